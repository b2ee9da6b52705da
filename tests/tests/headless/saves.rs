//! Saves of the chess table: resumed, filed, and never lost.

use parlour_chess::{
    model::new_game::{NewGame, Pairing, Side},
    options::ChessOptions,
    panels::ChessCommand,
    scene::board::Board,
    table::ChessTable,
};
use parlour_rules::chess::{Color, Rules, Square, pgn};
use parlour_shell::{
    scene::marks::Mark,
    table::{Table, tutorial::GuideCommand},
    ui::{Action, settings_page::Setting},
};
use parlour_tests::headless::{
    Step, act, dialog, do_action, follow, make_move, named, options, ready, script, table_of, wait,
    wait_for,
};

#[test]
fn the_next_start_offers_to_resume() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![ready(0), make_move("e2", "e4"), ready(1)],
    );
    follow(
        options(saves.path()),
        vec![
            dialog("resume"),
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("picks", |picks| {
                picks["ply"] == 1 && picks["dialog"].is_null()
            }),
            make_move("e7", "e5"),
            ready(2),
        ],
    );
    let saved = std::fs::read_to_string(saves.path().join("chess.ron")).unwrap();
    assert!(saved.contains("e2e4") && saved.contains("e7e5"), "{saved}");
}

#[test]
fn a_game_that_gives_way_to_another_is_not_lost() {
    let saves = tempfile::tempdir().unwrap();
    let games = saves.path().join("games.pgn");
    follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("c2", "c4"),
            ready(1),
            do_action(Action::run(ChessCommand::NewGame(Box::new(
                NewGame::of_rules(Rules::Standard),
            )))),
            ready(0),
            make_move("e2", "e4"),
            ready(1),
        ],
    );
    let kept = std::fs::read_to_string(games).unwrap();
    assert!(kept.contains("1. c4 *"), "{kept}");
    let saved = std::fs::read_to_string(saves.path().join("chess.ron")).unwrap();
    assert!(saved.contains("e2e4") && !saved.contains("c2c4"), "{saved}");
}

fn begin(rules: Rules) -> Step {
    do_action(Action::run(ChessCommand::NewGame(Box::new(
        NewGame::of_rules(rules),
    ))))
}

#[test]
fn a_game_is_not_lost_when_two_others_are_begun_after_it() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("c2", "c4"),
            ready(1),
            // Start one shuffled game after another.
            begin(Rules::Chess960),
            ready(0),
            begin(Rules::Chess960),
            ready(0),
            begin(Rules::Standard),
            ready(0),
            make_move("e2", "e4"),
            ready(1),
        ],
    );
    let kept = std::fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    assert!(kept.contains("1. c4 *"), "{kept}");
    assert_eq!(kept.matches("[Event ").count(), 1, "{kept}");
}

#[test]
fn a_game_that_went_on_after_its_end_is_filed_once() {
    let saves = tempfile::tempdir().unwrap();
    let played = |from, to, ply| vec![make_move(from, to), ready(ply)];
    let resigned = |color| {
        vec![
            do_action(Action::run(ChessCommand::Resign(color))),
            wait("over"),
        ]
    };
    let steps = [
        vec![ready(0)],
        played("e2", "e4", 1),
        resigned(Color::Black),
        vec![do_action(Action::Undo), ready(1)],
        played("e7", "e5", 2),
        resigned(Color::White),
        // This one takes another course: the finished game stays filed.
        vec![
            do_action(Action::Undo),
            ready(2),
            do_action(Action::Undo),
            ready(1),
        ],
        played("c7", "c5", 2),
        resigned(Color::White),
        // This is a different game.
        vec![begin(Rules::Standard), ready(0)],
        played("e2", "e4", 1),
        played("c7", "c5", 2),
        played("g1", "f3", 3),
        resigned(Color::White),
    ];
    let steps = steps.into_iter().flatten().collect();
    follow(options(saves.path()), steps);
    let kept = std::fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    let moves: Vec<&str> = kept.lines().filter(|line| line.starts_with("1.")).collect();
    let wanted = ["1. e4 e5 0-1", "1. e4 c5 0-1", "1. e4 c5 2. Nf3 0-1"];
    assert_eq!(moves, wanted, "{kept}");
}

#[test]
fn it_is_filed_once_across_the_menu_and_the_next_start() {
    let saves = tempfile::tempdir().unwrap();
    let resigned = |color| {
        vec![
            do_action(Action::run(ChessCommand::Resign(color))),
            wait("over"),
        ]
    };
    let resumed = |ply| {
        vec![
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("picks", move |picks| {
                picks["ply"] == ply && picks["dialog"].is_null()
            }),
        ]
    };
    let first = [
        vec![ready(0), make_move("e2", "e4"), ready(1)],
        resigned(Color::Black),
        vec![do_action(Action::Undo), ready(1)],
        // Start a lesson meanwhile.
        vec![
            do_action(Action::run(ChessCommand::Lessons(GuideCommand::Start))),
            wait("picks"),
        ],
        vec![do_action(Action::Menu), wait("picks")],
        resumed(1),
        vec![make_move("e7", "e5"), ready(2)],
        resigned(Color::White),
        vec![do_action(Action::Undo), ready(2)],
    ];
    follow(options(saves.path()), first.into_iter().flatten().collect());
    let second = [
        vec![dialog("resume")],
        resumed(2),
        vec![make_move("g1", "f3"), ready(3)],
        resigned(Color::Black),
    ];
    follow(
        options(saves.path()),
        second.into_iter().flatten().collect(),
    );
    let kept = std::fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    let moves: Vec<&str> = kept.lines().filter(|line| line.starts_with("1.")).collect();
    assert_eq!(moves, ["1. e4 e5 2. Nf3 1-0"], "{kept}");
}

#[test]
fn games_against_the_computer_are_filed_under_the_player_s_name() {
    let saves = tempfile::tempdir().unwrap();
    let against = |pairing| {
        let chosen = NewGame {
            pairing,
            side: Side::Black,
            ..NewGame::of_rules(Rules::Standard)
        };
        do_action(Action::run(ChessCommand::NewGame(Box::new(chosen))))
    };
    let resigned = || {
        vec![
            do_action(Action::run(ChessCommand::Resign(Color::Black))),
            wait_for("over", |over| over["reason"] == "resignation"),
        ]
    };
    let steps = [
        vec![
            ready(0),
            do_action(Action::Name("Ada \"Q\" {Love}lace".into())),
        ],
        vec![against(Pairing::Computer), ready(1)],
        resigned(),
        vec![against(Pairing::People), ready(0)],
        vec![make_move("e2", "e4"), ready(1)],
        resigned(),
    ];
    let steps = steps.into_iter().flatten().collect();
    follow(options(saves.path()), steps);
    let kept = std::fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    let games: Vec<_> = pgn::parse(&kept).into_iter().map(Result::unwrap).collect();
    let names: Vec<_> = games.iter().map(|game| game.tags.black.as_str()).collect();
    assert_eq!(names, ["Ada \"Q\" {Love}lace", "?"], "{kept}");
    let settings = std::fs::read_to_string(saves.path().join("settings.ron")).unwrap();
    assert!(settings.contains("Love"), "{settings}");
}

#[test]
fn a_game_that_cannot_be_filed_goes_elsewhere() {
    let saves = tempfile::tempdir().unwrap();
    // A folder in place of the file makes filing fail.
    std::fs::create_dir(saves.path().join("games.pgn")).unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("c2", "c4"),
            ready(1),
            begin(Rules::Standard),
            ready(0),
            make_move("e2", "e4"),
            ready(1),
        ],
    );
    let kept = std::fs::read_to_string(saves.path().join("games-rescued.pgn")).unwrap();
    assert!(kept.contains("1. c4 *"), "{kept}");
    assert!(received.iter().any(|event| event["event"] == "error"));
    let saved = std::fs::read_to_string(saves.path().join("chess.ron")).unwrap();
    assert!(saved.contains("e2e4"), "{saved}");
}

/// Plays a game that Black wins with the fourth half-move.
fn fools_mate() -> Vec<Step> {
    vec![
        ready(0),
        make_move("f2", "f3"),
        ready(1),
        make_move("e7", "e5"),
        ready(2),
        make_move("g2", "g4"),
        ready(3),
        make_move("d8", "h4"),
    ]
}

#[test]
fn a_game_is_filed_although_another_begins_while_its_end_is_shown() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = fools_mate();
    steps.extend([
        wait_for("move", |played| played["ply"] == 4),
        begin(Rules::Standard),
        ready(0),
        make_move("e2", "e4"),
        ready(1),
    ]);
    let received = follow(options(saves.path()), steps);
    assert!(received.iter().all(|event| event["event"] != "over"));
    let kept = std::fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    assert_eq!(kept.matches("Qh4#").count(), 1, "{kept}");
    let saved = std::fs::read_to_string(saves.path().join("chess.ron")).unwrap();
    assert!(saved.contains("e2e4"), "{saved}");
}

#[test]
fn a_shuffled_game_without_moves_is_not_filed_when_another_game_is_resumed() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![ready(0), make_move("e2", "e4"), ready(1)],
    );
    let shuffled = |chess: &mut ChessOptions| chess.rules = Some(Rules::Chess960);
    follow(
        options(saves.path()).set(shuffled),
        vec![
            dialog("resume"),
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("picks", |picks| {
                picks["ply"] == 1 && picks["dialog"].is_null()
            }),
            make_move("e7", "e5"),
            ready(2),
        ],
    );
    assert!(!saves.path().join("games.pgn").exists());
    let saved = std::fs::read_to_string(saves.path().join("chess.ron")).unwrap();
    assert!(saved.contains("e7e5"), "{saved}");
}

#[test]
fn a_game_under_the_demonstration_is_not_lost() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("c2", "c4"),
            ready(1),
            do_action(Action::Menu),
            Box::new(|scene, _| table_of::<ChessTable>(scene).is_demo()),
            // Not every way to another game is an input that ends the demonstration.
            begin(Rules::Standard),
            ready(0),
            make_move("e2", "e4"),
            ready(1),
        ],
    );
    let kept = std::fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    let games: Vec<_> = pgn::parse(&kept).into_iter().map(Result::unwrap).collect();
    assert!(games.len() == 1 && kept.contains("1. c4 *"), "{kept}");
}

#[test]
fn a_finished_game_stays_saved_until_it_is_filed() {
    let saves = tempfile::tempdir().unwrap();
    // Folders in place of both files make filing fail.
    for name in ["games.pgn", "games-rescued.pgn"] {
        std::fs::create_dir(saves.path().join(name)).unwrap();
    }
    let mut steps = fools_mate();
    steps.extend([
        wait_for("over", |over| over["reason"] == "checkmate"),
        do_action(Action::Menu),
        dialog("menu"),
        // Another game doesn't replace it either.
        begin(Rules::Standard),
        ready(0),
        make_move("e2", "e4"),
        ready(1),
    ]);
    let received = follow(options(saves.path()), steps);
    assert!(received.iter().any(|event| event["event"] == "error"));
    let saved = std::fs::read_to_string(saves.path().join("chess.ron")).unwrap();
    assert!(saved.contains("g2g4") && !saved.contains("d8h4"), "{saved}");
}

#[test]
fn a_trial_from_the_editor_touches_nobody_s_files() {
    let saves = tempfile::tempdir().unwrap();
    let play = |keep_nothing| {
        let options = parlour_shell::app::options::Options {
            keep_nothing,
            ..options(saves.path())
        };
        let moves = vec![ready(0), make_move("c2", "c4"), ready(1)];
        follow(options, moves);
    };
    let files = || {
        let mut files: Vec<_> = std::fs::read_dir(saves.path())
            .unwrap()
            .map(|file| {
                let path = file.unwrap().path();
                (path.clone(), std::fs::read(path).unwrap())
            })
            .collect();
        files.sort();
        files
    };
    play(true);
    assert_eq!(files(), []);
    play(false);
    let before = files();
    assert!(!before.is_empty());
    play(true);
    assert_eq!(files(), before);
}

#[test]
fn undoing_to_the_start_keeps_the_saved_game() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("e2", "e4"),
            ready(1),
            do_action(Action::Undo),
            ready(0),
        ],
    );
    // The next start offers the game, and the move can be redone.
    follow(
        options(saves.path()),
        vec![
            dialog("resume"),
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            do_action(Action::Redo),
            wait_for("step", |step| step["ply"] == 1 && step["back"] == false),
        ],
    );
}

#[test]
fn what_the_command_line_says_does_not_become_the_player_s_setting() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            do_action(Action::Change(Setting::Volume, -1)),
            do_action(Action::Change(Setting::Palette, 1)),
        ],
    );
    let saved = std::fs::read_to_string(saves.path().join("settings.ron")).unwrap();
    assert!(saved.contains("palette: HighContrast"), "{saved}");
    assert!(
        saved.contains("motion: Normal"),
        "instant was for this run: {saved}"
    );
}

#[test]
fn a_damaged_save_is_told_and_kept() {
    let saves = tempfile::tempdir().unwrap();
    let path = saves.path().join("chess.ron");
    let illegal = "(version: 1, content: (record: (rules: Standard, fen: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\", moves: [\"e2e5\"], end: None)))";
    std::fs::write(&path, illegal).unwrap();
    let received = follow(options(saves.path()), vec![ready(0)]);
    let error = received
        .iter()
        .find(|event| event["event"] == "error")
        .unwrap();
    let sentence = error["message"].as_str().unwrap();
    assert!(sentence.contains("chess.ron"), "{sentence}");
    let kept = std::fs::read_to_string(saves.path().join("chess.ron.damaged-1")).unwrap();
    assert_eq!(kept, illegal);
}

#[test]
fn the_tutorial_continues_at_the_first_step_that_is_not_done() {
    let saves = tempfile::tempdir().unwrap();
    let start = || do_action(Action::run(ChessCommand::Lessons(GuideCommand::Start)));
    let next = || do_action(Action::run(ChessCommand::Lessons(GuideCommand::Next)));
    let shows = |square: Square| {
        act(move |scene| {
            let marked = script::<Board>(scene).marked(Mark::Hint);
            assert_eq!(marked, [square]);
        })
    };
    follow(
        options(saves.path()),
        vec![
            ready(0),
            start(),
            ready(0),
            shows(Square::E4),
            make_move("e2", "e4"),
            ready(1),
            next(),
            ready(0),
            shows(Square::D5),
        ],
    );
    follow(
        options(saves.path()),
        vec![
            ready(0),
            start(),
            ready(0),
            shows(Square::D5),
            // Any step can be chosen, and a step that was done stays done.
            do_action(Action::run(ChessCommand::Lesson(0))),
            ready(0),
            shows(Square::E4),
            start(),
            ready(0),
            shows(Square::D5),
        ],
    );
    let saved = std::fs::read_to_string(saves.path().join("chess-tutorial.ron")).unwrap();
    assert!(saved.contains("\"pawn\""), "{saved}");
}

#[test]
fn saves_that_cannot_be_read_are_not_replaced() {
    let saves = tempfile::tempdir().unwrap();
    let files = [
        "settings.ron",
        "chess.ron",
        "chess-look-back.ron",
        "chess-new-game.ron",
        "chess-engines.ron",
        "chess-tutorial.ron",
        "prospector.ron",
        "prospector-books.ron",
        "duel.ron",
        "duel-books.ron",
        "duel-decks.ron",
    ];
    // Even root can't read a folder as a file.
    for file in files {
        std::fs::create_dir(saves.path().join(file)).unwrap();
    }
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            do_action(Action::Change(Setting::Volume, -1)),
            make_move("e2", "e4"),
            ready(1),
        ],
    );
    let errors: Vec<_> = named(&received, "error")
        .iter()
        .map(|error| error["message"].to_string())
        .collect();
    assert_eq!(errors.len(), files.len(), "one for each: {errors:#?}");
    for file in files {
        assert!(saves.path().join(file).is_dir(), "{file}");
        let instead = format!("the game saves to {file}.instead-1.");
        assert!(errors.iter().any(|it| it.contains(&instead)), "{errors:#?}");
    }
    // The next start continues that game.
    follow(
        options(saves.path()),
        vec![
            dialog("resume"),
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("picks", |picks| {
                picks["ply"] == 1 && picks["dialog"].is_null()
            }),
            make_move("e7", "e5"),
            ready(2),
        ],
    );
    let read = |name: &str| std::fs::read_to_string(saves.path().join(name)).unwrap();
    assert!(read("chess.ron.instead-1").contains("e7e5"));
    assert!(read("settings.ron.instead-1").contains("volume: 0.7"));
}

#[test]
fn settings_that_a_fresh_start_did_not_read_are_kept() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![ready(0), do_action(Action::Change(Setting::Volume, -1))],
    );
    let before = std::fs::read_to_string(saves.path().join("settings.ron")).unwrap();
    let mut fresh = options(saves.path());
    fresh.fresh = true;
    follow(
        fresh,
        vec![ready(0), do_action(Action::Change(Setting::Motion, 1))],
    );
    let after = std::fs::read_to_string(saves.path().join("settings.ron")).unwrap();
    assert_ne!(before, after);
    let kept = std::fs::read_to_string(saves.path().join("settings.ron.before-1")).unwrap();
    assert_eq!(kept, before);
}

#[test]
fn a_game_that_was_over_when_it_was_read_is_looked_at_and_not_filed_again() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("mate.pgn");
    std::fs::write(&file, "1. f3 e5 2. g4 Qh4# 0-1\n").unwrap();
    let mut options = options(saves.path());
    options = options.set(|chess: &mut ChessOptions| chess.pgn = Some(file));
    let received = follow(options, vec![ready(4)]);
    assert!(!received.iter().any(|event| event["event"] == "over"));
    assert!(!saves.path().join("games.pgn").exists());
}
