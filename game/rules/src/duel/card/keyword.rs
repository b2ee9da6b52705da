use std::fmt;

use serde::{Deserialize, Serialize};

/// What a minion can do without an ability (rule 18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keyword {
    /// Has to be attacked before anything else.
    Taunt,
    /// May attack in the turn it arrives.
    Charge,
    /// The first damage does nothing but take this away.
    DivineShield,
    /// Destroys the minions that it damages.
    Poisonous,
    /// Two attacks a turn.
    Windfury,
    /// The damage that it deals heals its hero.
    Lifesteal,
}

impl Keyword {
    /// All of them, in the order in which cards name them.
    pub const ALL: [Self; 6] = [
        Self::Taunt,
        Self::Charge,
        Self::DivineShield,
        Self::Poisonous,
        Self::Windfury,
        Self::Lifesteal,
    ];

    /// How data and answers of the command line call it.
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

    /// The key of its name for players.
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
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether it is one of them.
    #[inline]
    pub const fn contains(self, keyword: Keyword) -> bool {
        self.0 & 1 << keyword as u8 != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, keyword: Keyword) -> Self {
        Self(self.0 | 1 << keyword as u8)
    }

    /// These but one.
    #[must_use]
    pub const fn without(self, keyword: Keyword) -> Self {
        Self(self.0 & !(1 << keyword as u8))
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of [`Keyword::ALL`].
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
