//! Speed measurements, compared with other implementations where there are any.

mod chess;
mod duel;
mod engine;
// The same file that the tests of the rules check the solver with.
#[path = "../../../rules/tests/rules/common/exhaustive.rs"]
mod exhaustive;
mod growth;
mod prospector;

use std::time::{Duration, Instant};

use clap::{Args, Subcommand};

use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Measure only a little, to see that the benchmark runs
    #[arg(long, global = true)]
    brief: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Compare the move generator with cozy-chess
    Chess,
    /// Measure the search speed of the chess engine
    Engine,
    /// Measure the rules of the Duel in random games
    Duel,
    /// Compare the Prospector solver with an exhaustive search
    Prospector(prospector::Options),
    /// Measure how the time for long games, large files and many decks grows
    Growth,
    /// Run all benchmarks
    All,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let brief = self.brief;
        match self.command {
            Command::Chess => chess::run(brief, out)?,
            Command::Engine => engine::run(brief, out)?,
            Command::Duel => duel::run(brief, out)?,
            Command::Prospector(options) => prospector::run(&options, brief, out)?,
            Command::Growth => growth::run(brief, out)?,
            Command::All => {
                chess::run(brief, out)?;
                engine::run(brief, out)?;
                duel::run(brief, out)?;
                prospector::run(&prospector::Options::default(), brief, out)?;
                growth::run(brief, out)?;
            }
        }
        Ok(Answer::Yes)
    }
}

/// Returns the shortest time of several runs, because other processes only make it slower.
fn fastest(
    rounds: usize,
    mut run: impl FnMut() -> Result<(), Failure>,
) -> Result<Duration, Failure> {
    let mut fastest = Duration::MAX;
    for _ in 0..rounds {
        let begin = Instant::now();
        run()?;
        fastest = fastest.min(begin.elapsed());
    }
    Ok(fastest)
}
