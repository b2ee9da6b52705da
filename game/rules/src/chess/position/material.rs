//! Mating material.

use super::Position;
use crate::chess::{Bitboard, Color, PieceKind, Rules};

impl Position {
    /// Returns whether the material alone rules out every mate (a dead position, articles 5.2.2 and
    /// 9.6), even with the opponent's help. Other dead positions, such as blocked pawns, are not
    /// detected. Always `false` in the casual game.
    pub fn is_insufficient_material(&self) -> bool {
        Color::ALL
            .into_iter()
            .all(|color| !self.has_sufficient_material_to_mate(color))
    }

    /// Returns whether this color could mate by some series of legal moves, judging by material.
    /// Decides whether the opponent's loss on time is a win (article 6.9).
    pub fn has_sufficient_material_to_mate(&self, color: Color) -> bool {
        if self.rules == Rules::Casual {
            return true;
        }
        let ours = |kind: PieceKind| self.of_piece(kind.of(color));
        let theirs = |kind: PieceKind| self.of_piece(kind.of(!color));
        if [PieceKind::Pawn, PieceKind::Rook, PieceKind::Queen]
            .into_iter()
            .any(|k| ours(k).any())
        {
            return true;
        }
        let (knights, bishops) = (ours(PieceKind::Knight), ours(PieceKind::Bishop));
        if knights.any() {
            // A second minor piece is enough. A lone knight needs an enemy piece that blocks its
            // king's last square, which a queen never does without also guarding it.
            return (knights | bishops).several()
                || [
                    PieceKind::Pawn,
                    PieceKind::Knight,
                    PieceKind::Bishop,
                    PieceKind::Rook,
                ]
                .into_iter()
                .any(|kind| theirs(kind).any());
        }
        if bishops.any() {
            // Bishops on squares of one color need a piece that can permanently occupy a square of
            // the other color: any pawn or knight, or a bishop of that color.
            let all_bishops = self.of_kind(PieceKind::Bishop);
            let both_colors =
                (all_bishops & Bitboard::LIGHT).any() && (all_bishops & !Bitboard::LIGHT).any();
            return both_colors || theirs(PieceKind::Pawn).any() || theirs(PieceKind::Knight).any();
        }
        false
    }
}
