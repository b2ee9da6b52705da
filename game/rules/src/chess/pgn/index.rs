//! A fast list of the games in a text, without playing their moves.

use super::{PgnError, Tags, reader::Drafts};
use crate::chess::Rules;
use std::ops::Range;

/// Summary of a game for a list. It does not show whether the moves are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// Tags of the game.
    pub tags: Tags,
    /// Result like [`super::PgnGame::result`], as far as it is known without playing the moves.
    pub result: &'static str,
    /// Number of half-moves in the text, without those of variations.
    pub plies: usize,
    /// Position in the text in bytes, including tags and result.
    pub span: Range<usize>,
    /// Line and column of the start, from 1.
    pub line: usize,
    /// See `line`.
    pub column: usize,
    /// First problem in the text, if there is one.
    pub error: Option<PgnError>,
}

/// Iterator over the games of a text, split in the same way as by [`super::parse`].
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
    /// Starts at the beginning of a text.
    pub fn new(text: &'a str) -> Self {
        Self(Drafts::new(text, Rules::Standard, false))
    }

    /// Returns the number of bytes read so far.
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
            span: found.begin.offset..found.end.offset.max(found.begin.offset),
            line: found.begin.line,
            column: found.begin.column,
            error,
        })
    }
}
