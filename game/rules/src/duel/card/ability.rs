//! Abilities of cards as data: trigger, effect and targets.

use serde::{Deserialize, Serialize};

use super::DefinitionId;
use crate::duel::TargetFilter;

/// The occasion of an ability (rule 19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// The spell is cast.
    Cast,
    /// The minion was played from the hand.
    Battlecry,
    /// The minion died.
    Deathrattle,
    /// The owner's turn starts while the card is on the battlefield.
    TurnStart,
    /// The owner's turn ends while the card is on the battlefield.
    TurnEnd,
    /// The minion was damaged.
    Damaged,
    /// Another friendly minion died.
    AllyDies,
    /// The owner's turn starts while the card is in the hand.
    InHandTurnStart,
}

impl Trigger {
    /// Every trigger.
    pub const ALL: [Self; 8] = [
        Self::Cast,
        Self::Battlecry,
        Self::Deathrattle,
        Self::TurnStart,
        Self::TurnEnd,
        Self::Damaged,
        Self::AllyDies,
        Self::InHandTurnStart,
    ];

    /// Returns the name in data and events.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cast => "Cast",
            Self::Battlecry => "Battlecry",
            Self::Deathrattle => "Deathrattle",
            Self::TurnStart => "TurnStart",
            Self::TurnEnd => "TurnEnd",
            Self::Damaged => "Damaged",
            Self::AllyDies => "AllyDies",
            Self::InHandTurnStart => "InHandTurnStart",
        }
    }
}

/// A set of triggers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Triggers(u8);

impl Triggers {
    /// Empty set.
    pub const NONE: Self = Self(0);

    /// Returns whether a trigger is in the set.
    #[inline]
    pub const fn contains(self, trigger: Trigger) -> bool {
        self.0 & 1 << trigger as u8 != 0
    }
}

impl FromIterator<Trigger> for Triggers {
    fn from_iter<I: IntoIterator<Item = Trigger>>(triggers: I) -> Self {
        let bits = triggers.into_iter().map(|trigger| 1 << trigger as u8);
        Self(bits.fold(0, |all, bit| all | bit))
    }
}

/// The targets of an ability (rule 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Selector {
    /// The card that the player chooses.
    #[serde(rename_all = "snake_case")]
    Manual {
        /// Legal choices.
        allowed: TargetFilter,
        /// Choices that the computer considers first and that the keyboard preselects.
        preferred: TargetFilter,
    },
    /// Random cards one after another, each among those still alive at that time.
    Random {
        /// Cards to choose from.
        mark: TargetFilter,
        /// Number of choices.
        count: u8,
    },
    /// All matching cards.
    All {
        /// Cards to match.
        mark: TargetFilter,
    },
    /// The card with the ability.
    This,
}

/// The effect of an ability, with the amounts from the card's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Damages the targets.
    Damage(i16),
    /// Heals the targets, up to their maximum.
    Heal(i16),
    /// Gives the targets attack and health permanently.
    Buff {
        /// Additional attack.
        attack: i16,
        /// Additional health.
        health: i16,
    },
    /// Destroys the targets.
    Destroy,
    /// Removes text, keywords, buffs and freezes from the targets.
    Silence,
    /// Freezes the targets.
    Freeze,
    /// Returns the targets to their owners' hands.
    ReturnToHand,
    /// Discards the targets from the hand.
    Discard,
    /// Transforms each target into another minion.
    Transform(DefinitionId),
    /// The owner draws cards.
    DrawCards(u8),
    /// The owner's hero gains armor.
    Armour(i16),
    /// The owner gains mana for this turn.
    GainMana(u8),
    /// Summons minions for the owner.
    Summon {
        /// Definition of the minions.
        card: DefinitionId,
        /// Number of minions.
        count: u8,
    },
}

/// One ability of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    /// Occasion of the ability.
    pub trigger: Trigger,
    /// Effect of the ability.
    pub effect: Effect,
    /// Targets; `None` for effects without targets.
    pub selector: Option<Selector>,
}

/// A bonus that a minion gives to others while it is alive and not silenced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aura {
    /// Cards that get the bonus.
    pub mark: TargetFilter,
    /// Additional attack.
    pub attack: i16,
    /// Additional health.
    pub health: i16,
}
