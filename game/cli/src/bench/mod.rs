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
    /// Count positions beside cozy-chess
    Chess,
    /// Search with the chess engine
    Engine,
    /// Play whole random games of the Duel
    Duel,
    /// Solve deals beside a plain exhaustive solver
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
