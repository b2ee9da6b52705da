//! Messages before there is a window. On Windows, the release program doesn't open a console with the
//! game.

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

/// Shows why the game can't start in a window of the system, if there is no console to print it to.
/// Does nothing on other systems.
#[cfg_attr(not(windows), expect(unused_variables))]
#[allow(unsafe_code)]
pub fn show(message: &str) {
    #[cfg(windows)]
    {
        use std::{ffi::OsStr, os::windows::ffi::OsStrExt, ptr::null_mut};
        use windows_sys::Win32::{
            System::Console::GetConsoleWindow,
            UI::WindowsAndMessaging::{MB_ICONERROR, MB_OK, MessageBoxW},
        };
        let text = |text: &str| -> Vec<u16> {
            let text = OsStr::new(text).encode_wide();
            text.chain([0]).collect()
        };
        let (message, title) = (text(message), text("Parlour"));
        // SAFETY: both texts end with 0 and live until the window is closed. It has no parent.
        unsafe {
            if GetConsoleWindow().is_null() {
                MessageBoxW(
                    null_mut(),
                    message.as_ptr(),
                    title.as_ptr(),
                    MB_OK | MB_ICONERROR,
                );
            }
        }
    }
}
