use std::fmt;

use serde::{Deserialize, Serialize};

/// Keywords of minions (rule 18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keyword {
    /// Must be attacked before anything else.
    Taunt,
    /// Can attack in the turn it arrives.
    Charge,
    /// Absorbs the first damage and is then gone.
    DivineShield,
    /// Destroys minions that it damages.
    Poisonous,
    /// Has two attacks per turn.
    Windfury,
    /// Heals its hero for the damage that it deals.
    Lifesteal,
}

impl Keyword {
    /// Every keyword, in the order in which cards name them.
    pub const ALL: [Self; 6] = [
        Self::Taunt,
        Self::Charge,
        Self::DivineShield,
        Self::Poisonous,
        Self::Windfury,
        Self::Lifesteal,
    ];

    /// Returns the name in data and in the output of the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Taunt => "Taunt",
            Self::Charge => "Charge",
            Self::DivineShield => "DivineShield",
            Self::Poisonous => "Poisonous",
            Self::Windfury => "Windfury",
            Self::Lifesteal => "Lifesteal",
        }
    }

    /// Returns the locale key of the name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Taunt => "duel-keyword-taunt",
            Self::Charge => "duel-keyword-charge",
            Self::DivineShield => "duel-keyword-divine-shield",
            Self::Poisonous => "duel-keyword-poisonous",
            Self::Windfury => "duel-keyword-windfury",
            Self::Lifesteal => "duel-keyword-lifesteal",
        }
    }
}

impl fmt::Display for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of keywords.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Keywords(u8);

impl Keywords {
    /// Empty set.
    pub const NONE: Self = Self(0);

    /// Returns whether a keyword is in the set.
    #[inline]
    pub const fn contains(self, keyword: Keyword) -> bool {
        self.0 & 1 << keyword as u8 != 0
    }

    /// Adds a keyword.
    #[must_use]
    pub const fn with(self, keyword: Keyword) -> Self {
        Self(self.0 | 1 << keyword as u8)
    }

    /// Removes a keyword.
    #[must_use]
    pub const fn without(self, keyword: Keyword) -> Self {
        Self(self.0 & !(1 << keyword as u8))
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the keywords in the order of [`Keyword::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Keyword> {
        Keyword::ALL
            .into_iter()
            .filter(move |keyword| self.contains(*keyword))
    }
}

impl FromIterator<Keyword> for Keywords {
    fn from_iter<I: IntoIterator<Item = Keyword>>(keywords: I) -> Self {
        keywords.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Keywords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
