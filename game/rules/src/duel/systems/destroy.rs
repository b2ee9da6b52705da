//! Destroying minions: they die at the reaper, whatever their hit points are.

use super::targeting::{Targeting, targeted_system};
use crate::duel::{Flags, json::JsonFields, sequence::Sequence};

/// Minions are marked to die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destroy {
    /// Which.
    pub targeting: Targeting,
}

impl Destroy {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}

targeted_system!(Destroy, perform);

fn perform(sequence: &mut Sequence, destroy: &mut Destroy) {
    for target in &destroy.targeting.targets {
        sequence.change(target.id).flags.set(Flags::DOOMED, true);
    }
}
