//! The chess table's scene: board, clock, camera and scripts.

use crate::{
    common::{
        Result, camera, dress, dress_parts, empty_room, flat, highlights, mesh_below, model, save,
    },
    materials::{arrow_name, coordinates_name, mark_name, material},
};
use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::{UnitQuaternion, Vector2, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    material::MaterialResource,
    resource::model::{ModelResource, ModelResourceExtension},
    scene::{
        Scene,
        base::BaseBuilder,
        camera::Camera,
        collider::{ColliderBuilder, ColliderShape},
        node::Node,
        pivot::PivotBuilder,
        rigidbody::{RigidBodyBuilder, RigidBodyType},
        transform::{Transform, TransformBuilder},
    },
};
use parlour_chess::scene::{
    board::{Board, Pointer},
    chess_clock::ChessClock,
    coordinates::Coordinates,
    game_manager::GameManager,
    player::Player,
};
use parlour_shell::scene::{camera::CameraRig, marks::Mark, reflections::Polish};

/// Field of view in degrees: that of a long lens, so that near and far pieces differ little in size.
const FOV: f32 = 28.0;
/// Position of the eyes of a player who sits.
const SEAT: Vector3<f32> = Vector3::new(0.0, 13.1, -15.6);
/// Highest angle of the camera where the window has height to spare, in degrees.
const LEAN: f32 = 57.0;
/// Part of the picture above the board that shows the room.
const ROOM: f32 = 0.25;
/// Share of the light that the board reflects.
const BOARD_POLISH: f32 = 0.5;
/// Frame of the camera: half the width of the board with the captured pieces, distance of the near
/// edge, distance of the last rank, and height of the pieces on it.
const FRAME: (f32, f32, f32, f32) = (5.8, 5.0, 4.0, 1.8);
/// Distance of the near end of the captured pieces. Beyond it, the frame is less wide.
const WIDE: f32 = 3.9;
/// Edges of the frame in the top view: the near one is below the letters, and the far one at the squares.
const TOP: (f32, f32) = (4.6, 4.1);
/// Frame in a portrait window, where the squares fill the width: their width, distance of the near edge,
/// and highest angle of the camera in degrees. The rim of the board can be out of sight.
const PORTRAIT: (f32, f32, f32) = (7.9, 3.95, 70.0);
/// Lean of the camera towards a king who falls: so little that board and captured pieces stay in the
/// picture.
const ATTENTION: Vector2<f32> = Vector2::new(0.12, 0.06);
/// Distance of a row of captured pieces from the center of the board.
const CAPTURED_X: f32 = 5.41;
/// Captured pieces in a row, and the distance between them.
const CAPTURED_ROW: (u32, f32) = (15, 0.49);
/// Width of the board with its frame.
const BOARD: f32 = 10.0;
/// Height of the tabletop.
const TABLE_Y: f32 = -0.35;
/// Distance of the clock behind the center of the board.
const CLOCK_Z: f32 = 6.75;
/// Position of a plunger on the clock: to the side, up, and away from the player.
const PLUNGER: (f32, f32, f32) = (1.10, 1.05, 0.13);

fn at(place: Vector3<f32>, turn: f32) -> Transform {
    TransformBuilder::new()
        .with_local_position(place)
        .with_local_rotation(UnitQuaternion::from_axis_angle(
            &Vector3::y_axis(),
            turn.to_radians(),
        ))
        .build()
}

/// Writes the scene.
pub fn build(resources: &ResourceManager) -> Result<()> {
    let mut scene = empty_room(resources)?;

    let mut rig = CameraRig::default();
    rig.target = Vector3::zeros().into();
    rig.frame.lean_pitch = LEAN.into();
    rig.frame.room = ROOM.into();
    rig.frame.width = (2.0 * FRAME.0).into();
    rig.frame.near = FRAME.1.into();
    rig.frame.wide = WIDE.into();
    rig.frame.far = FRAME.2.into();
    rig.frame.height = FRAME.3.into();
    rig.frame.top_near = TOP.0.into();
    rig.frame.top_far = TOP.1.into();
    rig.frame.portrait_width = PORTRAIT.0.into();
    rig.frame.portrait_near = PORTRAIT.1.into();
    rig.frame.portrait_lean = PORTRAIT.2.into();
    rig.attention = ATTENTION.into();
    let camera = camera(&mut scene, SEAT, FOV, rig);

    let white = player(&mut scene, true);
    let black = player(&mut scene, false);
    let board = board(resources, &mut scene)?;
    for (white, inside) in [(true, false), (false, false), (true, true), (false, true)] {
        coordinates(resources, &mut scene, board, camera, (white, inside))?;
    }
    let manager = PivotBuilder::new(BaseBuilder::new().with_name("game_manager"))
        .build(&mut scene.graph)
        .to_base::<Node>();
    let mut script = GameManager::default();
    script.board = board.into();
    script.camera = camera.into();
    scene.graph[manager].add_script(script);
    let highlights = highlights(&scene)?;
    let script = board_script(resources, highlights, white, black)?;
    scene.graph[board].add_script(script);
    clock(resources, &mut scene, manager, camera)?;
    save(
        &mut scene,
        parlour::scene_of(parlour_chess::ID).expect("it is in the list"),
    )
}

/// Adds the board: a body for picking with the model below it. Its origin is the center of the
/// playing surface.
fn board(resources: &ResourceManager, scene: &mut Scene) -> Result<Handle<Node>> {
    let body = RigidBodyBuilder::new(BaseBuilder::new().with_name("board"))
        .with_body_type(RigidBodyType::Static)
        .build(&mut scene.graph)
        .to_base::<Node>();
    let collider = ColliderBuilder::new(
        BaseBuilder::new()
            .with_name("surface")
            .with_local_transform(at(Vector3::new(0.0, -0.175, 0.0), 0.0)),
    )
    .with_shape(ColliderShape::cuboid(5.0, 0.175, 5.0))
    .build(&mut scene.graph);
    scene.graph.link_nodes(collider, body);
    let wood = model(resources, "data/models/chess/board.glb")?.instantiate(scene);
    let stuff = material(resources, "board")?;
    dress(scene, wood, &stuff);
    scene.graph[wood].add_script(Polish {
        strength: BOARD_POLISH.into(),
    });
    scene.graph.link_nodes(wood, body);
    Ok(body)
}

/// Adds the coordinates for one player, in the inlay of the frame or inside the squares.
fn coordinates(
    resources: &ResourceManager,
    scene: &mut Scene,
    board: Handle<Node>,
    camera: Handle<Camera>,
    (white, inside): (bool, bool),
) -> Result<()> {
    let name = coordinates_name(white, inside);
    let inlay = material(resources, &name)?;
    let letters = flat(scene, &name, inlay, (BOARD, BOARD), 0.001).to_base::<Node>();
    scene.graph.link_nodes(letters, board);
    scene.graph[letters].set_visibility(white && !inside);
    scene.graph[letters].add_script(Coordinates {
        for_white: white.into(),
        inside: inside.into(),
        camera: camera.into(),
    });
    Ok(())
}

/// Adds a player and the place for captured pieces at their right hand.
fn player(scene: &mut Scene, white: bool) -> Handle<Node> {
    let side = if white { -1.0 } else { 1.0 };
    let turn = if white { 0.0 } else { 180.0 };
    let name = if white { "white" } else { "black" };
    let pivot = |scene: &mut Scene, name: String, place: Transform| {
        PivotBuilder::new(
            BaseBuilder::new()
                .with_name(name)
                .with_local_transform(place),
        )
        .build(&mut scene.graph)
        .to_base::<Node>()
    };
    let player = pivot(scene, name.to_owned(), Transform::default());
    // The first captured piece is nearest to its player.
    let half = (CAPTURED_ROW.0 - 1) as f32 * CAPTURED_ROW.1 * 0.5;
    let first = Vector3::new(side * CAPTURED_X, TABLE_Y, side * half);
    let captured = pivot(scene, format!("{name}_captured"), at(first, turn + 180.0));
    scene.graph.link_nodes(captured, player);
    let mut script = Player::default();
    script.plays_white = white.into();
    script.captured = captured.into();
    script.row_length = CAPTURED_ROW.0.into();
    script.spacing = CAPTURED_ROW.1.into();
    scene.graph[player].add_script(script);
    player
}

/// Adds the clock behind the board, with a plunger for each player.
fn clock(
    resources: &ResourceManager,
    scene: &mut Scene,
    manager: Handle<Node>,
    camera: Handle<Camera>,
) -> Result<()> {
    let clock = model(resources, "data/models/chess/clock.glb")?.instantiate(scene);
    let window = material(resources, "clock_window")?;
    let parts = [
        material(resources, "walnut")?,
        material(resources, "brass")?,
        window.clone(),
        window,
    ];
    dress_parts(scene, clock, &parts);
    let place = Vector3::new(0.0, TABLE_Y, CLOCK_Z);
    *scene.graph[clock].local_transform_mut() = at(place, 0.0);
    // Found before the plungers are attached, which have meshes as well.
    let body = mesh_below(scene, clock).ok_or("clock.glb has no mesh")?;
    let mut plunger = |wood: &str, side: f32| -> Result<Handle<Node>> {
        let node = model(resources, "data/models/chess/clock_plunger.glb")?.instantiate(scene);
        let parts = [material(resources, wood)?, material(resources, "brass")?];
        dress_parts(scene, node, &parts);
        let (aside, up, back) = PLUNGER;
        *scene.graph[node].local_transform_mut() = at(Vector3::new(side * aside, up, back), 0.0);
        scene.graph.link_nodes(node, clock);
        Ok(node)
    };
    let white = plunger("boxwood", 1.0)?;
    let black = plunger("ebony", -1.0)?;
    let mut script = ChessClock::default();
    script.manager = manager.into();
    script.camera = camera.into();
    script.model = body.into();
    script.white_plunger = white.into();
    script.black_plunger = black.into();
    scene.graph[clock].add_script(script);
    Ok(())
}

fn board_script(
    resources: &ResourceManager,
    highlights: Handle<Node>,
    white: Handle<Node>,
    black: Handle<Node>,
) -> Result<Board> {
    let piece = |name: &str| -> Result<Option<ModelResource>> {
        Ok(Some(model(resources, &format!("data/prefabs/{name}.rgs"))?))
    };
    let mark = |mark: Mark| -> Result<Option<ModelResource>> {
        let name = mark_name(mark);
        Ok(Some(model(
            resources,
            &format!("data/prefabs/marks/{name}.rgs"),
        )?))
    };
    let mut board = Board::default();
    board.highlights = highlights.into();
    board.white = white.into();
    board.black = black.into();
    board.white_set.pawn = piece("white_pawn")?.into();
    board.white_set.knight = piece("white_knight")?.into();
    board.white_set.bishop = piece("white_bishop")?.into();
    board.white_set.rook = piece("white_rook")?.into();
    board.white_set.queen = piece("white_queen")?.into();
    board.white_set.king = piece("white_king")?.into();
    board.black_set.pawn = piece("black_pawn")?.into();
    board.black_set.knight = piece("black_knight")?.into();
    board.black_set.bishop = piece("black_bishop")?.into();
    board.black_set.rook = piece("black_rook")?.into();
    board.black_set.queen = piece("black_queen")?.into();
    board.black_set.king = piece("black_king")?.into();
    board.marks.hover = mark(Mark::Hover)?.into();
    board.marks.selected = mark(Mark::Selected)?.into();
    board.marks.target = mark(Mark::Move)?.into();
    board.marks.capture = mark(Mark::Capture)?.into();
    board.marks.check = mark(Mark::Danger)?.into();
    board.marks.last = mark(Mark::Last)?.into();
    board.marks.hint = mark(Mark::Hint)?.into();
    let arrow = |pointer: Pointer| -> Result<Option<MaterialResource>> {
        let name = arrow_name(pointer);
        Ok(Some(material(resources, &format!("marks/{name}"))?))
    };
    board.arrows.hint = arrow(Pointer::Hint)?.into();
    board.arrows.threat = arrow(Pointer::Threat)?.into();
    Ok(board)
}
