//! Replacement for the NDK's unwinder if there is no NDK. Each function aborts the program, which is only
//! linked and never run (tools/android/prove.py).
#![no_std]

fn end() -> ! {
    #[cfg(target_arch = "aarch64")]
    unsafe {
        core::arch::asm!("brk #1", options(noreturn))
    }
    #[cfg(target_arch = "x86_64")]
    unsafe {
        core::arch::asm!("ud2", options(noreturn))
    }
}

macro_rules! asked_for {
    ($($name:ident),+) => {$(
        #[unsafe(no_mangle)]
        extern "C" fn $name() -> ! {
            end()
        }
    )+};
}

asked_for!(
    _Unwind_Backtrace,
    _Unwind_DeleteException,
    _Unwind_FindEnclosingFunction,
    _Unwind_GetCFA,
    _Unwind_GetDataRelBase,
    _Unwind_GetGR,
    _Unwind_GetIP,
    _Unwind_GetIPInfo,
    _Unwind_GetLanguageSpecificData,
    _Unwind_GetRegionStart,
    _Unwind_GetTextRelBase,
    _Unwind_RaiseException,
    _Unwind_Resume,
    _Unwind_SetGR,
    _Unwind_SetIP
);
