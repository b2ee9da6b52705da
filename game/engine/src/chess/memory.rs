//! Hints to the processor and the operating system about memory access.
//!
//! They only affect speed. The engine has no other unsafe code.

#![allow(unsafe_code)]

/// Starts loading the cache line of `place` without waiting for it. Does nothing on processors
/// without such an instruction.
#[inline(always)]
pub fn prefetch<T>(place: &T) {
    let place: *const T = place;
    // SAFETY: a prefetch neither reads nor writes anything that the program could observe, and
    // never faults. Every processor of this architecture has the instruction.
    #[cfg(target_arch = "x86_64")]
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(place.cast());
    }
    // SAFETY: as above.
    #[cfg(target_arch = "aarch64")]
    unsafe {
        std::arch::asm!(
            "prfm pldl1keep, [{place}]",
            place = in(reg) place,
            options(nostack, preserves_flags, readonly)
        );
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    let _ = place;
}

/// Asks for huge pages (<https://docs.kernel.org/admin-guide/mm/transhuge.html>) for memory that
/// has not been written to yet. A large table that is read at random misses the translation
/// lookaside buffer on nearly every access with small pages. Does nothing on other systems.
pub fn prefer_large_pages<T>(room: &[std::mem::MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        use std::ffi::{c_int, c_void};
        unsafe extern "C" {
            fn madvise(start: *mut c_void, bytes: usize, advice: c_int) -> c_int;
        }
        const PREFER_LARGE_PAGES: c_int = 14;
        const LARGE_PAGE: usize = 1 << 21;
        let bytes = size_of_val(room);
        let start = room.as_ptr().cast::<u8>();
        let before = start.align_offset(LARGE_PAGE);
        let whole = bytes.saturating_sub(before) / LARGE_PAGE * LARGE_PAGE;
        if whole > 0 {
            let start = start.wrapping_add(before).cast_mut().cast();
            // SAFETY: the range is made of whole pages inside an allocation that we hold, and the
            // advice never changes their contents. A refusal is harmless.
            let _ = unsafe { madvise(start, whole, PREFER_LARGE_PAGES) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = room;
}
