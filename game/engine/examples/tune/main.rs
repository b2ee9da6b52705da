//! Tunes the evaluation by Texel's method: games of the engine against itself, and weights with
//! which the evaluation foretells their results best. docs/ENGINE-LOG.md tells how it was run.

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
    /// Write the round numbers, made by hand, from which the first tuning starts
    Rough {
        /// The table of weights to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Let the engine play itself, and keep quiet positions of its games
    Play {
        /// How many games
        #[arg(long)]
        games: u64,
        /// How many positions to look at for each move
        #[arg(long, default_value_t = 2_000)]
        nodes: u64,
        /// Openings follow from it, and so do the games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many branches of each game are played as well
        #[arg(long, default_value_t = 0)]
        branches: u64,
        /// Each side plays with a taste of its own, another one in each game
        #[arg(long)]
        tastes: bool,
        /// Well-known openings to begin with, one a line; otherwise games begin with random moves
        #[arg(long)]
        openings: Option<PathBuf>,
        /// The file to which positions are added
        #[arg(long)]
        out: PathBuf,
    },
    /// Fit the weights to positions of games
    Fit {
        /// Files of positions
        #[arg(long = "in", required = true)]
        positions: Vec<PathBuf>,
        /// How often each position is looked at
        #[arg(long, default_value_t = 12)]
        passes: u32,
        /// How much more what is found out later in the game tells than the search at once: 1 for
        /// the game's result alone, 0 for the search's score alone
        #[arg(long, default_value_t = 0.85)]
        patience: f64,
        /// How strongly weights are held where they are, the more the fewer the positions
        #[arg(long, default_value_t = 0.0)]
        pull: f64,
        /// In which order they are looked at follows from it
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The table of weights to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Let another engine say how good some positions are, to judge the evaluation by
    Label {
        /// A file of positions
        #[arg(long = "in")]
        positions: PathBuf,
        /// The engine: its program, then options as Name=Value, all separated by commas
        #[arg(long)]
        engine: Rival,
        /// How many positions it looks at for each
        #[arg(long, default_value_t = 12_000)]
        nodes: u64,
        /// How many positions
        #[arg(long, default_value_t = 12_000)]
        take: usize,
        /// Which ones follows from it
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Say how well the evaluation foretells what the other engine said
    Judge {
        /// A file of labelled positions
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
