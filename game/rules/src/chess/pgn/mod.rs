//! Games as text: Portable Game Notation (S. Edwards, 1994).
//!
//! [`parse`] reads real-world files: several games, missing tags, comments, numeric and symbolic
//! annotations, nested variations, escape lines, a byte order mark, all kinds of line ends, and
//! moves in lenient notation. An invalid game is an error with line and column, and reading
//! continues with the next game. An invalid variation ends before the invalid move.
//!
//! [`export`] writes the export format: seven tags, lines shorter than 80 columns. [`export_tree`]
//! adds variations, comments and annotations. [`Headings`] lists the games of a large text quickly,
//! and [`Reader`] reads a large file game by game.
//!
//! ```
//! use parlour_rules::chess::pgn;
//!
//! let games = pgn::parse("[White \"Ada\"]\n\n1. f3 {why?} e5 2. g4?? (2. e4) Qh4# 0-1");
//! let game = games[0].as_ref().map_err(Clone::clone)?;
//! assert_eq!(game.tags.white, "Ada");
//! assert_eq!(game.game.ply(), 4);
//! assert_eq!(game.result, "0-1");
//! # Ok::<(), pgn::PgnError>(())
//! ```

mod commands;
mod decode;
mod fault;
mod file;
mod index;
mod lexer;
mod reader;
mod tags;
mod writer;

pub use commands::split_commands;
pub use decode::Decoder;
pub use fault::Fault;
pub use file::Reader;
pub use index::{Heading, Headings};
pub use reader::{PgnGame, parse, parse_with};
pub use tags::Tags;
pub use writer::{export, export_tree, writable_comment};

/// An invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct PgnError {
    /// Line in the text, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Problem at that position.
    pub reason: Fault,
}

impl PgnError {
    /// Converts the position to that in a longer text, in which this text starts at a line and
    /// column.
    pub fn within(self, line: usize, column: usize) -> Self {
        let before = if self.line == 1 { column - 1 } else { 0 };
        Self {
            line: self.line + line - 1,
            column: self.column + before,
            ..self
        }
    }
}

/// Result of a game that is not over, or whose result is unknown.
const UNKNOWN_RESULT: &str = "*";

/// Results at the end of a game.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", UNKNOWN_RESULT];
