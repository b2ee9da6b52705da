//! Commands of the Duel, one file each.

mod cards;
mod data;
mod run;
mod script;
mod simulate;
mod words;

use clap::Subcommand;

#[cfg(feature = "bench")]
pub use data::Data;

use crate::answer::{Answer, Failure, Out};

#[derive(Subcommand)]
pub enum Command {
    /// Simulate matches between computer players
    Simulate(simulate::Arguments),
    /// Play actions from a position and print each event and the final state as JSON
    Run(run::Arguments),
    /// List all cards, one per line with tab-separated fields
    Cards(cards::Arguments),
}

impl Command {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        match self {
            Self::Simulate(arguments) => arguments.run(out),
            Self::Run(arguments) => arguments.run(out),
            Self::Cards(arguments) => arguments.run(out),
        }
    }
}
