//! Helpers for several tests: tables of known answers, and random games.

pub mod duel;
pub mod exhaustive;
pub mod mutation;
pub mod prospector;

use std::{fs, path::Path};

use parlour_rules::chess::{Game, Move, Position, Rules};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore, SeedableRng},
};

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

/// Seeded random numbers.
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns a number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.0.next_u64() % end as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// Returns a random legal move. Captures and promotions are somewhat more likely, so that games
    /// make progress.
    pub fn legal_move(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let mv = *self.pick(&moves);
        let lively = |mv: Move| position.captured_at(mv).is_some() || mv.promotion.is_some();
        Some(if lively(mv) { mv } else { *self.pick(&moves) })
    }

    /// Returns the usual start position, or a random one of the 960.
    pub fn start(&mut self, rules: Rules) -> Position {
        match rules {
            Rules::Chess960 => Position::chess960(self.below(960) as u16),
            _ => Position::start(rules),
        }
    }

    /// Plays a game of at most this many half-moves.
    pub fn game(&mut self, rules: Rules, plies: usize) -> Game {
        let mut game = Game::from_position(self.start(rules));
        while game.ply() < plies && game.outcome().is_none() {
            let mv = self
                .legal_move(game.position())
                .expect("a game that is not over has moves");
            game.play(mv).expect("a legal move");
        }
        game
    }
}
