//! Actions that minions, spells and abilities consist of.

use super::targeting::Targeting;
use crate::duel::{CardId, CardRef, DefinitionId, Player, Trigger, json::JsonFields};

/// A minion arrives on the battlefield: one that was played, or a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummonMinion {
    /// Whose it is.
    pub player: Player,
    /// What it is.
    pub definition: DefinitionId,
    /// The card; before it is performed, a new one has none.
    pub card: Option<CardId>,
    /// Under how many minions from the left it goes, which is known at the latest when it is
    /// performed.
    pub position: Option<u8>,
    /// Whether it was played from the hand.
    pub played: bool,
}

impl SummonMinion {
    /// A new minion at the right end.
    pub(in crate::duel) const fn token(player: Player, definition: DefinitionId) -> Self {
        Self {
            player,
            definition,
            card: None,
            position: None,
            played: false,
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.definition("card", self.definition);
        to.put("card_id", self.card.map(|card| card.0));
        to.put("position", self.position.map(|position| position + 1));
        to.put("played", self.played);
    }
}

/// What a minion does when it was played from the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battlecry {
    /// Whose it is.
    pub player: Player,
    /// The minion.
    pub card: CardRef,
    /// What was chosen.
    pub target: Option<CardRef>,
}

impl Battlecry {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("card", "card_id", self.card);
        if let Some(target) = self.target {
            to.card("target", "target_id", target);
        }
    }
}

/// A spell takes effect. It is cast once its abilities have: they come before it is performed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastSpell {
    /// Who casts it.
    pub player: Player,
    /// The spell.
    pub card: CardRef,
    /// What was chosen.
    pub target: Option<CardRef>,
}

impl CastSpell {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("card", "card_id", self.card);
        if let Some(target) = self.target {
            to.card("target", "target_id", target);
        }
    }
}

/// One ability of a card takes effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UseAbility {
    /// Who uses it.
    pub player: Player,
    /// Of which card.
    pub card: CardRef,
    /// Which of its abilities, from 0.
    pub index: u8,
    /// What was chosen.
    pub target: Option<CardRef>,
}

impl UseAbility {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("card", "card_id", self.card);
        to.put("ability", self.index + 1);
        if let Some(target) = self.target {
            to.card("target", "target_id", target);
        }
    }
}

/// A card does what it does on an occasion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriggerAbilities {
    /// Whose it is.
    pub player: Player,
    /// The card.
    pub card: CardRef,
    /// The occasion.
    pub trigger: Trigger,
}

impl TriggerAbilities {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("card", "card_id", self.card);
        to.put("trigger", self.trigger.name());
    }
}

/// A player has more mana in this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GainMana {
    /// Who.
    pub player: Player,
    /// Thanks to which card.
    pub source: CardRef,
    /// How much; there is never more than [`limits::MANA`].
    pub amount: u8,
}

impl GainMana {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("source", "source_id", self.source);
        to.put("amount", self.amount);
    }
}

/// Cards get attack and health that stay; in a hand, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buff {
    /// Which.
    pub targeting: Targeting,
    /// Attack more.
    pub attack: i16,
    /// Health more.
    pub health: i16,
}

impl Buff {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
        to.put("attack", self.attack);
        to.put("health", self.health);
    }
}

/// Minions are marked to die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destroy {
    /// Which.
    pub targeting: Targeting,
}

impl Destroy {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}

/// Minions are as if they had no text, and never had been changed but for their wounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Silence {
    /// Which.
    pub targeting: Targeting,
}

impl Silence {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}

/// Combatants are frozen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Freeze {
    /// Which.
    pub targeting: Targeting,
}

impl Freeze {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}
