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

/// Tune the evaluation's weights.
#[derive(Parser)]
enum Command {
    /// Write hand-made round weights, from which the first tuning starts
    Rough {
        /// Table of weights to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Play games of the engine against itself, and keep their quiet positions
    Play {
        /// Number of games
        #[arg(long)]
        games: u64,
        /// Number of nodes for each move
        #[arg(long, default_value_t = 2_000)]
        nodes: u64,
        /// Seed for the games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Number of branches of each game that are played as well
        #[arg(long, default_value_t = 0)]
        branches: u64,
        /// Give each side a random bias, new ones for each game
        #[arg(long)]
        tastes: bool,
        /// File of known openings to start from, one a line; otherwise games start with random
        /// moves
        #[arg(long)]
        openings: Option<PathBuf>,
        /// File to which positions are appended
        #[arg(long)]
        out: PathBuf,
    },
    /// Fit the weights to positions of games
    Fit {
        /// Files of positions
        #[arg(long = "in", required = true)]
        positions: Vec<PathBuf>,
        /// Number of passes over the positions
        #[arg(long, default_value_t = 12)]
        passes: u32,
        /// Weight of later results compared with the search's score: 1 for the game's result alone,
        /// 0 for the search's score alone
        #[arg(long, default_value_t = 0.85)]
        patience: f64,
        /// Strength of the regularization towards the current weights; use more for fewer positions
        #[arg(long, default_value_t = 0.0)]
        pull: f64,
        /// Seed for the order of positions
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Table of weights to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Let another engine score some positions, to judge the evaluation by
    Label {
        /// File of positions
        #[arg(long = "in")]
        positions: PathBuf,
        /// Engine: its program, then options as Name=Value, all separated by commas
        #[arg(long)]
        engine: Rival,
        /// Number of nodes for each position
        #[arg(long, default_value_t = 12_000)]
        nodes: u64,
        /// Number of positions
        #[arg(long, default_value_t = 12_000)]
        take: usize,
        /// Seed for the choice of positions
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// File to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Print how well the evaluation predicts the other engine's scores
    Judge {
        /// File of labeled positions
        #[arg(long = "in")]
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
