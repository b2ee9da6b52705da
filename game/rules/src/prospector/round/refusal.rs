use super::State;
use crate::{
    cards::{Card, SlotId},
    prospector::SlotSet,
};

/// A move was refused, and the round is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The round has ended.
    #[error("the round is {0}; nothing can be played any more")]
    Over(State),
    /// The mine has no such slot.
    #[error("there is no slot {slot}; the mine has slots 0 to {}", slots.saturating_sub(1))]
    NoSlot {
        /// The slot.
        slot: SlotId,
        /// How many slots there are.
        slots: usize,
    },
    /// The card was taken before.
    #[error("slot {0} is empty by now")]
    Gone(SlotId),
    /// Other cards lie on it.
    #[error("the card in slot {slot} lies face down under slot{} {}", plural(*covers), listed(*covers))]
    FaceDown {
        /// The slot.
        slot: SlotId,
        /// Those that lie on it.
        covers: SlotSet,
    },
    /// Its rank is no neighbour of the target's.
    #[error("{card} in slot {slot} does not fit on {target}")]
    DoesNotFit {
        /// The slot.
        slot: SlotId,
        /// Its card.
        card: Card,
        /// The target.
        target: Card,
    },
    /// The draw pile is empty.
    #[error("the draw pile is empty")]
    NothingToDraw,
}

fn plural(slots: SlotSet) -> &'static str {
    if slots.len() == 1 { "" } else { "s" }
}

fn listed(slots: SlotSet) -> String {
    let names: Vec<_> = slots.iter().map(|slot| slot.to_string()).collect();
    names.join(" and ")
}
