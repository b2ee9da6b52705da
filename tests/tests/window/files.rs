//! A file of games in a real window: opened by mouse, stepped through, commented on, saved, and read
//! again.

use parlour_rules::chess::pgn;
use parlour_tests::window::{Game, HitTargets};
use serde_json::Value;
use std::fs;
use tempfile::TempDir;

const THREE: &str = "[White \"Ada\"]\n[Black \"Bea\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n\
    [White \"Cid\"]\n\n1. e4 Ke4 *\n\n\
    [White \"Dan\"]\n[Black \"Eve\"]\n\n1. d4 d5 (1... Nf6 2. c4) 2. c4 1/2-1/2\n";

/// Returns the latest `picks` event with this button, or waits for one.
fn with(game: &mut Game, button: &str) -> HitTargets {
    let last = game
        .received
        .iter()
        .rfind(|event| event["event"] == "picks");
    let there = |picks: &Value| picks["buttons"][button].is_array();
    match last.filter(|picks| there(picks)) {
        Some(picks) => HitTargets(picks.clone()),
        None => HitTargets(game.expect_where("picks", there)),
    }
}

fn press(game: &mut Game, button: &str) {
    let at = with(game, button).button(button);
    game.click(at);
}

/// Starts the game with a file that has this text, as a file manager does.
fn opened(saves: &TempDir, text: &str) -> Game {
    let path = saves.path().join("given.pgn");
    fs::write(&path, text).unwrap();
    let folder = saves.path().to_str().unwrap();
    Game::start(&["--save-dir", folder, path.to_str().unwrap()])
}

#[test]
fn a_file_from_a_file_manager_is_listed_over_the_menu() {
    let saves = tempfile::tempdir().unwrap();
    let mut game = opened(&saves, THREE);
    game.dialog("games");
    press(&mut game, "game-1");
    game.expect_where("picks", |picks| picks["dialog"].is_null());
    game.close();
}

#[test]
fn a_broken_file_from_a_file_manager_is_explained_in_the_game() {
    let saves = tempfile::tempdir().unwrap();
    let mut game = opened(&saves, "1. e4 e5 2. Ke3 *\n");
    game.dialog("games");
    let named = |event: &Value| {
        event["message"]
            .as_str()
            .is_some_and(|it| it.contains("Ke3"))
    };
    assert!(game.received.iter().any(named), "{:?}", game.received);
    press(&mut game, "close");
    game.dialog("menu");
    game.close();
}

#[test]
fn a_file_is_opened_by_mouse_and_a_comment_is_saved_in_it() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_str().unwrap();
    let path = saves.path().join("three.pgn");
    fs::write(&path, THREE).unwrap();
    let mut game = Game::start(&["--table", "chess", "--save-dir", folder]);
    game.picks(0);
    press(&mut game, "panel");
    game.picks(0);
    press(&mut game, "files");
    game.dialog("game-files");
    press(&mut game, "open");
    press(&mut game, "file-1");
    let told = game.expect("games");
    assert_eq!((&told["games"], &told["broken"]), (&3.into(), &1.into()));
    // A player's name filters the list down to the third game.
    let list = game.dialog("games");
    assert!(list.0["buttons"]["game-3"].is_array(), "{:?}", list.0);
    game.keys(&["d", "a", "n"]);
    let found = game.expect_where("picks", |picks| {
        picks["buttons"]["game-1"].is_array() && picks["buttons"]["game-2"].is_null()
    });
    game.click(HitTargets(found).button("game-1"));
    let start = game.expect_where("picks", |picks| picks["dialog"].is_null());
    game.click(HitTargets(start).button("forward"));
    game.picks(1);
    // Enter the variation and return, by keys.
    game.keys(&["1"]);
    assert_eq!(game.expect("move")["san"], "Nf6");
    game.picks(2);
    game.keys(&["BackSpace"]);
    game.picks(1);
    // In this window the button for a comment is below the visible part of the panel. Keys right after
    // the one that does the same are not lost, and edit text in the usual ways.
    game.keys(&[
        "c",
        "l",
        "i",
        "d",
        "x",
        "BackSpace",
        "Home",
        "s",
        "o",
        "End",
        "space",
    ]);
    game.keys(&[
        "ctrl+a",
        "ctrl+c",
        "Right",
        "ctrl+v",
        "shift+Home",
        "ctrl+x",
        "ctrl+v",
    ]);
    game.dialog("comment");
    press(&mut game, "sign-interesting");
    game.dialog("comment");
    press(&mut game, "say");
    game.expect_where("picks", |picks| picks["dialog"].is_null());
    game.keys(&["ctrl+s"]);
    game.dialog("files");
    press(&mut game, "write");
    game.dialog("overwrite");
    press(&mut game, "exchange");
    game.expect("saved");
    let stderr = game.close();
    assert!(!stderr.contains("panicked"), "{stderr}");
    let text = fs::read_to_string(&path).unwrap();
    let games = pgn::parse(&text);
    assert_eq!(games.len(), 3, "{text}");
    let dan = games[2].as_ref().unwrap();
    let d4 = dan.tree.main_line().next().unwrap();
    assert_eq!(dan.tree.comment(d4), "solid solid");
    assert_eq!(dan.tree.glyphs(d4), [5]);
    assert!(text.contains("1. d4 $5 {solid solid}"), "{text}");
    assert_eq!((dan.result, dan.tree.children(d4).len()), ("1/2-1/2", 2));
    assert!(text.contains("1. e4 Ke4 *"), "what is wrong stays: {text}");
}
