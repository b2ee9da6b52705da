use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Ability, Aura, Effect, Element, Keywords, Race, Selector, Triggers};
use crate::duel::TargetFilter;

/// Kinds of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardKind {
    /// A hero, in place from the start; a player whose hero dies loses.
    Hero,
    /// A minion, played onto the battlefield.
    Minion,
    /// A spell, cast and spent.
    Spell,
}

impl CardKind {
    /// Returns the name in the output of the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hero => "hero",
            Self::Minion => "minion",
            Self::Spell => "spell",
        }
    }

    /// Returns the locale key of the name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Hero => "duel-kind-hero",
            Self::Minion => "duel-kind-minion",
            Self::Spell => "duel-kind-spell",
        }
    }
}

impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A card as printed: a checked entry of `data/duel/cards.ron`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDefinition {
    /// Id in data, in file names of pictures, and in saves.
    pub id: String,
    /// Kind of card.
    pub kind: CardKind,
    /// Mana cost; 0 for a hero.
    pub cost: u8,
    /// Attack; 0 for a spell.
    pub attack: i16,
    /// Health; 0 for a spell.
    pub health: i16,
    /// Race of a minion.
    pub race: Option<Race>,
    /// Keywords of a minion.
    pub keywords: Keywords,
    /// Whether it is a token, which no deck can contain.
    pub token: bool,
    /// Whether it has a line from its fable, which is shown with the large card.
    pub fable: bool,
    /// Look of the damage that it deals.
    pub element: Element,
    /// Abilities in the order written.
    pub abilities: Vec<Ability>,
    /// Bonuses for other minions.
    pub auras: Vec<Aura>,
    /// Triggers of all abilities.
    pub(in crate::duel) triggers: Triggers,
    /// Filters for the target chosen when it is played: allowed and preferred.
    pub(in crate::duel) manual: Option<(TargetFilter, TargetFilter)>,
}

impl CardDefinition {
    /// Returns the triggers of all abilities.
    pub const fn triggers(&self) -> Triggers {
        self.triggers
    }

    /// Returns the filter for legal targets, if a target is chosen when it is played.
    pub fn allowed(&self) -> Option<TargetFilter> {
        self.manual.map(|(allowed, _)| allowed)
    }

    /// Returns the filter for preferred targets, if a target is chosen when it is played.
    pub fn preferred(&self) -> Option<TargetFilter> {
        self.manual.map(|(_, preferred)| preferred)
    }

    /// Returns whether decks can contain it.
    pub const fn is_collectible(&self) -> bool {
        !self.token && !matches!(self.kind, CardKind::Hero)
    }

    /// Returns the filters for the target that is chosen when a card with these abilities is
    /// played.
    pub(super) fn manual_of(abilities: &[Ability]) -> Option<(TargetFilter, TargetFilter)> {
        abilities.iter().find_map(|ability| match ability.selector {
            Some(Selector::Manual { allowed, preferred }) => Some((allowed, preferred)),
            _ => None,
        })
    }
}

impl Effect {
    /// Returns the name of the effect in data and events.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Damage(_) => "Damage",
            Self::Heal(_) => "Heal",
            Self::Buff { .. } => "Buff",
            Self::Destroy => "Destroy",
            Self::Silence => "Silence",
            Self::Freeze => "Freeze",
            Self::ReturnToHand => "ReturnToHand",
            Self::Discard => "Discard",
            Self::Transform(_) => "Transform",
            Self::DrawCards(_) => "DrawCards",
            Self::Armour(_) => "Armour",
            Self::GainMana(_) => "GainMana",
            Self::Summon { .. } => "Summon",
        }
    }
}
