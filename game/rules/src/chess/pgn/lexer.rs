//! Splits PGN text into tokens. Drops escape lines and annotations without a glyph.

use super::{Fault, PgnError, RESULTS};
use crate::{
    chess::tree::{Glyph, glyph_of},
    shortened,
};

/// A position in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// Line, from 1. The column also counts from 1, in characters.
    pub(super) line: usize,
    pub(super) column: usize,
    /// Offset in bytes.
    pub(super) offset: usize,
}

impl Place {
    /// Start of a text.
    pub(super) const START: Self = Self {
        line: 1,
        column: 1,
        offset: 0,
    };

    pub(super) fn error(self, reason: Fault) -> PgnError {
        PgnError {
            line: self.line,
            column: self.column,
            reason,
        }
    }
}

/// A token that matters to the reader of games.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "Value"]`
    Tag { name: &'a str, value: String },
    /// A move, or a word where a move should be.
    Move(&'a str),
    /// A result, which ends a game.
    Result(&'static str),
    /// `{text}` or `; text`, with spaces and line ends replaced by single spaces.
    Comment(String),
    /// `$5`, or a sign such as `!?` after a move or alone.
    Glyph(Glyph),
    /// `(`
    VariationStart,
    /// `)`
    VariationEnd,
}

/// Reads one token after another.
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
    /// Offset up to which there is no closing brace.
    unclosed_to: usize,
    has_seen_end: bool,
}

impl<'a> Lexer<'a> {
    /// Starts at the beginning of a text.
    pub(super) fn new(text: &'a str) -> Self {
        Self::resume(text, Place::START)
    }

    /// Starts at a position of a longer text; `rest` is the text from there on.
    pub(super) fn resume(mut rest: &'a str, mut place: Place) -> Self {
        if place.offset == 0
            && let Some(text) = rest.strip_prefix('\u{feff}')
        {
            place.offset = rest.len() - text.len();
            rest = text;
        }
        Self {
            rest,
            place,
            unclosed_to: 0,
            has_seen_end: false,
        }
    }

    /// Returns whether the tokens so far could be different in a longer text.
    pub(super) fn has_seen_end(&self) -> bool {
        self.has_seen_end
    }

    /// Skips the whole rest.
    pub(super) fn skip_all(&mut self) {
        self.advance(self.rest.len());
    }

    /// Returns the current position.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// Skips spaces and escape lines; returns the position after them.
    pub(super) fn skip_to_something(&mut self) -> Place {
        loop {
            self.take_until(|letter| !letter.is_whitespace());
            if self.place.column > 1 || !self.rest.starts_with('%') {
                return self.place;
            }
            self.skip_line();
        }
    }

    /// Returns the number of bytes read so far.
    pub(super) fn offset(&self) -> usize {
        self.place.offset
    }

    /// Returns the next token with its start, or `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<(Place, Token<'a>)>, PgnError> {
        loop {
            let place = self.place;
            let Some(letter) = self.rest.chars().next() else {
                self.has_seen_end = true;
                return Ok(None);
            };
            let token = match letter {
                '%' if place.column == 1 => {
                    self.skip_line();
                    continue;
                }
                ';' => {
                    let said = self.take_until(|letter| letter == '\n');
                    Token::Comment(words(&said[1..]))
                }
                '{' => self.comment(place)?,
                '[' => match self.tag(place) {
                    Ok(token) => token,
                    Err(error) => {
                        self.skip_line();
                        return Err(error);
                    }
                },
                '(' => self.single(Token::VariationStart),
                ')' => self.single(Token::VariationEnd),
                '*' => self.single(Token::Result("*")),
                '}' | ']' => return Err(self.refuse(Fault::Unopened { closing: letter })),
                '"' => return Err(self.refuse(Fault::StrayQuote)),
                _ if letter.is_whitespace() || matches!(letter, '.' | '…' | '<' | '>') => {
                    self.advance(letter.len_utf8());
                    continue;
                }
                _ => match self.word() {
                    Some(token) => token,
                    None => continue,
                },
            };
            return Ok(Some((place, token)));
        }
    }

    /// Skips to the next line that begins with a tag, where another game can start.
    pub(super) fn skip_to_tag(&mut self) {
        while !self.rest.is_empty() {
            if self.place.column == 1 && self.at_tag() {
                return;
            }
            self.skip_line();
        }
    }

    /// Returns whether a tag begins here, as opposed to, say, a clock time inside a broken comment.
    fn at_tag(&self) -> bool {
        let mut letters = self.rest.chars();
        letters.next() == Some('[') && letters.next().is_some_and(|c| c.is_ascii_alphabetic())
    }

    /// Builds an error at the current position and skips the character there.
    fn refuse(&mut self, reason: Fault) -> PgnError {
        let place = self.place;
        self.advance(1);
        place.error(reason)
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.advance(1);
        token
    }

    /// Takes this many bytes, which must end at a character boundary.
    fn advance(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        for letter in taken.chars() {
            if letter == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
        }
        self.place.offset += bytes;
        self.rest = rest;
        taken
    }

    /// Takes everything up to the first matching character, or the whole rest.
    fn take_until(&mut self, stop: impl FnMut(char) -> bool) -> &'a str {
        let end = self.find(stop);
        self.advance(end)
    }

    /// Returns the offset of the first matching character in the rest, or that of its end.
    fn find(&mut self, stop: impl FnMut(char) -> bool) -> usize {
        self.rest.find(stop).unwrap_or_else(|| {
            self.has_seen_end = true;
            self.rest.len()
        })
    }

    fn skip_line(&mut self) {
        self.take_until(|letter| letter == '\n');
        self.advance(self.rest.len().min(1));
    }

    /// Skips spaces within a line: a tag that continues on the next line is broken.
    fn skip_space(&mut self) {
        self.take_until(|letter| letter == '\n' || !letter.is_whitespace());
    }

    fn comment(&mut self, place: Place) -> Result<Token<'a>, PgnError> {
        // A text with many comments that are not closed is searched only once.
        let known = self.unclosed_to.saturating_sub(self.place.offset);
        match self.rest[known..].find('}').map(|end| known + end) {
            Some(end) => {
                let said = self.advance(end + 1);
                Ok(Token::Comment(words(&said[1..end])))
            }
            None => {
                self.unclosed_to = self.place.offset + self.rest.len();
                self.has_seen_end = true;
                // Only this line is dropped, because the rest can contain other games.
                self.skip_line();
                Err(place.error(Fault::OpenComment))
            }
        }
    }

    fn tag(&mut self, place: Place) -> Result<Token<'a>, PgnError> {
        self.advance(1);
        self.skip_space();
        let name = self.take_until(|c| !(c.is_alphanumeric() || c == '_' || c == '-'));
        if name.is_empty() {
            return Err(place.error(Fault::NamelessTag));
        }
        self.skip_space();
        if !self.rest.starts_with('"') {
            return Err(self.place.error(Fault::TagWithoutValue(shortened(name))));
        }
        let value = self.quoted(name)?;
        self.skip_space();
        if !self.rest.starts_with(']') {
            return Err(self.place.error(Fault::OpenTag(shortened(name))));
        }
        self.advance(1);
        Ok(Token::Tag { name, value })
    }

    /// Reads a quoted value on a single line; `\"` and `\\` are escapes.
    fn quoted(&mut self, name: &str) -> Result<String, PgnError> {
        let place = self.place;
        self.advance(1);
        let mut value = String::new();
        loop {
            value += self.take_until(|letter| matches!(letter, '"' | '\\' | '\n'));
            let mut letters = self.rest.chars();
            match (letters.next(), letters.next()) {
                (Some('"'), _) => {
                    self.advance(1);
                    return Ok(value);
                }
                (Some('\\'), Some(escaped @ ('"' | '\\'))) => {
                    value.push(escaped);
                    self.advance(2);
                }
                (Some('\\'), _) => {
                    value.push('\\');
                    self.advance(1);
                }
                _ => {
                    return Err(place.error(Fault::OpenQuote(shortened(name))));
                }
            }
        }
    }

    /// Skips a move number with its periods (`12.`, `12...`), if there is one.
    fn skip_move_number(&mut self) -> bool {
        let is_dot = |letter: char| matches!(letter, '.' | '…');
        let after = self
            .rest
            .trim_start_matches(|letter: char| letter.is_ascii_digit());
        if !after.starts_with(is_dot) {
            return false;
        }
        let after = after.trim_start_matches(is_dot);
        self.advance(self.rest.len() - after.len());
        true
    }

    /// Reads up to the next space or sign; `None` for annotations without a glyph and for numbers.
    fn word(&mut self) -> Option<Token<'a>> {
        if self.skip_move_number() {
            return None;
        }
        let stops = |c: char| c.is_whitespace() || "{}()[];\"*<>".contains(c);
        let end = self.find(stops);
        // Signs after a move become a separate token.
        let bare = self.rest[..end].trim_end_matches(['!', '?']).len();
        let word = self.advance(if bare > 0 { bare } else { end });
        if let Some(result) = result(word) {
            return Some(Token::Result(result));
        }
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let is_glyph = word.starts_with('$') || (word != "--" && word.chars().all(is_annotation));
        if is_number || matches!(word, "e.p." | "ep" | "N") {
            return None;
        }
        if is_glyph {
            let glyph = match word.strip_prefix('$') {
                Some(number) => number.parse().ok(),
                None => glyph_of(word),
            };
            return glyph.map(Token::Glyph);
        }
        Some(Token::Move(word))
    }
}

/// Joins the words of a text with single spaces.
fn words(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// Returns whether annotations such as `!?`, `+/-` or `⩲` consist of this character.
fn is_annotation(letter: char) -> bool {
    "!?+-=/\\~^#∞±∓⩲⩱□⟳→↑⇆".contains(letter)
}

/// Returns the result that a word stands for, in the usual spellings.
fn result(word: &str) -> Option<&'static str> {
    match word {
        "1/2" | "½-½" | "½" => Some("1/2-1/2"),
        "1–0" => Some("1-0"),
        "0–1" => Some("0-1"),
        _ => RESULTS.into_iter().find(|&result| result == word),
    }
}
