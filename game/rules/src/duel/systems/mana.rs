//! Mana: slots that grow and refill, and costs of cards (rules 6 and 9).

use crate::duel::{Action, ActionKind, Duel, Refusal, limits, sequence::Sequence, system::System};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[(ActionKind::PlayCard, is_there)],
    perform: &[
        (ActionKind::ChangeTurn, refill),
        (ActionKind::PlayCard, spend),
        (ActionKind::GainMana, gain),
    ],
    ..System::NONE
};

fn is_there(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let Action::PlayCard(play) = action else {
        return Ok(());
    };
    let (cost, mana) = (duel.card_at(play.card.id).cost, duel.side(play.player).mana);
    if cost > mana {
        return Err(Refusal::Mana { cost, mana });
    }
    Ok(())
}

/// Adds a slot and fills all of them for the player whose turn starts (rule 6).
fn refill(sequence: &mut Sequence, action: &mut Action) {
    if let Action::ChangeTurn(change) = action {
        let side = sequence.change_player(change.player);
        side.slots = (side.slots + 1).min(limits::MANA);
        side.mana = side.slots;
    }
}

fn spend(sequence: &mut Sequence, action: &mut Action) {
    if let Action::PlayCard(play) = action {
        let cost = sequence.card(play.card.id).cost;
        let side = sequence.change_player(play.player);
        side.mana = side.mana.saturating_sub(cost);
    }
}

fn gain(sequence: &mut Sequence, action: &mut Action) {
    if let Action::GainMana(gain) = action {
        let side = sequence.change_player(gain.player);
        side.mana = side.mana.saturating_add(gain.amount).min(limits::MANA);
    }
}
