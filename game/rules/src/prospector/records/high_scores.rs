use serde::{Deserialize, Serialize};

use crate::prospector::{Date, Rules};

/// A series among the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HighScore {
    /// Its points.
    pub score: u64,
    /// How many of its rounds were won.
    pub rounds_won: u32,
    /// The day on which it ended, if that was known.
    #[serde(default)]
    pub date: Option<Date>,
}

/// The best series, those with and those without wrap apart, the best one first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HighScores {
    wrap: Vec<HighScore>,
    no_wrap: Vec<HighScore>,
}

impl HighScores {
    /// How many series are kept for each rule set.
    pub const KEPT: usize = 10;

    /// The best series by these rules, the best one first.
    pub fn table(&self, rules: Rules) -> &[HighScore] {
        let table = if rules.wrap {
            &self.wrap
        } else {
            &self.no_wrap
        };
        &table[..table.len().min(Self::KEPT)]
    }

    /// The points to beat by these rules, or to reach: as many count as well. 0 at first.
    pub fn best(&self, rules: Rules) -> u64 {
        self.table(rules).first().map_or(0, |best| best.score)
    }

    /// Enters a series, before those with as many points. Answers with its place, the best being
    /// 0, if it is among the best; a series without any point is not.
    pub(super) fn enter(&mut self, rules: Rules, score: HighScore) -> Option<usize> {
        if score.score == 0 {
            return None;
        }
        let table = if rules.wrap {
            &mut self.wrap
        } else {
            &mut self.no_wrap
        };
        // A table from a save may be in any order.
        table.sort_by_key(|other| std::cmp::Reverse(other.score));
        let place = table.partition_point(|other| other.score > score.score);
        table.insert(place, score);
        table.truncate(Self::KEPT);
        (place < Self::KEPT).then_some(place)
    }
}
