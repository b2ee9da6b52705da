//! The search for a deal that can be won.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    DealName, DealSeed, Mine, Rules,
    solver::{Budget, Puzzle, Solver},
};

/// Whether any deal will do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealFilter {
    /// Only deals that can be won.
    #[default]
    Winnable,
    /// Whatever comes.
    Any,
}

/// More attempts than any number needs on the chapter's mine, where 97 deals of 100 can be won, or
/// 73 without wrap. A mine on which nothing can be won must not keep the dealer for ever.
const MOST_ATTEMPTS: u32 = 1_000;

/// Finds the deals for a mine.
#[derive(Clone, Debug)]
pub struct Dealer {
    mine: Arc<Mine>,
    solver: Option<Arc<Solver>>,
}

impl Dealer {
    /// A dealer for a mine. A mine that is too large for the solver gets whatever comes.
    pub fn new(mine: Arc<Mine>) -> Self {
        let solver = Solver::new(mine.clone()).ok().map(Arc::new);
        Self { mine, solver }
    }

    /// The mine.
    pub const fn mine(&self) -> &Arc<Mine> {
        &self.mine
    }

    /// The solver for this mine, if it is not too large.
    pub const fn solver(&self) -> Option<&Arc<Solver>> {
        self.solver.as_ref()
    }

    /// Which deal of this name is played: the first, or the first that can be won by these rules.
    /// Takes some milliseconds when deals must be winnable.
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
