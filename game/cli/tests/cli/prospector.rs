//! The commands of Prospector, run as a separate process.

use serde_json::{Value, json};

use crate::Run;

/// 200 deals with known answers, and eight named ones.
const DEALS: &str = include_str!("../../../../tests/data/prospector/deals.csv");
const NAMED: &str = include_str!("../../../../tests/data/prospector/named.csv");

fn run(arguments: &[&str]) -> Run {
    crate::run(&[&["prospector"], arguments].concat())
}

/// Runs a command that prints one line of JSON, with this exit status and nothing on standard
/// error.
fn json_with(status: i32, arguments: &[&str]) -> Value {
    let run = run(arguments);
    assert_eq!(
        (run.status, run.err.as_str()),
        (status, ""),
        "{arguments:?}: {}",
        run.out
    );
    assert_eq!(run.out.lines().count(), 1);
    assert!(run.out.ends_with('\n'));
    serde_json::from_str(&run.out).expect("JSON")
}

fn answer(arguments: &[&str]) -> Value {
    json_with(0, arguments)
}

/// Checks that the arguments are refused with this message.
fn assert_refused(arguments: &[&str], sentence: &str) {
    let run = run(arguments);
    assert_eq!((run.status, run.out.as_str()), (1, ""), "{arguments:?}");
    assert_eq!(
        run.err,
        format!("parlour-cli: {sentence}\n"),
        "{arguments:?}"
    );
}

/// Returns the cards of a named deal.
fn named(name: &str) -> &'static str {
    let row = NAMED
        .lines()
        .find(|row| row.starts_with(&format!("{name},")));
    row.and_then(|row| row.split(',').nth(1))
        .expect("a deal with this name")
}

/// Ace to king of clubs and diamonds, ace and two of hearts in the mine, the three as the target.
fn ordered() -> &'static str {
    named("mchung-ordered")
}

#[test]
fn a_number_is_a_deal() {
    let deal = answer(&["deal", "--number", "1"]);
    assert_eq!(
        deal,
        json!({
            "number": 1,
            "deck": "2h 2s 3s Kc 6d 8d 5d 7d 6s Kd 4s Qc 3c Ah 3h Jd Ks Js 4h 2c 7s 5s Jh 7c 9s As \
                     Ad Td Ac 9h 7h Tc 6h Th 5h Jc 9d 5c Ts Qs 6c 8s 8c 3d 2d 8h 4c Qd 9c Kh Qh 4d",
            "gold": [6, 11, 17, 19, 27],
        })
    );
    assert_eq!(
        answer(&["deal", "--number", "1", "--any"]),
        deal,
        "it can be won"
    );
    let largest = u64::MAX.to_string();
    assert_eq!(
        answer(&["deal", "--number", &largest])["number"],
        json!(u64::MAX)
    );
}

#[test]
fn a_numbered_deal_can_be_won_unless_any_will_do() {
    let mut replaced = 0;
    for number in 1..=60 {
        let number = number.to_string();
        let deck = |arguments: &[&str]| {
            let deal = answer(&[&["deal", "--number", &number], arguments].concat());
            deal["deck"].as_str().expect("text").to_owned()
        };
        let (winnable, any) = (deck(&[]), deck(&["--any"]));
        let solved = answer(&["solve", "--number", &number]);
        assert_eq!(solved["winnable"], true, "{number}");
        assert_eq!(answer(&["solve", "--deck", &winnable]), solved, "{number}");
        if winnable != any {
            replaced += 1;
            assert_eq!(answer(&["solve", "--deck", &any])["winnable"], false);
        }
    }
    assert!(replaced > 0);
}

#[test]
fn known_deals_are_solved() {
    let mut rows: Vec<_> = NAMED.lines().skip(1).collect();
    rows.extend(DEALS.lines().skip(1).step_by(9));
    for row in rows {
        let columns: Vec<_> = row.split(',').collect();
        let number = |column: usize| columns[column].parse::<i64>().ok().filter(|&n| n >= 0);
        for (flags, solvable, steps, any, win) in
            [(&[][..], 2, 3, 6, 7), (&["--no-wrap"], 4, 5, 8, 9)]
        {
            let arguments = [&["solve", "--deck", columns[1]], flags].concat();
            let winnable = columns[solvable] == "1";
            let solved = answer(&arguments);
            assert_eq!(solved["winnable"], winnable, "{row}");
            assert_eq!(solved["min_steps"], json!(number(steps)), "{row}");
            let moves = solved["moves"].as_array().expect("a list");
            assert_eq!(moves.len() as i64, number(steps).unwrap_or(0), "{row}");
            assert_eq!(
                solved.as_object().map(|keys| keys.len()),
                Some(3),
                "{solved}"
            );
            if winnable {
                let moves: Vec<_> = moves
                    .iter()
                    .map(|mv| mv.as_str().map_or_else(|| mv.to_string(), str::to_owned))
                    .collect();
                let moves = moves.join(" ");
                let replay = [&["replay", "--deck", columns[1], "--moves", &moves], flags].concat();
                // One of the published deals has a card twice: only the solver accepts it.
                if columns[0] == "mormegil-game1" {
                    assert_refused(&replay, "duplicate card Tc");
                } else {
                    assert_eq!(answer(&replay)["state"], "won", "{row}");
                }
            }
            if let Some(any) = number(any) {
                let arguments = [&arguments[..], &["--best-score"]].concat();
                let solved = answer(&arguments);
                assert_eq!(solved["best_score_any"], any, "{row}");
                assert_eq!(solved["best_score_win"], json!(number(win)), "{row}");
            }
        }
    }
}

#[test]
fn gold_counts_in_best_scores() {
    let deck = ordered();
    let best = |gold: &[&str]| {
        let arguments = [&["solve", "--deck", deck, "--best-score"], gold].concat();
        let solved = answer(&arguments);
        assert_eq!(solved["best_score_any"], solved["best_score_win"]);
        solved["best_score_any"].as_u64().expect("a number")
    };
    assert_eq!(best(&[]), 406);
    assert_eq!(best(&["--gold", ""]), 406);
    assert_eq!(best(&["--gold", "3,9"]), 1624);
    assert_eq!(best(&["--gold", "3, 9"]), 1624);
    let numbered = answer(&[
        "solve",
        "--number",
        "1",
        "--best-score",
        "--gold",
        "6,11,17,19,27",
    ]);
    let plain = answer(&["solve", "--number", "1", "--best-score"]);
    assert!(numbered["best_score_any"].as_u64() > plain["best_score_any"].as_u64());
}

#[test]
fn a_replay_tells_how_the_round_stands() {
    let replay = |gold: &str, moves: &str| {
        answer(&[
            "replay",
            "--deck",
            ordered(),
            "--gold",
            gold,
            "--moves",
            moves,
        ])
    };
    assert_eq!(
        replay("", "27 26 25 draw draw 18"),
        json!({
            "accepted": 6, "score": 6, "run": 1, "chain": 1, "gold_in_run": 0,
            "state": "playing", "error": null,
        })
    );
    assert_eq!(
        replay("27,25", "27 26 25 24 23"),
        json!({
            "accepted": 5, "score": 0, "run": 15, "chain": 5, "gold_in_run": 2,
            "state": "playing", "error": null,
        })
    );
    // Cases in which wrong implementations of gold differ.
    for (gold, score) in [("", 15), ("27,25", 60), ("23", 30), ("27", 30)] {
        let banked = replay(gold, "27 26 25 24 23 draw");
        assert_eq!(
            (&banked["score"], &banked["run"]),
            (&json!(score), &json!(0)),
            "{gold}"
        );
    }
    assert_eq!(replay("", "27 26 25 draw draw 18 19 draw")["score"], 9);
    assert_eq!(replay("", "")["accepted"], 0);
    let lost = replay("", &format!("{}26 27", "draw ".repeat(23)));
    assert_eq!(
        (&lost["state"], &lost["score"]),
        (&json!("lost"), &json!(3))
    );
}

#[test]
fn a_replay_says_which_move_is_wrong() {
    for (moves, index, reason, run) in [
        (
            "27 26 18 draw",
            2,
            "6d in slot 18 doesn't fit on Ah (expected a neighboring rank)",
            3,
        ),
        (
            "9",
            0,
            "the card in slot 9 is face down under slots 18 and 19",
            0,
        ),
        ("27 27", 1, "slot 27 is already empty", 1),
        ("27 28", 1, "unknown slot 28 (expected 0 to 27)", 1),
        (
            "27 up",
            1,
            "invalid move \"up\" (expected a slot number or draw)",
            1,
        ),
        (
            "27 -1",
            1,
            "invalid move \"-1\" (expected a slot number or draw)",
            1,
        ),
    ] {
        let replay = json_with(1, &["replay", "--deck", ordered(), "--moves", moves]);
        assert_eq!(
            replay["error"],
            json!({"index": index, "reason": reason}),
            "{moves}"
        );
        assert_eq!(
            (&replay["accepted"], &replay["run"]),
            (&json!(index), &json!(run)),
            "{moves}"
        );
        assert_eq!(replay["state"], "playing");
    }
}

#[test]
fn a_replay_stops_at_the_first_move_that_cannot_be_played() {
    let draws = "draw ".repeat(24);
    let none = json_with(1, &["replay", "--deck", ordered(), "--moves", &draws]);
    assert_eq!(
        none["error"],
        json!({"index": 23, "reason": "the draw pile is empty"})
    );
    let no_wrap = [
        "replay",
        "--deck",
        ordered(),
        "--no-wrap",
        "--moves",
        "27 26 25",
    ];
    assert_eq!(json_with(1, &no_wrap)["accepted"], 2);
    let solved = answer(&["solve", "--deck", ordered()]);
    let moves = solved["moves"].as_array().expect("a list");
    let moves: Vec<_> = moves.iter().map(Value::to_string).collect();
    let over = format!("{} draw", moves.join(" "));
    let over = json_with(1, &["replay", "--deck", ordered(), "--moves", &over]);
    assert_eq!(
        (&over["accepted"], &over["state"]),
        (&json!(28), &json!("won"))
    );
    assert_eq!(
        (&over["score"], &over["run"], &over["chain"]),
        (&json!(406), &json!(0), &json!(0))
    );
    assert_eq!(over["error"]["reason"], "the round is over: won");
}

#[test]
fn refused_cards_end_in_one_sentence() {
    let deck = ordered();
    let short = &deck[..deck.len() - 3];
    let wrong = deck.replacen("Ac", "2c", 1);
    let unreadable = deck.replacen("3c", "1c", 1);
    for command in [&["solve"][..], &["replay", "--moves", ""]] {
        let with = |deck: &str, sentence: &str| {
            assert_refused(&[command, &["--deck", deck]].concat(), sentence);
        };
        with("", "invalid number of cards 0 (expected 52)");
        with(short, "invalid number of cards 51 (expected 52)");
        with(&wrong, "invalid number of cards of rank A: 3 (expected 4)");
        with(
            &unreadable,
            "card 3: invalid card \"1c\": unknown rank '1' (expected one of A23456789TJQK)",
        );
        for (gold, sentence) in [
            ("28", "invalid gold slot 28 (expected 0 to 27)"),
            ("3,3", "gold: duplicate slot 3"),
            ("3;9", "gold: invalid slot \"3;9\" (expected a number)"),
            ("x", "gold: invalid slot \"x\" (expected a number)"),
        ] {
            let gold = ["--deck", deck, "--gold", gold];
            assert_refused(&[command, &gold].concat(), sentence);
        }
    }
}

#[test]
fn only_ranks_matter_to_the_solver() {
    let upper = ordered().to_uppercase();
    let plain = answer(&["solve", "--deck", ordered()]);
    assert_eq!(answer(&["solve", "--deck", &upper]), plain);
    let lower = ordered().to_lowercase();
    assert_eq!(answer(&["solve", "--deck", &lower]), plain);
    let one_suit = ["h", "d", "s"]
        .iter()
        .fold(ordered().to_owned(), |deck, suit| deck.replace(suit, "c"));
    assert_eq!(answer(&["solve", "--deck", &one_suit]), plain);
    // But no real deck looks like this.
    let replay = ["replay", "--deck", &one_suit, "--moves", "27"];
    assert_refused(&replay, "duplicate card Ac");
}

#[test]
fn wrong_arguments_are_a_question_not_understood() {
    for arguments in [
        &[][..],
        &["nonsense"],
        &["deal"],
        &["deal", "--number", "x"],
        &["deal", "--number", "-1"],
        &["deal", "--number", "18446744073709551616"],
        &["solve"],
        &["solve", "--number", "1", "--deck", "7d"],
        &["solve", "--number", "1", "--nonsense"],
        &["replay", "--deck", "7d"],
        &["replay", "--moves", "draw"],
        &["replay", "--number", "1", "--moves", "draw"],
    ] {
        let run = run(arguments);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments:?}");
        assert!(
            run.err.contains("Usage: parlour-cli prospector"),
            "{arguments:?}: {}",
            run.err
        );
    }
}
