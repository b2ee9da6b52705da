//! Commands of Prospector, one file each.

mod deal;
mod deals;
mod replay;
mod solve;

use clap::Subcommand;

use crate::answer::{Answer, Failure, Out};

#[derive(Subcommand)]
pub enum Command {
    /// Print the cards and gold slots of a numbered deal as JSON
    Deal(deal::Arguments),
    /// Find the shortest solution of a deal and print it as JSON
    Solve(solve::Arguments),
    /// Play moves and print the state of the round as JSON
    Replay(replay::Arguments),
}

impl Command {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        match self {
            Self::Deal(arguments) => arguments.run(out),
            Self::Solve(arguments) => arguments.run(out),
            Self::Replay(arguments) => arguments.run(out),
        }
    }
}
