//! Buffs: attack and health that stay (rule 18).

use super::aim::{Aimed, aimed_system};
use crate::duel::{sequence::Sequence, sum, told::Telling};

/// Cards get attack and health that stay; in a hand, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buff {
    /// Which.
    pub aimed: Aimed,
    /// Attack more.
    pub attack: i16,
    /// Health more.
    pub health: i16,
}

impl Buff {
    pub(in crate::duel) fn tell(&self, to: &mut Telling) {
        self.aimed.tell(to);
        to.put("attack", self.attack);
        to.put("health", self.health);
    }
}

aimed_system!(Buff, perform);

fn perform(sequence: &mut Sequence, buff: &mut Buff) {
    for target in &buff.aimed.targets {
        let card = sequence.change(target.id);
        card.attack = sum(card.attack, buff.attack);
        card.max_health = sum(card.max_health, buff.health);
        card.health = sum(card.health, buff.health);
    }
}
