use serde::{Deserialize, Serialize};

use crate::prospector::{RoundKind, RoundResult};

/// Counts for rounds of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Rounds played, including those given up.
    pub played: u32,
    /// Rounds won.
    pub won: u32,
    /// Rounds in which a move was undone or a hint shown.
    pub aided: u32,
    /// Rounds won with such help.
    pub aided_won: u32,
    /// Most points of one run.
    pub best_run: u64,
    /// Most points of one round.
    pub best_round: u64,
    /// Points of the latest round, if one was recorded since this is kept.
    pub last_round: Option<u64>,
    /// Current number of consecutive wins without help. Any loss resets it; a win with help leaves
    /// it as it is.
    pub streak: u32,
    /// Longest such sequence.
    pub longest_streak: u32,
    /// Rounds whose points were added up. Rounds from before there were sums are missing.
    pub summed: u32,
    /// Points of these rounds.
    pub points: u64,
}

impl Tally {
    /// Returns the average points of a round, rounded down, if one was added up.
    pub fn average(&self) -> Option<u64> {
        self.points.checked_div(self.summed.into())
    }
}

/// Counts over all rounds, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    chance: Tally,
    typed: Tally,
    daily: Tally,
    restarted: Tally,
}

impl Statistics {
    /// Returns the counts for rounds of one kind.
    pub const fn of(&self, kind: RoundKind) -> &Tally {
        match kind {
            RoundKind::Chance => &self.chance,
            RoundKind::Typed => &self.typed,
            RoundKind::Daily => &self.daily,
            RoundKind::Restarted => &self.restarted,
        }
    }

    /// Returns the numbers of rounds played and won, over all kinds.
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

    pub(super) fn enter(&mut self, result: &RoundResult) {
        let tally = match result.kind {
            RoundKind::Chance => &mut self.chance,
            RoundKind::Typed => &mut self.typed,
            RoundKind::Daily => &mut self.daily,
            RoundKind::Restarted => &mut self.restarted,
        };
        let count = |count: &mut u32, yes| *count = count.saturating_add(u32::from(yes));
        count(&mut tally.played, true);
        count(&mut tally.won, result.won);
        count(&mut tally.aided, result.aided);
        count(&mut tally.aided_won, result.aided && result.won);
        count(&mut tally.streak, result.won && !result.aided);
        if !result.won {
            tally.streak = 0;
        }
        tally.longest_streak = tally.longest_streak.max(tally.streak);
        tally.best_run = tally.best_run.max(result.best_run);
        tally.best_round = tally.best_round.max(result.round_score);
        tally.last_round = Some(result.round_score);
        count(&mut tally.summed, true);
        tally.points = tally.points.saturating_add(result.round_score);
    }
}
