//! What counts, and why something does not.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::prospector::{DealSeed, Rules};

/// How a deal came to be on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Its number was picked by chance.
    #[default]
    Chance,
    /// Its number was typed in.
    Typed,
    /// It is the daily deal.
    Daily,
}

/// Why a series does not enter the high scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A deal's number was typed in.
    Typed,
    /// It is the daily deal, which has a table of its own.
    Daily,
    /// A deal was started again.
    Restarted,
    /// A move was taken back.
    Undo,
    /// A hint was shown.
    Hint,
    /// Somebody said what the numbers of the deals are picked from.
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

    /// The word for this reason.
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
            Self::Typed => "the number of a deal was typed in",
            Self::Daily => "the daily deal has a table of its own",
            Self::Restarted => "a deal was started again",
            Self::Undo => "a move was taken back",
            Self::Hint => "a hint was shown",
            Self::Seeded => "the seed of the deals was given",
        })
    }
}

/// What speaks against a round or a series.
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
    /// What speaks against either.
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

/// A series that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesResult {
    /// The points of all of its rounds.
    pub score: u64,
    /// How many of its rounds were won.
    pub rounds_won: u32,
    /// Why it does not enter the high scores; nothing if it does.
    pub reasons: Vec<Reason>,
}

impl SeriesResult {
    /// Whether it enters the high scores.
    pub const fn counts(&self) -> bool {
        self.reasons.is_empty()
    }
}

/// As what a round enters the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoundKind {
    /// Dealt by chance.
    Chance,
    /// Its number was typed in.
    Typed,
    /// The daily deal.
    Daily,
    /// Any deal that was started again.
    Restarted,
}

impl RoundKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Chance, Self::Typed, Self::Daily, Self::Restarted];

    /// The word for this kind.
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

/// A round that was left, for the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Which deal it was.
    pub deal: Option<DealSeed>,
    /// By which rules it was played.
    pub rules: Rules,
    /// As what it enters the statistics.
    pub kind: RoundKind,
    /// Whether a move was taken back in it or a hint shown.
    pub aided: bool,
    /// Whether it was won.
    pub won: bool,
    /// Whether it was given up, which is a loss.
    pub given_up: bool,
    /// The points that it brought.
    pub round_score: u64,
    /// The most points that one of its runs brought.
    pub best_run: u64,
    /// How the series ended, if it did: at a loss, and after the daily deal.
    pub ended: Option<SeriesResult>,
}
