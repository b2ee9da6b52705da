use crate::shortened;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// One of the thirteen ranks, written as its letter: A 2 3 4 5 6 7 8 9 T J Q K.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // their names say it
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// Every rank, from ace to king.
    pub const ALL: [Self; 13] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
    ];

    /// Letters of [`Rank::ALL`], in the same order.
    pub const LETTERS: &'static str = "A23456789TJQK";

    /// Returns 0 for the ace to 12 for the king.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns 1 for the ace to 13 for the king.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the letter of the rank, in upper case.
    pub const fn letter(self) -> char {
        Self::LETTERS.as_bytes()[self.index()] as char
    }

    /// Parses a letter in upper or lower case.
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|rank| rank.letter() == letter)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.letter().encode_utf8(&mut [0; 4]))
    }
}

impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut letters = text.chars();
        letters
            .next()
            .filter(|_| letters.next().is_none())
            .and_then(Self::from_letter)
            .ok_or_else(|| {
                D::Error::custom(format!(
                    "unknown rank {:?} (expected one of {})",
                    shortened(&text),
                    Self::LETTERS
                ))
            })
    }
}
