//! Game files that are missing or damaged: each is named by its path.

use parlour_chess::ID as CHESS;
use parlour_duel::ID as DUEL;
use parlour_prospector::ID as PROSPECTOR;
use parlour_shell::{
    app::options::TableId,
    ui::{Action, Screen},
};
use parlour_tests::{
    data::copy_of_data,
    headless::{Step, act, alone_in, dialog, do_action, follow_here, named, options, wait_for},
};
use serde_json::Value;
use std::{fs, path::Path};

/// Starts at a table with a changed copy of the game's files, and returns everything that the trace
/// said.
fn start(table: TableId, change: impl FnOnce(&Path), steps: Vec<Step>) -> Vec<Value> {
    let folder = copy_of_data();
    change(&folder.path().join("data"));
    let _alone = alone_in(folder.path());
    let mut options = options(&folder.path().join("saves"));
    options.table = Some(table);
    follow_here(options, steps)
}

/// Waits for an error with these words.
fn told(words: &'static str) -> Step {
    wait_for("error", move |error| {
        error["message"].as_str().unwrap().contains(words)
    })
}

fn menu() -> Step {
    dialog("menu")
}

/// Sets the first index of a model to a vertex that it doesn't have.
fn break_index(path: &Path) {
    let mut file = fs::read(path).unwrap();
    let length = u32::from_le_bytes(file[12..16].try_into().unwrap()) as usize;
    let (structure, buffer) = (&file[20..20 + length], 20 + length + 8);
    let structure: Value = serde_json::from_slice(structure).unwrap();
    let indices = &structure["meshes"][0]["primitives"][0]["indices"];
    let view = &structure["accessors"][indices.as_u64().unwrap() as usize]["bufferView"];
    let view = &structure["bufferViews"][view.as_u64().unwrap() as usize];
    let at = buffer + view["byteOffset"].as_u64().unwrap_or(0) as usize;
    file[at..at + 2].fill(0xff);
    fs::write(path, file).unwrap();
}

#[test]
fn a_model_with_a_wrong_index_does_not_stop_at_the_loading_screen() {
    let change = |data: &Path| break_index(&data.join("models/chess/king.glb"));
    let steps = vec![
        told("data/models/chess/king.glb"),
        // Another table can be played.
        do_action(Action::OpenTable(PROSPECTOR)),
        wait_for("picks", |picks| picks["cards"].is_object()),
    ];
    start(CHESS, change, steps);
}

#[test]
fn the_menu_can_be_opened_while_the_first_table_loads() {
    let steps = vec![
        act(|scene| assert_eq!(scene.parlour.shell.screen, Screen::Loading)),
        do_action(Action::Menu),
        menu(),
        // The table comes once it is loaded.
        do_action(Action::OpenTable(CHESS)),
        wait_for("picks", |picks| picks["squares"]["e2"].is_array()),
    ];
    let received = start(CHESS, |_| {}, steps);
    assert!(named(&received, "error").is_empty(), "{received:#?}");
}

#[test]
fn the_scene_of_another_game_is_told() {
    let change = |data: &Path| {
        let scenes = data.join("scenes");
        fs::copy(scenes.join("prospector.rgs"), scenes.join("chess.rgs")).unwrap();
    };
    let steps = vec![
        told("data/scenes/chess.rgs is the scene of another game"),
        menu(),
        do_action(Action::OpenTable(PROSPECTOR)),
        wait_for("picks", |picks| picks["cards"].is_object()),
    ];
    start(CHESS, change, steps);
}

#[test]
fn a_missing_file_is_named_by_its_path() {
    let change = |data: &Path| {
        for name in ["board.jpg", "board.jpg.meta"] {
            fs::remove_file(data.join("textures/board").join(name)).unwrap();
        }
    };
    let steps = vec![told("data/textures/board/board.jpg")];
    start(CHESS, change, steps);
}

#[test]
fn a_flaw_in_a_style_is_named_with_its_line() {
    let change = |data: &Path| {
        let style = data.join("styles/boards/slate/style.ron");
        let text = fs::read_to_string(&style).unwrap();
        fs::write(&style, text.replace("diffuse:", "difuse:")).unwrap();
    };
    let steps = vec![told("data/styles/boards/slate/style.ron:4")];
    start(CHESS, change, steps);
}

#[test]
fn damaged_pictures_and_a_damaged_guide_are_told() {
    let change = |data: &Path| {
        for file in [
            "textures/ui/logo.png",
            "textures/duel/art_owl.png",
            "duel/guide.ron",
        ] {
            let path = data.join(file);
            let bytes = fs::read(&path).unwrap();
            fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
        }
    };
    let steps = vec![
        told("data/duel/guide.ron"),
        told("data/textures/duel/art_owl.png"),
        do_action(Action::Menu),
        menu(),
    ];
    let received = start(DUEL, change, steps);
    // The loading screen shows it first.
    let errors = named(&received, "error");
    let names = |error: &&Value| error["message"].as_str().unwrap().contains("ui/logo.png");
    assert!(errors.iter().any(names), "{errors:#?}");
}
