//! What can be wrong with the text of a game.

use crate::chess::{Color, FenError, SanError};

/// What is wrong with the text of a game. Its sentence is English; who speaks another language makes
/// one of their own.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// A bracket closes what was not opened: `}`, `]` or `)`.
    #[error("a {closing} without its {}", opening(*.closing))]
    Unopened {
        /// The bracket.
        closing: char,
    },
    /// Text in quotes stands where no tag is.
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
    /// The tag of this name has no value in quotes.
    #[error("the tag {0} needs a value in quotes")]
    TagWithoutValue(String),
    /// The tag of this name is not closed.
    #[error("the tag {0} needs a ] after its value")]
    OpenTag(String),
    /// The value of the tag of this name is not closed.
    #[error("the value of {0} has no closing quote")]
    OpenQuote(String),
    /// A move cannot be played.
    #[error("{error} ({turn}'s move {number})")]
    Move {
        /// What is wrong with it.
        error: SanError,
        /// Whose move it would be.
        turn: Color,
        /// Its number.
        number: u32,
    },
    /// The rules of this name are not known.
    #[error("the variant {0:?} is not known")]
    Variant(String),
    /// It begins with something that is no position.
    #[error(transparent)]
    Position(#[from] FenError),
    /// The game is not there.
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
