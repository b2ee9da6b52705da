//! Script of a piece on the table.

use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::{GameError, GameResult},
    scene::node::Node,
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::{
    chess,
    chess::{Color, PieceKind},
};
use strum_macros::{AsRefStr, EnumString, VariantNames};

/// Kind of piece, as an inspector field.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Default,
    Visit,
    Reflect,
    AsRefStr,
    EnumString,
    VariantNames,
    TypeUuidProvider,
)]
#[type_uuid(id = "5a8fcb77-52d1-4a53-9c20-9e3f1f4b5d10")]
pub enum Kind {
    /// Pawn.
    #[default]
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
    /// King.
    King,
}

impl From<Kind> for PieceKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Pawn => PieceKind::Pawn,
            Kind::Knight => PieceKind::Knight,
            Kind::Bishop => PieceKind::Bishop,
            Kind::Rook => PieceKind::Rook,
            Kind::Queen => PieceKind::Queen,
            Kind::King => PieceKind::King,
        }
    }
}

impl From<PieceKind> for Kind {
    fn from(kind: PieceKind) -> Self {
        match kind {
            PieceKind::Pawn => Kind::Pawn,
            PieceKind::Knight => Kind::Knight,
            PieceKind::Bishop => Kind::Bishop,
            PieceKind::Rook => Kind::Rook,
            PieceKind::Queen => Kind::Queen,
            PieceKind::King => Kind::King,
        }
    }
}

/// Identity of a piece. The script is on the rigid body whose colliders are used for picking.
///
/// The board alone knows the square of each piece.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "0f9d2b61-7a3e-4d1c-b6a2-3f8c5e1d7a02")]
#[visit(optional)]
pub struct Piece {
    /// Kind of the piece.
    pub kind: InheritableVariable<Kind>,
    /// Whether the piece is white.
    pub white: InheritableVariable<bool>,
    /// Detailed model.
    pub model: InheritableVariable<Handle<Node>>,
    /// Simplified model for low quality (optional). Without it the detailed model is always shown.
    pub coarse_model: InheritableVariable<Handle<Node>>,
    /// Horizontal picture for the view from above.
    pub figurine: InheritableVariable<Handle<Node>>,
}

impl ScriptTrait for Piece {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        if graph.try_get_node(*self.model).is_err() {
            let name = graph[ctx.handle].name();
            return Err(GameError::str(format!("{name}: missing Piece.model")));
        }
        Ok(())
    }
}

impl Piece {
    /// Returns the piece as the type that the rules use.
    pub fn piece(&self) -> chess::Piece {
        chess::Piece {
            color: if *self.white {
                Color::White
            } else {
                Color::Black
            },
            kind: (*self.kind).into(),
        }
    }
}
