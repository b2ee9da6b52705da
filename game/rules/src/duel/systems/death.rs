//! Death checks (rules 3 and 15).

use crate::duel::{
    Action, ActionKind, CardRef, Cards, Duel, Player, Zone, actions::Death, sequence::Sequence,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    perform: &[(ActionKind::Death, perform)],
    ..System::NONE
};

/// Returns the death of all minions that must die now; `None` if there are none.
pub(in crate::duel) fn reap(duel: &Duel) -> Option<Death> {
    let mut cards = Cards::new();
    for player in Player::ALL {
        let dead = duel.side(player).battlefield.iter();
        let dead = dead.filter(|&&id| !duel.card_at(id).is_alive());
        cards.extend(dead.map(|&id| duel.reference(id)));
    }
    if cards.is_empty() {
        return None;
    }
    cards.sort_by_key(|card: &CardRef| duel.card_at(card.id).order);
    Some(Death { cards })
}

/// Moves the minions to the graveyard. They keep their state, so that their deathrattles can run.
fn perform(sequence: &mut Sequence, action: &mut Action) {
    let Action::Death(death) = action else {
        return;
    };
    for card in &death.cards {
        sequence.duel.move_to(card.id, Zone::Graveyard, None);
        // Bonuses from auras end with death.
        let card = &mut sequence.duel.cards[card.id.index()];
        (card.aura_attack, card.aura_health) = (0, 0);
    }
}
