//! Piece-square terms for pairs of pawns.

use parlour_rules::chess::{Bitboard, Color, Square};

use super::{eval_trace::EvalTrace, masks::files_beside, terms};

/// Numbers of ranks and, mirrored, of files on which pawns can be.
const RANKS: usize = 6;
const FILES: usize = 4;

/// Counts the pairs of each pawn with other friendly pawns on adjacent files and with enemy pawns on its
/// file and the adjacent ones.
pub fn count(us: Color, ours: Bitboard, theirs: Bitboard, trace: &mut impl EvalTrace) {
    let rank = |square: Square| usize::from(us.relative_rank(square.rank())).clamp(1, RANKS) - 1;
    for square in ours {
        let file = square.file();
        let right = Bitboard::file(file.min(6) + 1);
        for other in ours & right & files_beside(file) {
            let (file, first, second) = match file {
                0..=2 => (file, rank(square), rank(other)),
                // Files d and e are equally near to an edge, so the order is by rank.
                3 => (
                    file,
                    rank(square).min(rank(other)),
                    rank(square).max(rank(other)),
                ),
                _ => (6 - file, rank(other), rank(square)),
            };
            let place = (usize::from(file) * RANKS + first) * RANKS + second;
            trace.note(terms::PAWNS_BESIDE.nth(place));
        }
        let from_edge = |file: u8| file.min(7 - file);
        for other in theirs & (Bitboard::file(file) | files_beside(file)) {
            let sort = if other.file() == file {
                0
            } else if from_edge(other.file()) < from_edge(file) {
                1
            } else {
                2
            };
            let place = (sort * FILES + usize::from(from_edge(file))) * RANKS + rank(square);
            trace.note(terms::PAWNS_MEET.nth(place * RANKS + rank(other)));
        }
    }
}
