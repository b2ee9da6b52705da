//! The knight (article 3.6): moves to one of the nearest squares that are not on its rank, file or
//! diagonals. Other pieces do not block it.

use super::leaps::leaps;
use crate::chess::{Bitboard, Square};

static LOCATIONS: [Bitboard; 64] = leaps([
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);

/// Returns the squares that a knight reaches.
#[inline]
pub fn move_locations(from: Square) -> Bitboard {
    LOCATIONS[from.index()]
}
