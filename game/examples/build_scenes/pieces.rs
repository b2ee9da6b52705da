//! Prefabs of the chess pieces and of the marks on squares.

use crate::{
    common::{Result, dress, flat, model, pivot, save},
    materials::{mark_name, material},
};
use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    material::MaterialResource,
    resource::model::ModelResourceExtension,
    scene::{
        Scene,
        base::BaseBuilder,
        collider::{ColliderBuilder, ColliderShape},
        rigidbody::{RigidBodyBuilder, RigidBodyType},
        transform::TransformBuilder,
    },
};
use parlour_chess::scene::piece::{Kind, Piece};
use parlour_shell::scene::marks::Mark;

/// Kinds of pieces: name, height and base diameter in squares (docs/ART.md), and radius of the body
/// above the base.
const PIECES: [(Kind, &str, f32, f32, f32); 6] = [
    (Kind::Pawn, "pawn", 0.90, 0.58, 0.17),
    (Kind::Knight, "knight", 1.20, 0.68, 0.27),
    (Kind::Bishop, "bishop", 1.27, 0.68, 0.20),
    (Kind::Rook, "rook", 1.05, 0.66, 0.25),
    (Kind::Queen, "queen", 1.50, 0.75, 0.24),
    (Kind::King, "king", 1.67, 0.78, 0.24),
];

/// Size of a figurine, in squares.
const FIGURINE: (f32, f32) = (0.98, 0.98);

/// Rotation of White's and Black's knights, in radians. All look ahead and a little to the a-file.
const KNIGHT_TURN: (f32, f32) = (0.9, 0.3);

/// Writes the prefabs.
pub fn build(resources: &ResourceManager) -> Result<()> {
    for white in [true, false] {
        for (kind, name, height, base, body) in PIECES {
            let side = if white { "white" } else { "black" };
            let wood = material(resources, &format!("pieces/{side}_{name}"))?;
            let mut scene = piece(resources, kind, name, white, (height, base, body), &wood)?;
            save(&mut scene, &format!("data/prefabs/{side}_{name}.rgs"))?;
        }
    }
    for mark in Mark::ALL {
        let mut scene = Scene::new();
        scene.set_skybox(None);
        let name = mark_name(mark);
        let material = material(resources, &format!("marks/{name}"))?;
        let size = match mark {
            Mark::Move => 0.8,
            _ => 1.0,
        };
        flat(&mut scene, &name, material, (size, size), 0.0);
        save(&mut scene, &format!("data/prefabs/marks/{name}.rgs"))?;
    }
    Ok(())
}

fn piece(
    resources: &ResourceManager,
    kind: Kind,
    name: &str,
    white: bool,
    (height, base, body): (f32, f32, f32),
    wood: &MaterialResource,
) -> Result<Scene> {
    let mut scene = Scene::new();
    scene.set_skybox(None);
    let old_root = scene.graph.get_root();
    let root = RigidBodyBuilder::new(BaseBuilder::new().with_name(name))
        .with_body_type(RigidBodyType::KinematicPositionBased)
        .build_node();
    scene.graph.change_root_node(root);
    scene.graph.remove_node(old_root);
    let root = scene.graph.get_root();
    // Colliders for picking: a broad base, and a slender body above it.
    for (part, bottom, top, radius) in [
        ("foot", 0.0, height * 0.3, base * 0.5),
        ("body", height * 0.3, height, body),
    ] {
        let middle = Vector3::new(0.0, (bottom + top) * 0.5, 0.0);
        let place = TransformBuilder::new().with_local_position(middle).build();
        let collider = ColliderBuilder::new(
            BaseBuilder::new()
                .with_name(part)
                .with_local_transform(place),
        )
        .with_shape(ColliderShape::cylinder((top - bottom) * 0.5, radius))
        .with_sensor(true)
        .build(&mut scene.graph);
        scene.graph.link_nodes(collider, root);
    }
    let mut models = [Handle::NONE; 2];
    for (index, file) in [name.to_owned(), format!("{name}_low")].iter().enumerate() {
        let node =
            model(resources, &format!("data/models/chess/{file}.glb"))?.instantiate(&mut scene);
        dress(&mut scene, node, wood);
        scene.graph.link_nodes(node, root);
        scene.graph[node].set_visibility(index == 0);
        if kind == Kind::Knight {
            // Knights face the opponent. Exactly from behind, their heads would look like fins.
            let (ours, theirs) = KNIGHT_TURN;
            let turn = if white { ours } else { theirs };
            let aside = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), turn);
            scene.graph[node].local_transform_mut().set_rotation(aside);
        }
        models[index] = node;
    }
    let side = if white { "white" } else { "black" };
    let picture = material(resources, &format!("figurines/{side}_{name}"))?;
    let figurine = pivot(&mut scene, "figurine", Vector3::zeros());
    let picture = flat(&mut scene, "picture", picture, FIGURINE, 0.0);
    scene.graph.link_nodes(picture, figurine);
    scene.graph.link_nodes(figurine, root);
    scene.graph[figurine].set_visibility(false);
    let shadow = material(resources, "contact_shadow")?;
    let size = (base * 1.7, base * 1.7);
    let shadow = flat(&mut scene, "contact_shadow", shadow, size, 0.0015);
    scene.graph.link_nodes(shadow, root);
    scene.graph[root].add_script(Piece {
        kind: kind.into(),
        white: white.into(),
        model: models[0].into(),
        coarse_model: models[1].into(),
        figurine: figurine.into(),
    });
    Ok(scene)
}
