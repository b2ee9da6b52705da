//! Test suites of positions with known answers: solving them, and finding more of them.

mod mates;
mod solve;

use std::{error::Error, path::PathBuf, time::Duration};

use clap::Parser;
use parlour_engine::chess::{Features, Limits, Options};

/// Solve positions with known answers, or find mates
#[derive(Parser)]
enum Command {
    /// Solve the positions of an EPD file with best moves (bm)
    Solve {
        /// Read positions from this EPD file
        file: PathBuf,
        /// Search each position for this long
        #[arg(long, value_name = "MILLISECONDS", default_value_t = 1_000)]
        time: u64,
        /// Search N nodes per position instead of a fixed time
        #[arg(long, value_name = "N")]
        nodes: Option<u64>,
        /// Set the size of the transposition table
        #[arg(long, value_name = "MIB", default_value_t = 64)]
        hash: usize,
        /// Disable this search feature; can be repeated
        #[arg(long, value_name = "FEATURE")]
        without: Vec<String>,
    },
    /// Find positions with mate in one to four moves in games of low levels, and verify them with
    /// another engine
    Mates {
        /// Verify mates with this engine
        #[arg(long, value_name = "ENGINE", default_value = "/usr/games/stockfish")]
        judge: PathBuf,
        /// Find N positions for each number of moves
        #[arg(long, value_name = "N", default_value_t = 30)]
        each: usize,
        /// Use this seed for the games
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
                    let known = Features::NAMES.join(", ");
                    let reason = format!("unknown feature {part:?} (expected {known})");
                    return Err(reason.into());
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
