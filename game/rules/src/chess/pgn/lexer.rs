//! PGN text cut into tokens. Escape lines are dropped on the way, and annotations without a glyph.

use super::{Fault, PgnError, RESULTS};
use crate::chess::tree::{Glyph, glyph_of};

/// A place in the text.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// Counted from 1, as the column is, which counts characters.
    pub(super) line: usize,
    pub(super) column: usize,
    /// Bytes of the text before it.
    pub(super) offset: usize,
}

impl Place {
    pub(super) fn error(self, reason: Fault) -> PgnError {
        PgnError {
            line: self.line,
            column: self.column,
            reason,
        }
    }
}

/// What a reader of games has to know about.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "Value"]`
    Tag { name: &'a str, value: String },
    /// A move, or something that should have been one.
    Move(&'a str),
    /// A result, which ends a game.
    Result(&'static str),
    /// `{said}` or `; said`, its spaces and line ends made single spaces.
    Comment(String),
    /// `$5`, or the same behind a move or alone: `!?`.
    Glyph(Glyph),
    /// `(`
    VariationStart,
    /// `)`
    VariationEnd,
}

/// Reads token after token.
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self {
            rest,
            place: Place {
                line: 1,
                column: 1,
                offset: text.len() - rest.len(),
            },
        }
    }

    /// Where reading goes on.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// Steps over space and escape lines; where something stands then.
    pub(super) fn skip_to_something(&mut self) -> Place {
        loop {
            self.take_until(|letter| !letter.is_whitespace());
            if self.place.column > 1 || !self.rest.starts_with('%') {
                return self.place;
            }
            self.skip_line();
        }
    }

    /// How many bytes of the text were read.
    pub(super) fn offset(&self) -> usize {
        self.place.offset
    }

    /// The next token with the place where it begins, or nothing at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<(Place, Token<'a>)>, PgnError> {
        loop {
            let place = self.place;
            let Some(letter) = self.rest.chars().next() else {
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

    /// Goes on to the next line that begins with a tag, where another game may begin.
    pub(super) fn skip_to_tag(&mut self) {
        while !self.rest.is_empty() {
            if self.place.column == 1 && self.at_tag() {
                return;
            }
            self.skip_line();
        }
    }

    /// Whether a tag begins here, and not, say, a clock time inside a broken comment.
    fn at_tag(&self) -> bool {
        let mut letters = self.rest.chars();
        letters.next() == Some('[') && letters.next().is_some_and(|c| c.is_ascii_alphabetic())
    }

    /// An error at this place, which is stepped over.
    fn refuse(&mut self, reason: Fault) -> PgnError {
        let place = self.place;
        self.advance(1);
        place.error(reason)
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.advance(1);
        token
    }

    /// Takes this many bytes, which must end between two characters.
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

    /// Takes everything up to the first character of this sort, or all that is left.
    fn take_until(&mut self, stop: impl FnMut(char) -> bool) -> &'a str {
        let end = self.rest.find(stop).unwrap_or(self.rest.len());
        self.advance(end)
    }

    fn skip_line(&mut self) {
        self.take_until(|letter| letter == '\n');
        self.advance(self.rest.len().min(1));
    }

    /// Steps over space within a line: a tag that goes on in the next one is a broken tag.
    fn skip_space(&mut self) {
        self.take_until(|letter| letter == '\n' || !letter.is_whitespace());
    }

    fn comment(&mut self, place: Place) -> Result<Token<'a>, PgnError> {
        match self.rest.find('}') {
            Some(end) => {
                let said = self.advance(end + 1);
                Ok(Token::Comment(words(&said[1..end])))
            }
            None => {
                // The rest may hold other games; only this line is given up.
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
            return Err(self.place.error(Fault::TagWithoutValue(name.to_owned())));
        }
        let value = self.quoted(name)?;
        self.skip_space();
        if !self.rest.starts_with(']') {
            return Err(self.place.error(Fault::OpenTag(name.to_owned())));
        }
        self.advance(1);
        Ok(Token::Tag { name, value })
    }

    /// Reads a value in quotes, which `\"` and `\\` may be part of, on a single line.
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
                    return Err(place.error(Fault::OpenQuote(name.to_owned())));
                }
            }
        }
    }

    /// Steps over a move number with its full stops (`12.`, `12...`), if one stands here.
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

    /// Reads up to the next space or sign; nothing where that is an annotation or a number.
    fn word(&mut self) -> Option<Token<'a>> {
        if self.skip_move_number() {
            return None;
        }
        let stops = |c: char| c.is_whitespace() || "{}()[];\"*<>".contains(c);
        let end = self.rest.find(stops).unwrap_or(self.rest.len());
        // A judgement behind a move is read as a word of its own.
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

/// The words of a text, with single spaces between them.
fn words(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// Whether annotations such as `!?`, `+/-` or `⩲` are made of this.
fn is_annotation(letter: char) -> bool {
    "!?+-=/\\~^#∞±∓⩲⩱□⟳→↑⇆".contains(letter)
}

/// The result that a word means, in the usual spellings.
fn result(word: &str) -> Option<&'static str> {
    match word {
        "1/2" | "½-½" | "½" => Some("1/2-1/2"),
        "1–0" => Some("1-0"),
        "0–1" => Some("0-1"),
        _ => RESULTS.into_iter().find(|&result| result == word),
    }
}
