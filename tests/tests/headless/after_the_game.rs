//! Review of a finished chess game: stepping, mistakes, variations.

use parlour_chess::{
    ChessTable,
    options::ChessOptions,
    panels::{ChessCommand, StepTo},
    scene::{
        board::{Board, Pointer},
        game_manager::GameManager,
    },
};
use parlour_rules::chess::Square;
use parlour_shell::{app::settings::MotionSpeed, table::Table, ui::Action};
use parlour_tests::headless::{
    Scene, Step, act, do_action, follow, make_move, named, options, ready, script, script_mut,
    table_of, updates, wait, wait_for,
};

/// White leaves the fourth rank open to the queen.
const FOOLS_MATE: &str = "1. f3 e5 2. g4 Qh4# 0-1\n";

fn moves(scene: &Scene) -> Vec<String> {
    let history = script::<GameManager>(scene).game().history();
    history.iter().map(|played| played.san.clone()).collect()
}

fn hint(scene: &Scene) -> Option<(Square, Square)> {
    script::<Board>(scene).pointed(Pointer::Hint)
}

fn step(to: StepTo) -> Step {
    do_action(Action::run(ChessCommand::Step(to)))
}

#[test]
fn a_game_is_gone_through_its_blunder_is_marked_and_a_variation_is_tried_and_left() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("game.pgn");
    std::fs::write(&file, FOOLS_MATE).unwrap();
    let mut options = options(saves.path());
    options = options.set(|chess: &mut ChessOptions| chess.pgn = Some(file));
    let received = follow(
        options,
        vec![
            ready(4),
            wait_for("reviewed", |reviewed| reviewed["verdicts"]["3"] == "??"),
            step(StepTo::Back),
            ready(3),
            // The better move is pointed at.
            Box::new(|scene, _| hint(scene).is_some()),
            step(StepTo::Start),
            ready(0),
            act(|scene| assert_eq!(moves(scene), Vec::<String>::new())),
            // Escape leads back from the menu also to the start of a reviewed game.
            act(|scene| {
                let loaded = scene.ctx.scenes.try_get(scene.parlour.shell.scene);
                assert!(table_of::<ChessTable>(scene).has_game(loaded.unwrap()));
            }),
            // The first move can count as a mistake as well.
            step(StepTo::Ply(1)),
            ready(1),
            step(StepTo::NextMistake),
            ready(3),
            step(StepTo::Back),
            ready(2),
            // A different second move makes a variation.
            make_move("e2", "e4"),
            ready(3),
            act(|scene| assert_eq!(moves(scene), ["f3", "e5", "e4"])),
            step(StepTo::Return),
            wait_for("picks", |picks| picks["ply"] == 2),
            act(|scene| assert_eq!(moves(scene), ["f3", "e5"])),
            step(StepTo::Forward),
            ready(3),
            step(StepTo::Forward),
            ready(4),
            act(|scene| assert_eq!(moves(scene), ["f3", "e5", "g4", "Qh4#"])),
        ],
    );
    // The game was over before: it does not end again and is not filed. The variation is saved.
    assert!(named(&received, "over").is_empty());
    assert!(!saves.path().join("games.pgn").exists());
    assert!(!saves.path().join("chess.ron").exists());
    let kept = std::fs::read_to_string(saves.path().join("chess-look-back.ron")).unwrap();
    assert!(kept.contains("(2. e4)"), "{kept}");
}

#[test]
fn the_panel_shows_the_result_only_after_the_last_piece_has_arrived() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options.motion = Some(MotionSpeed::Normal);
    let has_result = |expected| {
        act(move |scene| {
            let review = scene.parlour.shell.gui.action_of("review");
            assert_eq!(review.is_some(), expected);
        })
    };
    follow(
        options,
        vec![
            ready(0),
            make_move("f2", "f3"),
            ready(1),
            make_move("e7", "e5"),
            ready(2),
            make_move("g2", "g4"),
            ready(3),
            make_move("d8", "h4"),
            wait("move"),
            updates(2),
            act(|scene| assert!(!script::<Board>(scene).is_at_rest())),
            has_result(false),
            wait("over"),
            updates(2),
            has_result(true),
        ],
    );
}

#[test]
fn a_move_of_the_list_begins_to_look_back_at_it_and_goes_on_to_others() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("game.pgn");
    std::fs::write(&file, FOOLS_MATE).unwrap();
    let mut options = options(saves.path());
    options = options.set(|chess: &mut ChessOptions| chess.pgn = Some(file));
    let at = |ply: usize, last: &'static str| {
        act(move |scene| {
            let moves = moves(scene);
            assert_eq!((moves.len(), moves.last().unwrap().as_str()), (ply, last));
        })
    };
    follow(
        options,
        vec![
            ready(4),
            step(StepTo::Ply(2)),
            ready(2),
            at(2, "e5"),
            step(StepTo::Ply(3)),
            ready(3),
            at(3, "g4"),
            step(StepTo::Ply(1)),
            ready(1),
            at(1, "f3"),
        ],
    );
    assert!(saves.path().join("chess-look-back.ron").exists());
}

#[test]
fn a_game_that_goes_on_is_not_looked_back_at() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("e2", "e4"),
            ready(1),
            do_action(Action::run(ChessCommand::Review)),
            step(StepTo::Start),
            act(|scene| assert_eq!(moves(scene), ["e4"])),
        ],
    );
    assert!(saves.path().join("chess.ron").exists());
}

#[test]
fn who_steps_on_while_a_piece_moves_loses_no_step() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("game.pgn");
    std::fs::write(&file, FOOLS_MATE).unwrap();
    let mut options = options(saves.path());
    options = options.set(|chess: &mut ChessOptions| chess.pgn = Some(file));
    options.motion = Some(MotionSpeed::Normal);
    let rests = |scene: &Scene| script::<Board>(scene).is_at_rest();
    follow(
        options,
        vec![
            ready(4),
            do_action(Action::run(ChessCommand::Review)),
            ready(4),
            // Twice within one update, and again while the piece moves.
            step(StepTo::Back),
            step(StepTo::Back),
            Box::new(move |scene, _| !rests(scene)),
            step(StepTo::Back),
            wait_for("picks", |picks| picks["ply"] == 1),
            act(|scene| assert_eq!(moves(scene), ["f3"])),
            step(StepTo::Forward),
            Box::new(move |scene, _| !rests(scene)),
            step(StepTo::Forward),
            step(StepTo::Forward),
            wait_for("picks", |picks| picks["ply"] == 4),
            act(move |scene| {
                assert_eq!(moves(scene), ["f3", "e5", "g4", "Qh4#"]);
                let board = script::<Board>(scene);
                let queen = board.node_at("h4".parse().unwrap());
                assert!(queen.is_some(), "the board shows it, too");
            }),
        ],
    );
}

#[test]
fn a_threat_that_is_also_the_better_move_is_pointed_at_once() {
    let saves = tempfile::tempdir().unwrap();
    let (one, other) = ((Square::E2, Square::E4), (Square::D2, Square::D4));
    follow(
        options(saves.path()),
        vec![
            ready(0),
            act(move |scene| {
                let board = script_mut::<Board>(scene);
                board.point(Pointer::Hint, Some(one));
                board.point(Pointer::Threat, Some(one));
                assert_eq!(board.pointed(Pointer::Hint), Some(one));
                assert_eq!(board.pointed(Pointer::Threat), None);
                board.point(Pointer::Threat, Some(other));
                assert_eq!(board.pointed(Pointer::Threat), Some(other));
            }),
        ],
    );
}
