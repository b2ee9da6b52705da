//! What danger to a king is worth. One attacker is nothing, two are a nuisance, and four are mate:
//! in the middle game it counts by its square, in the endgame as it is.

use super::Pair;

/// A hundredth of a pawn in the middle game is the square of danger divided by this.
pub const SQUARE: i32 = 512;
/// A hundredth of a pawn in the endgame is so much danger.
pub const PLAIN: i32 = 8;

/// No danger is greater, so that halves of a [`Pair`] never run over.
const MOST: i32 = 1_400;

/// The worth of danger, as its terms have been added up.
#[inline]
pub fn worth(danger: Pair) -> Pair {
    let middle = danger.middle().clamp(0, MOST);
    let end = danger.end().clamp(0, MOST);
    Pair::new((middle * middle / SQUARE) as i16, (end / PLAIN) as i16)
}
