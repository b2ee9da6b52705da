//! The exchange of first cards (rule 7).

use crate::duel::{
    Action, ActionKind, Cards, Duel, Phase, Refusal, Zone, actions::ChangeTurn, sequence::Sequence,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[(ActionKind::Mulligan, validate)],
    perform: &[(ActionKind::Mulligan, perform)],
    ..System::NONE
};

fn validate(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let Action::Mulligan(mulligan) = action else {
        return Ok(());
    };
    let side = duel.side(mulligan.player);
    match duel.phase {
        Phase::Over => return Err(Refusal::Over),
        Phase::Playing => return Err(Refusal::Exchanged),
        Phase::Mulligan if side.ready => return Err(Refusal::Exchanged),
        Phase::Mulligan => {}
    }
    for place in mulligan.places.iter() {
        let Some(&card) = side.hand.get(place) else {
            return Err(Refusal::NoSuchPlace {
                place: place as u8 + 1,
                // At most `limits::HAND`.
                cards: side.hand.len() as u8,
            });
        };
        if duel.definition(card).token {
            return Err(Refusal::NotFromDeck);
        }
    }
    Ok(())
}

/// Draws before returning the cards, so that no returned card comes back.
fn perform(sequence: &mut Sequence, action: &mut Action) {
    let Action::Mulligan(mulligan) = action else {
        return;
    };
    let player = mulligan.player;
    let duel = &mut *sequence.duel;
    let hand = &duel.side(player).hand;
    let returned = mulligan.places.iter().filter_map(|place| hand.get(place));
    let returned: Cards = returned.map(|&card| duel.reference(card)).collect();
    // In a setup, the deck can have fewer cards than are returned.
    let count = returned.len().min(duel.side(player).deck.len());
    let drawn = (0..count).map_while(|_| duel.draw_to(player, Zone::Played));
    mulligan.drawn = drawn.collect();
    for card in &returned[..count] {
        duel.shuffle_in(card.id);
    }
    for card in &mulligan.drawn {
        duel.move_to(card.id, Zone::Hand, None);
        duel.cards[card.id.index()]
            .flags
            .set(crate::duel::Flags::SEEN, false);
    }
    mulligan.returned = returned;
    mulligan.returned.truncate(count);
    sequence.change_player(player).ready = true;
    let duel = &*sequence.duel;
    if duel.players.iter().all(|side| side.ready) {
        let first = ChangeTurn {
            ended: None,
            player: duel.first,
            turn: duel.turn + 1,
        };
        sequence.react(first);
    }
}
