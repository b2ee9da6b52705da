//! What a search tells about itself.

use std::time::Duration;

use parlour_rules::chess::Move;

use super::{score::Score, transposition_table::Bound};

/// What a search knows after an iteration, for one of its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// How many plies were searched.
    pub depth: u32,
    /// How many plies the longest line had.
    pub seldepth: u32,
    /// Which of the best lines this is, from 1.
    pub line: usize,
    /// How good it is for the player on move.
    pub score: Score,
    /// Whether the score is exact, or at least or at most so much.
    pub bound: Bound,
    /// How many positions were looked at so far.
    pub nodes: u64,
    /// The time taken so far.
    pub time: Duration,
    /// How many thousandths of the table are filled.
    pub hashfull: u32,
    /// The moves of the line.
    pub pv: Vec<Move>,
}

impl Info {
    /// Positions in a second.
    pub fn nodes_per_second(&self) -> u64 {
        per_second(self.nodes, self.time)
    }
}

/// How many in a second.
pub(crate) fn per_second(nodes: u64, time: Duration) -> u64 {
    let micros = time.as_micros().max(1);
    u64::try_from(u128::from(nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
}
