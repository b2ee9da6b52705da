//! Bad input to the program: one clear sentence, nothing lost, no panic.

use parlour_tests::window::{Game, executor, project};
use std::{
    fs,
    process::{Command, Output},
};

fn run(arguments: &[&str]) -> Output {
    Command::new(executor())
        .args(arguments)
        .current_dir(project())
        .output()
        .expect("the executor starts")
}

fn sentence(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!text.contains("panicked"), "{text}");
    text
}

#[test]
fn a_wrong_position_on_the_command_line_is_named_with_its_field() {
    let output = run(&["--trace", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"]);
    assert_eq!(output.status.code(), Some(1));
    let text = sentence(&output);
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(text.contains("king"), "{text}");
    let trace: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(trace["event"], "error");
    assert!(trace["message"].as_str().unwrap().contains("king"));
}

#[test]
fn a_broken_game_file_is_named_with_line_and_column() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("broken.pgn");
    fs::write(&file, "[Event \"x\"]\n\n1. e4 e5 2. Ke3 *\n").unwrap();
    let output = run(&["--pgn", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let text = sentence(&output);
    assert!(text.contains("broken.pgn:3:13"), "{text}");
    let output = run(&["--pgn", "/nowhere/at/all.pgn"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(sentence(&output).contains("couldn't read"));
}

#[test]
fn a_broken_position_of_the_duel_is_named_with_its_field() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("broken.ron");
    fs::write(&file, "(sides: [(hand: [\"unicorn\"]), ()])\n").unwrap();
    let output = run(&["--setup", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let text = sentence(&output);
    assert!(
        text.contains("broken.ron:1:") && text.contains("unicorn"),
        "{text}"
    );
    let output = run(&["--setup", "/nowhere/at/all.ron"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(sentence(&output).contains("couldn't read"));
}

#[test]
fn an_unknown_argument_or_value_answers_with_the_usage() {
    for arguments in [
        &["--flying-pieces"][..],
        &["--quality", "splendid"],
        &["--window", "0x0"],
        &["--rules", "mine"],
        &["--table", "billiards"],
        &["--locale", "xx"],
        &["--deal", "many"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(sentence(&output).contains(arguments[0]), "{arguments:?}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_missing_scene_is_told_and_the_program_goes_on() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_str().unwrap();
    let mut game = Game::launch(&[
        "--save-dir",
        folder,
        "--override-scene",
        "data/scenes/nowhere.rgs",
    ]);
    let error = game.expect("error");
    let message = error["message"].as_str().unwrap();
    assert!(message.contains("data/scenes/nowhere.rgs"), "{message}");
    let log = game.close();
    assert!(!log.contains("panicked"), "{log}");
}

#[test]
fn the_log_says_which_folder_the_game_comes_from() {
    let elsewhere = tempfile::tempdir().unwrap();
    let saves = elsewhere.path().to_str().unwrap();
    let mut game = Game::launch_in(elsewhere.path(), &["--table", "chess", "--save-dir", saves]);
    game.expect("ready");
    let log = fs::read_to_string(elsewhere.path().join("log.txt")).unwrap();
    let data = project().canonicalize().unwrap().join("data");
    let line = format!("game files: {}", data.display());
    assert!(log.contains(&line), "{log}");
}

#[test]
fn a_newer_save_is_kept_and_told() {
    let saves = tempfile::tempdir().unwrap();
    let newer = "(version: 99, content: (board: \"of another kind\"))";
    fs::write(saves.path().join("chess.ron"), newer).unwrap();
    let folder = saves.path().to_str().unwrap();
    let mut game = Game::launch(&["--table", "chess", "--save-dir", folder]);
    let error = game.expect("error");
    assert!(error["message"].as_str().unwrap().contains("newer version"));
    game.picks(0);
    let kept = fs::read_to_string(saves.path().join("chess.ron.format-99-1")).unwrap();
    assert_eq!(kept, newer);
}
