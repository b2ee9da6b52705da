//! Progress reports of a search.

use serde::{Deserialize, Serialize};
use std::time::Duration;

use parlour_rules::chess::Move;

use super::{score::Score, transposition_table::Bound};

/// State of a search after an iteration, for one of its lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Info {
    /// Depth in plies.
    pub depth: u32,
    /// Maximum distance from the root that was reached, in plies.
    pub seldepth: u32,
    /// Number of the line, starting with 1 for the best one.
    pub line: usize,
    /// Score for the side to move.
    pub score: Score,
    /// Bound type of the score.
    pub bound: Bound,
    /// Number of nodes searched so far.
    pub nodes: u64,
    /// Time taken so far.
    pub time: Duration,
    /// Fill level of the transposition table, in thousandths.
    pub hashfull: u32,
    /// Principal variation.
    pub pv: Vec<Move>,
}

impl Info {
    /// Returns the nodes searched per second.
    pub fn nodes_per_second(&self) -> u64 {
        per_second(self.nodes, self.time)
    }
}

/// Returns a rate per second. Times below a microsecond count as one.
pub(crate) fn per_second(nodes: u64, time: Duration) -> u64 {
    let micros = time.as_micros().max(1);
    u64::try_from(u128::from(nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
}
