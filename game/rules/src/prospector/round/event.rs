use serde::{Deserialize, Serialize};

use crate::{
    cards::{Card, SlotId},
    prospector::score::RunScored,
};

/// Something that happened on the table, for a view to show in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// The target went to the discard pile, to make room for the next.
    Discarded {
        /// The old target.
        card: Card,
    },
    /// A card of the mine became the target.
    Taken {
        /// Where it lay.
        slot: SlotId,
        /// The card.
        card: Card,
        /// Whether it is gold.
        gold: bool,
        /// How many cards the run has with it, which is what it brought.
        chain: u32,
        /// The sum of the run with it, before gold doubles it.
        run: u64,
    },
    /// The top card of the draw pile became the target.
    Drawn {
        /// The card.
        card: Card,
        /// How many are left.
        left: usize,
    },
    /// A card of the mine is no longer covered and was turned face up.
    TurnedUp {
        /// Where it lies.
        slot: SlotId,
        /// The card.
        card: Card,
        /// Whether it is gold.
        gold: bool,
    },
    /// The open run was banked. A run without cards is not.
    #[serde(rename = "banked")]
    RunScored(RunScored),
    /// The mine is empty: the round is won, with these points.
    Won {
        /// The points, those carried from earlier rounds included.
        score: u64,
    },
    /// Nothing fits and nothing can be drawn: the round is lost, with these points.
    Lost {
        /// The points, those carried from earlier rounds included.
        score: u64,
    },

    /// Taking back: the round goes on after all.
    Reopened,
    /// Taking back: a run that was banked is open again.
    #[serde(rename = "unbanked")]
    RunReopened(RunScored),
    /// Taking back: a card of the mine is covered again, after being turned face down.
    TurnedDown {
        /// Where it lies.
        slot: SlotId,
        /// The card.
        card: Card,
        /// Whether it is gold.
        gold: bool,
    },
    /// Taking back: the target went back to its slot.
    PutBack {
        /// Where it lies again.
        slot: SlotId,
        /// The card.
        card: Card,
        /// Whether it is gold.
        gold: bool,
        /// How many cards the run has without it.
        chain: u32,
        /// The sum of the run without it, before gold doubles it.
        run: u64,
    },
    /// Taking back: the target went back onto the draw pile.
    Returned {
        /// The card.
        card: Card,
        /// How many cards the draw pile has with it.
        left: usize,
    },
    /// Taking back: the top card of the discard pile is the target again.
    Recalled {
        /// The target.
        card: Card,
    },
}

impl Event {
    /// What takes this back, if it is nothing that takes back itself.
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
