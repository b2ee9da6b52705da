use crate::shortened;
use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::cards::SlotId;

/// A move, written as the number of a slot or as `draw`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Move the card of a slot onto the target.
    Take(SlotId),
    /// Turn the next card of the draw pile onto the target.
    Draw,
}

/// A text that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid move {0:?} (expected a slot number or draw)")]
pub struct ParseMoveError(String);

/// Text form of [`Move::Draw`].
const DRAW: &str = "draw";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(slot) => slot.fmt(f),
            Self::Draw => f.pad(DRAW),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.eq_ignore_ascii_case(DRAW) {
            return Ok(Self::Draw);
        }
        // `parse` alone would also accept a sign.
        let digits = text.bytes().all(|letter| letter.is_ascii_digit());
        match text.parse() {
            Ok(slot) if digits => Ok(Self::Take(SlotId(slot))),
            _ => Err(ParseMoveError(shortened(text))),
        }
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}
