use super::State;
use crate::{
    cards::{Card, SlotId},
    prospector::SlotSet,
};

/// Reason why a move was refused; the round is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The round is over.
    #[error("the round is over: {0}")]
    Over(State),
    /// The mine does not have the slot.
    #[error("unknown slot {slot} (expected 0 to {})", slots.saturating_sub(1))]
    NoSlot {
        /// Slot asked for.
        slot: SlotId,
        /// Number of slots in the mine.
        slots: usize,
    },
    /// The slot is empty.
    #[error("slot {0} is already empty")]
    Gone(SlotId),
    /// Other cards cover it.
    #[error("the card in slot {slot} is face down under slot{} {}", plural(*covers), listed(*covers))]
    FaceDown {
        /// Slot asked for.
        slot: SlotId,
        /// Slots that cover it.
        covers: SlotSet,
    },
    /// Its rank is not next to that of the target.
    #[error("{card} in slot {slot} doesn't fit on {target} (expected a neighboring rank)")]
    DoesNotFit {
        /// Slot asked for.
        slot: SlotId,
        /// Card in the slot.
        card: Card,
        /// Current target.
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
