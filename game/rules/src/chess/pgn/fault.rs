//! Problems in the text of a game.

use crate::chess::{Color, FenError, SanError};

/// A problem in the text of a game. The message is English; the game translates the variants
/// itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// A bracket closes without having been opened: `}`, `]` or `)`.
    #[error("a {closing} without its {}", opening(*.closing))]
    Unopened {
        /// Closing bracket.
        closing: char,
    },
    /// A quoted string outside a tag.
    #[error("text in quotes outside a tag")]
    StrayQuote,
    /// A comment is not closed.
    #[error("this comment is never closed")]
    OpenComment,
    /// A variation is not closed.
    #[error("this variation is never closed")]
    OpenVariation,
    /// A tag has no name.
    #[error("a tag without a name")]
    NamelessTag,
    /// The tag of this name has no quoted value.
    #[error("the tag {0} needs a value in quotes")]
    TagWithoutValue(String),
    /// The tag of this name is not closed.
    #[error("the tag {0} needs a ] after its value")]
    OpenTag(String),
    /// The quoted value of the tag of this name is not closed.
    #[error("the value of {0} has no closing quote")]
    OpenQuote(String),
    /// A move cannot be played.
    #[error("{error} ({turn}'s move {number})")]
    Move {
        /// Problem with the move.
        error: SanError,
        /// Player to move.
        turn: Color,
        /// Number of the move.
        number: u32,
    },
    /// The rules of this name are unknown.
    #[error("the variant {0:?} is not known")]
    Variant(String),
    /// The start position is invalid.
    #[error(transparent)]
    Position(#[from] FenError),
    /// There is no game.
    #[error("there is no such game")]
    Missing,
}

fn opening(closing: char) -> char {
    match closing {
        '}' => '{',
        ']' => '[',
        _ => '(',
    }
}
