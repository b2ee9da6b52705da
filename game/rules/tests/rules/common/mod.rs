//! Helpers for several tests: tables of known answers, and random games.

pub mod duel;
pub mod exhaustive;
pub mod mutation;
pub mod prospector;

use std::{fs, path::Path};

use parlour_rules::{
    Random,
    chess::{Game, Move, Position, Rules},
};
use rand::{Rng, seq::SliceRandom};

/// Reads a table in `tests/data/chess`.
pub fn data(name: &str) -> String {
    let folder = Path::new("../../tests/data/chess");
    let path = folder.join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the rows of a table with a title row, split into columns.
pub fn rows<const N: usize>(table: &str) -> Vec<[&str; N]> {
    table
        .lines()
        .skip(1)
        .map(|row| {
            let columns: Vec<_> = row.split('\t').collect();
            columns
                .try_into()
                .unwrap_or_else(|columns| panic!("not {N} columns: {columns:?}"))
        })
        .collect()
}

pub fn standard(fen: &str) -> Position {
    Position::from_fen(fen, Rules::Standard).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Returns a random legal move. Captures and promotions are somewhat more likely, so that games make
/// progress.
pub fn random_move(random: &mut Random, position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    let mv = *moves.choose(random)?;
    let lively = position.captured_at(mv).is_some() || mv.promotion.is_some();
    if lively {
        Some(mv)
    } else {
        moves.choose(random).copied()
    }
}

/// Returns the usual start position, or a random one of the 960.
pub fn random_start(random: &mut Random, rules: Rules) -> Position {
    match rules {
        Rules::Chess960 => Position::chess960(random.gen_range(0..960)),
        _ => Position::start(rules),
    }
}

/// Plays a random game of at most this many half-moves.
pub fn random_game(seed: u64, rules: Rules, plies: usize) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::from_position(random_start(&mut random, rules));
    while game.ply() < plies && game.outcome().is_none() {
        let mv =
            random_move(&mut random, game.position()).expect("a game that is not over has moves");
        game.play(mv).expect("a legal move");
    }
    game
}
