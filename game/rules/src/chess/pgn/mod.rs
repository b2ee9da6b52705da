//! Games as text: Portable Game Notation (S. Edwards, 1994).
//!
//! [`parse`] reads what is found in the wild: several games, missing tags, comments, numeric and
//! written annotations, nested variations, escape lines, a byte order mark, any line ends, moves in
//! lenient notation. A game that is wrong is an error with line and column, and the next one is read
//! all the same; a variation that is wrong ends before what makes no sense. [`export`] writes the
//! export format: seven tags, lines below 80 columns; [`export_tree`] writes it with variations,
//! comments and annotations. [`Headings`] goes through a text of many games quickly, for a list.
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
mod fault;
mod index;
mod lexer;
mod reader;
mod tags;
mod writer;

pub use commands::split_commands;
pub use fault::Fault;
pub use index::{Heading, Headings};
pub use reader::{PgnGame, parse, parse_with};
pub use tags::Tags;
pub use writer::{export, export_tree, writable_comment};

/// A game could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct PgnError {
    /// The line of the text, counted from 1.
    pub line: usize,
    /// The column in that line, in characters, counted from 1.
    pub column: usize,
    /// What was wrong there.
    pub reason: Fault,
}

impl PgnError {
    /// The same in a longer text, in which the text with the error begins at this line and column.
    pub fn within(self, line: usize, column: usize) -> Self {
        let before = if self.line == 1 { column - 1 } else { 0 };
        Self {
            line: self.line + line - 1,
            column: self.column + before,
            ..self
        }
    }
}

/// The mark of a game that goes on, or of which the result is not known.
const UNKNOWN_RESULT: &str = "*";

/// The results that can stand at the end of a game.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", UNKNOWN_RESULT];
