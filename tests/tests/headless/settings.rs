//! Settings: their pages, sliders and changed keys, and what Return and Escape mean in panels.

use fyrox::keyboard::KeyCode;
use parlour_chess::{ID as CHESS, panels::ChessCommand};
use parlour_duel::ID as DUEL;
use parlour_prospector::ID as PROSPECTOR;
use parlour_shell::{
    app::{key_bindings::KeyBindings, keystrokes::Press},
    ui::{
        Action, Dialog,
        key_page::KeyQuestion,
        settings_page::{Setting, SettingsGroup},
    },
};
use parlour_tests::{
    headless::{
        Scene, Step, act, dialog, do_action, follow, key, make_move, named, options, pixel, press,
        ready, updates, wait_for,
    },
    mouse::{left_click, move_to},
};
use std::{cell::Cell, path::Path, rc::Rc};

fn no_dialog() -> Step {
    wait_for("picks", |picks| picks["dialog"].is_null())
}

fn saved(saves: &Path) -> String {
    std::fs::read_to_string(saves.join("settings.ron")).unwrap_or_default()
}

fn volume(scene: &Scene) -> f32 {
    scene.parlour.shell.settings.volume
}

#[test]
fn a_press_on_a_slider_selects_the_value_at_that_place() {
    let saves = tempfile::tempdir().unwrap();
    let pressed = Rc::new(Cell::new(0.0));
    let set = pressed.clone();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            do_action(Action::Open(Dialog::Settings(SettingsGroup::Sound))),
            dialog("settings"),
            Box::new(|scene, picks| {
                // The value is at the right of the slider.
                move_to(scene, pixel(picks, "volume"));
                left_click(scene);
                true
            }),
            Box::new(|scene, _| (0.5..0.75).contains(&volume(scene))),
            act(move |scene| set.set(volume(scene))),
            updates(2),
            // Keys go on from where the pointer was.
            key(KeyCode::ArrowLeft),
            Box::new(move |scene, _| volume(scene) < pressed.get()),
            key(KeyCode::Home),
            Box::new(|scene, _| volume(scene) == 0.0),
            // Its end is all of it.
            act(|scene| {
                let slider = Action::Set(Setting::Volume, 10);
                assert!(volume(scene) < 1.0);
                scene.parlour.dispatch(slider, scene.ctx).unwrap();
            }),
            Box::new(|scene, _| volume(scene) == 1.0),
            press("reset"),
            Box::new(|scene, _| volume(scene) == 0.8),
        ],
    );
    assert!(saved(saves.path()).contains("volume: 0.8"));
}

#[test]
fn a_changed_key_has_its_command_at_the_table_and_after_a_restart() {
    let saves = tempfile::tempdir().unwrap();
    let question = KeyQuestion {
        table: CHESS,
        usual: 'N',
        help: "help-new-game",
    };
    follow(
        options(saves.path()),
        vec![
            ready(0),
            do_action(Action::Open(Dialog::Settings(SettingsGroup::Controls))),
            dialog("settings"),
            press("key-chess-N"),
            dialog("key"),
            act(|scene| {
                let other = Press::plain(KeyCode::KeyG, Some("g"));
                assert!(scene.parlour.press_in_dialog(&other, scene.ctx).unwrap());
            }),
            dialog("settings"),
            do_action(Action::Close),
            no_dialog(),
            key(KeyCode::KeyG),
            dialog("new-game"),
            do_action(Action::Close),
            no_dialog(),
        ],
    );
    let mut expected = KeyBindings::default();
    expected.bind('N', 'G');
    follow(
        options(saves.path()),
        vec![
            wait_for("picks", |picks| picks["buttons"].is_object()),
            act(move |scene| {
                let keys = &scene.parlour.shell.settings.keys;
                assert_eq!(keys.get(CHESS.name()), Some(&expected));
            }),
            do_action(Action::Open(Dialog::Key(question))),
            dialog("key"),
            press("key-usual"),
            act(|scene| {
                let keys = &scene.parlour.shell.settings.keys;
                assert_eq!(keys[CHESS.name()], KeyBindings::default());
            }),
        ],
    );
}

#[test]
fn settings_opened_from_the_menu_list_the_keys_of_all_tables() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options.table = None;
    let lists = |scene: &Scene, key: &str| scene.parlour.shell.gui.action_of(key).is_some();
    follow(
        options,
        vec![
            dialog("menu"),
            do_action(Action::Open(Dialog::Settings(SettingsGroup::Controls))),
            dialog("settings"),
            act(move |scene| {
                for key in ["key-chess-N", "key-prospector-N", "key-duel-N"] {
                    assert!(lists(scene, key), "{key}");
                }
            }),
        ],
    );
}

#[test]
fn escape_closes_the_panel_that_covers_the_board_before_it_opens_the_menu() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options.window = Some((480, 360));
    follow(
        options,
        vec![
            ready(0),
            do_action(Action::TogglePanel),
            wait_for("picks", |picks| picks["buttons"]["resign"].is_array()),
            key(KeyCode::Escape),
            wait_for("picks", |picks| {
                picks["dialog"].is_null() && !picks["buttons"]["resign"].is_array()
            }),
            key(KeyCode::Escape),
            dialog("menu"),
        ],
    );
}

#[test]
fn escape_at_the_offer_of_a_tutorial_leads_back_to_the_menu_and_leaves_it_open() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options.table = None;
    let mut steps = vec![dialog("menu")];
    for visit in [
        Action::run(ChessCommand::AskForGame),
        Action::OpenTable(PROSPECTOR),
        Action::OpenTable(DUEL),
        Action::OpenTable(DUEL),
    ] {
        steps.extend([
            do_action(visit),
            dialog("tutorial"),
            key(KeyCode::Escape),
            dialog("menu"),
        ]);
    }
    follow(options, steps);
}

#[test]
fn moves_and_dialogs_are_spoken_once_the_player_wants_it() {
    let saves = tempfile::tempdir().unwrap();
    let spoken = |text: &'static str| {
        wait_for("speak", move |event| {
            event["text"]
                .as_str()
                .is_some_and(|spoken| spoken.contains(text))
        })
    };
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("e2", "e4"),
            ready(1),
            act(|scene| scene.parlour.shell.settings.speech = true),
            make_move("g8", "f6"),
            spoken("Knight F 6."),
            ready(2),
            key(KeyCode::F1),
            spoken("Controls. Moves. Click or drag. Move a piece."),
            dialog("help"),
            key(KeyCode::Tab),
            key(KeyCode::Escape),
            no_dialog(),
        ],
    );
    let all = named(&received, "speak");
    assert!(all.iter().all(|event| event["text"] != "E 4."), "{all:?}");
}
