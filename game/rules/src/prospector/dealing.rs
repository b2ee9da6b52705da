//! From a number or a day to a deal.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Date, Deal, Mine, Rules,
    solver::{Budget, Puzzle, Solver},
};
use crate::Random;

/// By what a deal is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealName {
    /// A number that can be typed in and shared.
    Number(u64),
    /// The daily deal of this day, in UTC.
    Daily(Date),
}

/// What a deal follows from: its name, and which of the deals with that name it is. The first one
/// has attempt 0; where only winnable deals are wanted, it is the first one that can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealSeed {
    /// By what it is known.
    pub name: DealName,
    /// Which of those with this name.
    #[serde(default)]
    pub attempt: u32,
}

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

/// The streams of the generator, a range for each use: a series picks its numbers from the first,
/// daily deals come from the second and numbered ones from the third. The round, or the attempt, is
/// added.
const PICKING_STREAMS: u64 = 0;
const DAILY_STREAMS: u64 = 1 << 32;
const NUMBERED_STREAMS: u64 = 2 << 32;

/// Numbers picked by chance are below this, so that they are easily typed in.
const PICKED_BELOW: u64 = 100_000_000;

/// More attempts than any number needs on the chapter's mine, where 97 deals of 100 can be won, or
/// 73 without wrap. A mine on which nothing can be won must not keep the dealer for ever.
const MOST_ATTEMPTS: u32 = 1_000;

impl DealSeed {
    /// The first deal with this number, whether it can be won or not.
    pub const fn numbered(number: u64) -> Self {
        Self {
            name: DealName::Number(number),
            attempt: 0,
        }
    }

    /// The deal, for a mine.
    pub fn deal(self, mine: &Mine) -> Deal {
        let (seed, streams) = match self.name {
            DealName::Number(number) => (number, NUMBERED_STREAMS),
            DealName::Daily(date) => (date.digits(), DAILY_STREAMS),
        };
        let mut random = Random::with_stream(seed, streams + u64::from(self.attempt));
        Deal::by_chance(&mut random, mine.len())
    }
}

/// The number of a deal picked by chance: the one for this round of a series with this seed, from
/// 1 to 99,999,999.
pub(super) fn picked_number(seed: u64, round: u32) -> u64 {
    let mut random = Random::with_stream(seed, PICKING_STREAMS + u64::from(round));
    random.below(PICKED_BELOW - 1) + 1
}

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
