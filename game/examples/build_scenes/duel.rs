//! The Duel's scene and prefabs: the mat with its two sides, decoration, camera and scripts.

use crate::{
    cards::card_body,
    common::{
        Result, camera, dress_parts, empty_room, flat, highlights, mesh_below, model, pivot, save,
    },
    materials::material,
    room::spot,
};
use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::{UnitQuaternion, Vector2, Vector3},
        color::Color,
        pool::Handle,
    },
    graph::SceneGraph,
    resource::model::ModelResourceExtension,
    scene::{
        Scene,
        base::BaseBuilder,
        collider::{ColliderBuilder, ColliderShape},
        node::Node,
        rigidbody::{RigidBodyBuilder, RigidBodyType},
        transform::TransformBuilder,
    },
};
use parlour_duel::scene::{
    board::DuelBoard, body::DuelCard, faces::DuelFaces, manager::DuelManager, plate::TurnPlate,
    side::DuelSide,
};
use parlour_shell::{
    cards::pool::CardPool,
    scene::{camera::CameraRig, stretch::Stretch},
};

/// Position of the player's eyes.
const SEAT: Vector3<f32> = Vector3::new(0.0, 14.0, -8.7);
/// Point that the camera faces.
const TARGET: Vector3<f32> = Vector3::new(0.0, -0.3, -1.1);
/// Vertical field of view in degrees. It is narrow, so that far cards are nearly as large as near
/// ones.
const FOV: f32 = 28.0;
/// Width of the playing area, and the distances of its edges from the middle: the near edge, the
/// nearest place with the full width, and the far edge.
const AREA: (f32, f32, f32, f32) = (10.8, 4.4, 1.9, 3.45);
/// Highest angle above the table, in degrees, for windows with height to spare.
const LEAN: f32 = 62.0;
/// Fraction of the height to spare that goes below the playing area, where the hand is.
const BELOW: f32 = 0.66;
/// Largest factor by which the table is deeper in a tall window.
const STRETCH: f32 = 1.7;
/// Width and depth of the mat relative to its model; art/duel_pictures_table.py draws for this. It
/// reaches beyond the window's edges.
const MAT_SIZE: (f32, f32) = (1.0, 1.6);
/// Playing area in a portrait window: its width, the distances of its near and far edge from the
/// middle, and the highest angle above the table in degrees. The hand is inside, at the near edge.
const PORTRAIT: (f32, f32, f32, f32) = (6.8, 6.1, 4.9, 74.0);
/// Width and depth of the mat in a portrait window relative to its model.
const PORTRAIT_MAT_SIZE: (f32, f32) = (7.5 / 14.4, 13.2 / 9.6);
/// Places of held cards and of the button that ends the turn in a portrait window.
const PORTRAIT_STAND: Vector3<f32> = Vector3::new(1.9, 0.8, 0.0);
const PORTRAIT_END_TURN: Vector3<f32> = Vector3::new(-2.4, MAT_Y, -2.62);
/// Lean towards the last blow: small, because the cards fill the picture.
const ATTENTION: Vector2<f32> = Vector2::new(0.04, 0.03);
/// Scale of the button that ends the turn.
const BUTTON: f32 = 0.8;
/// Height of the tabletop.
const TABLE_Y: f32 = -0.35;
/// Height of the mat.
const MAT_Y: f32 = TABLE_Y + 0.06;
/// Number of card bodies: two hands, two battlefields, two heroes, the top cards of two graveyards,
/// and cards in motion.
const BODIES: u32 = 48;
/// Length of a unit of the card design, in the scene.
const UNIT: f32 = 1.15 / 2.56;
/// Half the thickness of a card.
const HALF_THICKNESS: f32 = 0.008;
/// Width and depth of the glow on the battlefield where a minion can be played.
const ROW: (f32, f32) = (8.4, 2.2);
/// Width and height of glows around a card.
const AROUND: (f32, f32) = (1.45, 1.906);
/// Width and height of signs around a minion. They cover its frame instead of its neighbors.
const SIGN: (f32, f32) = (1.27, 1.74);

/// Object on the table: model, materials of its parts, position, rotation in degrees.
type Thing = (&'static str, &'static [&'static str], (f32, f32), f32);

const THINGS: &[Thing] = &[
    (
        "book",
        &[
            "duel/pages",
            "duel/paper_edge",
            "leather",
            "brass",
            "velvet",
        ],
        (9.4, 2.2),
        -12.0,
    ),
    (
        "inkwell",
        &["duel/inkglass", "brass", "duel/feather"],
        (8.6, -1.2),
        20.0,
    ),
    (
        "candle",
        &["brass", "duel/wax", "duel/inkglass"],
        (8.4, 5.1),
        150.0,
    ),
    ("candle_flame", &["prospector/flame"], (8.4, 5.1), 150.0),
    (
        "hourglass",
        &["walnut", "brass", "duel/sand"],
        (-8.4, 4.1),
        10.0,
    ),
];

/// Places on one side of the table, as (x, z) on the mat; art/duel_pictures_table.py draws for them.
struct SidePlaces {
    /// Start of the names of the nodes.
    name: &'static str,
    /// Whether the player sits here.
    is_near: bool,
    /// Height and z of the hand.
    hand: (f32, f32),
    /// z of the row of minions.
    field: f32,
    /// Width of the row of minions.
    width: f32,
    hero: (f32, f32),
    hero_scale: f32,
    deck: (f32, f32),
    deck_scale: f32,
    graveyard: (f32, f32),
    /// Place of the first mana crystal.
    mana: (f32, f32),
}

/// Sides of the table: near and far, then both in a portrait window.
const SIDES: [SidePlaces; 4] = [
    // The heroes are at the left, so that the hands and the minions have the whole depth. The decks
    // are at the players' right hands.
    SidePlaces {
        name: "near",
        is_near: true,
        hand: (0.6, -4.0),
        field: -1.05,
        width: 8.2,
        hero: (4.3, -3.3),
        hero_scale: 1.3,
        deck: (-4.7, -1.6),
        deck_scale: 0.8,
        graveyard: (4.95, -0.28),
        mana: (5.25, -1.55),
    },
    SidePlaces {
        name: "far",
        is_near: false,
        hand: (0.3, 3.4),
        field: 1.3,
        width: 8.2,
        hero: (5.0, 2.0),
        hero_scale: 1.24,
        deck: (-5.0, 1.85),
        deck_scale: 0.8,
        graveyard: (4.95, 0.52),
        mana: (3.9, 3.0),
    },
    // The rows have the whole width, with the heroes in the middle above and below.
    SidePlaces {
        name: "portrait_near",
        is_near: true,
        hand: (0.6, -5.0),
        field: -0.9,
        width: 6.5,
        hero: (0.0, -3.15),
        hero_scale: 1.2,
        deck: (-2.85, -3.7),
        deck_scale: 0.62,
        graveyard: (2.95, -3.65),
        mana: (2.9, -2.45),
    },
    SidePlaces {
        name: "portrait_far",
        is_near: false,
        hand: (0.3, 5.1),
        field: 1.5,
        width: 6.5,
        hero: (0.0, 3.7),
        hero_scale: 1.15,
        deck: (-2.85, 3.65),
        deck_scale: 0.62,
        graveyard: (2.95, 3.3),
        mana: (2.9, 4.35),
    },
];

/// Numbers shown over the printed ones: name, right, up and size, in units of the card design. The
/// game moves them to the places in data/duel/card_design.ron.
const BADGES: [(&str, f32, f32, f32); 4] = [
    ("cost", -0.94, 1.44, 0.66),
    ("attack", -0.92, -1.42, 0.68),
    ("health", 0.92, -1.42, 0.70),
    ("armour", -0.92, -1.40, 0.62),
];

/// Writes the prefabs.
pub fn build_prefabs(resources: &ResourceManager) -> Result<()> {
    let mut scene = card(resources)?;
    save(&mut scene, "data/prefabs/duel/card.rgs")?;
    for (name, stuff, size) in [
        ("arrow_dash", "duel/arrow_dash", 0.34),
        ("arrow_head", "duel/arrow_head", 0.75),
        ("sprite", "duel/fx_sparkle", 1.0),
    ] {
        let mut scene = Scene::new();
        scene.set_skybox(None);
        let stuff = material(resources, stuff)?;
        flat(&mut scene, name, stuff, (size, size), 0.0);
        save(&mut scene, &format!("data/prefabs/duel/{name}.rgs"))?;
    }
    let mut scene = Scene::new();
    scene.set_skybox(None);
    let stuff = material(resources, "duel/landing")?;
    flat(&mut scene, "landing", stuff, ROW, 0.012);
    save(&mut scene, "data/prefabs/duel/landing.rgs")?;
    let mut scene = Scene::new();
    scene.set_skybox(None);
    let crystal = model(resources, "data/models/duel/crystal.glb")?.instantiate(&mut scene);
    dress_parts(
        &mut scene,
        crystal,
        &[material(resources, "duel/crystal_full")?],
    );
    save(&mut scene, "data/prefabs/duel/crystal.rgs")
}

/// Returns the prefab of a card: a card body with overlays.
fn card(resources: &ResourceManager) -> Result<Scene> {
    let parts = ["cards/front", "duel/back", "cards/edge"];
    let (mut scene, turn) = card_body(resources, parts)?;
    let root = scene.graph.get_root();
    let mut layer = 0.0;
    let mut over = |scene: &mut Scene,
                    name: &str,
                    stuff: &str,
                    (right, up): (f32, f32),
                    size: (f32, f32)|
     -> Result<Handle<Node>> {
        // Each overlay is slightly above the previous one.
        layer += 0.0025;
        let stuff = material(resources, stuff)?;
        // A horizontal quad shows its picture upside down.
        let upright = (size.0, -size.1);
        let node = flat(scene, name, stuff, upright, HALF_THICKNESS + layer).to_base::<Node>();
        let transform = scene.graph[node].local_transform_mut();
        let height = transform.position().y;
        // Right is −X.
        transform.set_position(Vector3::new(-right, height, up));
        scene.graph[node].set_visibility(false);
        scene.graph.link_nodes(node, turn);
        Ok(node)
    };
    let middle = (0.0, 0.0);
    let crack = over(
        &mut scene,
        "crack",
        "duel/overlay_crack_1",
        middle,
        (1.15, 1.606),
    )?;
    let spent = over(&mut scene, "spent", "duel/overlay_spent", middle, SIGN)?;
    let taunt = over(&mut scene, "taunt", "duel/overlay_taunt", middle, SIGN)?;
    let silence = over(
        &mut scene,
        "silence",
        "duel/overlay_silence",
        middle,
        (1.15, 1.606),
    )?;
    let sleep = over(&mut scene, "sleep", "duel/overlay_sleep", middle, SIGN)?;
    let shield = over(&mut scene, "shield", "duel/overlay_shield", middle, SIGN)?;
    // A frozen minion can't attack, which matters more than its shield.
    let ice = over(&mut scene, "ice", "duel/overlay_ice", middle, SIGN)?;
    // The glow is above the signs, and the numbers are on top.
    let glow = over(&mut scene, "glow", "duel/able", middle, AROUND)?;
    let mut badges = Vec::new();
    for (name, right, up, size) in BADGES {
        let place = (right * UNIT, up * UNIT);
        let size = (size * UNIT, size * UNIT);
        badges.push(over(&mut scene, name, "duel/badge", place, size)?);
    }
    let mut script = DuelCard::default();
    script.glow = glow.into();
    script.crack = crack.into();
    script.figures.cost = badges[0].into();
    script.figures.attack = badges[1].into();
    script.figures.health = badges[2].into();
    script.figures.armour = badges[3].into();
    script.signs.taunt = taunt.into();
    script.signs.shield = shield.into();
    script.signs.ice = ice.into();
    script.signs.silence = silence.into();
    script.signs.sleep = sleep.into();
    script.signs.spent = spent.into();
    scene.graph[root].add_script(script);
    Ok(scene)
}

/// Writes the scene.
pub fn build(resources: &ResourceManager) -> Result<()> {
    let mut scene = empty_room(resources)?;
    for (name, parts, (x, z), turn) in THINGS {
        let path = format!("data/models/duel/{name}.glb");
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
    }
    let mut rig = CameraRig::default();
    rig.target = TARGET.into();
    let (width, near, wide, far) = AREA;
    rig.frame.width = width.into();
    rig.frame.near = near.into();
    rig.frame.wide = wide.into();
    rig.frame.far = far.into();
    rig.frame.lean_pitch = LEAN.into();
    rig.frame.below = BELOW.into();
    rig.frame.stretch = STRETCH.into();
    rig.frame.portrait_width = PORTRAIT.0.into();
    rig.frame.portrait_near = PORTRAIT.1.into();
    rig.frame.portrait_far = PORTRAIT.2.into();
    rig.frame.portrait_lean = PORTRAIT.3.into();
    rig.attention = ATTENTION.into();
    let camera = camera(&mut scene, SEAT, FOV, rig);
    // In a tall window, the hand is outside of the lamp's light.
    spot(
        &mut scene,
        "reading_light",
        Vector3::new(2.5, 9.0, -13.0),
        Vector3::new(0.0, 0.6, -8.0),
        (Color::opaque(255, 214, 165), 0.8),
        (16.0, 30.0),
        false,
    );
    let [near, far, portrait_near, portrait_far] =
        SIDES.map(|places| side(resources, &mut scene, &places));
    let pool = pivot(&mut scene, "cards", Vector3::zeros());
    let mut script = CardPool::default();
    script.card = Some(model(resources, "data/prefabs/duel/card.rgs")?).into();
    script.size = BODIES.into();
    scene.graph[pool].add_script(script);
    let mut script = DuelFaces::default();
    script.front = Some(material(resources, "duel/front")?).into();
    script.back = Some(material(resources, "duel/back")?).into();
    script.badge = Some(material(resources, "duel/badge")?).into();
    script.glows.able = Some(material(resources, "duel/able")?).into();
    script.glows.ready = Some(material(resources, "duel/ready")?).into();
    script.glows.hover = Some(material(resources, "duel/hover")?).into();
    script.glows.selected = Some(material(resources, "duel/selected")?).into();
    script.glows.enemy_target = Some(material(resources, "duel/enemy_target")?).into();
    script.glows.own_target = Some(material(resources, "duel/own_target")?).into();
    script.glows.hint = Some(material(resources, "duel/hint")?).into();
    script.glows.dim = Some(material(resources, "duel/dim")?).into();
    script.cracks.edge = Some(material(resources, "duel/overlay_crack_1")?).into();
    script.cracks.deep = Some(material(resources, "duel/overlay_crack_2")?).into();
    script.cracks.broken = Some(material(resources, "duel/overlay_crack_3")?).into();
    scene.graph[pool].add_script(script);
    let (end_turn, face) = end_turn(resources, &mut scene)?;
    // Between the heroes, where a held card hides no minion.
    let stand = pivot(&mut scene, "stand", Vector3::new(4.2, 0.8, -1.0));
    let portrait_stand = pivot(&mut scene, "portrait_stand", PORTRAIT_STAND);
    let portrait_end_turn = pivot(&mut scene, "portrait_end_turn", PORTRAIT_END_TURN);
    scene.graph[portrait_end_turn].add_script(Stretch::default());
    let table = pivot(&mut scene, "table", Vector3::zeros());
    let manager = pivot(&mut scene, "manager", Vector3::zeros());
    let mut script = table_script(resources)?;
    script.pool = pool.into();
    script.highlights = highlights(&scene)?.into();
    script.near = near?.into();
    script.far = far?.into();
    script.mat = mat(resources, &mut scene, "mat", MAT_SIZE)?.into();
    script.portrait.near = portrait_near?.into();
    script.portrait.far = portrait_far?.into();
    script.portrait.stand = portrait_stand.into();
    script.portrait.end_turn = portrait_end_turn.into();
    let portrait_mat = mat(resources, &mut scene, "portrait_mat", PORTRAIT_MAT_SIZE)?;
    script.portrait.mat = portrait_mat.into();
    script.stand = stand.into();
    script.end_turn = end_turn.into();
    script.end_turn_face = face.into();
    scene.graph[table].add_script(script);
    let mut script = DuelManager::default();
    script.table = table.into();
    script.camera = camera.into();
    scene.graph[manager].add_script(script);
    save(
        &mut scene,
        parlour::scene_of(parlour_duel::ID).expect("it is in the list"),
    )
}

/// Adds a mat with the material of the same name.
fn mat(
    resources: &ResourceManager,
    scene: &mut Scene,
    name: &str,
    (width, depth): (f32, f32),
) -> Result<Handle<Node>> {
    let mat = pivot(scene, name, Vector3::new(0.0, TABLE_Y, 0.0));
    let model = model(resources, "data/models/duel/mat.glb")?.instantiate(scene);
    let stuff = material(resources, &format!("duel/{name}"))?;
    dress_parts(scene, model, &[stuff]);
    scene.graph.link_nodes(model, mat);
    let mut script = Stretch::default();
    script.grows = true.into();
    scene.graph[mat].add_script(script);
    scene.graph[mat]
        .local_transform_mut()
        .set_scale(Vector3::new(width, 1.0, depth));
    Ok(mat)
}

/// Adds one side of the table, with the nodes of its zones.
fn side(
    resources: &ResourceManager,
    scene: &mut Scene,
    places: &SidePlaces,
) -> Result<Handle<Node>> {
    let name = |part: &str| format!("{}_{part}", places.name);
    let side = pivot(scene, &name("side"), Vector3::zeros());
    let place = |scene: &mut Scene, part: &str, at: Vector3<f32>| {
        let node = pivot(scene, &name(part), at);
        scene.graph[node].add_script(Stretch::default());
        scene.graph.link_nodes(node, side);
        node
    };
    let on_mat = |(x, z): (f32, f32)| Vector3::new(x, MAT_Y, z);
    let (height, away) = places.hand;
    let mut script = DuelSide {
        hand: place(scene, "hand", Vector3::new(0.0, height, away)).into(),
        field: place(scene, "field", on_mat((0.0, places.field))).into(),
        hero: place(scene, "hero", on_mat(places.hero)).into(),
        mana: place(scene, "mana", on_mat(places.mana)).into(),
        ..Default::default()
    };
    let deck = place(scene, "deck", on_mat(places.deck));
    script.deck = deck.into();
    script.deck_block = block(resources, scene, &name("deck_block"), deck, true)?.into();
    let graveyard = place(scene, "graveyard", on_mat(places.graveyard));
    script.graveyard = graveyard.into();
    let buried = block(resources, scene, &name("graveyard_block"), graveyard, false)?;
    script.graveyard_block = buried.into();
    script.field_shape.width = places.width.into();
    script.hero_scale = places.hero_scale.into();
    script.deck_scale = places.deck_scale.into();
    if places.is_near {
        script.hand_shape.gap = 1.19.into();
        script.hand_shape.spread = 4.5.into();
        script.hand_shape.overlap = 0.06.into();
        script.hand_shape.tilt = 26.0.into();
        script.hand_shape.sag = 0.1.into();
    } else {
        script.hand_shape.width = 4.2.into();
        script.hand_shape.gap = 0.62.into();
        script.hand_shape.overlap = 0.6.into();
        script.hand_shape.spread = (-7.0).into();
        script.hand_shape.scale = 0.85.into();
        script.hand_shape.tilt = 24.0.into();
    }
    scene.graph[side].add_script(script);
    Ok(side)
}

/// Adds a card that the game scales to the thickness of a pile.
fn block(
    resources: &ResourceManager,
    scene: &mut Scene,
    name: &str,
    foot: Handle<Node>,
    face_down: bool,
) -> Result<Handle<Node>> {
    let block = pivot(scene, name, Vector3::zeros());
    scene.graph.link_nodes(block, foot);
    let card = model(resources, "data/models/cards/card.glb")?.instantiate(scene);
    let parts = [
        material(resources, "duel/back")?,
        material(resources, "duel/back")?,
        material(resources, "cards/edge")?,
    ];
    dress_parts(scene, card, &parts);
    if face_down {
        let over = UnitQuaternion::from_axis_angle(&Vector3::z_axis(), std::f32::consts::PI);
        scene.graph[card].local_transform_mut().set_rotation(over);
    }
    scene.graph.link_nodes(card, block);
    Ok(block)
}

/// Adds the button that ends the turn: its body, and the part that turns over.
fn end_turn(
    resources: &ResourceManager,
    scene: &mut Scene,
) -> Result<(Handle<Node>, Handle<Node>)> {
    let place = Vector3::new(-4.8, MAT_Y, 0.13);
    let body = RigidBodyBuilder::new(
        BaseBuilder::new()
            .with_name("end_turn")
            .with_local_transform(TransformBuilder::new().with_local_position(place).build()),
    )
    .with_body_type(RigidBodyType::Static)
    .build(&mut scene.graph)
    .to_base::<Node>();
    let collider = ColliderBuilder::new(
        BaseBuilder::new()
            .with_name("end_turn_body")
            .with_local_transform(
                TransformBuilder::new()
                    .with_local_position(Vector3::new(0.0, 0.2 * BUTTON, 0.0))
                    .build(),
            ),
    )
    .with_shape(ColliderShape::cuboid(
        1.0 * BUTTON,
        0.25 * BUTTON,
        0.56 * BUTTON,
    ))
    .with_sensor(true)
    .build(&mut scene.graph);
    scene.graph.link_nodes(collider, body);
    let shrink = |node: &mut Node| {
        let scale = Vector3::repeat(BUTTON);
        node.local_transform_mut().set_scale(scale);
    };
    let base = model(resources, "data/models/duel/end_turn.glb")?.instantiate(scene);
    let parts = [
        material(resources, "walnut")?,
        material(resources, "brass")?,
    ];
    dress_parts(scene, base, &parts);
    shrink(&mut scene.graph[base]);
    scene.graph.link_nodes(base, body);
    let face = pivot(scene, "end_turn_face", Vector3::new(0.0, 0.4 * BUTTON, 0.0));
    scene.graph.link_nodes(face, body);
    let plate = model(resources, "data/models/duel/end_turn_face.glb")?.instantiate(scene);
    let parts = [
        material(resources, "duel/turn_sun")?,
        material(resources, "duel/turn_moon")?,
        material(resources, "brass")?,
    ];
    dress_parts(scene, plate, &parts);
    shrink(&mut scene.graph[plate]);
    scene.graph.link_nodes(plate, face);
    let mesh = mesh_below(scene, plate).ok_or("end_turn_face.glb has no mesh")?;
    scene.graph[face].add_script(TurnPlate {
        model: mesh.into(),
        ..TurnPlate::default()
    });
    Ok((body, face))
}

fn table_script(resources: &ResourceManager) -> Result<DuelBoard> {
    let prefab = |name: &str| model(resources, &format!("data/prefabs/duel/{name}.rgs")).map(Some);
    let stuff = |name: &str| material(resources, &format!("duel/{name}")).map(Some);
    let mut script = DuelBoard::default();
    script.prefabs.crystal = prefab("crystal")?.into();
    script.crystals.full = stuff("crystal_full")?.into();
    script.crystals.spent = stuff("crystal_spent")?.into();
    script.prefabs.arrow_dash = prefab("arrow_dash")?.into();
    script.prefabs.arrow_head = prefab("arrow_head")?.into();
    script.prefabs.landing = prefab("landing")?.into();
    script.prefabs.sprite = prefab("sprite")?.into();
    script.effects.missile = stuff("fx_missile")?.into();
    script.effects.beam = stuff("fx_beam")?.into();
    script.effects.bolt = stuff("fx_bolt")?.into();
    script.effects.wave = stuff("fx_wave")?.into();
    script.effects.lightning = stuff("fx_lightning")?.into();
    script.effects.shock = stuff("fx_shock")?.into();
    script.effects.leaf = stuff("fx_leaf")?.into();
    script.effects.frost = stuff("fx_frost")?.into();
    script.effects.flash = stuff("fx_flash")?.into();
    script.effects.impact = stuff("fx_impact")?.into();
    script.effects.smoke = stuff("fx_smoke")?.into();
    script.effects.sparkle = stuff("fx_sparkle")?.into();
    script.effects.bubble = stuff("fx_bubble")?.into();
    script.effects.veil = stuff("fx_veil")?.into();
    script.effects.poison = stuff("fx_poison")?.into();
    script.effects.fatigue = stuff("fx_fatigue")?.into();
    script.effects.glint = stuff("fx_glint")?.into();
    script.effects.toxin = stuff("fx_toxin")?.into();
    script.effects.gust = stuff("fx_gust")?.into();
    script.effects.drop = stuff("fx_drop")?.into();
    script.effects.dash = stuff("fx_dash")?.into();
    Ok(script)
}
