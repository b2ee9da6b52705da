use crate::shortened;
use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Rule sets.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Rules {
    /// FIDE's Laws of Chess.
    #[default]
    #[serde(rename = "standard")]
    Standard,
    /// Chess960: standard rules with one of 960 start positions and their castling (Guidelines II
    /// of the Laws).
    #[serde(rename = "960")]
    Chess960,
    /// Casual game without check and pins: a king can be left or put where it can be captured, and
    /// capturing it wins. Castling needs only the right and empty squares. A player without a move
    /// draws. Repetition and the fifty and seventy-five move rules hold as in standard chess.
    /// Insufficient material does not, because any piece can still capture a careless king.
    #[serde(rename = "casual")]
    Casual,
}

/// A text that is not the name of a rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown rules {0:?} (expected standard, 960 or casual)")]
pub struct ParseRulesError(String);

impl Rules {
    /// Every rule set.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Chess960, Self::Casual];

    /// Returns the name of the rule set: `standard`, `960` or `casual`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Chess960 => "960",
            Self::Casual => "casual",
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|rules| rules.name() == text)
            .ok_or_else(|| ParseRulesError(shortened(text)))
    }
}
