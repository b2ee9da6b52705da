//! What a player sets once and expects to find again.

use crate::storage::Saved;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// How much the graphics card is asked to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Quality {
    /// For software rendering and weak devices: plain light, coarse pieces.
    Low,
    /// One soft shadow less fine, no effects on the whole picture.
    Medium,
    /// Everything.
    #[default]
    High,
}

impl Quality {
    /// The level of anisotropy of textures: how sharp they are where they are seen at a slant.
    pub fn sharpness(self) -> f32 {
        match self {
            Quality::Low => 1.0,
            Quality::Medium => 4.0,
            Quality::High => 16.0,
        }
    }
}

/// How fast things move on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum MotionSpeed {
    /// No motion at all: things are where they belong at once.
    Instant,
    /// Twice as fast.
    Fast,
    /// As designed.
    #[default]
    Normal,
    /// Half as fast.
    Slow,
}

impl MotionSpeed {
    /// What a duration is multiplied by; 0 means without motion.
    pub fn factor(self) -> f32 {
        match self {
            MotionSpeed::Instant => 0.0,
            MotionSpeed::Fast => 0.5,
            MotionSpeed::Normal => 1.0,
            MotionSpeed::Slow => 2.0,
        }
    }
}

/// Which way the camera looks while two people play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum CameraTurn {
    /// It stays where the player put it.
    Off,
    /// It turns to the player whose turn it is.
    #[default]
    Turn,
    /// It always sits behind White.
    White,
    /// It always sits behind Black.
    Black,
}

/// Which colours mark squares. The shapes differ too, so that no palette is needed to tell them
/// apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Palette {
    /// The house's colours.
    #[default]
    Normal,
    /// Strong colours.
    HighContrast,
    /// Colours that stay apart with red-green or blue-yellow weakness (after Okabe and Ito).
    ColourBlind,
}

/// Everything on the settings page.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// BCP 47 name of the language; `None` follows the system.
    pub locale: Option<String>,
    /// What the player is called in games that are saved; empty if nobody said so.
    pub name: String,
    /// Graphics quality.
    pub quality: Quality,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Whether frames wait for the screen. Takes effect at the next start.
    pub vsync: bool,
    /// Most frames a second; 0 for no limit.
    pub frame_limit: u32,
    /// Loudness from 0 to 1.
    pub volume: f32,
    /// Speed of motion.
    pub motion: MotionSpeed,
    /// Camera behaviour.
    pub camera: CameraTurn,
    /// Colours of the marks.
    pub palette: Palette,
    /// Size of panels and text, 1 as designed; 0.75 to 2.
    pub ui_scale: f32,
    /// Whether hints can be asked for at chess.
    pub hints: bool,
    /// Whether an arrow shows what the opponent threatens at chess.
    pub threats: bool,
    /// Whether a bar shows how good the position is at chess.
    pub evaluation_bar: bool,
    /// Whether the best line is shown at chess.
    pub best_line: bool,
    /// Whether the computer thinks in the player's time, too, at chess with full strength.
    pub ponder: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            locale: None,
            name: String::new(),
            quality: Quality::default(),
            fullscreen: false,
            vsync: true,
            frame_limit: 0,
            volume: 0.8,
            motion: MotionSpeed::default(),
            camera: CameraTurn::default(),
            palette: Palette::default(),
            ui_scale: 1.0,
            hints: true,
            threats: false,
            evaluation_bar: false,
            best_line: false,
            ponder: false,
        }
    }
}

impl Settings {
    /// The most letters of the player's name.
    pub const LONGEST_NAME: usize = 40;
    /// Frames a second on a handheld while nothing moves.
    pub const CALM_FRAMES: u32 = 30;
    /// The sizes that the settings page offers.
    pub const UI_SCALES: [f32; 6] = [0.75, 0.9, 1.0, 1.25, 1.5, 2.0];
    /// The frame limits that the settings page offers; 0 is none.
    pub const FRAME_LIMITS: [u32; 4] = [0, 30, 60, 120];

    /// Brings numbers that a hand-edited file may hold back into their ranges.
    pub fn sanitised(mut self) -> Self {
        let within = |value: f32, low: f32, high: f32, otherwise: f32| {
            if value.is_finite() {
                value.clamp(low, high)
            } else {
                otherwise
            }
        };
        self.volume = within(self.volume, 0.0, 1.0, 0.8);
        self.ui_scale = within(self.ui_scale, 0.75, 2.0, 1.0);
        let name = self.name.trim().chars().filter(|it| !it.is_control());
        self.name = name.take(Self::LONGEST_NAME).collect();
        if self.frame_limit != 0 {
            self.frame_limit = self.frame_limit.clamp(10, 1000);
        }
        self
    }
}

impl Saved for Settings {
    const FILE: &'static str = "settings.ron";
    const VERSION: u32 = 1;
}

/// Words that the command line takes for a setting.
macro_rules! words {
    ($type:ident, $what:literal: $($word:literal => $value:ident),+ $(,)?) => {
        impl $type {
            /// Every value, in the order in which the settings page offers them.
            pub const ALL: &'static [$type] = &[$($type::$value),+];

            /// The word for it on the command line and in locale files.
            pub fn word(self) -> &'static str {
                match self { $($type::$value => $word),+ }
            }
        }

        impl FromStr for $type {
            type Err = String;

            fn from_str(word: &str) -> Result<Self, String> {
                match word {
                    $($word => Ok($type::$value),)+
                    _ => Err(format!(concat!("{:?} is no ", $what, "; there are: {}"), word, [$($word),+].join(", "))),
                }
            }
        }
    };
}

words!(Quality, "quality": "low" => Low, "medium" => Medium, "high" => High);
words!(MotionSpeed, "motion speed": "instant" => Instant, "fast" => Fast, "normal" => Normal, "slow" => Slow);
words!(CameraTurn, "camera setting": "off" => Off, "turn" => Turn, "white" => White, "black" => Black);
words!(Palette, "palette": "normal" => Normal, "high-contrast" => HighContrast, "colour-blind" => ColourBlind);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_values_agree() {
        for &quality in Quality::ALL {
            assert_eq!(quality.word().parse(), Ok(quality));
        }
        let error = "huge".parse::<Quality>().unwrap_err();
        assert!(error.contains("low, medium, high"), "{error}");
    }

    #[test]
    fn impossible_numbers_come_back_into_range() {
        let settings = Settings {
            volume: f32::NAN,
            ui_scale: 40.0,
            frame_limit: 1,
            ..Default::default()
        }
        .sanitised();
        assert_eq!(
            (settings.volume, settings.ui_scale, settings.frame_limit),
            (0.8, 2.0, 10)
        );
    }
}
