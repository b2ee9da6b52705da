use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the four suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

/// The color in which a suit is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tint {
    /// Clubs and spades.
    Black,
    /// Diamonds and hearts.
    Red,
}

impl Suit {
    /// Every suit, in the order of a new deck.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// Returns 0 for clubs to 3 for spades.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the lower-case letter of the suit: c d h s.
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'c',
            Self::Diamonds => 'd',
            Self::Hearts => 'h',
            Self::Spades => 's',
        }
    }

    /// Parses a letter in upper or lower case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_lowercase() {
            'c' => Self::Clubs,
            'd' => Self::Diamonds,
            'h' => Self::Hearts,
            's' => Self::Spades,
            _ => return None,
        })
    }

    /// Returns the color in which the suit is printed.
    pub const fn tint(self) -> Tint {
        match self {
            Self::Clubs | Self::Spades => Tint::Black,
            Self::Diamonds | Self::Hearts => Tint::Red,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Clubs => "clubs",
            Self::Diamonds => "diamonds",
            Self::Hearts => "hearts",
            Self::Spades => "spades",
        })
    }
}
