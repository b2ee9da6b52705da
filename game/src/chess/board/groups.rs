//! What a designer sets on the board, in groups.

use crate::{group::group, marks::Mark};
use fyrox::{
    core::{reflect::prelude::*, visitor::prelude::*},
    material::MaterialResource,
    resource::model::ModelResource,
};
use parlour_rules::chess::PieceKind;

group! {
    /// The prefabs of one colour's pieces, each with a Piece script on its root.
    PieceSet {
        /// Prefab of a pawn.
        pawn: Option<ModelResource>,
        /// Prefab of a knight.
        knight: Option<ModelResource>,
        /// Prefab of a bishop.
        bishop: Option<ModelResource>,
        /// Prefab of a rook.
        rook: Option<ModelResource>,
        /// Prefab of a queen.
        queen: Option<ModelResource>,
        /// Prefab of a king.
        king: Option<ModelResource>,
    }
}

impl PieceSet {
    /// The prefab of a kind of piece.
    pub fn prefab(&self, kind: PieceKind) -> Option<&ModelResource> {
        let variable = match kind {
            PieceKind::Pawn => &self.pawn,
            PieceKind::Knight => &self.knight,
            PieceKind::Bishop => &self.bishop,
            PieceKind::Rook => &self.rook,
            PieceKind::Queen => &self.queen,
            PieceKind::King => &self.king,
        };
        variable.as_ref()
    }
}

group! {
    /// The prefabs of the marks on squares, a square wide.
    BoardMarks {
        /// Mark under the pointer.
        hover: Option<ModelResource>,
        /// Mark of the selected piece.
        selected: Option<ModelResource>,
        /// Mark of a square to move to.
        target: Option<ModelResource>,
        /// Mark of a piece that can be captured.
        capture: Option<ModelResource>,
        /// Mark of a king in check.
        check: Option<ModelResource>,
        /// Mark of the last move.
        last: Option<ModelResource>,
        /// Mark of a hint.
        hint: Option<ModelResource>,
    }
}

impl BoardMarks {
    /// The prefab of a mark, and the name of its field.
    pub fn prefab(&self, mark: Mark) -> (&'static str, Option<&ModelResource>) {
        let (name, variable) = match mark {
            Mark::Hover => ("hover", &self.hover),
            Mark::Selected => ("selected", &self.selected),
            Mark::Move => ("target", &self.target),
            Mark::Capture => ("capture", &self.capture),
            Mark::Check => ("check", &self.check),
            Mark::Last => ("last", &self.last),
            Mark::Hint => ("hint", &self.hint),
        };
        (name, variable.as_ref())
    }
}

group! {
    /// The materials of the arrows on the board.
    BoardArrows {
        /// Material of the arrow of a hint; may be left out.
        hint: Option<MaterialResource>,
        /// Material of the arrow of a threat; may be left out.
        threat: Option<MaterialResource>,
    }
}

group! {
    /// Times in seconds at normal speed, heights in squares.
    BoardMotion {
        /// Shortest time of a move, in seconds.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        shortest_move: f32 = 0.25,
        /// Longest time of a move, in seconds: from one end of the board to the other.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        longest_move: f32 = 0.45,
        /// Time that a captured piece takes to its tray, in seconds.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        capture_time: f32 = 0.35,
        /// Time that a selected piece takes to rise, in seconds.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        lift_time: f32 = 0.12,
        /// Height to which a selected piece rises, in squares.
        #[reflect(min_value = 0.0, max_value = 2.0, step = 0.05)]
        lift_height: f32 = 0.28,
        /// Height of a sliding piece's way, in squares.
        #[reflect(min_value = 0.0, max_value = 2.0, step = 0.05)]
        slide_height: f32 = 0.12,
        /// Height of a jumping piece's way, in squares.
        #[reflect(min_value = 0.0, max_value = 4.0, step = 0.05)]
        jump_height: f32 = 1.75,
    }
}
