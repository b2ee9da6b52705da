//! List of finished games: search, filters, and undo of a deletion.

use super::{
    Detail, Ending, Heading, OlderGames, Opponent,
    files::{self, ArchivedGame, Entry, Found, newest_first},
};
use crate::{
    platform::{
        calendar,
        locale::Locale,
        storage::{Storage, StorageError},
    },
    table::job::Job,
    ui::text_field::TextField,
};
use deunicode::deunicode;
use std::{
    collections::{BTreeMap, HashMap},
    path::PathBuf,
};

/// Greatest length of a search text, in characters.
const LONGEST_SEARCH: usize = 60;

/// Results that the list shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Results {
    /// All.
    #[default]
    All,
    /// Games with this end.
    Only(Ending),
}

impl Results {
    /// All values, in the order in which the button steps through them.
    const ALL: [Self; 6] = [
        Self::All,
        Self::Only(Ending::Won),
        Self::Only(Ending::Lost),
        Self::Only(Ending::Drawn),
        Self::Only(Ending::Decided),
        Self::Only(Ending::Unfinished),
    ];
}

/// Filters of the list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    /// Name of the only table that is shown.
    pub table: Option<String>,
    /// Results that are shown.
    pub results: Results,
    /// The only opponent that is shown.
    pub opponent: Option<Opponent>,
}

/// Finished games of all tables.
#[derive(Debug, Default)]
pub struct Archive {
    /// Folder of the games; `None` if nothing is saved.
    folder: Option<PathBuf>,
    job: Option<Job<Found>>,
    /// All games, the newest first.
    entries: Vec<Entry>,
    /// Searchable text of each game in lower case; empty until the next search.
    words: Vec<String>,
    /// Indices of the games that match search and filters.
    shown: Vec<usize>,
    /// Whether these indices have to be found again.
    is_stale: bool,
    /// Tables without older games, until that is recorded.
    none_older: Vec<&'static str>,
    /// Deleted games that can come back, the last one last.
    deleted: Vec<Entry>,
    /// Search text.
    pub search: TextField,
    filter: Filter,
    /// Page of the list, counted from 0.
    pub page: usize,
}

impl Archive {
    /// Uses the games in the player's folder. A fresh start adds games to it, and doesn't list those
    /// of earlier runs.
    pub fn open(storage: &Storage, older: Vec<(&'static str, OlderGames)>) -> Self {
        let home = storage.folder().to_owned();
        let folder = Some(home.join(files::FOLDER));
        let load = move |sink: &_| files::load(&home, older, sink);
        Self {
            folder,
            job: (!storage.is_fresh()).then(|| Job::spawn("games", load)),
            search: TextField::new("", LONGEST_SEARCH),
            ..Self::default()
        }
    }

    /// Takes over what the background thread has found, and finds the games that match. Returns
    /// whether anything is new, and the errors.
    pub fn advance(&mut self, locale: &Locale) -> (bool, Vec<StorageError>) {
        let mut errors = Vec::new();
        while let Some(found) = self.job.as_mut().and_then(Job::poll) {
            self.is_stale = true;
            match found {
                Ok(Found::Entries(entries)) => self.take_in(entries),
                Ok(Found::Failed(error)) => errors.push(error),
                Ok(Found::NoneOlder(table)) => self.none_older.push(table),
                Err(_) => self.job = None,
            }
        }
        let is_new = std::mem::take(&mut self.is_stale);
        if is_new {
            self.find(locale);
        }
        (is_new, errors)
    }

    /// Returns whether games are still being read.
    pub fn is_loading(&self) -> bool {
        self.job.is_some()
    }

    /// Returns all games, the newest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the games that match search and filters, the newest first.
    pub fn shown(&self) -> impl Iterator<Item = &Entry> {
        let entries = &self.entries[..];
        // Until the next update, games that were deleted can be among them.
        self.shown.iter().filter_map(|&index| entries.get(index))
    }

    /// Returns the filters.
    pub fn filter(&self) -> &Filter {
        &self.filter
    }

    /// Returns whether a deletion can be undone.
    pub fn can_restore(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Returns the game in the file with this name.
    pub fn entry(&self, file: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.file == file)
    }

    /// Returns the number of games that match search and filters.
    pub fn count(&self) -> usize {
        self.shown.len()
    }

    /// Adds games that are not listed yet.
    fn take_in(&mut self, mut entries: Vec<Entry>) {
        if self.entries.is_empty() {
            entries.sort_by(newest_first);
            self.entries = entries;
        } else {
            for entry in entries {
                // A game that ended while the folder was read can be found there as well.
                if self.entry(&entry.file).is_none() {
                    let is_before = |other: &Entry| newest_first(other, &entry).is_lt();
                    let place = self.entries.partition_point(is_before);
                    self.entries.insert(place, entry);
                }
            }
        }
        self.is_changed();
    }

    /// Notes that other games are listed.
    fn is_changed(&mut self) {
        self.words.clear();
        self.is_stale = true;
    }

    /// Enters a game with its record. If `before` is the record of an earlier version of it, that is
    /// replaced.
    ///
    /// # Errors
    /// If the game can't be written. The list is then unchanged.
    pub fn enter(
        &mut self,
        mut heading: Heading,
        record: String,
        before: Option<&str>,
    ) -> Result<(), StorageError> {
        let Some(folder) = self.folder.clone() else {
            return Ok(());
        };
        let known = before.and_then(|before| self.place_of(&heading.table, before));
        if let Some(index) = known {
            heading.seconds += self.entries[index].heading.seconds;
        }
        let game = ArchivedGame { heading, record };
        let entry = match known {
            Some(index) => files::replace(&folder, &self.entries[index].file, &game)?,
            None => files::add(&folder, &game)?,
        };
        if let Some(index) = known {
            self.entries.remove(index);
        }
        self.take_in(vec![entry]);
        for table in self.none_older.drain(..) {
            files::mark(&folder, table)?;
        }
        Ok(())
    }

    /// Replaces the record of a game that was annotated. Does nothing if there is no such game.
    ///
    /// # Errors
    /// If the game can't be written.
    pub fn rewrite(&mut self, table: &str, before: &str, now: &str) -> Result<(), StorageError> {
        let (Some(index), Some(folder)) = (self.place_of(table, before), &self.folder) else {
            return Ok(());
        };
        let entry = &mut self.entries[index];
        let game = ArchivedGame {
            heading: entry.heading.clone(),
            record: now.to_owned(),
        };
        *entry = files::replace(folder, &entry.file, &game)?;
        Ok(())
    }

    /// Returns whether a game with this record is kept.
    pub fn has(&self, table: &str, record: &str) -> bool {
        self.place_of(table, record).is_some()
    }

    fn place_of(&self, table: &str, record: &str) -> Option<usize> {
        let hash = files::hash(record);
        let is_it = |entry: &Entry| entry.hash == hash && entry.heading.table == table;
        self.entries.iter().position(is_it)
    }

    /// Reads a game. One whose file is damaged leaves the list.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn read(&mut self, file: &str) -> Result<ArchivedGame, StorageError> {
        let folder = self.folder.as_ref().ok_or(StorageError::NoFolder)?;
        let game = files::read(folder, file);
        if let Err(StorageError::Damaged { .. } | StorageError::Newer { .. }) = game {
            self.entries.retain(|entry| entry.file != file);
            self.is_changed();
        }
        game
    }

    /// Deletes a game. [`Self::restore`] brings it back.
    ///
    /// # Errors
    /// If its file can't be moved. The game then stays in the list.
    pub fn delete(&mut self, file: &str) -> Result<(), StorageError> {
        let index = self.entries.iter().position(|entry| entry.file == file);
        let (Some(folder), Some(index)) = (&self.folder, index) else {
            return Ok(());
        };
        files::delete(folder, file)?;
        self.deleted.push(self.entries.remove(index));
        self.is_changed();
        Ok(())
    }

    /// Brings the game back that was deleted last.
    ///
    /// # Errors
    /// If its file can't be moved.
    pub fn restore(&mut self) -> Result<(), StorageError> {
        let (Some(folder), Some(entry)) = (&self.folder, self.deleted.pop()) else {
            return Ok(());
        };
        files::restore(folder, &entry.file)?;
        self.take_in(vec![entry]);
        Ok(())
    }

    /// Steps to another table: all, then each of `tables`.
    pub fn step_table(&mut self, tables: &[&str]) {
        let place = |table: &String| tables.iter().position(|other| other == table);
        let next = match &self.filter.table {
            None => 0,
            Some(table) => place(table).map_or(tables.len(), |place| place + 1),
        };
        self.filter.table = tables.get(next).map(|table| (*table).to_owned());
        // The opponent may not play at the other table.
        self.filter.opponent = None;
        self.narrowed();
    }

    /// Shows only the games of a table.
    pub fn show_table(&mut self, table: Option<&str>) {
        self.filter = Filter {
            table: table.map(str::to_owned),
            ..Filter::default()
        };
        self.search = TextField::new("", LONGEST_SEARCH);
        self.narrowed();
    }

    /// Steps to other results: all, then each that occurs.
    pub fn step_results(&mut self) {
        let place = Results::ALL
            .iter()
            .position(|it| *it == self.filter.results);
        let later = place.map_or(0, |place| place + 1);
        let occurs = |results: &&Results| match results {
            Results::All => true,
            Results::Only(ending) => {
                let mut entries = self.of_table();
                entries.any(|entry| entry.heading.ending == *ending)
            }
        };
        let next = Results::ALL[later..].iter().find(occurs);
        self.filter.results = next.copied().unwrap_or_default();
        self.narrowed();
    }

    /// Steps to another opponent: all, then each, the most frequent first.
    pub fn step_opponent(&mut self) {
        let mut counts: BTreeMap<&Opponent, usize> = BTreeMap::new();
        for entry in self.of_table() {
            *counts.entry(&entry.heading.opponent).or_default() += 1;
        }
        let mut opponents: Vec<_> = counts.into_iter().collect();
        opponents.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let place = match &self.filter.opponent {
            None => Some(0),
            Some(now) => {
                let place = opponents.iter().position(|(it, _)| *it == now);
                place.map(|place| place + 1)
            }
        };
        let next = place.and_then(|place| opponents.get(place));
        self.filter.opponent = next.map(|(opponent, _)| (*opponent).clone());
        self.narrowed();
    }

    /// Returns the games of the table that is shown.
    fn of_table(&self) -> impl Iterator<Item = &Entry> {
        let table = self.filter.table.as_deref();
        let is_shown = move |entry: &&Entry| table.is_none_or(|it| it == entry.heading.table);
        self.entries.iter().filter(is_shown)
    }

    /// Takes over the search text.
    pub fn searched(&mut self) {
        self.narrowed();
    }

    /// Forgets the searchable texts, because the language has changed.
    pub fn language_changed(&mut self) {
        self.is_changed();
    }

    /// Shows the first page of the games that match now.
    fn narrowed(&mut self) {
        self.page = 0;
        self.is_stale = true;
    }

    /// Finds the games that match search and filters.
    fn find(&mut self, locale: &Locale) {
        let search = self.search.text().to_lowercase();
        let wanted: Vec<&str> = search.split_whitespace().collect();
        if self.words.is_empty() && !wanted.is_empty() {
            let mut texts = Texts {
                locale,
                known: HashMap::new(),
            };
            let entries = self.entries.iter();
            self.words = entries.map(|entry| texts.words(&entry.heading)).collect();
        }
        let Filter {
            table,
            results,
            opponent,
        } = &self.filter;
        let matches = |(index, entry): &(usize, &Entry)| {
            let heading = &entry.heading;
            let has = |word: &&str| {
                let text = self.words.get(*index);
                text.is_none_or(|text| text.contains(word))
            };
            table.as_ref().is_none_or(|table| *table == heading.table)
                && match results {
                    Results::All => true,
                    Results::Only(ending) => *ending == heading.ending,
                }
                && opponent.as_ref().is_none_or(|it| *it == heading.opponent)
                && wanted.iter().all(has)
        };
        let entries = self.entries.iter().enumerate();
        self.shown = entries.filter(matches).map(|(index, _)| index).collect();
    }
}

/// Texts of headings in the player's language. Most headings share them.
struct Texts<'a> {
    locale: &'a Locale,
    known: HashMap<Part<'a>, String>,
}

/// Part of a heading.
#[derive(PartialEq, Eq, Hash, Clone, Copy)]
enum Part<'a> {
    Opponent(&'a Opponent),
    Detail(&'a Detail),
    Table(&'a str),
    Ending(&'static str),
}

impl<'a> Texts<'a> {
    fn text(&mut self, part: Part<'a>) -> &str {
        let locale = self.locale;
        self.known.entry(part).or_insert_with(|| {
            let text = match part {
                Part::Opponent(opponent) => opponent.name(locale),
                Part::Detail(detail) => detail.text(locale),
                Part::Table(table) => locale.text(&format!("menu-{table}")),
                Part::Ending(key) => locale.text(key),
            };
            let text = text.to_lowercase();
            // A transliteration lets names be found from a keyboard with another script.
            match text.is_ascii() {
                true => text,
                false => format!("{text}\n{}", deunicode(&text).to_lowercase()),
            }
        })
    }

    /// Returns the searchable text of a game in lower case.
    fn words(&mut self, heading: &'a Heading) -> String {
        let mut words = calendar::local(&heading.played);
        // The characters of a score that keyboards have.
        words += &format!("\n{}", heading.score.replace('–', "-").replace('½', "1/2"));
        let parts = [
            Part::Opponent(&heading.opponent),
            Part::Table(&heading.table),
            Part::Ending(heading.ending.key()),
        ];
        let details = heading.details.iter().map(Part::Detail);
        for part in parts.into_iter().chain(details) {
            words.push('\n');
            words += self.text(part);
        }
        words
    }
}
