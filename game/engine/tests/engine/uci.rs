//! Conversations with the program through pipes.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

/// Time limit beyond everything that the tests do, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
}

impl Program {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_parlour-engine"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (told, output) = mpsc::channel();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        thread::spawn(move || {
            lines
                .map_while(Result::ok)
                .try_for_each(|line| told.send(line))
        });
        Self {
            input: child.stdin.take(),
            child,
            output,
        }
    }

    fn say(&mut self, line: &str) {
        self.say_bytes(format!("{line}\n").as_bytes());
    }

    fn say_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).and_then(|()| input.flush()).unwrap();
    }

    /// Returns the next lines up to the one that starts with a text.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(line) => lines.push(line),
                Err(error) => panic!("no {start}: {error}; heard {lines:#?}"),
            }
            if lines.last().unwrap().starts_with(start) {
                return lines;
            }
        }
    }

    /// Sends a line and returns the line of the answer that starts with a text.
    fn ask(&mut self, line: &str, start: &str) -> String {
        self.say(line);
        self.until(start).pop().unwrap()
    }

    /// Returns all output until the program is ready again.
    fn heard(&mut self) -> Vec<String> {
        self.say("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }
}

impl Drop for Program {
    /// Ends the program by closing its input.
    fn drop(&mut self) {
        drop(self.input.take());
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) if thread::panicking() || status.success() => return,
                Ok(Some(status)) => panic!("ended with {status}"),
                _ if Instant::now() > deadline => {
                    let _ = self.child.kill();
                    panic!("does not end");
                }
                _ => thread::sleep(Duration::from_millis(2)),
            }
        }
    }
}

#[test]
fn it_introduces_itself_and_offers_its_options() {
    let mut program = Program::start();
    program.say("uci");
    let lines = program.until("uciok");
    assert!(lines.iter().any(|line| line.starts_with("id name Parlour")));
    assert!(lines.iter().any(|line| line.starts_with("id author ")));
    for name in [
        "Hash",
        "Threads",
        "MultiPV",
        "Ponder",
        "UCI_Chess960",
        "UCI_LimitStrength",
        "UCI_Elo",
    ] {
        let offer = format!("option name {name} type ");
        assert!(lines.iter().any(|line| line.starts_with(&offer)), "{name}");
    }
}

#[test]
fn it_plays_a_move_and_tells_what_it_thought() {
    let mut program = Program::start();
    program.say("position startpos moves e2e4 e7e5");
    program.say("go depth 7");
    let lines = program.until("bestmove");
    let (answer, infos) = lines.split_last().unwrap();
    for word in [
        "depth 7", "seldepth", "score cp", "nodes", "nps", "hashfull", "time", "pv",
    ] {
        assert!(infos.last().unwrap().contains(word), "{word}: {infos:?}");
    }
    let words: Vec<_> = answer.split(' ').collect();
    assert_eq!(words[2], "ponder");
    assert!(
        infos
            .last()
            .unwrap()
            .contains(&format!(" pv {} {}", words[1], words[3]))
    );
}

#[test]
fn every_kind_of_limit_ends_the_search() {
    let mut program = Program::start();
    for go in [
        "go depth 3",
        "go nodes 5000",
        "go movetime 30",
        "go wtime 300 btime 300",
        "go wtime 300 btime 300 winc 20 binc 20 movestogo 3",
        "go wtime 0 btime 0",
        "go wtime -100 btime -100",
        "go movetime 0",
        "go depth 0",
        "go depth 4 searchmoves a2a3 h2h4",
    ] {
        program.say("position startpos");
        let answer = program.ask(go, "bestmove");
        assert!(answer.len() > "bestmove a1".len(), "{go}: {answer}");
    }
    program.say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    assert_eq!(program.ask("go mate 1", "bestmove"), "bestmove a1a8");
    program.say("position startpos");
    let answer = program.ask("go depth 3 searchmoves g1f3", "bestmove");
    assert!(answer.starts_with("bestmove g1f3"), "{answer}");
}

#[test]
fn an_endless_search_answers_when_it_is_stopped_and_not_before() {
    let mut program = Program::start();
    program.say("position fen 8/8/8/8/8/4k3/4p3/4K3 w - - 0 1");
    // There is hardly anything to search, and still it waits for `stop`.
    program.say("go infinite");
    thread::sleep(Duration::from_millis(200));
    let lines = program.heard();
    assert!(
        !lines.iter().any(|line| line.starts_with("bestmove")),
        "{lines:?}"
    );
    program.ask("stop", "bestmove");
    // A second `stop` is ignored.
    program.say("stop");
    assert!(program.heard().is_empty());
}

#[test]
fn pondering_ends_with_a_hit_or_a_stop() {
    let mut program = Program::start();
    program.say("setoption name Ponder value true");
    for end in ["ponderhit", "stop"] {
        program.say("position startpos moves e2e4 e7e5");
        program.say("go ponder wtime 200 btime 200");
        thread::sleep(Duration::from_millis(300));
        let lines = program.heard();
        assert!(
            !lines.iter().any(|line| line.starts_with("bestmove")),
            "{lines:?}"
        );
        program.ask(end, "bestmove");
    }
}

#[test]
fn a_hit_that_nobody_waits_for_means_nothing() {
    let mut program = Program::start();
    program.say("ponderhit");
    assert!(program.heard().is_empty());
    // `ponderhit` doesn't end a search that isn't pondering either.
    program.say("go infinite");
    program.say("ponderhit");
    thread::sleep(Duration::from_millis(100));
    let lines = program.heard();
    assert!(
        !lines.iter().any(|line| line.starts_with("bestmove")),
        "{lines:?}"
    );
    program.ask("stop", "bestmove");
    program.say("ponderhit");
    assert!(program.heard().is_empty());
}

#[test]
fn the_move_that_is_played_was_told_of_however_short_the_search() {
    let mut program = Program::start();
    let limits = (1..200).step_by(7).map(|nodes| format!("go nodes {nodes}"));
    let times = (1..8).map(|time| format!("go movetime {time}"));
    for go in limits.chain(times) {
        program.say("ucinewgame");
        program.say(
            "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        );
        program.say(&go);
        let lines = program.until("bestmove");
        let (answer, infos) = lines.split_last().unwrap();
        let best = answer.split(' ').nth(1).unwrap();
        let told = infos.iter().rev().find_map(|line| line.split_once(" pv "));
        let first = told.and_then(|told| told.1.split(' ').next());
        assert_eq!(first, Some(best), "{go}: {lines:?}");
    }
}

#[test]
fn more_threads_than_are_of_use_are_not_started_and_that_is_said() {
    let mut program = Program::start();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    program.say("setoption name Threads value 256");
    let said = program.heard();
    assert_eq!(said.len(), usize::from(4 * cores < 256), "{said:?}");
    program.say("position startpos");
    assert_ne!(program.ask("go nodes 20000", "bestmove"), "bestmove 0000");
}

#[test]
fn threads_and_hash_can_change_between_searches() {
    let mut program = Program::start();
    for (threads, hash) in [(4, 1), (1, 33), (2, 8)] {
        program.say(&format!("setoption name Threads value {threads}"));
        program.say(&format!("setoption name Hash value {hash}"));
        assert!(program.heard().is_empty());
        program.say("position startpos");
        assert_ne!(program.ask("go nodes 20000", "bestmove"), "bestmove 0000");
    }
}

#[test]
fn more_lines_than_moves_are_as_many_as_there_are_moves() {
    let mut program = Program::start();
    program.say("setoption name MultiPV value 10");
    // The only legal move is Kb1.
    program.say("position fen 8/8/8/8/8/k7/8/K7 w - - 0 1");
    program.say("go depth 3");
    let lines = program.until("bestmove");
    let has = |number: u32| {
        let number = format!("multipv {number} ");
        lines.iter().any(|line| line.contains(&number))
    };
    assert!(has(1) && !has(2), "{lines:#?}");
}

#[test]
fn where_none_of_the_searchmoves_can_be_played_all_are_searched() {
    let mut program = Program::start();
    program.say("position startpos");
    program.say("go depth 3 searchmoves e2e5 a1a8");
    let lines = program.until("bestmove");
    let complaints = lines
        .iter()
        .filter(|line| line.starts_with("info string searchmoves"));
    assert_eq!(complaints.count(), 2, "{lines:#?}");
    assert_ne!(lines.last().unwrap(), "bestmove 0000");
}

#[test]
fn a_mate_that_is_not_there_is_looked_for_until_the_other_limit() {
    let mut program = Program::start();
    program.say("position startpos");
    let answer = program.ask("go mate 2 nodes 20000", "bestmove");
    assert_ne!(answer, "bestmove 0000");
}

#[test]
fn a_mate_in_no_moves_means_one_at_once() {
    let mut program = Program::start();
    program.say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    assert_eq!(program.ask("go mate 0", "bestmove"), "bestmove a1a8");
}

#[test]
fn rights_that_the_men_cannot_have_are_left_out_of_a_position() {
    let mut program = Program::start();
    program.say("position fen 4k3/8/8/8/8/8/4P3/4K3 w KQkq e6 0 1 moves e2e4");
    let lines = program.heard();
    assert_eq!(lines.len(), 2, "{lines:#?}");
    assert!(
        lines
            .iter()
            .all(|line| line.starts_with("info string position: ignored "))
    );
    assert!(
        program
            .ask("d", "Fen:")
            .contains("4k3/8/8/8/4P3/8/8/4K3 b - -")
    );
    // Possible castling rights are kept.
    program.say("position fen 4k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1");
    let told = program.until("info string ");
    assert!(told.last().unwrap().contains("no rook on a8"), "{told:#?}");
    assert!(program.ask("d", "Fen:").contains("R4RK1 b k -"));
    // A text that isn't a castling right at all can't be left out.
    program.say("position fen 4k3/8/8/8/8/8/8/4K3 w xyz - 0 1");
    let told = program.until("info string ");
    assert!(told.last().unwrap().contains("'x'"), "{told:#?}");
    assert_eq!(program.ask("go depth 1", "bestmove"), "bestmove 0000");
}

#[test]
fn several_lines_are_numbered() {
    let mut program = Program::start();
    program.say("setoption name MultiPV value 3");
    program.say("go depth 5");
    let lines = program.until("bestmove");
    for number in 1..=3 {
        let wanted = "depth 5 seldepth";
        let line = format!("multipv {number} ");
        assert!(
            lines
                .iter()
                .any(|info| info.contains(wanted) && info.contains(&line))
        );
    }
}

#[test]
fn castling_is_written_as_the_rules_have_it() {
    let fen = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let mut program = Program::start();
    program.say(&format!("{fen} moves e1g1"));
    assert!(program.ask("d", "Fen:").contains("R4RK1"));
    program.say(fen);
    let answer = program.ask("go depth 1 searchmoves e1g1", "bestmove");
    assert!(answer.starts_with("bestmove e1g1"), "{answer}");
    program.say("setoption name UCI_Chess960 value true");
    program.say("position fen r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
    let answer = program.ask("go depth 1 searchmoves e1h1", "bestmove");
    assert!(answer.starts_with("bestmove e1h1"), "{answer}");
    program.say("position fen bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    assert_ne!(program.ask("go depth 6", "bestmove"), "bestmove 0000");
}

#[test]
fn what_makes_no_sense_is_answered_with_a_sentence() {
    let mut program = Program::start();
    for line in [
        "hello there",
        "position",
        "position fen 8/8/8 w - - 0 1",
        "position startpos moves e2e5",
        "setoption name Hash value lots",
        "setoption name Hash value 99999999999",
        "setoption name Nonsense value 1",
        "setoption",
        "debug",
        "perft",
        "perft x",
        "perft 99",
        "bench x",
        "\u{0}\u{7f}ü",
    ] {
        program.say(line);
        let lines = program.heard();
        assert!(
            lines.len() == 1 && lines[0].starts_with("info string "),
            "{line}: {lines:?}"
        );
    }
    program.say_bytes(b"\xff\xfe\xfd\n");
    assert_eq!(program.heard().len(), 1);
    program.say_bytes(&[b'x'; 100_000]);
    program.say("");
    assert_eq!(program.heard().len(), 1);
    // The position is still the earlier one.
    assert!(
        program
            .ask("d", "Fen:")
            .contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
    );
}

#[test]
fn after_a_position_that_is_none_no_move_of_an_older_one_is_answered() {
    let mut program = Program::start();
    program.say("position fen PPPPPPPP/8/8/8/8/8/8/k6K w - - 0 1");
    assert_eq!(program.ask("go depth 3", "bestmove"), "bestmove 0000");
    for line in ["d", "perft 1"] {
        program.say(line);
        assert!(program.heard()[0].contains("no position"));
    }
    program.say("position startpos");
    assert_ne!(program.ask("go depth 3", "bestmove"), "bestmove 0000");
}

#[test]
fn a_move_is_found_in_the_position_before_the_first_move_that_cannot_be_played() {
    let mut program = Program::start();
    program.say("position startpos moves e2e4 e7e5");
    program.say("position startpos moves d2d4 nonsense e2e4");
    assert!(
        program
            .ask("d", "info string position: move 2")
            .contains("nonsense")
    );
    assert!(
        program
            .ask("d", "Fen:")
            .contains("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b")
    );
}

#[test]
fn a_search_whose_limit_makes_no_sense_ends_with_a_move() {
    let mut program = Program::start();
    for line in ["go depth many", "go nodes", "go depth 0", "go depth -3"] {
        let answer = program.ask(line, "bestmove");
        // It's not just the first move of the list, which would be one of a rook pawn.
        assert!(!answer.contains("a2a"), "{line}: {answer}");
    }
}

#[test]
fn unknown_words_are_skipped() {
    let mut program = Program::start();
    program.say("joho debug on");
    program.say("register later");
    program.say("");
    assert!(program.heard().is_empty());
    program.ask("please go depth 2 whatever", "bestmove");
}

#[test]
fn a_position_without_moves_has_the_null_move() {
    let mut program = Program::start();
    for (fen, score) in [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "cp 0"),
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "mate 0"),
    ] {
        program.say(&format!("position fen {fen}"));
        program.say("go depth 3");
        let told = program.until("bestmove");
        assert_eq!(
            told,
            [
                format!("info depth 0 score {score}"),
                "bestmove 0000".into()
            ]
        );
    }
}

#[test]
fn commands_during_a_search_wait_or_are_refused() {
    let mut program = Program::start();
    program.say("go infinite");
    program.say("go depth 1");
    program.say("setoption name Hash value 1");
    let lines = program.heard();
    assert!(
        lines
            .iter()
            .any(|line| line == "info string go: not allowed while searching")
    );
    assert!(
        lines
            .iter()
            .any(|line| line == "info string setoption Hash: not allowed while searching")
    );
    program.say("position startpos moves d2d4");
    program.ask("stop", "bestmove");
    assert!(program.ask("d", "Fen:").contains(" b KQkq"));
    program.say("go infinite");
    program.ask("ucinewgame", "bestmove");
    program.say("go infinite");
    program.say("quit");
    program.until("bestmove");
}

#[test]
fn what_follows_a_stop_at_once_is_done() {
    // Not every GUI waits for the move.
    let mut program = Program::start();
    for _ in 0..20 {
        program.say_bytes(
            b"go infinite\nstop\nsetoption name MultiPV value 2\nposition startpos moves e2e4\ngo depth 3\n",
        );
        program.until("bestmove");
        let lines = program.until("bestmove");
        assert!(
            lines.iter().any(|line| line.contains(" multipv 2 ")),
            "{lines:#?}"
        );
        assert!(!lines.iter().any(|line| line.starts_with("info string")));
        program.say("setoption name MultiPV value 1");
    }
}

#[test]
fn moves_can_follow_each_other_without_a_pause() {
    let mut program = Program::start();
    for number in 0..200 {
        program.say("position startpos");
        let answer = program.ask("go nodes 50", "bestmove");
        assert_ne!(answer, "bestmove 0000", "{number}");
    }
}

#[test]
fn limited_strength_plays_legal_moves() {
    let mut program = Program::start();
    program.say("setoption name UCI_LimitStrength value true");
    for elo in [800, 1500, 2500] {
        program.say(&format!("setoption name UCI_Elo value {elo}"));
        program.say("position startpos");
        // A GUI that couldn't play the move would complain.
        let answer = program.ask("go movetime 50", "bestmove");
        let mv = answer.split(' ').nth(1).unwrap().to_owned();
        program.say(&format!("position startpos moves {mv}"));
        assert!(program.heard().is_empty(), "{elo}: {answer}");
        assert!(program.ask("d", "Fen:").contains(" b "), "{elo}: {answer}");
    }
}

#[test]
fn positions_are_counted_and_shown() {
    let mut program = Program::start();
    program.say("position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -");
    assert!(
        program
            .ask("perft 3", "perft")
            .starts_with("perft 3: 97862 nodes")
    );
    assert!(
        program
            .ask("go perft 1", "perft")
            .starts_with("perft 1: 48 nodes")
    );
    assert!(program.ask("d", "Key:").len() > 10);
}

#[test]
fn a_long_count_and_a_long_bench_are_stopped_and_answer_in_the_meantime() {
    let mut program = Program::start();
    for command in ["perft 30", "go perft 30", "bench 100"] {
        program.say(command);
        program.ask("isready", "readyok");
        program.say("position startpos");
        let refused = program.ask("go depth 1", "info string");
        assert_eq!(refused, "info string go: not allowed while searching");
        let stopped = program.ask("stop", "info string");
        assert!(stopped.ends_with(": stopped"), "{command}: {stopped}");
        assert_ne!(program.ask("go depth 1", "bestmove"), "bestmove 0000");
    }
}

#[test]
fn a_long_count_and_a_long_bench_end_with_the_input() {
    for command in ["perft 30", "go perft 30", "bench 100"] {
        for last in ["isready", "quit"] {
            let mut program = Program::start();
            program.say(command);
            program.say(last);
            // Waits for the end.
            drop(program);
        }
    }
}

#[test]
fn a_line_without_end_is_refused_before_it_ends() {
    let mut program = Program::start();
    for _ in 0..5 {
        program.say_bytes(&[b'x'; 1 << 20]);
    }
    let refused = program.until("info string");
    assert_eq!(refused, ["info string ignored a line of more than 1 MB"]);
    program.say("go depth 1");
    assert!(program.heard().is_empty(), "it belongs to the long line");
    // The longest line that is read.
    program.say_bytes(&[b' '; (1 << 20) - 3]);
    program.say("d");
    program.until("Fen:");
}

#[test]
fn a_sentence_quotes_at_most_100_characters() {
    let mut program = Program::start();
    let long = "x".repeat(10_000);
    for line in [
        "{}",
        "debug {}",
        "position startpos {}",
        "position fen {}",
        "position fen 8/8/8/8/8/8/8/8 {} - - 0 1",
        "position startpos moves {}",
        "setoption name {} value 1",
        "setoption name Hash value {}",
        "setoption name Without value {}",
        "perft {}",
    ] {
        program.say(&line.replace("{}", &long));
        let told = program.heard();
        assert_eq!(told.len(), 1, "{line}: {told:?}");
        let quoted = told[0].chars().filter(|&letter| letter == 'x').count();
        assert!(quoted <= 105, "{line}: {quoted}");
    }
    program.say("go infinite");
    let refused = program.ask(&format!("setoption name {long}"), "info string");
    assert!(refused.len() < 200, "{refused}");
    program.ask("stop", "bestmove");
}

#[test]
fn the_bench_ends_in_the_same_count() {
    let bench = || {
        let output = Command::new(env!("CARGO_BIN_EXE_parlour-engine"))
            .args(["bench", "5"])
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let last = text.lines().last().unwrap().to_owned();
        let words: Vec<_> = last.split(' ').map(ToOwned::to_owned).collect();
        assert_eq!((words[1].as_str(), words[3].as_str()), ("nodes", "nps"));
        assert!(words[2].parse::<u64>().is_ok());
        words[0].parse::<u64>().unwrap()
    };
    assert_eq!(bench(), bench());
}

#[test]
fn who_asks_for_help_is_told_what_the_program_is() {
    for (asked, told) in [
        ("--help", "Universal Chess Interface"),
        ("--version", "parlour-engine "),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_parlour-engine"))
            .arg(asked)
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && text.contains(told), "{text}");
    }
}
