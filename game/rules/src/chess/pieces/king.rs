//! The king (article 3.8.1): moves to any adjoining square. Castling (3.8.2) involves two pieces
//! and is part of the position.

use super::leaps::leaps;
use crate::chess::{Bitboard, Square};

static LOCATIONS: [Bitboard; 64] = leaps([
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);

/// Returns the squares that a king reaches.
#[inline]
pub fn move_locations(from: Square) -> Bitboard {
    LOCATIONS[from.index()]
}
