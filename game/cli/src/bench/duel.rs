//! Random games of the Duel, with and without a log, the cost of copying a match, and the search of
//! the computer player.

use std::hint::black_box;

use parlour_engine::duel::{ComputerPlayer, Strategy};
use parlour_rules::{
    Random,
    duel::{Duel, Event, Intent, Pairing, Phase, Player},
};
use serde::Serialize;

use super::fastest;
use crate::{
    answer::{Failure, Out},
    duel::Data,
};

/// Number of measurements. The fastest counts, because other processes only make it slower.
const ROUNDS: usize = 5;
const GAMES: u64 = 4_000;
const CLONES: u32 = 200_000;
/// Number of matches in progress in which the searching computer player decides.
const DECISIONS: u64 = 20;
/// Less than the above, for a brief run.
const BRIEF: Amounts = Amounts {
    rounds: 1,
    games: 10,
    clones: 100,
    decisions: 1,
};
const FULL: Amounts = Amounts {
    rounds: ROUNDS,
    games: GAMES,
    clones: CLONES,
    decisions: DECISIONS,
};
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

#[derive(Serialize)]
struct Decisions {
    bench: &'static str,
    decisions: u64,
    /// Most positions that a decision looks at.
    positions: u64,
    decisions_per_second: f64,
}

struct Amounts {
    rounds: usize,
    games: u64,
    clones: u32,
    decisions: u64,
}

pub fn run(brief: bool, out: &mut Out) -> Result<(), Failure> {
    let amounts = if brief { BRIEF } else { FULL };
    let data = Data::of_game()?;
    let (one, two) = (data.deck("observatory")?, data.deck("foxes")?);
    let pairing = Pairing::new(&data.set, [&one, &two]).map_err(Failure::refused)?;
    for log in [false, true] {
        let mut events = 0;
        let time = fastest(amounts.rounds, || {
            events = 0;
            for seed in 0..amounts.games {
                events += random_game(&pairing, seed, log)?;
            }
            Ok(())
        })?;
        out.json(&Games {
            bench: "random_games",
            log,
            games: amounts.games,
            games_per_second: (amounts.games as f64 / time.as_secs_f64()).round(),
            events: events as f64 / amounts.games as f64,
        })?;
        out.flush()?;
    }
    let duel = middle(&pairing, 0)?;
    let time = fastest(amounts.rounds, || {
        for _ in 0..amounts.clones {
            black_box(black_box(&duel).clone());
        }
        Ok(())
    })?;
    out.json(&Clone {
        bench: "clone",
        ns: (time.as_nanos() as f64 / f64::from(amounts.clones)).round(),
        bytes: duel.bytes(),
    })?;
    out.flush()?;
    let duels: Vec<_> = (0..amounts.decisions)
        .map(|seed| middle(&pairing, seed))
        .collect::<Result<_, _>>()?;
    let time = fastest(amounts.rounds, || {
        for duel in &duels {
            let mut player = ComputerPlayer::new(Strategy::Search, 1);
            black_box(player.decide(duel.seat(duel.current()), None));
        }
        Ok(())
    })?;
    out.json(&Decisions {
        bench: "search",
        decisions: amounts.decisions,
        positions: ComputerPlayer::NODES,
        decisions_per_second: amounts.decisions as f64 / time.as_secs_f64(),
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

/// Returns a match in progress, with this seed or a later one.
fn middle(pairing: &Pairing, seed: u64) -> Result<Duel, Failure> {
    for seed in seed.. {
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
