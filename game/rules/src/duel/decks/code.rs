//! A deck as one line of text, to be sent to somebody:
//! `parlour-duel-1 owl 2*falling_stars 2*field_mouse …`.

use super::{CardCount, DeckList};
use crate::duel::{CardSet, DeckError};

/// What a line begins with; the number is that of the form.
const MARK: &str = "parlour-duel-1";
/// The same for any form.
const ANY_MARK: &str = "parlour-duel-";
/// Lines are never read further.
const LONGEST: usize = 10_000;

/// A line of text is no deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckCodeError {
    /// It begins like nothing that this program has written.
    #[error("this is no deck: a deck begins with {MARK:?}")]
    NoDeck,
    /// A later version has written it.
    #[error("this deck was written by a later version ({0:?})")]
    Later(String),
    /// It ends after the first word.
    #[error("the deck names no hero")]
    NoHero,
    /// A word is not a number, a star and an id.
    #[error("word {number}, {word:?}, is not like \"2*field_mouse\"")]
    Word {
        /// Which word, counted from 1.
        number: usize,
        /// The word.
        word: String,
    },
    /// It could be read, and cannot be played.
    #[error(transparent)]
    Deck(#[from] DeckError),
}

impl DeckList {
    /// The deck as a line of text. Its name is not in it.
    pub fn code(&self) -> String {
        let cards = self.cards.iter();
        let cards = cards.map(|entry| format!(" {}*{}", entry.copies, entry.card));
        format!("{MARK} {}{}", self.hero, cards.collect::<String>())
    }

    /// Reads a deck that can be played from a line of text and gives it this name.
    ///
    /// # Errors
    /// When the line is no deck, or the deck cannot be played with these cards.
    pub fn from_code(id: &str, code: &str, set: &CardSet) -> Result<Self, DeckCodeError> {
        let mut words = code.split_whitespace();
        match words.next() {
            Some(MARK) if code.len() <= LONGEST => {}
            Some(word) if word != MARK && word.starts_with(ANY_MARK) => {
                let word = word.chars().take(40).collect();
                return Err(DeckCodeError::Later(word));
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
                word: word.to_owned(),
            };
            deck.cards.push(entry.ok_or_else(refused)?);
        }
        deck.check(set)?;
        // A card may be named twice; from here on it is there once.
        let mut whole = Self::empty(id, &*deck.hero);
        for entry in &deck.cards {
            for _ in 0..entry.copies {
                whole.add(&entry.card, set)?;
            }
        }
        Ok(whole)
    }
}
