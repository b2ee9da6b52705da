//! Decks as lists that players put together before a match.

mod code;
mod list;

pub use code::DeckCodeError;
pub use list::{CardCount, DeckError, DeckList};
