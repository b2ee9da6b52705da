//! Destroying minions: they die at the reaper, whatever their hit points are.

use super::aim::{Aimed, aimed_system};
use crate::duel::{Flags, sequence::Sequence, told::Telling};

/// Minions are marked to die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destroy {
    /// Which.
    pub aimed: Aimed,
}

impl Destroy {
    pub(in crate::duel) fn tell(&self, to: &mut Telling) {
        self.aimed.tell(to);
    }
}

aimed_system!(Destroy, perform);

fn perform(sequence: &mut Sequence, destroy: &mut Destroy) {
    for target in &destroy.aimed.targets {
        sequence.change(target.id).flags.set(Flags::DOOMED, true);
    }
}
