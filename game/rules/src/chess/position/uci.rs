//! Moves in UCI notation: `e2e4`, `e7e8q` (Universal Chess Interface, 2006).

use super::{Position, generate::castled};
use crate::chess::{CastleSide, Move, MoveKind, ParseMoveError, PieceKind, Rules};

/// An invalid move in UCI notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UciError {
    /// The text is not a move.
    #[error(transparent)]
    Syntax(#[from] ParseMoveError),
    /// The move is illegal here.
    #[error("illegal move {0}")]
    Illegal(Move),
}

impl Position {
    /// Writes a move. Castling is the king's two squares (`e1g1`), in Chess960 king and rook
    /// (`e1h1`).
    pub fn uci(&self, mv: Move) -> String {
        match self.kind(mv) {
            MoveKind::Castle(side) if self.rules != Rules::Chess960 => {
                Move::new(mv.from, castled(self.turn, side).0).to_string()
            }
            _ => mv.to_string(),
        }
    }

    /// Parses a legal move. Castling is accepted in both forms; if the text is also a plain step of
    /// the king, it means the step.
    ///
    /// # Errors
    /// [`UciError::Syntax`] if the text is not a move, [`UciError::Illegal`] if the move is
    /// illegal.
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let written: Move = text.parse()?;
        [Some(written), self.as_castling(written)]
            .into_iter()
            .flatten()
            .find(|&mv| self.is_legal(mv))
            .ok_or(UciError::Illegal(written))
    }

    /// Returns the castling that brings the king to the destination of this move, if the right is
    /// left.
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
