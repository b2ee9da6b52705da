//! Discarding from a hand (rule 18).

use super::targeting::targeted_system;
use crate::duel::{Zone, actions::Discard, sequence::Sequence};

targeted_system!(Discard, perform);

fn perform(sequence: &mut Sequence, discard: &mut Discard) {
    for target in &discard.targeting.targets {
        if sequence.card(target.id).zone == Zone::Hand {
            sequence.duel.move_to(target.id, Zone::Graveyard, None);
        }
    }
}
