//! Platform differences that the game must know.
//!
//! A desktop has windows, files and other programs. On a handheld and in a browser the game fills the
//! screen and uses only its own files.

pub mod calendar;
pub mod directory;
pub mod files;
pub mod locale;
pub mod logbook;
pub mod speech;
pub mod storage;

use crate::app::settings::{Quality, Settings};
use std::{fmt, sync::Arc};

/// Whether the game runs in a browser, which paces the frames and has no threads.
pub const IN_BROWSER: bool = cfg!(target_family = "wasm");

/// Something that a browser has refused.
#[derive(Debug, Clone, Copy)]
pub enum Refused {
    /// To copy a text, or to read the clipboard.
    Clipboard,
    /// To open a file dialog without a new click.
    FileDialog,
}

/// Services of a handheld's system or a browser. The executor for it implements them.
pub trait Port: fmt::Debug + Send + Sync {
    /// Keeps the screen on, or lets the system turn it off.
    fn keep_awake(&self, awake: bool);

    /// Copies a text to the system's clipboard. Returns whether that succeeded, or `None` if the
    /// engine's clipboard must be used.
    fn copy(&self, text: &str) -> Option<bool>;

    /// Returns the text in the system's clipboard. `None` means that it is empty or that the
    /// engine's clipboard must be used.
    fn pasted(&self) -> Option<String>;

    /// Returns whether [`Port::pasted`] has no text before the player allows it. The system then asks the
    /// player, and presses Ctrl+V.
    fn pastes_later(&self) -> bool {
        false
    }

    /// Returns what the browser has refused since this was last asked. It can know that only later.
    fn refused(&self) -> Option<Refused> {
        None
    }

    /// Lets the player choose a text file. Returns whether the system can do that.
    fn open_file(&self) -> bool {
        false
    }

    /// Returns the content of the file that the player has chosen, once.
    fn opened_file(&self) -> Option<String> {
        None
    }

    /// Opens the system's dialog for sharing a text with another app. Returns whether it opened.
    fn share(&self, subject: &str, text: &str) -> bool;

    /// Shows or hides the on-screen keyboard. Returns whether that was requested; if not, the
    /// engine's window must do it.
    fn keyboard(&self, _wanted: bool) -> bool {
        false
    }

    /// Returns the language of the system as a BCP 47 tag.
    fn language(&self) -> Option<String>;

    /// Returns the safe-area insets of the window.
    fn margins(&self) -> Margins;

    /// Returns the number of physical pixels per density-independent pixel (1/160 inch), or `None`
    /// if the engine knows it.
    fn density(&self) -> Option<f64> {
        None
    }
}

/// Safe-area insets: strips along the window's edges that must stay free of panels, because of a
/// camera cutout or rounded corners. In physical pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Margins {
    /// Left edge.
    pub left: u16,
    /// Top edge.
    pub top: u16,
    /// Right edge.
    pub right: u16,
    /// Bottom edge.
    pub bottom: u16,
}

/// Kind of system on which the game runs.
#[derive(Debug, Clone, Default)]
pub enum Platform {
    /// Desktop computer.
    #[default]
    Desktop,
    /// Phone or tablet.
    Handheld(Arc<dyn Port>),
    /// Page in a browser on a computer with a mouse.
    Browser(Arc<dyn Port>),
}

impl Platform {
    /// Returns whether the player uses fingers on a small screen.
    pub fn is_handheld(&self) -> bool {
        matches!(self, Self::Handheld(_))
    }

    /// Returns whether the game uses only its own files. It then has no window settings, starts no
    /// other programs and opens no files elsewhere.
    pub fn is_sandboxed(&self) -> bool {
        self.port().is_some()
    }

    /// Returns the default settings. A handheld saves power with medium quality and
    /// a frame limit, and a browser is slower than the system that it runs on.
    pub fn settings(&self) -> Settings {
        match self {
            Self::Desktop => Settings::default(),
            Self::Handheld(_) | Self::Browser(_) => Settings {
                quality: Quality::Medium,
                frame_limit: 60,
                ..Settings::default()
            },
        }
    }

    /// Returns the services of a handheld's system.
    pub fn port(&self) -> Option<&dyn Port> {
        match self {
            Self::Desktop => None,
            Self::Handheld(port) | Self::Browser(port) => Some(&**port),
        }
    }
}

/// Imitation of a handheld on a desktop, with a camera cutout at the left edge. Tests use it to
/// play the game as on a phone.
#[derive(Debug, Default)]
pub struct Imitation {
    /// Density of the screen; `None` uses the desktop's.
    pub density: Option<f64>,
}

impl Port for Imitation {
    fn keep_awake(&self, _: bool) {}

    fn copy(&self, _: &str) -> Option<bool> {
        None
    }

    fn pasted(&self) -> Option<String> {
        None
    }

    /// Returns false, because a desktop has no sharing dialog.
    fn share(&self, _: &str, _: &str) -> bool {
        false
    }

    fn language(&self) -> Option<String> {
        None
    }

    fn margins(&self) -> Margins {
        Margins {
            left: 30,
            ..Margins::default()
        }
    }

    fn density(&self) -> Option<f64> {
        self.density
    }
}
