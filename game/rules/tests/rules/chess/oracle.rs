//! Move by move comparison with cozy-chess over random positions.

use crate::common::{random_move, random_start};
use cozy_chess::Board;
use parlour_rules::{
    Random,
    chess::{Position, Rules},
};

/// Smallest number of positions for each of the two rule sets.
const POSITIONS: usize = 15_000;

/// Longest game; cozy-chess does not accept a half-move clock above 100.
const PLIES: usize = 200;
const CLOCK: u32 = 100;

fn our_moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<_> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort();
    moves
}

/// Returns cozy-chess's moves in this crate's notation: both store castling as king takes rook.
fn cozy_moves(board: &Board) -> Vec<String> {
    let mut moves = Vec::new();
    board.generate_moves(|set| {
        moves.extend(set.into_iter().map(|mv| mv.to_string()));
        false
    });
    moves.sort();
    moves
}

fn compare(rules: Rules) {
    let shredder = rules == Rules::Chess960;
    let mut compared = 0;
    for seed in 0.. {
        if compared >= POSITIONS {
            break;
        }
        let mut dice = Random::new(seed);
        let mut position = random_start(&mut dice, rules);
        let mut board = Board::from_fen(&position.fen(), shredder)
            .unwrap_or_else(|error| panic!("seed {seed}: {}: {error}", position.fen()));
        for ply in 0..PLIES {
            let place = || format!("{rules}, seed {seed}, ply {ply}: {}", position.fen());
            assert_eq!(our_moves(&position), cozy_moves(&board), "{}", place());
            assert_eq!(
                position.in_check(),
                !board.checkers().is_empty(),
                "{}",
                place()
            );
            // FENs and moves lead to the same positions and hashes.
            let again = Position::from_fen(&position.fen(), rules).unwrap();
            assert_eq!(again, position, "{}", place());
            let theirs = Board::from_fen(&position.fen(), shredder)
                .unwrap_or_else(|error| panic!("{}: {error}", place()));
            // `same_position` is not used, because it counts any piece beside a pawn as one that
            // can capture en passant.
            assert_eq!(
                theirs.hash_without_ep(),
                board.hash_without_ep(),
                "{}",
                place()
            );
            compared += 1;

            let Some(mv) = random_move(&mut dice, &position) else {
                break;
            };
            position = position.after(mv);
            if position.halfmove_clock() > CLOCK {
                break;
            }
            board.play(mv.to_string().parse().unwrap());
        }
    }
}

#[test]
fn standard_positions_agree() {
    compare(Rules::Standard);
}

#[test]
fn chess960_positions_agree() {
    compare(Rules::Chess960);
}

#[test]
fn all_960_start_positions_agree() {
    for number in 0..960_u16 {
        let ours = Position::chess960(number);
        let theirs = Board::chess960_startpos(u32::from(number));
        assert_eq!(ours.fen(), format!("{theirs:#}"), "number {number}");
        assert_eq!(our_moves(&ours), cozy_moves(&theirs), "number {number}");
    }
}
