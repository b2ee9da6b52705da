//! Actions that move cards between deck, hand, battlefield and graveyard.

use super::targeting::Targeting;
use crate::duel::{CardId, CardRef, Cards, DefinitionId, Player, json::JsonFields};

/// Cards move from the deck to the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawCards {
    /// Player who draws.
    pub player: Player,
    /// Number of cards to draw.
    pub amount: u8,
    /// Cards that reached the hand, at its right end.
    pub drawn: Cards,
}

impl DrawCards {
    pub(in crate::duel) fn new(player: Player, amount: u8) -> Self {
        Self {
            player,
            amount,
            drawn: Cards::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("amount", self.amount);
        to.cards("drawn", "drawn_ids", &self.drawn);
    }
}

/// Cards move from the deck to the graveyard because the hand is full. Both players see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overdraw {
    /// Player who draws.
    pub player: Player,
    /// Number of overdrawn cards.
    pub amount: u8,
    /// Cards that are lost.
    pub burned: Cards,
}

impl Overdraw {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("amount", self.amount);
        to.cards("burned", "burned_ids", &self.burned);
    }
}

/// A player must draw from an empty deck. Each time deals one more damage to the hero than the time
/// before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fatigue {
    /// Player who draws.
    pub player: Player,
    /// Number of fatigue draws including this one, which is also the damage; 0 before it is
    /// performed.
    pub count: u16,
}

impl Fatigue {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("count", self.count);
    }
}

/// Splits a number of cards to draw into `(drawn, overdrawn, fatigue)`, given the cards in the deck
/// and the room in the hand.
pub fn split_draw(amount: usize, deck: usize, room: usize) -> (usize, usize, usize) {
    let fatigue = amount.saturating_sub(deck);
    let overdraw = (amount - fatigue).saturating_sub(room);
    (amount - fatigue - overdraw, overdraw, fatigue)
}

/// A card is played from the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayCard {
    /// Player of the card.
    pub player: Player,
    /// Card that is played.
    pub card: CardRef,
    /// Number of friendly minions to the left of the new one; `None` puts it at the right end.
    pub position: Option<u8>,
    /// Chosen target.
    pub target: Option<CardRef>,
    /// Place in the hand, from 0.
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

/// A token enters a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceiveToken {
    /// Player who receives it.
    pub player: Player,
    /// Definition of the token.
    pub definition: DefinitionId,
    /// The card once it is performed, at the right end of the hand.
    pub card: Option<CardId>,
}

impl ReceiveToken {
    pub(in crate::duel) const fn new(player: Player, definition: DefinitionId) -> Self {
        Self {
            player,
            definition,
            card: None,
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.definition("card", self.definition);
        to.put("card_id", self.card.map(|card| card.0));
    }
}

/// Cards move from a hand to the graveyard. Both players see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discard {
    /// Cards to discard.
    pub targeting: Targeting,
}

impl Discard {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}

/// Minions return to their owners' hands, or die if there is no room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReturnToHand {
    /// Minions to return.
    pub targeting: Targeting,
    /// Minions that returned, each at the right end of the hand.
    pub returned: Cards,
    /// Minions without room, which are marked for destruction.
    pub destroyed: Cards,
}

impl ReturnToHand {
    pub(in crate::duel) fn new(targeting: Targeting) -> Self {
        Self {
            targeting,
            returned: Cards::new(),
            destroyed: Cards::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
        to.cards("returned", "returned_ids", &self.returned);
        to.cards("destroyed", "destroyed_ids", &self.destroyed);
    }
}

/// Minions become other minions. The old cards are then in no zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transform {
    /// Minions to transform.
    pub targeting: Targeting,
    /// Definition of the new minions.
    pub into: DefinitionId,
    /// New cards, one for each target, in its place.
    pub made: Cards,
}

impl Transform {
    pub(in crate::duel) fn new(targeting: Targeting, into: DefinitionId) -> Self {
        Self {
            targeting,
            into,
            made: Cards::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
        to.definition("into", self.into);
        to.cards("made", "made_ids", &self.made);
    }
}
