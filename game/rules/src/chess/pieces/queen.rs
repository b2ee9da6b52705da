//! The queen (article 3.4): moves along its file, rank or diagonals, not over other pieces.

use super::{bishop, rook};
use crate::chess::{Bitboard, Square};

/// Returns the squares that a queen reaches, including the first piece in each direction.
#[inline]
pub fn move_locations(from: Square, occupied: Bitboard) -> Bitboard {
    bishop::move_locations(from, occupied) | rook::move_locations(from, occupied)
}
