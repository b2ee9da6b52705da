use serde::{Deserialize, Serialize};

use crate::cards::Rank;

/// Which rules hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Whether ace and king are neighbours, as in the chapter.
    pub wrap: bool,
}

impl Rules {
    /// The chapter's rules: ace and king are neighbours.
    pub const WRAP: Self = Self { wrap: true };

    /// Harder: nothing lies below the ace or above the king.
    pub const NO_WRAP: Self = Self { wrap: false };

    /// Both rule sets, the chapter's first.
    pub const ALL: [Self; 2] = [Self::WRAP, Self::NO_WRAP];

    /// Whether cards of these ranks fit on each other: they are neighbours.
    pub const fn fit(self, one: Rank, other: Rank) -> bool {
        match one.index().abs_diff(other.index()) {
            1 => true,
            12 => self.wrap,
            _ => false,
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::WRAP
    }
}
