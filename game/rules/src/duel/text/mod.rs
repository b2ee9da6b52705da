//! Card texts, made from what cards do: a text that says something else cannot be.
//!
//! A definition becomes [`Phrase`]s: keys of the locale files with arguments. Whoever knows a
//! language implements [`Words`].

mod describe;
mod phrase;

pub use describe::{card_name, deck_name, describe, full_text};
pub use phrase::{Argument, Phrase, Value, Words};
