//! Playing a card from the hand (rule 9).

use super::System;
use crate::duel::{
    Action, ActionKind, CardRef, Duel, Player, Refusal, Zone, json::JsonFields, sequence::Sequence,
};

/// A card leaves the hand to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayCard {
    /// Who plays it.
    pub player: Player,
    /// Which.
    pub card: CardRef,
    /// Under how many own minions from the left it goes; to the right end without this.
    pub position: Option<u8>,
    /// What was chosen.
    pub target: Option<CardRef>,
    /// From which place of the hand, from 0.
    pub from: u8,
}

impl PlayCard {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("card", "card_id", self.card);
        to.put("place", self.from + 1);
        if let Some(target) = self.target {
            to.card("target", "target_id", target);
        }
    }
}

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
