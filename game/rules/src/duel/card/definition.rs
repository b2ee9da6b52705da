use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Ability, Aura, Effect, Keywords, Race, Selector, Triggers};
use crate::duel::TargetFilter;

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardKind {
    /// Has its place from the beginning, and whoever loses it loses.
    Hero,
    /// Is played onto the battlefield.
    Minion,
    /// Is played, cast and spent.
    Spell,
}

impl CardKind {
    /// How answers of the command line call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hero => "hero",
            Self::Minion => "minion",
            Self::Spell => "spell",
        }
    }

    /// The key of its name for players.
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

/// A card as it is printed: an entry of `data/duel/cards.ron`, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDefinition {
    /// Its name in data, in file names of pictures, and in saves.
    pub id: String,
    /// What it is.
    pub kind: CardKind,
    /// The mana that playing it takes; 0 for a hero.
    pub cost: u8,
    /// Attack; 0 for a spell.
    pub attack: i16,
    /// Hit points; 0 for a spell.
    pub health: i16,
    /// What kind of animal it is.
    pub race: Option<Race>,
    /// What it can do without an ability.
    pub keywords: Keywords,
    /// Whether it is in no deck.
    pub token: bool,
    /// What it does, in the order written.
    pub abilities: Vec<Ability>,
    /// What it gives to others.
    pub auras: Vec<Aura>,
    /// When it does something.
    pub(in crate::duel) triggers: Triggers,
    /// What has to be chosen when it is played.
    pub(in crate::duel) manual: Option<(TargetFilter, TargetFilter)>,
}

impl CardDefinition {
    /// When it does something.
    pub const fn triggers(&self) -> Triggers {
        self.triggers
    }

    /// What may be chosen when it is played, if anything has to be.
    pub fn allowed(&self) -> Option<TargetFilter> {
        self.manual.map(|(allowed, _)| allowed)
    }

    /// What is considered first when it is played, if anything has to be chosen.
    pub fn preferred(&self) -> Option<TargetFilter> {
        self.manual.map(|(_, preferred)| preferred)
    }

    /// Whether it may be put into decks.
    pub const fn is_collectible(&self) -> bool {
        !self.token && !matches!(self.kind, CardKind::Hero)
    }

    /// What has to be chosen when a card with these abilities is played.
    pub(super) fn manual_of(abilities: &[Ability]) -> Option<(TargetFilter, TargetFilter)> {
        abilities.iter().find_map(|ability| match ability.selector {
            Some(Selector::Manual { allowed, preferred }) => Some((allowed, preferred)),
            _ => None,
        })
    }
}

impl Effect {
    /// How data and events call the action.
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
