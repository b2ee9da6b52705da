//! Destroying minions: they die at the reaper, whatever their hit points are.

use super::targeting::targeted_system;
use crate::duel::{Flags, actions::Destroy, sequence::Sequence};

targeted_system!(Destroy, perform);

fn perform(sequence: &mut Sequence, destroy: &mut Destroy) {
    for target in &destroy.targeting.targets {
        sequence.change(target.id).flags.set(Flags::DOOMED, true);
    }
}
