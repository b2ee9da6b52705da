//! The body of a card: the documents' Card.

use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    material::{MaterialResource, MaterialResourceExtension},
    plugin::error::{GameError, GameResult},
    resource::texture::TextureResource,
    scene::{Scene, mesh::Mesh, node::Node},
    script::{ScriptContext, ScriptTrait},
};

/// Half the width, thickness and height of a card's body, in the scene's units (docs/ART.md).
pub const HALF_SIZE: [f32; 3] = [0.575, 0.008, 0.803];

/// What a card wears: a material for each of its surfaces. What is not named stays as it is.
#[derive(Debug, Default, Clone)]
pub struct CardMaterials {
    /// What is seen when it lies face up.
    pub front: Option<MaterialResource>,
    /// What is seen when it lies face down.
    pub back: Option<MaterialResource>,
    /// All round it.
    pub edge: Option<MaterialResource>,
}

/// A card's body. It sits on the node whose collider a ray meets; the parts below it turn over and
/// throw the shadow.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "7a1c52f0-3f7e-49c2-93a4-7c5a2b0e6f20")]
#[visit(optional)]
pub struct Card {
    /// What turns over: a node without size that the model hangs on.
    pub turn: InheritableVariable<Handle<Node>>,
    /// The model: front, back and edge, in this order.
    pub model: InheritableVariable<Handle<Mesh>>,
    /// The shadow at its foot, which is seen while the card lies.
    pub shadow: InheritableVariable<Handle<Node>>,
}

impl ScriptTrait for Card {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let name = graph[ctx.handle].name();
        if graph.try_get_node(*self.turn).is_err() {
            return Err(GameError::str(format!("{name}: Card.turn is not set")));
        }
        if graph.try_get(*self.model).is_err() {
            return Err(GameError::str(format!(
                "{name}: Card.model is not set to a mesh"
            )));
        }
        Ok(())
    }
}

impl Card {
    fn materials(&self, scene: &mut Scene, materials: &CardMaterials) {
        let Ok(mesh) = scene.graph.try_get_mut(*self.model) else {
            return;
        };
        // In the order of the model's surfaces.
        let sides = [&materials.front, &materials.back, &materials.edge];
        for (surface, side) in mesh.surfaces_mut().iter_mut().zip(sides) {
            if let Some(material) = side {
                surface.set_material(material.clone());
            }
        }
    }
}

/// Gives a body, which is a node with a [`Card`], other sides, and lets it be seen.
pub fn materials(scene: &mut Scene, body: Handle<Node>, materials: &CardMaterials) {
    if let Ok(card) = scene.graph.try_get_script_of::<Card>(body) {
        card.clone().materials(scene, materials);
    }
    if let Ok(node) = scene.graph.try_get_node_mut(body)
        && !node.visibility()
    {
        node.set_visibility(true);
    }
}

/// Takes the shadow at a card's foot away until it next lies down: what lies on other cards throws
/// none on the table.
pub fn take_shadow(scene: &mut Scene, body: Handle<Node>) {
    let shadow = match scene.graph.try_get_script_of::<Card>(body) {
        Ok(card) => *card.shadow,
        Err(_) => return,
    };
    if let Ok(shadow) = scene.graph.try_get_node_mut(shadow)
        && shadow.visibility()
    {
        shadow.set_visibility(false);
    }
}

/// A material like `base` with another picture.
pub fn with_picture(base: &MaterialResource, picture: TextureResource) -> MaterialResource {
    let material = base.deep_copy();
    material.data_ref().bind("diffuseTexture", picture);
    material
}
