//! Who wins by taking on a square when both sides go on taking there, and whether a move gives
//! check: what a search asks of a move before it makes it.

use super::{Position, generate::taken_in_passing};
use crate::chess::{
    Bitboard, Move, PieceKind, Rules, Square,
    pieces::{attacks, between, bishop, knight, line, pawn, rook},
};

/// What a piece of each kind counts in an exchange, in hundredths of a pawn. A king is worth more
/// than all the rest.
pub const EXCHANGE_VALUES: [i32; 6] = [100, 320, 330, 500, 950, 20_000];

/// From where a side gives check, found once for all of its moves.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    king: Square,
    /// The squares on which each kind attacks the other king.
    from: [Bitboard; 6],
    /// The own men that alone stand between an own slider and the other king.
    shields: Bitboard,
}

impl Position {
    /// From where the player on move gives check; nothing where that has to be found out for each
    /// move.
    pub fn checks(&self) -> Option<Checks> {
        let us = self.turn;
        let king = self.king(!us).filter(|_| self.rules != Rules::Casual)?;
        let occupied = self.occupied();
        let diagonal = bishop::move_locations(king, occupied);
        let straight = rook::move_locations(king, occupied);
        let from = [
            pawn::attacks(!us, king),
            knight::move_locations(king),
            diagonal,
            straight,
            diagonal | straight,
            Bitboard::EMPTY,
        ];
        let queens = self.of_kind(PieceKind::Queen);
        let aiming = (bishop::move_locations(king, Bitboard::EMPTY)
            & (self.of_kind(PieceKind::Bishop) | queens))
            | (rook::move_locations(king, Bitboard::EMPTY)
                & (self.of_kind(PieceKind::Rook) | queens));
        let mut shields = Bitboard::EMPTY;
        for slider in aiming & self.of(us) {
            let in_the_way = between(king, slider) & occupied;
            if !in_the_way.several() {
                shields |= in_the_way & self.of(us);
            }
        }
        Some(Checks {
            king,
            from,
            shields,
        })
    }

    /// The same as [`Position::gives_check`], with what [`Position::checks`] found.
    #[inline]
    pub fn gives_check_by(&self, checks: Option<&Checks>, mv: Move) -> bool {
        let Some(checks) = checks else {
            return self.gives_check(mv);
        };
        let is_special = mv.promotion.is_some()
            || self.of(self.turn).has(mv.to)
            || self.en_passant == Some(mv.to);
        if is_special {
            return self.gives_check(mv);
        }
        self.kind_at(mv.from)
            .is_some_and(|kind| checks.from[kind.index()].has(mv.to))
            || (checks.shields.has(mv.from) && !line(checks.king, mv.from).has(mv.to))
    }

    /// Whether a legal move gains at least this much (negative: loses no more) if from then on both
    /// sides take on the square of arrival for as long as it pays, the least valuable piece first.
    /// Pieces behind others join in; pins are not seen. Castling gains nothing.
    pub fn exchange_gains(&self, mv: Move, least: i32) -> bool {
        let us = self.turn;
        let value = |kind: PieceKind| EXCHANGE_VALUES[kind.index()];
        if self.of(us).has(mv.to) {
            return least <= 0;
        }
        let Some(moving) = self.kind_at(mv.from) else {
            return false;
        };
        let mut occupied = (self.occupied() & !Bitboard::of(mv.from)) | mv.to.into();
        let mut gained = self.kind_at(mv.to).map_or(0, value);
        if moving == PieceKind::Pawn && self.en_passant == Some(mv.to) {
            gained += value(PieceKind::Pawn);
            occupied ^= taken_in_passing(mv.from, mv.to).into();
        }
        let arrived = mv.promotion.unwrap_or(moving);
        gained += value(arrived) - value(moving);

        // What is left above the mark if nobody takes back, then if the piece is lost for nothing.
        let mut balance = gained - least;
        if balance < 0 {
            return false;
        }
        balance -= value(arrived);
        if balance >= 0 {
            return true;
        }

        let queens = self.of_kind(PieceKind::Queen);
        let diagonal = self.of_kind(PieceKind::Bishop) | queens;
        let straight = self.of_kind(PieceKind::Rook) | queens;
        let mut takers = self.attackers_of_both(mv.to, occupied) & occupied;
        let mut side = !us;
        loop {
            let own = takers & self.of(side);
            let Some((kind, from)) = PieceKind::ALL.into_iter().find_map(|kind| {
                let from = (own & self.of_kind(kind)).first()?;
                Some((kind, from))
            }) else {
                break;
            };
            occupied ^= from.into();
            // Whoever steps out of the way may let another through; a knight stood in no way.
            if kind != PieceKind::Knight {
                takers |= bishop::move_locations(mv.to, occupied) & diagonal;
                takers |= rook::move_locations(mv.to, occupied) & straight;
            }
            takers &= occupied;
            if kind == PieceKind::King && (takers & self.of(!side)).any() {
                // A king cannot take what is guarded.
                break;
            }
            side = !side;
            // Now seen by the side that has just taken: does it stand well enough even if this
            // piece is lost, too? Even does for the side that has to beat the mark, not for the
            // other.
            balance = -balance - 1 - value(kind);
            if balance >= 0 || kind == PieceKind::King {
                break;
            }
        }
        // The side that would have to go on has lost.
        side != us
    }

    /// Whether a legal move attacks the opponent's king, directly or by stepping out of the way.
    /// A king that was under attack before, as may be in the casual game, is not looked at again.
    pub fn gives_check(&self, mv: Move) -> bool {
        let us = self.turn;
        let Some((king, moving)) = self.king(!us).zip(self.kind_at(mv.from)) else {
            return false;
        };
        if mv.to == king {
            return false;
        }
        if self.of(us).has(mv.to) {
            let after = self.after(mv);
            return after.is_attacked(king, us, after.occupied());
        }
        let mut occupied = (self.occupied() & !Bitboard::of(mv.from)) | mv.to.into();
        if moving == PieceKind::Pawn && self.en_passant == Some(mv.to) {
            occupied ^= taken_in_passing(mv.from, mv.to).into();
        }
        let arrived = mv.promotion.unwrap_or(moving);
        if attacks(arrived.of(us), mv.to, occupied).has(king) {
            return true;
        }
        let others = self.of(us) & !Bitboard::of(mv.from);
        let queens = self.of_kind(PieceKind::Queen);
        let diagonal = (self.of_kind(PieceKind::Bishop) | queens) & others;
        let straight = (self.of_kind(PieceKind::Rook) | queens) & others;
        (bishop::move_locations(king, occupied) & diagonal).any()
            || (rook::move_locations(king, occupied) & straight).any()
    }
}
