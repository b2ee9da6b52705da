//! Settings of the system's memory allocator.

/// Makes large blocks, such as textures, return to the system as soon as they are freed.
///
/// By default, glibc does this only for blocks above a threshold, which grows to up to 32 MB with the
/// size of the freed ones (<https://man7.org/linux/man-pages/man3/mallopt.3.html>). Textures of a
/// table that was left then stay in the memory of the program, between smaller blocks that are still
/// in use. Does nothing on other systems.
#[allow(unsafe_code)]
pub fn return_large_blocks() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        use std::ffi::c_int;
        unsafe extern "C" {
            fn mallopt(parameter: c_int, value: c_int) -> c_int;
        }
        const MMAP_THRESHOLD: c_int = -3;
        const BYTES: c_int = 128 * 1024;
        // SAFETY: the function takes two numbers, and nothing else runs yet. A refusal is harmless.
        let _ = unsafe { mallopt(MMAP_THRESHOLD, BYTES) };
    }
}

#[cfg(all(test, target_os = "linux", target_env = "gnu"))]
mod tests {
    use super::*;

    /// Returns the resident memory of this process, in pages of 4 KB.
    fn resident() -> usize {
        let numbers = std::fs::read_to_string("/proc/self/statm").unwrap();
        numbers.split(' ').nth(1).unwrap().parse().unwrap()
    }

    #[test]
    fn freed_blocks_return_to_the_system_although_smaller_ones_lie_between_them() {
        const BLOCK: usize = 1 << 20;
        return_large_blocks();
        // Without the setting, freeing this raises the threshold above the size of a block.
        drop(std::hint::black_box(vec![1_u8; 8 * BLOCK]));
        let (mut blocks, mut small) = (Vec::new(), Vec::new());
        for _ in 0..64 {
            blocks.push(vec![1_u8; BLOCK]);
            small.push(vec![1_u8; 64]);
        }
        let before = resident();
        drop(blocks);
        let freed = before.saturating_sub(resident()) * 4096;
        assert!(freed > 48 * BLOCK, "{freed} bytes returned");
        assert_eq!(small.len(), 64);
    }
}
