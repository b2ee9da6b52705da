//! The lamp, in as many parts as the graphics card can carry.

use crate::{plugin::Parlour, settings::Quality};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::{graph::Graph, light::spot::SpotLight, node::Node},
    script::{ScriptContext, ScriptTrait},
};

/// Several lights near each other throw one soft shadow together. Where the quality is low, fewer of
/// them shine, each as much brighter. A light that is hidden in the scene stays so.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "77d0f3be-4a4d-4b51-9a46-2c3d4e5f6a08")]
#[visit(optional)]
pub struct Lamp {
    /// The lights of the lamp.
    pub lights: InheritableVariable<Vec<Handle<Node>>>,
    /// Lights that are left out where the quality is low.
    pub accents: InheritableVariable<Vec<Handle<Node>>>,

    #[reflect(hidden)]
    #[visit(skip)]
    shown: Option<Quality>,
    /// How bright each light is in the scene; none for those that are hidden there.
    #[reflect(hidden)]
    #[visit(skip)]
    own: Option<Vec<Option<f32>>>,
    /// Whether each accent is shown in the scene.
    #[reflect(hidden)]
    #[visit(skip)]
    own_accents: Vec<bool>,
}

impl ScriptTrait for Lamp {
    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(parlour) = ctx.plugins.of_type_ref::<Parlour>() else {
            return Ok(());
        };
        let quality = parlour.shell.settings().quality;
        if self.shown == Some(quality) {
            return Ok(());
        }
        self.shown = Some(quality);
        let graph = &mut ctx.scene.graph;
        if self.own.is_none() {
            self.remember(graph);
        }
        for (&accent, &shown) in self.accents.iter().zip(&self.own_accents) {
            if let Ok(node) = graph.try_get_node_mut(accent) {
                node.set_visibility(shown && quality != Quality::Low);
            }
        }
        let own = self.own.iter().flatten();
        let shining: Vec<_> = self
            .lights
            .iter()
            .zip(own)
            .filter_map(|(&light, &own)| Some((light, own?)))
            .collect();
        let lit = match quality {
            Quality::High => shining.len(),
            Quality::Medium => shining.len().min(2),
            Quality::Low => shining.len().min(1),
        };
        let all: f32 = shining.iter().map(|(_, own)| own).sum();
        let left: f32 = shining[..lit].iter().map(|(_, own)| own).sum();
        for (index, (light, own)) in shining.into_iter().enumerate() {
            let Ok(node) = graph.try_get_node_mut(light) else {
                continue;
            };
            node.set_visibility(index < lit);
            if let Some(light) = node.cast_mut::<SpotLight>() {
                let brighter = if left > 0.0 { all / left } else { 1.0 };
                light.base_light_mut().set_intensity(own * brighter);
            }
        }
        Ok(())
    }
}

impl Lamp {
    /// Notes how the lights are in the scene, before anything is changed.
    fn remember(&mut self, graph: &Graph) {
        let own = |&light: &Handle<Node>| {
            let node = graph.try_get_node(light).ok()?;
            let light = node.cast::<SpotLight>()?;
            node.visibility()
                .then(|| light.base_light_ref().intensity())
        };
        self.own = Some(self.lights.iter().map(own).collect());
        let shown = |&accent: &Handle<Node>| {
            graph
                .try_get_node(accent)
                .is_ok_and(|node| node.visibility())
        };
        self.own_accents = self.accents.iter().map(shown).collect();
    }
}
