//! Charge: attacking in the turn of arrival (rules 10 and 18).

use crate::duel::{Action, ActionKind, Duel, Refusal, system::System};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[(ActionKind::Attack, may_attack)],
    ..System::NONE
};

fn may_attack(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let Action::Attack(attack) = action else {
        return Ok(());
    };
    let attacker = duel.card_at(attack.attacker.id);
    if attacker.is_asleep() {
        return Err(Refusal::JustArrived);
    }
    // A minion with Charge already has its attacks.
    if attacker.attacks_left() == 0 {
        return Err(Refusal::Exhausted);
    }
    Ok(())
}
