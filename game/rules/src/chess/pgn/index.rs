//! What is in a text of many games, without playing them: a list to choose from.

use super::{PgnError, Tags, reader::Drafts};
use crate::chess::Rules;
use std::ops::Range;

/// A game of a text, as a list shows it. Whether its moves can be played is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// What is told about the game.
    pub tags: Tags,
    /// Its result, as [`super::PgnGame::result`] has it as long as the moves do not tell it.
    pub result: &'static str,
    /// How many single moves are written, without those of variations.
    pub plies: usize,
    /// Where it stands in the text, in bytes, tags and result included.
    pub span: Range<usize>,
    /// The line in which it begins, and the column in it, counted from 1.
    pub line: usize,
    /// See `line`.
    pub column: usize,
    /// What is wrong with its text, if anything is.
    pub error: Option<PgnError>,
}

/// Goes through a text from game to game. They are cut as [`super::parse`] cuts them.
///
/// ```
/// use parlour_rules::chess::pgn::Headings;
///
/// let text = "[White \"Ada\"]\n\n1. e4 e5 1-0\n\n[White \"Bea\"]\n\n1. d4 *\n";
/// let games: Vec<_> = Headings::new(text).collect();
/// assert_eq!(games[1].tags.white, "Bea");
/// assert_eq!((games[0].plies, games[0].result), (2, "1-0"));
/// assert!(text[games[1].span.clone()].ends_with("1. d4 *"));
/// ```
pub struct Headings<'a>(Drafts<'a>);

impl<'a> Headings<'a> {
    /// The games of this text.
    pub fn new(text: &'a str) -> Self {
        Self(Drafts::new(text, Rules::Standard, false))
    }

    /// How many bytes of the text have been gone through.
    pub fn offset(&self) -> usize {
        self.0.offset()
    }
}

impl Iterator for Headings<'_> {
    type Item = Heading;

    fn next(&mut self) -> Option<Heading> {
        let found = self.0.next()?;
        let (tags, result, plies, error) = found.draft.summary(found.result);
        Some(Heading {
            tags,
            result,
            plies,
            span: found.begin.offset..found.end.max(found.begin.offset),
            line: found.begin.line,
            column: found.begin.column,
            error,
        })
    }
}
