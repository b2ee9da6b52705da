use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// One of the two who play, by seat. Who begins is decided by a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// Seat 0.
    One,
    /// Seat 1.
    Two,
}

impl Player {
    /// Both, in the order of their seats.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The seat: 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Who sits there, if there is such a seat.
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The other one.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

impl fmt::Display for Player {
    /// The seat, counted from 1.
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
            .ok_or_else(|| D::Error::custom(format!("a player is 0 or 1, not {index}")))
    }
}
