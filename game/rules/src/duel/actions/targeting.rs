//! The target part that all actions of abilities share.

use crate::duel::{CardId, CardRef, Cards, Player, TargetFilter, json::JsonFields};

/// Which cards an action is done to, before it is known which they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetChoice {
    /// This one.
    Card(CardId),
    /// One of these at random.
    Random(TargetFilter),
    /// All of these.
    All(TargetFilter),
}

/// From where an action comes and to which cards it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Targeting {
    /// Who does it.
    pub player: Player,
    /// The card that does it.
    pub source: CardRef,
    /// To which cards.
    pub choice: TargetChoice,
    /// The cards, once that is known: from its preparation on.
    pub targets: Cards,
}

impl Targeting {
    /// Not yet aimed at anything.
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
