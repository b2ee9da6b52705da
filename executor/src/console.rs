//! The console of Windows. The release program doesn't open one with the game.

/// Prints to the console from which the program was started, if there is one. Does nothing on other
/// systems, and in programs for development, which have a console.
#[allow(unsafe_code)]
pub fn attach() {
    #[cfg(all(windows, not(debug_assertions)))]
    {
        use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};
        // SAFETY: the function takes a number. Without a console it does nothing.
        let _ = unsafe { AttachConsole(ATTACH_PARENT_PROCESS) };
    }
}
