//! Data that several terms of the evaluation need, computed once for a position.

use parlour_rules::chess::{Bitboard, Color, PieceKind, Position, Square, pieces::king};

use super::{
    Pair,
    masks::{ahead, own, pawn_attacks},
};

/// Position with its attack maps.
pub struct EvalContext<'a> {
    pub position: &'a Position,
    pub occupied: Bitboard,
    pub kings: [Square; 2],
    pub passed: [Bitboard; 2],
    /// Danger that the pawns at each side's king add.
    pub pawn_danger: [Pair; 2],
    /// King zone: the squares around each side's king, and those in front of them.
    pub zone: [Bitboard; 2],
    /// Attacked squares by side and kind of piece.
    pub by_kind: [[Bitboard; 6]; 2],
    /// Squares that each side attacks at all, and at least twice.
    pub attacked: [Bitboard; 2],
    pub twice: [Bitboard; 2],
    /// Mobility area of each side: all squares except those of its king and its blocked pawns, and
    /// those that enemy pawns attack.
    pub area: [Bitboard; 2],
    /// Number of each side's pieces that attack the enemy's king zone, by kind.
    pub attackers: [[i32; 6]; 2],
    /// Number of attacks on squares of the enemy's king zone.
    pub near: [i32; 2],
}

impl<'a> EvalContext<'a> {
    /// Returns `None` if a king is missing, as at the end of the casual game.
    pub fn new(
        position: &'a Position,
        passed: [Bitboard; 2],
        pawn_danger: [Pair; 2],
    ) -> Option<Self> {
        let kings = [position.king(Color::White)?, position.king(Color::Black)?];
        let occupied = position.occupied();
        let pawns = Color::ALL.map(|us| own(position, us, PieceKind::Pawn));
        let pawn_attacks = Color::ALL.map(|us| pawn_attacks(us, pawns[us.index()]));
        let king_attacks = kings.map(king::move_locations);
        let mut by_kind = [[Bitboard::EMPTY; 6]; 2];
        for side in 0..2 {
            by_kind[side][PieceKind::Pawn.index()] = pawn_attacks[side];
            by_kind[side][PieceKind::King.index()] = king_attacks[side];
        }
        let zone = Color::ALL.map(|us| {
            let around = king_attacks[us.index()] | kings[us.index()].into();
            around | ahead(us, around)
        });
        let area = Color::ALL.map(|us| {
            let side = us.index();
            let blocked = pawns[side] & ahead(!us, occupied);
            !(blocked | kings[side].into() | pawn_attacks[1 - side])
        });
        let attacked = [0, 1].map(|side| pawn_attacks[side] | king_attacks[side]);
        let twice = [0, 1].map(|side| pawn_attacks[side] & king_attacks[side]);
        Some(Self {
            position,
            occupied,
            kings,
            passed,
            pawn_danger,
            zone,
            by_kind,
            attacked,
            twice,
            area,
            attackers: [[0; 6]; 2],
            near: [0; 2],
        })
    }

    /// Adds the attacks of a piece.
    #[inline]
    pub fn note_attacks(&mut self, us: Color, kind: PieceKind, squares: Bitboard) {
        let side = us.index();
        self.twice[side] |= self.attacked[side] & squares;
        self.attacked[side] |= squares;
        self.by_kind[side][kind.index()] |= squares;
    }
}
