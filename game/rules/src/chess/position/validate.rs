//! Checks for impossible positions, one predicate with its error for each rule.

use super::{FenError, FenFault, FenField, Position};
use crate::chess::{Bitboard, Color, PieceKind, Rules};

/// Largest number of pieces of a side, pawns included (article 2.2).
pub(super) const MOST_MEN: usize = 16;
pub(super) const MOST_PAWNS: usize = 8;

impl Position {
    /// Checks the number of pieces of each kind.
    pub(super) fn validate_men(&self) -> Result<(), FenError> {
        let refuse = |reason| Err(FenError::new(FenField::Board, reason));
        for color in Color::ALL {
            let kings = self.of_piece(PieceKind::King.of(color)).len();
            if kings != 1 {
                return refuse(FenFault::Kings(color, kings));
            }
            let men = self.of(color).len();
            if men > MOST_MEN {
                return refuse(FenFault::Men(color, men));
            }
            let pawns = self.of_piece(PieceKind::Pawn.of(color)).len();
            if pawns > MOST_PAWNS {
                return refuse(FenFault::Pawns(color, pawns));
            }
        }
        Ok(())
    }

    /// Checks that no pawn is on the first or eighth rank.
    pub(super) fn validate_pawns(&self) -> Result<(), FenError> {
        match (self.of_kind(PieceKind::Pawn) & Bitboard::OUTER_RANKS).first() {
            Some(square) => Err(FenError::new(FenField::Board, FenFault::Pawn(square))),
            None => Ok(()),
        }
    }

    /// Checks that the king of the player who has just moved is not attacked.
    pub(super) fn validate_turn(&self) -> Result<(), FenError> {
        let (us, them) = (self.turn, !self.turn);
        let in_check = self.king(them).is_some_and(|king| {
            self.rules != Rules::Casual && self.is_attacked(king, us, self.occupied())
        });
        if in_check {
            return Err(FenError::new(FenField::Turn, FenFault::Check(them)));
        }
        Ok(())
    }
}
