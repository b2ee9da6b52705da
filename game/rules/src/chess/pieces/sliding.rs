//! Tables of sliding pieces: one lookup for all squares that a bishop or rook reaches.

use super::{
    lines::{self, DIAGONAL, STRAIGHT},
    magics,
};
use crate::chess::{Bitboard, Square};

/// Start of a square's part of the table, and the hash from blockers to an index.
#[derive(Clone, Copy)]
struct Entry {
    /// Squares that can block the slider before the edge.
    mask: u64,
    magic: u64,
    offset: u32,
    shift: u32,
}

/// Table for all squares and one pair of lines.
struct Table<const N: usize> {
    entries: [Entry; 64],
    reached: [u64; N],
}

/// Sizes of the tables: the number of arrangements of blockers, summed over all squares.
const BISHOP_PLACES: usize = 5_248;
const ROOK_PLACES: usize = 102_400;

#[allow(long_running_const_eval)] // a hundred thousand arrangements; about a second
static BISHOP: Table<BISHOP_PLACES> = Table::build(DIAGONAL, magics::BISHOP);
#[allow(long_running_const_eval)]
static ROOK: Table<ROOK_PLACES> = Table::build(STRAIGHT, magics::ROOK);

/// Returns the squares of a line that can block a slider: all but its two ends at the edge.
const fn obstacles(square: Square, direction: (i8, i8)) -> u64 {
    let mut inner = lines::line_through(square, direction);
    let mut rest = Bitboard(inner);
    while let Some(at) = rest.first() {
        let towards_edge = at.offset(direction.0, direction.1).is_none();
        let from_edge = at.offset(-direction.0, -direction.1).is_none();
        if towards_edge || from_edge {
            inner &= !Bitboard::of(at).0;
        }
        rest = rest.without_first();
    }
    inner
}

impl<const N: usize> Table<N> {
    const fn build(directions: [(i8, i8); 2], magics: [u64; 64]) -> Self {
        let mut table = Self {
            entries: [Entry {
                mask: 0,
                magic: 0,
                offset: 0,
                shift: 0,
            }; 64],
            reached: [0; N],
        };
        let mut offset = 0;
        let mut index = 0;
        while index < 64 {
            let square = Square::wrapping(index as u32);
            let (first, second) = (
                lines::line_through(square, directions[0]),
                lines::line_through(square, directions[1]),
            );
            let mask = obstacles(square, directions[0]) | obstacles(square, directions[1]);
            let entry = Entry {
                mask,
                magic: magics[index],
                offset,
                shift: 64 - mask.count_ones(),
            };
            // Every subset of the mask in turn (carry-rippler).
            let mut occupied = 0_u64;
            loop {
                table.reached[entry.place(occupied)] =
                    lines::slide(square, first, occupied) | lines::slide(square, second, occupied);
                occupied = occupied.wrapping_sub(mask) & mask;
                if occupied == 0 {
                    break;
                }
            }
            table.entries[index] = entry;
            offset += 1 << mask.count_ones();
            index += 1;
        }
        table
    }

    #[inline]
    fn look_up(&self, square: Square, occupied: Bitboard) -> Bitboard {
        Bitboard(self.reached[self.entries[square.index()].place(occupied.0)])
    }
}

impl Entry {
    #[inline]
    const fn place(&self, occupied: u64) -> usize {
        let hash = (occupied & self.mask).wrapping_mul(self.magic) >> (self.shift & 63);
        (self.offset as usize).wrapping_add(hash as usize)
    }
}

/// Returns the squares that a bishop reaches with these squares occupied.
#[inline]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    BISHOP.look_up(square, occupied)
}

/// Returns the squares that a rook reaches with these squares occupied.
#[inline]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    ROOK.look_up(square, occupied)
}

#[cfg(test)]
mod tests {
    use rand::RngCore;

    use super::*;
    use crate::Random;

    /// Walks to the edge or a piece, one square at a time; the reference for the tables.
    fn walk(square: Square, occupied: Bitboard, directions: [(i8, i8); 2]) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for (files, ranks) in directions {
            for sign in [1, -1] {
                let mut at = square;
                while let Some(next) = at.offset(files * sign, ranks * sign) {
                    reached |= next.into();
                    at = next;
                    if occupied.has(next) {
                        break;
                    }
                }
            }
        }
        reached
    }

    #[test]
    fn tables_agree_with_walking_square_by_square() {
        let mut random = Random::new(1);
        for square in Square::ALL {
            for _ in 0..2_000 {
                // A quarter of the squares are occupied.
                let occupied = Bitboard(random.next_u64() & random.next_u64());
                assert_eq!(
                    bishop(square, occupied),
                    walk(square, occupied, DIAGONAL),
                    "bishop on {square}, occupied {occupied:?}"
                );
                assert_eq!(
                    rook(square, occupied),
                    walk(square, occupied, STRAIGHT),
                    "rook on {square}, occupied {occupied:?}"
                );
            }
        }
    }
}
