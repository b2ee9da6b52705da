//! State of a node, shared by the parts of the search.

use parlour_rules::chess::{Bitboard, Move};

use super::history::{CONTINUATION_PLIES, PieceTo};
use crate::chess::{score::NONE, transposition_table::TableEntry};

/// State of the search at one ply.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub eval: i32,
    pub step: PieceTo,
    /// The quiet move made from here; `None` after captures and null moves.
    pub quiet: Option<Move>,
    pub excluded: Option<Move>,
    pub killers: [Option<Move>; 2],
    /// Squares that the opponent attacks, from [`threatened`](super::history::threatened).
    pub threatened: Bitboard,
    /// Number of beta cutoffs at this ply since the parent node was entered.
    pub cutoffs: u32,
}

impl Frame {
    pub(super) const EMPTY: Self = Self {
        eval: NONE,
        step: PieceTo::NONE,
        quiet: None,
        excluded: None,
        killers: [None; 2],
        threatened: Bitboard::EMPTY,
        cutoffs: 0,
    };
}

/// Number of frames before the root, so that look-ups of earlier plies need no bounds check.
pub(super) const BEFORE_ROOT: usize = CONTINUATION_PLIES[2];

/// Unit of reductions: a ply.
pub(super) const PLY: i32 = 100;

/// Facts about a node that are determined before its moves are searched.
pub(super) struct Node {
    pub ply: usize,
    pub depth: i32,
    pub improving: bool,
    /// Corrected static evaluation; [`NONE`] in check.
    pub eval: i32,
    /// Corrected static evaluation, replaced by the table's score where its bound makes that more
    /// exact.
    pub estimate: i32,
    pub cut: bool,
    /// Transposition table entry.
    pub found: Option<TableEntry>,
}
