//! Checks for impossible positions, one predicate with its message for each rule.

use super::{FenError, FenField, Position};
use crate::chess::{Bitboard, Color, PieceKind, Rules};

/// Largest number of pieces of a side, pawns included (article 2.2).
pub(in crate::chess) const MOST_MEN: usize = 16;
pub(in crate::chess) const MOST_PAWNS: usize = 8;

impl Position {
    /// Checks the number of pieces of each kind.
    pub(super) fn validate_men(&self) -> Result<(), FenError> {
        let refuse = |reason| Err(FenError::new(FenField::Board, reason));
        for color in Color::ALL {
            let kings = self.of_piece(PieceKind::King.of(color)).len();
            if kings != 1 {
                return refuse(format!("{color} has {kings} kings (expected 1)"));
            }
            let men = self.of(color).len();
            if men > MOST_MEN {
                return refuse(format!(
                    "{color} has {men} pieces (expected at most {MOST_MEN})"
                ));
            }
            let pawns = self.of_piece(PieceKind::Pawn.of(color)).len();
            if pawns > MOST_PAWNS {
                return refuse(format!(
                    "{color} has {pawns} pawns (expected at most {MOST_PAWNS})"
                ));
            }
        }
        Ok(())
    }

    /// Checks that no pawn is on the first or eighth rank.
    pub(super) fn validate_pawns(&self) -> Result<(), FenError> {
        match (self.of_kind(PieceKind::Pawn) & Bitboard::OUTER_RANKS).first() {
            Some(square) => {
                let reason = format!("invalid pawn on {square} (expected ranks 2 to 7)");
                Err(FenError::new(FenField::Board, reason))
            }
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
            let reason = format!("{them}'s king is in check, but it is {us}'s turn");
            return Err(FenError::new(FenField::Turn, reason));
        }
        Ok(())
    }
}
