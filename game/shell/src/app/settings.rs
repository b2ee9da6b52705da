//! Settings that the player changes on the settings page, and the words for them on the command
//! line.

use crate::{
    app::{key_bindings::KeyBindings, options::UnknownWord},
    platform::storage::Saved,
};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    str::FromStr,
};

/// Graphics quality.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Quality {
    /// For software rendering and weak devices: simple lighting and simplified models.
    Low,
    /// Coarser shadows, and no post-processing.
    Medium,
    /// All effects.
    #[default]
    High,
}

impl Quality {
    /// Returns the pixels that are rendered for each pixel of the window, in each direction. More
    /// than one smooths the edges that the renderer leaves jagged.
    pub fn detail(self) -> f32 {
        match self {
            Quality::Low | Quality::Medium => 1.0,
            Quality::High => 1.5,
        }
    }

    /// Returns the anisotropy level of textures: their sharpness at a slant.
    pub fn sharpness(self) -> f32 {
        match self {
            Quality::Low => 1.0,
            Quality::Medium => 4.0,
            Quality::High => 16.0,
        }
    }
}

/// Animation speed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum MotionSpeed {
    /// No animation: everything is in place at once.
    Instant,
    /// Half the normal durations.
    Fast,
    /// Durations as designed.
    #[default]
    Normal,
    /// Twice the normal durations.
    Slow,
}

impl MotionSpeed {
    /// Returns the factor by which durations are multiplied. 0 means no animation.
    pub fn factor(self) -> f32 {
        match self {
            MotionSpeed::Instant => 0.0,
            MotionSpeed::Fast => 0.5,
            MotionSpeed::Normal => 1.0,
            MotionSpeed::Slow => 2.0,
        }
    }
}

/// Colors of the marks on squares. Their shapes also differ, so that color is never the only
/// difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Palette {
    /// Colors that match the table.
    #[default]
    Normal,
    /// Saturated colors.
    HighContrast,
    /// Colors that stay distinct with a red-green or blue-yellow deficiency (Okabe and Ito's
    /// palette).
    ColourBlind,
}

/// All settings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language as a BCP 47 tag. `None` follows the system.
    pub locale: Option<String>,
    /// Player's name in saved games; empty if none was entered.
    pub name: String,
    /// Graphics quality.
    pub quality: Quality,
    /// Whether the window is full screen.
    pub fullscreen: bool,
    /// Whether frames are synchronized with the display. Changes apply at the next start.
    pub vsync: bool,
    /// Greatest number of frames per second; 0 for no limit.
    pub frame_limit: u32,
    /// Volume of sound effects from 0 to 1.
    pub volume: f32,
    /// Volume of the sounds of the room from 0 to 1.
    pub ambience: f32,
    /// Volume of the music from 0 to 1.
    pub music: f32,
    /// Animation speed.
    pub motion: MotionSpeed,
    /// Colors of the marks.
    pub palette: Palette,
    /// Scale of panels and text, from 0.75 to 2.
    pub ui_scale: f32,
    /// Whether panels are opaque and their text white.
    pub high_contrast: bool,
    /// Whether motion that is only decoration is left out.
    pub reduce_motion: bool,
    /// Whether moves, messages and selected buttons are spoken.
    pub speech: bool,
    /// Chosen styles, by the names of their kinds. Without one, the first of its kind is shown.
    pub styles: BTreeMap<String, String>,
    /// Changed keys of each table, by its name.
    pub keys: BTreeMap<String, KeyBindings>,
    /// Tables, by name, whose tutorial is not to be offered: it was declined or completed.
    pub tutorials: BTreeSet<String>,
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
            ambience: 0.3,
            music: 0.0,
            motion: MotionSpeed::default(),
            palette: Palette::default(),
            ui_scale: 1.0,
            high_contrast: false,
            reduce_motion: false,
            speech: false,
            styles: BTreeMap::new(),
            keys: BTreeMap::new(),
            tutorials: BTreeSet::new(),
        }
    }
}

impl Settings {
    /// Greatest length of the player's name, in characters.
    pub const LONGEST_NAME: usize = 40;
    /// UI scales that the settings page offers.
    pub const UI_SCALES: [f32; 6] = [0.75, 0.9, 1.0, 1.25, 1.5, 2.0];
    /// Frame limits that the settings page offers; 0 is none.
    pub const FRAME_LIMITS: [u32; 4] = [0, 30, 60, 120];

    /// Returns the factor by which the durations of decoration are multiplied: camera travel,
    /// shaking and floating. 0 means none.
    pub fn flourish(&self) -> f32 {
        match self.reduce_motion {
            true => 0.0,
            false => self.motion.factor(),
        }
    }

    /// Corrects values that a file edited by hand can hold: clamps numbers to their ranges,
    /// replaces NaN by the default, and cleans up the name.
    pub fn sanitised(mut self) -> Self {
        let within = |value: f32, low: f32, high: f32, otherwise: f32| {
            if value.is_finite() {
                value.clamp(low, high)
            } else {
                otherwise
            }
        };
        let usual = Self::default();
        self.volume = within(self.volume, 0.0, 1.0, usual.volume);
        self.ambience = within(self.ambience, 0.0, 1.0, usual.ambience);
        self.music = within(self.music, 0.0, 1.0, usual.music);
        self.ui_scale = within(self.ui_scale, 0.75, 2.0, 1.0);
        self.keys.retain(|_, keys| keys.is_valid());
        self.name.retain(|letter| !letter.is_control());
        let name: String = self.name.trim().chars().take(Self::LONGEST_NAME).collect();
        self.name = name.trim_end().to_owned();
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

/// Returns the value `by` steps after `now` in `all`, wrapping around.
pub fn step<T: Copy + PartialEq>(all: &[T], now: T, by: i8) -> T {
    let count = all.len() as i32;
    let index = all.iter().position(|value| *value == now).unwrap_or(0) as i32;
    all[(index + i32::from(by)).rem_euclid(count.max(1)) as usize]
}

/// Implements conversion between a setting's values and their words on the command line.
macro_rules! words {
    ($type:ident, $what:literal: $($word:literal => $value:ident),+ $(,)?) => {
        impl $type {
            /// All values, in the order of the settings page.
            pub const ALL: &'static [$type] = &[$($type::$value),+];

            /// Returns the word for this value on the command line and in locale keys.
            pub fn word(self) -> &'static str {
                match self { $($type::$value => $word),+ }
            }
        }

        impl FromStr for $type {
            type Err = UnknownWord;

            fn from_str(word: &str) -> Result<Self, UnknownWord> {
                match word {
                    $($word => Ok($type::$value),)+
                    _ => Err(UnknownWord::new($what, word, &[$($word),+])),
                }
            }
        }
    };
}

words!(Quality, "quality": "low" => Low, "medium" => Medium, "high" => High);
words!(MotionSpeed, "motion speed": "instant" => Instant, "fast" => Fast, "normal" => Normal, "slow" => Slow);
words!(Palette, "palette": "normal" => Normal, "high-contrast" => HighContrast, "colour-blind" => ColourBlind);

/// Properties that hold for every input text, run by the fuzz target `settings` and by a test on
/// stable Rust. Not part of the public interface.
pub mod fuzzing {
    use super::Settings;

    /// Reads a text as settings. Checks that nothing panics, that corrected settings stay as they
    /// are when they are corrected again, and that they are written so that they read back.
    ///
    /// # Panics
    /// Panics if one of these does not hold.
    pub fn settings(text: &str) {
        let Ok(settings) = ron::from_str::<Settings>(text) else {
            return;
        };
        let settings = settings.sanitised();
        assert_eq!(settings.clone().sanitised(), settings);
        assert!((0.0..=1.0).contains(&settings.volume), "{settings:?}");
        assert!((0.75..=2.0).contains(&settings.ui_scale), "{settings:?}");
        let written = ron::to_string(&settings);
        let again = written.map(|text| ron::from_str(&text));
        assert_eq!(again, Ok(Ok(settings)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_settings_are_read_or_refused() {
        let settings = Settings {
            locale: Some("de-DE".to_owned()),
            name: "Ada \"Q\" Lovelace".to_owned(),
            ..Settings::default()
        };
        let example = ron::to_string(&settings).unwrap();
        fuzzing::settings(&example);
        let long = "W".repeat(Settings::LONGEST_NAME - 1) + " W";
        for name in [&long, "\0 Ada \0"] {
            let name = name.to_owned();
            let corrected = Settings {
                name,
                ..settings.clone()
            };
            fuzzing::settings(&ron::to_string(&corrected).unwrap());
        }
        let scraps = [
            "",
            "\"",
            "(",
            ")",
            "9999999999",
            "-",
            ".",
            "NaN",
            "inf",
            "\0",
            " ",
            "é",
            "1e39",
        ];
        for (at, _) in example.char_indices() {
            for scrap in scraps {
                let (before, behind) = example.split_at(at);
                fuzzing::settings(&format!("{before}{scrap}{behind}"));
                fuzzing::settings(&format!("{before}{scrap}{}", &behind[1..]));
            }
        }
    }

    #[test]
    fn words_and_values_agree() {
        for &quality in Quality::ALL {
            assert_eq!(quality.word().parse(), Ok(quality));
        }
        let error = "huge".parse::<Quality>().unwrap_err();
        let message = r#"unknown quality "huge" (expected low, medium or high)"#;
        assert_eq!(error.to_string(), message);
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
