//! Directory listing on a background thread, so that a slow disk does not block input.

use crate::table::job::{Job, Sink};
use std::{
    io,
    path::{Path, PathBuf},
};

/// Entry of a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// File name for display.
    pub name: String,
    /// Full path.
    pub path: PathBuf,
    /// Whether it is a folder.
    pub is_folder: bool,
    /// Size of a file in bytes.
    pub bytes: u64,
}

/// Directory listing in progress. Dropping it stops the background thread.
#[derive(Debug)]
pub struct DirectoryListing(Job<io::Result<Vec<Entry>>>);

impl DirectoryListing {
    /// Starts to list a folder: its subfolders, and its files with the given extension.
    pub fn of(folder: &Path, extension: &'static str) -> Self {
        let folder = folder.to_path_buf();
        Self(Job::spawn("folder", move |sink| {
            sink.send(entries(&folder, extension, sink));
        }))
    }

    /// Returns the entries once the listing is complete, or the system's error.
    pub fn done(&mut self) -> Option<io::Result<Vec<Entry>>> {
        let found = self.0.poll()?;
        Some(found.unwrap_or_else(|end| Err(io::Error::other(end))))
    }
}

/// Lists a folder: subfolders first, both sorted by name without regard to case. Hidden entries are
/// left out.
fn entries<T>(folder: &Path, extension: &str, sink: &Sink<T>) -> io::Result<Vec<Entry>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        if sink.is_canceled() {
            break;
        }
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        let fits = || {
            let own = path.extension().and_then(|it| it.to_str());
            own.is_some_and(|own| own.eq_ignore_ascii_case(extension))
        };
        if name.starts_with('.') {
            continue;
        }
        // Broken links are left out.
        let Ok(what) = std::fs::metadata(&path) else {
            continue;
        };
        if what.is_dir() || (what.is_file() && fits()) {
            found.push(Entry {
                name,
                is_folder: what.is_dir(),
                bytes: what.len(),
                path,
            });
        }
    }
    found.sort_by_cached_key(|entry| (!entry.is_folder, entry.name.to_lowercase()));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(folder: &Path) -> io::Result<Vec<Entry>> {
        let mut lookup = DirectoryListing::of(folder, "pgn");
        loop {
            if let Some(found) = lookup.done() {
                return found;
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn folders_come_first_and_other_files_are_left_out() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["b.pgn", "A.PGN", "c.txt", ".hidden.pgn", "pgn"] {
            std::fs::write(folder.path().join(name), "1. e4 *").unwrap();
        }
        for name in ["zoo", "Attic.pgn", ".git"] {
            std::fs::create_dir(folder.path().join(name)).unwrap();
        }
        let found = look(folder.path()).unwrap();
        let names: Vec<_> = found.iter().map(|entry| entry.name.as_str()).collect();
        assert_eq!(names, ["Attic.pgn", "zoo", "A.PGN", "b.pgn"]);
        assert!(found[0].is_folder && !found[2].is_folder);
        assert_eq!(found[2].bytes, 7);
    }

    #[test]
    fn a_folder_that_is_not_there_is_told() {
        let folder = tempfile::tempdir().unwrap();
        assert!(look(&folder.path().join("gone")).is_err());
    }
}
