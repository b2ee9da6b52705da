//! The chess table without a window: picks, drags, keys, motion, undo.

use fyrox::keyboard::KeyCode;
use fyrox::{core::math::Rect, scene::sound::Sound};
use parlour_chess::{
    options::ChessOptions,
    panels::ChessCommand,
    scene::{
        board::Board,
        game_manager::{GameManager, Intent},
    },
    table::selection::{Hit, hits},
};
use parlour_rules::chess::{Claim, Rules, Square};
use parlour_shell::{
    app::settings::MotionSpeed,
    scene::{camera::CameraRig, canvas::Projection, marks::Mark},
    table::{session::Session, tutorial::GuideCommand},
    ui::Action,
};
use parlour_tests::headless::{
    Next, Step, act, click, dialog, do_action, follow, key, make_move, named, options, pixel, play,
    ready, script, script_mut, updates, wait, wait_for,
};
use serde_json::{Value, json};

fn sans(received: &[Value]) -> Vec<&str> {
    received
        .iter()
        .filter(|event| event["event"] == "move")
        .filter_map(|event| event["san"].as_str())
        .collect()
}

#[test]
fn panels_have_the_icons_of_all_tables() {
    let saves = tempfile::tempdir().unwrap();
    let look = act(|scene| {
        let pictures = &scene.parlour.shell.pictures;
        for name in ["icon_menu", "icon_pickaxe", "logo", "queen_black"] {
            assert!(pictures.get(name).is_some(), "{name}");
        }
    });
    follow(options(saves.path()), vec![ready(0), look]);
}

#[test]
fn a_click_selects_and_a_click_moves() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            click("e2"),
            wait_for("select", |select| {
                select["square"] == "e2" && select["moves"] == json!(["e3", "e4"])
            }),
            // A click on another piece selects that; a click elsewhere clears the selection.
            click("g1"),
            wait_for("select", |select| select["square"] == "g1"),
            click("e5"),
            click("e2"),
            wait_for("select", |select| select["square"] == "e2"),
            click("e4"),
            ready(1),
            make_move("d7", "d5"),
            ready(2),
            click("e4"),
            wait_for("select", |select| {
                select["moves"] == json!(["e5"]) && select["captures"] == json!(["d5"])
            }),
            click("d5"),
            ready(3),
        ],
    );
    assert_eq!(sans(&received), ["e4", "d5", "exd5"]);
}

/// Drags a piece to a square.
fn drag(from: &'static str, to: &'static str) -> Vec<Step> {
    let pressed: Step = Box::new(move |scene, picks| {
        scene.parlour.shell.input.moved(pixel(picks, from), true);
        scene.parlour.shell.input.primary(true, true);
        true
    });
    let moved: Step = Box::new(move |scene, picks| {
        let (from, to) = (pixel(picks, from), pixel(picks, to));
        scene.parlour.shell.input.moved((from + to) * 0.5, true);
        scene.parlour.shell.input.moved(to, true);
        true
    });
    let released: Step = Box::new(move |scene, _| {
        scene.parlour.shell.input.primary(false, true);
        true
    });
    vec![pressed, wait("select"), moved, released]
}

#[test]
fn the_frame_of_the_pointer_stays_with_a_dropped_piece() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options.motion = Some(MotionSpeed::Normal);
    // Seen from above, the piece is under the pointer for a moment after the drop, before its move is
    // shown.
    let mut steps = vec![ready(0), do_action(Action::Top), ready(0)];
    steps.extend(drag("g1", "f3"));
    let released = steps.pop();
    steps.push(updates(10));
    steps.extend(released);
    steps.push(Box::new(|scene, _| {
        let board = script::<Board>(scene);
        let hover = board.marked(Mark::Hover);
        assert!(!hover.contains(&Square::G1), "{hover:?}");
        board.node_at(Square::F3).is_some() && board.is_at_rest()
    }));
    follow(options, steps);
}

#[test]
fn a_piece_can_be_dragged() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = vec![ready(0)];
    steps.extend(drag("g1", "f3"));
    steps.push(ready(1));
    // An illegal drag puts the piece back and keeps it selected.
    steps.extend(drag("b8", "b5"));
    steps.push(click("c6"));
    steps.push(ready(2));
    let received = follow(options(saves.path()), steps);
    assert_eq!(sans(&received), ["Nf3", "Nc6"]);
}

#[test]
fn the_keys_alone_play_a_game() {
    let saves = tempfile::tempdir().unwrap();
    // Moves the keyboard cursor, on e2 at first, right and away as the player sees it.
    let go = |right: i8, away: i8| {
        act(move |scene| {
            let input = &mut scene.parlour.shell.input;
            (0..right.abs()).for_each(|_| input.step(right.signum(), 0));
            (0..away.abs()).for_each(|_| input.step(0, away.signum()));
            input.confirm();
        })
    };
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            go(1, 0), // f2
            wait("select"),
            go(0, 1), // f3
            ready(1),
            // From Black's side, right is towards the a-file and away is down the board.
            go(1, -4), // e7
            wait_for("select", |select| select["square"] == "e7"),
            go(0, 2), // e5
            ready(2),
            go(2, -3), // g2
            wait_for("select", |select| select["square"] == "g2"),
            go(0, 2), // g4
            ready(3),
            go(3, -4), // d8
            wait_for("select", |select| select["square"] == "d8"),
            go(-4, 4), // h4
            wait("over"),
        ],
    );
    assert_eq!(sans(&received), ["f3", "e5", "g4", "Qh4#"]);
    let over = received
        .iter()
        .find(|event| event["event"] == "over")
        .unwrap();
    assert_eq!(over["result"], "0-1");
}

#[test]
fn one_pick_made_during_motion_is_kept() {
    let saves = tempfile::tempdir().unwrap();
    let mut slow = options(saves.path());
    slow.motion = Some(MotionSpeed::Fast);
    let received = follow(
        slow,
        vec![
            ready(0),
            make_move("e2", "e4"),
            wait("move"),
            // The pawn is still moving and the camera has not turned yet.
            click("e7"),
            wait_for("select", |select| select["square"] == "e7"),
        ],
    );
    let names: Vec<&str> = received
        .iter()
        .filter_map(|e| e["event"].as_str())
        .collect();
    let moved = names.iter().position(|name| *name == "move").unwrap();
    assert!(names[moved..].contains(&"select"), "{names:?}");
}

#[test]
fn moves_are_taken_back_and_made_again() {
    let saves = tempfile::tempdir().unwrap();
    let step = |ply: u64, back: bool| {
        wait_for("step", move |step| {
            step["ply"] == ply && step["back"] == back
        })
    };
    follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("e2", "e4"),
            ready(1),
            make_move("d7", "d5"),
            ready(2),
            make_move("e4", "d5"),
            ready(3),
            act(|scene| assert_eq!(taken(scene), [1, 0])),
            do_action(Action::Undo),
            step(2, true),
            ready(2),
            act(|scene| assert_eq!(taken(scene), [0, 0])),
            do_action(Action::Undo),
            ready(1),
            do_action(Action::Redo),
            step(2, false),
            ready(2),
            do_action(Action::Redo),
            ready(3),
            act(|scene| assert_eq!(taken(scene), [1, 0])),
        ],
    );
}

/// Numbers of pieces that White and Black have captured.
fn taken(scene: &mut parlour_tests::headless::Scene) -> [usize; 2] {
    use parlour_rules::chess::Color;
    let board = script::<Board>(scene);
    [board.taken_by(Color::White), board.taken_by(Color::Black)]
}

#[test]
fn a_draw_can_be_claimed_when_a_position_stands_for_the_third_time() {
    let saves = tempfile::tempdir().unwrap();
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let mut steps = vec![ready(0)];
    for (index, uci) in shuffle.into_iter().cycle().take(8).enumerate() {
        steps.push(act(move |scene| submit(scene, uci)));
        steps.push(ready(index as u64 + 1));
    }
    // The claim needs a confirmation.
    steps.push(do_action(Action::run(ChessCommand::Draw)));
    steps.push(dialog("draw-claim"));
    steps.push(do_action(Action::run(ChessCommand::Claim(
        Claim::Threefold,
    ))));
    steps.push(wait_for("over", |over| {
        over["result"] == "1/2-1/2" && over["reason"] == "threefold"
    }));
    follow(options(saves.path()), steps);
}

fn submit(scene: &mut parlour_tests::headless::Scene, uci: &str) {
    let manager = script_mut::<GameManager>(scene);
    let mv = manager.game().position().parse_uci(uci).unwrap();
    manager.queue().submit(Intent::Play(mv));
}

#[test]
fn a_promotion_asks_and_can_be_put_off() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options = options
        .set(|chess: &mut ChessOptions| chess.fen = Some("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1".into()));
    let received = follow(
        options,
        vec![
            ready(0),
            make_move("b7", "b8"),
            wait_for("picks", |picks| {
                picks["dialog"] == "promotion" && picks["buttons"]["promote-knight"].is_array()
            }),
            do_action(Action::Close),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            // The pawn is back on its square.
            act(|scene| {
                let table = scene.parlour.shell.scene;
                let graph = &scene.ctx.scenes.try_get(table).unwrap().graph;
                let root = graph.get_root();
                let (board, _) = graph.find_first_by_script::<Board>(root).unwrap();
                let board = graph.try_get_script_of::<Board>(board).unwrap();
                let pawn = board.node_at(Square::B7).unwrap();
                let place = graph[pawn].global_position();
                let square = board.geometry().square(place);
                assert_eq!(square, Some(Square::B7));
            }),
            // Nothing is selected, so the move starts from the beginning.
            make_move("b7", "b8"),
            dialog("promotion"),
            do_action(Action::run(ChessCommand::Promote(
                parlour_rules::chess::PieceKind::Rook,
            ))),
            ready(1),
        ],
    );
    assert_eq!(sans(&received), ["b8=R+"]);
}

#[test]
fn enter_promotes_to_a_queen() {
    let saves = tempfile::tempdir().unwrap();
    let options = options(saves.path())
        .set(|chess: &mut ChessOptions| chess.fen = Some("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1".into()));
    let received = follow(
        options,
        vec![
            ready(0),
            make_move("b7", "b8"),
            wait_for("picks", |picks| {
                picks["dialog"] == "promotion" && picks["buttons"]["promote-queen"].is_array()
            }),
            key(KeyCode::Enter),
            ready(1),
        ],
    );
    assert_eq!(sans(&received), ["b8=Q+"]);
}

#[test]
fn a_pawn_that_captures_and_promotes_stands_on_its_square_while_the_player_chooses() {
    let saves = tempfile::tempdir().unwrap();
    let fen = "r3k2r/1P3ppp/8/3Pp3/8/8/5PPP/R3K2R w KQkq - 0 1";
    let options =
        options(saves.path()).set(|chess: &mut ChessOptions| chess.fen = Some(fen.into()));
    let on_a8 = |stands: bool| {
        act(move |scene| {
            let table = scene.parlour.shell.scene;
            let graph = &scene.ctx.scenes.try_get(table).unwrap().graph;
            let board = parlour_tests::headless::script::<Board>(scene);
            let node = |square| board.node_at(square).unwrap();
            let (pawn, rook) = (node(Square::B7), node(Square::A8));
            let wanted = if stands { Square::A8 } else { Square::B7 };
            let place = board.geometry().place(wanted);
            let aside = graph[pawn].global_position() - place;
            assert!(aside.norm() < 0.01, "{aside} beside {wanted}");
            assert_eq!(graph[rook].visibility(), !stands);
        })
    };
    let asked = || {
        wait_for("picks", |picks| {
            picks["dialog"] == "promotion" && picks["buttons"]["promote-queen"].is_array()
        })
    };
    let received = follow(
        options,
        vec![
            ready(0),
            make_move("b7", "a8"),
            asked(),
            on_a8(true),
            do_action(Action::Close),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            on_a8(false),
            make_move("b7", "a8"),
            asked(),
            do_action(Action::run(ChessCommand::Promote(
                parlour_rules::chess::PieceKind::Queen,
            ))),
            ready(1),
            act(|scene| assert_eq!(taken(scene), [1, 0])),
        ],
    );
    assert_eq!(sans(&received), ["bxa8=Q+"]);
}

#[test]
fn a_click_on_a_piece_of_the_opponent_is_refused() {
    let saves = tempfile::tempdir().unwrap();
    let press = |square: &'static str, down: bool| -> Step {
        Box::new(move |scene, picks| {
            let input = &mut scene.parlour.shell.input;
            input.moved(pixel(picks, square), true);
            input.primary(down, true);
            true
        })
    };
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            // A press that becomes a drag isn't a click.
            press("e7", true),
            press("e5", false),
            make_move("e2", "e4"),
            ready(1),
            make_move("e7", "e5"),
            ready(2),
            press("e5", true),
            press("e5", false),
            wait_for("stuck", |stuck| stuck["square"] == "e5"),
        ],
    );
    assert_eq!(named(&received, "stuck").len(), 1);
}

#[test]
fn chess960_castles_by_taking_the_own_rook() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options = options.set(|chess: &mut ChessOptions| chess.rules = Some(Rules::Chess960));
    options = options
        .set(|chess: &mut ChessOptions| chess.fen = Some("4k3/8/8/8/8/8/8/4KR2 w F - 0 1".into()));
    let received = follow(
        options,
        vec![
            ready(0),
            click("e1"),
            wait("select"),
            act(|scene| {
                // A dot would be hidden under the rook.
                let mut marked = script::<Board>(scene).marked(Mark::Selected);
                marked.sort();
                assert_eq!(marked, [Square::E1, Square::F1]);
                assert!(
                    !script::<Board>(scene)
                        .marked(Mark::Move)
                        .contains(&Square::F1)
                );
            }),
            click("f1"),
            ready(1),
        ],
    );
    assert_eq!(sans(&received), ["O-O"]);
}

#[test]
fn the_casual_game_ends_when_a_king_is_captured() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options = options.set(|chess: &mut ChessOptions| chess.rules = Some(Rules::Casual));
    options = options
        .set(|chess: &mut ChessOptions| chess.fen = Some("4k3/8/8/8/8/8/8/K3R3 w - - 0 1".into()));
    follow(
        options,
        vec![
            ready(0),
            make_move("e1", "e8"),
            wait_for("over", |over| {
                over["result"] == "1-0" && over["reason"] == "king-captured"
            }),
        ],
    );
}

#[test]
fn the_mark_of_a_lesson_stays_after_a_wrong_move() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            do_action(Action::run(ChessCommand::Lessons(GuideCommand::Start))),
            ready(0),
            // The lesson expects e2e4.
            make_move("e2", "e3"),
            wait_for("step", |step| step["back"] == true),
            ready(0),
            act(|scene| {
                let table = scene.parlour.shell.scene;
                let graph = &scene.ctx.scenes.try_get(table).unwrap().graph;
                let root = graph.get_root();
                let (board, _) = graph.find_first_by_script::<Board>(root).unwrap();
                let board = graph.try_get_script_of::<Board>(board).unwrap();
                assert_eq!(board.marked(Mark::Hint), [Square::E4]);
            }),
        ],
    );
}

/// From every camera position, the square that a ray hits is the one where it crosses the board's
/// plane.
#[test]
fn every_square_is_picked_right_from_every_side() {
    let saves = tempfile::tempdir().unwrap();
    play(options(saves.path()), move |scene| {
        let table = scene.parlour.shell.scene;
        let Ok(table) = scene.ctx.scenes.try_get_mut(table) else {
            return Next::Again;
        };
        // Rays meet colliders only after the first steps of the physics.
        if !scene.news.iter().any(|event| event["event"] == "picks") {
            return Next::Again;
        }
        let root = table.graph.get_root();
        let (board_node, _) = table.graph.find_first_by_script::<Board>(root).unwrap();
        let (camera, _) = table.graph.find_first_by_script::<CameraRig>(root).unwrap();
        let geometry = *table
            .graph
            .try_get_script_of::<Board>(board_node)
            .unwrap()
            .geometry();
        let area = Rect::new(0.0, 0.0, 1280.0, 720.0);
        let mut seen = 0;
        let mut bodies = 0;
        for yaw in 0..12 {
            for pitch in [12.0_f32, 25.0, 40.0, 55.0, 70.0, 88.0] {
                for distance in [9.0_f32, 14.0, 24.0] {
                    let (yaw, pitch) = (yaw as f32 * 30.0_f32.to_radians(), pitch.to_radians());
                    let eye = fyrox::core::algebra::Vector3::new(
                        yaw.sin() * pitch.cos(),
                        pitch.sin(),
                        -yaw.cos() * pitch.cos(),
                    ) * distance;
                    let node = &mut table.graph[camera];
                    node.local_transform_mut().set_position(eye).set_rotation(
                        fyrox::core::algebra::UnitQuaternion::face_towards(
                            &-eye,
                            &fyrox::core::algebra::Vector3::y(),
                        ),
                    );
                    table.graph.update_hierarchical_data();
                    let lens = Projection::new(table.graph[camera].cast().unwrap(), area);
                    for square in Square::ALL {
                        let Some(at) = lens.pixel(geometry.place(square)) else {
                            continue;
                        };
                        let ray = lens.ray(at);
                        let plane = geometry.square_under(&ray).map(|(square, _)| square);
                        assert_eq!(plane, Some(square), "the lens and the plane agree");
                        let hits = hits(table, board_node, &geometry, &ray);
                        let met = hits.iter().find_map(|hit| match hit {
                            Hit::Square(square) => Some(*square),
                            Hit::Body { .. } => None,
                        });
                        assert_eq!(met, plane, "yaw {yaw}, pitch {pitch}, distance {distance}");
                        bodies += usize::from(matches!(hits.first(), Some(Hit::Body { .. })));
                        seen += 1;
                    }
                }
            }
        }
        assert!(seen > 10_000, "only {seen} squares were in sight");
        assert!(bodies > 1_000, "only {bodies} rays met a piece");
        Next::Done
    });
}

#[test]
fn a_sound_comes_from_the_side_of_its_square() {
    let saves = tempfile::tempdir().unwrap();
    // Returns whether a sound is played that is this far to the right.
    let heard = |side: fn(f32) -> bool| -> Step {
        Box::new(move |scene, _| {
            let shown = scene.parlour.shell.scene;
            let mut nodes = scene.ctx.scenes[shown].graph.linear_iter();
            nodes.any(|node| {
                node.cast::<Sound>()
                    .is_some_and(|sound| side(sound.panning()))
            })
        })
    };
    follow(
        options(saves.path()),
        vec![
            ready(0),
            click("a2"),
            heard(|panning| panning < -0.2),
            click("h2"),
            heard(|panning| panning > 0.2),
        ],
    );
}
