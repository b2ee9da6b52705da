use serde::{Deserialize, Serialize};

use crate::prospector::Date;

/// Result of a daily deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DailyEntry {
    /// Day of the deal.
    pub date: Date,
    /// Points of the round.
    pub score: u64,
    /// Whether it was won.
    pub won: bool,
    /// Whether a move was undone or a hint shown.
    #[serde(default)]
    pub aided: bool,
}

/// Results of daily deals, the earliest first. Only the first try of each day counts, because the
/// cards are known afterwards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DailyTable {
    entries: Vec<DailyEntry>,
}

impl DailyTable {
    /// Returns all results, the earliest first.
    pub fn entries(&self) -> &[DailyEntry] {
        &self.entries
    }

    /// Returns the result of a day.
    pub fn of(&self, date: Date) -> Option<&DailyEntry> {
        self.entries.iter().find(|entry| entry.date == date)
    }

    /// Returns the results without undo and hints, the most points first, then the latest day.
    pub fn best(&self) -> Vec<DailyEntry> {
        let mut best: Vec<_> = self
            .entries
            .iter()
            .filter(|entry| !entry.aided)
            .copied()
            .collect();
        best.sort_by_key(|entry| std::cmp::Reverse((entry.score, entry.date)));
        best
    }

    /// Adds a result, unless there is one for that day. Returns whether it was added.
    pub(super) fn enter(&mut self, entry: DailyEntry) -> bool {
        if self.of(entry.date).is_some() {
            return false;
        }
        let place = self
            .entries
            .partition_point(|other| other.date < entry.date);
        self.entries.insert(place, entry);
        true
    }
}
