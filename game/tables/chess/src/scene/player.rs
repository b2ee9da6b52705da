//! Script of a side of the table.

use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    scene::node::Node,
    script::ScriptTrait,
};
use parlour_rules::chess::Color;

/// Side of the table, with the place for the pieces that this player has captured.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "9b0a2d4e-6c1f-4b3a-8f11-0c7e5d2a9b01")]
#[visit(optional)]
pub struct Player {
    /// Whether this player has the white pieces.
    pub plays_white: InheritableVariable<bool>,
    /// Node at the position of the first captured piece. The next ones follow along its -Z axis,
    /// away from the player.
    pub captured: InheritableVariable<Handle<Node>>,
    /// Number of captured pieces in a row.
    #[reflect(min_value = 1.0, max_value = 16.0)]
    pub row_length: InheritableVariable<u32>,
    /// Distance between captured pieces, in squares.
    #[reflect(min_value = 0.3, max_value = 2.0, step = 0.05)]
    pub spacing: InheritableVariable<f32>,
}

impl ScriptTrait for Player {}

impl Player {
    /// Returns the color of this player's pieces.
    pub fn color(&self) -> Color {
        if *self.plays_white {
            Color::White
        } else {
            Color::Black
        }
    }
}
