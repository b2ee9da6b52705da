//! The rook (article 3.3): to any square along its file or rank, not over others.

use super::sliding;
use crate::chess::{Bitboard, Square};

/// The squares to which a rook goes, with the first piece in each direction.
#[inline]
pub fn move_locations(from: Square, occupied: Bitboard) -> Bitboard {
    sliding::rook(from, occupied)
}
