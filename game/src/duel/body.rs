//! What a duel's card has on its body besides front and back: figures that have changed, a glow,
//! and what it is under.

use super::face::badge::{Badge, Place};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    material::MaterialResource,
    scene::{Scene, mesh::Mesh, node::Node},
    script::ScriptTrait,
};

/// The parts of a duel's card. It sits on the same node as the Card.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "c1ab3cf8-90c0-4f1d-8a85-3a5a7f6c1d02")]
#[visit(optional)]
pub struct DuelCard {
    /// What shines round it; the material says what that means.
    pub glow: InheritableVariable<Handle<Node>>,
    /// The cost, when it is not as printed.
    pub cost: InheritableVariable<Handle<Node>>,
    /// The attack, when it is not as printed.
    pub attack: InheritableVariable<Handle<Node>>,
    /// The health, when it is not as printed.
    pub health: InheritableVariable<Handle<Node>>,
    /// A hero's armour.
    pub armour: InheritableVariable<Handle<Node>>,
    /// Seen while it has Taunt.
    pub taunt: InheritableVariable<Handle<Node>>,
    /// Seen while it has Divine Shield.
    pub shield: InheritableVariable<Handle<Node>>,
    /// Seen while it is frozen.
    pub ice: InheritableVariable<Handle<Node>>,
    /// Seen when it is silenced.
    pub silence: InheritableVariable<Handle<Node>>,
    /// Seen while it cannot attack yet.
    pub sleep: InheritableVariable<Handle<Node>>,
}

impl ScriptTrait for DuelCard {}

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
    /// Shows a figure over the printed one, or the printed one.
    pub fn set_badge(&self, scene: &mut Scene, place: Place, material: Option<MaterialResource>) {
        let node = match place {
            Place::Cost => *self.cost,
            Place::Attack => *self.attack,
            Place::Health => *self.health,
            Place::Armour => *self.armour,
        };
        paint(scene, node, material);
    }

    /// Lets it shine, or not.
    pub fn set_glow(&self, scene: &mut Scene, material: Option<MaterialResource>) {
        paint(scene, *self.glow, material);
    }

    /// Shows what it is under.
    pub fn set_overlays(&self, scene: &mut Scene, overlays: Overlays) {
        for (node, shown) in [
            (*self.taunt, overlays.taunt),
            (*self.shield, overlays.shield),
            (*self.ice, overlays.ice),
            (*self.silence, overlays.silence),
            (*self.sleep, overlays.sleep),
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
        self.set_glow(scene, None);
        self.set_overlays(scene, Overlays::default());
    }
}

/// Shows a node's mesh in this material; hides it without one.
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
        surface.set_material(material);
    }
}
