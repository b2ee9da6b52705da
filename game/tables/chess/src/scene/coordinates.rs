//! Script of the letters and digits at the edges of the board.

use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::camera::Camera,
    script::{ScriptContext, ScriptTrait},
};
use parlour_shell::{app::Shell, scene::camera::CameraRig};

/// Coordinates for the player on one side. They are visible while the camera is on that side or turns
/// to it.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "3f7c1f52-8a64-4d0b-9a3e-5b2d61c7e0a4")]
#[visit(optional)]
pub struct Coordinates {
    /// Whether these are the coordinates for White.
    pub for_white: InheritableVariable<bool>,
    /// Whether these are inside the squares. They are for portrait windows, in which the frame of the
    /// board is out of sight.
    pub inside: InheritableVariable<bool>,
    /// Camera that looks at the board.
    pub camera: InheritableVariable<Handle<Camera>>,
}

impl ScriptTrait for Coordinates {
    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let shell = Shell::of(&ctx.plugins);
        let is_portrait = shell.is_some_and(|shell| shell.layout().is_portrait());
        let graph = &mut ctx.scene.graph;
        let yaw = graph.try_get_script_of::<CameraRig>(*self.camera)?.yaw();
        let is_near = (yaw.cos() >= 0.0) == *self.for_white;
        let shown = is_near && *self.inside == is_portrait;
        let node = graph.try_get_node_mut(ctx.handle)?;
        if node.visibility() != shown {
            node.set_visibility(shown);
        }
        Ok(())
    }
}
