//! The king (article 3.8.1): to any adjoining square. Castling (3.8.2) is a move of two pieces
//! and belongs to the position.

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

/// The squares to which a king steps.
#[inline]
pub fn move_locations(from: Square) -> Bitboard {
    LOCATIONS[from.index()]
}
