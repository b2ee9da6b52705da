//! Generation of legal moves.
//!
//! The files in `pieces` list the moves of each kind of piece. This module removes moves onto
//! friendly pieces and moves that expose the king (article 3.9). Checks and pins are computed
//! first, so no move needs to be tried out.

use super::{Position, attack::Threats};
use crate::chess::{
    Bitboard, CastleSide, Color, Move, MoveList, PieceKind, Rules, Square,
    pieces::{between, bishop, king, knight, line, pawn, queen, rook},
};

/// All legal moves of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveSet {
    /// Kind of the moving piece.
    pub kind: PieceKind,
    /// Origin.
    pub from: Square,
    /// Destinations; for castling the squares of the rooks.
    pub to: Bitboard,
}

impl MoveSet {
    /// Returns the destinations on which a pawn is promoted.
    #[inline]
    fn promotions(self) -> Bitboard {
        match self.kind {
            PieceKind::Pawn => self.to & Bitboard::OUTER_RANKS,
            _ => Bitboard::EMPTY,
        }
    }

    /// Returns the number of moves; a promotion counts four times.
    #[inline]
    pub fn count(self) -> usize {
        Self::count_to(self.to, self.promotions())
    }

    #[inline]
    fn count_to(to: Bitboard, promotions: Bitboard) -> usize {
        let mut count = to.len();
        if promotions.any() {
            count += (PieceKind::PROMOTIONS.len() - 1) * promotions.len();
        }
        count
    }

    /// Calls `visit` for each move.
    #[inline]
    pub fn each(self, mut visit: impl FnMut(Move)) {
        let promotions = self.promotions();
        for to in self.to & !promotions {
            visit(Move::new(self.from, to));
        }
        for to in promotions {
            for kind in PieceKind::PROMOTIONS {
                visit(Move::promoting(self.from, to, kind));
            }
        }
    }
}

/// A subset of the legal moves.
#[derive(Clone, Copy)]
struct MoveFilter {
    /// Origins of pieces and pawns.
    among: Bitboard,
    /// Origins of pawns.
    pawns_from: Bitboard,
    /// Destinations of pieces.
    pieces_to: Bitboard,
    /// Destinations of pawns, except for en passant.
    pawns_to: Bitboard,
    castling: bool,
    en_passant: bool,
}

impl MoveFilter {
    const ALL: Self = Self {
        among: Bitboard::ALL,
        pawns_from: Bitboard::ALL,
        pieces_to: Bitboard::ALL,
        pawns_to: Bitboard::ALL,
        castling: true,
        en_passant: true,
    };

    /// Allows only moves from one square.
    #[inline]
    fn from(square: Square) -> Self {
        Self {
            among: square.into(),
            ..Self::ALL
        }
    }
}

impl Position {
    /// Calls `visit` with the legal moves of each piece, without building a list.
    #[inline]
    pub fn each_move_set(&self, visit: impl FnMut(MoveSet)) {
        self.generate(MoveFilter::ALL, visit);
    }

    /// Calls `visit` with the legal moves that change the material: captures and promotions.
    /// Together with [`Position::each_quiet_set`] these are all legal moves.
    #[inline]
    pub fn each_noisy_set(&self, visit: impl FnMut(MoveSet)) {
        let enemies = self.of(!self.turn);
        // Most pawns can neither capture nor promote, so this skips them all at once.
        let before_last = Bitboard::rank(self.turn.relative_rank(6));
        let [left, right] = pawn::all_attacks(!self.turn, enemies);
        let filter = MoveFilter {
            pawns_from: left | right | before_last,
            pieces_to: enemies,
            pawns_to: enemies | Bitboard::OUTER_RANKS,
            castling: false,
            ..MoveFilter::ALL
        };
        self.generate(filter, visit);
    }

    /// Calls `visit` with the legal moves that do not change the material.
    #[inline]
    pub fn each_quiet_set(&self, visit: impl FnMut(MoveSet)) {
        let enemies = self.of(!self.turn);
        let filter = MoveFilter {
            pieces_to: !enemies,
            pawns_to: !(enemies | Bitboard::OUTER_RANKS),
            en_passant: false,
            ..MoveFilter::ALL
        };
        self.generate(filter, visit);
    }

    /// Calls `visit` with the legal moves that pass a filter.
    #[inline(always)]
    fn generate(&self, filter: MoveFilter, mut visit: impl FnMut(MoveSet)) {
        let us = self.turn;
        let Some(king_square) = self.king(us) else {
            return;
        };
        if self.rules == Rules::Casual {
            // The game is also over without the enemy king.
            if self.king(!us).is_some() {
                self.casual_moves(king_square, filter, &mut visit);
            }
            return;
        }
        self.safe_moves(king_square, self.threats(king_square), filter, visit);
    }

    /// Generates the moves that leave the king safe from these threats.
    #[inline(always)]
    fn safe_moves(
        &self,
        king_square: Square,
        Threats { checkers, pinned }: Threats,
        filter: MoveFilter,
        mut visit: impl FnMut(MoveSet),
    ) {
        if filter.among.has(king_square) {
            let mut king_to = self.king_steps(king_square, filter.pieces_to);
            if filter.castling && checkers.is_empty() {
                king_to |= self.castlings(king_square);
            }
            if king_to.any() {
                visit(MoveSet {
                    kind: PieceKind::King,
                    from: king_square,
                    to: king_to,
                });
            }
        }
        // In check, other pieces capture the checker or block; in double check neither helps.
        let target = match checkers.first() {
            None => !self.of(self.turn),
            Some(_) if checkers.several() => return,
            Some(checker) => between(king_square, checker) | checker.into(),
        };
        self.piece_moves(!pinned, filter, &mut visit, |_| target);
        if pinned.any() {
            self.piece_moves(pinned, filter, &mut visit, |from| {
                target & line(king_square, from)
            });
        }
        self.en_passant_moves(filter, &mut visit);
    }

    /// Generates the moves of the casual game, which ignore the safety of the king.
    fn casual_moves(
        &self,
        king_square: Square,
        filter: MoveFilter,
        visit: &mut impl FnMut(MoveSet),
    ) {
        let target = !self.of(self.turn);
        if filter.among.has(king_square) {
            let mut to = king::move_locations(king_square) & target & filter.pieces_to;
            if filter.castling {
                to |= self.castlings(king_square);
            }
            if to.any() {
                visit(MoveSet {
                    kind: PieceKind::King,
                    from: king_square,
                    to,
                });
            }
        }
        self.piece_moves(Bitboard::ALL, filter, visit, |_| target);
        self.en_passant_moves(filter, visit);
    }

    /// Generates the moves of pieces other than the king that are `among` these squares and pass
    /// the filter; `allowed` limits the destinations for each origin.
    #[inline(always)]
    fn piece_moves(
        &self,
        among: Bitboard,
        filter: MoveFilter,
        visit: &mut impl FnMut(MoveSet),
        allowed: impl Fn(Square) -> Bitboard,
    ) {
        let us = self.turn;
        let ours = self.of(us) & among & filter.among;
        let occupied = self.occupied();
        let mut offer = |kind, from, locations: Bitboard| {
            let to = locations & allowed(from);
            if to.any() {
                visit(MoveSet { kind, from, to });
            }
        };
        let enemies = self.of(!us);
        for from in ours & self.of_kind(PieceKind::Pawn) & filter.pawns_from {
            let locations = pawn::move_locations(us, from, occupied, enemies);
            offer(PieceKind::Pawn, from, locations & filter.pawns_to);
        }
        for from in ours & self.of_kind(PieceKind::Knight) {
            let locations = knight::move_locations(from);
            offer(PieceKind::Knight, from, locations & filter.pieces_to);
        }
        for from in ours & self.of_kind(PieceKind::Bishop) {
            let locations = bishop::move_locations(from, occupied);
            offer(PieceKind::Bishop, from, locations & filter.pieces_to);
        }
        for from in ours & self.of_kind(PieceKind::Rook) {
            let locations = rook::move_locations(from, occupied);
            offer(PieceKind::Rook, from, locations & filter.pieces_to);
        }
        for from in ours & self.of_kind(PieceKind::Queen) {
            let locations = queen::move_locations(from, occupied);
            offer(PieceKind::Queen, from, locations & filter.pieces_to);
        }
    }

    /// Generates en passant captures. The square is kept only while there is a legal one, so this
    /// is rare.
    #[inline]
    fn en_passant_moves(&self, filter: MoveFilter, visit: &mut impl FnMut(MoveSet)) {
        let Some(passed) = self.en_passant.filter(|_| filter.en_passant) else {
            return;
        };
        for from in self.en_passant_takers(passed) & filter.among {
            visit(MoveSet {
                kind: PieceKind::Pawn,
                from,
                to: passed.into(),
            });
        }
    }

    /// Returns the pawns of the player to move that could capture on the square that a pawn has
    /// just passed.
    pub(super) fn en_passant_takers(&self, passed: Square) -> Bitboard {
        let us = self.turn;
        let pawns = self.of_kind(PieceKind::Pawn) & self.of(us);
        (pawn::attacks(!us, passed) & pawns)
            .into_iter()
            .filter(|&from| self.en_passant_leaves_king_safe(from, passed))
            .collect()
    }

    /// Returns whether the king is safe after an en passant capture. Two pawns leave a rank at
    /// once, so this tries the capture instead of looking at pins.
    fn en_passant_leaves_king_safe(&self, from: Square, passed: Square) -> bool {
        let us = self.turn;
        let Some(king_square) = self.king(us) else {
            return true;
        };
        if self.rules == Rules::Casual {
            return true;
        }
        let taken = Bitboard::of(taken_in_passing(from, passed));
        let occupied = (self.occupied() & !taken & !Bitboard::of(from)) | passed.into();
        (self.attackers(king_square, !us, occupied) & !taken).is_empty()
    }

    /// Returns the king's steps to squares that no enemy attacks (article 3.9.1).
    #[inline]
    fn king_steps(&self, king_square: Square, pieces_to: Bitboard) -> Bitboard {
        let us = self.turn;
        // The king does not shield the squares behind itself.
        let occupied = self.occupied() ^ king_square.into();
        let mut steps = king::move_locations(king_square) & !self.of(us) & pieces_to;
        for to in steps {
            if self.is_attacked(to, !us, occupied) {
                steps ^= to.into();
            }
        }
        steps
    }

    /// Returns the rooks with which the player to move can castle now; the player must not be in
    /// check.
    #[inline]
    fn castlings(&self, king_square: Square) -> Bitboard {
        let mut able = self.castling.rooks_of(self.turn);
        for rook in able {
            if !self.can_castle(king_square, rook) {
                able ^= rook.into();
            }
        }
        able
    }

    /// Returns whether all squares between and on the way of king and rook are empty and, if the
    /// rules have check, no square that the king crosses or reaches is attacked (article 3.8.2.2).
    fn can_castle(&self, king_square: Square, rook: Square) -> bool {
        let us = self.turn;
        let (king_to, rook_to) = castled(us, CastleSide::of_rook(king_square, rook));
        let king_path = between(king_square, king_to) | king_to.into();
        let rook_path = between(rook, rook_to) | rook_to.into();
        let others = self.occupied() ^ king_square.into() ^ rook.into();
        if ((king_path | rook_path | between(king_square, rook)) & others).any() {
            return false;
        }
        // Without king and rook: in Chess960 the rook can shield the king's new square.
        self.rules == Rules::Casual
            || !king_path
                .into_iter()
                .any(|square| self.is_attacked(square, !us, others))
    }

    /// Returns all legal moves.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.each_move_set(|set| set.each(|mv| list.push(mv)));
        list
    }

    /// Returns the legal moves of the piece on a square.
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        let mut list = MoveList::new();
        self.generate(MoveFilter::from(from), |set| set.each(|mv| list.push(mv)));
        list
    }

    /// Returns the number of legal moves. Pawns that can move freely are counted together.
    pub fn count_legal_moves(&self) -> usize {
        let us = self.turn;
        let mut count = 0;
        match self.king(us).filter(|_| self.rules != Rules::Casual) {
            None => self.each_move_set(|set| count += set.count()),
            Some(king) => {
                let threats = self.threats(king);
                let free = if threats.checkers.is_empty() {
                    self.of_piece(PieceKind::Pawn.of(us)) & !threats.pinned
                } else {
                    Bitboard::EMPTY
                };
                let filter = MoveFilter {
                    pawns_from: !free,
                    ..MoveFilter::ALL
                };
                count += self.count_pawn_moves(free);
                self.safe_moves(king, threats, filter, |set| count += set.count());
            }
        }
        count
    }

    /// Returns the number of moves of these pawns of the player to move, without en passant.
    #[inline]
    fn count_pawn_moves(&self, pawns: Bitboard) -> usize {
        let enemies = self.of(!self.turn);
        let [left, right] = pawn::all_attacks(self.turn, pawns).map(|to| to & enemies);
        let steps = pawn::steps(self.turn, pawns, self.occupied());
        [steps, left, right]
            .into_iter()
            .filter(|to| to.any())
            .map(|to| MoveSet::count_to(to, to & Bitboard::OUTER_RANKS))
            .sum()
    }

    /// Returns whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        let mut any = false;
        self.each_move_set(|set| any |= set.to.any());
        any
    }

    /// Returns whether a move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        let mut legal = false;
        self.generate(MoveFilter::from(mv.from), |set| {
            if set.to.has(mv.to) {
                legal = match mv.promotion {
                    None => !set.promotions().has(mv.to),
                    Some(kind) => {
                        set.promotions().has(mv.to) && PieceKind::PROMOTIONS.contains(&kind)
                    }
                };
            }
        });
        legal
    }

    /// Returns whether the player to move is checkmated (article 5.1.1).
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }
}

/// Returns the squares of king and rook after castling.
#[inline]
pub(super) fn castled(color: Color, side: CastleSide) -> (Square, Square) {
    let rank = color.back_rank();
    (
        Square::new(side.king_file(), rank),
        Square::new(side.rook_file(), rank),
    )
}

/// Returns the square of the pawn captured en passant: beside the capturing pawn, on the file of
/// the destination.
#[inline]
pub(super) fn taken_in_passing(from: Square, passed: Square) -> Square {
    Square::new(passed.file(), from.rank())
}
