//! Matches between two UCI engines, with the Elo difference and its error. docs/ENGINE.md has
//! examples.

mod elo;
mod openings;
mod play;
mod rival;

use std::{
    error::Error,
    fs::OpenOptions,
    io::Write,
    path::PathBuf,
    sync::{Mutex, PoisonError, atomic::AtomicU64},
    thread,
    time::Duration,
};

use clap::Parser;
use elo::EvalTrace;
use openings::Openings;
use play::{Pace, Played};
use rival::Rival;

/// Play a match between two UCI engines
#[derive(Parser)]
struct Arguments {
    /// Use this engine: program, arguments and options (NAME=VALUE), separated by commas; nodes=N
    /// limits only its own nodes per move
    #[arg(long, value_name = "ENGINE")]
    first: Rival,
    /// Use this engine as the opponent (same form)
    #[arg(long, value_name = "ENGINE")]
    second: Rival,
    /// Play N games, each opening twice with colors reversed
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// Set time and increment in milliseconds, such as 1000+100
    #[arg(long, value_name = "TIME+INCREMENT")]
    time: Option<String>,
    /// Search N nodes per move instead of using a clock
    #[arg(long, value_name = "N", conflicts_with = "time")]
    nodes: Option<u64>,
    /// Run N games at once
    #[arg(long, value_name = "N", default_value_t = 1)]
    concurrency: usize,
    /// Read openings from this file, one per line, as moves in SAN
    #[arg(
        long,
        value_name = "FILE",
        default_value = "tests/strength/openings.txt"
    )]
    openings: PathBuf,
    /// Play N random moves after the opening, so that no game repeats
    #[arg(long, value_name = "N", default_value_t = 0)]
    random: u32,
    /// Use this seed for the order of openings and for random moves
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play every game to its end, even if both engines agree on the result
    #[arg(long)]
    to_the_end: bool,
    /// Let an engine exceed its time by this much before it loses
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 0)]
    margin: u64,
    /// Append the games to this PGN file
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Report progress every N games
    #[arg(long, value_name = "N", default_value_t = 20)]
    every: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let pace = match (&arguments.time, arguments.nodes) {
        (Some(time), _) => Pace::of_time(time)?,
        (None, Some(nodes)) => Pace::Nodes(nodes),
        (None, None) => return Err("missing time control (expected --time or --nodes)".into()),
    };
    let openings = Openings::read(&arguments.openings, arguments.random, arguments.seed)?;
    let mut pgn = match &arguments.pgn {
        Some(path) => Some(OpenOptions::new().create(true).append(true).open(path)?),
        None => None,
    };
    let next = AtomicU64::new(0);
    let margin = Duration::from_millis(arguments.margin);
    let match_rules = play::Match {
        rivals: [&arguments.first, &arguments.second],
        games: arguments.games,
        pace,
        margin,
        early: !arguments.to_the_end,
        openings: &openings,
    };
    let result = Mutex::new((EvalTrace::default(), None));
    let names = [arguments.first.name(), arguments.second.name()];
    let mut note = |tally: &mut EvalTrace, played: &Played| {
        tally.add(played);
        if let Some(file) = &mut pgn {
            let _ = writeln!(file, "{}", played.pgn(&names));
        }
        if let Some(fault) = &played.fault {
            println!("game {}: {fault}", played.number + 1);
        }
        if tally.games().is_multiple_of(arguments.every) || tally.games() == arguments.games {
            println!("{} vs. {}: {tally}", names[0], names[1]);
        }
    };
    let note = Mutex::new(&mut note);
    thread::scope(|scope| {
        for _ in 0..arguments.concurrency.max(1) {
            scope.spawn(|| {
                let ended = match_rules.run(&next, &mut |played| {
                    let mut result = result.lock().unwrap_or_else(PoisonError::into_inner);
                    let mut note = note.lock().unwrap_or_else(PoisonError::into_inner);
                    note(&mut result.0, &played);
                });
                if let Err(error) = ended {
                    let mut result = result.lock().unwrap_or_else(PoisonError::into_inner);
                    result.1 = Some(error.to_string());
                }
            });
        }
    });
    let (_, error) = result.into_inner().unwrap_or_else(PoisonError::into_inner);
    error.map_or(Ok(()), |error| Err(error.into()))
}
