use serde::{Deserialize, Serialize};

use super::SlotSet;
use crate::{
    Random,
    cards::{Card, Deck, Rank, SlotId},
};

/// How many cards a round is played with, and how many of each rank.
const CARDS: usize = 52;
const OF_EACH_RANK: usize = 4;

/// One card of the mine in so many is gold.
const GOLD_ONCE_IN: u64 = 10;

/// The cards of a round in the order in which they are dealt (the mine's slots, the target, the
/// draw pile), and which slots have gold.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "DealParts")]
pub struct Deal {
    deck: Deck,
    gold: SlotSet,
}

/// Cards that no round can be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// Not 52 cards.
    #[error("a deck has {CARDS} cards, not {0}")]
    Cards(usize),
    /// Some rank is there more or less than four times.
    #[error("a deck has {OF_EACH_RANK} cards of each rank, not {count} of rank {rank}")]
    Rank {
        /// The rank.
        rank: Rank,
        /// How often it is there.
        count: usize,
    },
    /// Gold where no card of the mine lies.
    #[error(
        "only the cards of the mine can be gold, and there is no slot {slot} among its {slots}"
    )]
    Gold {
        /// Where the gold would have been.
        slot: SlotId,
        /// How many slots the mine has.
        slots: usize,
    },
}

impl Deal {
    /// These cards, with gold in these slots of a mine with so many. A card may be there twice as
    /// long as the ranks are right: no rule looks at suits.
    ///
    /// # Errors
    /// When the cards are not 52, four of each rank, or the mine lacks one of the slots.
    pub fn new(
        deck: Deck,
        gold: impl IntoIterator<Item = SlotId>,
        slots: usize,
    ) -> Result<Self, DealError> {
        if deck.len() != CARDS {
            return Err(DealError::Cards(deck.len()));
        }
        for rank in Rank::ALL {
            let count = deck.iter().filter(|card| card.rank == rank).count();
            if count != OF_EACH_RANK {
                return Err(DealError::Rank { rank, count });
            }
        }
        let mut golden = SlotSet::EMPTY;
        for slot in gold {
            if slot.index() >= slots {
                return Err(DealError::Gold { slot, slots });
            }
            golden = golden.with(slot);
        }
        Ok(Self { deck, gold: golden })
    }

    /// A shuffled deck, and gold by chance in a mine with so many slots.
    pub(super) fn by_chance(random: &mut Random, slots: usize) -> Self {
        let mut deck = Deck::standard();
        deck.shuffle(random);
        let slots = SlotSet::first(slots).iter();
        let gold = slots.filter(|_| random.once_in(GOLD_ONCE_IN)).collect();
        Self { deck, gold }
    }

    /// All cards, in the order in which they are dealt.
    pub const fn deck(&self) -> &Deck<Card> {
        &self.deck
    }

    /// A card that is there twice, as in no deck that can be dealt from.
    pub fn twice(&self) -> Option<Card> {
        let mut cards = self.deck.iter().enumerate();
        let twice = cards.find(|&(index, card)| self.deck.iter().take(index).any(|it| it == card));
        twice.map(|(_, card)| *card)
    }

    /// The slots whose cards are gold.
    pub const fn gold(&self) -> SlotSet {
        self.gold
    }
}

/// A deal in a save, not yet looked at.
#[derive(Deserialize)]
struct DealParts {
    deck: Deck,
    gold: SlotSet,
}

impl TryFrom<DealParts> for Deal {
    type Error = DealError;

    fn try_from(parts: DealParts) -> Result<Self, DealError> {
        Self::new(parts.deck, parts.gold.iter(), SlotSet::CAPACITY)
    }
}
