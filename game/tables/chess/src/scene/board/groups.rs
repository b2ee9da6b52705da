//! Groups of inspector fields on the board.

use fyrox::{
    core::{reflect::prelude::*, visitor::prelude::*},
    material::MaterialResource,
    resource::model::ModelResource,
};
use parlour_rules::chess::PieceKind;
use parlour_shell::scene::{group::group, marks::Mark};

group! {
    /// Prefabs of the pieces of one color, each with a Piece script on its root.
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
    /// Returns the prefab for a kind of piece.
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
    /// Prefabs of the marks on squares, each one square wide.
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
    /// Returns the prefab of a mark and the name of its field, for error messages.
    pub fn prefab(&self, mark: Mark) -> (&'static str, Option<&ModelResource>) {
        let (name, variable) = match mark {
            Mark::Hover => ("hover", &self.hover),
            Mark::Selected => ("selected", &self.selected),
            Mark::Move => ("target", &self.target),
            Mark::Capture => ("capture", &self.capture),
            Mark::Danger => ("check", &self.check),
            Mark::Last => ("last", &self.last),
            Mark::Hint => ("hint", &self.hint),
        };
        (name, variable.as_ref())
    }
}

group! {
    /// Materials of the arrows on the board. An arrow without a material is not shown.
    BoardArrows {
        /// Material of the arrow for a hint (optional).
        hint: Option<MaterialResource>,
        /// Material of the arrow for a threat (optional).
        threat: Option<MaterialResource>,
    }
}

group! {
    /// Durations in seconds at normal animation speed, and heights in squares.
    BoardMotion {
        /// Shortest duration of a move, in seconds.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        shortest_move: f32 = 0.25,
        /// Longest duration of a move, in seconds: from one end of the board to the other.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        longest_move: f32 = 0.45,
        /// Duration of a captured piece's flight from the board, in seconds.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        capture_time: f32 = 0.35,
        /// Time in which a selected piece rises, in seconds.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        lift_time: f32 = 0.12,
        /// Height to which a selected piece rises, in squares.
        #[reflect(min_value = 0.0, max_value = 2.0, step = 0.05)]
        lift_height: f32 = 0.28,
        /// Height of a dragged piece above the board, in squares.
        #[reflect(min_value = 0.0, max_value = 2.0, step = 0.05)]
        drag_height: f32 = 0.45,
        /// Greatest height of a sliding piece during a move, in squares.
        #[reflect(min_value = 0.0, max_value = 2.0, step = 0.05)]
        slide_height: f32 = 0.12,
        /// Greatest height of a jumping piece during a move, in squares.
        #[reflect(min_value = 0.0, max_value = 4.0, step = 0.05)]
        jump_height: f32 = 1.75,
    }
}
