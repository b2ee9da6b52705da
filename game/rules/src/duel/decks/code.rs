//! Deck codes: a deck as one line of text, for sharing: `parlour-duel-1 owl 2*falling_stars
//! 2*field_mouse …`.

use super::{CardCount, DeckList};
use crate::{
    duel::{CardSet, DeckError},
    shortened,
};

/// Prefix of a deck code; the number is the version of the format.
const MARK: &str = "parlour-duel-1";
/// Prefix of all versions.
const ANY_MARK: &str = "parlour-duel-";
/// Longest line that is read.
const LONGEST: usize = 10_000;

/// A line that is not a valid deck code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckCodeError {
    /// The prefix is missing.
    #[error("invalid deck code (expected {MARK:?} at the start)")]
    NoDeck,
    /// The version is unknown.
    #[error("unknown deck code version {0:?} (expected {MARK:?})")]
    Later(String),
    /// The hero is missing.
    #[error("missing hero (expected after {MARK:?})")]
    NoHero,
    /// A word is not a number, a star and an id.
    #[error("word {number}: invalid card {word:?} (expected copies and id, such as 2*field_mouse)")]
    Word {
        /// Number of the word, from 1.
        number: usize,
        /// The word.
        word: String,
    },
    /// The deck cannot be played.
    #[error(transparent)]
    Deck(#[from] DeckError),
}

impl DeckList {
    /// Returns the deck code. It does not contain the name.
    pub fn code(&self) -> String {
        let cards = self.cards.iter();
        let cards = cards.map(|entry| format!(" {}*{}", entry.copies, entry.card));
        format!("{MARK} {}{}", self.hero, cards.collect::<String>())
    }

    /// Parses a deck code and gives the deck a name.
    ///
    /// # Errors
    /// Returns an error if the code is invalid, or the deck cannot be played with these cards.
    pub fn from_code(id: &str, code: &str, set: &CardSet) -> Result<Self, DeckCodeError> {
        let mut words = code.split_whitespace();
        match words.next() {
            Some(MARK) if code.len() <= LONGEST => {}
            Some(word) if word != MARK && word.starts_with(ANY_MARK) => {
                return Err(DeckCodeError::Later(shortened(word)));
            }
            _ => return Err(DeckCodeError::NoDeck),
        }
        let mut deck = Self::empty(id, words.next().ok_or(DeckCodeError::NoHero)?);
        for (word, number) in words.zip(3..) {
            let entry = word.split_once('*').and_then(|(copies, card)| {
                let copies = copies.parse().ok()?;
                let card = card.to_owned();
                Some(CardCount { card, copies })
            });
            let refused = || DeckCodeError::Word {
                number,
                word: shortened(word),
            };
            deck.cards.push(entry.ok_or_else(refused)?);
        }
        deck.check(set)?;
        // Repeated words for one card are merged.
        let mut whole = Self::empty(id, &*deck.hero);
        for entry in &deck.cards {
            for _ in 0..entry.copies {
                whole.add(&entry.card, set)?;
            }
        }
        Ok(whole)
    }
}
