use serde::{Deserialize, Serialize};

use super::CardId;

/// What a player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Intent {
    /// To exchange these cards of the first hand, or none (rule 7).
    Mulligan(HandPlaces),
    /// To play a card from the hand (rule 9).
    Play {
        /// Which.
        card: CardId,
        /// Under how many own minions from the left it goes, 0 for the very left; to the right end
        /// without this. Nothing for a spell.
        #[serde(default)]
        position: Option<u8>,
        /// What was chosen, if something has to be.
        #[serde(default)]
        target: Option<CardId>,
    },
    /// To attack (rule 14).
    Attack {
        /// The own minion or hero.
        attacker: CardId,
        /// The enemy minion or hero.
        target: CardId,
    },
    /// To end the turn (rule 6).
    EndTurn,
    /// To give up (rule 16).
    Concede,
}

/// Places in a hand, counted from 0 at the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HandPlaces(u16);

impl HandPlaces {
    /// None.
    pub const NONE: Self = Self(0);

    /// These and one more. Hands are not so large that a place from 16 on could be meant: it is
    /// left out.
    #[must_use]
    pub const fn with(self, place: usize) -> Self {
        if place < 16 {
            Self(self.0 | 1 << place)
        } else {
            self
        }
    }

    /// Whether it is one of them.
    pub const fn contains(self, place: usize) -> bool {
        place < 16 && self.0 & 1 << place != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, from the left.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |&place| self.contains(place))
    }
}

impl FromIterator<usize> for HandPlaces {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, Self::with)
    }
}
