//! Correction history: how much earlier searches differed from the static evaluation in similar
//! positions (<https://www.chessprogramming.org/Static_Evaluation_Correction_History>).
//!
//! Positions are similar if they share the pawns, one side's pieces, the knights, bishops and
//! kings, or the last two moves.

use parlour_rules::chess::{Bitboard, Color, PieceKind, Position};

use super::{
    super::{eval::pawn_key, memory::prefetch},
    constants::Constants,
    history::PieceTo,
};

/// Number of entries for each table and side to move; a power of two.
const SIZE: usize = 1 << 14;
/// Number of tables: pawns, white's pieces, black's pieces, knights with bishops and kings, last
/// two moves.
const TABLES: usize = 5;
/// Maximum of an entry.
const MAX_ENTRY: i32 = 1_024;
/// Unit of the weights.
const WEIGHT_UNIT: i32 = 1_024;

/// Indices of a position's entries, one for each table.
#[derive(Clone, Copy)]
pub struct CorrectionIndices([usize; TABLES]);

impl CorrectionIndices {
    /// Finds the entries of a position. `before` holds the last two moves, the last one first.
    #[inline]
    pub fn of(position: &Position, before: [PieceTo; 2]) -> Self {
        let turn = position.turn().index();
        let mut table = 0;
        Self(
            [
                pawn_key(position),
                pieces_key(position, Color::White),
                pieces_key(position, Color::Black),
                small_key(position),
                steps_key(before),
            ]
            .map(|key| {
                let index = (table * 2 + turn) * SIZE + (key >> 50) as usize;
                table += 1;
                index
            }),
        )
    }
}

/// Odd random numbers, one for each kind of piece.
const FACTORS: [u64; 6] = [
    0x91d9_3080_f9b4_39fd,
    0x3cea_af30_8142_c8eb,
    0x6276_55da_a05f_1119,
    0x9dfb_369b_ab13_dfaf,
    0x0ff9_bb51_0944_fe0d,
    0x6301_bbfc_a0c5_154f,
];

/// Hashes the squares of one side's pieces, without pawns.
#[inline]
fn pieces_key(position: &Position, color: Color) -> u64 {
    PieceKind::ALL
        .into_iter()
        .zip(FACTORS)
        .skip(1)
        .fold(0, |key: u64, (kind, factor)| {
            key ^ hash_squares(position.of_piece(kind.of(color)), factor)
        })
}

/// Hashes the squares of both sides' knights, bishops and kings.
#[inline]
fn small_key(position: &Position) -> u64 {
    [PieceKind::Knight, PieceKind::Bishop, PieceKind::King]
        .into_iter()
        .zip(FACTORS)
        .fold(0, |key: u64, (kind, factor)| {
            let white = hash_squares(position.of_piece(kind.of(Color::White)), factor);
            let black = hash_squares(
                position.of_piece(kind.of(Color::Black)),
                factor.rotate_left(17),
            );
            key ^ white ^ black
        })
}

/// Hashes the last two moves.
#[inline]
fn steps_key([last, other]: [PieceTo; 2]) -> u64 {
    ((other.index() << 10 | last.index()) as u64).wrapping_mul(FACTORS[0])
}

/// Hashes the squares of one kind of piece.
#[inline]
fn hash_squares(Bitboard(squares): Bitboard, factor: u64) -> u64 {
    // Folds the upper half in, so that all squares affect the upper bits of the product, which are
    // used as the index.
    (squares ^ (squares >> 32)).wrapping_mul(factor)
}

/// Correction history of one thread.
pub struct Corrections(Vec<i16>);

impl Corrections {
    pub fn new() -> Self {
        Self(vec![0; TABLES * 2 * SIZE])
    }

    /// Clears all entries.
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Prefetches the entries of a position.
    #[inline]
    pub fn prefetch(&self, CorrectionIndices(indices): CorrectionIndices) {
        for index in indices {
            prefetch(&self.0[index]);
        }
    }

    /// Returns the correction of the static evaluation, in hundredths of a pawn.
    #[inline]
    pub fn of(&self, CorrectionIndices(indices): CorrectionIndices, constants: &Constants) -> i32 {
        let weights = [
            constants.correct_pawns,
            constants.correct_pieces,
            constants.correct_pieces,
            constants.correct_small,
            constants.correct_steps,
        ];
        let weighed = indices.iter().zip(weights);
        let sum: i32 = weighed
            .map(|(&index, weight)| i32::from(self.0[index]) * weight)
            .sum();
        sum / WEIGHT_UNIT
    }

    /// Updates the entries with the difference `better` between a search of this depth and the
    /// corrected evaluation.
    #[inline]
    pub fn update(
        &mut self,
        CorrectionIndices(indices): CorrectionIndices,
        better: i32,
        depth: i32,
    ) {
        let change = (better * depth / 2).clamp(-MAX_ENTRY / 4, MAX_ENTRY / 4);
        for index in indices {
            let entry = &mut self.0[index];
            let now = i32::from(*entry);
            *entry = (now + change - now * change.abs() / MAX_ENTRY) as i16;
        }
    }
}
