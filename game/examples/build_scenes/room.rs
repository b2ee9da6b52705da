//! The room: table, lamp, shelves, window and light, as a prefab that every scene instances.

use crate::{
    common::{Result, dress, flat, model, save},
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
use parlour_shell::scene::{highlights::Highlights, light::Lamp, reflections::Polish};

/// Share of the light that the table reflects.
const TABLE_POLISH: f32 = 0.35;

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
    // Behind White.
    ("room/wall", "dull_walnut", [0.0, -13.5, -38.0], 0.0, false),
    (
        "room/fireplace",
        "dull_walnut",
        [0.0, -13.5, -37.0],
        0.0,
        false,
    ),
    ("room/fire", "fire", [0.0, -13.5, -37.0], 0.0, false),
    ("room/bookshelf", "books", [-14.5, -13.5, -37.0], 0.0, false),
    ("room/bookshelf", "books", [-28.0, -13.5, -37.0], 0.0, false),
    ("room/bookshelf", "books", [14.5, -13.5, -37.0], 0.0, false),
    ("room/bookshelf", "books", [28.0, -13.5, -37.0], 0.0, false),
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

/// Objects of the tournament hall: more tables with boards, and ropes that keep spectators away.
const HALL_THINGS: &[Thing] = &[
    (
        "room/barrier_posts",
        "brass",
        [0.0, -13.5, 27.0],
        0.0,
        false,
    ),
    (
        "room/barrier_ropes",
        "velvet",
        [0.0, -13.5, 27.0],
        0.0,
        false,
    ),
    (
        "room/barrier_posts",
        "brass",
        [0.0, -13.5, -27.0],
        0.0,
        false,
    ),
    (
        "room/barrier_ropes",
        "velvet",
        [0.0, -13.5, -27.0],
        0.0,
        false,
    ),
    ("room/table", "table", [-30.0, 0.0, 26.0], 0.0, false),
    ("room/pedestal", "walnut", [-30.0, 0.0, 26.0], 0.0, false),
    ("chess/board", "board", [-30.0, 0.0, 26.0], 0.0, false),
    ("room/table", "table", [0.0, 0.0, 34.0], 0.0, false),
    ("room/pedestal", "walnut", [0.0, 0.0, 34.0], 0.0, false),
    ("chess/board", "board", [0.0, 0.0, 34.0], 0.0, false),
    ("room/table", "table", [30.0, 0.0, 26.0], 0.0, false),
    ("room/pedestal", "walnut", [30.0, 0.0, 26.0], 0.0, false),
    ("chess/board", "board", [30.0, 0.0, 26.0], 0.0, false),
];

/// Number of lights that make up a key light, for a soft shadow.
const KEY_LIGHTS: usize = 5;
/// Position of the light in the shade of the lamp.
const BULB: Vector3<f32> = Vector3::new(10.2, 5.2, -0.6);
/// Intensity of that light.
const BULB_INTENSITY: f32 = 2.4;
/// Distance at which that light ends.
const BULB_REACH: f32 = 11.0;
/// Shadow bias at which the shadows of pieces touch them; with the engine's default they seem to
/// float.
const SHADOW_BIAS: f32 = 0.000_001_5;

/// Width of the drawn shadow of a window (art/room_styles.py), and its height: just above the table.
const SHADE_SIDE: f32 = 23.0;
const SHADE_Y: f32 = -0.346;

/// Light of a room.
struct Lighting {
    /// Position of the key light.
    key: Vector3<f32>,
    /// Its color.
    color: Color,
    /// Intensity of its lights together.
    intensity: f32,
    /// Radius of the disc on which these lights are.
    radius: f32,
    /// Color and intensity of each of the two lights behind the pieces.
    rim: (Color, f32),
    /// Side of these lights: 1 or -1 for +X or -X.
    rim_side: f32,
}

/// The lamp over White's left shoulder, and little light from the window.
const EVENING: Lighting = Lighting {
    key: Vector3::new(7.8, 8.0, -2.4),
    color: Color::opaque(255, 206, 150),
    intensity: 2.7,
    radius: 0.45,
    rim: (Color::opaque(178, 200, 245), 0.28),
    rim_side: -1.0,
};
/// Sun from the window.
const MORNING: Lighting = Lighting {
    key: Vector3::new(-8.6, 7.4, 1.6),
    color: Color::opaque(255, 246, 232),
    intensity: 2.0,
    radius: 0.25,
    rim: (Color::opaque(200, 216, 245), 0.25),
    rim_side: 1.0,
};
/// Large lights in the ceiling.
const HALL: Lighting = Lighting {
    key: Vector3::new(2.6, 11.0, -1.8),
    color: Color::opaque(226, 238, 255),
    intensity: 1.7,
    radius: 1.1,
    rim: (Color::opaque(216, 230, 255), 0.3),
    rim_side: -1.0,
};

/// Writes the prefabs of the room and of its other styles.
pub fn build(resources: &ResourceManager) -> Result<()> {
    let mut scene = Scene::new();
    scene.set_skybox(None);
    place(resources, &mut scene, THINGS)?;
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
    light(&mut scene, &EVENING, vec![bulb], Vec::new());
    let highlights = PivotBuilder::new(BaseBuilder::new().with_name("highlights"))
        .build(&mut scene.graph)
        .to_base::<Node>();
    scene.graph[highlights].add_script(Highlights::default());
    save(&mut scene, "data/prefabs/room.rgs")?;
    for (name, lighting, things) in [("morning", MORNING, &[][..]), ("hall", HALL, HALL_THINGS)] {
        let mut scene = Scene::new();
        scene.set_skybox(None);
        place(resources, &mut scene, things)?;
        let shades = match name {
            "morning" => vec![window_light(resources, &mut scene)?],
            _ => Vec::new(),
        };
        light(&mut scene, &lighting, Vec::new(), shades);
        save(&mut scene, &format!("data/styles/rooms/{name}/room.rgs"))?;
    }
    Ok(())
}

/// Adds objects to a room.
fn place(resources: &ResourceManager, scene: &mut Scene, things: &[Thing]) -> Result<()> {
    for &(file, stuff, place, turn, shadow) in things {
        let node = model(resources, &format!("data/models/{file}.glb"))?.instantiate(scene);
        let material = material(resources, stuff)?;
        dress(scene, node, &material);
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
        // The table that is played at is in the middle.
        if place == [0.0; 3] {
            scene.graph[node].add_script(Polish {
                strength: TABLE_POLISH.into(),
            });
        }
    }
    Ok(())
}

/// Adds the shadow of a window's bars on the table. It is drawn, so that low quality has it too.
fn window_light(resources: &ResourceManager, scene: &mut Scene) -> Result<Handle<Node>> {
    let shade = material(resources, "window_shade")?;
    let size = (SHADE_SIDE, SHADE_SIDE);
    Ok(flat(scene, "window_shade", shade, size, SHADE_Y).to_base())
}

/// Adds the lights of a room, with other `accents` that low quality leaves out, and with pictures of
/// shadows.
fn light(
    scene: &mut Scene,
    lighting: &Lighting,
    accents: Vec<Handle<Node>>,
    shades: Vec<Handle<Node>>,
) {
    let lamp = PivotBuilder::new(BaseBuilder::new().with_name("lamp"))
        .build(&mut scene.graph)
        .to_base::<Node>();
    let key = lighting.key;
    let aim = -key.normalize();
    let side = aim.cross(&Vector3::y()).normalize();
    let up = side.cross(&aim);
    let mut lights = Vec::new();
    for index in 0..KEY_LIGHTS {
        // Vogel's spiral spreads points evenly over a disc.
        let angle = index as f32 * 2.399_963;
        let radius = lighting.radius * ((index as f32 + 0.5) / KEY_LIGHTS as f32).sqrt();
        let place = key + side * (angle.cos() * radius) + up * (angle.sin() * radius);
        lights.push(spot(
            scene,
            &format!("key_{index}"),
            place,
            Vector3::zeros(),
            (lighting.color, lighting.intensity / KEY_LIGHTS as f32),
            (34.0, 55.0),
            true,
        ));
    }
    // Grazing light, one behind the pieces of each player. It draws their edges and hardly reaches
    // the squares. It casts no shadows, as these would be cut into its reflections.
    let rims = [("rim_black", 8.0), ("rim_white", -8.0)].map(|(name, z)| {
        spot(
            scene,
            name,
            Vector3::new(9.5 * lighting.rim_side, 3.0, z),
            Vector3::new(0.0, 0.6, 0.0),
            lighting.rim,
            (60.0, 20.0),
            false,
        )
    });
    let accents = [rims.to_vec(), accents].concat();
    let above = Vector3::y() * 7.0;
    let warm = (Color::opaque(255, 224, 180), 0.0);
    let beam = spot(
        scene,
        "spot",
        above,
        Vector3::zeros(),
        warm,
        (14.0, 22.0),
        false,
    );
    scene.graph[beam].set_visibility(false);
    for &light in lights.iter().chain(&accents).chain([&beam]) {
        scene.graph.link_nodes(light, lamp);
    }
    let mut script = Lamp::default();
    script.lights = lights.into();
    script.accents = accents.into();
    script.spot = beam.into();
    script.shades = shades.into();
    scene.graph[lamp].add_script(script);
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
