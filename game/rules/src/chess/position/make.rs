//! Making moves.

use super::{
    Position,
    generate::{castled, taken_in_passing},
};
use crate::chess::{
    Bitboard, CastleSide, Color, Move, MoveKind, Piece, PieceKind, PlayError, Square, pieces::pawn,
    zobrist,
};

impl Position {
    /// Returns the position after a move.
    ///
    /// # Errors
    /// [`PlayError::Illegal`] if the move is illegal.
    pub fn play(&self, mv: Move) -> Result<Self, PlayError> {
        if self.is_legal(mv) {
            Ok(self.after(mv))
        } else {
            Err(PlayError::Illegal(mv))
        }
    }

    /// Returns the position after a legal move, such as one from [`Position::legal_moves`]. The
    /// result is meaningless for other moves.
    #[inline]
    pub fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        if let Some(kind) = self.kind_at(mv.from) {
            next.advance(kind, mv);
        }
        next
    }

    /// Returns the hash after an ordinary move, cheaply. It can be wrong after castling, a
    /// promotion, a double step, or the loss of a castling right.
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

    /// Makes a legal move in place, by this kind of piece. Faster for a search than
    /// [`Position::after`], which copies the position once more.
    #[inline]
    pub fn advance(&mut self, kind: PieceKind, mv: Move) {
        let us = self.turn;
        let passed = self.en_passant;
        self.clear_en_passant();
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.fullmove = self.fullmove.saturating_add(us.index() as u32);
        self.pass_turn();
        if self.of(!us).has(mv.to) {
            self.capture(mv.to);
        }
        match kind {
            PieceKind::Pawn => self.advance_pawn(us, mv, passed),
            PieceKind::King => self.advance_king(us, mv),
            _ => {
                if self.castling.0.has(mv.from) {
                    self.keep_castling(!Bitboard::of(mv.from));
                }
                self.relocate(kind.of(us), mv);
            }
        }
    }

    #[inline]
    fn advance_pawn(&mut self, us: Color, mv: Move, passed: Option<Square>) {
        self.halfmove_clock = 0;
        let pawn = PieceKind::Pawn.of(us);
        if let Some(kind) = mv.promotion {
            self.take(pawn, mv.from);
            self.put(kind.of(us), mv.to);
            return;
        }
        self.relocate(pawn, mv);
        if mv.from.rank().abs_diff(mv.to.rank()) == 2 {
            self.note_double_step(mv.from, mv.to);
        } else if passed == Some(mv.to) {
            self.take(PieceKind::Pawn.of(!us), taken_in_passing(mv.from, mv.to));
        }
    }

    #[inline]
    fn advance_king(&mut self, us: Color, mv: Move) {
        if self.castling.rooks_of(us).any() {
            self.keep_castling(!Bitboard::rank(us.back_rank()));
        }
        let king = PieceKind::King.of(us);
        if !self.of(us).has(mv.to) {
            self.relocate(king, mv);
            return;
        }
        let rook = PieceKind::Rook.of(us);
        let (king_to, rook_to) = castled(us, CastleSide::of_rook(mv.from, mv.to));
        // Both leave before either arrives: in Chess960 they can swap squares.
        self.take(king, mv.from);
        self.take(rook, mv.to);
        self.put(king, king_to);
        self.put(rook, rook_to);
    }

    /// Moves a piece to an empty square.
    #[inline]
    fn relocate(&mut self, piece: Piece, mv: Move) {
        self.take(piece, mv.from);
        self.put(piece, mv.to);
    }

    /// Removes the piece of the player to move from a square.
    fn capture(&mut self, at: Square) {
        if let Some(taken) = self.kind_at(at) {
            self.take(taken.of(self.turn), at);
        }
        self.halfmove_clock = 0;
        if self.castling.0.has(at) {
            self.keep_castling(!Bitboard::of(at));
        }
    }

    /// Keeps the square that a pawn has just passed if it can be captured there.
    #[inline]
    fn note_double_step(&mut self, from: Square, to: Square) {
        let passed = Square::new(from.file(), (from.rank() + to.rank()) / 2);
        let takers =
            pawn::attacks(!self.turn, passed) & self.of_kind(PieceKind::Pawn) & self.of(self.turn);
        if takers.any() && self.en_passant_takers(passed).any() {
            self.set_en_passant(passed);
        }
    }

    /// Returns the position with the other player to move and nothing else changed: the null move
    /// of a search. Meaningless in check.
    pub fn after_passing(&self) -> Self {
        let mut next = self.clone();
        next.clear_en_passant();
        next.halfmove_clock = next.halfmove_clock.saturating_add(1);
        next.pass_turn();
        next
    }

    /// Returns the kind of a move.
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

    /// Returns the new square of the moving piece: for castling that of the king, otherwise
    /// `mv.to`.
    pub fn destination(&self, mv: Move) -> Square {
        match self.kind(mv) {
            MoveKind::Castle(side) => castled(self.turn, side).0,
            _ => mv.to,
        }
    }

    /// Returns the square of the captured piece, if there is one; for en passant it differs from
    /// `mv.to`.
    pub fn captured_at(&self, mv: Move) -> Option<Square> {
        match self.kind(mv) {
            MoveKind::Capture => Some(mv.to),
            MoveKind::EnPassant => Some(taken_in_passing(mv.from, mv.to)),
            _ => None,
        }
    }

    /// Returns the rook's origin and destination if the move is castling.
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
