use std::fmt;

use serde::{Deserialize, Serialize};

/// What kind of animal a minion is: a word that other cards ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Race {
    /// With fur.
    Beast,
    /// With feathers.
    Bird,
    /// With six legs.
    Insect,
    /// From the water.
    Pond,
}

impl Race {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Beast, Self::Bird, Self::Insect, Self::Pond];

    /// How data calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beast => "Beast",
            Self::Bird => "Bird",
            Self::Insect => "Insect",
            Self::Pond => "Pond",
        }
    }

    /// The key of its name for players.
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
