//! Prefabs of a playing card and of the marks around one.

use crate::{
    common::{Result, dress_parts, flat, mesh_below, model, save},
    materials::{mark_name, material},
};
use fyrox::{
    asset::manager::ResourceManager,
    core::pool::Handle,
    graph::SceneGraph,
    resource::model::ModelResourceExtension,
    scene::{
        Scene,
        base::BaseBuilder,
        collider::{ColliderBuilder, ColliderShape},
        node::Node,
        pivot::PivotBuilder,
        rigidbody::{RigidBodyBuilder, RigidBodyType},
    },
};
use parlour_shell::{cards::card::Card, scene::marks::Mark};

/// Width, thickness and height of a card (docs/ART.md).
const CARD: (f32, f32, f32) = (1.15, 0.016, 1.606);
/// Width and height of marks around a card.
const AROUND: (f32, f32) = (1.45, 1.906);

/// Writes the prefabs.
pub fn build(resources: &ResourceManager) -> Result<()> {
    let (mut scene, _) = card_body(resources, ["cards/front", "cards/back", "cards/edge"])?;
    save(&mut scene, "data/prefabs/card.rgs")?;
    for mark in [Mark::Hover, Mark::Hint] {
        let name = format!("card_{}", mark_name(mark));
        let mut scene = Scene::new();
        scene.set_skybox(None);
        let material = material(resources, &format!("marks/{name}"))?;
        flat(&mut scene, &name, material, AROUND, 0.0);
        save(&mut scene, &format!("data/prefabs/marks/{name}.rgs"))?;
    }
    let mut scene = Scene::new();
    scene.set_skybox(None);
    let gleam = material(resources, "cards/gleam")?;
    flat(&mut scene, "card_gleam", gleam, (CARD.0, CARD.2), 0.0);
    save(&mut scene, "data/prefabs/card_gleam.rgs")
}

/// Returns a card with these materials for front, back and edge, and its node that turns over.
pub fn card_body(
    resources: &ResourceManager,
    [front, back, edge]: [&str; 3],
) -> Result<(Scene, Handle<Node>)> {
    let mut scene = Scene::new();
    scene.set_skybox(None);
    let old_root = scene.graph.get_root();
    let root = RigidBodyBuilder::new(BaseBuilder::new().with_name("card"))
        .with_body_type(RigidBodyType::KinematicPositionBased)
        .build_node();
    scene.graph.change_root_node(root);
    scene.graph.remove_node(old_root);
    let root = scene.graph.get_root();
    let (width, thickness, height) = CARD;
    let collider = ColliderBuilder::new(BaseBuilder::new().with_name("body"))
        .with_shape(ColliderShape::cuboid(
            width * 0.5,
            thickness * 0.5,
            height * 0.5,
        ))
        .with_sensor(true)
        .build(&mut scene.graph);
    scene.graph.link_nodes(collider, root);
    let turn = PivotBuilder::new(BaseBuilder::new().with_name("turn"))
        .build(&mut scene.graph)
        .to_base::<Node>();
    scene.graph.link_nodes(turn, root);
    let instance = model(resources, "data/models/cards/card.glb")?.instantiate(&mut scene);
    let parts = [
        material(resources, front)?,
        material(resources, back)?,
        material(resources, edge)?,
    ];
    dress_parts(&mut scene, instance, &parts);
    scene.graph.link_nodes(instance, turn);
    let body = mesh_below(&scene, instance).ok_or("card.glb has no mesh")?;
    let shadow = material(resources, "card_shadow")?;
    let shadow = flat(
        &mut scene,
        "card_shadow",
        shadow,
        AROUND,
        -thickness * 0.5 + 0.0012,
    );
    scene.graph.link_nodes(shadow, root);
    scene.graph[root].add_script(Card {
        turn: turn.into(),
        model: body.into(),
        shadow: shadow.to_base::<Node>().into(),
    });
    Ok((scene, turn))
}
