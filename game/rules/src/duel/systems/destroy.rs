//! Destruction: marked minions die at the next death check, whatever their health is.

use super::targeting::targeted_system;
use crate::duel::{Flags, actions::Destroy, sequence::Sequence};

targeted_system!(Destroy, perform);

fn perform(sequence: &mut Sequence, destroy: &mut Destroy) {
    for target in &destroy.targeting.targets {
        sequence.change(target.id).flags.set(Flags::DOOMED, true);
    }
}
