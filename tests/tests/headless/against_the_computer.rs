//! Chess against the computer without a window: input rights, undo, the clock, pauses, saves.

use parlour_chess::{
    model::{
        new_game::{NewGame, Pairing, Side},
        players::Participant,
    },
    options::ChessOptions,
    panels::{ChessCommand, ChessDialog},
    scene::{
        board::{Board, Pointer},
        game_manager::{GameManager, Intent},
    },
    settings::{ChessSetting, ChessSettings},
};
use parlour_engine::chess::Level;
use parlour_rules::chess::{Color, Rules, Square};
use parlour_shell::{
    app::options::Options,
    platform::storage::Storage,
    scene::marks::Mark,
    table::session::Session,
    ui::{Action, Dialog},
};
use parlour_tests::headless::{
    Scene, Step, act, dialog, do_action, follow, make_move, named, options, ready, script,
    script_mut, updates, wait, wait_for,
};
use serde_json::json;
use std::path::Path;

/// Returns a game with White against the computer at this level.
fn against(level: Level) -> NewGame {
    NewGame {
        pairing: Pairing::Computer,
        level: level.into(),
        ..NewGame::default()
    }
}

fn begin(saves: &Path, chosen: NewGame) -> Options {
    Options {
        seed: Some(7),
        ..options(saves)
    }
    .set(|chess: &mut ChessOptions| chess.new_game = Some(chosen))
}

fn submit(intent: Intent) -> Step {
    act(move |scene| {
        script_mut::<GameManager>(scene)
            .queue()
            .submit(intent.clone())
    })
}

/// Waits until the computer thinks, or no longer does.
fn thinking(wanted: bool) -> Step {
    Box::new(move |scene, _| script::<GameManager>(scene).is_thinking() == wanted)
}

/// Waits until the board points at nothing in this way.
fn unpointed(pointer: Pointer) -> Step {
    Box::new(move |scene, _| script::<Board>(scene).pointed(pointer).is_none())
}

#[test]
fn the_computer_answers_and_the_table_is_the_person_s_again() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        begin(saves.path(), against(Level::Beginner)),
        vec![
            wait_for("players", |players| {
                players["white"] == "person" && players["black"] == "beginner"
            }),
            ready(0),
            make_move("e2", "e4"),
            wait_for("move", |mv| mv["ply"] == 1),
            act(|scene| assert!(!script::<GameManager>(scene).is_person_to_move())),
            wait_for("move", |mv| mv["ply"] == 2),
            ready(2),
            act(|scene| assert!(script::<GameManager>(scene).is_person_to_move())),
        ],
    );
    // Nothing can be clicked while the computer thinks.
    assert!(
        !named(&received, "picks")
            .iter()
            .any(|picks| picks["ply"] == 1)
    );
}

#[test]
fn the_computer_begins_when_it_has_white() {
    let saves = tempfile::tempdir().unwrap();
    let chosen = NewGame {
        side: Side::Black,
        ..against(Level::Learner)
    };
    follow(
        begin(saves.path(), chosen),
        vec![
            wait_for("move", |mv| mv["ply"] == 1),
            ready(1),
            act(|scene| {
                assert!(script::<GameManager>(scene).is_person_to_move());
                // The computer's first move can't be undone.
                assert!(!script::<GameManager>(scene).session().can_take_back());
            }),
        ],
    );
}

/// Plays what the computer expects, once it ponders on that.
fn as_expected() -> Step {
    Box::new(|scene, _| {
        let manager = script_mut::<GameManager>(scene);
        let expected = manager.pondered();
        if let Some(expected) = expected {
            manager.queue().submit(Intent::Play(expected));
        }
        expected.is_some()
    })
}

#[test]
fn the_computer_thinks_on_in_the_person_s_time_if_that_is_wanted() {
    for wanted in [false, true] {
        let saves = tempfile::tempdir().unwrap();
        let settings = ChessSettings {
            ponder: wanted,
            ..ChessSettings::default()
        };
        let mut storage = Storage::new(Some(saves.path().to_owned())).unwrap();
        storage.save(&settings).unwrap();
        let mut steps = vec![ready(0), make_move("e2", "e4"), ready(2)];
        if wanted {
            steps.extend([as_expected(), wait("ponderhit"), ready(4)]);
        } else {
            steps.push(updates(3));
            steps.push(act(|scene| {
                assert_eq!(script::<GameManager>(scene).pondered(), None);
            }));
        }
        let chosen = NewGame {
            asked: "1+0".parse().ok(),
            ..against(Level::Full)
        };
        follow(begin(saves.path(), chosen), steps);
    }
}

#[test]
fn a_computer_that_is_not_better_claims_its_draw() {
    let saves = tempfile::tempdir().unwrap();
    let game = saves.path().join("again.pgn");
    // Black is a queen down, and White only moves back and forth.
    let text = "[SetUp \"1\"]\n[FEN \"6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1\"]\n\n\
        1. Kf1 Kf8 2. Kg1 Kg8 3. Kf1 Kf8 4. Kg1 Kg8 5. Kf1 *\n";
    std::fs::write(&game, text).unwrap();
    let options = options(saves.path()).set(|chess: &mut ChessOptions| chess.pgn = Some(game));
    follow(
        options,
        vec![
            ready(9),
            act(|scene| {
                let computer = Participant::Computer(Level::Hobby.into());
                script_mut::<GameManager>(scene).assign(Color::Black, computer);
            }),
            wait_for("over", |over| {
                over["reason"]
                    .as_str()
                    .is_some_and(|reason| reason.contains("threefold"))
            }),
        ],
    );
}

#[test]
fn undo_takes_back_the_answer_too() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        begin(saves.path(), against(Level::Beginner)),
        vec![
            ready(0),
            make_move("d2", "d4"),
            ready(2),
            do_action(Action::Undo),
            wait_for("step", |step| step["ply"] == 1 && step["back"] == true),
            wait_for("step", |step| step["ply"] == 0 && step["back"] == true),
            ready(0),
            act(|scene| {
                let position = script::<GameManager>(scene).game().position();
                assert!(position.piece_at(Square::D2).is_some());
            }),
            do_action(Action::Redo),
            wait_for("step", |step| step["ply"] == 2 && step["back"] == false),
            ready(2),
        ],
    );
}

#[test]
fn who_asks_for_a_step_that_is_not_there_does_not_stop_the_computer() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        begin(saves.path(), against(Level::Beginner)),
        vec![
            ready(0),
            do_action(Action::Undo),
            make_move("e2", "e4"),
            thinking(true),
            act(|scene| {
                script_mut::<GameManager>(scene)
                    .queue()
                    .submit(Intent::Redo)
            }),
            updates(2),
            act(|scene| assert!(script::<GameManager>(scene).is_thinking())),
            ready(2),
        ],
    );
    assert!(named(&received, "step").is_empty());
}

#[test]
fn it_does_not_move_while_something_lies_over_the_table() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        begin(saves.path(), against(Level::Beginner)),
        vec![
            ready(0),
            make_move("e2", "e4"),
            wait("move"),
            do_action(Action::Open(Dialog::new(ChessDialog::Help))),
            thinking(false),
            Box::new({
                let mut left = 130;
                move |scene, _| {
                    let manager = script::<GameManager>(scene);
                    assert!(!manager.is_thinking());
                    assert_eq!(manager.game().ply(), 1);
                    left -= 1;
                    left == 0
                }
            }),
            do_action(Action::Close),
            ready(2),
        ],
    );
    let plies: Vec<_> = named(&received, "move")
        .iter()
        .map(|mv| mv["ply"].clone())
        .collect();
    assert_eq!(plies, [json!(1), json!(2)]);
}

#[test]
fn in_the_menu_it_does_not_think() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        begin(saves.path(), against(Level::Full)),
        vec![
            ready(0),
            make_move("e2", "e4"),
            wait("move"),
            thinking(true),
            do_action(Action::Menu),
            thinking(false),
            do_action(Action::OpenTable(parlour_chess::ID)),
            ready(2),
        ],
    );
}

#[test]
fn two_computers_play_a_game_by_themselves() {
    let saves = tempfile::tempdir().unwrap();
    let chosen = NewGame {
        pairing: Pairing::Computers,
        levels: [Level::Beginner.into(), Level::Learner.into()],
        asked: "0.05+0".parse().ok(),
        ..NewGame::default()
    };
    // Three seconds for each side keep it short.
    let received = follow(begin(saves.path(), chosen), vec![wait("over")]);
    assert!(named(&received, "move").len() > 4);
}

#[test]
fn the_clock_runs_for_the_player_on_move_and_its_flag_ends_the_game() {
    let saves = tempfile::tempdir().unwrap();
    let chosen = NewGame {
        asked: "1+0/0.02+0".parse().ok(),
        ..NewGame::of_rules(Rules::Standard)
    };
    let received = follow(
        begin(saves.path(), chosen),
        vec![
            ready(0),
            updates(30),
            make_move("e2", "e4"),
            // The clock does not run before the first move.
            wait_for("move", |mv| mv["clock"] == json!([60_000, 1_200])),
            wait_for("over", |over| {
                over["result"] == "1-0" && over["reason"] == "time"
            }),
            act(|scene| {
                let session = script::<GameManager>(scene).session();
                let clock = session.clock.as_ref().unwrap();
                assert!(clock.has_fallen(Color::Black));
                assert!(script::<Board>(scene).has_fallen(Color::Black));
                assert_eq!(clock.left(Color::White).as_secs(), 60);
            }),
            // A game lost on time can be continued from before the last move.
            do_action(Action::Undo),
            ready(0),
        ],
    );
    assert_eq!(named(&received, "over").len(), 1);
    let filed = std::fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    assert!(filed.contains("1. e4 {[%clk 0:01:00]} 1-0"), "{filed}");
    assert!(filed.contains(r#"[Termination "time forfeit"]"#), "{filed}");
}

#[test]
fn the_tags_of_a_game_are_english_in_every_language() {
    let tags = ["en-US", "de-DE"].map(|locale| {
        let saves = tempfile::tempdir().unwrap();
        let options = Options {
            locale: Some(locale.to_owned()),
            ..begin(saves.path(), against(Level::Club))
        };
        let resign = Action::run(ChessCommand::Resign(Color::White));
        follow(
            options,
            vec![
                ready(0),
                make_move("e2", "e4"),
                ready(2),
                do_action(resign),
                wait("over"),
            ],
        );
        let filed = std::fs::read_to_string(saves.path().join("games.pgn")).unwrap();
        let tags = filed.lines().filter(|line| line.starts_with('['));
        tags.map(str::to_owned).collect::<Vec<_>>()
    });
    assert_eq!(tags[0], tags[1]);
    for tag in [
        r#"[Event "Casual game"]"#,
        r#"[Black "Computer (Club player)"]"#,
    ] {
        assert!(tags[0].iter().any(|line| line == tag), "{tags:?}");
    }
}

#[test]
fn who_cannot_mate_only_draws_on_time() {
    let saves = tempfile::tempdir().unwrap();
    let chosen = NewGame {
        asked: "1+0/0.02+0".parse().ok(),
        ..NewGame::of_rules(Rules::Standard)
    };
    let mut options = begin(saves.path(), chosen);
    options = options
        .set(|chess: &mut ChessOptions| chess.fen = Some("4k3/7p/8/8/8/8/8/4K3 w - - 0 1".into()));
    follow(
        options,
        vec![
            ready(0),
            make_move("e1", "e2"),
            wait_for("over", |over| {
                over["result"] == "1/2-1/2" && over["reason"] == "time"
            }),
        ],
    );
}

#[test]
fn a_pause_stops_the_clock_and_a_game_that_was_saved_begins_with_one() {
    let saves = tempfile::tempdir().unwrap();
    let chosen = NewGame {
        asked: "5+3".parse().ok(),
        ..against(Level::Hobby)
    };
    let left = |scene: &Scene| {
        let clock = script::<GameManager>(scene)
            .session()
            .clock
            .clone()
            .unwrap();
        clock.left(Color::White)
    };
    let mut before = None;
    let mut kept = None;
    follow(
        begin(saves.path(), chosen),
        vec![
            ready(0),
            make_move("g1", "f3"),
            ready(2),
            updates(20),
            do_action(Action::run(ChessCommand::Pause)),
            dialog("paused"),
            Box::new(move |scene, _| {
                let now = left(scene);
                let first = *before.get_or_insert((now, 0));
                before = Some((first.0, first.1 + 1));
                assert_eq!(now, first.0, "the clock stands still");
                first.1 > 30
            }),
            do_action(Action::Close),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            do_action(Action::Menu),
            dialog("menu"),
        ],
    );
    let saved = std::fs::read_to_string(saves.path().join("chess.ron")).unwrap();
    assert!(saved.contains("hobby") && saved.contains("5+3"), "{saved}");
    follow(
        options(saves.path()),
        vec![
            dialog("resume"),
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("picks", |picks| {
                picks["dialog"] == "paused" && picks["ply"] == 2
            }),
            Box::new(move |scene, _| {
                let now = left(scene);
                let (first, seen) = kept.unwrap_or((now, 0));
                kept = Some((first, seen + 1));
                assert_eq!(now, first);
                // White used some of it before the game was left.
                assert!(now.as_secs() < 303 && now.as_secs() > 290, "{now:?}");
                seen > 20
            }),
            do_action(Action::Close),
            ready(2),
            act(|scene| {
                assert_eq!(
                    script::<GameManager>(scene).session().players.only_person(),
                    Some(Color::White)
                )
            }),
        ],
    );
}

#[test]
fn a_draw_is_refused_by_a_computer_that_has_hardly_begun() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        begin(saves.path(), against(Level::Beginner)),
        vec![
            ready(0),
            do_action(Action::run(ChessCommand::Draw)),
            make_move("e2", "e4"),
            ready(2),
            do_action(Action::run(ChessCommand::Draw)),
            updates(5),
            submit(Intent::Resign(Color::White)),
            wait_for("over", |over| over["reason"] == "resignation"),
        ],
    );
    assert!(
        !named(&received, "picks")
            .iter()
            .any(|picks| picks["dialog"] == "draw-offer")
    );
}

#[test]
fn what_the_computer_thought_of_another_position_is_no_reason_for_a_draw() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = begin(saves.path(), against(Level::Beginner));
    // White can take a queen, and then Black would accept a draw.
    options = options.set(|chess: &mut ChessOptions| {
        chess.fen = Some("4k3/8/8/3q4/4P3/8/3Q4/4K3 w - - 0 1".into())
    });
    let accepts =
        |wanted| act(move |scene| assert_eq!(script::<GameManager>(scene).accepts_draw(), wanted));
    follow(
        options,
        vec![
            ready(0),
            make_move("e4", "d5"),
            ready(2),
            accepts(true),
            do_action(Action::Undo),
            ready(0),
            accepts(false),
        ],
    );
}

#[test]
fn again_plays_the_same_opponent_with_a_full_clock() {
    let saves = tempfile::tempdir().unwrap();
    let chosen = NewGame {
        asked: "3+2".parse().ok(),
        ..against(Level::Keen)
    };
    let same = json!({ "event": "players", "white": "person", "black": "keen", "clock": "3+2" });
    let again = same.clone();
    follow(
        begin(saves.path(), chosen),
        vec![
            wait_for("players", move |players| *players == same),
            ready(0),
            submit(Intent::Resign(Color::White)),
            dialog("result"),
            do_action(Action::run(ChessCommand::Rematch)),
            wait_for("players", move |players| *players == again),
            ready(0),
            act(|scene| {
                let clock = script::<GameManager>(scene)
                    .session()
                    .clock
                    .clone()
                    .unwrap();
                assert_eq!(clock.left(Color::White).as_secs(), 180);
            }),
        ],
    );
}

#[test]
fn a_hint_points_at_a_good_move_and_goes_with_it() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options = options.set(|chess: &mut ChessOptions| {
        chess.fen = Some("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".into())
    });
    follow(
        options,
        vec![
            ready(0),
            do_action(Action::run(ChessCommand::Hint)),
            Box::new(|scene, _| {
                script::<Board>(scene).pointed(Pointer::Hint) == Some((Square::A1, Square::A8))
            }),
            act(|scene| {
                let marked = script::<Board>(scene).marked(Mark::Hint);
                assert_eq!(marked, [Square::A1, Square::A8]);
            }),
            // A second request hides it.
            do_action(Action::run(ChessCommand::Hint)),
            unpointed(Pointer::Hint),
            act(|scene| assert!(script::<Board>(scene).marked(Mark::Hint).is_empty())),
            do_action(Action::run(ChessCommand::Hint)),
            Box::new(|scene, _| script::<Board>(scene).pointed(Pointer::Hint).is_some()),
            make_move("a1", "a7"),
            ready(1),
            unpointed(Pointer::Hint),
        ],
    );
}

#[test]
fn a_threat_is_shown_only_to_who_wants_to_see_it() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options = options.set(|chess: &mut ChessOptions| {
        chess.fen = Some("4r1k1/5ppp/8/8/4Q3/8/5PPP/6K1 w - - 0 1".into())
    });
    follow(
        options,
        vec![
            ready(0),
            updates(20),
            act(|scene| assert_eq!(script::<Board>(scene).pointed(Pointer::Threat), None)),
            do_action(Action::run(ChessCommand::Change(ChessSetting::Threats, 1))),
            Box::new(|scene, _| {
                script::<Board>(scene).pointed(Pointer::Threat) == Some((Square::E8, Square::E4))
            }),
            do_action(Action::run(ChessCommand::Change(ChessSetting::Threats, 1))),
            unpointed(Pointer::Threat),
        ],
    );
    let saved = std::fs::read_to_string(saves.path().join("settings.ron")).unwrap();
    assert!(saved.contains("threats: false"), "{saved}");
}

#[test]
fn the_evaluation_is_told_while_somebody_wants_to_know() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            updates(20),
            do_action(Action::run(ChessCommand::Change(
                ChessSetting::EvaluationBar,
                1,
            ))),
            wait_for("insight", |insight| insight["depth"].as_u64() > Some(5)),
        ],
    );
    let first = received
        .iter()
        .position(|event| event["event"] == "insight");
    let ready = received.iter().position(|event| event["event"] == "picks");
    assert!(first > ready, "nothing is looked at before it is asked for");
}

#[test]
fn who_is_cut_off_gets_no_more_than_seconds_back() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("chess.ron");
    let options = options(saves.path()).set(|chess: &mut ChessOptions| {
        chess.new_game = Some(NewGame {
            asked: Some("10+0".parse().unwrap()),
            ..NewGame::of_rules(Rules::Standard)
        })
    });
    // Black's remaining milliseconds in the save file.
    let left = move || -> u64 {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let times = text.split("left: (").nth(1).unwrap_or_default();
        let black = times.split([',', ')']).nth(1).unwrap_or_default();
        black.trim().parse().unwrap_or(600_000)
    };
    follow(
        options,
        vec![
            ready(0),
            make_move("e2", "e4"),
            ready(1),
            // No move is made, and the save still follows the clock.
            Box::new(move |_, _| left() < 600_000 - 4_000),
        ],
    );
}
