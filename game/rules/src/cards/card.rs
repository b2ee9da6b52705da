use crate::shortened;
use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{Rank, Suit};

/// A playing card, written as its rank and its suit: `7d`, `Tc`, `As`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// Rank of the card.
    pub rank: Rank,
    /// Suit of the card.
    pub suit: Suit,
}

/// A text that is not a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseCardError {
    /// It has more or fewer than two characters.
    #[error("invalid card {0:?} (expected a rank and a suit, such as 7d or Tc)")]
    Length(String),
    /// The first character is not a rank.
    #[error("invalid card {0:?}: unknown rank {1:?} (expected one of A23456789TJQK)")]
    Rank(String, char),
    /// The second character is not a suit.
    #[error("invalid card {0:?}: unknown suit {1:?} (expected c, d, h or s)")]
    Suit(String, char),
}

impl Card {
    /// Builds a card.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self { rank, suit }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.letter(), self.suit.letter())
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    /// Parses a card; letters can be upper or lower case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(ParseCardError::Length(shortened(text)));
        };
        Ok(Self {
            rank: Rank::from_letter(rank)
                .ok_or_else(|| ParseCardError::Rank(text.to_owned(), rank))?,
            suit: Suit::from_letter(suit)
                .ok_or_else(|| ParseCardError::Suit(text.to_owned(), suit))?,
        })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}
