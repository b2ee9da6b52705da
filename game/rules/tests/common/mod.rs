//! What several tests need: the tables of known answers, and games played at random.

#![allow(dead_code)] // each test program uses its own part

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

/// The text of a table in `tests/data/chess`.
pub fn data(name: &str) -> String {
    let folder = Path::new("../../tests/data/chess");
    let path = folder.join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of a table with a title row, each cut into its columns.
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

/// Dice that fall the same for the same seed.
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below this one.
    pub fn below(&mut self, end: usize) -> usize {
        (self.0.next_u64() % end as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// A random legal move, captures and promotions somewhat preferred so that games get
    /// somewhere.
    pub fn legal_move(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let mv = *self.pick(&moves);
        let lively = |mv: Move| position.captured_at(mv).is_some() || mv.promotion.is_some();
        Some(if lively(mv) { mv } else { *self.pick(&moves) })
    }

    /// A start position: the usual one, or any of the 960.
    pub fn start(&mut self, rules: Rules) -> Position {
        match rules {
            Rules::Chess960 => Position::chess960(self.below(960) as u16),
            _ => Position::start(rules),
        }
    }

    /// A game of at most this many moves; shorter where it ends.
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
