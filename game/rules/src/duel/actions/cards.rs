//! Actions that move cards between deck, hand, battlefield and graveyard.

use super::targeting::Targeting;
use crate::duel::{CardId, CardRef, Cards, DefinitionId, Player, json::JsonFields};

/// Cards go from the deck to the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawCards {
    /// Who draws.
    pub player: Player,
    /// How many should be drawn.
    pub amount: u8,
    /// Those that came to the hand, at its right end.
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

/// Cards go from the deck to the graveyard, because the hand is full. Both players see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overdraw {
    /// Who draws.
    pub player: Player,
    /// How many are overdrawn.
    pub amount: u8,
    /// Those that are lost.
    pub burned: Cards,
}

impl Overdraw {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("amount", self.amount);
        to.cards("burned", "burned_ids", &self.burned);
    }
}

/// There was nothing to draw: each time costs the hero one hit point more than the time before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fatigue {
    /// Who should have drawn.
    pub player: Player,
    /// How often that has happened now, and so the damage that follows; 0 before it is performed.
    pub count: u16,
}

impl Fatigue {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("count", self.count);
    }
}

/// How many of the cards that should be drawn are drawn, overdrawn and replaced by fatigue:
/// `(drawn, overdraw, fatigue)` of an amount, the cards in the deck and the room in the hand.
pub fn split_draw(amount: usize, deck: usize, room: usize) -> (usize, usize, usize) {
    let fatigue = amount.saturating_sub(deck);
    let overdraw = (amount - fatigue).saturating_sub(room);
    (amount - fatigue - overdraw, overdraw, fatigue)
}

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

/// A new card comes to a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceiveToken {
    /// Whose hand.
    pub player: Player,
    /// What it is.
    pub definition: DefinitionId,
    /// The card, once it is there, at the right end of the hand.
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

/// Cards go from a hand to the graveyard. Both players see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discard {
    /// Which.
    pub targeting: Targeting,
}

impl Discard {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}

/// Minions go back to their owners' hands, or die where there is no room for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReturnToHand {
    /// Which.
    pub targeting: Targeting,
    /// Those that went back, each at the right end of the hand.
    pub returned: Cards,
    /// Those that found no room and are marked to die.
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

/// Minions become others. What they were is in no zone any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transform {
    /// Which.
    pub targeting: Targeting,
    /// Into what.
    pub into: DefinitionId,
    /// The new cards, one for each target, in its place.
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
