//! Builds `highcard.rgs`: the room, a camera, the cards and the places of the piles.

use fyrox::{
    asset::{Resource, TypedResourceData, manager::ResourceManager},
    core::{
        algebra::{UnitQuaternion, Vector3},
        futures::executor::block_on,
        pool::Handle,
        uuid::Uuid,
        visitor::Visitor,
    },
    material::Material,
    resource::{
        model::{Model, ModelResourceExtension},
        texture::Texture,
    },
    scene::{
        Scene, base::BaseBuilder, camera::CameraBuilder, node::Node, pivot::PivotBuilder,
        transform::TransformBuilder,
    },
};
use parlour_highcard::scene::HighCard;
use parlour_shell::{
    cards::{faces::CardFaces, pool::CardPool},
    scene::{camera::CameraRig, sky},
};
use std::error::Error;

/// Returns the text of the scene file.
///
/// # Errors
/// If an asset can't be loaded or the scene can't be written.
pub fn build(resources: &ResourceManager) -> Result<String, Box<dyn Error>> {
    let mut scene = Scene::new();
    let root = scene.graph.get_root();
    scene.graph[root].set_name("highcard");
    let face = |name: &str| load::<Texture>(resources, &format!("data/textures/room/{name}.png"));
    scene.set_skybox(Some(sky::build(face)?));
    load::<Model>(resources, "data/prefabs/room.rgs")?.instantiate(&mut scene);
    let mut rig = CameraRig::default();
    rig.target = Vector3::new(0.0, -0.3, 0.0).into();
    let seat = Vector3::new(0.0, 9.0, -6.5);
    let camera = BaseBuilder::new().with_name("camera").with_local_transform(
        TransformBuilder::new()
            .with_local_position(seat)
            .with_local_rotation(UnitQuaternion::face_towards(
                &(*rig.target - seat),
                &Vector3::y(),
            ))
            .build(),
    );
    let camera = CameraBuilder::new(camera).build(&mut scene.graph);
    scene.graph[camera.to_base::<Node>()].add_script(rig);
    let pool = pivot(&mut scene, "cards", Vector3::zeros());
    let mut script = CardPool::default();
    script.card = Some(load::<Model>(resources, "data/prefabs/card.rgs")?).into();
    scene.graph[pool].add_script(script);
    let material = |name| {
        let path = format!("data/materials/cards/{name}.material");
        load::<Material>(resources, &path).map(Some)
    };
    let mut script = CardFaces::default();
    script.front = material("front")?.into();
    script.gold_front = material("front_gold")?.into();
    script.back = material("back")?.into();
    script.gold_back = material("back_gold")?.into();
    scene.graph[pool].add_script(script);
    let mut script = HighCard::default();
    script.pool = pool.into();
    // On the tabletop; the player's pile is nearer.
    script.own = pivot(&mut scene, "own_pile", Vector3::new(0.8, -0.29, -1.2)).into();
    script.other = pivot(&mut scene, "other_pile", Vector3::new(0.8, -0.29, 1.2)).into();
    let manager = pivot(&mut scene, "manager", Vector3::zeros());
    scene.graph[manager].add_script(script);
    let mut visitor = Visitor::new();
    scene.save("Scene", &mut visitor)?;
    Ok(numbered(&visitor.save_ascii_to_string()))
}

fn load<T: TypedResourceData>(
    resources: &ResourceManager,
    path: &str,
) -> Result<Resource<T>, Box<dyn Error>> {
    block_on(resources.request::<T>(path)).map_err(|error| format!("{path}: {error}").into())
}

fn pivot(scene: &mut Scene, name: &str, place: Vector3<f32>) -> Handle<Node> {
    let place = TransformBuilder::new().with_local_position(place).build();
    let base = BaseBuilder::new().with_name(name);
    PivotBuilder::new(base.with_local_transform(place))
        .build(&mut scene.graph)
        .to_base()
}

/// Numbers the identifiers of the nodes. The engine's own are random, so that each build would
/// change the file.
fn numbered(text: &str) -> String {
    const BEGIN: &str = "InstanceId<uuid:";
    let mut parts = text.split(BEGIN);
    let head = parts.next().unwrap_or_default().to_owned();
    parts.enumerate().fold(head, |text, (number, part)| {
        let id = Uuid::from_u128(number as u128 + 1);
        let rest = part.get(id.to_string().len()..).unwrap_or_default();
        text + &format!("{BEGIN}{id}{rest}")
    })
}
