//! Script for things on a table that becomes deeper in a tall window.

use super::camera::CameraRig;
use crate::app::Shell;
use fyrox::{
    core::{
        algebra::Vector3, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    plugin::error::GameResult,
    script::{ScriptContext, ScriptTrait},
};

/// Moves its node away from the middle of the table by the factor by which [`CameraRig`] makes the
/// table deeper. Attach it to the mat and to the things on it.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "8f7c2d51-63a4-4c0e-8f0b-2d9a5b1c7e46")]
#[visit(optional)]
pub struct Stretch {
    /// Whether the node itself becomes deeper, as a mat does.
    pub grows: InheritableVariable<bool>,

    /// Position and scale in the scene.
    #[reflect(hidden)]
    #[visit(skip)]
    home: Option<(Vector3<f32>, Vector3<f32>)>,
    #[reflect(hidden)]
    #[visit(skip)]
    factor: f32,
}

impl ScriptTrait for Stretch {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let transform = ctx.scene.graph[ctx.handle].local_transform();
        self.home = Some((**transform.position(), **transform.scale()));
        self.factor = 1.0;
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(shell) = Shell::of(&ctx.plugins) else {
            return Ok(());
        };
        let rig = ctx.scene.graph.try_get_script_of::<CameraRig>(shell.camera);
        let Some((factor, (place, scale))) = rig.ok().and_then(CameraRig::stretch).zip(self.home)
        else {
            return Ok(());
        };
        if factor == self.factor {
            return Ok(());
        }
        self.factor = factor;
        let transform = ctx.scene.graph[ctx.handle].local_transform_mut();
        transform.set_position(Vector3::new(place.x, place.y, place.z * factor));
        if *self.grows {
            transform.set_scale(Vector3::new(scale.x, scale.y, scale.z * factor));
        }
        Ok(())
    }
}
