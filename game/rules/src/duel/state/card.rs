use std::fmt;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::duel::{
    CardDefinition, CardKind, DefinitionId, Keyword, Keywords, Player, Triggers, Zone, limits,
};

/// One card of a match, whatever becomes of it. Numbers say nothing about what is printed on a
/// card: decks are numbered after they have been shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

impl CardId {
    /// The place in the match's list of cards, from 0.
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

/// A card of a match together with what is printed on it, so that an event can be shown without
/// asking the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardRef {
    /// Which card.
    pub id: CardId,
    /// What is printed on it.
    pub definition: DefinitionId,
}

/// Cards of an action: rarely many.
pub type Cards = SmallVec<[CardRef; 4]>;

/// What can be seen of a card besides what is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figures {
    /// The mana that playing it takes.
    pub cost: u8,
    /// Attack, with buffs and auras.
    pub attack: i16,
    /// Hit points left, with buffs and auras.
    pub health: i16,
    /// Hit points when unhurt, with buffs and auras.
    pub max_health: i16,
    /// What it can do; the shield is gone once it was hit.
    pub keywords: Keywords,
    /// Whether it is frozen.
    pub frozen: bool,
    /// Whether it was silenced.
    pub silenced: bool,
    /// Whether it has no attack left in this turn: it has attacked, or has just arrived.
    pub exhausted: bool,
}

/// Bits of what a card is besides its figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::duel) struct Flags(u8);

impl Flags {
    pub const FROZEN: Self = Self(1);
    pub const SILENCED: Self = Self(1 << 1);
    /// Arrived in this turn.
    pub const FRESH: Self = Self(1 << 2);
    /// Dies at the reaper, whatever its health is.
    pub const DOOMED: Self = Self(1 << 3);
    /// Has an aura and is not silenced.
    pub const AURA: Self = Self(1 << 4);
    /// The opponent knows what is printed on it.
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

/// How a card of a match is.
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
    /// None once silenced.
    pub(in crate::duel) triggers: Triggers,
    pub(in crate::duel) attacks_made: u8,
    pub(in crate::duel) flags: Flags,
    /// When it was last played or arrived, among all of the match; 0 for never.
    pub(in crate::duel) order: u32,
}

impl CardState {
    /// A card as printed.
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

    /// What is printed on it.
    pub const fn definition(&self) -> DefinitionId {
        self.definition
    }

    /// What it is.
    pub const fn kind(&self) -> CardKind {
        self.kind
    }

    /// Whose it is.
    pub const fn owner(&self) -> Player {
        self.owner
    }

    /// Where it is.
    pub const fn zone(&self) -> Zone {
        self.zone
    }

    /// The mana that playing it takes.
    pub const fn cost(&self) -> u8 {
        self.cost
    }

    /// Attack, with buffs and auras.
    #[inline]
    pub fn attack(&self) -> i16 {
        sum(self.attack, self.aura_attack)
    }

    /// Hit points left.
    #[inline]
    pub const fn health(&self) -> i16 {
        self.health
    }

    /// Hit points when unhurt, with buffs and auras.
    #[inline]
    pub fn max_health(&self) -> i16 {
        sum(self.max_health, self.aura_health)
    }

    /// What it can do.
    #[inline]
    pub const fn keywords(&self) -> Keywords {
        self.keywords
    }

    /// Whether it can do this.
    #[inline]
    pub const fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(keyword)
    }

    /// Whether it is frozen.
    pub const fn is_frozen(&self) -> bool {
        self.flags.has(Flags::FROZEN)
    }

    /// Whether it was silenced.
    pub const fn is_silenced(&self) -> bool {
        self.flags.has(Flags::SILENCED)
    }

    /// Whether it arrived in this turn.
    pub const fn is_fresh(&self) -> bool {
        self.flags.has(Flags::FRESH)
    }

    /// Whether the opponent of its owner knows what is printed on it.
    pub const fn is_seen(&self) -> bool {
        self.flags.has(Flags::SEEN)
    }

    /// Whether it stands on the table and will not die at the next reaper.
    #[inline]
    pub const fn is_alive(&self) -> bool {
        matches!(self.zone, Zone::Battlefield | Zone::Hero)
            && self.health > 0
            && !self.flags.has(Flags::DOOMED)
    }

    /// How many attacks it has left in this turn of its owner, frozen or not (rules 10, 14, 18).
    #[inline]
    pub const fn attacks_left(&self) -> u8 {
        if self.is_fresh() && !self.has(Keyword::Charge) {
            return 0;
        }
        let allowed = if self.has(Keyword::Windfury) {
            limits::WINDFURY_ATTACKS
        } else {
            limits::ATTACKS
        };
        allowed.saturating_sub(self.attacks_made)
    }

    /// What can be seen of it.
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
        }
    }

    /// Makes it stay as it is printed, in the same place.
    pub(in crate::duel) fn reset(&mut self, card: &CardDefinition) {
        let seen = self.is_seen();
        let order = self.order;
        *self = Self::printed(self.definition, card, self.owner, self.zone);
        self.flags.set(Flags::SEEN, seen);
        self.order = order;
    }
}

/// Figures add up to no more than [`limits::FIGURE`] and no less than its opposite.
#[inline]
pub(in crate::duel) fn sum(one: i16, other: i16) -> i16 {
    one.saturating_add(other)
        .clamp(-limits::FIGURE, limits::FIGURE)
}
