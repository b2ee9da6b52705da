//! Startup options of the Duel.

use clap::Args;
use parlour_rules::{
    data::DataError,
    duel::{CardSet, Setup},
};
use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

/// Path to the cards.
pub(crate) const CARDS: &str = "data/duel/cards.ron";

/// Startup options of the Duel. The comments of the fields are `--help` texts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct DuelOptions {
    /// Start a match of the Duel with this deck, or with yours and your opponent's: observatory,foxes
    #[arg(long = "deck", value_name = "DECK[,DECK]", value_parser = decks)]
    pub decks: Option<(String, Option<String>)>,
    /// Start a match of the Duel from the position in this file (RON)
    #[arg(long, value_name = "FILE")]
    pub setup: Option<PathBuf>,
    /// Opponent: the name of a level, or `person`.
    #[arg(skip)]
    pub opponent: Option<String>,
}

/// Argument that names neither one deck nor two.
#[derive(Debug, thiserror::Error)]
#[error(
    "invalid decks {0:?} (expected one deck, or two separated by a comma, such as \
     observatory,foxes)"
)]
struct InvalidDecks(String);

/// Failure to read a start position.
#[derive(Debug, thiserror::Error)]
pub enum PositionError {
    /// The file cannot be read.
    #[error("couldn't read {}: {source}", path.display())]
    Read {
        /// Path to the file.
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// The file is invalid.
    #[error(transparent)]
    Invalid(#[from] DataError),
}

/// Reads a start position.
pub(crate) fn read_setup(path: &Path, set: &Arc<CardSet>) -> Result<Setup, PositionError> {
    let text = std::fs::read_to_string(path).map_err(|source| {
        let path = path.to_owned();
        PositionError::Read { path, source }
    })?;
    Ok(Setup::read(&path.display().to_string(), &text, set)?)
}

/// Parses one deck, or two separated by a comma.
fn decks(text: &str) -> Result<(String, Option<String>), InvalidDecks> {
    let (own, other) = match text.split_once(',') {
        Some((own, other)) => (own.trim(), Some(other.trim())),
        None => (text.trim(), None),
    };
    if own.is_empty() || other.is_some_and(|other| other.is_empty() || other.contains(',')) {
        return Err(InvalidDecks(text.to_owned()));
    }
    Ok((own.to_owned(), other.map(str::to_owned)))
}

impl DuelOptions {
    /// Returns whether an option leads to this table, whatever the opponent is.
    pub fn lead_here(&self) -> bool {
        self.decks.is_some() || self.setup.is_some()
    }

    /// Checks the start position before the window opens.
    ///
    /// The data folder must be in the working directory.
    ///
    /// # Errors
    /// If the position cannot be read.
    pub fn check(&self) -> Result<(), PositionError> {
        let Some(path) = &self.setup else {
            return Ok(());
        };
        // Errors in the card file itself are reported when the table opens.
        let cards = std::fs::read_to_string(CARDS).ok();
        let Some(set) = cards.and_then(|text| CardSet::read(CARDS, &text).ok()) else {
            return Ok(());
        };
        read_setup(path, &Arc::new(set)).map(|_| ())
    }
}
