//! Tokens that enter a hand (rules 7 and 18).

use crate::duel::{
    Action, ActionKind, Duel, Refusal, Zone, limits, sequence::Sequence, system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[(ActionKind::ReceiveToken, has_room)],
    perform: &[(ActionKind::ReceiveToken, receive)],
    ..System::NONE
};

fn has_room(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let Action::ReceiveToken(receive) = action else {
        return Ok(());
    };
    if duel.side(receive.player).room_in_hand() == 0 {
        return Err(Refusal::HandFull);
    }
    if duel.cards.len() >= limits::CARDS {
        return Err(Refusal::TooMuch);
    }
    Ok(())
}

fn receive(sequence: &mut Sequence, action: &mut Action) {
    let Action::ReceiveToken(receive) = action else {
        return;
    };
    let duel = &mut *sequence.duel;
    if let Some(card) = duel.create(receive.definition, receive.player, Zone::Played) {
        duel.move_to(card, Zone::Hand, None);
        // Both players know the origin of the token.
        duel.cards[card.index()]
            .flags
            .set(crate::duel::Flags::SEEN, true);
        receive.card = Some(card);
    }
}
