//! The pawn (article 3.7): moves forward to an empty square, from its first square over two, and
//! captures diagonally forward. En passant captures and promotion need more than the pawn and are
//! part of the position.

use super::leaps::leaps;
use crate::chess::{Bitboard, Color, Square};

static ATTACKS: [[Bitboard; 64]; 2] = [leaps([(-1, 1), (1, 1)]), leaps([(-1, -1), (1, -1)])];

/// Rank (0 to 7, counted from the pawn's side) on which pawns start.
const START_RANK: u8 = 1;

/// Returns the two squares diagonally in front, on which a pawn captures (article 3.7.3).
#[inline]
pub fn attacks(color: Color, from: Square) -> Bitboard {
    ATTACKS[color.index()][from.index()]
}

/// Returns the squares that any of these pawns attacks: towards the a file, and towards the h file.
#[inline]
pub fn all_attacks(color: Color, Bitboard(pawns): Bitboard) -> [Bitboard; 2] {
    let to_the_left = pawns & !Bitboard::file(0).0;
    let to_the_right = pawns & !Bitboard::file(7).0;
    match color {
        Color::White => [Bitboard(to_the_left << 7), Bitboard(to_the_right << 9)],
        Color::Black => [Bitboard(to_the_left >> 9), Bitboard(to_the_right >> 7)],
    }
}

/// Returns the empty squares straight ahead of these pawns, one or two of each (articles 3.7.1 and
/// 3.7.2). No two pawns reach the same one.
#[inline]
pub fn steps(color: Color, Bitboard(pawns): Bitboard, occupied: Bitboard) -> Bitboard {
    let empty = !occupied.0;
    let third_rank = Bitboard::rank(color.relative_rank(START_RANK + 1)).0;
    Bitboard(match color {
        Color::White => {
            let one = (pawns << 8) & empty;
            one | (((one & third_rank) << 8) & empty)
        }
        Color::Black => {
            let one = (pawns >> 8) & empty;
            one | (((one & third_rank) >> 8) & empty)
        }
    })
}

/// Returns the squares that a pawn reaches: ahead if empty, diagonally if there is an enemy.
#[inline]
pub fn move_locations(
    color: Color,
    from: Square,
    occupied: Bitboard,
    enemies: Bitboard,
) -> Bitboard {
    steps(color, from.into(), occupied) | (attacks(color, from) & enemies)
}
