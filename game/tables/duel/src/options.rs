//! Startup options of the Duel.

use clap::Args;
use parlour_rules::duel::{CardSet, Setup};
use parlour_shell::app::sentences;
use std::{path::PathBuf, sync::Arc};

/// Path to the cards.
pub(crate) const CARDS: &str = "data/duel/cards.ron";

/// Startup options of the Duel. The comments of the fields are `--help` texts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct DuelOptions {
    /// Start a Duel with this deck, or with yours and your opponent's: observatory,foxes
    #[arg(long = "deck", value_name = "DECK[,DECK]", value_parser = decks)]
    pub decks: Option<(String, Option<String>)>,
    /// Start a Duel from the position in this file (RON)
    #[arg(long, value_name = "FILE")]
    pub setup: Option<PathBuf>,
    /// Opponent: the name of a level, or `person`.
    #[arg(skip)]
    pub opponent: Option<String>,
}

/// Parses one deck, or two separated by a comma.
fn decks(text: &str) -> Result<(String, Option<String>), String> {
    let (own, other) = match text.split_once(',') {
        Some((own, other)) => (own.trim(), Some(other.trim())),
        None => (text.trim(), None),
    };
    if own.is_empty() || other.is_some_and(str::is_empty) {
        return Err(format!("{text:?} names no deck, such as observatory,foxes"));
    }
    if other.is_some_and(|other| other.contains(',')) {
        return Err(format!("{text:?} names more than two decks"));
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
    /// A sentence about a position that cannot be read.
    pub fn check(&self) -> Result<(), String> {
        let Some(path) = &self.setup else {
            return Ok(());
        };
        // Errors in the card file itself are reported when the table opens.
        let cards = std::fs::read_to_string(CARDS).ok();
        let Some(set) = cards.and_then(|text| CardSet::read(CARDS, &text).ok()) else {
            return Ok(());
        };
        let shown = path.display().to_string();
        let text = std::fs::read_to_string(path)
            .map_err(|error| format!("{shown} could not be read: {error}."))?;
        Setup::read(&shown, &text, &Arc::new(set))
            .map(|_| ())
            .map_err(sentences::of_data)
    }
}
