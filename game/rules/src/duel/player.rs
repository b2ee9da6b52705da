use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// One of the two players, by seat. A coin flip decides who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// Player in seat 0.
    One,
    /// Player in seat 1.
    Two,
}

impl Player {
    /// Both players, in order of seats.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// Returns the seat, 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the player in a seat.
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// Returns the other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

impl fmt::Display for Player {
    /// Writes the seat, counted from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.index() + 1)
    }
}

impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::from_index(usize::from(index))
            .ok_or_else(|| D::Error::custom(format!("invalid player {index} (expected 0 or 1)")))
    }
}
