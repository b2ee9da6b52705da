//! The game on a phone, as far as a desktop can imitate one.

use fyrox::{
    core::algebra::Vector2,
    event::{TouchPhase, WindowEvent},
};
use parlour_chess::{
    ID as CHESS,
    model::new_game::{NewGame, Pairing},
    options::ChessOptions,
    panels::{ChessCommand, ChessDialog, EditorCommand, FileCommand, FileDialog},
    saves::ChessAutosave,
    scene::game_manager::GameManager,
};
use parlour_duel::{ID as DUEL, options::DuelOptions};
use parlour_prospector::ID as PROSPECTOR;
use parlour_rules::chess::Color;
use parlour_shell::{
    app::{
        options::Options,
        settings::{MotionSpeed, Quality},
    },
    platform::{Imitation, Margins, Platform, Port, storage::Storage},
    scene::fingerprint::fingerprint,
    ui::{Action, Dialog, settings_page::SettingsGroup},
};
use parlour_tests::{
    headless::{
        Step, act, click, dialog, do_action, follow, named, options, ready, script, updates, wait,
        wait_for,
    },
    touch::{happen, touch},
};
use std::{
    cell::Cell,
    path::Path,
    rc::Rc,
    sync::{Arc, Mutex},
    time::Duration,
};

/// Records calls to the system: the wake lock, the clipboard, and shared subjects and texts.
#[derive(Debug, Default)]
struct Recorder {
    awake: Mutex<Vec<bool>>,
    clipboard: Mutex<String>,
    shared: Mutex<Vec<(String, String)>>,
}

impl Port for Recorder {
    fn keep_awake(&self, awake: bool) {
        self.awake.lock().unwrap().push(awake);
    }

    fn copy(&self, text: &str) -> Option<bool> {
        *self.clipboard.lock().unwrap() = text.to_owned();
        Some(true)
    }

    fn pasted(&self) -> Option<String> {
        Some(self.clipboard.lock().unwrap().clone())
    }

    fn share(&self, subject: &str, text: &str) -> bool {
        let shared = (subject.to_owned(), text.to_owned());
        self.shared.lock().unwrap().push(shared);
        true
    }

    fn language(&self) -> Option<String> {
        Some("de".to_owned())
    }

    fn margins(&self) -> Margins {
        Margins::default()
    }
}

/// Returns options for a handheld.
fn on_a_handheld(saves: &Path, port: &Arc<Recorder>) -> Options {
    Options {
        platform: Platform::Handheld(port.clone()),
        ..options(saves)
    }
}

/// Returns a game of two people with a clock.
fn with_a_clock() -> Option<NewGame> {
    Some(NewGame {
        pairing: Pairing::People,
        asked: "5+0".parse().ok(),
        ..NewGame::default()
    })
}

#[test]
fn only_changes_are_drawn_at_every_table_while_nothing_moves() {
    for table in [CHESS, PROSPECTOR, DUEL] {
        let saves = tempfile::tempdir().unwrap();
        let port = Arc::default();
        let options = Options {
            table: Some(table),
            motion: Some(MotionSpeed::Normal),
            ..on_a_handheld(saves.path(), &port)
        }
        .set(|duel: &mut DuelOptions| {
            duel.decks = Some(("observatory".to_owned(), Some("foxes".to_owned())))
        });
        let looks = |scene: &parlour_tests::headless::Scene| {
            let shown = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
            fingerprint(shown).unwrap()
        };
        let before = Rc::new(Cell::new(0));
        let [taken, kept, left] = [(); 3].map(|()| before.clone());
        let is_calm = |scene: &parlour_tests::headless::Scene| scene.parlour.shell.is_calm();
        follow(
            options,
            vec![
                wait("picks"),
                Box::new(move |scene, _| is_calm(scene)),
                act(move |scene| taken.set(looks(scene))),
                updates(5),
                act(move |scene| assert_eq!(looks(scene), kept.get())),
                do_action(Action::Top),
                Box::new(move |scene, _| !is_calm(scene)),
                Box::new(move |scene, _| looks(scene) != left.get()),
                Box::new(move |scene, _| is_calm(scene)),
            ],
        );
    }
}

#[test]
fn a_finger_that_rests_is_somebody() {
    let saves = tempfile::tempdir().unwrap();
    let port = Arc::default();
    let mut rested = 0.0;
    let steps: Vec<Step> = vec![
        ready(0),
        Box::new(|scene, _| scene.parlour.shell.is_calm()),
        act(|scene| touch(scene, 1, TouchPhase::Started, Vector2::new(400.0, 300.0))),
        Box::new(move |scene, _| {
            rested += scene.ctx.dt;
            assert!(!scene.parlour.shell.is_calm(), "after {rested} s");
            rested > 3.0
        }),
        act(|scene| touch(scene, 1, TouchPhase::Ended, Vector2::new(400.0, 300.0))),
        Box::new(|scene, _| scene.parlour.shell.is_calm()),
    ];
    follow(on_a_handheld(saves.path(), &port), steps);
}

/// White's remaining time.
fn left(scene: &parlour_tests::headless::Scene) -> Duration {
    let session = script::<GameManager>(scene).session();
    let clock = session.clock.as_ref().expect("there is a clock");
    clock.left(Color::White)
}

fn play(from: &'static str, to: &'static str, ply: u64) -> Vec<Step> {
    vec![click(from), wait("select"), click(to), ready(ply)]
}

#[test]
fn a_game_waits_while_the_screen_is_taken_away() {
    let saves = tempfile::tempdir().unwrap();
    let port = Arc::new(Recorder::default());
    let folder = saves.path().to_owned();
    let before = Arc::new(Mutex::new(Duration::ZERO));
    let noted = before.clone();
    let mut steps = vec![ready(0)];
    steps.extend(play("e2", "e4", 1));
    steps.extend(play("e7", "e5", 2));
    steps.extend([
        act(|scene| scene.parlour.suspend(scene.ctx).unwrap()),
        // Everything is saved at once: the system can end the program at any time.
        act(move |_| {
            let mut storage = Storage::new(Some(folder.clone())).unwrap();
            let saved: ChessAutosave = storage.load().unwrap().expect("the game is saved");
            let session = saved.session().unwrap();
            assert_eq!(session.game.ply(), 2);
            let clock = session.clock.expect("with its clock");
            *noted.lock().unwrap() = clock.left(Color::White);
        }),
        act(|_| std::thread::sleep(Duration::from_millis(300))),
        act(|scene| scene.parlour.resume(scene.ctx)),
        dialog("paused"),
        act(move |scene| assert_eq!(left(scene).as_millis(), before.lock().unwrap().as_millis())),
        do_action(Action::Close),
        wait_for("picks", |picks| picks["dialog"].is_null()),
    ]);
    steps.extend(play("g1", "f3", 3));
    let received = follow(
        on_a_handheld(saves.path(), &port)
            .set(|chess: &mut ChessOptions| chess.new_game = with_a_clock()),
        steps,
    );
    assert_eq!(named(&received, "suspended").len(), 1);
    assert_eq!(named(&received, "resumed").len(), 1);
    assert_eq!(*port.awake.lock().unwrap(), [true, false, true]);
}

#[test]
fn the_clock_stops_when_another_program_takes_the_fingers() {
    let saves = tempfile::tempdir().unwrap();
    let port = Arc::new(Recorder::default());
    let mut steps = vec![ready(0)];
    steps.extend(play("e2", "e4", 1));
    steps.extend(play("e7", "e5", 2));
    steps.extend([
        act(|scene| happen(scene, WindowEvent::Focused(false))),
        dialog("paused"),
    ]);
    follow(
        on_a_handheld(saves.path(), &port)
            .set(|chess: &mut ChessOptions| chess.new_game = with_a_clock()),
        steps,
    );
}

/// Center of the text line.
fn typed_line(scene: &parlour_tests::headless::Scene) -> Vector2<f32> {
    let uis = scene.ctx.user_interfaces.iter();
    let bounds: Vec<_> = uis
        .flat_map(|ui| ui.nodes().iter())
        .filter(|node| node.name() == "typed" && node.is_globally_visible())
        .map(|node| node.screen_bounds())
        .collect();
    let line = bounds.first().expect("there is a line to type in");
    line.position + line.size * 0.5
}

#[test]
fn the_keyboard_comes_where_something_is_typed_and_again_by_a_touch() {
    let saves = tempfile::tempdir().unwrap();
    let port = Arc::new(Recorder::default());
    let mut steps = vec![ready(0)];
    steps.extend(play("e2", "e4", 1));
    steps.extend([
        do_action(Action::run(ChessCommand::Files(FileCommand::Save))),
        wait_for("keyboard", |keyboard| keyboard["on"] == true),
        dialog("files"),
        // The player can have hidden the keyboard, and the system does not report that.
        act(|scene| {
            let at = typed_line(scene);
            touch(scene, 1, TouchPhase::Started, at);
            touch(scene, 1, TouchPhase::Ended, at);
        }),
        wait_for("keyboard", |keyboard| keyboard["on"] == true),
        do_action(Action::Close),
        wait_for("keyboard", |keyboard| keyboard["on"] == false),
    ]);
    let received = follow(on_a_handheld(saves.path(), &port), steps);
    let told: Vec<_> = named(&received, "keyboard")
        .iter()
        .map(|keyboard| keyboard["on"] == true)
        .collect();
    assert_eq!(told, [true, true, false]);
}

#[test]
fn the_screen_may_go_dark_without_a_clock() {
    let saves = tempfile::tempdir().unwrap();
    let port = Arc::new(Recorder::default());
    let mut steps = vec![ready(0)];
    steps.extend(play("e2", "e4", 1));
    follow(on_a_handheld(saves.path(), &port), steps);
    assert!(port.awake.lock().unwrap().is_empty());
}

#[test]
fn games_come_and_go_by_the_clipboard_and_lie_in_the_own_folder() {
    let saves = tempfile::tempdir().unwrap();
    std::fs::write(saves.path().join("mine.pgn"), "1. d4 d5 *\n").unwrap();
    std::fs::create_dir(saves.path().join("reports")).unwrap();
    let port = Arc::new(Recorder::default());
    let (copied, pasted) = (port.clone(), port.clone());
    let shelf = |wish| do_action(Action::run(ChessCommand::Files(wish)));
    let mut steps = vec![ready(0)];
    steps.extend(play("e2", "e4", 1));
    steps.extend([
        do_action(Action::run(ChessCommand::CopyPgn)),
        act(move |_| assert!(copied.clipboard.lock().unwrap().contains("1. e4"))),
        shelf(FileCommand::Open),
        wait_for("picks", |picks| {
            let buttons = &picks["buttons"];
            buttons["file-1"].is_array()
                && buttons["paste"].is_array()
                && ["folder-1", "up", "home", "own"]
                    .iter()
                    .all(|name| buttons[*name].is_null())
        }),
        act(move |_| {
            let game = "[White \"Ada\"]\n\n1. e4 c5 2. Nf3 d6 *\n";
            *pasted.clipboard.lock().unwrap() = game.to_owned();
        }),
        shelf(FileCommand::Paste),
        wait_for("picks", |picks| {
            picks["ply"] == 4 || picks["dialog"] == "games"
        }),
    ]);
    follow(on_a_handheld(saves.path(), &port), steps);
}

/// Puts text into the clipboard and pastes it.
fn paste(port: &Arc<Recorder>, text: &'static str) -> [Step; 2] {
    let port = port.clone();
    let put = act(move |_| *port.clipboard.lock().unwrap() = text.to_owned());
    [put, do_action(Action::Paste)]
}

/// Asserts that the sentence on screen contains this.
fn reads(part: &'static str) -> Step {
    act(move |scene| {
        let sentence = scene.parlour.shell.sentence().unwrap_or_default();
        assert!(sentence.contains(part), "{sentence}");
    })
}

#[test]
fn what_is_pasted_while_a_position_is_set_up_takes_the_place_of_what_was_before() {
    let saves = tempfile::tempdir().unwrap();
    let port = Arc::new(Recorder::default());
    let placed = |fen: &'static str| wait_for("setup", move |setup| setup["fen"] == fen);
    let at_rest = || dialog("editor");
    let mut steps = vec![
        ready(0),
        do_action(Action::run(ChessCommand::Edit(EditorCommand::Open))),
        at_rest(),
    ];
    // Each result replaces the error of the one before.
    steps.extend(paste(&port, "nothing of the kind"));
    steps.push(reads("8 ranks expected, 1 found"));
    steps.extend(paste(&port, "4k3/8/8/8/8/8/8/4K3 x - - 0 1"));
    steps.push(reads("side to move: "));
    steps.extend(paste(&port, "4k3/8/8/8/8/8/8/4K3 b - - 0 1"));
    steps.extend([
        reads("Position loaded from"),
        placed("4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        at_rest(),
    ]);
    // Impossible castling rights are dropped, and a king can be missing.
    steps.extend(paste(&port, "8/8/8/8/4P3/8/8/4K3 b KQ e4 0 1"));
    steps.extend([
        reads("castling rights, en passant square"),
        placed("8/8/8/8/4P3/8/8/4K3 b - - 0 1"),
        at_rest(),
    ]);
    follow(on_a_handheld(saves.path(), &port), steps);
}

#[test]
fn games_and_bug_reports_are_handed_to_other_programs() {
    let saves = tempfile::tempdir().unwrap();
    let port = Arc::new(Recorder::default());
    let shared = port.clone();
    std::fs::write(saves.path().join("log.txt"), "all was well\n").unwrap();
    let mut steps = vec![ready(0)];
    steps.extend(play("e2", "e4", 1));
    steps.extend([
        do_action(Action::Open(Dialog::new(ChessDialog::Files(
            FileDialog::ImportExport,
        )))),
        wait_for("picks", |picks| picks["buttons"]["share-pgn"].is_array()),
        do_action(Action::run(ChessCommand::SharePgn)),
        wait_for("picks", |picks| picks["dialog"].is_null()),
        do_action(Action::BugReport),
        act(move |_| {
            let shared = shared.shared.lock().unwrap();
            let [(_, game), (_, report)] = &shared[..] else {
                panic!("two things are shared: {shared:?}");
            };
            assert!(game.contains("1. e4"), "{game}");
            for part in ["Parlour ", "position: ", "1. e4", "all was well"] {
                assert!(report.contains(part), "{part} in {report}");
            }
        }),
        do_action(Action::BugReport),
    ]);
    follow(on_a_handheld(saves.path(), &port), steps);
    let reports = std::fs::read_dir(saves.path().join("reports")).unwrap();
    assert_eq!(reports.count(), 1, "the last one alone is kept");
    assert!(saves.path().join("reports/1/report.txt").exists());
}

#[test]
fn a_handheld_begins_in_its_own_language_and_spares_its_battery() {
    let saves = tempfile::tempdir().unwrap();
    let port = Arc::new(Recorder::default());
    let options = Options {
        locale: None,
        quality: None,
        ..on_a_handheld(saves.path(), &port)
    };
    let copied = port.clone();
    let mut steps = vec![ready(0)];
    steps.extend(play("e2", "e4", 1));
    steps.extend([
        do_action(Action::run(ChessCommand::CopyPgn)),
        act(move |scene| {
            assert_eq!(scene.parlour.shell.settings.quality, Quality::Medium);
            assert_eq!(scene.parlour.shell.locale.language().id, "de-DE");
            let pgn = copied.clipboard.lock().unwrap();
            assert!(pgn.contains("[Event \"Casual game\"]"), "{pgn}");
        }),
    ]);
    follow(options, steps);
}

#[test]
fn a_handheld_offers_no_programs_and_no_window() {
    let saves = tempfile::tempdir().unwrap();
    let offers = |platform: Platform| {
        let open = |dialog| do_action(Action::Open(dialog));
        let chosen = NewGame {
            pairing: Pairing::Computer,
            ..NewGame::default()
        };
        let steps = vec![
            ready(0),
            do_action(Action::run(ChessCommand::Arrange(Box::new(chosen)))),
            open(Dialog::new(ChessDialog::NewGame)),
            dialog("new-game"),
            do_action(Action::Close),
            open(Dialog::Settings(SettingsGroup::Graphics)),
            dialog("settings"),
        ];
        let options = Options {
            platform,
            window: Some((1600, 1600)),
            ..options(saves.path())
        };
        let received = follow(options, steps);
        let has = |name: &str| {
            let picks = named(&received, "picks");
            picks.iter().any(|picks| picks["buttons"][name].is_array())
        };
        ["engines", "fullscreen", "vsync", "quality-more"].map(has)
    };
    assert_eq!(offers(Platform::Desktop), [true; 4]);
    let handheld = Platform::Handheld(Arc::new(Imitation::default()));
    assert_eq!(offers(handheld), [false, false, false, true]);
}
