//! Actions about health: attacks, damage, armor, healing and death.

use smallvec::SmallVec;

use super::targeting::{TargetChoice, Targeting};
use crate::duel::{CardId, CardRef, Cards, Player, json::JsonFields};

/// A minion or hero attacks another. The damage of both is one reaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Attacking player.
    pub player: Player,
    /// Attacking minion or hero.
    pub attacker: CardRef,
    /// Target of the attack.
    pub target: CardRef,
}

impl Attack {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("attacker", "attacker_id", self.attacker);
        to.card("target", "target_id", self.target);
    }
}

/// Damage from one card to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Card that deals the damage.
    pub source: CardId,
    /// Card that is damaged.
    pub target: CardRef,
    /// Damage that passes the shield, to health and armor together.
    pub amount: i16,
    /// Part of the damage that armor absorbed.
    pub armour: i16,
    /// Whether a Divine Shield absorbed the damage and is gone.
    pub shield: bool,
    /// Health of the target afterwards; can be negative.
    pub health: i16,
}

impl Hit {
    /// Returns a hit before it is performed.
    pub(in crate::duel) const fn new(source: CardId, target: CardRef, amount: i16) -> Self {
        Self {
            source,
            target,
            amount,
            armour: 0,
            shield: false,
            health: 0,
        }
    }
}

/// Damage is dealt, all hits at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Player who deals it.
    pub player: Player,
    /// Source of the damage; in combat the attacker.
    pub source: CardRef,
    /// Choice of targets; `None` if the hits are known in advance.
    pub choice: Option<TargetChoice>,
    /// Damage to each chosen target.
    pub amount: i16,
    /// Hits.
    pub hits: SmallVec<[Hit; 2]>,
}

impl Damage {
    /// Builds the damage of an ability.
    pub(in crate::duel) fn targeted(targeting: Targeting, amount: i16) -> Self {
        Self {
            player: targeting.player,
            source: targeting.source,
            choice: Some(targeting.choice),
            amount,
            hits: SmallVec::new(),
        }
    }

    /// Builds damage with known hits.
    pub(in crate::duel) fn of_hits(
        player: Player,
        source: CardRef,
        hits: impl IntoIterator<Item = Hit>,
    ) -> Self {
        Self {
            player,
            source,
            choice: None,
            amount: 0,
            hits: hits.into_iter().collect(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("source", "source_id", self.source);
        if self.choice.is_some() {
            to.put("amount", self.amount);
        }
        to.list("hits", &self.hits, |to, hit| {
            to.put("source_id", hit.source.0);
            to.card("target", "target_id", hit.target);
            to.put("amount", hit.amount);
            to.put("armour", hit.armour);
            to.put("shield", hit.shield);
            to.put("health", hit.health);
        });
    }

    pub(in crate::duel) fn targeting(&self, choice: TargetChoice) -> Targeting {
        Targeting::new(self.player, self.source, choice)
    }
}

/// Healing of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Healed {
    /// Healed card.
    pub target: CardRef,
    /// Restored health; 0 if it was undamaged.
    pub amount: i16,
    /// Health of the card afterwards.
    pub health: i16,
}

/// Health is restored, up to the maximum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heal {
    /// Cards to heal.
    pub targeting: Targeting,
    /// Largest amount to restore.
    pub amount: i16,
    /// Healing of each card.
    pub healed: SmallVec<[Healed; 2]>,
}

impl Heal {
    pub(in crate::duel) fn new(targeting: Targeting, amount: i16) -> Self {
        Self {
            targeting,
            amount,
            healed: SmallVec::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
        to.put("amount", self.amount);
        to.list("healed", &self.healed, |to, healed| {
            to.card("target", "target_id", healed.target);
            to.put("amount", healed.amount);
            to.put("health", healed.health);
        });
    }
}

/// Minions die at the same time, in order of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Death {
    /// Minions that die.
    pub cards: Cards,
}

impl Death {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.cards("cards", "card_ids", &self.cards);
    }
}

/// A hero gains armor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GainArmour {
    /// Player with that hero.
    pub player: Player,
    /// Card that gives the armor.
    pub source: CardRef,
    /// Amount of armor.
    pub amount: i16,
}

impl GainArmour {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("source", "source_id", self.source);
        to.put("amount", self.amount);
    }
}
