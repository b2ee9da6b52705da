//! Moves at the root.

use parlour_rules::chess::Move;

use crate::chess::score::INFINITE;

/// Root move with the results of its searches.
#[derive(Clone, Debug)]
pub struct RootMove {
    pub mv: Move,
    /// Score in the current iteration; `-INFINITE` if it's only known not to be better than the
    /// best move.
    pub score: i32,
    /// Score of the last completed iteration in which it had one.
    pub settled: i32,
    /// Score of the iteration before.
    pub previous: i32,
    pub line: Vec<Move>,
    pub seldepth: usize,
    /// Nodes searched below it in all iterations.
    pub nodes: u64,
}

impl RootMove {
    pub fn new(mv: Move) -> Self {
        Self {
            mv,
            score: -INFINITE,
            settled: -INFINITE,
            previous: -INFINITE,
            line: vec![mv],
            seldepth: 0,
            nodes: 0,
        }
    }
}
