//! The books: high scores, the daily deal's table, and statistics.

mod daily;
mod high_scores;
mod statistics;

pub use daily::{DailyEntry, DailyTable};
pub use high_scores::{HighScore, HighScores};
pub use statistics::{Statistics, Tally};

use serde::{Deserialize, Serialize};

use super::{Date, DealName, RoundKind, RoundResult};

/// Everything that is remembered of all rounds ever played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Records {
    /// The best series.
    pub high_scores: HighScores,
    /// The daily deals.
    pub daily: DailyTable,
    /// All rounds.
    pub statistics: Statistics,
}

/// Where a round has entered the books besides the statistics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entered {
    /// At which place of the high scores the series is, the best being 0.
    pub place: Option<usize>,
    /// Whether no series was better: one as good does not matter.
    pub is_high_score: bool,
    /// Whether the round is in the daily deals' table.
    pub daily: bool,
}

impl Records {
    /// Enters a round that was left, and its series if it ended. `today` is the day in UTC, if it
    /// is known.
    pub fn enter(&mut self, settled: &RoundResult, today: Option<Date>) -> Entered {
        self.statistics.enter(settled);
        let mut entered = Entered::default();
        let Some(ended) = &settled.ended else {
            return entered;
        };
        if ended.counts() {
            let score = HighScore {
                score: ended.score,
                rounds_won: ended.rounds_won,
                date: today,
            };
            entered.place = self.high_scores.enter(settled.rules, score);
            entered.is_high_score = entered.place == Some(0);
        }
        if settled.kind == RoundKind::Daily
            && let Some(DealName::Daily(date)) = settled.deal.map(|deal| deal.name)
        {
            entered.daily = self.daily.enter(DailyEntry {
                date,
                score: settled.round_score,
                won: settled.won,
                aided: settled.aided,
            });
        }
        entered
    }
}
