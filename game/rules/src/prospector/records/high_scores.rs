use serde::{Deserialize, Serialize};

use crate::prospector::{Date, Rules};

/// An entry of the high scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HighScore {
    /// Points of the series.
    pub score: u64,
    /// Number of rounds won.
    pub rounds_won: u32,
    /// Day on which the series ended, if known.
    #[serde(default)]
    pub date: Option<Date>,
}

/// High scores, separate for rules with and without wrap, the best first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HighScores {
    wrap: Vec<HighScore>,
    no_wrap: Vec<HighScore>,
}

impl HighScores {
    /// Number of entries kept for each rule set.
    pub const KEPT: usize = 10;

    /// Returns the high scores for these rules, the best first.
    pub fn table(&self, rules: Rules) -> &[HighScore] {
        let table = if rules.wrap {
            &self.wrap
        } else {
            &self.no_wrap
        };
        &table[..table.len().min(Self::KEPT)]
    }

    /// Returns the best score for these rules; a series with as many points also counts as a high
    /// score. 0 without entries.
    pub fn best(&self, rules: Rules) -> u64 {
        self.table(rules).first().map_or(0, |best| best.score)
    }

    /// Adds a series before others with as many points. Returns its rank from 0 if it is among the
    /// best; a series without points never is.
    pub(super) fn enter(&mut self, rules: Rules, score: HighScore) -> Option<usize> {
        if score.score == 0 {
            return None;
        }
        let table = if rules.wrap {
            &mut self.wrap
        } else {
            &mut self.no_wrap
        };
        // A table from a save can be in any order.
        table.sort_by_key(|other| std::cmp::Reverse(other.score));
        let place = table.partition_point(|other| other.score > score.score);
        table.insert(place, score);
        table.truncate(Self::KEPT);
        (place < Self::KEPT).then_some(place)
    }
}
