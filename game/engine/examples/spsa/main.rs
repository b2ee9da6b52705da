//! Tuning of the search parameters in games of the engine against itself, by simultaneous
//! perturbation (SPSA: J. C. Spall, "Multivariate stochastic approximation using a simultaneous
//! perturbation gradient approximation", 1992). Each pair of games is between two engines whose
//! parameters are all perturbed at random, in opposite directions; then all move towards the better
//! engine. docs/ENGINE-LOG.md describes the runs.

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

/// Tune the search parameters
#[derive(Parser)]
enum Command {
    /// Play pairs of games and adjust the parameters
    Tune {
        #[command(flatten)]
        setting: Setting,
        /// Set the size of the last adjustments, in squared steps per point of a pair
        #[arg(long, default_value_t = 0.003)]
        rate: f64,
        /// Continue after N pairs, with the values reached in --from
        #[arg(long, value_name = "N", default_value_t = 0)]
        skip: u64,
        /// Write the values to this file at regular intervals
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Play values from a file against the built-in ones
    Verify {
        #[command(flatten)]
        setting: Setting,
    },
}

#[derive(clap::Args)]
struct Setting {
    /// Play N pairs of games
    #[arg(long, value_name = "N")]
    pairs: u64,
    /// Search N nodes per move
    #[arg(long, value_name = "N", default_value_t = 8_000)]
    nodes: u64,
    /// Use this seed for openings and perturbations
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Read initial values from this file, one per line; the built-in values replace missing ones
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Read openings from this file, one per line, as moves in SAN; two random moves follow
    #[arg(
        long,
        value_name = "FILE",
        default_value = "tests/strength/openings.txt"
    )]
    openings: PathBuf,
}

/// Number of random moves after an opening.
const RANDOM: u32 = 2;
/// Size of each engine's transposition table in MiB, enough for a few thousand nodes.
const HASH: usize = 4;
/// Number of pairs between progress reports.
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

/// Plays pairs of games and adjusts the parameters after each.
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

/// Plays pairs of games between given values and the built-in ones.
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
        // The games of a pair aren't independent, so the error is computed from pairs.
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
