//! What cards do, as data: when, to what, how much.

use serde::{Deserialize, Serialize};

use super::DefinitionId;
use crate::duel::TargetFilter;

/// When an ability happens (rule 19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// The spell is cast.
    Cast,
    /// The minion was played from the hand.
    Battlecry,
    /// The minion has died.
    Deathrattle,
    /// A turn of its owner begins, and it is on the battlefield.
    TurnStart,
    /// A turn of its owner ends, and it is on the battlefield.
    TurnEnd,
    /// It was damaged.
    Damaged,
    /// Another minion of its owner has died.
    AllyDies,
    /// A turn of its owner begins, and it is in the hand.
    InHandTurnStart,
}

impl Trigger {
    /// All of them.
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

    /// How data and events call it.
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
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether it is one of them.
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

/// What an ability does it to (rule 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Selector {
    /// What the player has chosen.
    #[serde(rename_all = "snake_case")]
    Manual {
        /// What may be chosen.
        allowed: TargetFilter,
        /// What the computer considers first, and what is selected beforehand for the keyboard.
        preferred: TargetFilter,
    },
    /// One after another at random, each among those still alive when it strikes.
    Random {
        /// Among which.
        mark: TargetFilter,
        /// How often.
        count: u8,
    },
    /// All of them.
    All {
        /// Which.
        mark: TargetFilter,
    },
    /// The card itself.
    This,
}

/// What an ability does. Amounts are those of the card's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Damages the targets.
    Damage(i16),
    /// Heals the targets, never above their most.
    Heal(i16),
    /// Gives the targets attack and health that stay.
    Buff {
        /// Attack more.
        attack: i16,
        /// Health more.
        health: i16,
    },
    /// Destroys the targets.
    Destroy,
    /// Takes all text, keywords, buffs and freezes from the targets.
    Silence,
    /// Freezes the targets.
    Freeze,
    /// Returns the targets to their owners' hands.
    ReturnToHand,
    /// Discards the targets from the hand.
    Discard,
    /// Makes each target another card.
    Transform(DefinitionId),
    /// The owner draws cards.
    DrawCards(u8),
    /// The owner's hero gets armour.
    Armour(i16),
    /// The owner has more mana in this turn.
    GainMana(u8),
    /// New minions for the owner.
    Summon {
        /// Which.
        card: DefinitionId,
        /// How many.
        count: u8,
    },
}

/// One ability of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    /// When.
    pub trigger: Trigger,
    /// What.
    pub effect: Effect,
    /// To what; effects that are not done to cards have none.
    pub selector: Option<Selector>,
}

/// What a minion gives to others while it lives and is not silenced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aura {
    /// To which.
    pub mark: TargetFilter,
    /// Attack more.
    pub attack: i16,
    /// Health more.
    pub health: i16,
}
