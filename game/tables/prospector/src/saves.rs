//! Saves of Prospector: the series being played, and the records.

use parlour_rules::prospector::{Records, SeriesRecord};
use parlour_shell::platform::storage::Saved;
use serde::{Deserialize, Serialize};

/// Suspended series of Prospector rounds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ProspectorAutosave {
    /// Current round with its moves, and the results of the rounds before it.
    pub series: SeriesRecord,
}

impl Saved for ProspectorAutosave {
    const FILE: &'static str = "prospector.ron";
    const VERSION: u32 = 1;
}

/// High scores, daily deals and statistics of Prospector.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ProspectorRecords {
    /// All records.
    #[serde(rename = "books")]
    pub records: Records,
}

impl Saved for ProspectorRecords {
    const FILE: &'static str = "prospector-books.ron";
    const VERSION: u32 = 1;
}
