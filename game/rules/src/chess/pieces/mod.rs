//! Where each kind of piece goes: one file a kind, each with its `move_locations`.
//!
//! These answer for a piece alone on its square, given what is occupied. Whose turn it is,
//! whether a king would be left in check, castling: all that is [`Position`](super::Position)'s,
//! which filters what it finds here.

pub mod bishop;
pub mod king;
pub mod knight;
mod leaps;
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
