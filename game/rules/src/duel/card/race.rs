use std::fmt;

use serde::{Deserialize, Serialize};

/// Races of minions, which abilities of other cards refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Race {
    /// Animals with fur.
    Beast,
    /// Animals with feathers.
    Bird,
    /// Animals with six legs.
    Insect,
    /// Animals from the pond.
    Pond,
}

impl Race {
    /// Every race.
    pub const ALL: [Self; 4] = [Self::Beast, Self::Bird, Self::Insect, Self::Pond];

    /// Returns the name in data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beast => "Beast",
            Self::Bird => "Bird",
            Self::Insect => "Insect",
            Self::Pond => "Pond",
        }
    }

    /// Returns the locale key of the name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Beast => "duel-race-beast",
            Self::Bird => "duel-race-bird",
            Self::Insect => "duel-race-insect",
            Self::Pond => "duel-race-pond",
        }
    }
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
