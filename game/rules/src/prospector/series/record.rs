use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Marks, Origin, Series};
use crate::prospector::{DealFilter, Mine, Record, ReplayError, Round, Rules, State};

/// All that is needed to go on with a series: what a save holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesRecord {
    /// The rules of the rounds to come.
    #[serde(default)]
    rules: Rules,
    #[serde(default)]
    wanted: DealFilter,
    seed: u64,
    picked: u32,
    #[serde(default)]
    foreseen: bool,
    #[serde(default)]
    rounds_won: u32,
    #[serde(default)]
    earlier: Marks,
    #[serde(default)]
    origin: Origin,
    #[serde(default)]
    marks: Marks,
    #[serde(default)]
    settled: bool,
    round: Record,
}

impl Series {
    /// What is needed to go on with this series.
    pub fn record(&self) -> SeriesRecord {
        SeriesRecord {
            rules: self.rules,
            wanted: self.filter,
            seed: self.seed,
            picked: self.picked,
            foreseen: self.foreseen,
            rounds_won: self.rounds_won,
            earlier: self.earlier,
            origin: self.origin,
            marks: self.marks,
            settled: self.settled,
            round: self.round.record(),
        }
    }

    /// Goes on with a recorded series on a mine.
    ///
    /// # Errors
    /// When the round cannot be played again.
    pub fn resume(record: &SeriesRecord, mine: &Arc<Mine>) -> Result<Self, ReplayError> {
        let round = Round::replay(&record.round, mine)?;
        Ok(Self {
            rules: record.rules,
            filter: record.wanted,
            seed: record.seed,
            picked: record.picked,
            foreseen: record.foreseen,
            rounds_won: record.rounds_won,
            earlier: record.earlier,
            origin: record.origin,
            marks: record.marks,
            // What can still be played was not settled, whatever the record says.
            settled: record.settled && round.state() != State::Playing,
            round,
        })
    }
}
