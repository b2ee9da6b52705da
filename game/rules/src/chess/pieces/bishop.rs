//! The bishop (article 3.2): moves along its diagonals, not over other pieces.

use super::sliding;
use crate::chess::{Bitboard, Square};

/// Returns the squares that a bishop reaches, including the first piece in each direction.
#[inline]
pub fn move_locations(from: Square, occupied: Bitboard) -> Bitboard {
    sliding::bishop(from, occupied)
}
