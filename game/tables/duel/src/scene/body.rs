//! Additional parts of a duel card body: value badges, a glow and status overlays.

use super::{
    face::{Badge, Place},
    faces::PlacedBadge,
    places::CARD_WIDTH,
};
use fyrox::{
    core::{
        algebra::Vector3, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    material::MaterialResource,
    plugin::error::GameResult,
    scene::{graph::Graph, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_shell::{
    app::Shell,
    scene::{
        group::group,
        idle_motion,
        motion::{Easing, Tween},
        nodes::{own_material, set_visible, surface},
    },
};
use std::f32::consts::TAU;

group! {
    /// Nodes of the value badges that cover the printed values. Each needs a mesh, whose material
    /// the game replaces.
    CardFigures {
        /// Badge of the cost. Shown if the cost differs from the printed one.
        cost: Handle<Node>,
        /// Badge of Attack. Shown if it differs from the printed value, and always on minions on
        /// the battlefield.
        attack: Handle<Node>,
        /// Badge of Health. Shown if it differs from the printed value, and always on the
        /// battlefield.
        health: Handle<Node>,
        /// Badge of a hero's Armor. Shown if there is any.
        armour: Handle<Node>,
    }
}

group! {
    /// Overlays that show a card's status effects.
    CardSigns {
        /// Overlay shown while the minion has Taunt.
        taunt: Handle<Node>,
        /// Overlay shown while the card has Divine Shield.
        shield: Handle<Node>,
        /// Overlay shown while the card is frozen.
        ice: Handle<Node>,
        /// Overlay shown while the minion is silenced.
        silence: Handle<Node>,
        /// Overlay shown in its owner's turn while the minion cannot attack yet.
        sleep: Handle<Node>,
        /// Overlay shown in its owner's turn after the minion has attacked.
        spent: Handle<Node>,
    }
}

/// Parts of a duel card body. Attach it to the node with the `Card` script.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "c1ab3cf8-90c0-4f1d-8a85-3a5a7f6c1d02")]
#[visit(optional)]
pub struct DuelCard {
    /// Mesh of the glow around the card. The game sets its material.
    pub glow: InheritableVariable<Handle<Node>>,
    /// Mesh of the cracks over a hero's portrait. The game sets its material.
    pub crack: InheritableVariable<Handle<Node>>,
    /// Value badges that cover the printed values. The game moves each to the place of its gem in
    /// the face design.
    pub figures: CardFigures,
    /// Overlays for status effects.
    pub signs: CardSigns,

    /// Position of the sleep overlay in the prefab.
    #[reflect(hidden)]
    #[visit(skip)]
    sleep_at: Option<Vector3<f32>>,
    /// Phase of the sleep overlay's drift, 0 to 1.
    #[reflect(hidden)]
    #[visit(skip)]
    breath: f32,
    /// Size of the Health badge without its pop, and the pop.
    #[reflect(hidden)]
    #[visit(skip)]
    pop: (Vector3<f32>, Tween),
    /// Flexing of the Taunt overlay after a hit, and its scale in the prefab.
    #[reflect(hidden)]
    #[visit(skip)]
    flex: (Vector3<f32>, Tween),
}

/// Brightness of overlays: that of paper under the lamp.
const FLAT: f32 = 0.36;
/// Seconds in which the Health badge of a card that is hit pops.
const POP: f32 = 0.34;
/// Share by which the badge grows.
const POP_SIZE: f32 = 0.55;
/// Seconds in which the Taunt frame flexes.
const FLEX: f32 = 0.4;
/// Share by which the Taunt frame widens.
const FLEX_SIZE: f32 = 0.09;

/// Returns the scale during a pop at a share of its time: it jumps up and swings back.
fn popped(size: f32, share: f32) -> f32 {
    1.0 + size * (1.0 - Easing::OutBack.at(share))
}

impl ScriptTrait for DuelCard {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let overlays = [
            *self.glow,
            *self.crack,
            *self.signs.taunt,
            *self.signs.shield,
            *self.signs.ice,
            *self.signs.silence,
            *self.signs.sleep,
            *self.signs.spent,
        ];
        let badges = Badge::PLACES.map(|place| self.badge(place));
        let graph = &mut ctx.scene.graph;
        // The engine draws all meshes that share a material in one batch, which would draw an
        // overlay of one card below the overlay of another.
        for node in overlays.into_iter().chain(badges) {
            own_material(graph, node);
        }
        let sleep = graph.try_get_node(*self.signs.sleep).ok();
        self.sleep_at = sleep.map(|node| **node.local_transform().position());
        let taunt = graph.try_get_node(*self.signs.taunt);
        self.flex.0 = taunt.map_or_else(|_| Vector3::repeat(1.0), scale_of);
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        self.advance_hit(&mut ctx.scene.graph, ctx.dt);
        let Some(at) = self.sleep_at else {
            return Ok(());
        };
        let Ok(sleep) = ctx.scene.graph.try_get_node_mut(*self.signs.sleep) else {
            return Ok(());
        };
        if !sleep.visibility() {
            return Ok(());
        }
        let Some(shell) = Shell::of(&ctx.plugins) else {
            return Ok(());
        };
        let seconds = BREATH * shell.settings.flourish();
        self.breath = match seconds > 0.0 {
            true if idle_motion::is_awake(shell) => (self.breath + ctx.dt / seconds).fract(),
            true => self.breath,
            false => 0.0,
        };
        let (sin, cos) = (self.breath * TAU).sin_cos();
        // Right is −X.
        let drift = Vector3::new(-0.5 * sin, 0.0, 1.0 - cos) * DRIFT;
        sleep.local_transform_mut().set_position(at + drift);
        Ok(())
    }
}

/// Seconds in which the sleep overlay drifts up and back, and half the way in scene units.
const BREATH: f32 = 3.2;
const DRIFT: f32 = 0.045;

fn scale_of(node: &Node) -> Vector3<f32> {
    **node.local_transform().scale()
}

impl DuelCard {
    /// Lets the Health badge pop, and the Taunt frame flex if there is one, because the card was
    /// hit. Durations are multiplied by `speed`.
    pub fn hit(&mut self, speed: f32, taunt: bool) {
        self.pop.1 = Tween::new(POP * speed);
        if taunt {
            self.flex.1 = Tween::new(FLEX * speed);
        }
    }

    fn advance_hit(&mut self, graph: &mut Graph, dt: f32) {
        let parts = [
            (*self.figures.health, &mut self.pop, POP_SIZE),
            (*self.signs.taunt, &mut self.flex, FLEX_SIZE),
        ];
        for (node, (scale, tween), size) in parts {
            if tween.is_over() {
                continue;
            }
            tween.advance(dt);
            let factor = popped(size, tween.share());
            if let Ok(node) = graph.try_get_node_mut(node) {
                let scale = Vector3::new(scale.x * factor, scale.y * factor, scale.z);
                node.local_transform_mut().set_scale(scale);
            }
        }
    }

    /// Multiplies the brightness of the ice and the shield.
    pub fn glow_overlays(&self, graph: &mut Graph, factor: f32) {
        for node in [*self.signs.ice, *self.signs.shield] {
            let visible = graph.try_get_node(node).is_ok_and(|node| node.visibility());
            if let Some(surface) = surface(graph, node).filter(|_| visible || factor == 1.0) {
                let strength = Vector3::repeat(FLAT * factor);
                let mut own = surface.material().data_ref();
                own.set_property("emissionStrength", strength);
            }
        }
    }

    /// Shows cracks with this material, or hides them.
    pub fn set_crack(&self, graph: &mut Graph, material: Option<MaterialResource>) {
        paint(graph, *self.crack, material);
    }

    fn badge(&self, place: Place) -> Handle<Node> {
        match place {
            Place::Cost => *self.figures.cost,
            Place::Attack => *self.figures.attack,
            Place::Health => *self.figures.health,
            Place::Armour => *self.figures.armour,
        }
    }

    /// Shows a badge, or hides it so that the printed value is visible.
    pub fn set_badge(&mut self, graph: &mut Graph, place: Place, badge: Option<PlacedBadge>) {
        let node = self.badge(place);
        let (material, field) = badge.unzip();
        paint(graph, node, material);
        let (Some(field), Ok(node)) = (field, graph.try_get_node_mut(node)) else {
            return;
        };
        let transform = node.local_transform();
        let (at, scale) = (**transform.position(), **transform.scale());
        // Right is −X.
        let wanted = Vector3::new(-field.x * CARD_WIDTH, at.y, field.y * CARD_WIDTH);
        // A horizontal quad shows its picture upside down.
        let size = Vector3::new(
            field.width * CARD_WIDTH,
            -field.height * CARD_WIDTH,
            scale.z,
        );
        if place == Place::Health {
            self.pop.0 = size;
            if !self.pop.1.is_over() {
                return;
            }
        }
        if at != wanted || scale != size {
            node.local_transform_mut()
                .set_position(wanted)
                .set_scale(size);
        }
    }

    /// Shows the glow with this material, or hides it.
    pub fn set_glow(&self, graph: &mut Graph, material: Option<MaterialResource>) {
        paint(graph, *self.glow, material);
    }
}

/// Copies a material to a node's mesh and shows it, or hides the node without one.
fn paint(graph: &mut Graph, node: Handle<Node>, material: Option<MaterialResource>) {
    set_visible(graph, node, material.is_some());
    if let Some(material) = material
        && let Some(surface) = surface(graph, node)
    {
        let mut own = surface.material().data_ref();
        *own = material.data_ref().clone();
    }
}
