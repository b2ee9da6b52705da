//! Actions that minions, spells and abilities consist of.

use super::targeting::Targeting;
use crate::duel::{CardId, CardRef, DefinitionId, Player, Trigger, json::JsonFields};

/// A minion enters the battlefield, from the hand or as a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummonMinion {
    /// Owner of the minion.
    pub player: Player,
    /// Definition of the minion.
    pub definition: DefinitionId,
    /// Card of the minion; `None` for a token until it is performed.
    pub card: Option<CardId>,
    /// Number of friendly minions to its left; `None` means the right end until it is performed.
    pub position: Option<u8>,
    /// Whether it was played from the hand.
    pub played: bool,
}

impl SummonMinion {
    /// Summons a token at the right end.
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

/// The battlecry of a minion that was played from the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battlecry {
    /// Owner of the minion.
    pub player: Player,
    /// Minion with the battlecry.
    pub card: CardRef,
    /// Chosen target.
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

/// A spell takes effect. Its abilities run in the prepare phase, before it is performed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastSpell {
    /// Player who casts it.
    pub player: Player,
    /// Card of the spell.
    pub card: CardRef,
    /// Chosen target.
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
    /// Player who uses it.
    pub player: Player,
    /// Card with the ability.
    pub card: CardRef,
    /// Index among the card's abilities, from 0.
    pub index: u8,
    /// Chosen target.
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

/// A trigger of a card fires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriggerAbilities {
    /// Owner of the card.
    pub player: Player,
    /// Card with the trigger.
    pub card: CardRef,
    /// Trigger that fires.
    pub trigger: Trigger,
}

impl TriggerAbilities {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("card", "card_id", self.card);
        to.put("trigger", self.trigger.name());
    }
}

/// A player gains mana for this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GainMana {
    /// Player who gains it.
    pub player: Player,
    /// Card that gives the mana.
    pub source: CardRef,
    /// Amount; the total is limited to [`limits::MANA`](crate::duel::limits::MANA).
    pub amount: u8,
}

impl GainMana {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("source", "source_id", self.source);
        to.put("amount", self.amount);
    }
}

/// Cards gain attack and health permanently, on the battlefield or in a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buff {
    /// Cards to buff.
    pub targeting: Targeting,
    /// Additional attack.
    pub attack: i16,
    /// Additional health.
    pub health: i16,
}

impl Buff {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
        to.put("attack", self.attack);
        to.put("health", self.health);
    }
}

/// Minions are marked for destruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destroy {
    /// Minions to destroy.
    pub targeting: Targeting,
}

impl Destroy {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}

/// Minions lose their text and all changes except damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Silence {
    /// Minions to silence.
    pub targeting: Targeting,
}

impl Silence {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}

/// Minions or heroes are frozen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Freeze {
    /// Cards to freeze.
    pub targeting: Targeting,
}

impl Freeze {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
    }
}
