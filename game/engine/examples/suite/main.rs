//! Positions with known answers: solving them, and finding more of them.

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
        /// The file
        file: PathBuf,
        /// How many milliseconds for each
        #[arg(long, default_value_t = 1_000)]
        time: u64,
        /// How many positions to look at for each, instead of a time
        #[arg(long)]
        nodes: Option<u64>,
        /// The size of the table in MiB
        #[arg(long, default_value_t = 64)]
        hash: usize,
        /// A part of the search to leave out
        #[arg(long)]
        without: Vec<String>,
    },
    /// Find positions with a mate in one to four moves in games of weak levels, each checked with
    /// another engine
    Mates {
        /// The other engine
        #[arg(long, default_value = "/usr/games/stockfish")]
        judge: PathBuf,
        /// How many for each number of moves
        #[arg(long, default_value_t = 30)]
        each: usize,
        /// What the games follow from
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
