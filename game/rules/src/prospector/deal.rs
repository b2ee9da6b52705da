use serde::{Deserialize, Serialize};

use super::SlotSet;
use crate::{
    Random,
    cards::{Card, Deck, Rank, SlotId},
};

/// Number of cards in a round: four of each of the 13 ranks.
const CARDS: usize = 52;
const OF_EACH_RANK: usize = 4;

/// One card of the mine in this many is gold, on average.
const GOLD_ONCE_IN: u64 = 10;

/// The cards of a round in dealing order (slots of the mine, target, draw pile) and the slots with
/// gold.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "DealParts")]
pub struct Deal {
    deck: Deck,
    gold: SlotSet,
}

/// Cards that no round can be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// The number of cards is not 52.
    #[error("invalid number of cards {0} (expected {CARDS})")]
    Cards(usize),
    /// A rank occurs more or less than four times.
    #[error("invalid number of cards of rank {rank}: {count} (expected {OF_EACH_RANK})")]
    Rank {
        /// Rank with the wrong count.
        rank: Rank,
        /// Number of cards of that rank.
        count: usize,
    },
    /// A slot with gold is not in the mine.
    #[error("invalid gold slot {slot} (expected 0 to {})", slots.saturating_sub(1))]
    Gold {
        /// Slot that should have gold.
        slot: SlotId,
        /// Number of slots in the mine.
        slots: usize,
    },
}

impl Deal {
    /// Builds a deal of these cards for a mine with `slots` slots. The same card can occur twice as
    /// long as the ranks are right, because no rule looks at suits.
    ///
    /// # Errors
    /// Returns an error unless there are 52 cards, four of each rank, and the mine has all slots
    /// with gold.
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

    /// Shuffles a deck and picks the gold for a mine with `slots` slots.
    pub(super) fn by_chance(random: &mut Random, slots: usize) -> Self {
        let mut deck = Deck::standard();
        deck.shuffle(random);
        let slots = SlotSet::first(slots).iter();
        let gold = slots.filter(|_| random.once_in(GOLD_ONCE_IN)).collect();
        Self { deck, gold }
    }

    /// Returns all cards in dealing order.
    pub const fn deck(&self) -> &Deck<Card> {
        &self.deck
    }

    /// Returns a card that occurs twice, if there is one; a standard deck has none.
    pub fn twice(&self) -> Option<Card> {
        let mut cards = self.deck.iter().enumerate();
        let twice = cards.find(|&(index, card)| self.deck.iter().take(index).any(|it| it == card));
        twice.map(|(_, card)| *card)
    }

    /// Returns the slots with gold.
    pub const fn gold(&self) -> SlotSet {
        self.gold
    }
}

/// A deal as it is saved, before it is checked.
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
