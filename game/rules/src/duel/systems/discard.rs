//! Discarding from a hand (rule 18).

use super::aim::{Aimed, aimed_system};
use crate::duel::{Zone, sequence::Sequence, told::Telling};

/// Cards go from a hand to the graveyard. Both players see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discard {
    /// Which.
    pub aimed: Aimed,
}

impl Discard {
    pub(in crate::duel) fn tell(&self, to: &mut Telling) {
        self.aimed.tell(to);
    }
}

aimed_system!(Discard, perform);

fn perform(sequence: &mut Sequence, discard: &mut Discard) {
    for target in &discard.aimed.targets {
        if sequence.card(target.id).zone == Zone::Hand {
            sequence.duel.move_to(target.id, Zone::Graveyard, None);
        }
    }
}
