//! Startup options of the program.

use crate::{
    app::settings::{MotionSpeed, Quality},
    platform::Platform,
    table::opaque::{Opaque, Shared},
};
use std::path::PathBuf;

/// Table, that is, a game that can be opened. The default names none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TableId(&'static str);

impl TableId {
    /// Creates the ID of a table from its name on the command line and in the trace.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// Returns the name on the command line and in the trace.
    pub fn name(self) -> &'static str {
        self.0
    }
}

/// Word on the command line or in a save that is not one of the known ones.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown {kind} {word:?} (expected {expected})")]
pub struct UnknownWord {
    /// Kind of value, such as `table`.
    pub kind: &'static str,
    /// The word.
    pub word: String,
    /// Known words, as text.
    pub expected: String,
}

impl UnknownWord {
    /// Creates the error about a word that is not in the list.
    pub fn new(kind: &'static str, word: &str, known: &[&str]) -> Self {
        let (word, expected) = (word.to_owned(), alternatives(known));
        Self {
            kind,
            word,
            expected,
        }
    }
}

/// Joins words to text, such as `chess, prospector or duel`.
pub fn alternatives(words: &[&str]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => words.concat(),
    }
}

/// Options of the tables, one value for each type.
#[derive(Debug, Clone, Default)]
pub struct TableOptions(Vec<Shared>);

/// Startup options. The executor sets them from its arguments, and tests set them directly.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Table to open at once, without the menu.
    pub table: Option<TableId>,
    /// Whether the trace is written to standard output.
    pub trace: bool,
    /// Folder for saves, settings and statistics. `None` uses the platform's folder.
    pub save_dir: Option<PathBuf>,
    /// Whether to start as on a new machine: nothing saved is read, but existing files are kept.
    pub fresh: bool,
    /// Whether to neither read nor write saves, settings and statistics.
    pub keep_nothing: bool,
    /// Animation speed, which overrides the setting.
    pub motion: Option<MotionSpeed>,
    /// Graphics quality, which overrides the setting.
    pub quality: Option<Quality>,
    /// Language, which overrides the setting.
    pub locale: Option<String>,
    /// Inner size of the window, in pixels.
    pub window: Option<(u32, u32)>,
    /// Seed of all random choices, such as a shuffled deck.
    pub seed: Option<u64>,
    /// Whether to play the demo and exit.
    pub demo: bool,
    /// Number of frames to measure before the program ends.
    pub bench_frames: Option<u32>,
    /// Scene to open in place of the table's own.
    pub scene: Option<String>,
    /// Options of the tables, one value for each type.
    pub tables: TableOptions,
    /// Platform on which the game runs.
    pub platform: Platform,
}

impl Options {
    /// Returns a table's options of this type, or their defaults if none were set.
    pub fn of<T: Opaque + Clone + Default>(&self) -> T {
        let options = self.tables.0.iter().find_map(Shared::get::<T>);
        options.cloned().unwrap_or_default()
    }

    /// Changes a table's options of this type.
    pub fn set<T: Opaque + Clone + Default>(mut self, change: impl FnOnce(&mut T)) -> Self {
        let mut options = self.of::<T>();
        change(&mut options);
        self.tables.0.retain(|known| known.get::<T>().is_none());
        self.tables.0.push(Shared::new(options));
        self
    }
}
