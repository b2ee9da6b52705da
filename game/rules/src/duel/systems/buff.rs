//! Buffs: permanent attack and health (rule 18).

use super::targeting::targeted_system;
use crate::duel::{actions::Buff, sequence::Sequence, sum};

targeted_system!(Buff, perform);

fn perform(sequence: &mut Sequence, buff: &mut Buff) {
    for target in &buff.targeting.targets {
        let card = sequence.change(target.id);
        card.attack = sum(card.attack, buff.attack);
        card.max_health = sum(card.max_health, buff.health);
        card.health = sum(card.health, buff.health);
    }
}
