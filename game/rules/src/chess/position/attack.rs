//! Attacks: checks, pins and safe squares.

use super::Position;
use crate::chess::{
    Bitboard, Color, PieceKind, Rules, Square,
    pieces::{between, bishop, king, knight, pawn, rook},
};

/// Threats against a king.
#[derive(Clone, Copy)]
pub(super) struct Threats {
    /// Enemy pieces that give check.
    pub(super) checkers: Bitboard,
    /// Friendly pieces that cannot leave the line between their king and an enemy slider (article
    /// 3.9.2).
    pub(super) pinned: Bitboard,
}

impl Position {
    /// Returns whether the player to move is in check. The casual game has no check.
    pub fn in_check(&self) -> bool {
        self.checkers().any()
    }

    /// Returns the pieces that give check to the player to move.
    pub fn checkers(&self) -> Bitboard {
        match self.king(self.turn) {
            Some(king) if self.rules != Rules::Casual => {
                self.attackers(king, !self.turn, self.occupied())
            }
            _ => Bitboard::EMPTY,
        }
    }

    /// Returns the pieces of one color that attack a square, given the occupied squares.
    #[inline]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.of_kind(PieceKind::Queen);
        let straight = self.of_kind(PieceKind::Rook) | queens;
        let diagonal = self.of_kind(PieceKind::Bishop) | queens;
        let attackers = (pawn::attacks(!by, square) & self.of_kind(PieceKind::Pawn))
            | (knight::move_locations(square) & self.of_kind(PieceKind::Knight))
            | (king::move_locations(square) & self.of_kind(PieceKind::King))
            | (bishop::move_locations(square, occupied) & diagonal)
            | (rook::move_locations(square, occupied) & straight);
        attackers & self.of(by)
    }

    /// Returns the pieces of both colors that attack a square, given the occupied squares.
    #[inline]
    pub(super) fn attackers_of_both(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let queens = self.of_kind(PieceKind::Queen);
        let straight = self.of_kind(PieceKind::Rook) | queens;
        let diagonal = self.of_kind(PieceKind::Bishop) | queens;
        let [by_white, by_black] = Color::ALL
            .map(|by| pawn::attacks(!by, square) & self.of_kind(PieceKind::Pawn) & self.of(by));
        by_white
            | by_black
            | (knight::move_locations(square) & self.of_kind(PieceKind::Knight))
            | (king::move_locations(square) & self.of_kind(PieceKind::King))
            | (bishop::move_locations(square, occupied) & diagonal)
            | (rook::move_locations(square, occupied) & straight)
    }

    /// Returns whether a piece of one color attacks a square, given the occupied squares.
    #[inline]
    pub fn is_attacked(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        self.attackers(square, by, occupied).any()
    }

    /// Returns the checks and pins against the king of the player to move.
    #[inline]
    pub(super) fn threats(&self, king_square: Square) -> Threats {
        let them = self.of(!self.turn);
        let queens = self.of_kind(PieceKind::Queen);
        let straight = self.of_kind(PieceKind::Rook) | queens;
        let diagonal = self.of_kind(PieceKind::Bishop) | queens;
        let mut checkers = ((pawn::attacks(self.turn, king_square)
            & self.of_kind(PieceKind::Pawn))
            | (knight::move_locations(king_square) & self.of_kind(PieceKind::Knight)))
            & them;
        let mut pinned = Bitboard::EMPTY;
        // Sliders that would give check on an otherwise empty board.
        let aiming = ((bishop::move_locations(king_square, Bitboard::EMPTY) & diagonal)
            | (rook::move_locations(king_square, Bitboard::EMPTY) & straight))
            & them;
        let occupied = self.occupied();
        for slider in aiming {
            let in_the_way = between(king_square, slider) & occupied;
            if in_the_way.is_empty() {
                checkers |= slider.into();
            } else if !in_the_way.several() {
                pinned |= in_the_way;
            }
        }
        Threats {
            checkers,
            pinned: pinned & self.of(self.turn),
        }
    }
}
