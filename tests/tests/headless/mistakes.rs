//! Mistakes of a reviewed chess game: the list, the graph, and the retry.

use parlour_chess::{
    options::ChessOptions,
    panels::{ChessCommand, ChessDialog, FileCommand, StepTo},
    scene::game_manager::GameManager,
};
use parlour_rules::chess::Color;
use parlour_shell::{
    app::options::Options,
    platform::{Imitation, Platform},
    ui::Action,
};
use parlour_tests::{
    headless::{
        Scene, Step, act, dialog, do_action, follow, make_move, named, options, press, ready,
        script, updates, wait_for,
    },
    touch::{down, slide, tap, up},
};
use std::{path::Path, sync::Arc};

/// White puts the queen where a pawn captures it.
const QUEEN_LOST: &str = "1. d4 d5 2. Qd3 Nc6 3. Qg6 hxg6 4. e4 dxe4 0-1\n";

fn ply(scene: &Scene) -> usize {
    script::<GameManager>(scene).game().ply()
}

fn is_at(number: usize) -> Step {
    Box::new(move |scene, _| ply(scene) == number)
}

fn step(to: StepTo) -> Step {
    do_action(Action::run(ChessCommand::Step(to)))
}

/// Waits until a retry is in this state.
fn attempt(name: &'static str) -> Step {
    wait_for("retry", move |retry| retry["attempt"] == name)
}

/// Returns the options that open the game in a review, with its files in `saves`.
fn reviewed(saves: &Path) -> Options {
    let file = saves.join("game.pgn");
    std::fs::write(&file, QUEEN_LOST).unwrap();
    options(saves).set(|chess: &mut ChessOptions| chess.pgn = Some(file))
}

/// Waits until the game is analyzed.
fn analyzed() -> Step {
    wait_for("reviewed", |reviewed| reviewed["verdicts"]["5"] == "??")
}

#[test]
fn the_list_of_mistakes_goes_to_the_position_before_one() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        reviewed(saves.path()),
        vec![
            ready(8),
            analyzed(),
            do_action(Action::open(ChessDialog::Mistakes)),
            dialog("mistakes"),
            press("mistake-5"),
            wait_for("picks", |picks| {
                picks["ply"] == 4 && picks["dialog"].is_null()
            }),
        ],
    );
    let accuracy = &named(&received, "reviewed").last().unwrap()["accuracy"];
    let [white, black] = [0, 1].map(|side| accuracy[side].as_f64().unwrap());
    assert!(white + 20.0 < black && black <= 100.0, "{accuracy}");
}

#[test]
fn a_finger_goes_along_the_graph_of_a_review() {
    let saves = tempfile::tempdir().unwrap();
    let imitation = Imitation { density: Some(1.0) };
    let options = Options {
        window: Some((1024, 768)),
        platform: Platform::Handheld(Arc::new(imitation)),
        ..reviewed(saves.path())
    };
    follow(
        options,
        vec![
            ready(8),
            analyzed(),
            do_action(Action::TogglePanel),
            wait_for("picks", |picks| picks["buttons"]["graph-0"].is_array()),
            // A tap goes to a move.
            tap("graph-0"),
            ready(0),
            tap("graph-4"),
            ready(4),
            // A drag moves on before the finger is lifted.
            down(1, "graph-0", (0.0, 0.0)),
            is_at(0),
            slide(1, "graph-4", (0.0, 30.0)),
            is_at(4),
            slide(1, "graph-8", (300.0, 0.0)),
            is_at(8),
            up(1, "graph-8", (300.0, 0.0)),
            updates(4),
            ready(8),
        ],
    );
}

#[test]
fn a_mistake_is_retried_and_the_review_stays_as_it_is() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        reviewed(saves.path()),
        vec![
            ready(8),
            analyzed(),
            step(StepTo::Ply(5)),
            ready(5),
            press("retry"),
            wait_for("picks", |picks| {
                picks["ply"] == 4 && picks["dialog"] == "retry"
            }),
            // The move of the game isn't taken for an answer.
            make_move("d3", "g6"),
            attempt("repeated"),
            wait_for("picks", |picks| picks["ply"] == 4),
            // Another move that loses the queen is undone, and the player can try again.
            make_move("d3", "h7"),
            attempt("examined"),
            attempt("wrong"),
            wait_for("picks", |picks| picks["ply"] == 4),
            // A square with one of the player's pieces selects it, as before.
            make_move("g1", "f3"),
            wait_for("retry", |retry| {
                retry["attempt"] == "good" || retry["attempt"] == "best"
            }),
            wait_for("picks", |picks| picks["ply"] == 5),
            // Escape leads back to where the review was.
            do_action(Action::Menu),
            wait_for("picks", |picks| {
                picks["ply"] == 5 && picks["dialog"].is_null()
            }),
            act(|scene| {
                let game = script::<GameManager>(scene).game();
                assert_eq!(game.history().last().unwrap().san, "Qg6");
            }),
        ],
    );
    assert!(named(&received, "over").is_empty());
    let kept = std::fs::read_to_string(saves.path().join("chess-look-back.ron")).unwrap();
    assert!(!kept.contains("Qxh7") && !kept.contains("Nf3"), "{kept}");
}

#[test]
fn a_mistake_of_black_is_retried_from_black_s_side() {
    /// Black leaves the queen to a bishop.
    const LOST: &str = "1. e4 e5 2. d4 Qg5 3. Bxg5 Nc6 4. Nf3 d6 1-0\n";
    let saves = tempfile::tempdir().unwrap();
    let options = reviewed(saves.path());
    std::fs::write(saves.path().join("game.pgn"), LOST).unwrap();
    let is_turned = |turned: bool| -> Step {
        Box::new(move |scene, _| {
            let is_black_below = scene.parlour.shell.cursor_turn.cos() < 0.0;
            is_black_below == turned
        })
    };
    follow(
        options,
        vec![
            wait_for("reviewed", |reviewed| reviewed["verdicts"]["4"] == "??"),
            step(StepTo::Ply(4)),
            ready(4),
            is_turned(false),
            act(|scene| scene.parlour.shell.panel_choice = Some(true)),
            press("retry"),
            wait_for("picks", |picks| {
                picks["ply"] == 3 && picks["dialog"] == "retry"
            }),
            is_turned(true),
            do_action(Action::Menu),
            ready(4),
            is_turned(false),
            // The list of mistakes leads to a position, which an unfolded panel would cover.
            act(|scene| scene.parlour.shell.panel_choice = Some(true)),
            step(StepTo::Before(4)),
            ready(3),
            act(|scene| assert!(!scene.parlour.shell.is_panel_open())),
        ],
    );
}

#[test]
fn the_solution_of_a_mistake_is_played_on_the_board() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        reviewed(saves.path()),
        vec![
            ready(8),
            analyzed(),
            do_action(Action::open(ChessDialog::Mistakes)),
            dialog("mistakes"),
            press("retry-all"),
            attempt("open"),
            // The largest mistake is White's, so White's mistakes are retried.
            dialog("retry"),
            step(StepTo::Start),
            press("solution"),
            attempt("shown"),
            wait_for("move", |_| true),
            wait_for("picks", |picks| picks["buttons"]["solution"].is_null()),
            do_action(Action::Menu),
            ready(8),
        ],
    );
}

#[test]
fn from_a_review_the_side_to_move_is_played_on_against_the_computer() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        reviewed(saves.path()),
        vec![
            ready(8),
            step(StepTo::Ply(4)),
            ready(4),
            press("play-on"),
            dialog("play-on"),
            // The primary button is the one for Return.
            act(|scene| {
                let primary = scene.parlour.shell.gui.primary().unwrap();
                let white = FileCommand::PlayOn(Some(Color::White));
                assert_eq!(primary, white.into());
                scene.parlour.dispatch(primary, scene.ctx).unwrap();
            }),
            wait_for("players", |players| {
                players["white"] == "person" && players["black"] != "person"
            }),
            ready(4),
        ],
    );
}
