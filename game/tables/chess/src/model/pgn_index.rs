//! Index of the games in a PGN file.
//!
//! A background thread first lists all games from their headings. It then replays each game to find
//! those with illegal moves.

use super::{annotated_game::AnnotatedGame, pgn_file};
use deunicode::deunicode;
use parlour_rules::chess::{
    pgn,
    pgn::{Headings, PgnError},
};
use parlour_shell::table::job::{Ended, Job, Sink};
use std::{
    io,
    ops::Range,
    path::{Path, PathBuf},
    sync::Arc,
};
use web_time::{Duration, Instant};

/// Game in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Name of the white player; empty if unknown.
    pub white: String,
    /// Name of the black player; empty if unknown.
    pub black: String,
    /// Date, as far as it is known: `1972.07.11`, `1972` or empty.
    pub date: String,
    /// Tournament or match; empty if unknown.
    pub event: String,
    /// Result: `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
    /// Number of full moves, rounded up.
    pub moves: usize,
    /// Whether it has any tag other than its result.
    is_tagged: bool,
    /// First error in the game. Its line and column are those in the file.
    pub error: Option<PgnError>,
    /// Bytes of the game in the file. `begin` holds the line and column of its start, counted from
    /// 1.
    span: Range<usize>,
    begin: (usize, usize),
    /// Searchable text in lower case.
    words: String,
}

impl Row {
    fn of(heading: pgn::Heading) -> Self {
        let untold = pgn::Tags {
            result: heading.tags.result.clone(),
            ..pgn::Tags::default()
        };
        let is_tagged = heading.tags != untold;
        let pgn::Tags {
            white,
            black,
            event,
            site,
            date,
            ..
        } = heading.tags;
        let mut words = format!("{white}\n{black}\n{event}\n{site}\n{date}").to_lowercase();
        if !words.is_ascii() {
            // A transliteration lets names be found from a keyboard with another script.
            words = format!("{words}\n{}", deunicode(&words).to_lowercase());
        }
        let known = |text: String| if text == "?" { String::new() } else { text };
        Self {
            is_tagged,
            white: known(white),
            black: known(black),
            event: known(event),
            date: date.trim_end_matches(".??").replace("????", ""),
            result: heading.result,
            moves: heading.plies.div_ceil(2),
            error: heading.error,
            span: heading.span,
            begin: (heading.line, heading.column),
            words,
        }
    }

    /// Converts the location of an error from the game's text to the file.
    fn in_file(&self, error: PgnError) -> PgnError {
        error.within(self.begin.0, self.begin.1)
    }

    /// Returns whether each of these lower-case words occurs in the searchable text.
    fn has(&self, words: &[&str]) -> bool {
        words.iter().all(|word| self.words.contains(word))
    }
}

/// Message from the background thread.
#[derive(Debug)]
enum IndexEvent {
    /// Contents of the file, and whether they are text at all.
    Text(Arc<str>, bool),
    Rows(Vec<Row>, usize),
    Listed,
    Broken(usize, PgnError),
    Failed(io::Error),
}

/// Progress of the background thread.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Progress {
    /// Games are being listed. The value is the share of the file, from 0 to 1.
    Listing(f32),
    /// All games are listed and are being replayed.
    Checking,
    /// The thread has ended.
    Done,
}

/// Index of the games in a PGN file or text. Dropping it stops the background thread.
#[derive(Debug)]
pub struct PgnIndex {
    path: PathBuf,
    text: Option<Arc<str>>,
    is_text: bool,
    rows: Vec<Row>,
    /// Indices of the rows that match the search.
    shown: Vec<usize>,
    search: String,
    progress: Progress,
    failed: Option<io::Error>,
    job: Job<IndexEvent>,
}

impl PgnIndex {
    /// Starts to read a file in the background.
    pub fn open(path: &Path) -> Self {
        let file = path.to_path_buf();
        Self::reading(path.to_path_buf(), move |sink| {
            match pgn_file::read(&file) {
                Ok(text) => list(text.into(), sink),
                Err(error) => {
                    sink.send(IndexEvent::Failed(error));
                }
            }
        })
    }

    /// Starts to list the games in a text that is in no file, such as the clipboard's.
    pub fn of_text(text: String) -> Self {
        Self::reading(PathBuf::new(), move |sink| list(text.into(), sink))
    }

    fn reading(path: PathBuf, work: impl FnOnce(&Sink<IndexEvent>) + Send + 'static) -> Self {
        Self {
            path,
            text: None,
            is_text: true,
            rows: Vec::new(),
            shown: Vec::new(),
            search: String::new(),
            progress: Progress::Listing(0.0),
            failed: None,
            job: Job::spawn("PGN index", work),
        }
    }

    /// Returns the path of the file, or an empty path for a text.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the games listed so far.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Returns the indices of the rows that match the search.
    pub fn shown(&self) -> &[usize] {
        &self.shown
    }

    /// Returns the progress of the background thread.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Returns the error of the system if the file could not be read.
    pub fn failed(&self) -> Option<&io::Error> {
        self.failed.as_ref()
    }

    /// Returns the number of games with errors found so far.
    pub fn broken(&self) -> usize {
        self.rows.iter().filter(|row| row.error.is_some()).count()
    }

    /// Returns whether the file holds nothing that looks like a game. Only valid once all games are
    /// listed.
    pub fn is_without_games(&self) -> bool {
        self.rows
            .iter()
            .all(|row| row.error.is_some() && !row.is_tagged && (row.moves == 0 || !self.is_text))
    }

    /// Returns the error in the first game of a text that is meant to be PGN, that is, begins with
    /// a tag.
    pub fn first_flaw(&self) -> Option<&PgnError> {
        let text = self.text.as_deref().filter(|_| self.is_text)?;
        let begins = text.trim_start_matches('\u{feff}').trim_start();
        let error = self.rows.first()?.error.as_ref()?;
        begins.starts_with('[').then_some(error)
    }

    /// Shows only games that contain each word of `search`, without regard to case.
    pub fn search(&mut self, search: &str) {
        self.search = search.to_lowercase();
        self.shown.clear();
        self.show_from(0);
    }

    fn show_from(&mut self, first: usize) {
        let words: Vec<&str> = self.search.split_whitespace().collect();
        let rows = self.rows.iter().enumerate().skip(first);
        let found = rows.filter(|(_, row)| row.has(&words));
        self.shown.extend(found.map(|(number, _)| number));
    }

    /// Takes in messages from the background thread. Returns whether there were any.
    pub fn advance(&mut self) -> bool {
        let mut any = false;
        loop {
            match self.job.poll() {
                Some(Ok(IndexEvent::Text(text, is_text))) => {
                    self.text = Some(text);
                    self.is_text = is_text;
                }
                Some(Ok(IndexEvent::Rows(rows, bytes))) => {
                    let first = self.rows.len();
                    self.rows.extend(rows);
                    self.show_from(first);
                    let whole = self.text.as_ref().map_or(1, |text| text.len().max(1));
                    self.progress = Progress::Listing(bytes as f32 / whole as f32);
                }
                Some(Ok(IndexEvent::Listed)) => self.progress = Progress::Checking,
                Some(Ok(IndexEvent::Broken(number, error))) => {
                    if let Some(row) = self.rows.get_mut(number) {
                        row.error = Some(row.in_file(error));
                    }
                }
                Some(Ok(IndexEvent::Failed(reason))) | Some(Err(Ended::NotStarted(reason))) => {
                    self.failed = Some(reason);
                }
                None => return any,
                // After a panic, the games listed so far can still be opened.
                Some(Err(Ended::Complete | Ended::Panicked)) => {
                    any |= self.progress != Progress::Done;
                    self.progress = Progress::Done;
                    return any;
                }
            }
            any = true;
        }
    }

    /// Opens a game for review. A finished game is at its start, any other at its last position.
    ///
    /// # Errors
    /// Returns the first error in the game, with its line and column in the file.
    pub fn game(&self, number: usize) -> Result<AnnotatedGame, PgnError> {
        let unknown = || PgnError {
            line: 1,
            column: 1,
            reason: pgn::Fault::Missing,
        };
        let row = self.rows.get(number).ok_or_else(unknown)?;
        if let Some(error) = &row.error {
            return Err(error.clone());
        }
        let text = self.text.as_ref().ok_or_else(unknown)?;
        let text = text.get(row.span.clone()).ok_or_else(unknown)?;
        AnnotatedGame::read(text, &self.path).map_err(|error| row.in_file(error))
    }
}

/// Longest time between two messages with listed games.
const BEAT: Duration = Duration::from_millis(100);
/// Largest number of listed games in one message.
const BATCH: usize = 256;

fn list(text: Arc<str>, sink: &Sink<IndexEvent>) {
    // NUL bytes occur in binary files, but not in text.
    let is_text = !text.contains('\0');
    if !sink.send(IndexEvent::Text(text.clone(), is_text)) {
        return;
    }
    let mut headings = Headings::new(&text);
    // Games to replay: those without an error in their heading.
    let mut unknown = Vec::new();
    let mut count = 0;
    let mut rows = Vec::new();
    let mut last = Instant::now();
    while let Some(heading) = headings.next() {
        let row = Row::of(heading);
        if row.error.is_none() {
            unknown.push((count, row.span.clone()));
        }
        count += 1;
        rows.push(row);
        if last.elapsed() > BEAT || rows.len() == BATCH {
            last = Instant::now();
            let listed = std::mem::take(&mut rows);
            if !sink.send(IndexEvent::Rows(listed, headings.offset())) {
                return;
            }
        }
    }
    if !sink.send(IndexEvent::Rows(rows, text.len())) || !sink.send(IndexEvent::Listed) {
        return;
    }
    for (number, span) in unknown {
        let game = pgn::parse(&text[span]).into_iter().next();
        let going_on = match game {
            Some(Err(error)) => sink.send(IndexEvent::Broken(number, error)),
            _ => !sink.is_canceled(),
        };
        if !going_on {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::NodeId;

    const THREE: &str = "[White \"Ada\"]\n[Black \"Bea\"]\n[Date \"1972.07.??\"]\n[Event \"Cup\"]\n\n\
        1. e4 e5 2. Nf3 1-0\n\n[White \"Cid\"]\n\n1. e4 Ke4 *\n\n[White \"Dan\"]\n[Black \"Ada\"]\n\n1. d4 *\n";

    fn whole(mut index: PgnIndex) -> PgnIndex {
        while index.progress() != Progress::Done {
            index.advance();
            std::thread::yield_now();
        }
        index
    }

    #[test]
    fn games_are_listed_searched_and_opened_and_a_broken_one_says_where() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("three.pgn");
        std::fs::write(&path, THREE).unwrap();
        let mut index = whole(PgnIndex::open(&path));
        let [first, broken, last] = index.rows() else {
            panic!("{:?}", index.rows());
        };
        assert_eq!(
            (first.date.as_str(), first.moves, first.result),
            ("1972.07", 2, "1-0")
        );
        assert_eq!((last.event.as_str(), last.date.as_str()), ("", ""));
        let error = broken.error.as_ref().unwrap();
        assert_eq!((error.line, error.column), (10, 7));
        assert_eq!(index.broken(), 1);
        assert_eq!(index.game(1).unwrap_err(), *error);
        index.search("ADA");
        assert_eq!(index.shown(), [0, 2]);
        index.search("ada cup");
        assert_eq!(index.shown(), [0]);
        index.search("");
        assert_eq!(index.shown().len(), 3);
        // A finished game opens at its start, any other at its last position.
        let over = index.game(0).unwrap();
        assert_eq!((over.now(), over.plies()), (NodeId::ROOT, 3));
        assert_eq!(over.location().unwrap().path, path);
        let open = index.game(2).unwrap();
        assert_eq!(open.ply_of(open.now()), Some(1));
        assert!(index.game(3).is_err());
    }

    #[test]
    fn a_name_in_other_letters_is_found_by_how_it_sounds() {
        let text = "[White \"Карпов\"]\n\n1. e4 *\n\n[White \"Ødegård\"]\n\n1. d4 *\n";
        let mut index = whole(PgnIndex::of_text(text.to_owned()));
        for (search, found) in [("karpov", 0), ("КАРП", 0), ("odegard", 1), ("ødeg", 1)] {
            index.search(search);
            assert_eq!(index.shown(), [found], "{search}");
        }
    }

    #[test]
    fn a_file_that_is_not_there_and_a_text_without_games_say_so() {
        let gone = whole(PgnIndex::open(Path::new("/nowhere/at/all.pgn")));
        assert!(gone.failed().is_some() && gone.rows().is_empty());
        let empty = whole(PgnIndex::of_text(String::new()));
        assert!(empty.failed().is_none() && empty.rows().is_empty());
        assert_eq!(empty.first_flaw(), None);
    }

    #[test]
    fn a_file_with_one_game_that_cannot_be_read_says_why() {
        let broken = "[Event \"x\n[White \"A\" B]\n1. e4 {never closed e5";
        let index = whole(PgnIndex::of_text(broken.to_owned()));
        assert!(index.is_without_games());
        assert_eq!(index.first_flaw().map(|flaw| flaw.line), Some(1));
        // A text that is not meant to be PGN has no error.
        let other = whole(PgnIndex::of_text("Dear Sir, never closed {".to_owned()));
        assert_eq!(other.first_flaw(), None);
    }

    #[test]
    fn reading_stops_when_nobody_wants_it_any_more() {
        let text = THREE.repeat(20_000);
        let mut index = PgnIndex::of_text(text);
        while index.rows().is_empty() {
            index.advance();
            std::thread::yield_now();
        }
        let text = index.text.clone().unwrap();
        drop(index);
        // The thread releases the text when it ends.
        let begun = Instant::now();
        while Arc::strong_count(&text) > 1 {
            assert!(
                begun.elapsed() < Duration::from_secs(20),
                "it goes on reading"
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
