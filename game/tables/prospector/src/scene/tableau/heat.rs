//! Heat of a long run: warm light and embers at the target card, until the run ends.

use super::Tableau;
use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::{UnitQuaternion, Vector3},
        color::Color,
        pool::Handle,
    },
    graph::SceneGraph,
    material::{Material, MaterialResource},
    scene::{
        Scene,
        base::BaseBuilder,
        light::{
            BaseLightBuilder,
            point::{PointLight, PointLightBuilder},
        },
        mesh::{
            MeshBuilder, RenderPath,
            surface::{QUAD, SurfaceBuilder, SurfaceResource},
        },
        node::Node,
        transform::TransformBuilder,
    },
};
use parlour_shell::{
    app::settings::Quality,
    scene::{light::Glow, motion::towards, nodes::set_visible},
};
use std::f32::consts::FRAC_PI_2;

/// Number of cards in a run from which it is hot, and from which it gets no hotter.
const HOT: u32 = 4;
const HOTTEST: u32 = 12;
/// Seconds in which the heat rises by one card, and in which the hottest run cools down, at normal
/// animation speed.
const HEATING: f32 = 0.3;
const COOLING: f32 = 0.8;
/// Seconds for which embers rise after a card was taken, and how many in a second from the coolest and
/// from the hottest run. Then the program can idle while the player thinks.
const EMBERS: f32 = 2.2;
const RATES: [f32; 2] = [4.0, 22.0];
/// Light at the target card: place above it, radius, color, and intensity of the hottest run.
const PLACE: Vector3<f32> = Vector3::new(0.0, 1.3, -0.5);
const RADIUS: f32 = 4.6;
const COLOR: Color = Color::from_rgba(0xff, 0x86, 0x2c, 255);
const INTENSITY: f32 = 1.1;
/// Light on the mat around the target card: material, width, height above the mat, and opacity for the
/// hottest run.
const HALO: &str = "data/materials/particles/halo.material";
const WIDTH: f32 = 5.4;
const ABOVE: f32 = 0.006;
const OPACITY: f32 = 0.30;

/// Returns how hot a run of this many cards is, 0 to 1.
pub fn heat_of(cards: u32) -> f32 {
    let steps = HOTTEST - HOT + 1;
    cards.saturating_sub(HOT - 1).min(steps) as f32 / steps as f32
}

/// State of the heat.
#[derive(Debug, Default, Clone)]
pub(super) struct Heat {
    /// Number of cards in the run.
    cards: u32,
    /// Heat that is shown, 0 to 1.
    level: f32,
    /// Seconds for which embers still rise, and until the next one.
    embers: f32,
    next: f32,
    light: Handle<Node>,
    halo: Handle<Node>,
    /// Material of the halo, which fades with the heat.
    glow: Option<MaterialResource>,
}

impl Heat {
    /// Adds the lights to a scene, switched off.
    pub fn make(scene: &mut Scene, resources: &ResourceManager) -> Self {
        let base = BaseBuilder::new()
            .with_name("heat")
            .with_visibility(false)
            .with_cast_shadows(false);
        let light = BaseLightBuilder::new(base)
            .with_color(COLOR)
            .with_scatter_enabled(false);
        let light = PointLightBuilder::new(light).with_radius(RADIUS);
        let lying = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), FRAC_PI_2);
        let lying = TransformBuilder::new()
            .with_local_rotation(lying)
            .with_local_scale(Vector3::new(WIDTH, WIDTH, 1.0))
            .build();
        let base = BaseBuilder::new()
            .with_name("heat_halo")
            .with_visibility(false)
            .with_cast_shadows(false)
            .with_local_transform(lying);
        let glow: MaterialResource = resources.request::<Material>(HALO);
        let quad: SurfaceResource = QUAD.resource();
        let quad = SurfaceBuilder::new(quad).with_material(glow.clone());
        let halo = MeshBuilder::new(base)
            .with_render_path(RenderPath::Forward)
            .with_surfaces(vec![quad.build()]);
        Self {
            halo: halo.build(&mut scene.graph).to_base(),
            glow: Some(glow),
            light: light.build(&mut scene.graph).to_base(),
            ..Self::default()
        }
    }

    /// Sets the number of cards in the run.
    pub fn set_cards(&mut self, cards: u32) {
        if cards > self.cards {
            self.embers = EMBERS;
        }
        self.cards = cards;
    }

    /// Returns the heat that is shown, 0 to 1.
    pub fn level(&self) -> f32 {
        self.level
    }

    /// Returns whether the heat changes or embers rise.
    pub fn is_lively(&self) -> bool {
        self.level != heat_of(self.cards) || (self.level > 0.0 && self.embers > 0.0)
    }

    /// Advances by `dt` seconds at normal animation speed. Returns the number of embers that rise.
    fn advance(&mut self, dt: f32) -> usize {
        let goal = heat_of(self.cards);
        let seconds = match goal > self.level {
            true => HEATING / heat_of(HOT),
            false => COOLING,
        };
        self.level = towards(self.level, goal, dt, seconds);
        if self.level <= 0.0 || self.embers <= 0.0 || goal <= 0.0 {
            return 0;
        }
        self.embers -= dt;
        self.next -= dt;
        let [least, most] = RATES;
        let interval = 1.0 / (least + (most - least) * self.level);
        let due = (-self.next / interval).ceil().clamp(0.0, 3.0);
        self.next = self.next.max(-interval * due) + interval * due;
        due as usize
    }

    /// Shows the heat around the target card. `ground` is the height of the mat.
    fn shine(&self, scene: &mut Scene, target: Vector3<f32>, ground: f32, quality: Quality) {
        let graph = &mut scene.graph;
        set_visible(graph, self.halo, self.level > 0.0);
        if let Ok(halo) = graph.try_get_node_mut(self.halo)
            && let Some(glow) = self.glow.as_ref().filter(|glow| glow.is_ok())
            && self.level > 0.0
        {
            let place = Vector3::new(target.x, ground + ABOVE, target.z);
            halo.local_transform_mut().set_position(place);
            let mut color = COLOR;
            color.a = (OPACITY * 255.0 * self.level) as u8;
            glow.data_ref().set_property("diffuseColor", color);
        }
        // Every light is a pass over the pixels that it reaches, which costs most in software.
        let lit = self.level > 0.0 && quality != Quality::Low;
        set_visible(graph, self.light, lit);
        if let Ok(node) = graph.try_get_node_mut(self.light)
            && lit
        {
            node.local_transform_mut().set_position(target + PLACE);
            if let Some(light) = node.cast_mut::<PointLight>() {
                light.base_light_mut().set_intensity(INTENSITY * self.level);
            }
        }
    }
}

impl Tableau {
    /// Sets the number of cards in the run, which heats up the target card.
    pub fn set_run(&mut self, cards: u32) {
        self.state.heat.set_cards(cards);
    }

    /// Returns the heat that is shown, 0 to 1.
    pub fn heat(&self) -> f32 {
        self.state.heat.level()
    }

    /// Returns how the lamp of the room burns.
    pub fn glow(&self) -> Glow {
        let (heat, feast) = (self.heat(), self.feast());
        Glow {
            more: 0.28 * heat + 0.80 * feast,
            warmth: (0.60 * heat + 0.30 * feast).min(1.0),
        }
    }

    /// Advances the heat by `dt` seconds at normal animation speed.
    pub(super) fn burn(&mut self, scene: &mut Scene, dt: f32, quality: Quality) {
        let embers = self.state.heat.advance(dt);
        let Some(pose) = self.discard_pose(self.state.discard.len().max(1) - 1) else {
            return;
        };
        for _ in 0..embers {
            self.ember(pose.place);
        }
        let ground = self.ground();
        self.state.heat.shine(scene, pose.place, ground, quality);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Advances by `seconds`, at 60 frames a second. Returns the number of embers.
    fn pass(heat: &mut Heat, seconds: f32) -> usize {
        let frames = (seconds * 60.0).round() as usize;
        (0..frames).map(|_| heat.advance(1.0 / 60.0)).sum()
    }

    #[test]
    fn a_run_gets_hotter_with_each_card_from_the_fourth() {
        let steps: Vec<f32> = (0..=HOTTEST).map(heat_of).collect();
        assert_eq!(steps[..HOT as usize], [0.0; HOT as usize]);
        assert!(steps[HOT as usize - 1..].is_sorted_by(|one, next| one < next));
        assert_eq!((heat_of(HOTTEST), heat_of(28)), (1.0, 1.0));
    }

    #[test]
    fn heat_grows_with_the_run_and_is_gone_a_second_after_its_end() {
        let mut heat = Heat::default();
        let mut before = 0.0;
        for cards in HOT..=HOTTEST {
            heat.set_cards(cards);
            pass(&mut heat, HEATING + 0.05);
            assert!(heat.level() > before, "{cards}");
            before = heat.level();
        }
        heat.set_cards(0);
        pass(&mut heat, 1.0);
        assert_eq!(heat.level(), 0.0);
        assert!(!heat.is_lively());
    }

    #[test]
    fn a_longer_run_has_more_embers_and_they_end_while_the_player_thinks() {
        let embers = |cards| {
            let mut heat = Heat::default();
            for card in 1..cards {
                heat.set_cards(card);
                pass(&mut heat, 0.5);
            }
            heat.set_cards(cards);
            let count = pass(&mut heat, 10.0);
            assert!(!heat.is_lively());
            count
        };
        assert_eq!(embers(HOT - 1), 0);
        assert!(embers(HOT) > 3);
        assert!(embers(HOTTEST) > 3 * embers(HOT));
    }
}
