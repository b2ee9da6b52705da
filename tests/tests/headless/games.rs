//! List of finished games: entered, found, opened, exported, deleted and restored.

use parlour_chess::panels::{ChessCommand, StepTo};
use parlour_duel::panels::DuelCommand;
use parlour_prospector::{ID as PROSPECTOR, options::ProspectorOptions, panels::ProspectorCommand};
use parlour_rules::chess::Color;
use parlour_shell::{
    app::options::Options,
    ui::{Action, GamesCommand},
};
use parlour_tests::{
    duelling,
    duelling::{check, own_turn, wish},
    headless::{
        Step, both, click, do_action, follow, make_move, named, options, press, ready, wait,
        wait_for,
    },
};
use std::{fs, path::Path};

/// Plays a move and resigns.
fn resigned(color: Color) -> Vec<Step> {
    vec![
        ready(0),
        make_move("e2", "e4"),
        ready(1),
        do_action(Action::run(ChessCommand::Resign(color))),
        wait("over"),
    ]
}

/// Opens the list of games of all tables.
fn list() -> Vec<Step> {
    vec![
        do_action(GamesCommand::Show(None).into()),
        wait("archive"),
        wait_for("picks", |picks| picks["dialog"] == "games"),
    ]
}

/// Waits until the list shows this number of games.
fn shows(count: u64) -> Step {
    wait_for("archive", move |archive| archive["shown"] == count)
}

/// Waits until there is this dialog, or none.
fn dialog(name: Option<&'static str>) -> Step {
    wait_for("picks", move |picks| picks["dialog"].as_str() == name)
}

/// Returns the names of the games' files.
fn files(saves: &Path) -> Vec<String> {
    let entries = fs::read_dir(saves.join("games")).into_iter().flatten();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.ends_with(".ron")).collect()
}

#[test]
fn a_finished_game_is_listed_and_opens_for_review() {
    let saves = tempfile::tempdir().unwrap();
    let steps = [
        resigned(Color::White),
        list(),
        vec![
            press("game-1"),
            wait_for("picks", |picks| {
                picks["dialog"].is_null() && picks["ply"] == 0
            }),
            // A review can be stepped forward.
            do_action(Action::run(ChessCommand::Step(StepTo::Forward))),
            ready(1),
        ],
    ];
    follow(options(saves.path()), steps.into_iter().flatten().collect());
    assert_eq!(files(saves.path()).len(), 1);
}

#[test]
fn a_game_given_up_before_its_first_move_is_not_listed() {
    let saves = tempfile::tempdir().unwrap();
    let steps = vec![
        ready(0),
        do_action(Action::run(ChessCommand::Resign(Color::White))),
        wait("over"),
        do_action(GamesCommand::Show(None).into()),
        wait_for("picks", |picks| {
            picks["dialog"] == "games" && !picks["buttons"]["game-1"].is_array()
        }),
    ];
    follow(options(saves.path()), steps);
    assert_eq!(files(saves.path()), Vec::<String>::new());
}

#[test]
fn a_game_is_deleted_and_comes_back() {
    let saves = tempfile::tempdir().unwrap();
    let steps = [
        resigned(Color::White),
        list(),
        vec![
            press("delete-1"),
            shows(0),
            dialog(Some("games")),
            press("restore"),
            shows(1),
            dialog(Some("games")),
            press("delete-1"),
            shows(0),
        ],
    ];
    follow(options(saves.path()), steps.into_iter().flatten().collect());
    assert!(files(saves.path()).is_empty());
    // The PGN file for other programs keeps it.
    assert!(saves.path().join("games.pgn").exists());
    let steps = vec![both(wait("archive"), ready(0))];
    let heard = follow(options(saves.path()), steps);
    assert_eq!(named(&heard, "archive")[0]["all"], 0);
}

#[test]
fn a_game_is_exported_as_pgn() {
    let saves = tempfile::tempdir().unwrap();
    let steps = [
        resigned(Color::Black),
        list(),
        vec![
            press("export-1"),
            dialog(Some("export")),
            press("save"),
            dialog(Some("games")),
        ],
    ];
    follow(options(saves.path()), steps.into_iter().flatten().collect());
    let mut exported = fs::read_dir(saves.path().join("exported")).unwrap();
    let path = exported.next().unwrap().unwrap().path();
    assert_eq!(path.extension().unwrap(), "pgn");
    let pgn = fs::read_to_string(path).unwrap();
    assert!(
        pgn.contains("[Result \"1-0\"]") && pgn.contains("1. e4 1-0"),
        "{pgn}"
    );
}

#[test]
fn the_games_of_an_older_version_come_along_once() {
    let saves = tempfile::tempdir().unwrap();
    let older = "[White \"Ada\"]\n[Black \"Eva\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n\
        [White \"Bea\"]\n[Black \"Ida\"]\n[Result \"*\"]\n\n1. d4 *\n\n";
    fs::write(saves.path().join("games.pgn"), older).unwrap();
    let listed = || wait_for("archive", |archive| archive["all"] == 2);
    follow(
        options(saves.path()),
        vec![
            listed(),
            do_action(GamesCommand::Show(None).into()),
            dialog(Some("games")),
            press("delete-1"),
            shows(1),
        ],
    );
    let steps = vec![wait_for("archive", |archive| archive["all"] == 1)];
    follow(options(saves.path()), steps);
    assert_eq!(files(saves.path()).len(), 1);
    let kept = fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    assert_eq!(kept, older);
}

#[test]
fn a_game_that_goes_on_after_its_end_is_listed_once() {
    let saves = tempfile::tempdir().unwrap();
    let steps = [
        resigned(Color::White),
        vec![
            do_action(Action::Undo),
            ready(1),
            make_move("e7", "e5"),
            ready(2),
            do_action(Action::run(ChessCommand::Resign(Color::Black))),
            wait("over"),
        ],
        list(),
    ];
    follow(options(saves.path()), steps.into_iter().flatten().collect());
    let files = files(saves.path());
    assert_eq!(files.len(), 1);
    let text = fs::read_to_string(saves.path().join("games").join(&files[0])).unwrap();
    assert!(text.contains("1. e4 e5 1-0"), "{text}");
}

/// Returns the record of the only game in the list.
fn only_game(saves: &Path) -> String {
    let files = files(saves);
    assert_eq!(files.len(), 1, "{files:?}");
    fs::read_to_string(saves.join("games").join(&files[0])).unwrap()
}

#[test]
fn a_match_of_the_duel_is_listed_and_replayed_beside_the_player_s_own() {
    let saves = tempfile::tempdir().unwrap();
    let steps = [
        vec![
            dialog(Some("mulligan")),
            wish(DuelCommand::Keep),
            own_turn(),
            wish(DuelCommand::EndTurn),
            own_turn(),
            wish(DuelCommand::Concede),
            dialog(Some("result")),
            wish(DuelCommand::Rematch),
            dialog(Some("mulligan")),
            wish(DuelCommand::Keep),
            own_turn(),
        ],
        list(),
        vec![
            press("game-1"),
            dialog(Some("replay")),
            check(|duel| assert!(duel.outcome().is_none() && duel.turn() <= 1)),
            press("replay-end"),
            dialog(Some("replay")),
            check(|duel| assert!(duel.outcome().is_some())),
            press("replay-back"),
            dialog(Some("replay")),
            check(|duel| assert!(duel.outcome().is_none())),
            // The concession, animated.
            press("replay-forward"),
            wait("over"),
            dialog(Some("replay")),
            check(|duel| assert!(duel.outcome().is_some())),
            press("close"),
            dialog(Some("games")),
            do_action(Action::Close),
            own_turn(),
            check(|duel| assert!(duel.outcome().is_none())),
        ],
    ];
    let steps = steps.into_iter().flatten().collect();
    follow(duelling::options(saves.path(), 3), steps);
    let game = only_game(saves.path());
    assert!(
        game.contains("ending: lost") && game.contains("duel-level-beginner"),
        "{game}"
    );
    let books = fs::read_to_string(saves.path().join("duel-books.ron")).unwrap();
    assert!(books.contains("lost: 1"), "a replay doesn't count: {books}");
}

#[test]
fn a_match_that_ended_in_an_older_version_is_listed_once() {
    let saves = tempfile::tempdir().unwrap();
    let steps = vec![
        dialog(Some("mulligan")),
        wish(DuelCommand::Keep),
        own_turn(),
        wish(DuelCommand::Concede),
        dialog(Some("result")),
    ];
    follow(duelling::options(saves.path(), 3), steps);
    only_game(saves.path());
    let path = saves.path().join("duel.ron");
    let saved = fs::read_to_string(&path).unwrap();
    let older: String = saved
        .lines()
        .filter(|line| !line.contains("listed"))
        .collect();
    fs::remove_dir_all(saves.path().join("games")).unwrap();
    fs::write(&path, older).unwrap();
    for _ in 0..2 {
        let start = vec![dialog(Some("duel-setup"))];
        follow(duelling::at_the_setup(saves.path(), 3), start);
        only_game(saves.path());
    }
}

#[test]
fn a_round_of_prospector_is_listed_and_replayed_beside_the_player_s_own() {
    let saves = tempfile::tempdir().unwrap();
    let options = Options {
        table: Some(PROSPECTOR),
        ..options(saves.path())
    };
    let options = options.set(|prospector: &mut ProspectorOptions| prospector.deal = Some(7));
    let steps = [
        vec![
            ready(0),
            click("draw"),
            ready(1),
            click("draw"),
            ready(2),
            do_action(Action::run(ProspectorCommand::Next)),
            dialog(Some("give-up")),
            press("give-up-yes"),
            ready(0),
            click("draw"),
            ready(1),
        ],
        list(),
        vec![
            press("game-1"),
            wait_for("picks", |picks| {
                picks["dialog"] == "replay" && picks["ply"] == 0
            }),
            press("replay-forward"),
            wait_for("picks", |picks| picks["ply"] == 1),
            press("replay-end"),
            wait_for("picks", |picks| picks["ply"] == 2),
            press("replay-back"),
            wait_for("picks", |picks| picks["ply"] == 1),
            press("close"),
            dialog(Some("games")),
            do_action(Action::Close),
            ready(1),
            // It is the player's own round again, which is saved.
            click("draw"),
            ready(2),
        ],
    ];
    follow(options, steps.into_iter().flatten().collect());
    let game = only_game(saves.path());
    assert!(
        game.contains("ending: lost") && game.contains("\"archive-deal\""),
        "{game}"
    );
    let books = fs::read_to_string(saves.path().join("prospector-books.ron")).unwrap();
    let count = books.matches("played: 1,").count();
    assert_eq!(count, 1, "a replay doesn't count: {books}");
}
