use serde::{Deserialize, Serialize};

use super::CardId;

/// An action that a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Intent {
    /// Exchange these cards of the first hand; possibly none (rule 7).
    Mulligan(HandPlaces),
    /// Play a card from the hand (rule 9).
    Play {
        /// Card to play.
        card: CardId,
        /// Number of friendly minions to the left of the new one; `None` puts it at the right end.
        /// `None` for spells.
        #[serde(default)]
        position: Option<u8>,
        /// Chosen target, if the card needs one.
        #[serde(default)]
        target: Option<CardId>,
    },
    /// Attack (rule 14).
    Attack {
        /// Friendly minion or hero.
        attacker: CardId,
        /// Enemy minion or hero.
        target: CardId,
    },
    /// End the turn (rule 6).
    EndTurn,
    /// Concede the match (rule 16).
    Concede,
}

/// A set of places in a hand, counted from 0 at the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HandPlaces(u16);

impl HandPlaces {
    /// Empty set.
    pub const NONE: Self = Self(0);

    /// Adds a place. Places from 16 are ignored; no hand has as many cards.
    #[must_use]
    pub const fn with(self, place: usize) -> Self {
        if place < 16 {
            Self(self.0 | 1 << place)
        } else {
            self
        }
    }

    /// Returns whether a place is in the set.
    pub const fn contains(self, place: usize) -> bool {
        place < 16 && self.0 & 1 << place != 0
    }

    /// Returns the number of places.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the places from the left.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |&place| self.contains(place))
    }
}

impl FromIterator<usize> for HandPlaces {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, Self::with)
    }
}
