use serde::{Deserialize, Serialize};

use crate::cards::Rank;

/// Rules of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Whether ace and king are neighbors.
    pub wrap: bool,
}

impl Rules {
    /// Standard rules: ace and king are neighbors.
    pub const WRAP: Self = Self { wrap: true };

    /// Harder rules: ace and king are not neighbors.
    pub const NO_WRAP: Self = Self { wrap: false };

    /// Both rule sets, the standard one first.
    pub const ALL: [Self; 2] = [Self::WRAP, Self::NO_WRAP];

    /// Returns whether cards of these ranks are neighbors, and so fit on each other.
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
