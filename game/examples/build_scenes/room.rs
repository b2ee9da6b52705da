//! The room: table, lamp, shelves, window and light, as a prefab that every scene instances.

use crate::{
    common::{Result, dress, model, save},
    materials::material,
};
use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::{UnitQuaternion, Vector3},
        color::Color,
        pool::Handle,
    },
    graph::SceneGraph,
    resource::model::ModelResourceExtension,
    scene::{
        Scene,
        base::BaseBuilder,
        light::{
            BaseLightBuilder,
            spot::{SpotLight, SpotLightBuilder},
        },
        node::Node,
        pivot::PivotBuilder,
        transform::TransformBuilder,
    },
};
use parlour_shell::scene::{highlights::Highlights, light::Lamp};

/// Object in the room: model, material, position, rotation in degrees, and whether it casts a
/// visible shadow.
type Thing = (&'static str, &'static str, [f32; 3], f32, bool);

const THINGS: &[Thing] = &[
    ("room/table", "table", [0.0, 0.0, 0.0], 0.0, true),
    ("room/pedestal", "walnut", [0.0, 0.0, 0.0], 0.0, false),
    ("room/lamp_stem", "brass", [10.2, -0.35, -0.6], 0.0, true),
    (
        "room/lamp_shade",
        "lampshade",
        [10.2, -0.35, -0.6],
        0.0,
        false,
    ),
    ("room/floor", "floor", [0.0, -13.5, 0.0], 0.0, false),
    ("room/rug", "rug", [0.0, -13.5, 0.0], 0.0, false),
    (
        "room/bookshelf",
        "books",
        [-27.0, -13.5, 37.0],
        180.0,
        false,
    ),
    (
        "room/bookshelf",
        "books",
        [-13.5, -13.5, 37.0],
        180.0,
        false,
    ),
    ("room/bookshelf", "books", [0.0, -13.5, 37.0], 180.0, false),
    ("room/bookshelf", "books", [13.5, -13.5, 37.0], 180.0, false),
    ("room/bookshelf", "books", [27.0, -13.5, 37.0], 180.0, false),
    ("room/wall", "dull_walnut", [0.0, -13.5, 38.0], 180.0, false),
    (
        "room/window_frame",
        "dull_walnut",
        [-40.0, -13.5, 10.0],
        90.0,
        false,
    ),
    (
        "room/window_pane",
        "window",
        [-40.0, -13.5, 10.0],
        90.0,
        false,
    ),
    ("room/curtain", "velvet", [-40.0, -13.5, 10.0], 90.0, false),
    (
        "room/chair",
        "dull_walnut",
        [0.0, -13.5, 15.5],
        180.0,
        false,
    ),
    (
        "room/chair_seat",
        "leather",
        [0.0, -13.5, 15.5],
        180.0,
        false,
    ),
];

/// Position of the lamp: over White's left shoulder.
const KEY: Vector3<f32> = Vector3::new(7.8, 8.0, -2.4);
/// Number of lights that make up the lamp, for a soft shadow.
const KEY_LIGHTS: usize = 5;
/// Radius of the disc on which these lights are.
const KEY_RADIUS: f32 = 0.45;
/// Intensity of these lights together.
const KEY_INTENSITY: f32 = 2.7;
/// Position of the light in the shade of the lamp.
const BULB: Vector3<f32> = Vector3::new(10.2, 5.2, -0.6);
/// Intensity of that light.
const BULB_INTENSITY: f32 = 2.4;
/// Distance at which that light ends.
const BULB_REACH: f32 = 11.0;
/// Intensity of each of the two lights from the window.
const RIM_INTENSITY: f32 = 0.28;
/// Shadow bias at which the shadows of pieces touch them; with the engine's default they seem to
/// float.
const SHADOW_BIAS: f32 = 0.000_001_5;

/// Writes the prefab.
pub fn build(resources: &ResourceManager) -> Result<()> {
    let mut scene = Scene::new();
    scene.set_skybox(None);
    for &(file, stuff, place, turn, shadow) in THINGS {
        let node = model(resources, &format!("data/models/{file}.glb"))?.instantiate(&mut scene);
        let material = material(resources, stuff)?;
        dress(&mut scene, node, &material);
        scene.graph[node]
            .local_transform_mut()
            .set_position(Vector3::from(place))
            .set_rotation(UnitQuaternion::from_axis_angle(
                &Vector3::y_axis(),
                turn.to_radians(),
            ));
        let below: Vec<_> = scene.graph.traverse_handle_iter(node).collect();
        for handle in below {
            scene.graph[handle].set_cast_shadows(shadow);
        }
    }
    let lamp = PivotBuilder::new(BaseBuilder::new().with_name("lamp")).build(&mut scene.graph);
    let aim = -KEY.normalize();
    let side = aim.cross(&Vector3::y()).normalize();
    let up = side.cross(&aim);
    let mut lights = Vec::new();
    for index in 0..KEY_LIGHTS {
        // Vogel's spiral spreads points evenly over a disc.
        let angle = index as f32 * 2.399_963;
        let radius = KEY_RADIUS * ((index as f32 + 0.5) / KEY_LIGHTS as f32).sqrt();
        let place = KEY + side * (angle.cos() * radius) + up * (angle.sin() * radius);
        let light = spot(
            &mut scene,
            &format!("key_{index}"),
            place,
            Vector3::zeros(),
            (
                Color::opaque(255, 206, 150),
                KEY_INTENSITY / KEY_LIGHTS as f32,
            ),
            (34.0, 40.0),
            true,
        );
        scene.graph.link_nodes(light, lamp);
        lights.push(light);
    }
    // Grazing light from the window, one behind the pieces of each player. It draws their edges and
    // hardly reaches the squares. It casts no shadows, as these would be cut into its reflections.
    let rim = |scene: &mut Scene, name: &str, z: f32| {
        spot(
            scene,
            name,
            Vector3::new(-9.5, 3.0, z),
            Vector3::new(0.0, 0.6, 0.0),
            (Color::opaque(178, 200, 245), RIM_INTENSITY),
            (60.0, 20.0),
            false,
        )
    };
    let rims = vec![
        rim(&mut scene, "rim_black", 8.0),
        rim(&mut scene, "rim_white", -8.0),
    ];
    // The lamp on the table, which throws a pool of light below its shade.
    let bulb = spot(
        &mut scene,
        "bulb",
        BULB,
        BULB - Vector3::y() + Vector3::new(-0.12, 0.0, 0.0),
        (Color::opaque(255, 190, 116), BULB_INTENSITY),
        (62.0, 44.0),
        false,
    );
    if let Some(bulb) = scene.graph[bulb].cast_mut::<SpotLight>() {
        // Ends above the floor, as the table casts no shadow in this light.
        bulb.set_distance(BULB_REACH);
    }
    let mut script = Lamp::default();
    script.lights = lights.into();
    script.accents = [rims, vec![bulb]].concat().into();
    scene.graph[lamp.to_base::<Node>()].add_script(script);
    let highlights = PivotBuilder::new(BaseBuilder::new().with_name("highlights"))
        .build(&mut scene.graph)
        .to_base::<Node>();
    scene.graph[highlights].add_script(Highlights::default());
    save(&mut scene, "data/prefabs/room.rgs")
}

/// Adds a spot light that faces a point. Cone and falloff are in degrees.
pub fn spot(
    scene: &mut Scene,
    name: &str,
    from: Vector3<f32>,
    to: Vector3<f32>,
    (color, intensity): (Color, f32),
    (cone, edge): (f32, f32),
    shadows: bool,
) -> Handle<Node> {
    let aim = UnitQuaternion::rotation_between(&-Vector3::y(), &(to - from).normalize())
        .unwrap_or_default();
    let base = BaseBuilder::new()
        .with_name(name)
        .with_cast_shadows(shadows)
        .with_local_transform(
            TransformBuilder::new()
                .with_local_position(from)
                .with_local_rotation(aim)
                .build(),
        );
    SpotLightBuilder::new(
        BaseLightBuilder::new(base)
            .with_color(color)
            .with_intensity(intensity)
            .with_scatter_enabled(false),
    )
    .with_distance(30.0)
    .with_hotspot_cone_angle(cone.to_radians())
    .with_falloff_angle_delta(edge.to_radians())
    .with_shadow_bias(SHADOW_BIAS)
    .build(&mut scene.graph)
    .to_base()
}
