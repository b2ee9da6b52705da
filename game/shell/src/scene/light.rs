//! Lamp of the room, with as many light sources as the graphics quality allows.

use crate::{
    app::{Shell, settings::Quality},
    scene::camera::CameraRig,
};
use fyrox::{
    core::{
        algebra::Vector3, color::Color, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::{
        EnvironmentLightingSource, SceneRenderingOptions, graph::Graph, light::spot::SpotLight,
        node::Node,
    },
    script::{ScriptContext, ScriptTrait},
};

/// Part of the light that is taken away while the camera leans towards something.
const DIMMED: f32 = 0.6;
/// Height of the spot above that, in scene units, and its intensity.
const SPOT_HEIGHT: f32 = 7.0;
const SPOT_INTENSITY: f32 = 2.6;

/// Color in which the lamp burns when it is warmest.
const FLAME: Color = Color::from_rgba(0xff, 0xa0, 0x50, 255);

/// Light of the lamps beyond their own, for a short event on the table. The default is none.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub struct Glow {
    /// Additional intensity, as a share of the lamp's own.
    pub more: f32,
    /// Warmth of the color: 0 is the lamp's own, 1 that of a flame.
    pub warmth: f32,
}

/// Color and intensity of a light in the scene.
#[derive(Debug, Clone, Copy)]
struct Shine {
    color: Color,
    intensity: f32,
}

/// Combines several spotlights into one lamp with a soft shadow. Lower quality uses fewer of them
/// and makes each brighter, so that the total stays the same. Lights that are hidden in the scene
/// stay hidden.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "77d0f3be-4a4d-4b51-9a46-2c3d4e5f6a08")]
#[visit(optional)]
pub struct Lamp {
    /// Spotlights of the lamp, most important first. High quality uses all, medium the first two,
    /// low the first one.
    pub lights: InheritableVariable<Vec<Handle<Node>>>,
    /// Additional lights that are switched off at low quality.
    pub accents: InheritableVariable<Vec<Handle<Node>>>,

    /// Drawn shadows of the room, which are hidden where the light is even.
    pub shades: InheritableVariable<Vec<Handle<Node>>>,

    /// Light on what the camera leans towards (optional). Meanwhile, the others are dimmed.
    pub spot: InheritableVariable<Handle<Node>>,

    #[reflect(hidden)]
    #[visit(skip)]
    shown: Option<(Quality, Glow, f32, bool)>,
    /// Light of each lamp in the scene; `None` inside for hidden ones. The list is `None` until it is
    /// first read.
    #[reflect(hidden)]
    #[visit(skip)]
    own: Option<Vec<Option<Shine>>>,
    /// Whether each accent is visible in the scene.
    #[reflect(hidden)]
    #[visit(skip)]
    own_accents: Vec<bool>,
}

impl ScriptTrait for Lamp {
    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(shell) = Shell::of(&ctx.plugins) else {
            return Ok(());
        };
        let quality = shell.settings.quality;
        let glow = shell.glow;
        let even = shell.even_light;
        light_evenly(&mut ctx.scene.rendering_options, even);
        let graph = &mut ctx.scene.graph;
        let rig = graph.try_get_script_of::<CameraRig>(shell.camera);
        let attention = rig.ok().and_then(CameraRig::attention);
        let share = attention.map_or(0.0, |(_, share)| share);
        if self.shown == Some((quality, glow, share, even)) {
            return Ok(());
        }
        self.shown = Some((quality, glow, share, even));
        if self.own.is_none() {
            self.remember(graph);
        }
        for (&accent, &shown) in self.accents.iter().zip(&self.own_accents) {
            if let Ok(node) = graph.try_get_node_mut(accent) {
                node.set_visibility(shown && quality != Quality::Low && !even);
            }
        }
        for &shade in self.shades.iter() {
            if let Ok(node) = graph.try_get_node_mut(shade) {
                node.set_visibility(!even);
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
        let sum = |some: &[(Handle<Node>, Shine)]| -> f32 {
            some.iter().map(|(_, own)| own.intensity).sum()
        };
        let (all, left) = (sum(&shining), sum(&shining[..lit]));
        for (index, (light, own)) in shining.into_iter().enumerate() {
            let Ok(node) = graph.try_get_node_mut(light) else {
                continue;
            };
            node.set_visibility(index < lit && !even);
            if let Some(light) = node.cast_mut::<SpotLight>() {
                let brighter = if left > 0.0 { all / left } else { 1.0 };
                let shadeless = if quality == Quality::Low {
                    SHADELESS
                } else {
                    1.0
                };
                let more = (1.0 + glow.more) * (1.0 - DIMMED * share) * shadeless;
                let light = light.base_light_mut();
                light.set_intensity(own.intensity * brighter * more);
                light.set_color(own.color.lerp(FLAME, glow.warmth));
            }
        }
        self.point(graph, attention.filter(|_| !even));
        Ok(())
    }
}

/// Brightness of the lamp at low quality, as a share: without shadows, white pieces would be one
/// flat cream.
const SHADELESS: f32 = 0.74;

/// Brightness of the light without direction.
const EVEN: f32 = 0.46;

/// Replaces the light of the sky by one that is the same from everywhere, so that everything has its
/// own color and nothing shines. With `even` false, the sky lights the scene again.
fn light_evenly(options: &mut SceneRenderingOptions, even: bool) {
    if !even {
        options.environment_lighting_source = EnvironmentLightingSource::SkyBox;
        return;
    }
    // Rooms differ in this factor, which applies to any light.
    let factor = options.environment_lighting_brightness.max(0.1);
    // The renderer takes this color as sRGB.
    let share = (EVEN / factor).clamp(0.0, 1.0).powf(1.0 / 2.2);
    let level = (share * 255.0).round() as u8;
    options.environment_lighting_source = EnvironmentLightingSource::AmbientColor;
    options.ambient_lighting_color = Color::opaque(level, level, level);
}

impl Lamp {
    /// Points the spot at what the camera leans towards, and switches it off without that.
    fn point(&self, graph: &mut Graph, attention: Option<(Vector3<f32>, f32)>) {
        let Ok(node) = graph.try_get_node_mut(*self.spot) else {
            return;
        };
        node.set_visibility(attention.is_some());
        let Some((point, share)) = attention else {
            return;
        };
        node.local_transform_mut()
            .set_position(point + Vector3::y() * SPOT_HEIGHT);
        if let Some(light) = node.cast_mut::<SpotLight>() {
            light.base_light_mut().set_intensity(SPOT_INTENSITY * share);
        }
    }

    /// Records the color, intensity and visibility of the lights before they are changed.
    fn remember(&mut self, graph: &Graph) {
        let own = |&light: &Handle<Node>| {
            let node = graph.try_get_node(light).ok()?;
            let light = node.cast::<SpotLight>()?.base_light_ref();
            node.visibility().then(|| Shine {
                color: light.color(),
                intensity: light.intensity(),
            })
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
