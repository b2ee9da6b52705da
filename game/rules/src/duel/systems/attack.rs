//! Attacks (rule 14).

use crate::duel::{
    Action, ActionKind, Duel, Flags, Refusal, Zone,
    actions::{Damage, Hit},
    sequence::Sequence,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[(ActionKind::Attack, is_legal)],
    perform: &[
        (ActionKind::Attack, strike),
        (ActionKind::ChangeTurn, get_attacks_back),
    ],
    ..System::NONE
};

fn is_legal(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let Action::Attack(attack) = action else {
        return Ok(());
    };
    let attacker = duel.card_at(attack.attacker.id);
    if attacker.owner != attack.player || !attacker.is_alive() {
        return Err(Refusal::NotYourCombatant);
    }
    let target = duel.card_at(attack.target.id);
    if target.owner == attack.player || !target.is_alive() {
        return Err(Refusal::IllegalAttackTarget);
    }
    if attacker.attack() <= 0 {
        return Err(Refusal::NoAttack);
    }
    if attacker.attacks_left() == 0 && !attacker.is_fresh() {
        return Err(Refusal::Exhausted);
    }
    Ok(())
}

fn strike(sequence: &mut Sequence, action: &mut Action) {
    let Action::Attack(attack) = action else {
        return;
    };
    let (attacker, target) = (attack.attacker, attack.target);
    let card = sequence.change(attacker.id);
    card.attacks_made = card.attacks_made.saturating_add(1);
    let blow = card.attack();
    let answer = sequence.card(target.id).attack();
    let hits = [
        Hit::new(attacker.id, target, blow),
        Hit::new(target.id, attacker, answer),
    ];
    // A target without attack does not strike back.
    let hits = if answer > 0 { &hits[..] } else { &hits[..1] };
    sequence.react(Damage::of_hits(
        attack.player,
        attacker,
        hits.iter().copied(),
    ));
}

/// Restores the attacks of the player whose turn starts. The flags of the opponent's minions are
/// reset before they matter.
fn get_attacks_back(sequence: &mut Sequence, action: &mut Action) {
    let Action::ChangeTurn(change) = action else {
        return;
    };
    let side = sequence.duel.side(change.player);
    let hero = side.hero;
    let count = side.battlefield.len();
    for index in 0..=count {
        let id = match index {
            0 => hero,
            _ => match sequence.duel.side(change.player).battlefield.get(index - 1) {
                Some(&id) => id,
                None => continue,
            },
        };
        let card = sequence.card(id);
        debug_assert!(matches!(card.zone, Zone::Hero | Zone::Battlefield));
        if card.attacks_made > 0 || card.is_fresh() {
            let card = sequence.change(id);
            card.attacks_made = 0;
            card.flags.set(Flags::FRESH, false);
        }
    }
}
