//! Engines in other processes on Windows.

use std::{
    fs, thread,
    time::{Duration, Instant},
};

use parlour_engine::uci::external_engine::{
    ExternalEngine, ExternalEngineEvent, Program, SearchRequest, SearchTime, Timeouts,
};
use parlour_rules::chess::{Game, Rules};

const LONG: Duration = Duration::from_secs(60);

/// Not a test, but a program that the engine below starts.
#[test]
#[ignore = "waits until it is killed"]
fn wait() {
    thread::sleep(2 * LONG);
}

/// An engine that is started by a script, which also starts another program.
#[test]
fn an_engine_answers_and_its_processes_end_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let (other, script) = (
        folder.path().join("other.exe"),
        folder.path().join("engine.bat"),
    );
    fs::copy(std::env::current_exe().unwrap(), &other).unwrap();
    let text = format!(
        "@start /b \"\" \"{}\" --ignored --exact windows_engine::wait\r\n@\"{}\"\r\n",
        other.display(),
        env!("CARGO_BIN_EXE_parlour-engine"),
    );
    fs::write(&script, text).unwrap();
    let mut engine = ExternalEngine::start(Program {
        path: "cmd".into(),
        arguments: vec!["/c".into(), script.display().to_string()],
        settings: Vec::new(),
        timeouts: Timeouts {
            greeting: LONG,
            grace: LONG,
            silence: LONG,
        },
    })
    .unwrap();
    let time = SearchTime::Move(Duration::from_millis(50));
    engine.search(SearchRequest::new(&Game::new(Rules::Standard), time));
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < LONG, "nothing is heard");
        match engine.poll() {
            Some(ExternalEngineEvent::Move(_, mv, _)) => break assert!(mv.is_some()),
            Some(ExternalEngineEvent::Ready { .. } | ExternalEngineEvent::Info(..)) => {}
            Some(other) => panic!("{other:?}"),
            None => thread::sleep(Duration::from_millis(5)),
        }
    }
    // Windows doesn't remove a program while it runs.
    assert!(
        fs::remove_file(&other).is_err(),
        "the other program doesn't run"
    );
    drop(engine);
    while fs::remove_file(&other).is_err() {
        assert!(begun.elapsed() < LONG, "the other program still runs");
        thread::sleep(Duration::from_millis(5));
    }
}
