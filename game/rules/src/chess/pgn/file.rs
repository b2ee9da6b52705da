//! Reads the games of a file one after another.

use std::{
    io::{self, Read},
    mem,
    ops::Range,
};

use super::{
    Decoder, Fault, PgnError, PgnGame,
    lexer::{Lexer, Place},
    reader::{Drafts, Found},
};
use crate::chess::Rules;

/// Maximum length of the text of a game, in bytes. A game of 100,000 half-moves with clock times
/// fits.
const LONGEST: usize = 4 << 20;

/// Reads a file game by game, so that its size doesn't matter. It finds the same games as
/// [`super::parse`], except for those with more than 4 MB of text, and those without tags that follow
/// them.
///
/// ```
/// use parlour_rules::chess::{Rules, pgn::Reader};
///
/// let mut file = Reader::new(&b"1. e4 e5 1-0\n\n1. d4 *\n"[..], Rules::Standard);
/// let mut plies = Vec::new();
/// while let Some(game) = file.next_game()? {
///     plies.push(game?.game.ply());
/// }
/// assert_eq!(plies, [2, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    input: Decoder<R>,
    rules: Rules,
    /// Text from the last game on, as far as it is read.
    text: String,
    /// Last game in the text.
    game: Range<usize>,
    /// Position of the end of the last game in the file.
    place: Place,
    /// Whether there was a game already.
    any: bool,
    /// Whether everything is read.
    is_at_end: bool,
    /// Whether the last game was too long, and its rest has to be skipped.
    is_lost: bool,
}

impl<R: Read> Reader<R> {
    /// Starts at the beginning of a file. `rules` apply to games without a `Variant` tag.
    pub fn new(input: R, rules: Rules) -> Self {
        Self::of(Decoder::new(input), rules)
    }

    fn of(input: Decoder<R>, rules: Rules) -> Self {
        Self {
            input,
            rules,
            text: String::new(),
            game: 0..0,
            place: Place::START,
            any: false,
            is_at_end: false,
            is_lost: false,
        }
    }

    /// Returns the next game, or `None` at the end of the file.
    ///
    /// # Errors
    /// Returns the error of the system if the file can't be read.
    pub fn next_game(&mut self) -> io::Result<Option<Result<PgnGame, PgnError>>> {
        if mem::take(&mut self.is_lost) {
            self.skip_to_tag()?;
        }
        loop {
            let text = &self.text[self.game.end..];
            let end = self.place.offset + text.len();
            let found = Drafts::resume(text, self.place, self.rules, self.any).next();
            match found {
                None if self.is_at_end => return Ok(None),
                Some(found) if self.is_at_end || !found.depends_on_more => {
                    return Ok(Some(self.finish(found)));
                }
                // Only a comment without an end reads on behind the end of its game.
                Some(found) if text.len() >= LONGEST && found.end.offset < end => {
                    return Ok(Some(self.finish(found)));
                }
                found if text.len() >= LONGEST => return Ok(Some(Err(self.give_up(found)))),
                _ => self.read_on()?,
            }
        }
    }

    /// Returns the text of the last game.
    pub fn game_text(&self) -> &str {
        &self.text[self.game.clone()]
    }

    fn finish(&mut self, found: Found) -> Result<PgnGame, PgnError> {
        let (from, start) = (self.place.offset, self.game.end);
        let at = |place: Place| start + (place.offset - from);
        let end = at(found.end);
        self.game = at(found.begin).min(end)..end;
        self.place = found.end;
        self.any = true;
        found.draft.finish(found.result)
    }

    /// Returns the error of a game that is too long: the first one in its text, if there is one.
    fn give_up(&mut self, found: Option<Found>) -> PgnError {
        self.is_lost = true;
        self.any = true;
        let (begin, failure) = match found {
            Some(found) => (found.begin, found.failure),
            None => (self.place, None),
        };
        failure.unwrap_or_else(|| begin.error(Fault::TooLong))
    }

    /// Skips all text that is read, and everything up to the next tag.
    fn skip_to_tag(&mut self) -> io::Result<()> {
        let mut lexer = Lexer::resume(&self.text[self.game.end..], self.place);
        lexer.skip_all();
        self.place = lexer.place();
        self.game = self.text.len()..self.text.len();
        while !self.is_at_end {
            self.read_on()?;
            let mut lexer = Lexer::resume(&self.text, self.place);
            let from = self.place.offset;
            lexer.skip_to_tag();
            self.place = lexer.place();
            let skipped = self.place.offset - from;
            self.game = skipped..skipped;
            if skipped < self.text.len() {
                break;
            }
        }
        Ok(())
    }

    /// Forgets the text before the current game, and reads more. The amount doubles, because the
    /// game is then read again from its start.
    fn read_on(&mut self) -> io::Result<()> {
        self.text.drain(..self.game.end);
        self.game = 0..0;
        let enough = self.text.len() * 2;
        loop {
            self.is_at_end = !self.input.read(&mut self.text)?;
            if self.is_at_end || self.text.len() > enough {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::pgn;

    const GAMES: &str = "\u{feff}% escaped\n[Event \"A\"]\n[White \"Ada \\\"A\\\" ü\"]\n\n1. e4 {best \
        by [test]} e5 (1... c5! 2. Nf3 (2. c3) d6) 2. Nf3 1/2-1/2 * \n\n1. d4 ; why\nd5 1-0\n\
        [Event \"B\"]\n[Event \"C\"]\n[FEN \"8/8 w - - 0 1\"]\n1. e4 {open\n\n[White \"D\"]\n\n1. e4 e4 \
        e5 Qh9\n\n[White \"E\n[Black \"F\"]\n{only} 1. e4 $1 (1. d4) 0-1\n%\n\n1.e4 e5 ) 2. Nf3 *\n\n[White \
        \"G\"]\n1. e4 (1. d4 d5 \n\n";

    fn read(input: impl Read, piece: usize) -> Vec<Result<PgnGame, PgnError>> {
        let mut reader = Reader::of(Decoder::with_piece(input, piece), Rules::Standard);
        let mut games = Vec::new();
        while let Some(game) = reader.next_game().unwrap() {
            games.push(game);
        }
        games
    }

    #[test]
    fn games_are_the_same_however_a_file_is_cut() {
        let wanted = pgn::parse(GAMES);
        assert_eq!(wanted.len(), 6, "{wanted:?}");
        for piece in 1..GAMES.len() + 2 {
            assert_eq!(read(GAMES.as_bytes(), piece), wanted, "pieces of {piece}");
        }
        assert!(read(&b""[..], 9).is_empty());
        assert!(read(&b" \n%x\n"[..], 2).is_empty());
    }

    #[test]
    fn a_file_is_read_game_by_game() {
        let game = "[White \"Ada\"]\n\n1. e4 {good} e5 2. Nf3 *\n\n";
        let file = game.repeat(20_000);
        let mut reader = Reader::new(file.as_bytes(), Rules::Standard);
        for number in 0..20_000 {
            let read = reader.next_game().unwrap();
            assert!(matches!(read, Some(Ok(_))), "{number}: {read:?}");
            assert_eq!(reader.game_text(), game.trim_end(), "{number}");
            assert!(reader.text.capacity() < 1 << 18, "{number}");
        }
        assert!(reader.next_game().unwrap().is_none());
    }

    #[test]
    fn a_game_that_is_too_long_is_an_error_and_the_next_one_is_read() {
        let next = "[White \"Ada\"]\n\n1. e4 *\n";
        let long = format!("1. e4 {{{}}} *\n\n{next}", "x".repeat(2 * LONGEST));
        let games = read(long.as_bytes(), 1 << 16);
        assert_eq!(games.len(), 2);
        assert_eq!(games[0], Err(Place::START.error(Fault::TooLong)));
        assert!(games[1].is_ok());
        // The first error is still the first error.
        let games = read(long.replacen("e4", "e5", 1).as_bytes(), 1 << 16);
        let error = games[0].as_ref().unwrap_err();
        assert!(matches!(error.reason, Fault::Move { .. }), "{error}");
        assert_eq!(games.len(), 2);
        let mut endless = Reader::new(io::repeat(b'x'), Rules::Standard);
        let game = endless.next_game().unwrap();
        assert_eq!(game, Some(Err(Place::START.error(Fault::TooLong))));
    }

    #[test]
    fn a_game_that_is_too_long_within_a_file_costs_no_other_game() {
        let small = "[White \"Ada\"]\n\n1. e4 e5 *\n\n";
        let moves = format!("1. e4 {}", "$1 $2\n".repeat(LONGEST / 2));
        let comment = format!("1. e4 {{{}}}", "x\n[%a] ".repeat(LONGEST / 3));
        let open = format!("1. e4 {{{} 1. d4", "x ".repeat(LONGEST));
        for long in [moves, comment, open] {
            for piece in [1 << 12, 1 << 16, 1 << 23] {
                let rest = small.repeat(3);
                let file = format!("{small}[White \"Long\"]\n\n{long} *\n\n{rest}");
                let games = read(file.as_bytes(), piece);
                let is_ok: Vec<_> = games.iter().map(Result::is_ok).collect();
                assert_eq!(is_ok, [true, false, true, true, true], "{piece}");
                assert_eq!(games[1].as_ref().unwrap_err().reason, Fault::TooLong);
            }
        }
    }

    #[test]
    fn a_comment_without_an_end_costs_no_other_game() {
        let game = "[White \"Ada\"]\n\n1. e4 e5 *\n\n";
        let rest = game.repeat(2 * LONGEST / game.len());
        let file = format!("1. e4 {{open\n\n{rest}");
        let mut reader = Reader::new(file.as_bytes(), Rules::Standard);
        let first = reader.next_game().unwrap().unwrap().unwrap_err();
        assert_eq!(first.reason, Fault::OpenComment);
        assert!(reader.next_game().unwrap().unwrap().is_ok());
    }
}
