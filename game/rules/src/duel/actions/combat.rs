//! Actions about hit points: attacks, damage, armor, healing and death.

use smallvec::SmallVec;

use super::targeting::{TargetChoice, Targeting};
use crate::duel::{CardId, CardRef, Cards, Player, json::JsonFields};

/// A combatant attacks another. The damage of both is one action that follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Who attacks.
    pub player: Player,
    /// With what.
    pub attacker: CardRef,
    /// What.
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
    /// Where it comes from.
    pub source: CardId,
    /// What it hits.
    pub target: CardRef,
    /// How much comes through the shield; hit points and armour together.
    pub amount: i16,
    /// How much of it armour has taken.
    pub armour: i16,
    /// Whether a Divine Shield has taken all of it, and is gone.
    pub shield: bool,
    /// The hit points that the target has now; they may be below 0.
    pub health: i16,
}

impl Hit {
    /// A hit that has not struck yet.
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

/// Damage is dealt, all of these hits at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Who deals it.
    pub player: Player,
    /// The card that it comes from; in a fight that of the attacker.
    pub source: CardRef,
    /// What it is aimed at; nothing if the hits are known from the beginning.
    pub choice: Option<TargetChoice>,
    /// How much for each target of the aim.
    pub amount: i16,
    /// The hits.
    pub hits: SmallVec<[Hit; 2]>,
}

impl Damage {
    /// Damage of an ability.
    pub(in crate::duel) fn targeted(targeting: Targeting, amount: i16) -> Self {
        Self {
            player: targeting.player,
            source: targeting.source,
            choice: Some(targeting.choice),
            amount,
            hits: SmallVec::new(),
        }
    }

    /// Damage of which all is known.
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

/// Hit points that came back to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Healed {
    /// Which.
    pub target: CardRef,
    /// How many; 0 if it was unhurt.
    pub amount: i16,
    /// The hit points that it has now.
    pub health: i16,
}

/// Hit points come back, never more than there were when unhurt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heal {
    /// To which.
    pub targeting: Targeting,
    /// How many at most.
    pub amount: i16,
    /// How many it were.
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

/// Minions have died, all of these at once, in order of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Death {
    /// Which.
    pub cards: Cards,
}

impl Death {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.cards("cards", "card_ids", &self.cards);
    }
}

/// A hero gets armour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GainArmour {
    /// Whose hero.
    pub player: Player,
    /// Thanks to which card.
    pub source: CardRef,
    /// How much.
    pub amount: i16,
}

impl GainArmour {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("source", "source_id", self.source);
        to.put("amount", self.amount);
    }
}
