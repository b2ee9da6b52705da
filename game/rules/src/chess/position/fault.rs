//! Errors of an invalid FEN, one variant for each rule.

use std::fmt;

use super::validate::{MOST_MEN, MOST_PAWNS};
use crate::chess::{Color, Square};

/// A field of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// Pieces on the board.
    Board,
    /// Player to move.
    Turn,
    /// Rights to castle.
    Castling,
    /// Square that a pawn has just passed.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfmoveClock,
    /// Number of the move.
    Fullmove,
    /// Text after the last field.
    End,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Board => "board",
            Self::Turn => "turn",
            Self::Castling => "castling",
            Self::EnPassant => "en passant",
            Self::HalfmoveClock => "halfmove clock",
            Self::Fullmove => "fullmove number",
            Self::End => "end",
        })
    }
}

/// An invalid FEN: the field and the problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {reason}")]
pub struct FenError {
    /// Invalid field.
    pub field: FenField,
    /// Problem with the field.
    pub reason: FenFault,
}

impl FenError {
    pub(super) fn new(field: FenField, reason: FenFault) -> Self {
        Self { field, reason }
    }
}

/// A problem with a field of a FEN. The message is English; the game translates the variants
/// itself. Ranks count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenFault {
    /// There are fewer than four fields.
    #[error("missing field (expected 4 to 6 fields)")]
    Missing,
    /// Text after the last field.
    #[error("unexpected {0:?} after the last field")]
    Extra(String),
    /// The number of ranks is not eight.
    #[error("{} (expected 8)", counted(*.0, "rank"))]
    Ranks(usize),
    /// Two digits in a row on a rank.
    #[error("two consecutive digits on rank {0}")]
    Digits(u8),
    /// A letter that is not a piece.
    #[error("unknown piece {letter:?} on rank {rank}")]
    Piece {
        /// Unknown letter.
        letter: char,
        /// Rank that has it.
        rank: u8,
    },
    /// A rank has more than eight squares.
    #[error("more than 8 squares on rank {0}")]
    LongRank(u8),
    /// A rank has fewer than eight squares.
    #[error("{} on rank {rank} (expected 8)", counted((*.count).into(), "square"))]
    ShortRank {
        /// Number of squares.
        count: u8,
        /// Rank that has them.
        rank: u8,
    },
    /// The number of kings is not one.
    #[error("{0} has {1} kings (expected 1)")]
    Kings(Color, usize),
    /// More pieces than a game starts with.
    #[error("{0} has {1} pieces (expected at most {MOST_MEN})")]
    Men(Color, usize),
    /// More pawns than a game starts with.
    #[error("{0} has {1} pawns (expected at most {MOST_PAWNS})")]
    Pawns(Color, usize),
    /// A pawn on the first or eighth rank.
    #[error("invalid pawn on {0} (expected ranks 2 to 7)")]
    Pawn(Square),
    /// The player to move is neither `w` nor `b`.
    #[error("invalid value {0:?} (expected w or b)")]
    Turn(String),
    /// The player who is not to move is in check.
    #[error("{0}'s king is in check, but it is {other}'s turn", other = !*.0)]
    Check(Color),
    /// The king is not on the square from which it can castle.
    #[error("no king on {square} for {letter}")]
    CastlingKing {
        /// Square without the king.
        square: Square,
        /// Letter of the right.
        letter: char,
    },
    /// In Chess960, the king is not on the rank on which it can castle.
    #[error("no king on rank {rank} for {letter}")]
    CastlingKingRank {
        /// Rank without the king.
        rank: u8,
        /// Letter of the right.
        letter: char,
    },
    /// A letter that is not a right to castle.
    #[error("invalid letter {0:?} (expected KQkq, A to H, a to h or -)")]
    CastlingLetter(char),
    /// The rook is not on the square from which it can castle.
    #[error("no rook on {square} for {letter}")]
    CastlingRook {
        /// Square without the rook.
        square: Square,
        /// Letter of the right.
        letter: char,
    },
    /// A rook that is not in the corner can castle only in Chess960.
    #[error("the rook on {0} can castle only in Chess960")]
    CastlingChess960(Square),
    /// Two letters stand for the same rook.
    #[error("{0} repeats an earlier letter")]
    CastlingTwice(char),
    /// Two rooks on the same side of the king.
    #[error("rooks on {0} and {1} can't both castle on the same side")]
    CastlingSide(Square, Square),
    /// The en passant square is not a square.
    #[error("invalid square {0:?} (expected a1 to h8, or -)")]
    EnPassantSquare(String),
    /// The en passant square is on the wrong rank.
    #[error("invalid square {square} (expected rank {rank} on {turn}'s turn)")]
    EnPassantRank {
        /// Wrong square.
        square: Square,
        /// Right rank.
        rank: u8,
        /// Player to move.
        turn: Color,
    },
    /// No pawn has passed the en passant square.
    #[error("no {color} pawn on {square} for {passed}")]
    EnPassantPawn {
        /// Color of the missing pawn.
        color: Color,
        /// Square without the pawn.
        square: Square,
        /// En passant square.
        passed: Square,
    },
    /// A counter is not a number.
    #[error("invalid number {0:?}")]
    Number(String),
    /// A counter is too large.
    #[error("{0} is too large")]
    TooLarge(String),
}

fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}
