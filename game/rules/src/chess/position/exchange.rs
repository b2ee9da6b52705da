//! Static exchange evaluation and check detection: properties of a move that a search needs before
//! making it.

use super::{Position, generate::taken_in_passing};
use crate::chess::{
    Bitboard, Move, PieceKind, Rules, Square,
    pieces::{attacks, between, bishop, knight, line, pawn, rook},
};

/// Piece values in exchanges, in centipawns. A king is worth more than everything else.
pub const EXCHANGE_VALUES: [i32; 6] = [100, 320, 330, 500, 950, 20_000];

/// Squares from which a side gives check, computed once for all of its moves.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    king: Square,
    /// Squares on which each kind attacks the enemy king.
    from: [Bitboard; 6],
    /// Friendly pieces that alone block a friendly slider's attack on the enemy king.
    shields: Bitboard,
}

impl Position {
    /// Computes the squares from which the player to move gives check; `None` if each move needs a
    /// separate look.
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

    /// Returns the same as [`Position::gives_check`], faster with the result of
    /// [`Position::checks`].
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

    /// Returns whether a legal move gains at least `least` centipawns (negative: loses no more), if
    /// both sides then capture on the destination for as long as it pays, the least valuable piece
    /// first (static exchange evaluation). Pieces behind others join in; pins are ignored. Castling
    /// gains nothing.
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

        // Margin above `least` if no one recaptures, then if the piece is lost for nothing.
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
            // A piece that leaves can open a line for another; a knight never blocked the line.
            if kind != PieceKind::Knight {
                takers |= bishop::move_locations(mv.to, occupied) & diagonal;
                takers |= rook::move_locations(mv.to, occupied) & straight;
            }
            takers &= occupied;
            if kind == PieceKind::King && (takers & self.of(!side)).any() {
                // A king cannot capture a defended piece.
                break;
            }
            side = !side;
            // From the view of the side that has just captured: is it ahead even if it loses this
            // piece? Equality is enough for the side that must reach `least`, not for the other.
            balance = -balance - 1 - value(kind);
            if balance >= 0 || kind == PieceKind::King {
                break;
            }
        }
        // The side that would have to continue has lost the exchange.
        side != us
    }

    /// Returns whether a legal move attacks the enemy king, directly or by a discovered attack. A
    /// king that was already attacked, which the casual game allows, does not count as attacked
    /// again.
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
