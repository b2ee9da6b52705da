//! A table that the shipped game doesn't have: opened from the menu, played by clicks and keys,
//! left, and resumed.

mod scene_file;

use fyrox::{
    core::{log::Log, pool::Handle},
    engine::executor::Executor,
    gui::text::Text,
    keyboard::KeyCode,
    scene::Scene as EngineScene,
};
use parlour_highcard::{
    ID, KIND,
    panels::HighCardPanels,
    rules::{Event, Game, Intent, ROUNDS, Record, Refusal},
    table::HighCardTable,
};
use parlour_shell::{
    app::{
        Parlour,
        options::{Options, TableId},
        settings::Settings,
    },
    table::TableKind,
    ui::{
        Action, TablePanels,
        layout_check::{bare, laid_out, layout_violations, locales, pictures, places},
    },
};
use parlour_tests::{
    data::copy_of_data,
    headless::{
        Scene, Step, act, alone_in, at_home, click, dialog, do_action, follow_tables, key, named,
        options, press, ready, table_of, wait_for,
    },
    scenes::difference,
    window::project,
};
use serde_json::Value;
use std::{fs, path::Path};
use tempfile::TempDir;

/// Scene of the table. A real table has it in `data/scenes`.
const SCENE: &str = "tests/highcard/highcard.rgs";
/// High Card beside the tables of the shipped game.
const TABLES: &[TableKind] = &[
    parlour_chess::KIND,
    parlour_prospector::KIND,
    parlour_duel::KIND,
    KIND,
];
const SEED: u64 = 7;

fn with_seed(saves: &Path) -> Options {
    Options {
        table: None,
        seed: Some(SEED),
        ..options(saves)
    }
}

/// Copies the data and adds the scene. A copy, because the engine enters every scene that it loads
/// in the registry in `data`.
fn folder() -> TempDir {
    let folder = copy_of_data();
    fs::copy(project().join(SCENE), folder.path().join(KIND.scene)).unwrap();
    folder
}

fn menu() -> Step {
    dialog("menu")
}

fn texts(scene: &Scene) -> Vec<String> {
    let shell = &scene.parlour.shell;
    let ui = scene.ctx.user_interfaces.try_get(shell.ui).unwrap();
    let texts = ui.nodes().iter().filter_map(|node| node.cast::<Text>());
    texts.map(Text::text).collect()
}

/// Checks that the table has the game of the rules after this many rounds, and that the panel shows
/// its score.
fn check(rounds: usize) -> Step {
    act(move |scene| {
        let game = Game::resume(Record { seed: SEED, rounds }).unwrap();
        let handle: Handle<EngineScene> = scene.parlour.shell.scene;
        let on_table = scene.ctx.scenes.try_get(handle).unwrap();
        assert_eq!(table_of::<HighCardTable>(scene).game(on_table), Some(&game));
        let [own, other] = game.score;
        let score = format!("{own} : {other}");
        let shown = texts(scene);
        assert!(shown.contains(&score), "no {score:?} in {shown:?}");
        let left = (ROUNDS - rounds).to_string();
        assert!(shown.contains(&left), "no {left:?} in {shown:?}");
    })
}

fn winners(received: &[Value]) -> Vec<Option<u64>> {
    let draws = named(received, "draw").into_iter();
    draws.map(|draw| draw["winner"].as_u64()).collect()
}

/// Winners of the first rounds, by the rules.
fn expected(rounds: usize) -> Vec<Option<u64>> {
    let mut game = Game::new(SEED);
    let events = (0..rounds).map(|_| game.apply(Intent::Draw).unwrap());
    let winners = events.filter_map(|event| match event {
        Event::Drawn(_, winner) => Some(winner.map(|winner| winner as u64)),
        _ => None,
    });
    winners.collect()
}

#[test]
fn a_table_of_another_crate_is_played_left_and_resumed() {
    let saves = tempfile::tempdir().unwrap();
    let folder = folder();
    let _alone = alone_in(folder.path());
    let steps = vec![
        menu(),
        press("highcard"),
        ready(0),
        check(0),
        click("pile-0"),
        ready(1),
        check(1),
        click("pile-1"),
        ready(2),
        press("draw"),
        ready(3),
        key(KeyCode::Enter),
        ready(4),
        check(4),
        // To the menu, to another table, and back to the same game.
        press("menu"),
        menu(),
        press("prospector"),
        wait_for("picks", |picks| picks["dialog"] != "menu"),
        do_action(Action::Menu),
        menu(),
        press("highcard"),
        ready(4),
        check(4),
        click("pile-1"),
        ready(5),
    ];
    let received = follow_tables(TABLES, with_seed(saves.path()), steps);
    assert_eq!(winners(&received), expected(5));
    // The program has ended. It starts again with this table alone.
    let steps = vec![
        menu(),
        press("highcard"),
        ready(5),
        check(5),
        click("pile-0"),
        ready(6),
        check(6),
    ];
    let received = follow_tables(&[KIND], with_seed(saves.path()), steps);
    assert_eq!(winners(&received), expected(6)[5..]);
    assert_eq!(named(&received, "error"), Vec::<&Value>::new());
}

#[test]
#[should_panic(expected = "unknown table \"poker\"")]
fn a_table_that_is_not_there_does_not_become_the_first_one() {
    let options = Options {
        table: Some(TableId::new("poker")),
        keep_nothing: true,
        ..Options::default()
    };
    let _ = Parlour::new(TABLES, options);
}

#[test]
fn a_save_with_more_rounds_than_cards_is_kept_and_a_new_game_dealt() {
    let saves = tempfile::tempdir().unwrap();
    let wrong = "(version: 1, content: (seed: 7, rounds: 27))";
    fs::write(saves.path().join("highcard.ron"), wrong).unwrap();
    let folder = folder();
    let _alone = alone_in(folder.path());
    let steps = vec![menu(), press("highcard"), ready(0), check(0)];
    let received = follow_tables(&[KIND], with_seed(saves.path()), steps);
    let errors = named(&received, "error");
    assert_eq!(errors.len(), 1, "{errors:?}");
    let kept = fs::read_to_string(saves.path().join("highcard.ron.damaged-1")).unwrap();
    assert_eq!(kept, wrong);
}

/// Returns the text of the scene file as it is built now.
fn built() -> String {
    Log::enable_writing_to_stdout(false);
    let mut executor = Executor::from_params(None, Default::default());
    let fresh = Options {
        fresh: true,
        ..Options::default()
    };
    executor.add_plugin(Parlour::new(&[KIND], fresh));
    executor.resource_manager.update_or_load_registry();
    scene_file::build(&executor.resource_manager).unwrap()
}

#[test]
fn the_scene_is_what_is_built() {
    let _home = at_home();
    let file = fs::read_to_string(SCENE).unwrap();
    assert_eq!(difference(&file, &built()), None);
}

#[test]
#[ignore = "writes tests/highcard/highcard.rgs"]
fn write_the_scene() {
    let _home = at_home();
    fs::write(SCENE, built()).unwrap();
}

#[test]
fn the_panel_fits_every_window_in_every_language() {
    let (settings, pictures, game) = (Settings::default(), pictures(), Game::new(SEED));
    let _home = at_home();
    for locale in locales() {
        for place in places() {
            for panel_open in [false, true] {
                let panels: Box<dyn TablePanels> = Box::new(HighCardPanels(Some(&game)));
                let tables = [panels];
                let mut view = bare(ID, &place, &locale, &settings, &pictures);
                view.tables = &tables;
                view.panel_open = panel_open;
                let (ui, _) = laid_out(&view);
                let bad = layout_violations(&ui, &view);
                assert!(bad.is_empty(), "{place:?}, {panel_open}: {bad:#?}");
            }
        }
    }
}

#[test]
fn a_used_up_pile_is_refused() {
    let mut game = Game::resume(Record {
        seed: SEED,
        rounds: ROUNDS,
    })
    .unwrap();
    let before = game.clone();
    assert_eq!(game.apply(Intent::Draw), Err(Refusal));
    assert_eq!(game, before);
    let wrong = Record {
        seed: SEED,
        rounds: usize::MAX,
    };
    assert_eq!(Game::resume(wrong), Err(Refusal));
}
