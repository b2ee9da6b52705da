//! Input that needs a real window: keys, drags, resizing, the menu.

use parlour_tests::window::{Game, HitTargets};
use serde_json::json;
use std::{fs, path::Path};

/// Starts a new game of chess that saves into this folder.
fn chess(saves: &Path) -> Game {
    let saves = saves.to_str().unwrap();
    let mut game = Game::start(&["--table", "chess", "--fresh", "--save-dir", saves]);
    game.picks(0);
    game
}

#[test]
fn the_keyboard_plays_in_a_real_window() {
    let saves = tempfile::tempdir().unwrap();
    let mut game = chess(saves.path());
    // The keys begin on e2.
    game.keys(&["Return"]);
    assert_eq!(game.expect("select")["square"], "e2");
    game.keys(&["Up", "Up", "Return"]);
    assert_eq!(game.expect("move")["san"], "e4");
    game.picks(1);
    game.keys(&["ctrl+z"]);
    assert_eq!(game.expect("step")["ply"], 0);
    game.picks(0);
    game.keys(&["F1"]);
    let help = game.dialog("help");
    assert!(help.0["buttons"]["close"].is_array());
    game.keys(&["Escape"]);
    game.picks(0);
    game.keys(&["F8"]);
    // The report is complete when the game has answered another key.
    game.keys(&["h"]);
    game.dialog("help");
    let report = fs::read_to_string(saves.path().join("reports/1/report.txt")).unwrap();
    assert!(report.contains("position: rnbqkbnr/"), "{report}");
    let picture = image::open(saves.path().join("reports/1/picture.png")).unwrap();
    // It shows the scene, which fills what the panels leave of the window.
    let (width, height) = (picture.width(), picture.height());
    let fits = (240..=480).contains(&width) && (240..=360).contains(&height);
    assert!(fits, "{width}x{height}");
}

#[test]
fn shortcuts_go_by_the_labels_of_a_german_keyboard() {
    let saves = tempfile::tempdir().unwrap();
    let mut game = chess(saves.path());
    game.layout("de");
    game.keys(&["Return", "Up", "Up", "Return"]);
    game.picks(1);
    for (key, ply) in [("ctrl+z", 0), ("y", 1), ("ctrl+z", 0), ("ctrl+y", 1)] {
        game.keys(&[key]);
        assert_eq!(game.expect("step")["ply"], ply, "{key}");
    }
}

#[test]
fn a_drag_with_the_mouse_moves_a_piece_and_a_panel_lets_nothing_through() {
    let saves = tempfile::tempdir().unwrap();
    let mut game = Game::start(&[
        "--table",
        "chess",
        "--fresh",
        "--save-dir",
        saves.path().to_str().unwrap(),
    ]);
    let picks = game.picks(0);
    game.drag(picks.square("b1"), picks.square("c3"));
    assert_eq!(game.expect("move")["san"], "Nc3");
    let picks = game.picks(1);
    // The panel opens over the board, and a click on it must not reach the board.
    game.click(picks.button("panel"));
    let open = game.picks(1);
    let hidden = open.0["squares"].as_object().unwrap().len();
    assert!(
        hidden < 64,
        "the panel covers squares, which cannot be picked"
    );
    game.click(open.button("settings"));
    let settings = game.dialog("settings");
    game.click(settings.button("close"));
    let picks = game.picks(1);
    game.click(picks.button("panel"));
    let picks = game.picks(1);
    assert_eq!(picks.0["squares"].as_object().unwrap().len(), 64);
    assert!(
        game.received
            .iter()
            .filter(|event| event["event"] == "select")
            .count()
            == 1
    );
}

#[test]
fn the_window_may_shrink_to_nothing_and_come_back() {
    let saves = tempfile::tempdir().unwrap();
    let mut game = chess(saves.path());
    for (width, height) in [(1, 1), (320, 240), (600, 120), (90, 460), (500, 380)] {
        game.resize(width, height);
    }
    let picks =
        HitTargets(game.expect_where("picks", |picks| picks["window"] == json!([500, 380])));
    assert_eq!(picks.0["squares"].as_object().unwrap().len(), 64);
    game.click(picks.square("g1"));
    game.expect("select");
    let log = game.close();
    assert!(!log.contains("panicked"), "{log}");
}

#[test]
fn from_the_menu_to_a_game_and_back() {
    let saves = tempfile::tempdir().unwrap();
    let mut game = Game::start(&["--fresh", "--save-dir", saves.path().to_str().unwrap()]);
    game.dialog("menu");
    game.keys(&["ctrl+o"]);
    game.dialog("files");
    game.keys(&["Escape"]);
    game.dialog("menu");
    // Without focus, Enter presses the default button.
    game.keys(&["Return"]);
    game.decline_tutorial();
    game.dialog("new-game");
    game.keys(&["Escape"]);
    let menu = game.dialog("menu");
    game.click(menu.button("duel"));
    game.decline_tutorial();
    game.dialog("duel-setup");
    game.keys(&["Escape"]);
    let menu = game.dialog("menu");
    game.click(menu.button("prospector"));
    game.decline_tutorial();
    game.expect_where("picks", |picks| picks["cards"]["draw"].is_array());
    game.keys(&["Escape"]);
    let menu = game.dialog("menu");
    game.click(menu.button("chess"));
    let new_game = game.dialog("new-game");
    game.click(new_game.button("start"));
    let picks = game.expect_where("picks", |picks| picks["dialog"].is_null());
    let e2 = &picks["squares"]["e2"];
    game.click((e2[0].as_i64().unwrap(), e2[1].as_i64().unwrap()));
    assert_eq!(game.expect("select")["square"], "e2");
    game.keys(&["Escape", "Escape"]);
    let menu = game.dialog("menu");
    // Keys also move through the menu. Its first entry is chess again, because no move was made.
    assert!(menu.0["buttons"]["chess"].is_array());
    game.keys(&["Down", "Return"]);
    game.dialog("new-game");
}

#[test]
fn in_a_lesson_the_keys_of_the_table_do_nothing() {
    let saves = tempfile::tempdir().unwrap();
    let mut game = Game::start(&["--fresh", "--save-dir", saves.path().to_str().unwrap()]);
    let menu = game.dialog("menu");
    game.click(menu.button("learn"));
    let steps = game.dialog("tutorial-steps");
    game.click(steps.button("tutorial-start"));
    game.picks(0);
    // A draw offer would open a dialog before the one for help.
    game.keys(&["d", "u", "p", "h"]);
    game.dialog("help");
    let asked = |event: &serde_json::Value| event["dialog"] == "draw-offer";
    assert!(!game.received.iter().any(asked));
}
