//! Additional parts of a duel card body: value badges, a glow and status overlays.

use super::face::badge::{Badge, Place};
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
use parlour_shell::scene::group::group;

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
        /// Scale of the badges of minions on the battlefield, where they are read from a distance.
        /// 1 is the printed size.
        #[reflect(min_value = 1.0, max_value = 2.0, step = 0.05)]
        table_size: f32 = 1.5,
        /// Scale of the badges of heroes. 1 is the printed size.
        #[reflect(min_value = 1.0, max_value = 4.0, step = 0.05)]
        hero_size: f32 = 2.4,
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
    }
}

/// Parts of a duel card body. Attach it to the node with the `Card` script.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "c1ab3cf8-90c0-4f1d-8a85-3a5a7f6c1d02")]
#[visit(optional)]
pub struct DuelCard {
    /// Mesh of the glow around the card. The game sets its material.
    pub glow: InheritableVariable<Handle<Node>>,
    /// Value badges that cover the printed values.
    pub figures: CardFigures,
    /// Overlays for status effects.
    pub signs: CardSigns,

    /// Position and scale of each badge in the prefab, in the order of [`Badge::PLACES`].
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

/// Size of a card's badges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Large {
    /// Printed size.
    No,
    /// Size for minions on the battlefield.
    Minion,
    /// Size for heroes.
    Hero,
}

/// Outward shift of a hero's badge, as a fraction of the width that it gains.
const OUTWARDS: f32 = 0.3;

/// Status effects shown on a card.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Overlays {
    /// Whether it has Taunt.
    pub taunt: bool,
    /// Whether it has Divine Shield.
    pub shield: bool,
    /// Whether it is frozen.
    pub ice: bool,
    /// Whether it is silenced.
    pub silence: bool,
    /// Whether it cannot attack yet.
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

    /// Shows a badge with this material, or hides it so that the printed value is visible.
    pub fn set_badge(&self, scene: &mut Scene, place: Place, material: Option<MaterialResource>) {
        paint(scene, self.badge(place), material);
    }

    /// Scales the badges to the size that the card's place requires.
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
                // Moves the badges outwards, so that they do not cover the portrait.
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

    /// Shows the glow with this material, or hides it.
    pub fn set_glow(&self, scene: &mut Scene, material: Option<MaterialResource>) {
        paint(scene, *self.glow, material);
    }

    /// Shows or hides the status overlays.
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
}

/// Gives a node's mesh a separate copy of its material. The engine draws all meshes that share a
/// material in one batch, which would draw an overlay of one card below the overlay of another.
fn own_material(scene: &mut Scene, node: Handle<Node>) {
    if let Ok(node) = scene.graph.try_get_node_mut(node)
        && let Some(mesh) = node.cast_mut::<Mesh>()
        && let Some(surface) = mesh.surfaces_mut().first_mut()
    {
        let own = surface.material().deep_copy();
        surface.set_material(own);
    }
}

/// Copies a material to a node's mesh and shows it, or hides the node without one.
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
