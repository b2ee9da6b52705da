//! Moves as programs write them: `e2e4`, `e7e8q` (the Universal Chess Interface, 2006).

use super::{Position, generate::castled};
use crate::chess::{CastleSide, Move, MoveKind, ParseMoveError, PieceKind, Rules};

/// A move in UCI notation was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UciError {
    /// It is no move at all.
    #[error(transparent)]
    Syntax(#[from] ParseMoveError),
    /// It cannot be played here.
    #[error("illegal move: {0}")]
    Illegal(Move),
}

impl Position {
    /// Writes a move for other programs. Castling is the king's two squares (`e1g1`), in Chess960
    /// the king and its rook (`e1h1`).
    pub fn uci(&self, mv: Move) -> String {
        match self.kind(mv) {
            MoveKind::Castle(side) if self.rules != Rules::Chess960 => {
                Move::new(mv.from, castled(self.turn, side).0).to_string()
            }
            _ => mv.to_string(),
        }
    }

    /// Reads a legal move. Castling may be written either way; where that would also be a plain
    /// step of the king, the step is meant.
    ///
    /// # Errors
    /// [`UciError::Syntax`] for other text, [`UciError::Illegal`] for a move that cannot be
    /// played.
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let written: Move = text.parse()?;
        [Some(written), self.as_castling(written)]
            .into_iter()
            .flatten()
            .find(|&mv| self.is_legal(mv))
            .ok_or(UciError::Illegal(written))
    }

    /// The castling that brings the king to where this move says, if its right is left.
    fn as_castling(&self, mv: Move) -> Option<Move> {
        if !self.of_piece(PieceKind::King.of(self.turn)).has(mv.from) || mv.promotion.is_some() {
            return None;
        }
        CastleSide::ALL
            .into_iter()
            .find(|&side| castled(self.turn, side).0 == mv.to)
            .and_then(|side| self.castling_rook(self.turn, side))
            .map(|rook| Move::new(mv.from, rook))
    }
}
