//! Actions about the course of the match: start, mulligan, turns and the end.

use crate::duel::{Cards, HandPlaces, Outcome, Player, Reason, json::JsonFields};

/// The first hands are dealt, and the second player gets a coin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartMatch {
    /// Player who starts.
    pub first: Player,
}

impl StartMatch {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("first", self.first);
    }
}

/// A turn starts, with mana, attacks and a card for its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangeTurn {
    /// Player whose turn ends; `None` before the first turn.
    pub ended: Option<Player>,
    /// Player whose turn starts.
    pub player: Player,
    /// Number of the new turn, from 1, counted over both players.
    pub turn: u16,
}

impl ChangeTurn {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("turn", self.turn);
    }
}

/// A player exchanges cards of the first hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mulligan {
    /// Player who exchanges.
    pub player: Player,
    /// Places of the cards in the hand.
    pub places: HandPlaces,
    /// Cards that went back to the deck.
    pub returned: Cards,
    /// Cards drawn for them, now at the right end of the hand.
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

/// A player concedes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Concede {
    /// Player who concedes.
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
    /// Outcome of the match.
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
