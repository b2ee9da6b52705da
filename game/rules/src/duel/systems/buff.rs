//! Buffs: attack and health that stay (rule 18).

use super::targeting::{Targeting, targeted_system};
use crate::duel::{json::JsonFields, sequence::Sequence, sum};

/// Cards get attack and health that stay; in a hand, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buff {
    /// Which.
    pub targeting: Targeting,
    /// Attack more.
    pub attack: i16,
    /// Health more.
    pub health: i16,
}

impl Buff {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
        to.put("attack", self.attack);
        to.put("health", self.health);
    }
}

targeted_system!(Buff, perform);

fn perform(sequence: &mut Sequence, buff: &mut Buff) {
    for target in &buff.targeting.targets {
        let card = sequence.change(target.id);
        card.attack = sum(card.attack, buff.attack);
        card.max_health = sum(card.max_health, buff.health);
        card.health = sum(card.health, buff.health);
    }
}
