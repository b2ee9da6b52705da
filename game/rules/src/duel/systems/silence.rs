//! Silence, which removes text, keywords, buffs and freezes (rule 18).

use super::targeting::targeted_system;
use crate::duel::{Flags, Keywords, Triggers, actions::Silence, sequence::Sequence};

targeted_system!(Silence, perform);

fn perform(sequence: &mut Sequence, silence: &mut Silence) {
    for target in &silence.targeting.targets {
        let printed = sequence.duel.set.get(target.definition);
        let (attack, health) = (printed.attack, printed.health);
        let card = sequence.change(target.id);
        let most = card.max_health();
        card.keywords = Keywords::NONE;
        card.triggers = Triggers::NONE;
        card.attack = attack;
        card.max_health = health;
        card.adjust_health(most);
        card.flags.set(Flags::SILENCED, true);
        card.flags.set(Flags::FROZEN, false);
        card.flags.set(Flags::AURA, false);
    }
}
