//! Commands of Prospector, one file each.

mod deal;
mod deals;
mod replay;
mod solve;

use clap::Subcommand;

use crate::answer::{Answer, Failure, Out};

#[derive(Subcommand)]
pub enum Command {
    /// Give the cards and the gold of a numbered deal
    Deal(deal::Arguments),
    /// Tell whether a deal can be won, and how
    Solve(solve::Arguments),
    /// Play moves and print the state of the round
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
