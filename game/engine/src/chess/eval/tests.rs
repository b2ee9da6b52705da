use parlour_rules::chess::{Rules, Square};

use super::*;

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Rules::Standard).unwrap()
}

fn evaluate(fen: &str) -> i32 {
    Evaluator::new().evaluate(&position(fen))
}

/// Mirrors a position: colors and sides are swapped.
fn mirrored(fen: &str) -> String {
    let mut fields = fen.split(' ');
    let swap = |text: &str| -> String {
        text.chars()
            .map(|letter| {
                if letter.is_ascii_uppercase() {
                    letter.to_ascii_lowercase()
                } else {
                    letter.to_ascii_uppercase()
                }
            })
            .collect()
    };
    let board: Vec<_> = fields.next().unwrap().rsplit('/').map(swap).collect();
    let turn = if fields.next() == Some("w") { "b" } else { "w" };
    format!(
        "{} {turn} {} - 0 1",
        board.join("/"),
        swap(fields.next().unwrap())
    )
}

const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "2r3k1/1p3ppp/p1n1b3/3p4/3P1P2/2PB1N2/P5PP/4R1K1 b - - 0 1",
    "8/5k2/1P6/8/3K4/8/5p2/8 w - - 0 1",
    "rnb1k2r/pp1p1ppp/5q2/2bNp3/2B1P3/8/PPP2PPP/R2QK1NR b KQkq - 0 1",
];

#[test]
fn both_colours_are_judged_alike() {
    for fen in POSITIONS {
        assert_eq!(evaluate(fen), evaluate(&mirrored(fen)), "{fen}");
    }
}

#[test]
fn the_trace_adds_up_to_the_evaluation() {
    for fen in POSITIONS {
        let position = position(fen);
        let trace = trace(&position).unwrap();
        let sum: f32 = trace
            .shares
            .iter()
            .map(|&(term, middle, end)| {
                middle * WEIGHTS[term].middle() as f32 + end * WEIGHTS[term].end() as f32
            })
            .sum();
        let [white, black] = trace.danger.map(|counts| {
            let weighed = counts
                .iter()
                .map(|&(term, times)| WEIGHTS[term] * times as i32);
            danger::worth(weighed.fold(Pair::ZERO, |sum, pair| sum + pair))
        });
        let danger = white - black;
        let sum = sum + trace.middle * danger.middle() as f32 + trace.end * danger.end() as f32;
        let value = evaluate(fen)
            * if position.turn() == Color::White {
                1
            } else {
                -1
            };
        assert!((sum - value as f32).abs() < 3.0, "{fen}: {sum} and {value}");
    }
}

#[test]
fn more_is_better() {
    assert!(evaluate("4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1") > 500);
    assert!(evaluate("4k3/pppp4/8/8/8/8/PPPP4/3QK3 b - - 0 1") < -500);
}

#[test]
fn what_cannot_be_won_is_worth_nothing() {
    // A minor piece more, two knights, and a rook pawn with the wrong bishop.
    for fen in [
        "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1",
        "k7/8/8/P7/8/8/8/2B1K3 w - - 0 1",
    ] {
        assert!(evaluate(fen).abs() < 60, "{fen}: {}", evaluate(fen));
    }
}

#[test]
fn a_bare_king_is_driven_to_the_edge() {
    let with_king_on = |square: Square| {
        let mut rows = vec![["1"; 8]; 8];
        rows[usize::from(7 - square.rank())][usize::from(square.file())] = "k";
        rows[5][1] = "K";
        rows[7][0] = "R";
        let board: Vec<_> = rows.iter().map(|row| row.concat()).collect();
        let board = board.join("/");
        let mut fen = String::new();
        let mut empty = 0;
        for letter in board.chars() {
            if letter == '1' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                fen += &empty.to_string();
                empty = 0;
            }
            fen.push(letter);
        }
        if empty > 0 {
            fen += &empty.to_string();
        }
        evaluate(&format!("{fen} w - - 0 1"))
    };
    assert!(with_king_on(Square::H8) > with_king_on(Square::G6));
    assert!(with_king_on(Square::G6) > with_king_on(Square::E5));
}
