//! Files of finished games: one for each game in the folder `games`, and an index of them.
//!
//! The index is a cache: one line of JSON for each game, with the size and time of its file. A game
//! without a matching line is read from its file, and a line without a file is left out. So an index
//! that is missing, damaged or old costs time, but never a game.

use super::{Heading, OlderGames};
use crate::{
    platform::{
        files as fs,
        storage::{Flaw, StorageError, read_file, sealed, set_aside, unsealed},
    },
    table::job::Sink,
};
use serde::{Deserialize, Serialize};
use std::{
    cmp::Ordering,
    collections::{HashMap, HashSet},
    io,
    path::{Path, PathBuf},
};
use web_time::UNIX_EPOCH;

/// Folder of the games in the player's folder.
pub const FOLDER: &str = "games";
/// Index, in that folder.
pub const INDEX: &str = "index.jsonl";
/// Folder of deleted games, in that folder. They stay until the next start.
pub const DELETED: &str = "deleted";
/// Prefix of the files that record which tables' older games were taken over.
const TAKEN_OVER: &str = "taken-over-";
/// Extension of a game's file.
const EXTENSION: &str = ".ron";
/// Format of a game's file.
const VERSION: u32 = 1;

/// Game in its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchivedGame {
    /// All that the list shows.
    pub heading: Heading,
    /// The whole game as text, in the table's own form.
    pub record: String,
}

/// Game in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Name of the file.
    pub file: String,
    /// Hash of the record, by which the game is found when it is written again.
    pub hash: u64,
    /// All that the list shows.
    pub heading: Heading,
}

/// Compares two games: the newest is first. Of two of the same second, the later one has the longer
/// name.
pub fn newest_first(a: &Entry, b: &Entry) -> Ordering {
    fn key(entry: &Entry) -> (&str, usize, &str) {
        (&entry.heading.played, entry.file.len(), &entry.file)
    }
    key(b).cmp(&key(a))
}

/// Line of the index.
#[derive(Serialize, Deserialize)]
struct Line {
    /// Size of the file in bytes, and its time in milliseconds since 1970.
    stamp: (u64, u64),
    #[serde(flatten)]
    entry: Entry,
}

/// Message from the background thread.
#[derive(Debug)]
pub enum Found {
    /// More games.
    Entries(Vec<Entry>),
    /// A file that can't be used.
    Failed(StorageError),
    /// This table has no older games. That has to be recorded with the first game: until then there
    /// is no folder.
    NoneOlder(&'static str),
}

/// Returns the hash of a record by the FNV-1a algorithm, which is the same in every version.
pub fn hash(record: &str) -> u64 {
    let bytes = record.trim().bytes();
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Writes a game into a new file of `folder`.
///
/// # Errors
/// If it can't be written. Nothing has changed then.
pub fn add(folder: &Path, game: &ArchivedGame) -> Result<Entry, StorageError> {
    let name = free_name(folder, &game.heading).map_err(|source| StorageError::Write {
        path: folder.to_owned(),
        source,
    })?;
    let entry = replace(folder, &name, game);
    if entry.is_err() {
        // The name was reserved by an empty file.
        let _ = fs::remove_file(folder.join(&name));
    }
    entry
}

/// Writes a game over an earlier version of it in the file `name`.
///
/// # Errors
/// If it can't be written. The file is then unchanged.
pub fn replace(folder: &Path, name: &str, game: &ArchivedGame) -> Result<Entry, StorageError> {
    let text = sealed(VERSION, game).map_err(|error| StorageError::Encode {
        name: name.to_owned(),
        reason: error.to_string(),
    })?;
    let path = folder.join(name);
    if let Err(source) = fs::write(&path, text.as_bytes()) {
        return Err(StorageError::Write { path, source });
    }
    let entry = Entry {
        file: name.to_owned(),
        hash: hash(&game.record),
        heading: game.heading.clone(),
    };
    append(folder, &entry);
    Ok(entry)
}

/// Reserves a file for a game by creating it. Its name has the date, the time and the table.
fn free_name(folder: &Path, heading: &Heading) -> io::Result<String> {
    fs::create_dir_all(folder)?;
    let digits = |letter: char| letter.is_ascii_digit() || letter == '-';
    let time = heading.played.replace('T', "-").replace(':', "");
    let mut time: String = time.chars().filter(|letter| digits(*letter)).collect();
    if time.is_empty() {
        time.push_str("undated");
    }
    let table = &heading.table;
    let name = |number: u64| match number {
        1 => format!("{time}-{table}{EXTENSION}"),
        _ => format!("{time}-{table}-{number}{EXTENSION}"),
    };
    // A deleted game keeps its name, because it can come back.
    let is_taken = |number: u64| {
        let paths = [
            folder.join(name(number)),
            folder.join(DELETED).join(name(number)),
        ];
        paths.iter().any(|path| fs::symlink_metadata(path).is_ok())
    };
    let mut number = 1;
    loop {
        number = first_free(number, is_taken);
        match fs::create_new(&folder.join(name(number))) {
            Ok(()) => return Ok(name(number)),
            // Another program has taken the name in the meantime.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Returns a free number from `least` whose predecessor is taken, with few looks: thousands of games
/// from a file without times have the same name but for the number.
fn first_free(least: u64, is_taken: impl Fn(u64) -> bool) -> u64 {
    let (mut taken, mut step) = (least - 1, 1);
    while is_taken(taken + step) {
        taken += step;
        step *= 2;
    }
    while step > 1 {
        step /= 2;
        if is_taken(taken + step) {
            taken += step;
        }
    }
    taken + 1
}

/// Reads a game.
///
/// # Errors
/// If it can't be read. A damaged file is kept under another name.
pub fn read(folder: &Path, name: &str) -> Result<ArchivedGame, StorageError> {
    let path = folder.join(name);
    let bytes = match read_file(&path) {
        Ok(bytes) => bytes,
        Err(source) => return Err(StorageError::Read { path, source }),
    };
    let text = String::from_utf8(bytes).map_err(|_| Flaw::Damaged("invalid UTF-8".to_owned()));
    let game = text.and_then(|text| unsealed(&text, VERSION));
    game.or_else(|flaw| {
        Err(match flaw {
            Flaw::Newer(found) => StorageError::Newer {
                name: name.to_owned(),
                found,
                known: VERSION,
                kept: set_aside(folder, name, &format!("format-{found}"))?,
            },
            Flaw::Damaged(reason) => StorageError::Damaged {
                name: name.to_owned(),
                reason,
                kept: set_aside(folder, name, "damaged")?,
            },
        })
    })
}

/// Moves a game to the deleted ones.
///
/// # Errors
/// If it can't be moved.
pub fn delete(folder: &Path, name: &str) -> Result<(), StorageError> {
    let deleted = folder.join(DELETED);
    let moved = fs::create_dir_all(&deleted);
    let moved = moved.and_then(|()| fs::rename(folder.join(name), deleted.join(name)));
    moved.map_err(|source| StorageError::Write {
        path: folder.join(name),
        source,
    })
}

/// Moves a game back from the deleted ones.
///
/// # Errors
/// If it can't be moved.
pub fn restore(folder: &Path, name: &str) -> Result<(), StorageError> {
    let path = folder.join(DELETED).join(name);
    match fs::rename(&path, folder.join(name)) {
        Ok(()) => Ok(()),
        Err(source) => Err(StorageError::Write { path, source }),
    }
}

/// Returns the size and time of a file.
fn stamp(path: &Path) -> io::Result<(u64, u64)> {
    let metadata = fs::metadata(path)?;
    let time = metadata.modified()?.duration_since(UNIX_EPOCH);
    let time = time.map_or(0, |time| time.as_millis());
    Ok((metadata.len(), u64::try_from(time).unwrap_or(u64::MAX)))
}

/// Returns the line of the index about a game.
fn line(folder: &Path, entry: &Entry) -> Option<String> {
    let line = Line {
        stamp: stamp(&folder.join(&entry.file)).ok()?,
        entry: entry.clone(),
    };
    Some(serde_json::to_string(&line).ok()? + "\n")
}

/// Adds a game to the index. If that fails, the next start reads the game's file.
fn append(folder: &Path, entry: &Entry) {
    if let Some(line) = line(folder, entry) {
        // The next start finds a line that is not whole.
        let _ = fs::append(&folder.join(INDEX), line.as_bytes());
    }
}

/// Returns the names of all games in the folder.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut names = Vec::new();
    for entry in entries {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(EXTENSION) && !name.starts_with('.') {
            names.push(name);
        }
    }
    Ok(names)
}

/// Lists all games, from the index where it matches and else from their files, and writes a new index
/// if it did not match.
fn list(folder: &Path, sink: &Sink<Found>) -> Vec<Entry> {
    let names = names(folder).unwrap_or_else(|source| {
        let path = folder.to_owned();
        sink.send(Found::Failed(StorageError::Read { path, source }));
        Vec::new()
    });
    let text = read_file(&folder.join(INDEX)).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let mut lines = 0;
    let mut index: HashMap<String, Line> = HashMap::new();
    for line in text.lines() {
        lines += 1;
        if let Ok(line) = serde_json::from_str::<Line>(line) {
            index.insert(line.entry.file.clone(), line);
        }
    }
    let mut matches = lines == names.len();
    let mut entries = Vec::with_capacity(names.len());
    for name in names {
        if sink.is_canceled() {
            return entries;
        }
        let path = folder.join(&name);
        let now = stamp(&path);
        let known = index.remove(&name);
        if let (Some(known), Ok(now)) = (known, &now)
            && known.stamp == *now
        {
            entries.push(known.entry);
            continue;
        }
        matches = false;
        if matches!(now, Ok((0, _))) {
            // The name of a game that was never written.
            let _ = fs::remove_file(&path);
            continue;
        }
        match read(folder, &name) {
            Ok(game) => entries.push(Entry {
                hash: hash(&game.record),
                file: name,
                heading: game.heading,
            }),
            Err(error) => {
                sink.send(Found::Failed(error));
            }
        }
    }
    let is_unused = entries.is_empty() && lines == 0;
    if matches || is_unused {
        return entries;
    }
    let lines = entries.iter().filter_map(|entry| line(folder, entry));
    let text: String = lines.collect();
    // Without an index, the next start reads the files again.
    let _ = fs::write(&folder.join(INDEX), text.as_bytes());
    entries
}

/// Lists the games in the folder `games` of the player's `home`, then takes over `older` games of the
/// tables with these names. Removes those that were deleted in an earlier run. Runs on a background
/// thread.
pub(super) fn load(home: &Path, older: Vec<(&'static str, OlderGames)>, sink: &Sink<Found>) {
    let folder = home.join(FOLDER);
    if let Err(error) = fs::remove_dir_all(folder.join(DELETED))
        && error.kind() != io::ErrorKind::NotFound
    {
        let path = folder.join(DELETED);
        let source = error;
        sink.send(Found::Failed(StorageError::Write { path, source }));
    }
    let mut entries = list(&folder, sink);
    entries.sort_by(newest_first);
    let mut known: HashSet<u64> = entries.iter().map(|entry| entry.hash).collect();
    sink.send(Found::Entries(entries));
    for (table, games) in older {
        if fs::metadata(mark_of(&folder, table)).is_ok() || sink.is_canceled() {
            continue;
        }
        if let Err(error) = take_over(home, &folder, (table, games), &mut known, sink) {
            sink.send(Found::Failed(error));
        }
    }
}

/// Returns the path of the file that records that a table's older games were taken over.
fn mark_of(folder: &Path, table: &str) -> PathBuf {
    folder.join(format!("{TAKEN_OVER}{table}"))
}

/// Records that a table's older games were taken over.
///
/// # Errors
/// If that can't be written.
pub fn mark(folder: &Path, table: &str) -> Result<(), StorageError> {
    let path = mark_of(folder, table);
    fs::write(&path, b"").map_err(|source| StorageError::Write { path, source })
}

/// Takes over the games that a table kept elsewhere, and records that it was done.
fn take_over(
    home: &Path,
    folder: &Path,
    (table, games): (&'static str, OlderGames),
    known: &mut HashSet<u64>,
    sink: &Sink<Found>,
) -> Result<(), StorageError> {
    let mut failed = None;
    let done = games(home, &mut |heading, record| {
        if known.insert(hash(&record)) {
            match add(folder, &ArchivedGame { heading, record }) {
                Ok(entry) => {
                    sink.send(Found::Entries(vec![entry]));
                }
                Err(error) => failed = Some(error),
            }
        }
        failed.is_none() && !sink.is_canceled()
    });
    if let Some(error) = failed {
        return Err(error);
    }
    done.map_err(|source| StorageError::Read {
        path: home.to_owned(),
        source,
    })?;
    if sink.is_canceled() {
        return Ok(());
    }
    if fs::metadata(folder).is_err() {
        sink.send(Found::NoneOlder(table));
        return Ok(());
    }
    mark(folder, table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn the_number_after_many_taken_ones_is_found_with_few_looks() {
        for count in [0, 1, 2, 3, 7, 8, 100_000] {
            let looks = Cell::new(0);
            let free = first_free(1, |number| {
                looks.set(looks.get() + 1);
                number <= count
            });
            assert_eq!(free, count + 1);
            assert!(looks.get() < 40, "{count}: {} looks", looks.get());
        }
        let is_taken = |number| [1, 2, 3, 5, 9].contains(&number);
        assert_eq!(first_free(1, is_taken), 6);
    }
}
