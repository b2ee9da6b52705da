//! Freeze: a frozen card cannot attack, and thaws at the end of a turn in which it could have (rule
//! 18).

use super::targeting::targeted_system;
use crate::duel::{
    Action, ActionKind, Duel, Flags, Refusal, actions::Freeze, sequence::Sequence, system::System,
};

mod freezing {
    use super::{Flags, Freeze, Sequence, targeted_system};

    targeted_system!(Freeze, perform);

    fn perform(sequence: &mut Sequence, freeze: &mut Freeze) {
        for target in &freeze.targeting.targets {
            sequence.change(target.id).flags.set(Flags::FROZEN, true);
        }
    }
}

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[
        (ActionKind::Attack, is_not_frozen),
        freezing::SYSTEM.validate[0],
    ],
    prepare: freezing::SYSTEM.prepare,
    perform: &[freezing::SYSTEM.perform[0], (ActionKind::ChangeTurn, thaw)],
};

fn is_not_frozen(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Attack(attack) if duel.card_at(attack.attacker.id).is_frozen() => {
            Err(Refusal::Frozen)
        }
        _ => Ok(()),
    }
}

/// Thaws the cards of the player whose turn ends, except those without an attack to lose.
fn thaw(sequence: &mut Sequence, action: &mut Action) {
    let Action::ChangeTurn(change) = action else {
        return;
    };
    let Some(player) = change.ended else { return };
    let hero = sequence.duel.side(player).hero;
    let count = sequence.duel.side(player).battlefield.len();
    for index in 0..=count {
        let id = match index {
            0 => hero,
            _ => match sequence.duel.side(player).battlefield.get(index - 1) {
                Some(&id) => id,
                None => continue,
            },
        };
        let card = sequence.card(id);
        if card.is_frozen() && card.attacks_left() > 0 {
            sequence.change(id).flags.set(Flags::FROZEN, false);
        }
    }
}
