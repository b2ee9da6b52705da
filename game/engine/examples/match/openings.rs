//! Openings of a match.

use std::{error::Error, fs, path::Path};

use parlour_rules::{
    Random,
    chess::{Game, Rules},
};

/// Openings, in an order that depends on a seed.
pub struct Openings {
    games: Vec<Game>,
    random: u32,
    seed: u64,
}

impl Openings {
    /// Reads a file with one opening a line; lines that start with # are comments.
    pub fn read(path: &Path, random: u32, seed: u64) -> Result<Self, Box<dyn Error>> {
        let text = fs::read_to_string(path)?;
        let mut games = Vec::new();
        for (line, number) in text.lines().zip(1..) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let mut game = Game::new(Rules::Standard);
            for word in line.split_whitespace().filter(|word| !word.ends_with('.')) {
                let mv = game
                    .position()
                    .parse_san(word)
                    .map_err(|error| format!("{}:{number}: {word}: {error}", path.display()))?;
                game.play(mv)?;
            }
            games.push(game);
        }
        if games.is_empty() {
            return Err(format!("{}: no openings found", path.display()).into());
        }
        Random::new(seed).shuffle(&mut games);
        Ok(Self {
            games,
            random,
            seed,
        })
    }

    /// Returns the start of the nth pair of games.
    pub fn nth(&self, pair: u64) -> Game {
        let mut dice = Random::with_stream(self.seed, pair);
        loop {
            let mut game = self.games[pair as usize % self.games.len()].clone();
            for _ in 0..self.random {
                let moves = game.position().legal_moves();
                let played = dice.pick(&moves).map(|&mv| game.play(mv));
                if !matches!(played, Some(Ok(_))) {
                    break;
                }
            }
            if game.outcome().is_none() {
                return game;
            }
        }
    }
}
