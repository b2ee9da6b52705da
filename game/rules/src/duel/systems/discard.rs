//! Discarding from a hand (rule 18).

use super::targeting::{Targeting, targeted_system};
use crate::duel::{Zone, json::JsonFields, sequence::Sequence};

/// Cards go from a hand to the graveyard. Both players see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discard {
    /// Which.
    pub targeting: Targeting,
}

impl Discard {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}

targeted_system!(Discard, perform);

fn perform(sequence: &mut Sequence, discard: &mut Discard) {
    for target in &discard.targeting.targets {
        if sequence.card(target.id).zone == Zone::Hand {
            sequence.duel.move_to(target.id, Zone::Graveyard, None);
        }
    }
}
