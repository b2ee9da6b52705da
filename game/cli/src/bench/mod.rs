//! Measuring speed, beside that of others.

mod chess;
// The very yardstick that the rules' tests check the solver with.
#[path = "../../../rules/tests/common/exhaustive.rs"]
mod exhaustive;
mod prospector;

use clap::Subcommand;

use crate::answer::{Answer, Failure, Out};

#[derive(Subcommand)]
pub enum Command {
    /// Count positions beside cozy-chess
    Chess,
    /// Solve deals beside a plain exhaustive solver
    Prospector,
}

impl Command {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        match self {
            Self::Chess => chess::run(out)?,
            Self::Prospector => prospector::run(out)?,
        }
        Ok(Answer::Yes)
    }
}
