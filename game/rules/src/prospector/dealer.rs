//! Search for deals that can be won.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    DealName, DealSeed, Mine, Rules,
    solver::{Budget, Puzzle, Solver},
};

/// The deals that a series picks from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealFilter {
    /// Deals that can be won.
    #[default]
    Winnable,
    /// All deals.
    Any,
}

/// Limit on the search, far more than any number needs on the standard mine, where 97% of deals can
/// be won (73% without wrap). It ends the search on a mine on which no deal can be won.
const MOST_ATTEMPTS: u32 = 1_000;

/// Finds the deals for a mine.
#[derive(Clone, Debug)]
pub struct Dealer {
    mine: Arc<Mine>,
    solver: Option<Arc<Solver>>,
}

impl Dealer {
    /// Builds a dealer for a mine. If the mine is too large for the solver, every deal passes the
    /// filter.
    pub fn new(mine: Arc<Mine>) -> Self {
        let solver = Solver::new(mine.clone()).ok().map(Arc::new);
        Self { mine, solver }
    }

    /// Returns the mine.
    pub const fn mine(&self) -> &Arc<Mine> {
        &self.mine
    }

    /// Returns the solver for this mine, unless the mine is too large.
    pub const fn solver(&self) -> Option<&Arc<Solver>> {
        self.solver.as_ref()
    }

    /// Returns the seed of the deal that is played under a name: the first attempt, or the first
    /// that can be won by these rules. Takes some milliseconds if deals must be winnable.
    pub fn seed(&self, name: DealName, rules: Rules, filter: DealFilter) -> DealSeed {
        let first = DealSeed { name, attempt: 0 };
        let Some(solver) = self
            .solver
            .as_ref()
            .filter(|_| filter == DealFilter::Winnable)
        else {
            return first;
        };
        (0..MOST_ATTEMPTS)
            .map(|attempt| DealSeed { name, attempt })
            .find(|seed| {
                let puzzle = Puzzle::of_deal(&seed.deal(&self.mine), &self.mine, rules);
                solver.is_winnable(&puzzle, &Budget::UNLIMITED) == Ok(true)
            })
            .unwrap_or(first)
    }
}
