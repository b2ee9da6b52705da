//! What a program can tell the machine about memory that it is about to use.
//!
//! Both are hints: without them everything is as it is, only slower. Nothing else in the engine is
//! unsafe.

#![allow(unsafe_code)]

/// Begins to bring the line of the processor's cache in which this lies, without waiting for it.
/// Where that cannot be said, nothing happens.
#[inline(always)]
pub fn prefetch<T>(place: &T) {
    let place: *const T = place;
    // SAFETY: a hint to the cache reads and writes nothing that the program could see and faults
    // nowhere, and a reference is a valid address besides. The instruction is part of what every
    // processor of the architecture has.
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

/// Asks for large pages for memory that has not been written to yet: where a table is read at
/// random, finding out where a page lies takes as long as reading it. Where that cannot be asked
/// for, nothing happens.
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
            // SAFETY: these are whole pages within memory of our own, and the advice changes
            // nothing about what is read from it. That it is not taken is no error.
            let _ = unsafe { madvise(start, whole, PREFER_LARGE_PAGES) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = room;
}
