//! The bishop (article 3.2): to any square along a diagonal on which it stands, not over others.

use super::sliding;
use crate::chess::{Bitboard, Square};

/// The squares to which a bishop goes, with the first piece in each direction.
#[inline]
pub fn move_locations(from: Square, occupied: Bitboard) -> Bitboard {
    sliding::bishop(from, occupied)
}
