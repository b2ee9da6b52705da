//! Where each kind of piece goes: one file a kind, each with its `move_locations`.
//!
//! These answer for a piece alone on its square, given what is occupied. Whose turn it is,
//! whether a king would be left in check, castling: all that is [`Position`](super::Position)'s,
//! which filters what it finds here.

pub mod bishop;
pub mod king;
pub mod knight;
mod lines;
mod magics;
pub mod pawn;
pub mod queen;
pub mod rook;
mod sliding;

pub use lines::{between, line};

use super::{Bitboard, Piece, PieceKind, Square};

/// The squares that a piece attacks (article 3.1.2): where it could take an enemy piece.
#[inline]
pub fn attacks(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.kind {
        PieceKind::Pawn => pawn::attacks(piece.color, from),
        PieceKind::Knight => knight::move_locations(from),
        PieceKind::Bishop => bishop::move_locations(from, occupied),
        PieceKind::Rook => rook::move_locations(from, occupied),
        PieceKind::Queen => queen::move_locations(from, occupied),
        PieceKind::King => king::move_locations(from),
    }
}

/// The squares at these steps (files, ranks) from each square, where the board has them.
const fn leaps<const N: usize>(steps: [(i8, i8); N]) -> [Bitboard; 64] {
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
