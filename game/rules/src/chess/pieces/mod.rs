//! Moves of each kind of piece, one file each with its `move_locations`.
//!
//! These functions look at one piece and the occupied squares only. Turns, checks and castling are
//! the concern of [`Position`](super::Position), which filters these moves.

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

/// Returns the squares that a piece attacks (article 3.1.2), that is, where it could capture.
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
