//! The queen (article 3.4): to any square along its file, rank or diagonals, not over others.

use super::{bishop, rook};
use crate::chess::{Bitboard, Square};

/// The squares to which a queen goes, with the first piece in each direction.
#[inline]
pub fn move_locations(from: Square, occupied: Bitboard) -> Bitboard {
    bishop::move_locations(from, occupied) | rook::move_locations(from, occupied)
}
