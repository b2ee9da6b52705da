//! The system under the game, as far as the game must know it: a computer with windows, files and
//! other programs, or a handheld, where the game is alone on the screen and keeps to its own folder.

use crate::settings::{Quality, Settings};
use std::{fmt, sync::Arc};

/// What a handheld's system does for the game. The executor for that system brings it.
pub trait Port: fmt::Debug + Send + Sync {
    /// Keeps the screen on, or lets it go dark as the system sees fit.
    fn keep_awake(&self, awake: bool);

    /// Puts a text into the system's clipboard. Whether that was done; `None` if the engine's own way
    /// to a clipboard leads there.
    fn copy(&self, text: &str) -> Option<bool>;

    /// The text in the system's clipboard, if there is one and the engine's own way does not lead to it.
    fn pasted(&self) -> Option<String>;

    /// Lets the player hand a text on to another program, chosen there. Whether that was begun.
    fn share(&self, subject: &str, text: &str) -> bool;

    /// Shows the keyboard on the screen, or takes it away. Whether that was asked for; if not, the engine's
    /// window does it.
    fn keyboard(&self, _wanted: bool) -> bool {
        false
    }

    /// The language that the system is set to, as a BCP 47 name.
    fn language(&self) -> Option<String>;

    /// What of the window has no place for panels.
    fn margins(&self) -> Margins;

    /// How many pixels of the screen are one of the system's, of which 160 make an inch; `None` if the
    /// engine knows.
    fn density(&self) -> Option<f64> {
        None
    }
}

/// Strips along the window's edges where panels would not be seen, behind a camera's hole or round
/// corners; in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Margins {
    /// At the left.
    pub left: u16,
    /// Above.
    pub top: u16,
    /// At the right.
    pub right: u16,
    /// Below.
    pub bottom: u16,
}

/// The system.
#[derive(Debug, Clone, Default)]
pub enum Platform {
    /// A computer.
    #[default]
    Desktop,
    /// A phone or a tablet.
    Handheld(Arc<dyn Port>),
}

impl Platform {
    /// Whether the game is alone on the screen and keeps to its own folder: no window to change, no
    /// other programs to start, no files elsewhere.
    pub fn is_handheld(&self) -> bool {
        matches!(self, Self::Handheld(_))
    }

    /// What is set before the player has set anything.
    pub fn settings(&self) -> Settings {
        match self {
            Self::Desktop => Settings::default(),
            Self::Handheld(_) => Settings {
                quality: Quality::Medium,
                frame_limit: 60,
                ..Settings::default()
            },
        }
    }

    /// The port, on a handheld.
    pub fn port(&self) -> Option<&dyn Port> {
        match self {
            Self::Desktop => None,
            Self::Handheld(port) => Some(&**port),
        }
    }
}

/// A handheld as far as a desktop can be one, with a hole at its left edge: tests play the game as it
/// is there.
#[derive(Debug, Default)]
pub struct Imitation {
    /// How fine its screen is, if not as the desktop's.
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

    /// There is nobody to share with.
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
