//! The real program with broken data: one sentence that says what is wrong, then the menu, no
//! panic.

use parlour_tests::{data::copy_of_data, window::Game};
use std::{fs, path::Path};

/// Returns a folder with a changed copy of `data/`.
fn with_data(change: impl FnOnce(&Path)) -> tempfile::TempDir {
    let folder = copy_of_data();
    change(&folder.path().join("data"));
    folder
}

/// Starts at this table, tries it a second time, and returns the error of each try.
fn sentences_at(table: &str, folder: &Path) -> Vec<String> {
    let saves = folder.join("saves");
    let saves = saves.to_str().unwrap();
    let mut game = Game::launch_in(folder, &["--table", table, "--save-dir", saves]);
    game.expect("error");
    let menu = game.dialog("menu");
    // Asking for the broken table again repeats the error, and another table still works.
    game.click(menu.button(table));
    game.expect("error");
    let menu = game.dialog("menu");
    game.click(menu.button("chess"));
    game.decline_tutorial();
    let choice = game.dialog("new-game");
    game.click(choice.button("start"));
    game.expect_where("picks", |picks| picks["squares"]["e2"].is_array());
    let told = game.received.clone();
    let log = game.close();
    assert!(!log.contains("panicked"), "{log}");
    let errors = told.iter().filter(|event| event["event"] == "error");
    let errors: Vec<_> = errors
        .map(|event| event["message"].as_str().unwrap().to_owned())
        // The shell adds that a file is missing.
        .filter(|sentence| !sentence.starts_with("Couldn’t load a game file"))
        .collect();
    assert_eq!(errors.len(), 2, "one for each try: {errors:?}");
    assert_eq!(errors[0], errors[1]);
    errors
}

#[test]
fn a_damaged_deck_is_named_with_its_line_once() {
    let folder = with_data(|data| {
        let deck = data.join("cards/deck.ron");
        let text = fs::read_to_string(&deck).unwrap();
        let lines = text.lines().count();
        fs::write(deck, format!("{text}\n???")).unwrap();
        assert!(lines > 10);
    });
    let told = sentences_at("prospector", folder.path());
    assert!(told[0].starts_with("data/cards/deck.ron:"), "{told:?}");
}

#[test]
fn a_damaged_layout_is_named_with_its_field() {
    let folder = with_data(|data| {
        let layout = data.join("prospector/layout.ron");
        let text = fs::read_to_string(&layout).unwrap();
        let broken = text.replacen("id: 19", "id: 18", 1);
        assert_ne!(text, broken);
        fs::write(layout, broken).unwrap();
    });
    let told = sentences_at("prospector", folder.path());
    let here = told[0].starts_with("data/prospector/layout.ron");
    assert!(here && told[0].contains("18"), "{told:?}");
}

#[test]
fn a_picture_of_the_deck_that_is_not_there_is_named() {
    let folder = with_data(|data| {
        fs::remove_file(data.join("textures/cards/suit_hearts.png")).unwrap();
    });
    let told = sentences_at("prospector", folder.path());
    assert!(told[0].contains("suit_hearts"), "{told:?}");
}

#[test]
fn a_missing_prefab_is_told_and_the_menu_comes() {
    let folder = with_data(|data| {
        fs::remove_file(data.join("prefabs/card.rgs")).unwrap();
    });
    let told = sentences_at("prospector", folder.path());
    assert!(told[0].contains("CardPool.card"), "{told:?}");
}

#[cfg(unix)]
#[test]
fn escape_opens_the_menu_while_a_file_never_finishes_loading() {
    let folder = with_data(|data| {
        let king = data.join("models/chess/king.glb");
        fs::remove_file(&king).unwrap();
        let made = std::process::Command::new("mkfifo").arg(king).status();
        assert!(made.unwrap().success());
    });
    let saves = folder.path().join("saves");
    let arguments = ["--table", "chess", "--save-dir", saves.to_str().unwrap()];
    let mut game = Game::launch_in(folder.path(), &arguments);
    game.keys(&["Escape"]);
    let menu = game.dialog("menu");
    game.click(menu.button("settings"));
    game.dialog("settings");
}

#[test]
fn a_card_without_its_model_is_told() {
    let folder = with_data(|data| {
        fs::remove_file(data.join("models/cards/card.glb")).unwrap();
    });
    let told = sentences_at("prospector", folder.path());
    let words = "couldn't load data/models/cards/card.glb for CardPool.card";
    assert!(told[0].contains(words), "{told:?}");
}

#[test]
fn a_number_of_a_scene_that_cannot_be_is_named_with_its_field() {
    let folder = with_data(|data| {
        let (old, new) = ("FlightTime[Value<f32:", "FlightTime[Value<f32:-");
        replace(data, "scenes/prospector.rgs", old, new);
    });
    let told = sentences_at("prospector", folder.path());
    let named = "scenes/prospector.rgs: tableau: invalid Tableau.motion.flight_time -0.34 (expected 0 to 3)";
    assert!(told[0].contains(named), "{told:?}");
}

#[test]
fn a_line_of_a_scene_that_cannot_be_read_is_named() {
    let folder = with_data(|data| {
        let (old, new) = ("FlightTime[Value<f32:", "FlightTime[Value<f32:fast");
        replace(data, "scenes/prospector.rgs", old, new);
    });
    let told = sentences_at("prospector", folder.path());
    let here = told[0].starts_with("data/scenes/prospector.rgs:");
    assert!(
        here && told[0].contains("FlightTime[Value<f32:fast"),
        "{told:?}"
    );
}

#[test]
fn half_a_prefab_is_named() {
    let folder = with_data(|data| {
        let prefab = data.join("prefabs/card.rgs");
        let text = fs::read_to_string(&prefab).unwrap();
        let half: Vec<_> = text.lines().take(20).collect();
        fs::write(prefab, half.join("\n")).unwrap();
    });
    let told = sentences_at("prospector", folder.path());
    assert!(told[0].contains("CardPool.card"), "{told:?}");
    let log = fs::read_to_string(folder.path().join("saves/log.txt")).unwrap();
    assert!(
        log.contains("data/prefabs/card.rgs is incomplete: it ends at line 20"),
        "{log}"
    );
}

#[test]
fn a_deck_that_is_not_there_is_told_with_the_list_that_names_it() {
    let folder = with_data(|data| {
        replace(data, "duel/decks.ron", "\"foxes\"", "\"foxen\"");
    });
    let told = sentences_at("duel", folder.path());
    let here = told[0].starts_with("data/duel/decks.ron:");
    assert!(
        here && told[0].contains("data/duel/decks/foxen.ron"),
        "{told:?}"
    );
}

#[test]
fn a_list_in_another_encoding_is_told_with_its_line() {
    let folder = with_data(|data| {
        let path = data.join("duel/decks.ron");
        let mut bytes = fs::read(&path).unwrap();
        bytes.extend(b"\n// f\xfcr alle\n");
        fs::write(path, bytes).unwrap();
    });
    let told = sentences_at("duel", folder.path());
    let here = told[0].starts_with("data/duel/decks.ron:");
    assert!(here && told[0].contains("UTF-8"), "{told:?}");
}

#[test]
fn two_players_with_the_same_pieces_are_told() {
    let folder = with_data(|data| {
        let (old, new) = (
            "PlaysWhite[Value<bool:false>",
            "PlaysWhite[Value<bool:true>",
        );
        replace(data, "scenes/chess.rgs", old, new);
    });
    let saves = folder.path().join("saves");
    let arguments = ["--table", "chess", "--save-dir", saves.to_str().unwrap()];
    let mut game = Game::launch_in(folder.path(), &arguments);
    let told = game.expect("error")["message"].to_string();
    assert!(
        told.contains("invalid Player.plays_white true (expected false for Board.black)"),
        "{told}"
    );
    game.dialog("menu");
}

/// Replaces the first `old` in a file by `new`.
fn replace(data: &Path, file: &str, old: &str, new: &str) {
    let path = data.join(file);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(old), "{file} has no {old}");
    fs::write(path, text.replacen(old, new, 1)).unwrap();
}

#[test]
fn a_card_of_the_duel_with_an_impossible_figure_is_named_with_its_field() {
    let folder = with_data(|data| {
        let (old, new) = ("cost: 6, attack: 6, health: 7", "cost: 6, attack: 6");
        replace(data, "duel/cards.ron", old, new);
    });
    let told = sentences_at("duel", folder.path());
    let here = told[0].starts_with("data/duel/cards.ron:");
    assert!(here && told[0].contains("brown_bear"), "{told:?}");
}

#[test]
fn a_deck_of_the_duel_with_an_unknown_card_is_named() {
    let folder = with_data(|data| {
        replace(data, "duel/decks/foxes.ron", "\"lynx\"", "\"links\"");
    });
    let told = sentences_at("duel", folder.path());
    let here = told[0].starts_with("data/duel/decks/foxes.ron:");
    assert!(here && told[0].contains("links"), "{told:?}");
}

#[test]
fn a_face_of_the_duel_without_its_frame_is_named() {
    let folder = with_data(|data| {
        replace(data, "duel/card_design.ron", "frame_minion", "frame_mignon");
    });
    let told = sentences_at("duel", folder.path());
    assert!(told[0].contains("frame_mignon"), "{told:?}");
}

#[test]
fn a_picture_of_the_duel_that_is_not_there_is_named() {
    let folder = with_data(|data| {
        fs::remove_file(data.join("textures/duel/art_brown_bear.png")).unwrap();
    });
    let told = sentences_at("duel", folder.path());
    assert!(told[0].contains("art_brown_bear"), "{told:?}");
}
