//! Matches between two engines through UCI, with Elo and error bars. docs/ENGINE.md has examples.

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

/// Play a match between two engines.
#[derive(Parser)]
struct Arguments {
    /// The first engine: its program, then arguments, then options as Name=Value, all separated
    /// by commas; nodes=N gives it so many positions for each move, whatever the other has
    #[arg(long)]
    first: Rival,
    /// The second engine
    #[arg(long)]
    second: Rival,
    /// How many games; each opening is played twice, with colours changed
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Time and increment in milliseconds, such as 1000+100
    #[arg(long)]
    time: Option<String>,
    /// Positions for each move instead of a time
    #[arg(long, conflicts_with = "time")]
    nodes: Option<u64>,
    /// How many games at once
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    /// One opening a line, as moves in SAN
    #[arg(long, default_value = "tests/strength/openings.txt")]
    openings: PathBuf,
    /// Random moves after the opening, so that no game comes twice
    #[arg(long, default_value_t = 0)]
    random: u32,
    /// What the order of openings and the random moves follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Do not end games early when both engines agree on how they end
    #[arg(long)]
    to_the_end: bool,
    /// How many milliseconds an engine may be late before it loses
    #[arg(long, default_value_t = 0)]
    margin: u64,
    /// Where games are added as PGN
    #[arg(long)]
    pgn: Option<PathBuf>,
    /// Say how it stands after this many games
    #[arg(long, default_value_t = 20)]
    every: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let pace = match (&arguments.time, arguments.nodes) {
        (Some(time), _) => Pace::of_time(time)?,
        (None, Some(nodes)) => Pace::Nodes(nodes),
        (None, None) => return Err("say --time or --nodes".into()),
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
            println!("{} against {}: {tally}", names[0], names[1]);
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
