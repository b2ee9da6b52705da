//! Prospector's scene: the mat with the drawing of the mine, decoration, camera and scripts.

use crate::{
    common::{
        Result, camera, dress_parts, empty_room, flat, highlights, mesh_below, model, pivot, save,
    },
    materials::material,
};
use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    resource::model::ModelResourceExtension,
    scene::{Scene, mesh::Mesh, transform::TransformBuilder},
};
use parlour_prospector::scene::{manager::Prospector, scoreboard::Scoreboard, tableau::Tableau};
use parlour_shell::{
    cards::{faces::CardFaces, pool::CardPool},
    scene::{camera::CameraRig, stretch::Stretch},
};

/// Field of view in degrees.
const FOV: f32 = 36.0;
/// Position of the player's eyes, leaning over the cards.
const SEAT: Vector3<f32> = Vector3::new(0.0, 12.6, -8.9);
/// Point that the camera faces.
const TARGET: Vector3<f32> = Vector3::new(0.0, -0.3, 0.25);
/// Half the width of the playing area: the mine and its widest row. The edge of the mat can be out
/// of sight.
const HALF_WIDTH: f32 = 5.72;
/// Distances of the mine's near end and of its widest row towards the player.
const NEAR: f32 = 4.22;
const WIDE: f32 = 2.2;
/// Distance of the draw pile and of the top of the slate away from the player.
const FAR: f32 = 4.5;
/// Pitch of the camera in a tall window, in degrees.
const LEAN: f32 = 70.0;
/// Largest factor by which the table is deeper in a tall window. Above it, covered cards would no
/// longer be covered.
const STRETCH: f32 = 1.4;
/// Objects that move with the table, and the mat, which becomes deeper itself.
const STRETCHED: [&str; 3] = ["mat", "scoreboard", "balance"];
/// Height of the tabletop.
const TABLE_Y: f32 = -0.35;
/// Height of the mat.
const MAT_Y: f32 = TABLE_Y + 0.06;
/// Length of the layout's unit: a card is 1.15 wide in the scene and 2.56 in the layout.
const UNIT: f32 = 1.15 / 2.56;

/// Position of the slate with the number of cards in the draw pile.
const TALLY: (f32, f32) = (-1.85, 2.95);
/// Size of a digit. The depth is negative because the engine's quad shows its picture upside down
/// from the player's side.
const DIGIT: (f32, f32) = (0.48, -0.672);

/// Object on the table: model, materials of its parts, position, rotation in degrees.
type Thing = (&'static str, &'static [&'static str], (f32, f32), f32);

const THINGS: &[Thing] = &[
    ("mat", &["prospector/mat"], (0.0, 0.0), 0.0),
    ("lamp", &["brass"], (8.35, 3.3), 0.0),
    ("lamp_flame", &["prospector/flame"], (8.35, 3.3), 0.0),
    (
        "pickaxe",
        &["prospector/hickory", "prospector/iron"],
        (8.75, 1.2),
        75.0,
    ),
    (
        "pan",
        &["prospector/pan", "prospector/gravel", "prospector/gold"],
        (-8.9, -1.2),
        0.0,
    ),
    (
        "pouch",
        &["prospector/hide", "prospector/rope", "prospector/gold"],
        (8.5, -3.4),
        20.0,
    ),
    ("rope", &["prospector/rope", "leather"], (-9.0, 3.0), 0.0),
    (
        "balance",
        &["walnut", "brass", "prospector/gold"],
        (3.9, 5.9),
        0.0,
    ),
    (
        "scoreboard",
        &["walnut", "brass", "prospector/slate"],
        (3.75, 1.7),
        0.0,
    ),
    ("nugget_1", &["prospector/gold"], (7.75, -4.9), 0.0),
    ("nugget_2", &["prospector/gold"], (8.3, -5.2), 40.0),
    ("nugget_3", &["prospector/gold"], (7.5, -5.4), 110.0),
];

/// Writes the scene.
pub fn build(resources: &ResourceManager) -> Result<()> {
    let mut scene = empty_room(resources)?;
    for (name, parts, (x, z), turn) in THINGS {
        let path = format!("data/models/prospector/{name}.glb");
        let node = model(resources, &path)?.instantiate(&mut scene);
        let parts = parts
            .iter()
            .map(|part| material(resources, part))
            .collect::<Result<Vec<_>>>()?;
        dress_parts(&mut scene, node, &parts);
        *scene.graph[node].local_transform_mut() = TransformBuilder::new()
            .with_local_position(Vector3::new(*x, TABLE_Y, *z))
            .with_local_rotation(UnitQuaternion::from_axis_angle(
                &Vector3::y_axis(),
                turn.to_radians(),
            ))
            .build();
        if STRETCHED.contains(name) {
            let mut script = Stretch::default();
            script.grows = (*name == "mat").into();
            scene.graph[node].add_script(script);
        }
        if *name == "scoreboard" {
            let mut script = Scoreboard::default();
            script.model = mesh_below(&scene, node)
                .ok_or("scoreboard.glb has no mesh")?
                .into();
            scene.graph[node].add_script(script);
        }
    }
    let mut rig = CameraRig::default();
    rig.target = TARGET.into();
    rig.frame.width = (2.0 * HALF_WIDTH).into();
    rig.frame.near = NEAR.into();
    rig.frame.wide = WIDE.into();
    rig.frame.far = FAR.into();
    rig.frame.lean_pitch = LEAN.into();
    rig.frame.stretch = STRETCH.into();
    let camera = camera(&mut scene, SEAT, FOV, rig);
    let pool = pivot(&mut scene, "cards", Vector3::zeros());
    let mut script = CardPool::default();
    script.card = Some(model(resources, "data/prefabs/card.rgs")?).into();
    scene.graph[pool].add_script(script);
    let mut script = CardFaces::default();
    script.front = Some(material(resources, "cards/front")?).into();
    script.gold_front = Some(material(resources, "cards/front_gold")?).into();
    script.back = Some(material(resources, "cards/back")?).into();
    script.gold_back = Some(material(resources, "cards/back_gold")?).into();
    scene.graph[pool].add_script(script);
    let tableau = pivot(&mut scene, "tableau", Vector3::new(0.0, MAT_Y, 0.0));
    let manager = pivot(&mut scene, "prospector", Vector3::zeros());
    let mut script = Tableau::default();
    script.pool = pool.into();
    script.highlights = highlights(&scene)?.into();
    script.marks.hover = Some(model(resources, "data/prefabs/marks/card_hover.rgs")?).into();
    script.marks.hint = Some(model(resources, "data/prefabs/marks/card_hint.rgs")?).into();
    script.marks.gleam = Some(model(resources, "data/prefabs/card_gleam.rgs")?).into();
    let [tens, ones] = tally(resources, &mut scene)?;
    script.tally.tens = tens.into();
    script.tally.ones = ones.into();
    script.spacing.unit = UNIT.into();
    scene.graph[tableau].add_script(script);
    let mut script = Prospector::default();
    script.tableau = tableau.into();
    script.camera = camera.into();
    scene.graph[manager].add_script(script);
    save(
        &mut scene,
        parlour::scene_of(parlour_prospector::ID).expect("it is in the list"),
    )
}

/// Adds the slate beside the draw pile, with the digits for the number of cards left.
fn tally(resources: &ResourceManager, scene: &mut Scene) -> Result<[Handle<Mesh>; 2]> {
    let (x, z) = TALLY;
    let root = pivot(scene, "tally", Vector3::new(x, MAT_Y, z));
    scene.graph[root].add_script(Stretch::default());
    // The card model is a slab with round corners, which suits a slate as well.
    let slab = model(resources, "data/models/cards/card.glb")?.instantiate(scene);
    let parts = ["prospector/slate", "walnut", "brass"];
    let parts = parts
        .iter()
        .map(|part| material(resources, part))
        .collect::<Result<Vec<_>>>()?;
    dress_parts(scene, slab, &parts);
    *scene.graph[slab].local_transform_mut() = TransformBuilder::new()
        .with_local_position(Vector3::new(0.0, 0.04, 0.0))
        .with_local_scale(Vector3::new(0.9, 5.0, 0.54))
        .build();
    scene.graph.link_nodes(slab, root);
    let digit = |scene: &mut Scene, name: &str, aside: f32| -> Result<Handle<Mesh>> {
        let chalk = material(resources, "prospector/chalk")?;
        let mesh = flat(scene, name, chalk, DIGIT, 0.083);
        let mut place = **scene.graph[mesh].local_transform().position();
        place.x = aside;
        scene.graph[mesh].local_transform_mut().set_position(place);
        scene.graph.link_nodes(mesh, root);
        Ok(mesh)
    };
    // Left is +X from the player's side.
    let aside = DIGIT.0 * 0.42;
    Ok([
        digit(scene, "tally_tens", aside)?,
        digit(scene, "tally_ones", -aside)?,
    ])
}
