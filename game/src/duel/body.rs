//! What a duel's card has on its body besides front and back: figures that have changed, a glow,
//! and what it is under.

use super::face::badge::{Badge, Place};
use crate::group::group;
use fyrox::{
    core::{
        algebra::Vector3, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    material::{MaterialResource, MaterialResourceExtension},
    plugin::error::GameResult,
    scene::{Scene, mesh::Mesh, node::Node},
    script::{ScriptContext, ScriptTrait},
};

group! {
    /// Figures over the printed ones, each a mesh whose material the game makes.
    CardFigures {
        /// The cost, when it is not as printed.
        cost: Handle<Node>,
        /// The attack, when it is not as printed, and on the table.
        attack: Handle<Node>,
        /// The health, when it is not as printed, and on the table.
        health: Handle<Node>,
        /// A hero's armour.
        armour: Handle<Node>,
        /// How much larger figures are while it lies on the table: they are read from afar there.
        #[reflect(min_value = 1.0, max_value = 2.0, step = 0.05)]
        table_size: f32 = 1.5,
        /// The same for heroes, whose figures matter most.
        #[reflect(min_value = 1.0, max_value = 4.0, step = 0.05)]
        hero_size: f32 = 2.4,
    }
}

group! {
    /// What is laid over a card while it is under something.
    CardSigns {
        /// Seen while it has Taunt.
        taunt: Handle<Node>,
        /// Seen while it has Divine Shield.
        shield: Handle<Node>,
        /// Seen while it is frozen.
        ice: Handle<Node>,
        /// Seen when it is silenced.
        silence: Handle<Node>,
        /// Seen while it cannot attack yet.
        sleep: Handle<Node>,
    }
}

/// The parts of a duel's card. It sits on the same node as the Card.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "c1ab3cf8-90c0-4f1d-8a85-3a5a7f6c1d02")]
#[visit(optional)]
pub struct DuelCard {
    /// What shines round it; the material says what that means.
    pub glow: InheritableVariable<Handle<Node>>,
    /// Figures over the printed ones.
    pub figures: CardFigures,
    /// What it is under.
    pub signs: CardSigns,

    /// Places and scales of the figures' nodes as they were made, in the order of [`Badge::PLACES`].
    #[reflect(hidden)]
    #[visit(skip)]
    made: Option<[(Vector3<f32>, Vector3<f32>); 4]>,
}

impl ScriptTrait for DuelCard {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let overlays = [
            *self.glow,
            *self.signs.taunt,
            *self.signs.shield,
            *self.signs.ice,
            *self.signs.silence,
            *self.signs.sleep,
        ];
        let badges = Badge::PLACES.map(|place| self.badge(place));
        for node in overlays.into_iter().chain(badges) {
            own_material(ctx.scene, node);
        }
        let graph = &ctx.scene.graph;
        self.made = Some(Badge::PLACES.map(|place| {
            let node = graph.try_get_node(self.badge(place));
            node.map_or((Vector3::zeros(), Vector3::repeat(1.0)), |node| {
                let transform = node.local_transform();
                (**transform.position(), **transform.scale())
            })
        }));
        Ok(())
    }
}

/// How large the figures of a card are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Large {
    /// As printed.
    No,
    /// As a minion's on the table.
    Minion,
    /// As a hero's on the table.
    Hero,
}

/// Share of what a hero's figure has grown by which it moves outwards.
const OUTWARDS: f32 = 0.3;

/// What a card is under.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Overlays {
    /// It has Taunt.
    pub taunt: bool,
    /// It has Divine Shield.
    pub shield: bool,
    /// It is frozen.
    pub ice: bool,
    /// It is silenced.
    pub silence: bool,
    /// It cannot attack yet.
    pub sleep: bool,
}

impl DuelCard {
    fn badge(&self, place: Place) -> Handle<Node> {
        match place {
            Place::Cost => *self.figures.cost,
            Place::Attack => *self.figures.attack,
            Place::Health => *self.figures.health,
            Place::Armour => *self.figures.armour,
        }
    }

    /// Shows a figure over the printed one, or the printed one.
    pub fn set_badge(&self, scene: &mut Scene, place: Place, material: Option<MaterialResource>) {
        paint(scene, self.badge(place), material);
    }

    /// Figures are large on the table, those of heroes still larger, and as printed elsewhere.
    pub fn set_large(&self, scene: &mut Scene, large: Large) {
        let Some(made) = self.made else { return };
        let factor = match large {
            Large::No => 1.0,
            Large::Minion => *self.figures.table_size,
            Large::Hero => *self.figures.hero_size,
        };
        for (badge, (place, scale)) in Badge::PLACES.into_iter().zip(made) {
            let Ok(node) = scene.graph.try_get_node_mut(self.badge(badge)) else {
                continue;
            };
            let wanted = Vector3::new(scale.x * factor, scale.y * factor, scale.z);
            let mut at = place;
            if large == Large::Hero {
                // They grow outwards, so that the picture between them is seen.
                at.x += place.x.signum() * scale.x * (factor - 1.0) * OUTWARDS;
            }
            let transform = node.local_transform();
            if **transform.scale() != wanted || **transform.position() != at {
                node.local_transform_mut()
                    .set_scale(wanted)
                    .set_position(at);
            }
        }
    }

    /// Lets it shine, or not.
    pub fn set_glow(&self, scene: &mut Scene, material: Option<MaterialResource>) {
        paint(scene, *self.glow, material);
    }

    /// Shows what it is under.
    pub fn set_overlays(&self, scene: &mut Scene, overlays: Overlays) {
        for (node, shown) in [
            (*self.signs.taunt, overlays.taunt),
            (*self.signs.shield, overlays.shield),
            (*self.signs.ice, overlays.ice),
            (*self.signs.silence, overlays.silence),
            (*self.signs.sleep, overlays.sleep),
        ] {
            if let Ok(node) = scene.graph.try_get_node_mut(node)
                && node.visibility() != shown
            {
                node.set_visibility(shown);
            }
        }
    }

    /// As a card that nothing has happened to.
    pub fn clear(&self, scene: &mut Scene) {
        for place in Badge::PLACES {
            self.set_badge(scene, place, None);
        }
        self.set_large(scene, Large::No);
        self.set_glow(scene, None);
        self.set_overlays(scene, Overlays::default());
    }
}

/// Gives a node's mesh a material of its own. The engine draws what shares one at once, and what lies
/// over one card would be drawn under what lies on another.
fn own_material(scene: &mut Scene, node: Handle<Node>) {
    if let Ok(node) = scene.graph.try_get_node_mut(node)
        && let Some(mesh) = node.cast_mut::<Mesh>()
        && let Some(surface) = mesh.surfaces_mut().first_mut()
    {
        let own = surface.material().deep_copy();
        surface.set_material(own);
    }
}

/// Makes a node's mesh look like this material; hides it without one.
fn paint(scene: &mut Scene, node: Handle<Node>, material: Option<MaterialResource>) {
    let Ok(node) = scene.graph.try_get_node_mut(node) else {
        return;
    };
    if node.visibility() != material.is_some() {
        node.set_visibility(material.is_some());
    }
    if let Some(material) = material
        && let Some(mesh) = node.cast_mut::<Mesh>()
        && let Some(surface) = mesh.surfaces_mut().first_mut()
    {
        let mut own = surface.material().data_ref();
        *own = material.data_ref().clone();
    }
}
