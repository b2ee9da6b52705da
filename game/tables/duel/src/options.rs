//! Startup options of the Duel.

use parlour_rules::duel::{CardSet, Setup};
use std::{path::PathBuf, sync::Arc};

/// Path to the cards.
pub(crate) const CARDS: &str = "data/duel/cards.ron";

/// Startup options of the Duel.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DuelOptions {
    /// Decks: the player's, and the opponent's.
    pub decks: Option<(String, Option<String>)>,
    /// Opponent: the name of a level, or `person`.
    pub opponent: Option<String>,
    /// File with the start position.
    pub setup: Option<PathBuf>,
}

impl DuelOptions {
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
            .map_err(|error| format!("{error}."))
    }
}
