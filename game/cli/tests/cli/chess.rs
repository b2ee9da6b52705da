//! The chess commands, run as a separate process.

use std::{fs, io::Write, process::Stdio};

use serde_json::{Value, json};

use crate::{Run, command, run};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Writing fails if the program exits early, which this test ignores.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("the program ends").into()
}

/// Runs a command that succeeds without output on standard error.
fn answer(arguments: &[&str]) -> String {
    let run = run(arguments);
    assert_eq!(
        (run.status, run.err.as_str()),
        (0, ""),
        "{arguments:?}: {}",
        run.out
    );
    run.out
}

fn status(arguments: &[&str]) -> Value {
    let out = answer(&[&["status"], arguments].concat());
    assert_eq!(out.lines().count(), 1);
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn perft_counts() {
    assert_eq!(
        answer(&["perft", "--fen", START, "--depth", "4"]),
        "197281\n"
    );
    assert_eq!(answer(&["perft", "--fen", START, "--depth", "0"]), "1\n");
    let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    let counts = |depth| answer(&["perft", "--chess960", "--fen", fen, "--depth", depth]);
    assert_eq!(counts("1"), "13\n");
    assert_eq!(
        counts("1"),
        answer(&["perft", "--rules=960", "--fen", fen, "--depth", "1"])
    );
}

#[test]
fn perft_divides() {
    let out = answer(&["perft", "--fen", START, "--depth", "3", "--divide"]);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 21);
    assert_eq!(lines[0], "a2a3\t380");
    assert_eq!(lines[20], "8902");
}

#[test]
fn moves_are_listed_in_order() {
    let out = answer(&["moves", "--fen", START]);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 20);
    assert_eq!(
        lines[..4],
        ["a2a3\ta3", "a2a4\ta4", "b1a3\tNa3", "b1c3\tNc3"]
    );
    let mut sorted = lines.clone();
    sorted.sort_unstable();
    assert_eq!(lines, sorted);
}

#[test]
fn castling_is_written_as_the_rules_have_it() {
    let standard = answer(&["moves", "--fen", "4k3/8/8/8/8/8/8/4K2R w K -"]);
    assert!(standard.contains("e1g1\tO-O\n"), "{standard}");
    let chess960 = answer(&["moves", "--chess960", "--fen", "4k3/8/8/8/8/8/8/4K2R w H -"]);
    assert!(chess960.contains("e1h1\tO-O\n"), "{chess960}");
    let casual = answer(&[
        "moves",
        "--rules",
        "casual",
        "--fen",
        "4k3/8/8/8/8/8/5r2/4K2R w K -",
    ]);
    assert!(casual.contains("e1g1\tO-O\n"), "{casual}");
}

#[test]
fn no_moves_are_no_lines() {
    assert_eq!(
        answer(&["moves", "--fen", "k7/8/1Q6/8/8/8/8/K7 b - - 0 1"]),
        ""
    );
}

#[test]
fn a_refused_fen_ends_in_one_sentence() {
    for command in [&["moves"][..], &["perft", "--depth", "1"]] {
        let run = run(&[command, &["--fen", "4k3/8/8/8/8/8/8/4K3 w K - 0 1"]].concat());
        assert_eq!((run.status, run.out.as_str()), (1, ""));
        assert_eq!(run.err, "parlour-cli: castling: no rook on h1 for K\n");
    }
}

#[test]
fn fens_are_read_line_by_line() {
    let input = format!(
        "{START}\r\n4k3/8/8/8/8/8/8/4K3 w K - 0 1\n\n\
         rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3"
    );
    let run = run_with(&["fen"], input.as_bytes());
    assert_eq!(run.status, 1);
    assert_eq!(
        run.out,
        format!(
            "ok\t{START}\n\
             error\tcastling: no rook on h1 for K\n\
             error\tboard: missing field (expected 4 to 6 fields)\n\
             ok\trnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"
        )
    );
    assert_eq!(run.err, "");

    let run = run_with(&["fen"], format!("{START}\n").as_bytes());
    assert_eq!((run.status, run.out), (0, format!("ok\t{START}\n")));
    let run = run_with(&["fen"], b"\xff\xfe\n");
    assert_eq!(run.status, 1);
    assert!(run.out.starts_with("error\tboard: "), "{}", run.out);
    let run = run_with(&["fen", "--chess960"], START.as_bytes());
    assert_eq!(run.out, format!("ok\t{}\n", START.replace("KQkq", "HAha")));
    assert_eq!(run_with(&["fen"], b"").status, 0);
}

#[test]
fn status_tells_how_the_game_stands() {
    assert_eq!(
        status(&["--fen", START, "--moves", "e2e4 e7e5"]),
        json!({
            "fen": "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            "turn": "white", "check": false, "legal_moves": 29, "outcome": null,
            "claims": [], "san": ["e4", "e5"],
        })
    );
    let mated = status(&["--fen", START, "--moves", "f2f3 e7e5 g2g4 d8h4"]);
    assert_eq!(
        mated["outcome"],
        json!({"result": "0-1", "reason": "checkmate"})
    );
    assert_eq!(
        (&mated["check"], &mated["legal_moves"]),
        (&json!(true), &json!(0))
    );
    assert_eq!(mated["san"][3], "Qh4#");
}

#[test]
fn status_tells_every_draw_by_its_name() {
    let reason = |fen: &str, moves: &str| {
        let status = status(&["--fen", fen, "--moves", moves]);
        (status["outcome"].clone(), status["claims"].clone())
    };
    let draw = |reason| json!({"result": "1/2-1/2", "reason": reason});
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ";
    assert_eq!(
        reason(START, &shuffle.repeat(2)),
        (json!(null), json!(["threefold"]))
    );
    assert_eq!(
        reason(START, &shuffle.repeat(4)),
        (draw("fivefold"), json!(["threefold"]))
    );
    let rooks = "r3k3/8/8/8/8/8/8/4K2R w - - ";
    assert_eq!(
        reason(&format!("{rooks}100 90"), ""),
        (json!(null), json!(["fifty"]))
    );
    assert_eq!(
        reason(&format!("{rooks}149 90"), "h1h2"),
        (draw("seventy-five"), json!(["fifty"]))
    );
    let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(reason(bare, ""), (draw("insufficient-material"), json!([])));
    assert_eq!(
        reason("k7/8/1Q6/8/8/8/8/K7 b - - 0 1", ""),
        (draw("stalemate"), json!([]))
    );
}

#[test]
fn status_knows_the_casual_game() {
    let status = status(&[
        "--rules",
        "casual",
        "--fen",
        START,
        "--moves",
        "e2e4 f7f6 d1h5 a7a6 h5e8",
    ]);
    assert_eq!(
        status["outcome"],
        json!({"result": "1-0", "reason": "king-captured"})
    );
    assert_eq!(status["check"], false);
}

#[test]
fn status_says_which_move_is_wrong() {
    for (moves, ply) in [("e2e4 e7e5 e1e3", 3), ("nonsense", 1), ("e2e4 e7e8q", 2)] {
        let run = run(&["status", "--fen", START, "--moves", moves]);
        let answer: Value = serde_json::from_str(&run.out).expect("JSON");
        assert_eq!((run.status, &answer["ply"]), (1, &json!(ply)), "{moves}");
        assert!(answer["error"].is_string(), "{moves}");
    }
    let run = run(&["status", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"]);
    let answer: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(run.status, 1);
    assert_eq!(answer["error"], "board: white has 0 kings (expected 1)");
}

#[test]
fn pgn_files_are_told_game_by_game() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("games.pgn");
    fs::write(
        &path,
        "1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e4 e4 *\n\n[White \"C\"]\n\n1. d4\n",
    )
    .expect("written");
    let file = path.to_str().expect("a plain path");
    let run = run(&["pgn", file, file]);
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let lines: Vec<_> = run.out.lines().collect();
    assert_eq!(lines.len(), 6);
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(lines[0], format!("ok\t{file}:1\t2\t1-0\t{fen}"));
    assert_eq!(
        lines[1],
        format!("error\t{file}:5:7\tblack's move 1: illegal move e4")
    );
    assert!(
        lines[2].starts_with(&format!("ok\t{file}:3\t1\t*\t")),
        "{}",
        lines[2]
    );
    assert_eq!(lines[..3], lines[3..]);

    let missing = folder.path().join("missing.pgn");
    let run = self::run(&["pgn", missing.to_str().expect("a plain path")]);
    assert_eq!(run.status, 1);
    assert!(run.out.starts_with("error\t"), "{}", run.out);
}

#[test]
fn latin_1_names_do_not_stop_a_file() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("old.pgn");
    fs::write(&path, b"[White \"M\xfcller\"]\n\n1. e4 {sch\xf6n} e5 *\n").expect("written");
    let out = answer(&["pgn", path.to_str().expect("a plain path")]);
    assert!(out.contains("\t2\t*\t"), "{out}");
}

#[test]
fn wrong_arguments_are_a_question_not_understood() {
    for arguments in [
        &[][..],
        &["nonsense"],
        &["perft", "--fen", START],
        &["perft", "--fen", START, "--depth", "x"],
        &["perft", "--fen", START, "--depth", "-1"],
        &["perft", "--fen", START, "--depth", "4000000000"],
        &["perft", "--depth", "1"],
        &["moves"],
        &["moves", "--fen", START, "--rules", "atomic"],
        &["moves", "--fen", START, "--rules", "casual", "--chess960"],
        &["moves", "--fen", START, "--nonsense"],
        &["pgn"],
    ] {
        let run = run(arguments);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments:?}");
        assert!(run.err.contains("Usage"), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn an_error_quotes_at_most_100_characters_of_the_arguments() {
    let long = "j".repeat(10_000);
    let fen = format!("4k3/8/8/8/8/8/8/4K3 {long} - - 0 1");
    for arguments in [
        &[&*long][..],
        &[&format!("--{long}")],
        &["moves", "--fen", &fen],
        &["moves", "--fen", START, &format!("--{long}")],
        &["moves", "--fen", START, "--rules", &long],
        &["perft", "--fen", START, "--depth", &long],
        &["status", "--fen", START, "--moves", &long],
        &["duel", "simulate", "--games", &long],
        &["prospector", "replay", "--deck", &long, "--moves", ""],
    ] {
        let run = run(arguments);
        let told = run.out + &run.err;
        assert!(told.contains(&long[..98]), "{told}");
        assert!(!told.contains(&long[..101]), "{told}");
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut child = command(&["fen"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("a pipe");
    let lines = format!("{START}\n").repeat(5_000);
    let writer = std::thread::spawn(move || {
        let _ = input.write_all(lines.as_bytes());
    });
    let run = Run::from(child.wait_with_output().expect("the program ends"));
    writer.join().expect("the writer ends");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
}
