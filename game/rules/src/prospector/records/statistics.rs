use serde::{Deserialize, Serialize};

use crate::prospector::{RoundKind, RoundResult};

/// What is counted of rounds of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// How many were seen, those given up included.
    pub played: u32,
    /// How many were won.
    pub won: u32,
    /// In how many of those played a move was taken back or a hint shown, and how many of these
    /// were won.
    pub aided: u32,
    /// See `aided`.
    pub aided_won: u32,
    /// The most points that one run brought.
    pub best_run: u64,
    /// The most points that one round brought.
    pub best_round: u64,
    /// How many were won one after the other, up to now, without help. A loss ends it, with help
    /// or without; a win with help neither ends nor lengthens it.
    pub streak: u32,
    /// The longest that was.
    pub longest_streak: u32,
}

/// All rounds that were ever seen, by what they were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    chance: Tally,
    typed: Tally,
    daily: Tally,
    restarted: Tally,
}

impl Statistics {
    /// Rounds of one kind.
    pub const fn of(&self, kind: RoundKind) -> &Tally {
        match kind {
            RoundKind::Chance => &self.chance,
            RoundKind::Typed => &self.typed,
            RoundKind::Daily => &self.daily,
            RoundKind::Restarted => &self.restarted,
        }
    }

    /// How many rounds of all kinds were seen, and how many were won.
    pub fn all(&self) -> (u32, u32) {
        RoundKind::ALL
            .map(|kind| self.of(kind))
            .iter()
            .fold((0, 0), |(played, won), tally| {
                (
                    u32::saturating_add(played, tally.played),
                    u32::saturating_add(won, tally.won),
                )
            })
    }

    pub(super) fn enter(&mut self, settled: &RoundResult) {
        let tally = match settled.kind {
            RoundKind::Chance => &mut self.chance,
            RoundKind::Typed => &mut self.typed,
            RoundKind::Daily => &mut self.daily,
            RoundKind::Restarted => &mut self.restarted,
        };
        let count = |count: &mut u32, yes| *count = count.saturating_add(u32::from(yes));
        count(&mut tally.played, true);
        count(&mut tally.won, settled.won);
        count(&mut tally.aided, settled.aided);
        count(&mut tally.aided_won, settled.aided && settled.won);
        count(&mut tally.streak, settled.won && !settled.aided);
        if !settled.won {
            tally.streak = 0;
        }
        tally.longest_streak = tally.longest_streak.max(tally.streak);
        tally.best_run = tally.best_run.max(settled.best_run);
        tally.best_round = tally.best_round.max(settled.round_score);
    }
}
