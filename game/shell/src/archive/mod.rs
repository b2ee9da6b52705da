//! Finished games of all tables: their files, the list that the player searches, and what a table
//! adds to it.
//!
//! | module | content |
//! |---|---|
//! | [`entry`] | heading of a game: all that the list shows |
//! | [`files`] | one file for each game, and the index that makes the list fast |
//! | [`statistics`] | results, streaks and ratings, counted from the headings |
//! | [`list`] | [`Archive`](list::Archive): list, search, filters, and undo of a deletion |

pub mod entry;
pub mod files;
pub mod list;
pub mod statistics;
#[cfg(test)]
mod tests;

pub use entry::{Detail, Ending, Heading, Opponent};
pub use list::Archive;

use crate::platform::storage::{Saved, sealed, unsealed};
use std::{io, path::Path};

/// Part of a table's description that is about finished games.
#[derive(Debug)]
pub struct ArchiveKind {
    /// Extension of a file with an exported game, without the dot.
    pub extension: &'static str,
    /// Reads the games that older versions kept elsewhere.
    pub older: Option<OlderGames>,
}

/// Reads games that older versions kept in the player's folder, on a background thread. Passes the
/// heading and the record of each one on, until that returns `false`.
pub type OlderGames = fn(&Path, &mut dyn FnMut(Heading, String) -> bool) -> io::Result<()>;

/// Returns a saved type as the record of a game, with its format.
///
/// # Errors
/// If it cannot be serialized.
pub fn record<T: Saved>(content: &T) -> Result<String, ron::Error> {
    sealed(T::VERSION, content)
}

/// Returns the content of a record that [`record`] has written; `None` if it is damaged, or of a
/// newer version.
pub fn content<T: Saved>(record: &str) -> Option<T> {
    unsealed(record, T::VERSION).ok()
}
