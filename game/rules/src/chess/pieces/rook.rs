//! The rook (article 3.3): moves along its file or rank, not over other pieces.

use super::sliding;
use crate::chess::{Bitboard, Square};

/// Returns the squares that a rook reaches, including the first piece in each direction.
#[inline]
pub fn move_locations(from: Square, occupied: Bitboard) -> Bitboard {
    sliding::rook(from, occupied)
}
