//! Engines in other processes: Debian's stockfish, and scripts that misbehave in every known way.

use std::{
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

use parlour_engine::uci::{
    client::ClientError,
    external_engine::{
        ExternalEngine, ExternalEngineError, ExternalEngineEvent, Program, SearchRequest,
        SearchTime, Timeouts,
    },
};
use parlour_rules::chess::{Game, Position, Rules};

/// Time limit beyond everything that the tests do, even on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// Start of a script that greets correctly.
const GREETING: &str = "read l; echo id name Fake; echo uciok; ";
/// Loop of a script that waits for `go`.
const AFTER_GO: &str = "while read l; do case \"$l\" in isready) echo readyok;; go*) ";

fn shell(script: &str) -> Program {
    Program {
        path: PathBuf::from("/bin/sh"),
        arguments: vec!["-c".into(), script.into()],
        settings: Vec::new(),
        timeouts: Timeouts {
            greeting: Duration::from_secs(2),
            grace: Duration::from_millis(300),
            silence: Duration::from_millis(300),
        },
    }
}

/// Returns an engine that greets, and runs a command for every `go`.
fn thinks(what: &str) -> Program {
    shell(&format!("{GREETING}{AFTER_GO}{what};; esac; done"))
}

fn hear(engine: &ExternalEngine) -> ExternalEngineEvent {
    let begun = Instant::now();
    loop {
        if let Some(said) = engine.poll() {
            return said;
        }
        assert!(begun.elapsed() < LONG, "nothing is heard");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Starts a search from the start position and returns its result.
fn answer(program: Program) -> ExternalEngineEvent {
    let mut engine = ExternalEngine::start(program).unwrap();
    let game = Game::new(Rules::Standard);
    engine.search(SearchRequest::new(
        &game,
        SearchTime::Move(Duration::from_millis(50)),
    ));
    loop {
        match hear(&engine) {
            ExternalEngineEvent::Ready { .. } | ExternalEngineEvent::Info(..) => {}
            said => return said,
        }
    }
}

#[test]
fn a_well_behaved_engine_answers() {
    let said = answer(thinks(
        "echo info depth 1 score cp 5 pv e2e4; echo bestmove e2e4 ponder e7e5",
    ));
    let ExternalEngineEvent::Move(1, Some(mv), _) = said else {
        panic!("{said:?}");
    };
    assert_eq!(mv.to_string(), "e2e4");
}

#[test]
fn what_is_no_program_is_said() {
    for path in ["/nowhere/at/all", "/etc", "/etc/passwd"] {
        let said = answer(Program {
            path: path.into(),
            ..shell("")
        });
        assert!(
            matches!(
                said,
                ExternalEngineEvent::Failed(ExternalEngineError::Client(ClientError::Start(_)))
            ),
            "{path}: {said:?}"
        );
    }
}

#[test]
fn an_engine_that_does_not_greet_is_not_waited_for() {
    for script in [
        "exec sleep 1000",
        "while :; do echo hello; done",
        "cat /dev/zero",
    ] {
        let begun = Instant::now();
        let said = answer(shell(script));
        assert!(
            matches!(
                said,
                ExternalEngineEvent::Failed(ExternalEngineError::Client(ClientError::NotUci))
            ),
            "{script}: {said:?}"
        );
        assert!(begun.elapsed() < LONG);
    }
}

#[test]
fn an_engine_that_ends_is_said_to_have_gone() {
    for script in ["exit 3", "read l; echo uciok; exit 0"] {
        let said = answer(shell(script));
        assert!(
            matches!(
                said,
                ExternalEngineEvent::Failed(ExternalEngineError::Client(ClientError::Exited))
            ),
            "{script}: {said:?}"
        );
    }
    let said = answer(thinks("kill -9 $$"));
    assert!(
        matches!(
            said,
            ExternalEngineEvent::Failed(ExternalEngineError::Client(ClientError::Exited))
        ),
        "{said:?}"
    );
}

#[test]
fn an_engine_that_hangs_while_it_thinks_is_given_up() {
    for what in [
        "exec sleep 1000",
        "while :; do echo info depth 1 score cp 1; done",
    ] {
        let said = answer(thinks(what));
        assert!(
            matches!(
                said,
                ExternalEngineEvent::Failed(ExternalEngineError::Client(ClientError::Timeout(
                    "bestmove"
                )))
            ),
            "{what}: {said:?}"
        );
    }
}

#[test]
fn an_engine_that_does_not_stop_is_given_up() {
    let mut engine = ExternalEngine::start(thinks("exec sleep 1000")).unwrap();
    let game = Game::new(Rules::Standard);
    engine.search(SearchRequest::new(&game, SearchTime::Infinite));
    assert!(matches!(hear(&engine), ExternalEngineEvent::Ready { .. }));
    thread::sleep(Duration::from_millis(200));
    engine.stop();
    assert!(matches!(hear(&engine), ExternalEngineEvent::Failed(_)));
}

#[test]
fn illegal_moves_and_rubbish_are_not_played() {
    for what in ["e2e5", "e7e5", "zzzz", "0000", "(none)", "", "e2e4e5"] {
        let said = answer(thinks(&format!("echo 'bestmove {what}'")));
        assert!(
            matches!(
                said,
                ExternalEngineEvent::Failed(ExternalEngineError::Illegal(_))
            ),
            "{what}: {said:?}"
        );
    }
    // Invalid UTF-8 before a valid move.
    let said = answer(thinks(
        "printf '\\377\\376 info score\\n'; echo bestmove e2e4",
    ));
    assert!(
        matches!(said, ExternalEngineEvent::Move(1, Some(_), _)),
        "{said:?}"
    );
}

#[test]
fn rules_that_other_engines_do_not_know_are_refused() {
    for rules in [Rules::Casual, Rules::Chess960] {
        let mut engine = ExternalEngine::start(thinks("echo bestmove e2e4")).unwrap();
        let game = Game::from_position(Position::start(rules));
        engine.search(SearchRequest::new(
            &game,
            SearchTime::Move(Duration::from_millis(50)),
        ));
        let said = loop {
            match hear(&engine) {
                ExternalEngineEvent::Ready { .. } => {}
                said => break said,
            }
        };
        assert!(
            matches!(
                said,
                ExternalEngineEvent::Failed(ExternalEngineError::Rules(_))
            ),
            "{said:?}"
        );
    }
}

#[test]
fn an_engine_that_is_dropped_ends() {
    let folder = std::env::temp_dir().join(format!("parlour-engine-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let alive = folder.join("alive");
    // The script ignores `quit`, and a child process shows that it's alive until it is killed.
    let script = format!(
        "{GREETING} (while :; do touch '{}'; sleep 0.05; done) & wait",
        alive.display()
    );
    let engine = ExternalEngine::start(shell(&script)).unwrap();
    let begun = Instant::now();
    while !alive.exists() {
        assert!(begun.elapsed() < LONG);
        thread::sleep(Duration::from_millis(5));
    }
    drop(engine);
    // It doesn't answer `quit`, so it's killed after the time limit.
    let ended = Instant::now();
    loop {
        drop(std::fs::remove_file(&alive));
        thread::sleep(Duration::from_millis(400));
        if !alive.exists() {
            break;
        }
        assert!(ended.elapsed() < LONG, "it is still running");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Returns the path of Debian's stockfish.
fn stockfish() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("stockfish"))
        .find(|path| path.exists())
        .expect("stockfish is installed: apt-get install stockfish")
}

#[test]
fn stockfish_plays_and_analyses() {
    let mut engine = ExternalEngine::start(Program {
        path: stockfish(),
        settings: vec![("Hash".into(), "8".into())],
        timeouts: Timeouts {
            greeting: LONG,
            grace: LONG,
            silence: LONG,
        },
        ..Program::default()
    })
    .unwrap();
    let ExternalEngineEvent::Ready { name, options } = hear(&engine) else {
        panic!("it does not greet");
    };
    assert!(name.starts_with("Stockfish"), "{name}");
    assert!(options.iter().any(|option| option.name == "Skill Level"));
    // Mate in one, on the clock.
    let mut game = Game::new(Rules::Standard);
    for text in ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6"] {
        game.play(game.position().parse_san(text).unwrap()).unwrap();
    }
    let clock = SearchTime::Clock {
        left: [Duration::from_secs(2); 2],
        increment: [Duration::ZERO; 2],
    };
    let number = engine.search(SearchRequest::new(&game, clock));
    let mut scored = false;
    let mv = loop {
        match hear(&engine) {
            ExternalEngineEvent::Info(of, info) => {
                scored |= of == number && info.score.mate_in() == Some(1);
            }
            ExternalEngineEvent::Move(of, mv, _) if of == number => break mv.unwrap(),
            said => panic!("{said:?}"),
        }
    };
    assert_eq!(game.position().san(mv), "Qxf7#");
    assert!(scored);
    // An analysis runs until the next request, and reports the requested number of lines.
    let start = Game::from_position(Position::start(Rules::Chess960));
    let mut question = SearchRequest::new(&start, SearchTime::Infinite);
    question.lines = 3;
    let number = engine.search(question);
    loop {
        match hear(&engine) {
            ExternalEngineEvent::Info(of, info)
                if of == number && info.line == 3 && info.depth > 3 =>
            {
                break;
            }
            ExternalEngineEvent::Failed(failure) => panic!("{failure}"),
            _ => {}
        }
    }
    engine.stop();
    loop {
        match hear(&engine) {
            ExternalEngineEvent::Move(of, Some(mv), _) if of == number => {
                assert!(start.position().is_legal(mv));
                break;
            }
            ExternalEngineEvent::Failed(failure) => panic!("{failure}"),
            _ => {}
        }
    }
}

/// Requests a move with ten minutes on the clock.
fn answer_by_clock(program: Program) -> ExternalEngineEvent {
    answer_in(program, Duration::from_secs(600))
}

/// Requests a move with this time on the clock.
fn answer_in(program: Program, left: Duration) -> ExternalEngineEvent {
    let mut engine = ExternalEngine::start(program).unwrap();
    let time = SearchTime::Clock {
        left: [left; 2],
        increment: [Duration::ZERO; 2],
    };
    engine.search(SearchRequest::new(&Game::new(Rules::Standard), time));
    loop {
        match hear(&engine) {
            ExternalEngineEvent::Ready { .. } | ExternalEngineEvent::Info(..) => {}
            said => return said,
        }
    }
}

#[test]
fn an_engine_that_hangs_is_found_out_long_before_its_clock_has_run_out() {
    let flood = "while echo info string rubbish; do sleep 0.01; done";
    for what in ["sleep 600", flood] {
        let said = answer_by_clock(thinks(what));
        let ExternalEngineEvent::Failed(ExternalEngineError::Client(ClientError::Timeout(
            "readyok",
        ))) = said
        else {
            panic!("{what}: {said:?}");
        };
    }
}

#[test]
fn an_engine_that_hangs_on_a_short_clock_is_found_out_before_it_has_lost_on_time() {
    let mut program = thinks("sleep 600");
    program.timeouts = Timeouts::default();
    let left = Duration::from_secs(10);
    let begun = Instant::now();
    let said = answer_in(program, left);
    assert!(
        matches!(
            said,
            ExternalEngineEvent::Failed(ExternalEngineError::Client(ClientError::Timeout(
                "readyok"
            )))
        ),
        "{said:?}"
    );
    assert!(begun.elapsed() < left, "{:?}", begun.elapsed());
}

#[test]
fn an_engine_that_thinks_in_silence_but_answers_is_left_to_think() {
    // The script moves at the third `isready`.
    let calls = "n=0; while read l; do case \"$l\" in isready) n=$((n+1)); \
         if [ $n = 3 ]; then echo bestmove e2e4; break; else echo readyok; fi;; esac; done";
    let said = answer_by_clock(thinks(calls));
    assert!(
        matches!(said, ExternalEngineEvent::Move(_, Some(_), _)),
        "{said:?}"
    );
}

#[test]
fn the_time_that_a_program_needs_to_begin_is_taken_off_its_clock() {
    // The script reports the time that it was given as a score.
    let told = "set -- $l; sleep 0.1; echo info depth 1 score cp $3; echo bestmove e2e4";
    let slow = format!("sleep 1; {GREETING}{AFTER_GO}{told};; esac; done");
    let mut engine = ExternalEngine::start(shell(&slow)).unwrap();
    let time = SearchTime::Clock {
        left: [Duration::from_secs(20); 2],
        increment: [Duration::ZERO; 2],
    };
    engine.search(SearchRequest::new(&Game::new(Rules::Standard), time));
    let info = loop {
        match hear(&engine) {
            ExternalEngineEvent::Info(_, info) => break info,
            ExternalEngineEvent::Ready { .. } => {}
            said => panic!("{said:?}"),
        }
    };
    assert!(info.score.centipawns() <= 19_000, "{info:?}");
}

#[test]
fn an_engine_finds_what_lies_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("engine");
    std::os::unix::fs::symlink("/bin/sh", &path).unwrap();
    std::fs::write(folder.path().join("book.bin"), "").unwrap();
    // The script exits if its book isn't in the current folder.
    let script =
        format!("test -f book.bin || exit 1; {GREETING}{AFTER_GO}echo bestmove e2e4;; esac; done");
    let said = answer(Program {
        path,
        ..shell(&script)
    });
    assert!(
        matches!(said, ExternalEngineEvent::Move(1, Some(_), _)),
        "{said:?}"
    );
}
