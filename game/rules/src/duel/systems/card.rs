//! Playing a card from the hand (rule 9).

use crate::duel::{Action, ActionKind, Duel, Refusal, Zone, sequence::Sequence, system::System};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[(ActionKind::PlayCard, is_in_hand)],
    perform: &[(ActionKind::PlayCard, leave_hand)],
    ..System::NONE
};

fn is_in_hand(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let Action::PlayCard(play) = action else {
        return Ok(());
    };
    let card = duel.card_at(play.card.id);
    if (card.owner, card.zone) != (play.player, Zone::Hand) {
        return Err(Refusal::NotInHand);
    }
    Ok(())
}

fn leave_hand(sequence: &mut Sequence, action: &mut Action) {
    let Action::PlayCard(play) = action else {
        return;
    };
    let id = play.card.id;
    let order = sequence.duel.next_order();
    sequence.duel.move_to(id, Zone::Played, None);
    sequence.duel.cards[id.index()].order = order;
}
