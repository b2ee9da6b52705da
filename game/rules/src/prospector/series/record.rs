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
    /// Series that waits for the end of a daily deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aside: Option<Box<Self>>,
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
            aside: self.aside().map(|aside| Box::new(aside.record())),
        }
    }

    /// Continues a recorded series on a mine.
    ///
    /// # Errors
    /// Returns an error if the round, or that of the series set aside, cannot be replayed.
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
            aside: match &record.aside {
                Some(aside) => Some(Box::new(Self::resume(aside, mine)?)),
                None => None,
            },
        })
    }
}
