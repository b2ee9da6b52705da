//! Platform functions of the game in a browser.

use crate::host;
use parlour_shell::platform::{Margins, Port, Refused};

/// Functions of the page.
#[derive(Debug)]
pub struct BrowserPort;

impl Port for BrowserPort {
    fn keep_awake(&self, awake: bool) {
        host::keep_awake(awake);
    }

    fn copy(&self, text: &str) -> Option<bool> {
        Some(host::copy(text))
    }

    fn pasted(&self) -> Option<String> {
        host::pasted()
    }

    fn pastes_later(&self) -> bool {
        true
    }

    fn refused(&self) -> Option<Refused> {
        match host::refused()?.as_str() {
            "file" => Some(Refused::FileDialog),
            _ => Some(Refused::Clipboard),
        }
    }

    fn open_file(&self) -> bool {
        host::open_file();
        true
    }

    fn opened_file(&self) -> Option<String> {
        host::opened_file()
    }

    fn share(&self, subject: &str, text: &str) -> bool {
        host::save(subject, text);
        true
    }

    fn keyboard(&self, wanted: bool) -> bool {
        host::keyboard(wanted);
        true
    }

    fn language(&self) -> Option<String> {
        host::language()
    }

    fn margins(&self) -> Margins {
        Margins::default()
    }
}
