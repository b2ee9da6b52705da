//! Tuning of the evaluation by Texel's method: plays games of the engine against itself, and fits
//! the weights to their results. docs/ENGINE-LOG.md describes the runs.

mod fit;
mod games;
mod judge;
#[path = "../match/openings.rs"]
mod openings;
#[path = "../match/rival.rs"]
mod rival;
mod rough;
mod write;

use std::{error::Error, path::PathBuf};

use clap::Parser;
use openings::Openings;
use rival::Rival;

/// Tune the weights of the evaluation
#[derive(Parser)]
enum Command {
    /// Write handmade round weights as the start of the first tuning
    Rough {
        /// Write the table of weights to this file
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Play games of the engine against itself, and keep their quiet positions
    Play {
        /// Play N games
        #[arg(long, value_name = "N")]
        games: u64,
        /// Search N nodes per move
        #[arg(long, value_name = "N", default_value_t = 2_000)]
        nodes: u64,
        /// Use this seed for the games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Also play N branches of each game
        #[arg(long, value_name = "N", default_value_t = 0)]
        branches: u64,
        /// Give each side a new random bias in each game
        #[arg(long)]
        tastes: bool,
        /// Read openings from this file, one per line, instead of starting with random moves
        #[arg(long, value_name = "FILE")]
        openings: Option<PathBuf>,
        /// Append positions to this file
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Fit the weights to positions of games
    Fit {
        /// Read positions from this file; can be repeated
        #[arg(long = "in", value_name = "FILE", required = true)]
        positions: Vec<PathBuf>,
        /// Pass over the positions N times
        #[arg(long, value_name = "N", default_value_t = 12)]
        passes: u32,
        /// Weigh later results against the search's score: 1 uses only the result of the game, 0
        /// only the score
        #[arg(long, value_name = "WEIGHT", default_value_t = 0.85)]
        patience: f64,
        /// Regularize towards the current weights with this strength; use more for fewer positions
        #[arg(long, value_name = "STRENGTH", default_value_t = 0.0)]
        pull: f64,
        /// Use this seed for the order of positions
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Write the table of weights to this file
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Let another engine score some positions
    Label {
        /// Read positions from this file
        #[arg(long = "in", value_name = "FILE")]
        positions: PathBuf,
        /// Use this engine: program and options (NAME=VALUE), separated by commas
        #[arg(long)]
        engine: Rival,
        /// Search N nodes per position
        #[arg(long, value_name = "N", default_value_t = 12_000)]
        nodes: u64,
        /// Score N positions
        #[arg(long, value_name = "N", default_value_t = 12_000)]
        take: usize,
        /// Use this seed for the choice of positions
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Write the scored positions to this file
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Print how well the evaluation predicts the other engine's scores
    Judge {
        /// Read scored positions from this file
        #[arg(long = "in", value_name = "FILE")]
        positions: PathBuf,
    },
}

fn main() -> Result<(), Box<dyn Error>> {
    match Command::parse() {
        Command::Rough { out } => write::weights(&out, &rough::weights())?,
        Command::Play {
            games,
            nodes,
            seed,
            branches,
            tastes,
            openings,
            out,
        } => {
            let read = |path: PathBuf| Openings::read(&path, 0, seed);
            let openings = openings.map(read).transpose()?;
            let opponents = if tastes { 2 } else { 1 };
            let plan = games::Plan {
                games,
                nodes,
                seed,
                branches,
                opponents,
                openings: openings.as_ref(),
            };
            games::play(&plan, &out)?;
        }
        Command::Fit {
            positions,
            passes,
            patience,
            pull,
            seed,
            out,
        } => write::weights(&out, &fit::run(&positions, passes, patience, pull, seed)?)?,
        Command::Label {
            positions,
            engine,
            nodes,
            take,
            seed,
            out,
        } => judge::label(&positions, &engine, nodes, take, seed, &out)?,
        Command::Judge { positions } => judge::judge(&positions)?,
    }
    Ok(())
}
