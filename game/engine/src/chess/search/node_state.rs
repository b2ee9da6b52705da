//! State of one node of the search tree, shared by the files that search it.

use parlour_rules::chess::{Bitboard, Move};

use super::history::{ANSWERS, Step};
use crate::chess::{score::NONE, transposition_table::TableEntry};

/// What is known at one distance from the root.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub eval: i32,
    pub step: Step,
    /// The quiet move that was made from here.
    pub quiet: Option<Move>,
    pub excluded: Option<Move>,
    pub killers: [Option<Move>; 2],
    /// What the player not on move attacks, as [`threatened`](super::history::threatened) says.
    pub threatened: Bitboard,
    /// How many nodes here were refuted since the one above began.
    pub refuted: u32,
}

impl Frame {
    pub(super) const EMPTY: Self = Self {
        eval: NONE,
        step: Step::NONE,
        quiet: None,
        excluded: None,
        killers: [None; 2],
        threatened: Bitboard::EMPTY,
        refuted: 0,
    };
}

/// Frames before the root, so that looking back needs no care.
pub(super) const BEFORE_ROOT: usize = ANSWERS[2];

/// What a ply is counted in.
pub(super) const PLY: i32 = 100;

/// What is looked at once for a node, before its moves.
pub(super) struct Node {
    pub ply: usize,
    pub depth: i32,
    pub improving: bool,
    /// The corrected static evaluation; [`NONE`] in check.
    pub eval: i32,
    /// The same, or the table's score where that says more.
    pub estimate: i32,
    pub cut: bool,
    /// What the table says.
    pub found: Option<TableEntry>,
}
