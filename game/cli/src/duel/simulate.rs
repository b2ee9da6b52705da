use parlour_rules::shortened;
use std::{path::PathBuf, time::Instant};

use clap::{Args, ValueEnum, builder::PossibleValue};
use parlour_engine::duel::{ComputerPlayer, KnownDecks, Strategy, play};
use parlour_rules::duel::{Pairing, Player};
use serde::Serialize;

use super::data::Data;
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    /// Play N matches
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Use this random seed; the same seed gives the same matches
    #[arg(long, value_name = "SEED")]
    seed: u64,
    /// Use this computer player in the first seat
    #[arg(long, value_name = "PLAYER")]
    first: StrategyName,
    /// Use this computer player in the second seat
    #[arg(long, value_name = "PLAYER")]
    second: StrategyName,
    /// Use these decks for the first and second seat
    #[arg(
        long,
        value_name = "DECK,DECK",
        default_value = "observatory,observatory"
    )]
    decks: String,
    /// Search at most N positions for each decision (only for the player "search")
    #[arg(long, value_name = "N", default_value_t = ComputerPlayer::NODES)]
    nodes: u64,
    /// Read cards and decks from this folder (laid out like data/duel) instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// A computer player by its name.
#[derive(Clone, Copy, Debug)]
struct StrategyName(Strategy);

impl ValueEnum for StrategyName {
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [StrategyName; 4] = [
            StrategyName(Strategy::Random),
            StrategyName(Strategy::Careless),
            StrategyName(Strategy::Greedy),
            StrategyName(Strategy::Search),
        ];
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()))
    }
}

/// Results of matches.
#[derive(Default, Serialize)]
struct Tally {
    games: u64,
    wins_first: u64,
    wins_second: u64,
    draws: u64,
}

impl Tally {
    /// Counts a match. One without an end counts as a draw.
    fn count(&mut self, winner: Option<Player>) {
        self.games += 1;
        *match winner {
            Some(Player::One) => &mut self.wins_first,
            Some(Player::Two) => &mut self.wins_second,
            None => &mut self.draws,
        } += 1;
    }
}

#[derive(Default, Serialize)]
struct Simulated {
    #[serde(flatten)]
    all: Tally,
    /// Matches that the first seat starts.
    first_starts: Tally,
    /// Matches that the second seat starts.
    second_starts: Tally,
    mean_turns: f64,
    games_per_second: f64,
    illegal: u64,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let data = Data::load(self.data.as_deref())?;
        let Some((one, two)) = self.decks.split_once(',') else {
            let reason = format!(
                "invalid decks {:?} (expected two decks separated by a comma, such as \
                 observatory,foxes)",
                shortened(&self.decks)
            );
            return Err(Failure::refused(reason));
        };
        let (one, two) = (data.deck(one.trim())?, data.deck(two.trim())?);
        let pairing = Pairing::new(&data.set, [&one, &two]).map_err(Failure::refused)?;
        let known = KnownDecks::new(&data.set, &data.decks).map_err(Failure::refused)?;
        let mut simulated = Simulated::default();
        let mut turns = 0;
        let begin = Instant::now();
        for game in 0..self.games {
            let seed = self.seed.wrapping_add(game);
            let computer = |strategy: StrategyName, seat: u64| {
                // Each seat has a separate seed.
                ComputerPlayer::new(strategy.0, seed << 1 | seat)
                    .with_nodes(self.nodes)
                    .with_decks(known.clone())
            };
            let mut players = [computer(self.first, 0), computer(self.second, 1)];
            let begins = Player::ALL[(game % 2) as usize];
            let played = play(pairing.deal_beginning(seed, begins), &mut players);
            let winner = played.outcome.and_then(|outcome| outcome.winner);
            simulated.all.count(winner);
            match begins {
                Player::One => simulated.first_starts.count(winner),
                Player::Two => simulated.second_starts.count(winner),
            }
            turns += u64::from(played.turns);
            simulated.illegal += u64::from(played.illegal);
        }
        simulated.mean_turns = turns as f64 / self.games as f64;
        simulated.games_per_second = self.games as f64 / begin.elapsed().as_secs_f64();
        out.json(&simulated)?;
        Ok(Answer::Yes)
    }
}
