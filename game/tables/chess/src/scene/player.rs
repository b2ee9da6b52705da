//! Script of a side of the table.

use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::node::Node,
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::chess::Color;
use parlour_shell::app::Shell;
use std::f32::consts::FRAC_PI_2;

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

    /// Position and rotation of `captured` in the scene.
    #[reflect(hidden)]
    #[visit(skip)]
    home: Option<(Vector3<f32>, UnitQuaternion<f32>)>,
}

impl ScriptTrait for Player {
    /// Moves the place for captured pieces. In a portrait window it is a quarter turn further: in
    /// front of the board and behind it, so that the board has the whole width.
    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let shell = Shell::of(&ctx.plugins);
        let is_portrait = shell.is_some_and(|shell| shell.layout().is_portrait());
        let Ok(captured) = ctx.scene.graph.try_get_node_mut(*self.captured) else {
            return Ok(());
        };
        let transform = captured.local_transform();
        let now = (**transform.position(), **transform.rotation());
        let (place, rotation) = *self.home.get_or_insert(now);
        let angle = if is_portrait { -FRAC_PI_2 } else { 0.0 };
        let turn = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), angle);
        let goal = (turn * place, turn * rotation);
        if goal != now {
            captured
                .local_transform_mut()
                .set_position(goal.0)
                .set_rotation(goal.1);
        }
        Ok(())
    }
}

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
