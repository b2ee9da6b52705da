//! Intents in bug reports: each one that a session took is there once, wherever it came from.

use parlour_duel::panels::DuelCommand;
use parlour_prospector::{ID as PROSPECTOR, options::ProspectorOptions};
use parlour_shell::{app::options::Options, ui::Action};
use parlour_tests::{
    duelling,
    duelling::{own_turn, wish},
    headless::{
        Step, at_home, click, dialog, do_action, follow_here, make_move, options, ready, wait,
    },
};
use std::path::Path;

/// Plays these steps and returns the intents of the bug report that follows.
fn reported(options: Options, saves: &Path, mut steps: Vec<Step>) -> Vec<String> {
    steps.push(do_action(Action::BugReport));
    follow_here(options, steps);
    let report = std::fs::read_to_string(saves.join("reports/1/report.txt")).unwrap();
    let version = format!("Parlour {}\n", parlour_shell::VERSION);
    assert!(report.starts_with(&version), "{report:.40}");
    let (_, intents) = report.split_once("intents:\n").expect("a list of intents");
    intents.lines().map(|line| line.trim().to_owned()).collect()
}

#[test]
fn a_move_at_the_board_is_reported_once_by_click_and_by_button() {
    let _home = at_home();
    let saves = tempfile::tempdir().unwrap();
    let steps = vec![
        ready(0),
        click("e2"),
        wait("select"),
        click("e4"),
        ready(1),
        make_move("c7", "c5"),
        ready(2),
        do_action(Action::Undo),
        ready(1),
    ];
    let intents = reported(options(saves.path()), saves.path(), steps);
    assert_eq!(intents, ["Play(e2e4)", "Play(c7c5)", "Undo"]);
}

#[test]
fn a_click_at_prospector_is_reported() {
    let _home = at_home();
    let saves = tempfile::tempdir().unwrap();
    let table = Options {
        table: Some(PROSPECTOR),
        ..options(saves.path())
    }
    .set(|prospector: &mut ProspectorOptions| prospector.deal = Some(7));
    let steps = vec![
        ready(0),
        click("draw"),
        ready(1),
        do_action(Action::Undo),
        ready(0),
    ];
    let intents = reported(table, saves.path(), steps);
    assert_eq!(intents, ["Play(Draw)", "Undo"]);
}

#[test]
fn a_refused_click_at_the_duel_is_reported_too() {
    let _home = at_home();
    let saves = tempfile::tempdir().unwrap();
    let steps = vec![
        dialog("mulligan"),
        wish(DuelCommand::Keep),
        own_turn(),
        // A hero without a weapon can't attack.
        click("own-hero"),
        wait("error"),
    ];
    let intents = reported(duelling::options(saves.path(), 3), saves.path(), steps);
    let [begin, exchanges @ .., attack] = &intents[..] else {
        panic!("{intents:?}");
    };
    assert!(begin.starts_with("Begin "), "{intents:?}");
    let exchanged = exchanges
        .iter()
        .filter(|intent| intent.contains("Mulligan"));
    assert_eq!(
        exchanged.count(),
        2,
        "by the player and by the computer: {intents:?}"
    );
    assert!(attack.contains("Attack"), "{intents:?}");
}
