//! What all parts of the evaluation look at, found once for a position.

use parlour_rules::chess::{Bitboard, Color, PieceKind, Position, Square, pieces::king};

use super::{
    Pair,
    masks::{ahead, own, pawn_attacks},
};

/// A position with what is attacked in it.
pub struct EvalContext<'a> {
    pub position: &'a Position,
    pub occupied: Bitboard,
    pub kings: [Square; 2],
    pub passed: [Bitboard; 2],
    /// What the pawns at each side's king add to its danger.
    pub homes: [Pair; 2],
    /// The squares around each side's king and those in front of them.
    pub zone: [Bitboard; 2],
    /// What each side attacks, by kind of piece.
    pub by_kind: [[Bitboard; 6]; 2],
    /// What each side attacks at all, and at least twice.
    pub attacked: [Bitboard; 2],
    pub twice: [Bitboard; 2],
    /// Where each side's pieces can usefully go: not onto blocked pawns or the own king, nor to
    /// where an enemy pawn takes them.
    pub area: [Bitboard; 2],
    /// How many of each side's pieces attack squares near the other's king, by kind.
    pub attackers: [[i32; 6]; 2],
    /// How often they do so.
    pub near: [i32; 2],
}

impl<'a> EvalContext<'a> {
    /// Nothing if a king is gone.
    pub fn new(position: &'a Position, passed: [Bitboard; 2], homes: [Pair; 2]) -> Option<Self> {
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
            homes,
            zone,
            by_kind,
            attacked,
            twice,
            area,
            attackers: [[0; 6]; 2],
            near: [0; 2],
        })
    }

    /// Notes what a piece attacks.
    #[inline]
    pub fn note_attacks(&mut self, us: Color, kind: PieceKind, squares: Bitboard) {
        let side = us.index();
        self.twice[side] |= self.attacked[side] & squares;
        self.attacked[side] |= squares;
        self.by_kind[side][kind.index()] |= squares;
    }
}
