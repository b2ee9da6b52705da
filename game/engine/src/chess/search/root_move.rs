//! A move at the root and what the iterations have found out about it.

use parlour_rules::chess::Move;

use crate::chess::score::INFINITE;

/// A first move with what is known about it.
#[derive(Clone, Debug)]
pub struct RootMove {
    pub mv: Move,
    /// The score of this iteration; `-INFINITE` where it was only found not to be better.
    pub score: i32,
    /// The last score that was found for it, and for how deep a search.
    pub settled: i32,
    /// The score of the iteration before.
    pub previous: i32,
    pub line: Vec<Move>,
    pub seldepth: usize,
    /// Positions looked at below it in all iterations.
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
