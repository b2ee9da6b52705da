//! Speed measurements, compared with other implementations where there are any.

mod chess;
mod duel;
mod engine;
// The same file that the tests of the rules check the solver with.
#[path = "../../../rules/tests/rules/common/exhaustive.rs"]
mod exhaustive;
mod prospector;

use clap::Subcommand;

use crate::answer::{Answer, Failure, Out};

#[derive(Subcommand)]
pub enum Command {
    /// Compare the move generator with cozy-chess
    Chess,
    /// Measure the search speed of the chess engine
    Engine,
    /// Measure the rules of the Duel in random games
    Duel,
    /// Compare the Prospector solver with an exhaustive search
    Prospector,
}

impl Command {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        match self {
            Self::Chess => chess::run(out)?,
            Self::Engine => engine::run(out)?,
            Self::Duel => duel::run(out)?,
            Self::Prospector => prospector::run(out)?,
        }
        Ok(Answer::Yes)
    }
}
