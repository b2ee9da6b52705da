//! Records that are kept across all rounds: high scores, daily deals and statistics.

mod daily;
mod high_scores;
mod statistics;

pub use daily::{DailyEntry, DailyTable};
pub use high_scores::{HighScore, HighScores};
pub use statistics::{Statistics, Tally};

use serde::{Deserialize, Serialize};

use super::{Date, DealName, RoundKind, RoundResult};

/// All records of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Records {
    /// Best series.
    pub high_scores: HighScores,
    /// Results of daily deals.
    pub daily: DailyTable,
    /// Counts over all rounds.
    pub statistics: Statistics,
}

/// The tables that a round was added to, apart from the statistics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entered {
    /// Rank of the series in the high scores, from 0.
    pub place: Option<usize>,
    /// Whether no earlier series was better; equal ones do not matter.
    pub is_high_score: bool,
    /// Whether the round was added to the daily results.
    pub daily: bool,
}

impl Records {
    /// Adds a finished round, and its series if it ended. `today` is the day in UTC, if known.
    pub fn enter(&mut self, result: &RoundResult, today: Option<Date>) -> Entered {
        self.statistics.enter(result);
        let mut entered = Entered::default();
        let Some(ended) = &result.ended else {
            return entered;
        };
        if ended.counts() {
            let score = HighScore {
                score: ended.score,
                rounds_won: ended.rounds_won,
                date: today,
            };
            entered.place = self.high_scores.enter(result.rules, score);
            entered.is_high_score = entered.place == Some(0);
        }
        if result.kind == RoundKind::Daily
            && let Some(DealName::Daily(date)) = result.deal.map(|deal| deal.name)
        {
            entered.daily = self.daily.enter(DailyEntry {
                date,
                score: result.round_score,
                won: result.won,
                aided: result.aided,
            });
        }
        entered
    }
}
