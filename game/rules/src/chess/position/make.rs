//! The position after a move.

use super::{
    Position,
    generate::{castled, taken_in_passing},
};
use crate::chess::{
    Bitboard, CastleSide, Move, MoveKind, PieceKind, PlayError, Square, pieces::pawn, zobrist,
};

impl Position {
    /// The position after a move, if the move is legal.
    ///
    /// # Errors
    /// [`PlayError::Illegal`] when it is not.
    pub fn play(&self, mv: Move) -> Result<Self, PlayError> {
        if self.is_legal(mv) {
            Ok(self.after(mv))
        } else {
            Err(PlayError::Illegal(mv))
        }
    }

    /// The position after a move that is known to be legal, such as one from
    /// [`Position::legal_moves`]. After any other move the position means nothing.
    #[inline]
    pub fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        if let Some(kind) = self.kind_at(mv.from) {
            next.advance(kind, mv);
        }
        next
    }

    /// The hash of the position after an ordinary move, at little cost. After castling, a promotion,
    /// a pawn's double step or the loss of a right to castle it may be another one.
    #[inline]
    pub fn likely_hash_after(&self, mv: Move) -> u64 {
        let us = self.turn;
        let mut hash = self.hash ^ zobrist::black_to_move();
        if let Some(kind) = self.kind_at(mv.from) {
            hash ^= zobrist::piece(us, kind, mv.from) ^ zobrist::piece(us, kind, mv.to);
        }
        if let Some(taken) = self.kind_at(mv.to) {
            hash ^= zobrist::piece(!us, taken, mv.to);
        }
        if let Some(passed) = self.en_passant {
            hash ^= zobrist::en_passant(passed);
        }
        hash
    }

    /// Makes a move in place that is known to be legal, by this kind of piece. A search makes it
    /// on a copy of its own: that is faster than [`Position::after`], which moves its answer once
    /// more.
    pub fn advance(&mut self, kind: PieceKind, mv: Move) {
        let us = self.turn;
        let passed = self.en_passant;
        self.clear_en_passant();
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.fullmove = self.fullmove.saturating_add(us.index() as u32);
        self.lose_castling(kind, mv);
        self.pass_turn();

        if self.of(us).has(mv.to) {
            let (king_to, rook_to) = castled(us, CastleSide::of_rook(mv.from, mv.to));
            // Both leave before either arrives: in Chess960 they may change places.
            self.toggle(PieceKind::King.of(us), mv.from);
            self.toggle(PieceKind::Rook.of(us), mv.to);
            self.toggle(PieceKind::King.of(us), king_to);
            self.toggle(PieceKind::Rook.of(us), rook_to);
            return;
        }

        if self.of(!us).has(mv.to)
            && let Some(taken) = self.kind_at(mv.to)
        {
            self.toggle(taken.of(!us), mv.to);
            self.halfmove_clock = 0;
        }
        self.toggle(kind.of(us), mv.from);
        self.toggle(mv.promotion.unwrap_or(kind).of(us), mv.to);
        if kind == PieceKind::Pawn {
            self.halfmove_clock = 0;
            if passed == Some(mv.to) {
                self.toggle(PieceKind::Pawn.of(!us), taken_in_passing(mv.from, mv.to));
            } else if mv.from.rank().abs_diff(mv.to.rank()) == 2 {
                self.note_double_step(mv.from, mv.to);
            }
        }
    }

    /// Takes away the rights of a king that moves, and of a rook that moves or is taken.
    #[inline]
    fn lose_castling(&mut self, kind: PieceKind, mv: Move) {
        let touched = Bitboard::of(mv.from) | Bitboard::of(mv.to);
        if kind == PieceKind::King {
            self.keep_castling(!touched & !Bitboard::rank(self.turn.back_rank()));
        } else if (self.castling.0 & touched).any() {
            self.keep_castling(!touched);
        }
    }

    /// Keeps the square that a pawn has just passed if it can be taken there.
    #[inline]
    fn note_double_step(&mut self, from: Square, to: Square) {
        let passed = Square::new(from.file(), (from.rank() + to.rank()) / 2);
        let takers =
            pawn::attacks(!self.turn, passed) & self.of_kind(PieceKind::Pawn) & self.of(self.turn);
        if takers.any() && self.en_passant_takers(passed).any() {
            self.set_en_passant(passed);
        }
    }

    /// The position with the other player on move and nothing else changed: what a search tries
    /// as a null move. Not legal in any game; while in check it means nothing.
    pub fn after_passing(&self) -> Self {
        let mut next = self.clone();
        next.clear_en_passant();
        next.halfmove_clock = next.halfmove_clock.saturating_add(1);
        next.pass_turn();
        next
    }

    /// What sort of move this is.
    pub fn kind(&self, mv: Move) -> MoveKind {
        let is_pawn = self.of_kind(PieceKind::Pawn).has(mv.from);
        if self.castled_rook(mv).is_some() {
            MoveKind::Castle(CastleSide::of_rook(mv.from, mv.to))
        } else if self.occupied().has(mv.to) {
            MoveKind::Capture
        } else if is_pawn && mv.from.file() != mv.to.file() {
            MoveKind::EnPassant
        } else if is_pawn && mv.from.rank().abs_diff(mv.to.rank()) == 2 {
            MoveKind::DoubleStep
        } else {
            MoveKind::Quiet
        }
    }

    /// Where the moving piece arrives: in castling the king's new square, otherwise `mv.to`.
    pub fn destination(&self, mv: Move) -> Square {
        match self.kind(mv) {
            MoveKind::Castle(side) => castled(self.turn, side).0,
            _ => mv.to,
        }
    }

    /// The square of the piece that the move takes, if it takes one; en passant it is not the
    /// square of arrival.
    pub fn captured_at(&self, mv: Move) -> Option<Square> {
        match self.kind(mv) {
            MoveKind::Capture => Some(mv.to),
            MoveKind::EnPassant => Some(taken_in_passing(mv.from, mv.to)),
            _ => None,
        }
    }

    /// From where to where the rook goes, if the move is castling.
    pub fn castled_rook(&self, mv: Move) -> Option<(Square, Square)> {
        let king = PieceKind::King.of(self.turn);
        let rook = PieceKind::Rook.of(self.turn);
        (self.of_piece(king).has(mv.from) && self.of_piece(rook).has(mv.to)).then(|| {
            (
                mv.to,
                castled(self.turn, CastleSide::of_rook(mv.from, mv.to)).1,
            )
        })
    }
}
