//! The games of a file: listed quickly, then played through one after the other to see which cannot
//! be; all on a thread that can be stopped.

use super::{annotated_game::AnnotatedGame, pgn_file};
use deunicode::deunicode;
use parlour_rules::chess::{
    NodeId,
    pgn::{self, Headings, PgnError},
};
use std::{
    io,
    ops::Range,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, Sender, TryRecvError, channel},
    },
    time::{Duration, Instant},
};

/// A game of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Who played White.
    pub white: String,
    /// Who played Black.
    pub black: String,
    /// When, as far as it is known: `1972.07.11`, `1972`, or nothing.
    pub date: String,
    /// The tournament or match, or nothing.
    pub event: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
    /// How many moves, both sides' together counted as one.
    pub moves: usize,
    /// Whether anything is told of it by tags.
    is_tagged: bool,
    /// What is wrong with it, if anything is; where is counted in the file.
    pub error: Option<PgnError>,
    /// Where it stands: bytes, and the line and column in which it begins, counted from 1.
    span: Range<usize>,
    begin: (usize, usize),
    /// What is looked for in it: small letters.
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
            // What is typed on another keyboard finds it too.
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

    /// Where something is wrong in the file, if that is where it is in the game's own text.
    fn in_file(&self, error: PgnError) -> PgnError {
        error.within(self.begin.0, self.begin.1)
    }

    /// Whether each of these words, in small letters, stands in it somewhere.
    fn has(&self, words: &[&str]) -> bool {
        words.iter().all(|word| self.words.contains(word))
    }
}

/// What the thread tells.
enum News {
    /// What stands in the file, and whether that is text at all.
    Text(Arc<str>, bool),
    Rows(Vec<Row>, usize),
    Listed,
    Broken(usize, PgnError),
    Failed(io::Error),
}

/// How far it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Progress {
    /// So much of the file, from 0 to 1, is listed.
    Listing(f32),
    /// Everything is listed, and so many games have been played through.
    Checking,
    /// Nothing is left to do.
    Done,
}

/// The games of a file.
#[derive(Debug)]
pub struct PgnIndex {
    path: PathBuf,
    text: Option<Arc<str>>,
    is_text: bool,
    rows: Vec<Row>,
    /// The rows that are looked for.
    shown: Vec<usize>,
    search: String,
    progress: Progress,
    failed: Option<io::Error>,
    heard: Receiver<News>,
    stop: Arc<AtomicBool>,
}

impl PgnIndex {
    /// Begins to read a file.
    pub fn open(path: &Path) -> Self {
        let (told, heard) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let (file, stopped) = (path.to_path_buf(), stop.clone());
        std::thread::spawn(move || read(&file, &told, &stopped));
        Self::hearing(path.to_path_buf(), heard, stop)
    }

    /// The games of a text that lies in no file.
    pub fn of_text(text: String) -> Self {
        let (told, heard) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        std::thread::spawn(move || list(text.into(), &told, &stopped));
        Self::hearing(PathBuf::new(), heard, stop)
    }

    fn hearing(path: PathBuf, heard: Receiver<News>, stop: Arc<AtomicBool>) -> Self {
        Self {
            path,
            text: None,
            is_text: true,
            rows: Vec::new(),
            shown: Vec::new(),
            search: String::new(),
            progress: Progress::Listing(0.0),
            failed: None,
            heard,
            stop,
        }
    }

    /// The file; empty if it is a text without one.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All games, as far as they are listed.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Those that are looked for, by their numbers.
    pub fn shown(&self) -> &[usize] {
        &self.shown
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Why the file could not be read, if it could not: what the system said.
    pub fn failed(&self) -> Option<&io::Error> {
        self.failed.as_ref()
    }

    /// How many games cannot be read, as far as that is known.
    pub fn broken(&self) -> usize {
        self.rows.iter().filter(|row| row.error.is_some()).count()
    }

    /// Whether there is no game in it: nothing, or something that is none. Known once all is listed.
    pub fn is_without_games(&self) -> bool {
        self.rows
            .iter()
            .all(|row| row.error.is_some() && !row.is_tagged && (row.moves == 0 || !self.is_text))
    }

    /// What is wrong with the first of what was meant to be games: a text that begins with a tag is a
    /// game's, other texts are none.
    pub fn first_flaw(&self) -> Option<&PgnError> {
        let text = self.text.as_deref().filter(|_| self.is_text)?;
        let begins = text.trim_start_matches('\u{feff}').trim_start();
        let error = self.rows.first()?.error.as_ref()?;
        begins.starts_with('[').then_some(error)
    }

    /// Looks for games in which each word of this stands.
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

    /// Takes in what the thread has told; whether there was anything.
    pub fn advance(&mut self) -> bool {
        let mut any = false;
        loop {
            match self.heard.try_recv() {
                Ok(News::Text(text, is_text)) => {
                    self.text = Some(text);
                    self.is_text = is_text;
                }
                Ok(News::Rows(rows, bytes)) => {
                    let first = self.rows.len();
                    self.rows.extend(rows);
                    self.show_from(first);
                    let whole = self.text.as_ref().map_or(1, |text| text.len().max(1));
                    self.progress = Progress::Listing(bytes as f32 / whole as f32);
                }
                Ok(News::Listed) => self.progress = Progress::Checking,
                Ok(News::Broken(number, error)) => {
                    if let Some(row) = self.rows.get_mut(number) {
                        row.error = Some(row.in_file(error));
                    }
                }
                Ok(News::Failed(reason)) => self.failed = Some(reason),
                Err(TryRecvError::Empty) => return any,
                Err(TryRecvError::Disconnected) => {
                    any |= self.progress != Progress::Done;
                    self.progress = Progress::Done;
                    return any;
                }
            }
            any = true;
        }
    }

    /// A game of the list, to be looked at: one that is over at its beginning, another one where it
    /// stands.
    ///
    /// # Errors
    /// What is wrong with it, and where in the file.
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
        let game = pgn::parse(text).into_iter().next().ok_or_else(unknown)?;
        let game = game.map_err(|error| row.in_file(error))?;
        let over = game.result != "*";
        let mut sheet = AnnotatedGame::of_file(game, text, &self.path);
        if over {
            sheet.go(NodeId::ROOT);
        }
        Ok(sheet)
    }
}

impl Drop for PgnIndex {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

fn read(path: &Path, told: &Sender<News>, stop: &AtomicBool) {
    match pgn_file::read(path) {
        Ok(text) => list(text.into(), told, stop),
        // Nobody may be listening any more.
        Err(error) => drop(told.send(News::Failed(error))),
    }
}

/// How often the list tells how far it is.
const BEAT: Duration = Duration::from_millis(100);
/// And after how many games at the latest.
const BATCH: usize = 256;

fn list(text: Arc<str>, told: &Sender<News>, stop: &AtomicBool) {
    let tell = |news: News| told.send(news).is_ok() && !stop.load(Ordering::Relaxed);
    // Such bytes stand in pictures, programs and the like, and in no text.
    let is_text = !text.contains('\0');
    if !tell(News::Text(text.clone(), is_text)) {
        return;
    }
    let mut headings = Headings::new(&text);
    // What has to be played through: not what is known to be wrong.
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
            if !tell(News::Rows(std::mem::take(&mut rows), headings.offset())) {
                return;
            }
        }
    }
    if !tell(News::Rows(rows, text.len())) || !tell(News::Listed) {
        return;
    }
    for (number, span) in unknown {
        let game = pgn::parse(&text[span]).into_iter().next();
        let going_on = match game {
            Some(Err(error)) => tell(News::Broken(number, error)),
            _ => !stop.load(Ordering::Relaxed),
        };
        if !going_on {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: &str = "[White \"Ada\"]\n[Black \"Bea\"]\n[Date \"1972.07.??\"]\n[Event \"Cup\"]\n\n\
        1. e4 e5 2. Nf3 1-0\n\n[White \"Cid\"]\n\n1. e4 Ke4 *\n\n[White \"Dan\"]\n[Black \"Ada\"]\n\n1. d4 *\n";

    fn whole(mut library: PgnIndex) -> PgnIndex {
        while library.progress() != Progress::Done {
            library.advance();
            std::thread::yield_now();
        }
        library
    }

    #[test]
    fn games_are_listed_searched_and_opened_and_a_broken_one_says_where() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("three.pgn");
        std::fs::write(&path, THREE).unwrap();
        let mut library = whole(PgnIndex::open(&path));
        let [first, broken, last] = library.rows() else {
            panic!("{:?}", library.rows());
        };
        assert_eq!(
            (first.date.as_str(), first.moves, first.result),
            ("1972.07", 2, "1-0")
        );
        assert_eq!((last.event.as_str(), last.date.as_str()), ("", ""));
        let error = broken.error.as_ref().unwrap();
        assert_eq!((error.line, error.column), (10, 7));
        assert_eq!(library.broken(), 1);
        assert_eq!(library.game(1).unwrap_err(), *error);
        library.search("ADA");
        assert_eq!(library.shown(), [0, 2]);
        library.search("ada cup");
        assert_eq!(library.shown(), [0]);
        library.search("");
        assert_eq!(library.shown().len(), 3);
        // One that is over is seen from its start, another one where it stands.
        let over = library.game(0).unwrap();
        assert_eq!((over.now(), over.plies()), (NodeId::ROOT, 3));
        assert_eq!(over.home().unwrap().path, path);
        let open = library.game(2).unwrap();
        assert_eq!(open.ply_of(open.now()), Some(1));
        assert!(library.game(3).is_err());
    }

    #[test]
    fn a_name_in_other_letters_is_found_by_how_it_sounds() {
        let text = "[White \"Карпов\"]\n\n1. e4 *\n\n[White \"Ødegård\"]\n\n1. d4 *\n";
        let mut library = whole(PgnIndex::of_text(text.to_owned()));
        for (search, found) in [("karpov", 0), ("КАРП", 0), ("odegard", 1), ("ødeg", 1)] {
            library.search(search);
            assert_eq!(library.shown(), [found], "{search}");
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
        let library = whole(PgnIndex::of_text(broken.to_owned()));
        assert!(library.is_without_games());
        assert_eq!(library.first_flaw().map(|flaw| flaw.line), Some(1));
        // What was never meant to be a game has no flaw.
        let other = whole(PgnIndex::of_text("Dear Sir, never closed {".to_owned()));
        assert_eq!(other.first_flaw(), None);
    }

    #[test]
    fn reading_stops_when_nobody_wants_it_any_more() {
        let text = THREE.repeat(20_000);
        let mut library = PgnIndex::of_text(text);
        while library.rows().is_empty() {
            library.advance();
            std::thread::yield_now();
        }
        let stop = library.stop.clone();
        drop(library);
        assert!(stop.load(Ordering::Relaxed));
        // The thread lets go of the flag when it ends.
        let begun = Instant::now();
        while Arc::strong_count(&stop) > 1 {
            assert!(
                begun.elapsed() < Duration::from_secs(20),
                "it goes on reading"
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
