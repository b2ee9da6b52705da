//! The body of a card: the documents' Card.

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

/// The surface of the model that is the front of the card.
const FRONT: usize = 0;
/// The surface that is its back.
const BACK: usize = 1;

/// A card's body. It sits on the node whose collider a ray meets; the parts below it turn over and
/// throw the shadow.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "7a1c52f0-3f7e-49c2-93a4-7c5a2b0e6f20")]
#[visit(optional)]
pub struct Card {
    /// What turns over: a node without size that the model hangs on.
    pub turn: InheritableVariable<Handle<Node>>,
    /// The model: front, back and edge, in this order.
    pub model: InheritableVariable<Handle<Node>>,
    /// The shadow at its foot, which is seen while the card lies.
    pub shadow: InheritableVariable<Handle<Node>>,
}

impl ScriptTrait for Card {}

impl Card {
    /// Gives the card another front and back.
    pub fn dress(
        &self,
        scene: &mut Scene,
        front: Option<MaterialResource>,
        back: Option<MaterialResource>,
    ) {
        let Ok(node) = scene.graph.try_get_node_mut(*self.model) else {
            return;
        };
        let Some(mesh) = node.cast_mut::<Mesh>() else {
            return;
        };
        for (index, material) in [(FRONT, front), (BACK, back)] {
            if let (Some(surface), Some(material)) = (mesh.surfaces_mut().get_mut(index), material)
            {
                surface.set_material(material);
            }
        }
    }
}
