//! The knight (article 3.6): to one of the squares nearest to its own, but not on the same rank,
//! file or diagonal. Nothing stands in its way.

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

/// The squares to which a knight goes.
#[inline]
pub fn move_locations(from: Square) -> Bitboard {
    LOCATIONS[from.index()]
}
