use serde::{Deserialize, Serialize};

use crate::prospector::Date;

/// A daily deal that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DailyEntry {
    /// Its day.
    pub date: Date,
    /// Its points.
    pub score: u64,
    /// Whether it was won.
    pub won: bool,
    /// Whether a move was taken back or a hint shown.
    #[serde(default)]
    pub aided: bool,
}

/// The daily deals that were played, the earliest first: of each day the first time only, when
/// nobody knew the cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DailyTable {
    entries: Vec<DailyEntry>,
}

impl DailyTable {
    /// All of them, the earliest first.
    pub fn entries(&self) -> &[DailyEntry] {
        &self.entries
    }

    /// That of a day, if it was played.
    pub fn of(&self, date: Date) -> Option<&DailyEntry> {
        self.entries.iter().find(|entry| entry.date == date)
    }

    /// Those played without taking back or hints, the most points first, among equals the latest
    /// day.
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

    /// Enters a daily deal, unless that of its day is there already. Answers whether it did.
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
