//! The lamp, in as many parts as the graphics card can carry.

use crate::{plugin::Parlour, settings::Quality};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::{light::spot::SpotLight, node::Node},
    script::{ScriptContext, ScriptTrait},
};

/// Several lights near each other throw one soft shadow together. Where the quality is low, one
/// of them stands for all.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "77d0f3be-4a4d-4b51-9a46-2c3d4e5f6a08")]
#[visit(optional)]
pub struct Lamp {
    /// The lights of the lamp, all alike.
    pub lights: InheritableVariable<Vec<Handle<Node>>>,
    /// Lights that are left out where the quality is low.
    pub accents: InheritableVariable<Vec<Handle<Node>>>,

    #[reflect(hidden)]
    #[visit(skip)]
    shown: Option<Quality>,
    #[reflect(hidden)]
    #[visit(skip)]
    intensity: Option<f32>,
}

impl ScriptTrait for Lamp {
    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(parlour) = ctx.plugins.of_type_ref::<Parlour>() else {
            return Ok(());
        };
        let quality = parlour.settings().quality;
        if self.shown == Some(quality) {
            return Ok(());
        }
        self.shown = Some(quality);
        let lit = match quality {
            Quality::High => self.lights.len(),
            Quality::Medium => self.lights.len().min(2),
            Quality::Low => 1,
        };
        for &accent in self.accents.iter() {
            if let Ok(node) = ctx.scene.graph.try_get_node_mut(accent) {
                node.set_visibility(quality != Quality::Low);
            }
        }
        for (index, &light) in self.lights.iter().enumerate() {
            let Ok(node) = ctx.scene.graph.try_get_node_mut(light) else {
                continue;
            };
            node.set_visibility(index < lit);
            if let Some(light) = node.cast_mut::<SpotLight>() {
                let base = light.base_light_mut();
                let own = *self.intensity.get_or_insert(base.intensity());
                base.set_intensity(own * self.lights.len() as f32 / lit.max(1) as f32);
            }
        }
        Ok(())
    }
}
