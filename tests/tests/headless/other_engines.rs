//! Chess against external engines: Debian's stockfish, and some that misbehave.

use parlour_chess::{
    model::{
        engines::{EngineId, Engines, found},
        new_game::{NewGame, Pairing},
        players::{Computer, Participant, Players},
    },
    options::ChessOptions,
    panels::{ChessCommand, EngineCommand},
    scene::game_manager::GameManager,
    settings::ChessSetting,
    table::ChessTable,
};
use parlour_engine::chess::Level;
use parlour_rules::chess::{Color, Rules};
use parlour_shell::{app::options::Options, platform::storage::Storage, ui::Action};
use parlour_tests::headless::{
    Step, act, do_action, follow_alone as follow, make_move, named, options, ready, script,
    table_of, wait, wait_for,
};
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// Start of a shell script that greets as a UCI engine does and waits for `go`.
const GREETING: &str = "read l; echo id name Fake; echo uciok; \
     while read l; do case \"$l\" in isready) echo readyok;; go*) ";

/// Returns the command of an engine that greets, and then runs this shell code on `go`.
fn thinks(what: &str) -> Vec<String> {
    ["/bin/sh", "-c", &format!("{GREETING}{what};; esac; done")]
        .map(str::to_owned)
        .to_vec()
}

/// Returns the command of stockfish.
fn stockfish() -> Vec<String> {
    let mut all = found().into_iter();
    let is_stockfish = |words: &Vec<String>| words[0].ends_with("stockfish");
    all.find(is_stockfish).expect("stockfish is installed")
}

/// Saves an engine in the player's list.
fn name(saves: &Path, command: Vec<String>, analysis_engine: bool) -> EngineId {
    let mut engines = Engines::default();
    let id = engines.add("Fake".into(), command, true);
    engines.analysis_engine = analysis_engine.then_some(id);
    if let Some(engine) = engines.get_mut(id) {
        engine.seconds = 1;
    }
    let mut storage = Storage::new(Some(saves.to_owned())).unwrap();
    storage.save(&engines).unwrap();
    id
}

fn against(saves: &Path, id: EngineId) -> Options {
    Options {
        seed: Some(7),
        ..options(saves)
    }
    .set(|chess: &mut ChessOptions| {
        chess.new_game = Some(NewGame {
            pairing: Pairing::Computer,
            level: Computer::Other(id),
            ..NewGame::default()
        })
    })
}

fn sit(seat: Participant) -> Step {
    let wish = EngineCommand::Assign(Color::Black, seat);
    do_action(Action::run(ChessCommand::Engines(wish)))
}

fn open(dialog: &'static str) -> Step {
    wait_for("picks", move |picks| picks["dialog"] == dialog)
}

fn trouble(key: &'static str) -> Step {
    wait_for("engine", move |engine| engine["trouble"] == key)
}

#[test]
fn stockfish_plays_and_is_there_again_after_a_restart() {
    let saves = tempfile::tempdir().unwrap();
    let id = name(saves.path(), stockfish(), false);
    follow(
        against(saves.path(), id),
        vec![
            wait_for("players", |players| players["black"] == "engine 1"),
            ready(0),
            make_move("e2", "e4"),
            wait_for("move", |mv| mv["ply"] == 2),
            ready(2),
        ],
    );
    let mut resumed = options(saves.path());
    resumed.fresh = false;
    follow(
        resumed,
        vec![
            open("resume"),
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("players", |players| players["black"] == "engine 1"),
            ready(2),
            make_move("g1", "f3"),
            wait_for("move", |mv| mv["ply"] == 4),
        ],
    );
}

/// Plays a move against an engine that runs this shell code instead of thinking. The game's own
/// engine replaces it, but only once the player has said so.
fn fails(what: &str, key: &'static str) {
    let saves = tempfile::tempdir().unwrap();
    let id = name(saves.path(), thinks(what), false);
    follow(
        against(saves.path(), id),
        vec![
            ready(0),
            make_move("e2", "e4"),
            wait_for("move", |mv| mv["ply"] == 1),
            trouble(key),
            open("engine-trouble"),
            act(move |scene| {
                let session = script::<GameManager>(scene).session();
                assert_eq!(session.game.ply(), 1, "nothing is lost");
                assert_eq!(
                    session.players,
                    Players::against(Color::White, Computer::Other(id))
                );
            }),
            sit(Participant::Computer(Level::Beginner.into())),
            wait_for("players", |players| players["black"] == "beginner"),
            wait_for("move", |mv| mv["ply"] == 2),
            ready(2),
        ],
    );
}

#[test]
fn the_game_goes_on_without_an_engine_that_ends() {
    fails("exit 1", "engine-gone");
}

#[test]
fn the_game_goes_on_without_an_engine_that_hangs() {
    fails("sleep 600", "engine-silent");
}

#[test]
fn the_game_goes_on_without_an_engine_that_talks_rubbish() {
    fails("echo bestmove the moon", "engine-illegal");
}

#[test]
fn the_game_goes_on_without_an_engine_that_plays_an_illegal_move() {
    fails("echo bestmove e7e4", "engine-illegal");
}

#[test]
fn the_game_goes_on_without_an_engine_that_talks_without_end() {
    // It keeps sending info lines and never a move.
    fails(
        "while echo info depth 1 score cp 1; do :; done",
        "engine-silent",
    );
}

#[test]
fn the_game_goes_on_without_an_engine_that_is_not_there() {
    let saves = tempfile::tempdir().unwrap();
    let id = name(saves.path(), vec!["no/such/program".into()], false);
    follow(
        against(saves.path(), id),
        vec![
            ready(0),
            make_move("e2", "e4"),
            trouble("engine-not-started"),
            open("engine-trouble"),
            // A person at this table takes over.
            sit(Participant::Person),
            ready(1),
            make_move("e7", "e5"),
            wait_for("move", |mv| mv["ply"] == 2),
        ],
    );
}

#[test]
fn an_engine_that_failed_once_can_be_tried_again() {
    let saves = tempfile::tempdir().unwrap();
    let mark = saves.path().join("failed");
    let once = format!(
        "if [ -e '{0}' ]; then echo bestmove e7e5; else touch '{0}'; exit 1; fi",
        mark.display()
    );
    let id = name(saves.path(), thinks(&once), false);
    follow(
        against(saves.path(), id),
        vec![
            ready(0),
            make_move("e2", "e4"),
            open("engine-trouble"),
            sit(Participant::Computer(Computer::Other(id))),
            wait_for("move", |mv| mv["uci"] == "e7e5"),
            ready(2),
        ],
    );
}

#[test]
fn who_does_not_say_who_plays_for_a_failed_engine_is_asked_again() {
    let saves = tempfile::tempdir().unwrap();
    let id = name(saves.path(), thinks("exit 1"), false);
    follow(
        against(saves.path(), id),
        vec![
            ready(0),
            make_move("e2", "e4"),
            open("engine-trouble"),
            // Escape opens the menu.
            do_action(Action::Close),
            open("menu"),
            do_action(Action::OpenTable(parlour_chess::ID)),
            open("engine-trouble"),
        ],
    );
    // The program ended during the question: the engine's seat is not forgotten.
    let mut resumed = options(saves.path());
    resumed.fresh = false;
    follow(
        resumed,
        vec![
            open("resume"),
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("players", |players| players["black"] == "engine 1"),
            open("engine-trouble"),
            sit(Participant::Computer(Level::Beginner.into())),
            wait_for("move", |mv| mv["ply"] == 2),
        ],
    );
}

/// Wall-clock time after which a program that was killed is taken to live on.
const LAST_MOMENTS: Duration = Duration::from_secs(60);

/// Returns whether a process with this in its command line runs.
fn runs(mark: &str) -> bool {
    let processes = std::fs::read_dir("/proc").unwrap().flatten();
    processes
        .filter_map(|process| std::fs::read(process.path().join("cmdline")).ok())
        .any(|line| String::from_utf8_lossy(&line).contains(mark))
}

#[test]
fn an_engine_that_does_not_listen_ends_with_the_game_all_the_same() {
    let saves = tempfile::tempdir().unwrap();
    // Unique among the command lines of all processes.
    let mark = format!("deaf-{}", std::process::id());
    let id = name(
        saves.path(),
        thinks(&format!(
            ": {mark}; trap '' TERM HUP; while :; do sleep 1; done"
        )),
        false,
    );
    follow(
        against(saves.path(), id),
        vec![
            ready(0),
            make_move("e2", "e4"),
            wait_for("move", |mv| mv["ply"] == 1),
            Box::new(|scene, _| script::<GameManager>(scene).is_thinking()),
            {
                let mark = mark.clone();
                act(move |_| assert!(runs(&mark)))
            },
        ],
    );
    // A killed process disappears a little later.
    let ended = Instant::now();
    while runs(&mark) {
        assert!(ended.elapsed() < LAST_MOMENTS, "it was left behind");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn an_engine_that_looks_on_no_more_is_ended() {
    let saves = tempfile::tempdir().unwrap();
    let mark = format!("idle-{}", std::process::id());
    name(
        saves.path(),
        thinks(&format!(": {mark}; echo info depth 1 score cp 3 pv e2e4")),
        true,
    );
    let running = |wanted: bool| -> Step {
        let mark = mark.clone();
        Box::new(move |_, _| runs(&mark) == wanted)
    };
    follow(
        options(saves.path()),
        vec![
            ready(0),
            do_action(Action::run(ChessCommand::Change(
                ChessSetting::EvaluationBar,
                1,
            ))),
            running(true),
            do_action(Action::run(ChessCommand::Engines(EngineCommand::Advise(1)))),
            running(false),
        ],
    );
}

#[test]
fn an_engine_that_was_removed_does_not_play() {
    let saves = tempfile::tempdir().unwrap();
    let id = name(saves.path(), thinks("echo bestmove e7e5"), false);
    follow(
        against(saves.path(), id),
        vec![
            ready(0),
            do_action(Action::run(ChessCommand::Engines(EngineCommand::Show))),
            open("engines"),
            do_action(Action::run(ChessCommand::Engines(EngineCommand::Open(id)))),
            wait("engine"),
            do_action(Action::run(ChessCommand::Engines(EngineCommand::Remove))),
            act(|scene| assert!(table_of::<ChessTable>(scene).engines().engines.is_empty())),
            do_action(Action::Close),
            ready(0),
            make_move("e2", "e4"),
            trouble("engine-unknown"),
            open("engine-trouble"),
        ],
    );
}

#[test]
fn the_casual_rules_are_played_by_the_game_s_own_engine() {
    let saves = tempfile::tempdir().unwrap();
    let id = name(saves.path(), thinks("echo bestmove e7e5"), false);
    let options = against(saves.path(), id).set(|chess: &mut ChessOptions| {
        chess.rules = Some(Rules::Casual);
        if let Some(chosen) = &mut chess.new_game {
            chosen.rules = Rules::Casual;
        }
    });
    follow(
        options,
        vec![wait_for("players", |players| players["black"] == "hobby")],
    );
}

/// Returns options for a position with a back-rank mate in one.
fn mate_in_one(saves: &Path) -> Options {
    options(saves).set(|chess: &mut ChessOptions| {
        chess.fen = Some("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".into())
    })
}

#[test]
fn stockfish_looks_on() {
    let saves = tempfile::tempdir().unwrap();
    name(saves.path(), stockfish(), true);
    let received = follow(
        mate_in_one(saves.path()),
        vec![
            ready(0),
            do_action(Action::run(ChessCommand::Change(
                ChessSetting::EvaluationBar,
                1,
            ))),
            wait_for("insight", |insight| insight["evaluation"] == "M1"),
        ],
    );
    assert!(
        named(&received, "insight")
            .iter()
            .all(|insight| insight["line"][0] == "a1a8")
    );
}

#[test]
fn the_game_s_own_engine_looks_on_for_one_that_fails() {
    let saves = tempfile::tempdir().unwrap();
    name(saves.path(), thinks("exit 1"), true);
    let received = follow(
        mate_in_one(saves.path()),
        vec![
            ready(0),
            do_action(Action::run(ChessCommand::Change(ChessSetting::BestLine, 1))),
            wait_for("insight", |insight| insight["evaluation"] == "M1"),
        ],
    );
    let complaints = named(&received, "error");
    assert_eq!(complaints.len(), 1, "it is told once: {complaints:?}");
    // The next start tries it again only when the player asks for it.
    let received = follow(
        mate_in_one(saves.path()),
        vec![
            ready(0),
            do_action(Action::run(ChessCommand::Engines(EngineCommand::Wake))),
            // Gives it a new position to analyze.
            make_move("a1", "a2"),
            wait("error"),
        ],
    );
    assert_eq!(named(&received, "error").len(), 1);
    let place = |name: &str| received.iter().position(|event| event["event"] == name);
    assert!(
        place("select") < place("error"),
        "it was not tried by itself"
    );
}

/// Reviews a short game with an external engine.
fn look_back(command: Vec<String>) -> Vec<serde_json::Value> {
    let saves = tempfile::tempdir().unwrap();
    name(saves.path(), command, true);
    let file = saves.path().join("game.pgn");
    std::fs::write(&file, "1. f3 e5 2. g4 Qh4# 0-1\n").unwrap();
    follow(
        options(saves.path()).set(|chess: &mut ChessOptions| chess.pgn = Some(file)),
        vec![
            ready(4),
            wait_for("reviewed", |reviewed| reviewed["verdicts"]["3"] == "??"),
        ],
    )
}

#[test]
fn stockfish_looks_at_the_moves_of_a_game_that_is_over() {
    let received = look_back(stockfish());
    assert_eq!(named(&received, "error"), [] as [&serde_json::Value; 0]);
}

#[test]
fn a_game_is_looked_back_at_without_an_engine_that_fails() {
    assert_eq!(named(&look_back(thinks("exit 1")), "error").len(), 1);
}
