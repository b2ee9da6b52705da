use std::fmt;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::duel::{
    CardDefinition, CardKind, DefinitionId, Keyword, Keywords, Player, Triggers, Zone, limits,
};

/// A card of a match. Numbers reveal nothing about the card: decks are numbered after shuffling.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct CardId(pub u16);

impl CardId {
    /// Returns the index in the match's list of cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }
}

/// A card with its definition, so that a view can show an event without querying the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardRef {
    /// Card of the match.
    pub id: CardId,
    /// Definition of the card.
    pub definition: DefinitionId,
}

/// Cards of an action; usually few.
pub type Cards = SmallVec<[CardRef; 4]>;

/// Current figures of a card, apart from its definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figures {
    /// Mana cost.
    pub cost: u8,
    /// Attack with buffs and auras.
    pub attack: i16,
    /// Health with buffs and auras.
    pub health: i16,
    /// Maximum health with buffs and auras.
    pub max_health: i16,
    /// Keywords; a used Divine Shield is gone.
    pub keywords: Keywords,
    /// Whether it is frozen.
    pub frozen: bool,
    /// Whether it is silenced.
    pub silenced: bool,
    /// Whether it has no attacks left in this turn, because it has attacked or just arrived.
    pub exhausted: bool,
    /// Whether it cannot attack because it arrived in this turn.
    pub asleep: bool,
}

/// Boolean properties of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::duel) struct Flags(u8);

impl Flags {
    pub const FROZEN: Self = Self(1);
    pub const SILENCED: Self = Self(1 << 1);
    /// Arrived in this turn.
    pub const FRESH: Self = Self(1 << 2);
    /// Marked for destruction: dies at the next death check, whatever its health is.
    pub const DOOMED: Self = Self(1 << 3);
    /// Has an aura and is not silenced.
    pub const AURA: Self = Self(1 << 4);
    /// The opponent knows the card.
    pub const SEEN: Self = Self(1 << 5);

    #[inline]
    pub const fn has(self, flag: Self) -> bool {
        self.0 & flag.0 != 0
    }

    #[inline]
    pub fn set(&mut self, flag: Self, on: bool) {
        if on {
            self.0 |= flag.0;
        } else {
            self.0 &= !flag.0;
        }
    }
}

/// State of a card in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardState {
    pub(in crate::duel) definition: DefinitionId,
    pub(in crate::duel) cost: u8,
    pub(in crate::duel) kind: CardKind,
    pub(in crate::duel) owner: Player,
    pub(in crate::duel) zone: Zone,
    /// With buffs, without auras.
    pub(in crate::duel) attack: i16,
    /// With buffs, without auras.
    pub(in crate::duel) max_health: i16,
    /// With buffs and auras.
    pub(in crate::duel) health: i16,
    pub(in crate::duel) aura_attack: i16,
    pub(in crate::duel) aura_health: i16,
    pub(in crate::duel) keywords: Keywords,
    /// Empty once silenced.
    pub(in crate::duel) triggers: Triggers,
    pub(in crate::duel) attacks_made: u8,
    pub(in crate::duel) flags: Flags,
    /// Order of play: when it was last played or arrived; 0 for never.
    pub(in crate::duel) order: u32,
}

impl CardState {
    /// Returns the state of a card as printed.
    pub(in crate::duel) fn printed(
        definition: DefinitionId,
        card: &CardDefinition,
        owner: Player,
        zone: Zone,
    ) -> Self {
        let mut flags = Flags::default();
        flags.set(Flags::AURA, !card.auras.is_empty());
        Self {
            definition,
            cost: card.cost,
            kind: card.kind,
            owner,
            zone,
            attack: card.attack,
            max_health: card.health,
            health: card.health,
            aura_attack: 0,
            aura_health: 0,
            keywords: card.keywords,
            triggers: card.triggers,
            attacks_made: 0,
            flags,
            order: 0,
        }
    }

    /// Returns the definition.
    pub const fn definition(&self) -> DefinitionId {
        self.definition
    }

    /// Returns the kind of card.
    pub const fn kind(&self) -> CardKind {
        self.kind
    }

    /// Returns the owner.
    pub const fn owner(&self) -> Player {
        self.owner
    }

    /// Returns the zone.
    pub const fn zone(&self) -> Zone {
        self.zone
    }

    /// Returns the mana cost.
    pub const fn cost(&self) -> u8 {
        self.cost
    }

    /// Returns the attack with buffs and auras.
    #[inline]
    pub fn attack(&self) -> i16 {
        sum(self.attack, self.aura_attack)
    }

    /// Returns the health.
    #[inline]
    pub const fn health(&self) -> i16 {
        self.health
    }

    /// Returns the maximum health with buffs and auras.
    #[inline]
    pub fn max_health(&self) -> i16 {
        sum(self.max_health, self.aura_health)
    }

    /// Returns the keywords.
    #[inline]
    pub const fn keywords(&self) -> Keywords {
        self.keywords
    }

    /// Returns whether it has a keyword.
    #[inline]
    pub const fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(keyword)
    }

    /// Returns whether it is frozen.
    pub const fn is_frozen(&self) -> bool {
        self.flags.has(Flags::FROZEN)
    }

    /// Returns whether it is silenced.
    pub const fn is_silenced(&self) -> bool {
        self.flags.has(Flags::SILENCED)
    }

    /// Returns whether it arrived in this turn.
    pub const fn is_fresh(&self) -> bool {
        self.flags.has(Flags::FRESH)
    }

    /// Returns whether its owner's opponent knows the card.
    pub const fn is_seen(&self) -> bool {
        self.flags.has(Flags::SEEN)
    }

    /// Returns whether it is on the table and will survive the next death check.
    #[inline]
    pub const fn is_alive(&self) -> bool {
        matches!(self.zone, Zone::Battlefield | Zone::Hero)
            && self.health > 0
            && !self.flags.has(Flags::DOOMED)
    }

    /// Returns whether it cannot attack because it arrived in this turn (rules 10, 14).
    #[inline]
    pub const fn is_asleep(&self) -> bool {
        self.is_fresh() && !self.has(Keyword::Charge)
    }

    /// Returns the number of attacks left in this turn, frozen or not (rules 10, 14, 18).
    #[inline]
    pub const fn attacks_left(&self) -> u8 {
        if self.is_asleep() {
            return 0;
        }
        let allowed = if self.has(Keyword::Windfury) {
            limits::WINDFURY_ATTACKS
        } else {
            limits::ATTACKS
        };
        allowed.saturating_sub(self.attacks_made)
    }

    /// Returns the current figures.
    pub fn figures(&self) -> Figures {
        Figures {
            cost: self.cost,
            attack: self.attack(),
            health: self.health,
            max_health: self.max_health(),
            keywords: self.keywords,
            frozen: self.is_frozen(),
            silenced: self.is_silenced(),
            exhausted: self.attacks_left() == 0,
            asleep: self.is_asleep(),
        }
    }

    /// Adjusts the health after a change of the maximum, which was `before`. Additional health is
    /// available at once. A lower maximum only caps the current value, so losing a bonus never
    /// kills.
    pub(in crate::duel) fn adjust_health(&mut self, before: i16) {
        let most = self.max_health();
        self.health = match most > before {
            true => sum(self.health, most - before),
            false => self.health.min(most),
        };
    }

    /// Resets it to its definition, in the same place.
    pub(in crate::duel) fn reset(&mut self, card: &CardDefinition) {
        let seen = self.is_seen();
        let order = self.order;
        *self = Self::printed(self.definition, card, self.owner, self.zone);
        self.flags.set(Flags::SEEN, seen);
        self.order = order;
    }
}

/// Adds figures and clamps the sum to ±[`limits::FIGURE`].
#[inline]
pub(in crate::duel) fn sum(one: i16, other: i16) -> i16 {
    one.saturating_add(other)
        .clamp(-limits::FIGURE, limits::FIGURE)
}
