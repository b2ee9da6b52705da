//! Decks as lists: what a player puts together before a match.

mod code;
mod list;

pub use code::DeckCodeError;
pub use list::{CardCount, DeckError, DeckList};
