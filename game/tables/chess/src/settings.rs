//! Settings of the chess table.

use parlour_shell::{
    app::settings::{Settings, step},
    platform::storage::Saved,
    scene::camera::View,
};
use serde::{Deserialize, Serialize};

/// Camera's side of the table while two people play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum CameraTurn {
    /// The camera stays where the player puts it.
    Off,
    /// The camera turns to the side to move.
    #[default]
    Turn,
    /// The camera is always behind White.
    White,
    /// The camera is always behind Black.
    Black,
}

impl CameraTurn {
    /// All values, in the order of the settings page.
    pub const ALL: &'static [Self] = &[Self::Off, Self::Turn, Self::White, Self::Black];

    /// Returns the suffix of the value's locale key.
    pub fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Turn => "turn",
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

/// Settings of the chess table. They are fields of the shell's settings file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ChessSettings {
    /// Preferred view of the board.
    pub view: View,
    /// Camera's side of the table.
    pub camera: CameraTurn,
    /// Whether hints are offered.
    pub hints: bool,
    /// Whether the opponent's threat is shown as an arrow.
    pub threats: bool,
    /// Whether there is an evaluation bar.
    pub evaluation_bar: bool,
    /// Whether the engine's best line is shown.
    pub best_line: bool,
    /// Whether the built-in engine thinks during the player's turn. Low levels never do.
    pub ponder: bool,
}

impl Default for ChessSettings {
    fn default() -> Self {
        Self {
            view: View::default(),
            camera: CameraTurn::default(),
            hints: true,
            threats: false,
            evaluation_bar: false,
            best_line: false,
            ponder: false,
        }
    }
}

impl Saved for ChessSettings {
    const FILE: &'static str = Settings::FILE;
    const VERSION: u32 = Settings::VERSION;
}

/// One of the settings: a row of the settings page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChessSetting {
    /// Preferred view of the board.
    View,
    /// Camera movement when the turn changes.
    Camera,
    /// Hints.
    Hints,
    /// Arrow of the opponent's threat.
    Threats,
    /// Evaluation bar.
    EvaluationBar,
    /// Engine's best line.
    BestLine,
    /// Thinking during the player's turn.
    Ponder,
}

impl ChessSetting {
    /// All settings in the order of the page.
    pub const ALL: [Self; 7] = [
        Self::View,
        Self::Camera,
        Self::Hints,
        Self::Threats,
        Self::EvaluationBar,
        Self::BestLine,
        Self::Ponder,
    ];

    /// Returns the suffix of its locale keys, which is also its name in the trace.
    pub fn name(self) -> &'static str {
        match self {
            Self::View => "view",
            Self::Camera => "camera",
            Self::Hints => "hints",
            Self::Threats => "threats",
            Self::EvaluationBar => "evaluation-bar",
            Self::BestLine => "best-line",
            Self::Ponder => "ponder",
        }
    }
}

impl ChessSettings {
    /// Returns the locale key of the value of a setting with more than two values.
    pub fn value(&self, setting: ChessSetting) -> Option<String> {
        match setting {
            ChessSetting::View => Some(format!("view-{}", self.view.word())),
            ChessSetting::Camera => Some(format!("camera-{}", self.camera.word())),
            _ => None,
        }
    }

    /// Returns whether a setting is on; `None` if it has more than two values.
    pub fn switch(&self, setting: ChessSetting) -> Option<bool> {
        match setting {
            ChessSetting::View | ChessSetting::Camera => None,
            ChessSetting::Hints => Some(self.hints),
            ChessSetting::Threats => Some(self.threats),
            ChessSetting::EvaluationBar => Some(self.evaluation_bar),
            ChessSetting::BestLine => Some(self.best_line),
            ChessSetting::Ponder => Some(self.ponder),
        }
    }

    /// Sets everything on the settings page to its default.
    pub fn reset(&mut self) {
        let usual = Self::default();
        self.view = usual.view;
        self.camera = usual.camera;
        self.hints = usual.hints;
        self.threats = usual.threats;
        self.evaluation_bar = usual.evaluation_bar;
        self.best_line = usual.best_line;
        self.ponder = usual.ponder;
    }

    /// Changes a setting to its next (1) or previous (-1) value.
    pub fn change(&mut self, setting: ChessSetting, by: i8) {
        let switch = match setting {
            ChessSetting::View => {
                self.view = step(View::ALL, self.view, by);
                return;
            }
            ChessSetting::Camera => {
                self.camera = step(CameraTurn::ALL, self.camera, by);
                return;
            }
            ChessSetting::Hints => &mut self.hints,
            ChessSetting::Threats => &mut self.threats,
            ChessSetting::EvaluationBar => &mut self.evaluation_bar,
            ChessSetting::BestLine => &mut self.best_line,
            ChessSetting::Ponder => &mut self.ponder,
        };
        *switch = !*switch;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_comes_round_to_where_it_began() {
        for setting in ChessSetting::ALL {
            let start = ChessSettings::default();
            let mut there = start.clone();
            there.change(setting, 1);
            assert_ne!(there, start, "{setting:?} does something");
            there.change(setting, -1);
            assert_eq!(there, start, "{setting:?} can be taken back");
            there.change(setting, 1);
            there.reset();
            assert_eq!(there, start, "{setting:?} can be reset");
        }
    }
}
