//! Rules for what counts in the records, and reasons why something does not.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::prospector::{DealSeed, Rules};

/// Origin of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Its number was picked by chance.
    #[default]
    Chance,
    /// The player typed its number.
    Typed,
    /// It is the daily deal.
    Daily,
}

/// Reason why a series does not enter the high scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// The player typed the number of a deal.
    Typed,
    /// It is a daily deal, which has a separate table.
    Daily,
    /// A deal was started again.
    Restarted,
    /// A move was undone.
    Undo,
    /// A hint was shown.
    Hint,
    /// The seed of the series was given, so the deals could be known in advance.
    Seeded,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 6] = [
        Self::Typed,
        Self::Daily,
        Self::Restarted,
        Self::Undo,
        Self::Hint,
        Self::Seeded,
    ];

    /// Returns the reason in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Typed => "typed",
            Self::Daily => "daily",
            Self::Restarted => "restarted",
            Self::Undo => "undo",
            Self::Hint => "hint",
            Self::Seeded => "seeded",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Typed => "the deal number was typed in",
            Self::Daily => "the daily deal has a separate table",
            Self::Restarted => "a deal was restarted",
            Self::Undo => "a move was undone",
            Self::Hint => "a hint was shown",
            Self::Seeded => "the seed of the deals was given",
        })
    }
}

/// Reasons against a round or a series, one flag for each [`Reason`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Marks {
    pub(super) typed: bool,
    pub(super) daily: bool,
    pub(super) restarted: bool,
    pub(super) undo: bool,
    pub(super) hint: bool,
    pub(super) seeded: bool,
}

impl Marks {
    /// Returns the reasons of both.
    pub(super) const fn with(self, other: Self) -> Self {
        Self {
            typed: self.typed || other.typed,
            daily: self.daily || other.daily,
            restarted: self.restarted || other.restarted,
            undo: self.undo || other.undo,
            hint: self.hint || other.hint,
            seeded: self.seeded || other.seeded,
        }
    }

    pub(super) fn reasons(self) -> Vec<Reason> {
        let speaks = |reason: &Reason| match reason {
            Reason::Typed => self.typed,
            Reason::Daily => self.daily,
            Reason::Restarted => self.restarted,
            Reason::Undo => self.undo,
            Reason::Hint => self.hint,
            Reason::Seeded => self.seeded,
        };
        Reason::ALL.into_iter().filter(speaks).collect()
    }
}

/// Result of a series that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesResult {
    /// Points of all rounds.
    pub score: u64,
    /// Number of rounds won.
    pub rounds_won: u32,
    /// Reasons why it does not enter the high scores; empty if it does.
    pub reasons: Vec<Reason>,
}

impl SeriesResult {
    /// Returns whether it enters the high scores.
    pub const fn counts(&self) -> bool {
        self.reasons.is_empty()
    }
}

/// Kinds of rounds in the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoundKind {
    /// Dealt by chance.
    Chance,
    /// The player typed its number.
    Typed,
    /// The daily deal.
    Daily,
    /// Any deal that was started again.
    Restarted,
}

impl RoundKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Chance, Self::Typed, Self::Daily, Self::Restarted];

    /// Returns the kind in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::Typed => "typed",
            Self::Daily => "daily",
            Self::Restarted => "restarted",
        }
    }
}

impl fmt::Display for RoundKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Result of a round, for the records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Seed of the deal; `None` if the cards were given one by one.
    pub deal: Option<DealSeed>,
    /// Rules of the round.
    pub rules: Rules,
    /// Kind of the round in the statistics.
    pub kind: RoundKind,
    /// Whether a move was undone or a hint shown.
    pub aided: bool,
    /// Whether it was won.
    pub won: bool,
    /// Whether it was given up, which counts as a loss.
    pub given_up: bool,
    /// Points of this round alone.
    pub round_score: u64,
    /// Most points of one run.
    pub best_run: u64,
    /// Result of the series if it ended: after a loss or a daily deal.
    pub ended: Option<SeriesResult>,
}
