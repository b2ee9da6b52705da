use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Marks, Origin, Series};
use crate::prospector::{DealFilter, Mine, Record, ReplayError, Round, Rules, State};

/// Everything that is needed to continue a series; the content of a save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesRecord {
    /// Rules of future rounds.
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
    /// Returns the record of this series.
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

    /// Continues a recorded series on a mine.
    ///
    /// # Errors
    /// Returns an error if the round cannot be replayed.
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
            // A round that can still be played has no result yet, even if a damaged record claims
            // one.
            settled: record.settled && round.state() != State::Playing,
            round,
        })
    }
}
