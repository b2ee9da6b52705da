//! Correcting evaluations by what searches found in positions that have something in common: the
//! pawns, one side's pieces, both sides' small pieces and kings, or the last two moves.

use parlour_rules::chess::{Bitboard, Color, PieceKind, Position};

use super::{
    super::{eval::pawn_key, memory::prefetch},
    constants::Constants,
    history::Step,
};

/// How many arrangements of one sort have an entry of their own; a power of two.
const ARRANGEMENTS: usize = 1 << 14;
/// The sorts: pawns, white's pieces, black's pieces, small pieces and kings, the last two moves.
const SORTS: usize = 5;
/// The most that an entry holds.
const MOST: i32 = 1_024;
/// What is known is weighed in such parts.
const WHOLE: i32 = 1_024;

/// Where the corrections for a position lie.
#[derive(Clone, Copy)]
pub struct Places([usize; SORTS]);

impl Places {
    /// `before`: the last two steps that led here, the last one first.
    #[inline]
    pub fn of(position: &Position, before: [Step; 2]) -> Self {
        let turn = position.turn().index();
        let mut sort = 0;
        Self(
            [
                pawn_key(position),
                pieces_key(position, Color::White),
                pieces_key(position, Color::Black),
                small_key(position),
                steps_key(before),
            ]
            .map(|key| {
                let place = (sort * 2 + turn) * ARRANGEMENTS + (key >> 50) as usize;
                sort += 1;
                place
            }),
        )
    }
}

/// Odd random numbers, one for each kind.
const FACTORS: [u64; 6] = [
    0x91d9_3080_f9b4_39fd,
    0x3cea_af30_8142_c8eb,
    0x6276_55da_a05f_1119,
    0x9dfb_369b_ab13_dfaf,
    0x0ff9_bb51_0944_fe0d,
    0x6301_bbfc_a0c5_154f,
];

/// A number that says where one side's pieces stand.
#[inline]
fn pieces_key(position: &Position, color: Color) -> u64 {
    PieceKind::ALL
        .into_iter()
        .zip(FACTORS)
        .skip(1)
        .fold(0, |key: u64, (kind, factor)| {
            key ^ place(position.of_piece(kind.of(color)), factor)
        })
}

/// A number that says where both sides' knights, bishops and kings stand.
#[inline]
fn small_key(position: &Position) -> u64 {
    [PieceKind::Knight, PieceKind::Bishop, PieceKind::King]
        .into_iter()
        .zip(FACTORS)
        .fold(0, |key: u64, (kind, factor)| {
            let white = place(position.of_piece(kind.of(Color::White)), factor);
            let black = place(
                position.of_piece(kind.of(Color::Black)),
                factor.rotate_left(17),
            );
            key ^ white ^ black
        })
}

/// A number that says which steps were made.
#[inline]
fn steps_key([last, other]: [Step; 2]) -> u64 {
    ((other.index() << 10 | last.index()) as u64).wrapping_mul(FACTORS[0])
}

/// A number that says where men of one sort stand.
#[inline]
fn place(Bitboard(squares): Bitboard, factor: u64) -> u64 {
    // The upper half comes down, so that all squares reach the bits that are looked at.
    (squares ^ (squares >> 32)).wrapping_mul(factor)
}

/// What was learnt.
pub struct Corrections(Vec<i16>);

impl Corrections {
    pub fn new() -> Self {
        Self(vec![0; SORTS * 2 * ARRANGEMENTS])
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Begins to fetch what was learnt about positions like this one.
    #[inline]
    pub fn prefetch(&self, Places(places): Places) {
        for place in places {
            prefetch(&self.0[place]);
        }
    }

    /// By how much positions like this one have been better than they looked.
    #[inline]
    pub fn of(&self, Places(places): Places, constants: &Constants) -> i32 {
        let weights = [
            constants.correct_pawns,
            constants.correct_pieces,
            constants.correct_pieces,
            constants.correct_small,
            constants.correct_steps,
        ];
        let weighed = places.iter().zip(weights);
        let sum: i32 = weighed
            .map(|(&place, weight)| i32::from(self.0[place]) * weight)
            .sum();
        sum / WHOLE
    }

    /// A search of this depth found a position by so much better than it looked when corrected.
    #[inline]
    pub fn learn(&mut self, Places(places): Places, better: i32, depth: i32) {
        let step = (better * depth / 2).clamp(-MOST / 4, MOST / 4);
        for place in places {
            let entry = &mut self.0[place];
            let now = i32::from(*entry);
            *entry = (now + step - now * step.abs() / MOST) as i16;
        }
    }
}
