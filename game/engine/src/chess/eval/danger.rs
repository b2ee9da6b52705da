//! Value of king danger. It's quadratic in the middlegame, because attackers support each other,
//! and linear in the endgame (<https://www.chessprogramming.org/King_Safety>).

use super::Pair;

/// Divisor of the squared danger in the middlegame.
pub const SQUARE: i32 = 512;
/// Divisor of the danger in the endgame.
pub const PLAIN: i32 = 8;

/// Maximum of the danger, so that the halves of a [`Pair`] can't overflow.
const MOST: i32 = 1_400;

/// Returns the value of a sum of danger terms, in hundredths of a pawn.
#[inline]
pub fn worth(danger: Pair) -> Pair {
    let middle = danger.middle().clamp(0, MOST);
    let end = danger.end().clamp(0, MOST);
    Pair::new((middle * middle / SQUARE) as i16, (end / PLAIN) as i16)
}
