//! Tunes the numbers of the search in games of the engine against itself, by simultaneous
//! perturbation (J. C. Spall, "Multivariate stochastic approximation using a simultaneous
//! perturbation gradient approximation", 1992): each pair of games is between two engines all of
//! whose numbers are changed a little, by chance up in one and down in the other, and all move
//! towards those that did better. docs/ENGINE-LOG.md tells how it was run.

mod games;
#[path = "../match/openings.rs"]
mod openings;
mod values;

use std::{error::Error, fs, path::PathBuf};

use clap::Parser;
use openings::Openings;
use parlour_engine::chess::{Constants, Engine, Limits, Options};
use parlour_rules::Random;
use values::Values;

/// Tune the numbers of the search.
#[derive(Parser)]
enum Command {
    /// Play pairs of games and let the numbers move
    Tune {
        #[command(flatten)]
        setting: Setting,
        /// How far numbers move at the end, in squared steps for each point of a pair
        #[arg(long, default_value_t = 0.003)]
        rate: f64,
        /// Go on after this many pairs, with the values of `--from`
        #[arg(long, default_value_t = 0)]
        skip: u64,
        /// The file to which the values are written now and then
        #[arg(long)]
        out: PathBuf,
    },
    /// Let values of a file play the built-in ones
    Verify {
        #[command(flatten)]
        setting: Setting,
    },
}

#[derive(clap::Args)]
struct Setting {
    /// How many pairs of games
    #[arg(long)]
    pairs: u64,
    /// How many positions to look at for each move
    #[arg(long, default_value_t = 8_000)]
    nodes: u64,
    /// Openings and changes follow from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Values to begin with, one a line; the built-in ones where nothing is said
    #[arg(long)]
    from: Option<PathBuf>,
    /// One opening a line, as moves in SAN; two random moves follow
    #[arg(long, default_value = "tests/strength/openings.txt")]
    openings: PathBuf,
}

/// Random moves after an opening.
const RANDOM: u32 = 2;
/// The table of each engine in MiB: enough for so few positions.
const HASH: usize = 4;
/// After so many pairs it is said how it goes.
const EVERY: u64 = 50;

impl Setting {
    fn values(&self) -> Result<Values, Box<dyn Error>> {
        let mut values = Values::built_in();
        if let Some(path) = &self.from {
            values.read(&fs::read_to_string(path)?)?;
        }
        Ok(values)
    }

    fn engines(&self) -> Result<[Engine; 2], Box<dyn Error>> {
        let options = Options {
            hash: HASH,
            ..Options::default()
        };
        Ok([Engine::new(options.clone())?, Engine::new(options)?])
    }

    fn openings(&self) -> Result<Openings, Box<dyn Error>> {
        Openings::read(&self.openings, RANDOM, self.seed)
    }
}

/// Plays so many pairs of games, with other numbers each time.
fn tune(setting: &Setting, rate: f64, skip: u64, out: &PathBuf) -> Result<(), Box<dyn Error>> {
    let mut values = setting.values()?;
    let mut engines = setting.engines()?;
    let openings = setting.openings()?;
    let limits = Limits::of_nodes(setting.nodes);
    let mut points = 0;
    for pair in skip..setting.pairs {
        let mut dice = Random::with_stream(setting.seed, pair);
        let pace = values::Pace::at(pair, setting.pairs, rate);
        let signs = values.signs(&mut dice);
        for (engine, sign) in engines.iter_mut().zip([1.0, -1.0]) {
            engine.set_constants(&values.shifted(&signs, sign * pace.step, &mut dice));
        }
        let [one, other] = games::play_pair(&mut engines, &openings, pair, &limits);
        points += one + other;
        values.advance(&signs, f64::from(one + other) * pace.gain);
        if (pair + 1) % EVERY == 0 {
            fs::write(out, values.to_string())?;
            println!("{} pairs, {points:+}: {}", pair + 1, values.line());
        }
    }
    fs::write(out, values.to_string())?;
    Ok(())
}

/// Plays so many pairs of games between these values and the built-in ones.
fn verify(setting: &Setting) -> Result<(), Box<dyn Error>> {
    let values = setting.values()?;
    let mut engines = setting.engines()?;
    engines[0].set_constants(&values.rounded());
    engines[1].set_constants(&Constants::BUILT_IN);
    let openings = setting.openings()?;
    let limits = Limits::of_nodes(setting.nodes);
    let mut counts = [0_u32; 3];
    let (mut sum, mut squares) = (0.0, 0.0);
    for pair in 0..setting.pairs {
        let points = games::play_pair(&mut engines, &openings, pair, &limits);
        for point in points {
            counts[(1 - point) as usize] += 1;
        }
        // Both games of a pair hang together, so the pair is what the error follows from.
        let share = f64::from(points[0] + points[1] + 2) / 4.0;
        sum += share;
        squares += share * share;
        let pairs = (pair + 1) as f64;
        if (pair + 1) % EVERY == 0 || pair + 1 == setting.pairs {
            let mean = sum / pairs;
            let error = 1.96 * ((squares / pairs - mean * mean) / pairs).sqrt();
            let elo = |share: f64| -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
            let margin = (elo(mean + error) - elo(mean - error)) / 2.0;
            let [wins, draws, losses] = counts;
            println!(
                "+{wins} ={draws} -{losses}, {:.1} ± {:.1} %, Elo {:+.0} ± {margin:.0}",
                100.0 * mean,
                100.0 * error,
                elo(mean),
            );
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    match Command::parse() {
        Command::Tune {
            setting,
            rate,
            skip,
            out,
        } => tune(&setting, rate, skip, &out),
        Command::Verify { setting } => verify(&setting),
    }
}
