//! Auras: bonuses that minions give to others while they are alive and not silenced (rule 18).

use crate::duel::{
    Action, ActionKind, CardId, Duel, Flags, Player, sequence::Sequence, sum, system::System,
};

/// Runs after everything that adds, removes or changes minions.
pub(in crate::duel) static SYSTEM: System = System {
    perform: &[
        (ActionKind::SummonMinion, refresh),
        (ActionKind::Silence, refresh),
        (ActionKind::Transform, refresh),
        (ActionKind::ReturnToHand, refresh),
        (ActionKind::Death, refresh),
    ],
    ..System::NONE
};

fn refresh(sequence: &mut Sequence, _: &mut Action) {
    let duel = &*sequence.duel;
    let mut any = false;
    for player in Player::ALL {
        let minions = duel.side(player).battlefield.iter();
        any |= { minions }.any(|&id| duel.card_at(id).flags.has(Flags::AURA));
    }
    if !any && !duel.auras {
        return;
    }
    sequence.duel.auras = any;
    for player in Player::ALL {
        for place in 0..sequence.duel.side(player).battlefield.len() {
            let Some(&id) = sequence.duel.side(player).battlefield.get(place) else {
                break;
            };
            let (attack, health) = given_to(sequence.duel, id);
            let card = sequence.card(id);
            if (card.aura_attack, card.aura_health) != (attack, health) {
                set(sequence, id, attack, health);
            }
        }
    }
}

/// Returns the sum of all bonuses for a minion.
fn given_to(duel: &Duel, id: CardId) -> (i16, i16) {
    let (mut attack, mut health) = (0, 0);
    for player in Player::ALL {
        for &source in &duel.side(player).battlefield {
            let card = duel.card_at(source);
            if !card.flags.has(Flags::AURA) {
                continue;
            }
            for aura in &duel.set.get(card.definition).auras {
                if duel.matches(aura.mark, player, source, id) {
                    attack = sum(attack, aura.attack);
                    health = sum(health, aura.health);
                }
            }
        }
    }
    (attack, health)
}

/// Sets the bonus of a card.
pub(in crate::duel) fn set(sequence: &mut Sequence, id: CardId, attack: i16, health: i16) {
    let card = sequence.change(id);
    let most = card.max_health();
    card.aura_attack = attack;
    card.aura_health = health;
    card.adjust_health(most);
}

/// Applies all auras to a match that was set up.
pub(in crate::duel) fn begin(duel: &mut Duel) {
    for index in 0..duel.cards.len() {
        let id = CardId(index as u16);
        if duel.card_at(id).zone != crate::duel::Zone::Battlefield {
            continue;
        }
        let (attack, health) = given_to(duel, id);
        let card = &mut duel.cards[index];
        card.aura_attack = attack;
        card.aura_health = health;
        card.health = sum(card.health, health);
        duel.auras |= (attack, health) != (0, 0);
    }
}
