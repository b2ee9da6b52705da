//! Actions that move the match along: its start, the exchange of first cards, turns and the end.

use crate::duel::{Cards, HandPlaces, Outcome, Player, Reason, json::JsonFields};

/// The first cards are dealt, and the player who does not begin gets a coin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartMatch {
    /// Who begins.
    pub first: Player,
}

impl StartMatch {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("first", self.first);
    }
}

/// A turn begins. Mana, attacks and a card come with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangeTurn {
    /// Whose turn ends; nobody's before the first.
    pub ended: Option<Player>,
    /// Whose turn begins.
    pub player: Player,
    /// The number of the turn that begins, from 1, counted over both players.
    pub turn: u16,
}

impl ChangeTurn {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("turn", self.turn);
    }
}

/// Cards of the first hand go back to the deck, and others come for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mulligan {
    /// Whose.
    pub player: Player,
    /// Which places of the hand.
    pub places: HandPlaces,
    /// What went back.
    pub returned: Cards,
    /// What came instead, now at the right end of the hand.
    pub drawn: Cards,
}

impl Mulligan {
    pub(in crate::duel) fn new(player: Player, places: HandPlaces) -> Self {
        Self {
            player,
            places,
            returned: Cards::new(),
            drawn: Cards::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.cards("returned", "returned_ids", &self.returned);
        to.cards("drawn", "drawn_ids", &self.drawn);
    }
}

/// Somebody gives up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Concede {
    /// Who.
    pub player: Player,
}

impl Concede {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
    }
}

/// The match ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndMatch {
    /// How.
    pub outcome: Outcome,
}

impl EndMatch {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("winner", self.outcome.winner);
        let reason = match self.outcome.reason {
            Reason::Defeat => "defeat",
            Reason::Concession => "concession",
        };
        to.put("reason", reason);
    }
}
