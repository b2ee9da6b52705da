//! Review with annotations: variations and comments survive leaving the game, and are saved to the
//! file of the game.

use fyrox::keyboard::KeyCode;
use parlour_chess::{
    options::ChessOptions,
    panels::{ChessCommand, FileCommand, StepTo},
    scene::game_manager::GameManager,
};
use parlour_rules::chess::{Color, pgn};
use parlour_shell::{app::options::Options, ui::Action};
use parlour_tests::headless::{
    Scene, Step, act, both, click, dialog, do_action, follow, make_move, named, options, press,
    press_key, ready, script, type_text, wait, wait_for,
};
use serde_json::Value;
use std::{fs, path::Path};

const FOOLS_MATE: &str = "[White \"Ada\"]\n[Black \"Bea\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

fn moves(scene: &Scene) -> Vec<String> {
    let history = script::<GameManager>(scene).game().history();
    history.iter().map(|played| played.san.clone()).collect()
}

fn step(to: StepTo) -> Step {
    do_action(Action::run(ChessCommand::Step(to)))
}

fn shelf(wish: FileCommand) -> Step {
    do_action(Action::run(ChessCommand::Files(wish)))
}

/// Deletes the typed text.
fn erase() -> Step {
    act(|scene| {
        for _ in 0..100 {
            press_key(scene, KeyCode::Backspace, None);
        }
    })
}

fn saved(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Plays the fool's mate by hand and starts its review.
fn a_game_of_my_own() -> Vec<Step> {
    a_game_reviewed_after(ready(4))
}

/// Plays the fool's mate by hand and starts its review after a step.
fn a_game_reviewed_after(end: Step) -> Vec<Step> {
    let mut steps = vec![ready(0)];
    for (ply, from, to) in [(1, "f2", "f3"), (2, "e7", "e5"), (3, "g2", "g4")] {
        steps.extend([click(from), wait("select"), click(to), ready(ply)]);
    }
    steps.extend([click("d8"), wait("select"), click("h4"), end]);
    steps.push(do_action(Action::run(ChessCommand::Review)));
    steps.push(wait_for("picks", |picks| {
        picks["ply"] == 4 && picks["dialog"].is_null()
    }));
    steps
}

/// Plays a different second move and comments on it.
fn noting() -> Vec<Step> {
    vec![
        step(StepTo::Back),
        ready(3),
        step(StepTo::Back),
        ready(2),
        make_move("e2", "e4"),
        ready(3),
        shelf(FileCommand::Comment),
        dialog("comment"),
        type_text("much better"),
        shelf(FileCommand::SaveComment),
        wait_for("picks", |picks| picks["dialog"].is_null()),
    ]
}

#[test]
fn a_game_that_is_reviewed_before_its_end_was_shown_is_filed_once() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = a_game_reviewed_after(wait("move"));
    steps.extend(noting());
    steps.extend([
        do_action(Action::run(ChessCommand::NewGame(Box::default()))),
        both(wait("saved"), ready(0)),
    ]);
    follow(options(saves.path()), steps);
    let text = saved(&saves.path().join("games.pgn"));
    assert!(text.contains("(2. e4 {much better})"), "{text}");
    assert_eq!(pgn::parse(&text).len(), 1, "{text}");
}

#[test]
fn what_is_noted_on_an_own_game_goes_where_the_game_is_kept() {
    let saves = tempfile::tempdir().unwrap();
    let games = saves.path().join("games.pgn");
    let mut steps = a_game_of_my_own();
    steps.extend(noting());
    // A new game keeps the annotations, and the old game is filed once.
    steps.extend([
        do_action(Action::run(ChessCommand::NewGame(Box::default()))),
        both(wait("saved"), ready(0)),
    ]);
    follow(options(saves.path()), steps);
    let text = saved(&games);
    assert!(text.contains("(2. e4 {much better})"), "{text}");
    assert_eq!(pgn::parse(&text).len(), 1, "{text}");
    // The next start restores the review where it was.
    follow(
        options(saves.path()),
        vec![
            ready(0),
            shelf(FileCommand::ResumeReview),
            ready(3),
            act(|scene| assert_eq!(moves(scene), ["f3", "e5", "e4"])),
            step(StepTo::Return),
            ready(2),
            step(StepTo::Variation(0)),
            ready(3),
            act(|scene| assert_eq!(moves(scene), ["f3", "e5", "e4"])),
            shelf(FileCommand::Remove),
            dialog("remove-variation"),
            press("remove"),
            ready(2),
        ],
    );
    // The program was closed during the review.
    let text = saved(&games);
    assert!(
        !text.contains("e4") && text.contains("2. g4 Qh4#"),
        "{text}"
    );
    assert_eq!(pgn::parse(&text).len(), 1, "{text}");
}

#[test]
fn a_comment_that_was_begun_is_there_at_the_next_start_and_goes_when_it_is_cancelled() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = a_game_of_my_own();
    steps.extend([
        shelf(FileCommand::Comment),
        dialog("comment"),
        type_text("what a"),
        // Closes the dialog as Escape does; then the program ends.
        do_action(Action::Close),
        wait_for("picks", |picks| picks["dialog"].is_null()),
    ]);
    follow(options(saves.path()), steps);
    follow(
        options(saves.path()),
        vec![
            ready(0),
            shelf(FileCommand::ResumeReview),
            ready(4),
            shelf(FileCommand::Comment),
            dialog("comment"),
            type_text(" pity"),
            shelf(FileCommand::SaveComment),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            shelf(FileCommand::Comment),
            dialog("comment"),
            type_text(" for nothing"),
            shelf(FileCommand::DiscardComment),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            shelf(FileCommand::Comment),
            dialog("comment"),
            shelf(FileCommand::SaveComment),
            wait_for("picks", |picks| picks["dialog"].is_null()),
        ],
    );
    let text = saved(&saves.path().join("games.pgn"));
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(words.join(" ").contains("{what a pity}"), "{text}");
}

#[test]
fn a_long_comment_of_a_file_stays_whole_when_a_sign_is_set() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("two.pgn");
    let long = "word ".repeat(600);
    fs::write(&file, format!("1. e4 e5 {{{long}}} 1-0\n\n1. d4 0-1\n")).unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            shelf(FileCommand::File(file.clone())),
            wait("games"),
            shelf(FileCommand::Choose(0)),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            step(StepTo::End),
            ready(2),
            shelf(FileCommand::Comment),
            dialog("comment"),
            shelf(FileCommand::Sign(Some(1))),
            shelf(FileCommand::SaveComment),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            shelf(FileCommand::Choose(1)),
            dialog("keep-notes"),
            press("in-file"),
            ready(0),
        ],
    );
    let text = saved(&file);
    assert!(text.contains("e5 $1 {word"), "{text}");
    assert_eq!(text.matches("word").count(), 600);
}

#[test]
fn notes_on_a_game_of_another_file_are_asked_about_before_they_make_way() {
    for (keeping, in_file, own) in [
        ("in-file", true, false),
        ("own", false, true),
        ("not", false, false),
    ] {
        let saves = tempfile::tempdir().unwrap();
        let file = saves.path().join("two.pgn");
        let other = "[White \"Cid\"]\n\n1. d4 d5 1-0\n";
        fs::write(&file, format!("{FOOLS_MATE}\n{other}")).unwrap();
        let mut steps = vec![
            ready(0),
            shelf(FileCommand::File(file.clone())),
            wait_for("games", |told| told["games"] == 2 && told["broken"] == 0),
            shelf(FileCommand::Choose(0)),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            step(StepTo::End),
            ready(4),
        ];
        steps.extend(noting());
        steps.extend([
            // Another game of the same file.
            shelf(FileCommand::Choose(1)),
            dialog("keep-notes"),
            press(keeping),
            ready(0),
            step(StepTo::Forward),
            ready(1),
            act(|scene| assert_eq!(moves(scene), ["d4"])),
        ]);
        follow(options(saves.path()), steps);
        let text = saved(&file);
        assert_eq!(text.contains("{much better}"), in_file, "{text}");
        assert_eq!(pgn::parse(&text).len(), 2, "{text}");
        let games = saves.path().join("games.pgn");
        assert_eq!(games.exists(), own);
        if own {
            assert!(saved(&games).contains("much better"));
        }
    }
}

#[test]
fn a_game_is_saved_added_and_put_in_its_place() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("mine.pgn");
    fs::write(&file, format!("{FOOLS_MATE}\n[White \"Cid\"]\n\n1. d4 *\n")).unwrap();
    let mut steps = vec![
        ready(0),
        shelf(FileCommand::File(file.clone())),
        wait("games"),
        shelf(FileCommand::Choose(0)),
        wait_for("picks", |picks| picks["dialog"].is_null()),
        step(StepTo::End),
        ready(4),
    ];
    steps.extend(noting());
    let file_of_steps = file.clone();
    steps.extend([
        // The name of the game's file is offered.
        shelf(FileCommand::Save),
        dialog("files"),
        shelf(FileCommand::Write),
        dialog("overwrite"),
        press("exchange"),
        wait("saved"),
        act(move |_| {
            let text = saved(&file_of_steps);
            assert!(
                text.contains("much better") && text.contains("Cid"),
                "{text}"
            );
            assert_eq!(pgn::parse(&text).len(), 2);
        }),
        shelf(FileCommand::Save),
        dialog("files"),
        shelf(FileCommand::Write),
        dialog("overwrite"),
        press("add"),
        wait_for("saved", |told| told["added"] == true),
        // A new name makes a new file, with the extension added.
        shelf(FileCommand::Save),
        dialog("files"),
        erase(),
        type_text("the best"),
        shelf(FileCommand::Write),
        wait("saved"),
        // Nothing is unsaved, so no question is asked.
        shelf(FileCommand::Open),
        dialog("files"),
        shelf(FileCommand::File(file.clone())),
        wait("games"),
        shelf(FileCommand::Choose(1)),
        ready(1),
    ]);
    let received = follow(options(saves.path()), steps);
    assert!(
        !named(&received, "picks")
            .iter()
            .any(|picks| picks["dialog"] == "keep-notes")
    );
    assert_eq!(pgn::parse(&saved(&file)).len(), 3);
    let best = saved(&saves.path().join("the best.pgn"));
    assert!(best.contains("much better"), "{best}");
}

#[test]
fn a_game_is_saved_where_a_typed_path_leads() {
    let saves = tempfile::tempdir().unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let path = |name: &str| elsewhere.path().join(name).display().to_string();
    let mut steps = a_game_of_my_own();
    steps.extend([
        shelf(FileCommand::Save),
        dialog("files"),
        erase(),
        // A typing error creates no folder.
        type_text(path("nowhere/fool")),
        shelf(FileCommand::Write),
        act(|scene| {
            let said = scene.parlour.shell.sentence().unwrap_or_default();
            assert!(said.contains("nowhere"), "{said}");
        }),
        erase(),
        type_text(path("fool")),
        shelf(FileCommand::Write),
        wait("saved"),
    ]);
    follow(options(saves.path()), steps);
    assert!(saved(Path::new(&path("fool.pgn"))).contains("Qh4#"));
    assert!(!elsewhere.path().join("nowhere").exists());
}

#[test]
#[cfg(target_os = "linux")]
fn where_a_game_cannot_be_saved_another_place_is_asked_for() {
    let saves = tempfile::tempdir().unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let good = elsewhere.path().join("fool").display().to_string();
    let mut steps = a_game_of_my_own();
    steps.extend([
        shelf(FileCommand::Save),
        dialog("files"),
        erase(),
        // Not even root can create files there.
        type_text("/proc/fool"),
        shelf(FileCommand::Write),
        wait_for("error", |told| {
            let sentence = told["message"].as_str().unwrap_or_default();
            assert!(
                sentence.starts_with("Couldn’t write /proc/fool.pgn"),
                "{sentence}"
            );
            true
        }),
        dialog("files"),
        erase(),
        type_text(good),
        shelf(FileCommand::Write),
        wait("saved"),
    ]);
    follow(options(saves.path()), steps);
    assert!(saved(&elsewhere.path().join("fool.pgn")).contains("Qh4#"));
}

#[test]
fn who_keeps_to_the_notes_when_the_command_line_names_a_game_stays_with_them() {
    let saves = tempfile::tempdir().unwrap();
    let (file, other) = (saves.path().join("one.pgn"), saves.path().join("other.pgn"));
    fs::write(&file, FOOLS_MATE).unwrap();
    fs::write(&other, "[White \"Cid\"]\n\n1. d4 d5 1-0\n").unwrap();
    let mut steps = vec![
        ready(0),
        shelf(FileCommand::File(file)),
        wait("games"),
        ready(0),
    ];
    steps.push(step(StepTo::End));
    steps.push(ready(4));
    steps.extend(noting());
    follow(options(saves.path()), steps);
    let asked = options(saves.path()).set(|chess: &mut ChessOptions| chess.pgn = Some(other));
    let steps = vec![
        dialog("keep-notes"),
        do_action(Action::Close),
        ready(3),
        act(|scene| assert_eq!(moves(scene), ["f3", "e5", "e4"])),
        step(StepTo::Back),
        ready(2),
    ];
    follow(asked, steps);
}

#[test]
fn an_unfinished_game_is_played_on_with_its_notes_and_comes_back() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("open.pgn");
    fs::write(&file, "[White \"Ada\"]\n\n1. e4 {mine} e5 (1... c5) *\n").unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            // The only game of a file opens at once, at its last move.
            shelf(FileCommand::File(file)),
            ready(2),
            shelf(FileCommand::AskPlayOn),
            dialog("play-on"),
            shelf(FileCommand::PlayOn(None)),
            wait("players"),
            ready(2),
            make_move("g1", "f3"),
            ready(3),
        ],
    );
    let save = saved(&saves.path().join("chess.ron"));
    assert!(save.contains("mine") && save.contains("Ada"), "{save}");
    follow(
        options(saves.path()),
        vec![
            dialog("resume"),
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("picks", |picks| {
                picks["ply"] == 3 && picks["dialog"].is_null()
            }),
            do_action(Action::run(ChessCommand::Resign(Color::Black))),
            wait("over"),
        ],
    );
    let filed = saved(&saves.path().join("games.pgn"));
    let game = pgn::parse(&filed).remove(0).unwrap();
    assert_eq!((game.tags.white.as_str(), game.result), ("Ada", "1-0"));
    assert!(
        filed.contains("1. e4 {mine} 1... e5 (1... c5) 2. Nf3 1-0"),
        "{filed}"
    );
}

/// Returns options that open this text as a file named on the command line.
fn begin_with(saves: &Path, text: &str) -> Options {
    let file = saves.join("asked.pgn");
    fs::write(&file, text).unwrap();
    options(saves).set(|chess: &mut ChessOptions| chess.pgn = Some(file))
}

#[test]
fn a_game_that_is_over_is_looked_back_at_when_the_program_begins_with_it() {
    let saves = tempfile::tempdir().unwrap();
    // Black resigned.
    let text = "[White \"Ada\"]\n[Black \"Bea\"]\n\n1. e4 e5 2. Nf3 1-0\n";
    let mut steps = vec![
        ready(3),
        step(StepTo::Start),
        ready(0),
        step(StepTo::End),
        ready(3),
    ];
    steps.extend([
        step(StepTo::Back),
        ready(2),
        make_move("d1", "h5"),
        ready(3),
        // The annotations belong to a game in the player's own file.
        do_action(Action::run(ChessCommand::NewGame(Box::default()))),
        ready(0),
    ]);
    let begun = begin_with(saves.path(), text);
    let file = begun.of::<ChessOptions>().pgn.unwrap();
    follow(begun, steps);
    assert!(saved(&file).contains("2. Nf3"), "{}", saved(&file));
    // No game was left unfinished, so none is offered to resume.
    assert!(!saves.path().join("chess.ron").exists());
}

#[test]
fn a_shuffled_game_that_is_looked_back_at_leaves_no_game_to_go_on_with() {
    let saves = tempfile::tempdir().unwrap();
    let text = "[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
        [FEN \"bqnb1rkr/pppppppp/8/8/8/8/PPPPPPPP/BQNB1RKR w HFhf - 0 1\"]\n\n1. e4 1-0\n";
    let begun = begin_with(saves.path(), text);
    follow(begun, vec![ready(1), step(StepTo::Start), ready(0)]);
    assert!(!saves.path().join("chess.ron").exists());
    assert!(!saves.path().join("games.pgn").exists());
}

#[test]
fn who_goes_on_with_a_game_of_the_computers_is_not_called_by_its_name() {
    let saves = tempfile::tempdir().unwrap();
    let text = "[Site \"Parlour\"]\n[White \"?\"]\n[Black \"Computer\"]\n\n1. e4 *\n";
    let names = |scene: &Scene| {
        let session = script::<GameManager>(scene).session();
        let tags = &session.notes.as_ref().unwrap().tags;
        (tags.white.clone(), tags.black.clone())
    };
    follow(
        begin_with(saves.path(), text),
        vec![
            ready(1),
            act(move |scene| assert_eq!(names(scene), ("?".to_owned(), "?".to_owned()))),
        ],
    );
    // Names of other players stay.
    follow(
        begin_with(saves.path(), &text.replace("Parlour", "Berlin")),
        vec![
            ready(1),
            act(move |scene| assert_eq!(names(scene).1, "Computer")),
        ],
    );
    // A game continued against the computer names the computer.
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("open.pgn");
    fs::write(&file, "[White \"Ada\"]\n[Black \"Bea\"]\n[WhiteElo \"2100\"]\n[BlackElo \"2200\"]\n\n1. e4 e5 *\n").unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            shelf(FileCommand::File(file)),
            ready(2),
            shelf(FileCommand::PlayOn(Some(Color::White))),
            wait("players"),
            act(move |scene| {
                let (white, black) = names(scene);
                assert!(white == "Ada" && black.starts_with("Computer"), "{black}");
                // The rating of the replaced player goes with the name.
                let session = script::<GameManager>(scene).session();
                let other = &session.notes.as_ref().unwrap().tags.other;
                assert!(other.iter().any(|(tag, _)| tag == "WhiteElo"), "{other:?}");
                assert!(!other.iter().any(|(tag, _)| tag == "BlackElo"), "{other:?}");
            }),
        ],
    );
}

#[test]
fn a_file_with_a_broken_game_says_where_and_opens_the_others() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("three.pgn");
    fs::write(&file, format!("{FOOLS_MATE}\n1. e4 Ke4 *\n\n1. d4 *\n")).unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            shelf(FileCommand::File(file)),
            wait_for("games", |told| told["games"] == 3 && told["broken"] == 1),
            shelf(FileCommand::Choose(1)),
            wait_for("error", |error| {
                let message = error["message"].as_str().unwrap();
                message.contains("Line 6, column 7")
            }),
            shelf(FileCommand::Choose(2)),
            ready(1),
        ],
    );
    assert_eq!(named(&received, "error").len(), 1);
}

#[test]
fn a_file_that_cannot_be_read_or_holds_no_game_says_so() {
    let saves = tempfile::tempdir().unwrap();
    let (empty, gone) = (
        saves.path().join("empty.pgn"),
        saves.path().join("gone.pgn"),
    );
    fs::write(&empty, "").unwrap();
    let nowhere = saves.path().join("nowhere.pgn");
    fs::write(nowhere, "[FEN \"nowhere\"]\n\n1. e4 *\n").unwrap();
    let noise = saves.path().join("noise.pgn");
    let bytes: Vec<u8> = (0..100_000_u32)
        .map(|number| (number.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    fs::write(&noise, bytes).unwrap();
    let said = |error: &Value, words: &str| error["message"].as_str().unwrap().contains(words);
    follow(
        options(saves.path()),
        vec![
            ready(0),
            shelf(FileCommand::File(gone)),
            wait_for("error", move |error| said(error, "gone.pgn")),
            shelf(FileCommand::File(empty)),
            wait_for("error", move |error| said(error, "No games found")),
            // The file dialog is still open for another choice.
            shelf(FileCommand::File(noise)),
            wait_for("error", move |error| said(error, "No games found")),
            wait_for("picks", |picks| {
                picks["dialog"] == "files" && picks["buttons"]["file-1"].is_array()
            }),
            // The typed text is a path, or part of an existing name.
            type_text(saves.path().join("gone too.pgn").display().to_string()),
            shelf(FileCommand::OpenNamed),
            wait_for("error", move |error| said(error, "gone too.pgn")),
            erase(),
            type_text("NOWH"),
            shelf(FileCommand::OpenNamed),
            // A game with an unreadable position counts as a broken game.
            wait_for("games", |told| told["games"] == 1 && told["broken"] == 1),
        ],
    );
}
