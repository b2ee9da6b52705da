//! Memory of the transposition table, and hints to the processor and the operating system about
//! it.
//!
//! The engine has no other unsafe code.

#![allow(unsafe_code)]

use std::{
    alloc::{Layout, alloc_zeroed, dealloc},
    ops::Deref,
    ptr::NonNull,
    sync::atomic::AtomicU64,
};

/// A cache line of four pairs of words.
#[repr(align(64))]
pub struct CacheLine(pub [[AtomicU64; 2]; 4]);

/// Cache lines that are zero at first.
///
/// The system provides a page when it is first written to. So even many gibibytes are there at
/// once.
pub struct CacheLines {
    start: NonNull<u8>,
    layout: Layout,
    /// Part of the allocation that begins at a multiple of the size of a cache line.
    lines: NonNull<[CacheLine]>,
}

impl CacheLines {
    /// Allocates this number of lines, or returns `None` if there is not enough memory.
    pub fn new(count: usize) -> Option<Self> {
        const LINE: usize = size_of::<CacheLine>();
        // An allocator that is asked for such an alignment clears the memory by writing to it.
        let bytes = count.checked_add(1)?.checked_mul(LINE)?;
        let layout = Layout::array::<u8>(bytes).ok()?;
        // SAFETY: the layout has at least the bytes of one line.
        let start = NonNull::new(unsafe { alloc_zeroed(layout) })?;
        let before = start.addr().get().wrapping_neg() % LINE;
        // SAFETY: this is less than one line, and there is one more line than needed.
        let first = unsafe { start.add(before) }.cast();
        Some(Self {
            start,
            layout,
            lines: NonNull::slice_from_raw_parts(first, count),
        })
    }
}

impl Deref for CacheLines {
    type Target = [CacheLine];

    #[inline(always)]
    fn deref(&self) -> &[CacheLine] {
        // SAFETY: the lines are aligned, inside the allocation and initialized: zero bytes are
        // valid integers. They change only through atomic operations.
        unsafe { self.lines.as_ref() }
    }
}

impl Drop for CacheLines {
    fn drop(&mut self) {
        // SAFETY: it was allocated with this layout, and nothing refers to it any longer.
        unsafe { dealloc(self.start.as_ptr(), self.layout) }
    }
}

// SAFETY: the allocation belongs to this value alone, and threads can share atomic integers.
unsafe impl Send for CacheLines {}
// SAFETY: as above.
unsafe impl Sync for CacheLines {}

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
/// has not been written to yet. A table that is read at random misses the translation
/// lookaside buffer on nearly every access with small pages. Does nothing on other systems.
pub fn prefer_large_pages(lines: &[CacheLine]) {
    #[cfg(target_os = "linux")]
    {
        use std::ffi::{c_int, c_void};
        unsafe extern "C" {
            fn madvise(start: *mut c_void, bytes: usize, advice: c_int) -> c_int;
        }
        const PREFER_LARGE_PAGES: c_int = 14;
        const LARGE_PAGE: usize = 1 << 21;
        let bytes = size_of_val(lines);
        let start = lines.as_ptr().cast::<u8>();
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
    let _ = lines;
}
