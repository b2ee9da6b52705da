//! Targets of an action, shared by all actions of abilities.

use crate::duel::{CardId, CardRef, Cards, Player, TargetFilter, json::JsonFields};

/// The choice of targets before it is resolved to cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetChoice {
    /// This card.
    Card(CardId),
    /// One of these at random.
    Random(TargetFilter),
    /// All of these.
    All(TargetFilter),
}

/// Source and targets of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Targeting {
    /// Player who acts.
    pub player: Player,
    /// Card that acts.
    pub source: CardRef,
    /// Choice of targets.
    pub choice: TargetChoice,
    /// Targets, known from the prepare phase.
    pub targets: Cards,
}

impl Targeting {
    /// Builds a targeting that is not resolved yet.
    pub(in crate::duel) fn new(player: Player, source: CardRef, choice: TargetChoice) -> Self {
        Self {
            player,
            source,
            choice,
            targets: Cards::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("source", "source_id", self.source);
        to.cards("targets", "target_ids", &self.targets);
    }
}
