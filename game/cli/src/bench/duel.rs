//! Random games of the Duel, with and without a log, and the cost of copying a match.

use std::{hint::black_box, time::Instant};

use parlour_rules::{
    Random,
    duel::{Duel, Event, Intent, Pairing, Phase, Player},
};
use serde::Serialize;

use crate::{
    answer::{Failure, Out},
    duel::Data,
};

/// Number of measurements. The fastest counts, because other processes only make it slower.
const ROUNDS: usize = 5;
const GAMES: u64 = 4_000;
const CLONES: u32 = 200_000;
/// Number of steps to a match in progress.
const MIDDLE: usize = 40;

#[derive(Serialize)]
struct Games {
    bench: &'static str,
    log: bool,
    games: u64,
    games_per_second: f64,
    /// Events per game; 0 without a log.
    events: f64,
}

#[derive(Serialize)]
struct Clone {
    bench: &'static str,
    ns: f64,
    /// Size of a match with its lists; card definitions are shared and not copied.
    bytes: usize,
}

pub fn run(out: &mut Out) -> Result<(), Failure> {
    let data = Data::of_game()?;
    let (one, two) = (data.deck("observatory")?, data.deck("foxes")?);
    let pairing = Pairing::new(&data.set, [&one, &two]).map_err(Failure::refused)?;
    for log in [false, true] {
        let mut best = 0.0_f64;
        let mut events = 0;
        for _ in 0..ROUNDS {
            let begin = Instant::now();
            events = 0;
            for seed in 0..GAMES {
                events += random_game(&pairing, seed, log)?;
            }
            best = best.max(GAMES as f64 / begin.elapsed().as_secs_f64());
        }
        out.json(&Games {
            bench: "random_games",
            log,
            games: GAMES,
            games_per_second: best.round(),
            events: events as f64 / GAMES as f64,
        })?;
        out.flush()?;
    }
    let duel = middle(&pairing)?;
    let mut best = f64::MAX;
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        for _ in 0..CLONES {
            black_box(black_box(&duel).clone());
        }
        best = best.min(begin.elapsed().as_nanos() as f64 / f64::from(CLONES));
    }
    out.json(&Clone {
        bench: "clone",
        ns: best.round(),
        bytes: duel.bytes(),
    })?;
    out.flush()
}

/// Plays a random step. Returns whether there was one.
fn step(
    duel: &mut Duel,
    random: &mut Random,
    intents: &mut Vec<Intent>,
    log: Option<&mut Vec<Event>>,
) -> Result<bool, Failure> {
    let player = match duel.phase() {
        Phase::Over => return Ok(false),
        Phase::Playing => duel.current(),
        Phase::Mulligan if duel.may_exchange(Player::One) => Player::One,
        Phase::Mulligan => Player::Two,
    };
    duel.legal_intents(player, intents);
    let intent = random.pick(intents).copied().unwrap_or(Intent::EndTurn);
    let done = match log {
        Some(log) => duel.act_into(player, intent, log),
        None => duel.act_silently(player, intent),
    };
    done.map(|()| true).map_err(Failure::refused)
}

/// Plays a random game. Returns the number of events.
fn random_game(pairing: &Pairing, seed: u64, log: bool) -> Result<u64, Failure> {
    let mut random = Random::with_stream(seed, 1);
    let mut intents = Vec::new();
    let mut events = Vec::new();
    let mut count = 0;
    let mut duel = pairing.deal(seed);
    while step(
        &mut duel,
        &mut random,
        &mut intents,
        log.then_some(&mut events),
    )? {
        count += events.len() as u64;
        events.clear();
    }
    Ok(count)
}

/// Returns a match in progress.
fn middle(pairing: &Pairing) -> Result<Duel, Failure> {
    for seed in 0.. {
        let mut random = Random::with_stream(seed, 1);
        let mut intents = Vec::new();
        let mut duel = pairing.deal(seed);
        for _ in 0..MIDDLE {
            step(&mut duel, &mut random, &mut intents, None)?;
        }
        if duel.phase() == Phase::Playing {
            return Ok(duel);
        }
    }
    Err(Failure::refused(format!("no match lasts {MIDDLE} steps")))
}
