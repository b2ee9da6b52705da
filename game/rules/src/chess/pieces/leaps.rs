//! Tables of the squares that a piece reaches by fixed steps.

use crate::chess::{Bitboard, Square};

/// Builds a table with the squares at these steps (files, ranks) from each square, as far as the
/// board has them.
pub(super) const fn leaps<const N: usize>(steps: [(i8, i8); N]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = 0;
        while step < N {
            let (files, ranks) = steps[step];
            if let Some(to) = Square::wrapping(index as u32).offset(files, ranks) {
                table[index].0 |= Bitboard::of(to).0;
            }
            step += 1;
        }
        index += 1;
    }
    table
}
