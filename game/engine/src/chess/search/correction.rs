//! Correcting evaluations by what searches found in positions that have something in common: the
//! pawns, or one side's pieces.

use parlour_rules::chess::{Bitboard, Color, PieceKind, Position};

use super::super::eval::pawn_key;

/// How many arrangements of one sort have an entry of their own; a power of two.
const ARRANGEMENTS: usize = 1 << 14;
/// The sorts: pawns, white's pieces, black's pieces.
const SORTS: usize = 3;
/// The most that an entry holds.
const MOST: i32 = 1_024;
/// So much of an entry is a hundredth of a pawn.
const GRAIN: i32 = 24;

/// Where the corrections for a position lie.
#[derive(Clone, Copy)]
pub struct Places([usize; SORTS]);

impl Places {
    #[inline]
    pub fn of(position: &Position) -> Self {
        let turn = position.turn().index();
        let mut sort = 0;
        Self(
            [
                pawn_key(position),
                pieces_key(position, Color::White),
                pieces_key(position, Color::Black),
            ]
            .map(|key| {
                let place = (sort * 2 + turn) * ARRANGEMENTS + (key >> 50) as usize;
                sort += 1;
                place
            }),
        )
    }
}

/// A number that says where one side's pieces stand.
#[inline]
fn pieces_key(position: &Position, color: Color) -> u64 {
    PieceKind::ALL
        .into_iter()
        .filter(|&kind| kind != PieceKind::Pawn)
        .fold(0, |key: u64, kind| {
            let Bitboard(squares) = position.of_piece(kind.of(color));
            (key.rotate_left(23) ^ squares).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        })
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

    /// By how much positions like this one have been better than they looked.
    #[inline]
    pub fn of(&self, Places(places): Places) -> i32 {
        let sum: i32 = places.iter().map(|&place| i32::from(self.0[place])).sum();
        sum / GRAIN
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
