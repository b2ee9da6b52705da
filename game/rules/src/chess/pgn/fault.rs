//! Problems in the text of a game.

use crate::chess::{Color, FenError, SanError};

/// A problem in the text of a game. The message is English; the game translates the variants
/// itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A bracket closes without having been opened: `}`, `]` or `)`.
    #[error("unexpected {closing:?} (missing {:?} before it)", opening(*.closing))]
    Unopened {
        /// Closing bracket.
        closing: char,
    },
    /// A quoted string outside a tag.
    #[error("unexpected quoted text outside a tag")]
    StrayQuote,
    /// A comment is not closed.
    #[error("unclosed comment (missing '}}')")]
    OpenComment,
    /// A variation is not closed.
    #[error("unclosed variation (missing ')')")]
    OpenVariation,
    /// A tag has no name.
    #[error("missing tag name")]
    NamelessTag,
    /// The tag of this name has no quoted value.
    #[error("missing value of the tag {0} (expected text in quotes)")]
    TagWithoutValue(String),
    /// The tag of this name is not closed.
    #[error("missing ']' after the value of the tag {0}")]
    OpenTag(String),
    /// The quoted value of the tag of this name is not closed.
    #[error("missing closing quote after the value of the tag {0}")]
    OpenQuote(String),
    /// A move cannot be played.
    #[error("{turn}'s move {number}: {error}")]
    Move {
        /// Problem with the move.
        error: SanError,
        /// Player to move.
        turn: Color,
        /// Number of the move.
        number: u32,
    },
    /// The rules of this name are unknown.
    #[error("unknown variant {0:?} (expected Standard, Chess960 or Casual)")]
    Variant(String),
    /// The start position is invalid.
    #[error(transparent)]
    Position(#[from] FenError),
    /// The text of the game is too long to be read from a file.
    #[error("game longer than 4 MB")]
    TooLong,
    /// There is no game.
    #[error("missing game")]
    Missing,
}

fn opening(closing: char) -> char {
    match closing {
        '}' => '{',
        ']' => '[',
        _ => '(',
    }
}
