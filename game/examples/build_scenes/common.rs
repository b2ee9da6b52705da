//! Helpers for all scenes and prefabs: loading models, writing files, dressing meshes, cameras.

use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::{UnitQuaternion, Vector3},
        futures::executor::block_on,
        pool::Handle,
        visitor::Visitor,
    },
    graph::SceneGraph,
    material::MaterialResource,
    resource::{
        model::{Model, ModelResource, ModelResourceExtension},
        texture::Texture,
    },
    scene::{
        EnvironmentLightingSource, Scene,
        base::BaseBuilder,
        camera::{Camera, CameraBuilder, Exposure, PerspectiveProjection, Projection},
        mesh::{
            Mesh, MeshBuilder, RenderPath,
            surface::{QUAD, SurfaceBuilder, SurfaceResource},
        },
        node::Node,
        pivot::PivotBuilder,
        transform::TransformBuilder,
    },
};
use parlour_shell::scene::{camera::CameraRig, highlights::Highlights, sky};
use std::{error::Error, fs, path::Path};
use uuid::{Builder, Version};

/// Result with any error, whose message is printed.
pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Exposure at which nothing clips.
const EXPOSURE: f32 = 2.3;
/// Brightness of the diffuse part of the room's light.
const ENVIRONMENT: f32 = 2.2;

/// Loads a model or prefab.
pub fn model(resources: &ResourceManager, path: &str) -> Result<ModelResource> {
    block_on(resources.request::<Model>(path))
        .map_err(|error| format!("couldn't load {path}: {error}").into())
}

/// Writes a scene or prefab as text, so that version control shows its changes.
pub fn save(scene: &mut Scene, path: &str) -> Result<()> {
    if let Some(folder) = Path::new(path).parent() {
        fs::create_dir_all(folder)?;
    }
    // The outliner of the editor shows this name, also where the prefab is instanced.
    if let Some(name) = Path::new(path).file_stem() {
        let root = scene.graph.get_root();
        scene.graph[root].set_name(name.to_string_lossy());
    }
    let mut visitor = Visitor::new();
    scene.save("Scene", &mut visitor)?;
    let text = visitor.save_ascii_to_string();
    fs::write(path, named_by_place(&text, path))?;
    println!("{path}");
    Ok(())
}

/// Replaces the identifiers of a scene's nodes by hashes of its path and their order. The engine's
/// own are random, so that every build would change all files.
fn named_by_place(text: &str, path: &str) -> String {
    const BEGIN: &str = "InstanceId<uuid:";
    const LENGTH: usize = 36;
    let mut pieces = text.split(BEGIN);
    let mut named = pieces.next().unwrap_or_default().to_owned();
    for (index, piece) in pieces.enumerate() {
        let half = |salt: u8| {
            // FNV-1a hash (Fowler, Noll and Vo).
            let bytes = [salt].into_iter().chain(path.bytes());
            let bytes = bytes.chain((index as u64).to_le_bytes());
            bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            })
        };
        let id = Builder::from_u128((u128::from(half(0)) << 64) | u128::from(half(1)))
            .with_version(Version::Custom)
            .into_uuid();
        named += &format!("{BEGIN}{id}{}", piece.get(LENGTH..).unwrap_or_default());
    }
    named
}

/// Adds an empty node at a position.
pub fn pivot(scene: &mut Scene, name: &str, place: Vector3<f32>) -> Handle<Node> {
    PivotBuilder::new(
        BaseBuilder::new()
            .with_name(name)
            .with_local_transform(TransformBuilder::new().with_local_position(place).build()),
    )
    .build(&mut scene.graph)
    .to_base::<Node>()
}

/// Returns the mesh of a model's instance.
pub fn mesh_below(scene: &Scene, node: Handle<Node>) -> Option<Handle<Mesh>> {
    scene
        .graph
        .traverse_handle_iter(node)
        .find(|node| scene.graph[*node].cast::<Mesh>().is_some())
        .map(|node| node.to_variant())
}

/// Adds a horizontal quad with a picture, of this width and depth.
pub fn flat(
    scene: &mut Scene,
    name: &str,
    material: MaterialResource,
    (width, depth): (f32, f32),
    height: f32,
) -> Handle<Mesh> {
    let quad: SurfaceResource = QUAD.resource();
    let lying = TransformBuilder::new()
        .with_local_position(Vector3::new(0.0, height, 0.0))
        .with_local_rotation(UnitQuaternion::from_axis_angle(
            &Vector3::x_axis(),
            90f32.to_radians(),
        ))
        .with_local_scale(Vector3::new(width, depth, 1.0))
        .build();
    let base = BaseBuilder::new()
        .with_name(name)
        .with_cast_shadows(false)
        .with_local_transform(lying);
    MeshBuilder::new(base)
        .with_render_path(RenderPath::Forward)
        .with_surfaces(vec![
            SurfaceBuilder::new(quad).with_material(material).build(),
        ])
        .build(&mut scene.graph)
}

/// Sets the material of every surface below a node. The shapes stay those of the model.
pub fn dress(scene: &mut Scene, root: Handle<Node>, material: &MaterialResource) {
    let nodes: Vec<_> = scene.graph.traverse_handle_iter(root).collect();
    for node in nodes {
        if let Some(mesh) = scene.graph[node].cast_mut::<Mesh>() {
            let mut surfaces = mesh.surfaces().to_vec();
            for surface in &mut surfaces {
                surface.set_material(material.clone());
            }
            // Setting the whole list marks it as modified, so that it's saved. Only the materials
            // of surfaces are saved; the shapes come from the model.
            mesh.set_surfaces(surfaces);
        }
    }
}

/// Sets the materials of the surfaces below a node, in their order.
pub fn dress_parts(scene: &mut Scene, root: Handle<Node>, materials: &[MaterialResource]) {
    let nodes: Vec<_> = scene.graph.traverse_handle_iter(root).collect();
    for node in nodes {
        if let Some(mesh) = scene.graph[node].cast_mut::<Mesh>() {
            let mut surfaces = mesh.surfaces().to_vec();
            for (surface, material) in surfaces.iter_mut().zip(materials) {
                surface.set_material(material.clone());
            }
            mesh.set_surfaces(surfaces);
        }
    }
}

/// Returns a scene with the room and its light, and nothing on the table.
pub fn empty_room(resources: &ResourceManager) -> Result<Scene> {
    let mut scene = Scene::new();
    sky(resources, &mut scene)?;
    scene.rendering_options.environment_lighting_source = EnvironmentLightingSource::SkyBox;
    scene.rendering_options.environment_lighting_brightness = ENVIRONMENT;
    model(resources, "data/prefabs/room.rgs")?.instantiate(&mut scene);
    Ok(scene)
}

/// Returns the node of the room with the colors of marks.
pub fn highlights(scene: &Scene) -> Result<Handle<Node>> {
    scene
        .graph
        .pair_iter()
        .find(|(_, node)| node.try_get_script::<Highlights>().is_some())
        .map(|(handle, _)| handle)
        .ok_or_else(|| "the room has no node with Highlights".into())
}

/// Adds the camera at a person's eyes, facing the rig's target. `fov` is in degrees.
pub fn camera(scene: &mut Scene, seat: Vector3<f32>, fov: f32, rig: CameraRig) -> Handle<Camera> {
    let camera = CameraBuilder::new(
        BaseBuilder::new().with_name("camera").with_local_transform(
            TransformBuilder::new()
                .with_local_position(seat)
                .with_local_rotation(UnitQuaternion::face_towards(
                    &(*rig.target - seat),
                    &Vector3::y(),
                ))
                .build(),
        ),
    )
    .with_projection(Projection::Perspective(PerspectiveProjection {
        fov: fov.to_radians(),
        z_near: 0.3,
        z_far: 160.0,
    }))
    .with_exposure(Exposure::Manual(EXPOSURE))
    .build(&mut scene.graph);
    scene.graph[camera.to_base::<Node>()].add_script(rig);
    camera
}

fn sky(resources: &ResourceManager, scene: &mut Scene) -> Result<()> {
    let sky = sky::build(|name| {
        let path = format!("data/textures/room/{name}.png");
        let texture = block_on(resources.request::<Texture>(&path));
        texture.map_err(|error| format!("couldn't load {path}: {error}").into())
    })?;
    scene.set_skybox(Some(sky));
    Ok(())
}
