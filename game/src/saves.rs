//! The game that is written after each move, and offered at the next start.

use crate::storage::Saved;
use parlour_rules::chess::Record;
use serde::{Deserialize, Serialize};

/// The chess game on the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ChessAutosave {
    /// The start, the moves and how it ended, if by word.
    pub record: Record,
}

impl Saved for ChessAutosave {
    const FILE: &'static str = "chess.ron";
    const VERSION: u32 = 1;
}
