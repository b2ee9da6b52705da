//! Test suites of positions with known answers: solving them, and finding more of them.

mod mates;
mod solve;

use std::{error::Error, path::PathBuf, time::Duration};

use clap::Parser;
use parlour_engine::chess::{Features, Limits, Options};

/// Solve positions with known answers, or find mates.
#[derive(Parser)]
enum Command {
    /// Solve the positions of an EPD file with best moves (bm)
    Solve {
        /// EPD file
        file: PathBuf,
        /// Milliseconds for each position
        #[arg(long, default_value_t = 1_000)]
        time: u64,
        /// Number of nodes for each position, instead of a time
        #[arg(long)]
        nodes: Option<u64>,
        /// Size of the transposition table in MiB
        #[arg(long, default_value_t = 64)]
        hash: usize,
        /// Search feature to switch off
        #[arg(long)]
        without: Vec<String>,
    },
    /// Find positions with mate in one to four moves in games of low levels, each checked with
    /// another engine
    Mates {
        /// Engine that checks the mates
        #[arg(long, default_value = "/usr/games/stockfish")]
        judge: PathBuf,
        /// Number of positions for each number of moves
        #[arg(long, default_value_t = 30)]
        each: usize,
        /// Seed for the games
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn main() -> Result<(), Box<dyn Error>> {
    match Command::parse() {
        Command::Solve {
            file,
            time,
            nodes,
            hash,
            without,
        } => {
            let mut features = Features::ALL;
            for part in without {
                if !features.leave_out(&part) {
                    return Err(format!("no part {part:?} of the search").into());
                }
            }
            let options = Options {
                hash,
                features,
                overhead: Duration::ZERO,
                ..Options::default()
            };
            let time = || Limits::of_time(Duration::from_millis(time));
            solve::run(&file, options, &nodes.map_or_else(time, Limits::of_nodes))
        }
        Command::Mates { judge, each, seed } => mates::run(&judge, each, seed),
    }
}
