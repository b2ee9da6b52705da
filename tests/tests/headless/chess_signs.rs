//! Signs at the chess table: waiting and refused pieces, and fallen kings.

use fyrox::{
    core::algebra::Vector3,
    graph::SceneGraph,
    scene::{EnvironmentLightingSource, graph::Graph},
};
use parlour_chess::{
    ChessTable,
    options::ChessOptions,
    panels::{ChessCommand, ChessDialog, EditorCommand},
    scene::{board::Board, piece::Piece},
    settings::ChessSetting,
};
use parlour_rules::chess::{Color, Square};
use parlour_shell::{
    app::{options::Options, settings::MotionSpeed},
    scene::marks::Mark,
    ui::Action,
};
use parlour_tests::headless::{
    Scene, Step, act, click, dialog, do_action, follow, make_move, named, options, press, ready,
    script, table_of, updates, wait, wait_for,
};
use std::{
    f32::consts::PI,
    path::Path,
    sync::{Arc, Mutex},
};

fn with_fen(saves: &Path, fen: &str) -> Options {
    let fen = Some(fen.to_owned());
    options(saves).set(move |chess: &mut ChessOptions| chess.fen = fen)
}

fn graph<'a>(scene: &'a Scene) -> &'a Graph {
    let table = scene.parlour.shell.scene;
    &scene.ctx.scenes.try_get(table).unwrap().graph
}

/// Returns the place of the piece on a square.
fn place(scene: &Scene, square: Square) -> Vector3<f32> {
    let node = script::<Board>(scene).node_at(square).unwrap();
    graph(scene)[node].global_position()
}

/// Returns how upright the piece on a square is: 1 for a standing piece, 0 for a fallen one.
fn upright(scene: &Scene, square: Square) -> f32 {
    let node = script::<Board>(scene).node_at(square).unwrap();
    graph(scene)[node].up_vector().normalize().y
}

/// Returns how far the piece on a square is from its middle, in squares.
fn aside(scene: &Scene, square: Square) -> f32 {
    let middle = script::<Board>(scene).geometry().place(square);
    (place(scene, square) - middle).xz().norm()
}

/// Waits until the piece on a square is beside its middle.
fn shakes(square: Square) -> Step {
    Box::new(move |scene, _| aside(scene, square) > 0.02)
}

/// Waits until the piece on a square is in its middle.
fn rests(square: Square) -> Step {
    Box::new(move |scene, _| aside(scene, square) < 1e-4)
}

/// Waits until the piece on a square has fallen.
fn fallen(square: Square) -> Step {
    Box::new(move |scene, _| upright(scene, square) < 0.2)
}

#[test]
fn the_check_mark_stays_inside_its_square() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        with_fen(saves.path(), "4k3/8/8/8/8/8/8/4RK2 b - - 0 1"),
        vec![
            ready(0),
            act(|scene| {
                let geometry = *script::<Board>(scene).geometry();
                let [king, beside] = [Square::E8, Square::F8].map(|square| geometry.place(square));
                let graph = graph(scene);
                let boxes = graph.pair_iter().filter(|(_, node)| {
                    node.name() == "check" && node.is_mesh() && node.global_visibility()
                });
                let boxes: Vec<_> = boxes.map(|(_, node)| node.world_bounding_box()).collect();
                assert!(!boxes.is_empty(), "no mark");
                for mark in boxes {
                    let size = (mark.max - mark.min).xz().max();
                    assert!(size <= (king - beside).norm() * 1.001, "{size}");
                    assert!((mark.center() - king).xz().norm() < 0.01);
                }
            }),
        ],
    );
}

#[test]
fn a_piece_without_moves_shakes_and_says_why() {
    let saves = tempfile::tempdir().unwrap();
    // The knight is pinned, and the pawn is blocked.
    let mut options = with_fen(saves.path(), "4r1k1/8/8/p7/P7/8/4N3/4K3 w - - 0 1");
    options.motion = Some(MotionSpeed::Normal);
    let received = follow(
        options,
        vec![
            ready(0),
            click("e2"),
            wait_for("stuck", |stuck| stuck["square"] == "e2"),
            shakes(Square::E2),
            click("a4"),
            wait_for("stuck", |stuck| stuck["square"] == "a4"),
            shakes(Square::A4),
            rests(Square::A4),
            rests(Square::E2),
            // It also shakes while the piece that was selected before is put down.
            click("e1"),
            wait("select"),
            click("e2"),
            wait_for("stuck", |stuck| stuck["square"] == "e2"),
            shakes(Square::E2),
            rests(Square::E2),
            click("e1"),
            wait("select"),
        ],
    );
    let said: Vec<_> = named(&received, "error")
        .iter()
        .map(|error| error["message"].to_string())
        .collect();
    assert!(
        said[0].contains("pinned") && said[1].contains("no legal moves"),
        "{said:?}"
    );
}

#[test]
fn the_king_of_the_player_who_resigns_topples() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("e2", "e4"),
            ready(1),
            make_move("e7", "e5"),
            ready(2),
            do_action(Action::run(ChessCommand::Resign(Color::White))),
            wait_for("over", |over| over["reason"] == "resignation"),
            fallen(Square::E1),
            act(|scene| assert!(upright(scene, Square::E8) > 0.9)),
        ],
    );
}

/// Returns the looks that the piece on a square shows: its detailed model, its simplified model and
/// its figurine.
fn looks(scene: &Scene, square: Square) -> [bool; 3] {
    let graph = graph(scene);
    let node = script::<Board>(scene).node_at(square).unwrap();
    let piece = graph.try_get_script_of::<Piece>(node).unwrap();
    [*piece.model, *piece.coarse_model, *piece.figurine].map(|model| graph[model].visibility())
}

#[test]
fn the_top_view_draws_the_pieces_upright_for_the_player() {
    let saves = tempfile::tempdir().unwrap();
    let from = |yaw: f32| {
        act(move |scene| {
            for square in [Square::E1, Square::D8] {
                assert_eq!(looks(scene, square), [false, false, true], "{square}");
                let node = script::<Board>(scene).node_at(square).unwrap();
                let graph = graph(scene);
                let piece = graph.try_get_script_of::<Piece>(node).unwrap();
                // The top of the picture is away from the player.
                let top = -graph[*piece.figurine].look_vector();
                let away = Vector3::new(yaw.sin(), 0.0, yaw.cos());
                assert!(top.dot(&away) > 0.99, "{square}: {top} at {yaw}");
            }
        })
    };
    follow(
        options(saves.path()),
        vec![
            ready(0),
            act(|scene| assert!(!looks(scene, Square::E1)[2])),
            do_action(Action::Top),
            wait_for("picks", |_| true),
            from(0.0),
            do_action(Action::Flip),
            wait_for("picks", |_| true),
            from(PI),
            do_action(Action::Top),
            wait_for("picks", |_| true),
            act(|scene| assert!(!looks(scene, Square::E1)[2])),
        ],
    );
}

#[test]
fn the_menu_shows_the_models_of_a_table_that_is_seen_flat() {
    let saves = tempfile::tempdir().unwrap();
    let is_flat =
        |flat: bool| -> Step { Box::new(move |scene, _| looks(scene, Square::E1)[2] == flat) };
    follow(
        options(saves.path()),
        vec![
            ready(0),
            do_action(Action::Top),
            is_flat(true),
            do_action(Action::Menu),
            dialog("menu"),
            is_flat(false),
            do_action(Action::OpenTable(parlour_chess::ID)),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            is_flat(true),
        ],
    );
}

#[test]
fn a_fallen_king_is_drawn_inside_his_square() {
    let saves = tempfile::tempdir().unwrap();
    let fen = "r4rk1/ppp2ppp/2n5/8/8/2N5/PPP2PPP/R4RK1 w - - 0 1";
    follow(
        with_fen(saves.path(), fen),
        vec![
            ready(0),
            do_action(Action::Top),
            wait_for("picks", |_| true),
            do_action(Action::run(ChessCommand::Resign(Color::White))),
            wait_for("over", |over| over["reason"] == "resignation"),
            fallen(Square::G1),
            updates(5),
            act(|scene| {
                assert!(aside(scene, Square::G1) > 0.3, "the model slides");
                let board = script::<Board>(scene);
                let node = board.node_at(Square::G1).unwrap();
                let graph = graph(scene);
                let piece = graph.try_get_script_of::<Piece>(node).unwrap();
                let drawn = graph[*piece.figurine].global_position();
                let middle = board.geometry().place(Square::G1);
                assert!((drawn - middle).xz().norm() < 0.05, "{drawn}");
            }),
        ],
    );
}

#[test]
fn the_flat_view_has_no_lamps_and_no_shadows() {
    let saves = tempfile::tempdir().unwrap();
    // Counts the lights and the shadows below pieces that are visible, and reads what lights the rest.
    let lit = |lamps: bool| {
        act(move |scene| {
            let all = graph(scene).linear_iter();
            let shown = all.filter(|node| node.global_visibility());
            let shown: Vec<_> = shown
                .filter(|node| node.is_spot_light() || node.name() == "contact_shadow")
                .map(|node| node.name())
                .collect();
            assert_eq!(!shown.is_empty(), lamps, "{shown:?}");
            let table = scene.parlour.shell.scene;
            let options = &scene.ctx.scenes.try_get(table).unwrap().rendering_options;
            let sky = options.environment_lighting_source == EnvironmentLightingSource::SkyBox;
            assert_eq!(sky, lamps);
        })
    };
    let turn = || do_action(Action::Top);
    let seen = || wait_for("picks", |_| true);
    follow(
        options(saves.path()),
        vec![
            ready(0),
            lit(true),
            turn(),
            seen(),
            lit(false),
            turn(),
            seen(),
            lit(true),
        ],
    );
}

#[test]
fn the_view_that_the_player_prefers_is_that_of_the_board() {
    let saves = tempfile::tempdir().unwrap();
    let looks_down = |least: f32, most: f32| {
        act(move |scene| {
            let camera = &graph(scene)[scene.parlour.shell.camera];
            let down = -camera.look_vector().normalize().y.asin().to_degrees();
            assert!((least..most).contains(&down), "{down}");
        })
    };
    let change = || do_action(Action::run(ChessCommand::Change(ChessSetting::View, 1)));
    follow(
        options(saves.path()),
        vec![
            ready(0),
            looks_down(35.0, 46.0),
            change(),
            wait_for("picks", |_| true),
            looks_down(50.0, 62.0),
            change(),
            wait_for("picks", |_| true),
            looks_down(89.0, 91.0),
            act(|scene| assert!(looks(scene, Square::E1)[2])),
        ],
    );
}

/// Mates on the board, shows where the king falls, and returns the direction of his head.
fn falls(fen: &str, from: &'static str, to: &'static str, king: Square) -> Vector3<f32> {
    let saves = tempfile::tempdir().unwrap();
    let way = Arc::new(Mutex::new(Vector3::zeros()));
    let seen = way.clone();
    follow(
        with_fen(saves.path(), fen),
        vec![
            ready(0),
            make_move(from, to),
            wait_for("over", |over| over["reason"] == "checkmate"),
            fallen(king),
            act(move |scene| {
                let board = script::<Board>(scene);
                let foot = place(scene, king);
                let node = board.node_at(king).unwrap();
                let up = graph(scene)[node].up_vector().normalize();
                // The foot has slid back.
                let head = foot + up * 1.3;
                assert!(
                    head.x.abs().max(head.z.abs()) < 5.0,
                    "off the board: {head}"
                );
                let others = Square::ALL.into_iter().filter(|square| *square != king);
                for square in others.filter(|square| board.node_at(*square).is_some()) {
                    let other = (board.geometry().place(square) - foot).xz();
                    let along = up.xz() * other.dot(&up.xz()).clamp(0.0, 1.67);
                    let apart = (other - along).norm();
                    assert!(apart > 0.5, "hits {square}: {apart}");
                }
                *seen.lock().unwrap() = up;
            }),
        ],
    );
    *way.lock().unwrap()
}

#[test]
fn a_mate_is_announced_for_a_moment() {
    let saves = tempfile::tempdir().unwrap();
    let fen = "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1";
    let options = Options {
        motion: Some(MotionSpeed::Normal),
        ..with_fen(saves.path(), fen)
    };
    let is_announced = |scene: &Scene| {
        let banner = table_of::<ChessTable>(scene).banner();
        banner.is_some_and(|words| words.text == "Checkmate!")
    };
    follow(
        options,
        vec![
            ready(0),
            make_move("d1", "d8"),
            Box::new(move |scene, _| is_announced(scene)),
            Box::new(move |scene, _| {
                assert!(!is_announced(scene) || !scene.parlour.shell.is_calm());
                !is_announced(scene)
            }),
        ],
    );
}

#[test]
fn a_mated_king_falls_across_the_view_onto_free_squares() {
    let open = falls("3k4/8/3K4/8/8/8/8/7R w - - 0 1", "h1", "h8", Square::D8);
    assert!(open.x.abs() > 0.9, "{open}");
    // Pawns are before him.
    let corner = falls("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", "d1", "d8", Square::G8);
    assert!(corner.x.abs() > 0.9, "{corner}");
    let smothered = "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1";
    let smothered = falls(smothered, "g5", "f7", Square::H8);
    assert!(smothered.x < -0.9, "{smothered}");
}

#[test]
fn a_king_between_his_pieces_never_shows_his_base() {
    // Seen from the player, his head would be behind his base.
    let is_shown = |fen: &str, from: &'static str, to: &'static str, king: Square| {
        let saves = tempfile::tempdir().unwrap();
        let tilts = move |scene: &Scene| upright(scene, king) < 0.96;
        follow(
            with_fen(saves.path(), fen),
            vec![
                ready(0),
                make_move(from, to),
                wait_for("over", |over| over["reason"] == "checkmate"),
                Box::new(move |scene, _| tilts(scene)),
                act(move |scene| {
                    let node = script::<Board>(scene).node_at(king).unwrap();
                    let up = graph(scene)[node].up_vector().normalize();
                    let camera = &graph(scene)[scene.parlour.shell.camera];
                    let away = camera.look_vector().xz().normalize();
                    assert!(up.xz().dot(&away) < 0.4, "{up}");
                }),
            ],
        );
    };
    let scholar = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
    is_shown(scholar, "h5", "f7", Square::E8);
    let fool = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2";
    is_shown(fool, "d8", "h4", Square::E1);
}

#[test]
fn a_piece_that_cannot_go_there_goes_back_and_stays_selected() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = with_fen(saves.path(), "4k3/8/8/8/8/8/3P4/r3K3 w - - 0 1");
    options.motion = Some(MotionSpeed::Normal);
    let received = follow(
        options,
        vec![
            ready(0),
            click("e1"),
            wait_for("select", |select| select["square"] == "e1"),
            click("d1"),
            wait_for("illegal", |illegal| illegal["to"] == "d1"),
            click("e4"),
            wait_for("illegal", |illegal| illegal["to"] == "e4"),
            rests(Square::E1),
            act(|scene| assert_eq!(script::<Board>(scene).marked(Mark::Selected), [Square::E1])),
            click("e2"),
            ready(1),
        ],
    );
    let said: Vec<_> = named(&received, "error")
        .iter()
        .map(|error| error["message"].to_string())
        .collect();
    assert!(said[0].contains("in check there"), "{said:?}");
    assert!(said[1].contains("doesn’t stop it"), "{said:?}");
}

#[test]
fn leaving_the_editor_that_the_menu_opened_leads_back_to_the_menu() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options.table = None;
    follow(
        options,
        vec![
            dialog("menu"),
            do_action(Action::open(ChessDialog::NewGame)),
            dialog("new-game"),
            do_action(Action::run(ChessCommand::Edit(EditorCommand::Open))),
            dialog("editor"),
            press("cancel"),
            dialog("new-game"),
            do_action(Action::Close),
            dialog("menu"),
        ],
    );
}
