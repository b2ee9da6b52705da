//! Known counts of positions.

use crate::common;
use parlour_rules::chess::{Color, Position, Rules, perft};

/// Largest count that is checked in every run.
const MOST_NODES: u64 = 5_000_000;

/// Returns depth and count for each position of the table.
fn known_counts() -> Vec<(Position, Vec<(u32, u64)>)> {
    common::data("perft.epd")
        .lines()
        .map(|line| {
            let mut fields = line.split(';');
            let position = common::standard(fields.next().unwrap());
            let counts = fields.map(|field| {
                let (depth, nodes) = field.trim().split_once(' ').unwrap();
                (
                    depth.strip_prefix('D').unwrap().parse().unwrap(),
                    nodes.parse().unwrap(),
                )
            });
            (position, counts.collect())
        })
        .collect()
}

#[test]
fn counts_up_to_five_million_are_right() {
    let table = known_counts();
    assert_eq!(table.len(), 128);
    for (position, counts) in table {
        for (depth, nodes) in counts {
            if nodes <= MOST_NODES {
                assert_eq!(
                    perft::count_in_bulk(&position, depth),
                    nodes,
                    "{position:?} at {depth}"
                );
            }
        }
    }
}

#[test]
fn making_every_leaf_counts_the_same() {
    for (position, counts) in known_counts() {
        for (depth, nodes) in counts {
            if nodes <= 200_000 {
                assert_eq!(
                    perft::count(&position, depth),
                    nodes,
                    "{position:?} at {depth}"
                );
            }
        }
    }
}

#[test]
#[ignore = "the longer run, 4.8 thousand million positions in about 15 s: cargo test -p parlour-rules --test rules -- --ignored chess::perft"]
fn all_counts_are_right() {
    for (position, counts) in known_counts() {
        for (depth, nodes) in counts {
            assert_eq!(
                perft::count_in_bulk(&position, depth),
                nodes,
                "{position:?} at {depth}"
            );
        }
    }
}

#[test]
fn chess960_counts_agree_with_cozy_chess() {
    for number in (0..960).step_by(60) {
        let ours = Position::chess960(number);
        let theirs = cozy_chess::Board::chess960_startpos(u32::from(number));
        assert_eq!(
            perft::count_in_bulk(&ours, 4),
            cozy_count(&theirs, 4),
            "number {number}"
        );
    }
    // Positions in which castling is near.
    for fen in [
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        "rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1",
        "1r1k1r2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1",
        "r5kr/8/8/8/8/8/8/1RK4R w HBha - 0 1",
    ] {
        let ours = Position::from_fen(fen, Rules::Chess960).unwrap();
        let theirs = cozy_chess::Board::from_fen(fen, true).unwrap();
        for depth in 1..=4 {
            let counts = (
                perft::count_in_bulk(&ours, depth),
                cozy_count(&theirs, depth),
            );
            assert_eq!(counts.0, counts.1, "{fen} at {depth}");
        }
    }
}

fn cozy_count(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += cozy_count(&next, depth - 1);
        }
        false
    });
    nodes
}

#[test]
fn a_division_adds_up() {
    let start = Position::start(Rules::Standard);
    let counts = perft::divide(&start, 4);
    assert_eq!(counts.len(), 20);
    assert_eq!(counts.iter().map(|(_, nodes)| nodes).sum::<u64>(), 197_281);
    assert!(perft::divide(&start, 0).is_empty());
}

#[test]
fn there_is_room_for_the_most_moves() {
    // 218 is the maximum for reachable positions (N. Petrović, 1964); a FEN can have more.
    let record = common::standard("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!(record.legal_moves().len(), 218);
    // Fifteen queens, which no game has.
    let fen = "1Q4Qk/4Q3/Q1Q4Q/Q4Q2/3Q4/1Q4Q1/Q3Q3/K1Q4Q w - - 0 1";
    let queens = Position::from_fen(fen, Rules::Casual).unwrap();
    assert_eq!(queens.of(Color::White).len(), 16);
    assert!(
        queens.legal_moves().len() > 218,
        "{}",
        queens.legal_moves().len()
    );
    assert_eq!(queens.legal_moves().len(), queens.count_legal_moves());
}
