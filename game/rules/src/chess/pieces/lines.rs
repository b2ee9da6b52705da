//! Ranks, files and diagonals through squares, used for sliding, pins and blocks.

use crate::chess::{Bitboard, Square};

/// Directions along ranks and files, as steps of files and ranks; the opposite ones are implied.
pub(super) const STRAIGHT: [(i8, i8); 2] = [(1, 0), (0, 1)];
/// Directions along diagonals.
pub(super) const DIAGONAL: [(i8, i8); 2] = [(1, 1), (1, -1)];

/// Returns the squares from one square in one direction to the edge of the board, without the
/// start.
const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut squares = 0;
    let mut at = from;
    while let Some(next) = at.offset(files, ranks) {
        squares |= Bitboard::of(next).0;
        at = next;
    }
    squares
}

/// Returns the whole line through a square in a direction and its opposite, without the square.
pub(super) const fn line_through(square: Square, (files, ranks): (i8, i8)) -> u64 {
    ray(square, files, ranks) | ray(square, -files, -ranks)
}

/// Returns the squares that a slider reaches on one line, including the first piece in each
/// direction.
///
/// Obstruction difference: subtracting the slider from the pieces on the line flips every bit up to
/// the first obstacle; the mirrored board gives the other direction.
pub(super) const fn slide(square: Square, line: u64, occupied: u64) -> u64 {
    let slider = Bitboard::of(square).0;
    let obstacles = occupied & line;
    let up = obstacles.wrapping_sub(slider);
    let down = obstacles
        .reverse_bits()
        .wrapping_sub(slider.reverse_bits())
        .reverse_bits();
    (up ^ down) & line
}

/// Tables of the squares between each pair of squares, and of the line through them.
struct Pairs {
    between: [[u64; 64]; 64],
    line: [[u64; 64]; 64],
}

static PAIRS: Pairs = {
    let mut pairs = Pairs {
        between: [[0; 64]; 64],
        line: [[0; 64]; 64],
    };
    let directions = [STRAIGHT[0], STRAIGHT[1], DIAGONAL[0], DIAGONAL[1]];
    let mut index = 0;
    while index < 64 * 4 {
        let (a, (files, ranks)) = (Square::wrapping(index / 4), directions[index as usize % 4]);
        let ahead = ray(a, files, ranks);
        let mut rest = Bitboard(ahead);
        while let Some(b) = rest.first() {
            let between = ahead & ray(b, -files, -ranks);
            let line = ahead | ray(b, -files, -ranks) | ray(a, -files, -ranks);
            pairs.between[a.index()][b.index()] = between;
            pairs.between[b.index()][a.index()] = between;
            pairs.line[a.index()][b.index()] = line;
            pairs.line[b.index()][a.index()] = line;
            rest = rest.without_first();
        }
        index += 1;
    }
    pairs
};

/// Returns the squares strictly between two squares on a common line; empty for other pairs.
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(PAIRS.between[a.index()][b.index()])
}

/// Returns the whole rank, file or diagonal through two squares; empty for other pairs.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    Bitboard(PAIRS.line[a.index()][b.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Bitboard {
        names
            .split_whitespace()
            .map(|name| name.parse::<Square>().unwrap())
            .collect()
    }

    #[test]
    fn between_leaves_out_both_ends() {
        assert_eq!(between(Square::A1, Square::D4), set("b2 c3"));
        assert_eq!(between(Square::H8, Square::H5), set("h7 h6"));
        assert_eq!(between(Square::E4, Square::E5), Bitboard::EMPTY);
        assert_eq!(between(Square::A1, Square::B3), Bitboard::EMPTY);
    }

    #[test]
    fn a_line_goes_from_edge_to_edge() {
        assert_eq!(line(Square::C1, Square::E3), set("c1 d2 e3 f4 g5 h6"));
        assert_eq!(line(Square::B2, Square::G2), Bitboard::rank(1));
        assert_eq!(line(Square::A1, Square::B3), Bitboard::EMPTY);
    }
}
