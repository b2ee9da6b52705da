//! Script and materials of a card body: the 3D model of one card.

use crate::scene::{data::check_fields, nodes::set_visible};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    material::{MaterialResource, MaterialResourceExtension},
    plugin::error::GameResult,
    resource::texture::TextureResource,
    scene::{Scene, mesh::Mesh, node::Node},
    script::{ScriptContext, ScriptTrait},
};

/// Half the width, thickness and height of a card body, in scene units (see docs/ART.md).
pub const HALF_SIZE: [f32; 3] = [0.575, 0.008, 0.803];

/// Materials for the surfaces of a card body. A surface whose entry is `None` keeps its material.
#[derive(Debug, Default, Clone)]
pub struct CardMaterials {
    /// Material of the side that is on top when the card is face up.
    pub front: Option<MaterialResource>,
    /// Material of the side that is on top when the card is face down.
    pub back: Option<MaterialResource>,
    /// Material of the narrow edge around the card.
    pub edge: Option<MaterialResource>,
}

/// Card body. Attach it to the root node, which has the collider. The nodes below turn the card
/// over and draw its shadow.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "7a1c52f0-3f7e-49c2-93a4-7c5a2b0e6f20")]
#[visit(optional)]
pub struct Card {
    /// Node that rotates when the card turns over. It has no mesh; the model is below it.
    pub turn: InheritableVariable<Handle<Node>>,
    /// Mesh of the card. Its surfaces must be front, back and edge, in this order.
    pub model: InheritableVariable<Handle<Mesh>>,
    /// Contact shadow on the table. Shown only while the card rests flat at its normal size.
    pub shadow: InheritableVariable<Handle<Node>>,
}

impl ScriptTrait for Card {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let optional = ["Card.shadow"];
        check_fields(&ctx.scene.graph, ctx.handle, self, "Card", &optional)
    }
}

/// Applies materials to a card body, which is a node with a [`Card`] script, and makes it visible.
pub fn materials(scene: &mut Scene, body: Handle<Node>, materials: &CardMaterials) {
    let graph = &mut scene.graph;
    if let Ok(card) = graph.try_get_script_of::<Card>(body)
        && let Ok(mesh) = graph.try_get_mut(*card.model)
    {
        // The entries are in the order of the model's surfaces.
        let sides = [&materials.front, &materials.back, &materials.edge];
        for (surface, side) in mesh.surfaces_mut().iter_mut().zip(sides) {
            if let Some(material) = side {
                surface.set_material(material.clone());
            }
        }
    }
    set_visible(graph, body, true);
}

/// Hides the contact shadow of a card until its pose is next updated. A card on top of other cards
/// would otherwise cast its shadow on the table.
pub fn take_shadow(scene: &mut Scene, body: Handle<Node>) {
    if let Ok(card) = scene.graph.try_get_script_of::<Card>(body) {
        let shadow = *card.shadow;
        set_visible(&mut scene.graph, shadow, false);
    }
}

/// Returns a copy of the material `base` with another diffuse texture.
pub fn with_picture(base: &MaterialResource, picture: TextureResource) -> MaterialResource {
    let material = base.deep_copy();
    material.data_ref().bind("diffuseTexture", picture);
    material
}
