use serde::{Deserialize, Serialize};

use crate::{
    cards::{Card, SlotId},
    prospector::score::RunScored,
};

/// A change on the table. A view shows events in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// The old target moved to the discard pile to make room for the next.
    Discarded {
        /// Old target.
        card: Card,
    },
    /// A card of the mine became the target.
    Taken {
        /// Slot it came from.
        slot: SlotId,
        /// New target.
        card: Card,
        /// Whether it is gold.
        gold: bool,
        /// Number of cards in the run including it, which is also its value.
        chain: u32,
        /// Sum of the run including it, before gold doubles it.
        run: u64,
    },
    /// The top card of the draw pile became the target.
    Drawn {
        /// New target.
        card: Card,
        /// Number of cards left in the draw pile.
        left: usize,
    },
    /// A card of the mine is no longer covered and was turned face up.
    TurnedUp {
        /// Slot of the card.
        slot: SlotId,
        /// Card turned up.
        card: Card,
        /// Whether it is gold.
        gold: bool,
    },
    /// The open run ended and was added to the score. There is no event for a run without cards.
    #[serde(rename = "banked")]
    RunScored(RunScored),
    /// The mine is empty: the round is won.
    Won {
        /// Final points, including those carried from earlier rounds.
        score: u64,
    },
    /// No card fits and the draw pile is empty: the round is lost.
    Lost {
        /// Final points, including those carried from earlier rounds.
        score: u64,
    },

    /// Undo: the round is no longer over.
    Reopened,
    /// Undo: a run is open again, and its points are removed from the score.
    #[serde(rename = "unbanked")]
    RunReopened(RunScored),
    /// Undo: a card of the mine is covered again and was turned face down.
    TurnedDown {
        /// Slot of the card.
        slot: SlotId,
        /// Card turned down.
        card: Card,
        /// Whether it is gold.
        gold: bool,
    },
    /// Undo: the target moved back to its slot.
    PutBack {
        /// Slot it moved to.
        slot: SlotId,
        /// Card moved back.
        card: Card,
        /// Whether it is gold.
        gold: bool,
        /// Number of cards in the run without it.
        chain: u32,
        /// Sum of the run without it, before gold doubles it.
        run: u64,
    },
    /// Undo: the target moved back onto the draw pile.
    Returned {
        /// Card moved back.
        card: Card,
        /// Number of cards in the draw pile including it.
        left: usize,
    },
    /// Undo: the top card of the discard pile is the target again.
    Recalled {
        /// Target after the undo.
        card: Card,
    },
}

impl Event {
    /// Returns the event that undoes this one; `None` for undo events.
    pub(super) const fn reversed(self) -> Option<Self> {
        Some(match self {
            Self::Discarded { card } => Self::Recalled { card },
            Self::Taken {
                slot,
                card,
                gold,
                chain,
                run,
            } => Self::PutBack {
                slot,
                card,
                gold,
                chain: chain - 1,
                run: run - chain as u64,
            },
            Self::Drawn { card, left } => Self::Returned {
                card,
                left: left + 1,
            },
            Self::TurnedUp { slot, card, gold } => Self::TurnedDown { slot, card, gold },
            Self::RunScored(banked) => Self::RunReopened(banked),
            Self::Won { .. } | Self::Lost { .. } => Self::Reopened,
            Self::Reopened
            | Self::RunReopened(_)
            | Self::TurnedDown { .. }
            | Self::PutBack { .. }
            | Self::Returned { .. }
            | Self::Recalled { .. } => return None,
        })
    }
}
