//! Card texts, generated from abilities, so that text and effect always agree.
//!
//! A definition becomes [`Phrase`]s: locale keys with arguments. A language implements [`Words`].

mod describe;
mod phrase;

pub use describe::{card_name, deck_name, describe, fable, full_text};
pub use phrase::{Argument, Phrase, Value, Words};
