//! The player's folder: location of saves, settings and statistics, and atomic writing.
//!
//! A file is written to a temporary file in the same folder, flushed, and renamed over the old one,
//! so it is never half written. A damaged file is quarantined: it is kept under another name and
//! never overwritten. The same happens to a file that a fresh start has not read, before another one
//! takes its place. A file that the system does not let the game read stays where it is, and its
//! content is saved under another name.

use super::files as fs;
use fyrox::core::log::Log;
use ron::ser::PrettyConfig;
use serde::{Serialize, de::DeserializeOwned};
use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    io::Read,
    path::{Path, PathBuf},
};

/// Failure to use the player's folder or a file in it.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The platform has no folder for application data, and none was given.
    #[error("missing folder for saved games (start with --save-dir DIR)")]
    NoFolder,
    /// A file or folder could not be written.
    #[error("couldn't write {}: {source}", path.display())]
    Write {
        /// File or folder.
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// An existing file could not be read.
    #[error("couldn't read {}: {source}", path.display())]
    Read {
        /// Path to the file.
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// A saved file could not be read. It is unchanged, and its content is saved under another name.
    #[error("couldn't read {}: {source} (saving to {instead})", path.display())]
    Unreadable {
        /// Path to the file.
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
        /// Name under which the content is saved.
        instead: String,
    },
    /// A value could not be serialized.
    #[error("couldn't write {name}: {reason}")]
    Encode {
        /// Name of the file.
        name: String,
        /// Reason given by the serializer.
        reason: String,
    },
    /// The file is damaged and was quarantined.
    #[error("{name}: {reason} (moved to {kept})")]
    Damaged {
        /// Name of the file.
        name: String,
        /// Reason given by the parser.
        reason: String,
        /// Name under which the file was kept.
        kept: String,
    },
    /// The file was written by a newer version of the game and was quarantined.
    #[error(
        "{name}: unknown format {found} of a newer version (expected at most {known}, moved to {kept})"
    )]
    Newer {
        /// Name of the file.
        name: String,
        /// Format of the file.
        found: u32,
        /// Newest format that this program reads.
        known: u32,
        /// Name under which the file was kept.
        kept: String,
    },
}

/// Content of a saved file: declares the file's name and format.
pub trait Saved: Serialize + DeserializeOwned {
    /// File name within the player's folder.
    const FILE: &'static str;
    /// Format that this program writes, and the newest one that it reads.
    const VERSION: u32;
    /// Whether a fresh start reads the file too.
    const ALWAYS_READ: bool = false;
}

/// Structure of every saved file: the format number, then the content.
#[derive(Serialize, serde::Deserialize)]
struct Envelope<T> {
    version: u32,
    content: T,
}

/// Format number alone. A newer file is recognized by it even if its content has unknown fields.
#[derive(serde::Deserialize)]
struct VersionOnly {
    version: u32,
}

/// Reason why the text of a saved file can't be used.
pub(crate) enum Flaw {
    /// It has this format of a newer version.
    Newer(u32),
    /// It can't be parsed, or has invalid content.
    Damaged(String),
}

/// Returns content as the text of a saved file.
///
/// # Errors
/// If it cannot be serialized.
pub(crate) fn sealed(version: u32, content: &impl Serialize) -> Result<String, ron::Error> {
    ron::ser::to_string_pretty(&Envelope { version, content }, PrettyConfig::new())
}

/// Returns the content of a saved file from its text. `known` is the newest format that can be read.
///
/// # Errors
/// If it has a newer format, or is damaged.
pub(crate) fn unsealed<T: DeserializeOwned>(text: &str, known: u32) -> Result<T, Flaw> {
    let options = ron::Options::default();
    match options.from_str::<VersionOnly>(text) {
        Ok(VersionOnly { version }) if version > known => return Err(Flaw::Newer(version)),
        _ => {}
    }
    let envelope = options.from_str::<Envelope<T>>(text);
    let content = envelope.map(|envelope| envelope.content);
    content.map_err(|error| Flaw::Damaged(error.to_string()))
}

/// Renames a file to a free name in the same folder that says `why`, and returns that name.
///
/// # Errors
/// If it can't be renamed.
pub(crate) fn set_aside(folder: &Path, name: &str, why: &str) -> Result<String, StorageError> {
    let path = folder.join(name);
    let mut kept = format!("{name}.{why}-1");
    let mut number = 1;
    while is_taken(&folder.join(&kept)) {
        number += 1;
        kept = format!("{name}.{why}-{number}");
    }
    match fs::rename(&path, folder.join(&kept)) {
        Ok(()) => Ok(kept),
        Err(source) => Err(StorageError::Write { path, source }),
    }
}

/// Returns the fields of a struct as RON, one per line, for [`Storage::save_with`].
///
/// # Errors
/// If the struct cannot be serialized.
pub fn fields_of(content: &impl Serialize) -> Result<String, ron::Error> {
    let text = ron::ser::to_string_pretty(content, PrettyConfig::new())?;
    let fields = text.lines().filter(|line| !matches!(*line, "(" | ")"));
    Ok(fields.map(|line| format!("    {line}\n")).collect())
}

/// The player's folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Storage {
    folder: PathBuf,
    /// Whether files of earlier runs are kept but not read.
    is_fresh: bool,
    /// Files that this run has written after such a start.
    written: BTreeSet<&'static str>,
    /// Files that can't be read, and the names under which their content is saved instead.
    instead: BTreeMap<&'static str, String>,
}

/// Size limit of a save, in bytes. It exceeds the longest game by far.
const LARGEST_SAVE: u64 = 64 << 20;

/// Returns the canonical path of a file or folder, so that one file has one path in the whole game.
///
/// For a path that does not exist, the existing part is made canonical. On Windows the path is only
/// made absolute.
pub fn canonical_path(path: &Path) -> PathBuf {
    if cfg!(windows) {
        // A canonical path would have the unfamiliar form `\\?\C:\…`.
        return std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    }
    path.canonicalize()
        .unwrap_or_else(|_| match (path.parent(), path.file_name()) {
            (Some(folder), Some(name)) if !folder.as_os_str().is_empty() => {
                canonical_path(folder).join(name)
            }
            _ => std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf()),
        })
}

/// Reads a regular file of at most [`LARGEST_SAVE`] bytes.
pub(crate) fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() {
        // Opening a named pipe would wait for another program.
        return Err(io::ErrorKind::Unsupported.into());
    }
    let mut bytes = Vec::new();
    if metadata.len() <= LARGEST_SAVE {
        // It can grow meanwhile.
        let file = fs::File::open(path)?;
        file.take(LARGEST_SAVE + 1).read_to_end(&mut bytes)?;
    }
    if metadata.len().max(bytes.len() as u64) > LARGEST_SAVE {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// Returns whether there is something at this path, even a link that leads nowhere.
fn is_taken(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

impl Storage {
    /// Uses `folder`, or the platform's folder for application data if it is `None`.
    ///
    /// The folder is created when the first file is written.
    ///
    /// # Errors
    /// Returns [`StorageError::NoFolder`] if the platform has no such folder.
    pub fn new(folder: Option<PathBuf>) -> Result<Self, StorageError> {
        let folder = match folder {
            Some(folder) => folder,
            None => directories::ProjectDirs::from("", "", "parlour")
                .ok_or(StorageError::NoFolder)?
                .data_dir()
                .to_path_buf(),
        };
        Ok(Self {
            folder: canonical_path(&folder),
            is_fresh: false,
            written: BTreeSet::new(),
            instead: BTreeMap::new(),
        })
    }

    /// Uses the folder as [`Storage::new`] does, but as if nothing had been saved there: an older
    /// file is not read, and is quarantined before another one takes its place.
    ///
    /// # Errors
    /// As [`Storage::new`].
    pub fn fresh(folder: Option<PathBuf>) -> Result<Self, StorageError> {
        let storage = Self::new(folder)?;
        Ok(Self {
            is_fresh: true,
            ..storage
        })
    }

    /// Returns the path of the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns whether files of earlier runs are kept but not read.
    pub fn is_fresh(&self) -> bool {
        self.is_fresh
    }

    /// Returns the path of the file `name`, whether it exists or not.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Returns the name under which content of this type is saved.
    fn name<T: Saved>(&self) -> &str {
        self.instead.get(T::FILE).map_or(T::FILE, String::as_str)
    }

    /// Saves content of this type under another name from now on, because its file must stay as it
    /// is: under the next name that is free or can be read. In the second case an earlier run has
    /// perhaps chosen it, and the next call of [`Storage::load`] loads what it saved. Returns the
    /// name.
    fn save_instead<T: Saved>(&mut self) -> String {
        let name_of = |number: u32| format!("{}.instead-{number}", T::FILE);
        let current = self.instead.get(T::FILE);
        let mut number = 1;
        if let Some(current) = current {
            while name_of(number) != *current {
                number += 1;
            }
            number += 1;
        }
        let is_usable = |path: &Path| !is_taken(path) || read_file(path).is_ok();
        while !is_usable(&self.path(&name_of(number))) {
            number += 1;
        }
        let name = name_of(number);
        self.instead.insert(T::FILE, name.clone());
        name
    }

    /// Writes the file `name` atomically, and returns its path.
    ///
    /// # Errors
    /// Returns [`StorageError::Write`] if [`fs::write`] fails.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, StorageError> {
        let path = self.path(name);
        match fs::write(&path, bytes) {
            Ok(()) => Ok(path),
            Err(source) => Err(StorageError::Write { path, source }),
        }
    }

    /// Saves `content` under the name that its type declares.
    ///
    /// # Errors
    /// Returns [`StorageError::Encode`] if it cannot be serialized, or else the errors of
    /// [`Storage::write`].
    pub fn save<T: Saved>(&mut self, content: &T) -> Result<(), StorageError> {
        let text = sealed(T::VERSION, content);
        self.write_text::<T>(text)
    }

    /// Saves a struct together with `more` fields of other types, which [`fields_of`] has written.
    /// Each type loads its own fields from the file.
    ///
    /// # Errors
    /// As [`Storage::save`].
    pub fn save_with<T: Saved>(
        &mut self,
        content: &T,
        more: Result<Vec<String>, ron::Error>,
    ) -> Result<(), StorageError> {
        let text = fields_of(content).and_then(|own| {
            let fields = own + &more?.concat();
            Ok(format!(
                "(\n    version: {},\n    content: (\n{fields}    ),\n)",
                T::VERSION
            ))
        });
        self.write_text::<T>(text)
    }

    fn write_text<T: Saved>(
        &mut self,
        text: Result<String, ron::Error>,
    ) -> Result<(), StorageError> {
        let text = text.map_err(|error| StorageError::Encode {
            name: T::FILE.to_owned(),
            reason: error.to_string(),
        })?;
        if text.len() as u64 > LARGEST_SAVE {
            let path = self.path(self.name::<T>());
            let source = io::ErrorKind::FileTooLarge.into();
            return Err(StorageError::Write { path, source });
        }
        self.protect_unread::<T>()?;
        self.write(self.name::<T>(), text.as_bytes()).map(|_| ())
    }

    /// Returns whether a file of an earlier run is kept but not read.
    fn is_unread<T: Saved>(&self) -> bool {
        self.is_fresh && !T::ALWAYS_READ && !self.written.contains(T::FILE)
    }

    /// Quarantines the file if it was not read, because it is about to be replaced or removed.
    fn protect_unread<T: Saved>(&mut self) -> Result<(), StorageError> {
        if self.is_unread::<T>() {
            self.quarantine::<T>()?;
            self.written.insert(T::FILE);
        }
        Ok(())
    }

    /// Loads what was saved, or `None` if there is no such file or a fresh start ignores it.
    ///
    /// # Errors
    /// Returns [`StorageError::Damaged`] or [`StorageError::Newer`] after the file was
    /// quarantined, so that the next save does not overwrite it. Returns
    /// [`StorageError::Unreadable`] if the file cannot be read: from then on another file is saved
    /// and loaded.
    pub fn load<T: Saved>(&mut self) -> Result<Option<T>, StorageError> {
        if self.is_unread::<T>() {
            return Ok(None);
        }
        let path = self.path(self.name::<T>());
        let read = match fs::symlink_metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(source) => Err(source),
            Ok(_) => read_file(&path),
        };
        let text = match read {
            Ok(bytes) => match String::from_utf8(bytes) {
                Ok(text) => text,
                Err(_) => return Err(self.quarantine_damaged::<T>("invalid UTF-8")),
            },
            Err(source) => {
                return Err(StorageError::Unreadable {
                    path,
                    source,
                    instead: self.save_instead::<T>(),
                });
            }
        };
        match unsealed(&text, T::VERSION) {
            Ok(content) => Ok(Some(content)),
            Err(Flaw::Newer(found)) => {
                let name = self.name::<T>().to_owned();
                let kept = self.quarantine_file::<T>(&format!("format-{found}"))?;
                Err(StorageError::Newer {
                    name,
                    found,
                    known: T::VERSION,
                    kept,
                })
            }
            Err(Flaw::Damaged(reason)) => Err(self.quarantine_damaged::<T>(&reason)),
        }
    }

    /// Loads what was saved and converts it. A file whose content `convert` refuses is quarantined
    /// as damaged.
    ///
    /// # Errors
    /// As [`Storage::load`].
    pub fn load_as<T: Saved, V, E: ToString>(
        &mut self,
        convert: impl FnOnce(T) -> Result<V, E>,
    ) -> Result<Option<V>, StorageError> {
        let value = self.load()?.map(convert).transpose();
        value.map_err(|reason| self.quarantine_damaged::<T>(&reason.to_string()))
    }

    /// Removes what was saved, if there is a file.
    ///
    /// # Errors
    /// Returns [`StorageError::Write`] if the file cannot be removed.
    pub fn remove<T: Saved>(&mut self) -> Result<(), StorageError> {
        self.protect_unread::<T>()?;
        let path = self.path(self.name::<T>());
        match fs::remove_file(&path) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(source) => Err(StorageError::Write { path, source }),
        }
    }

    /// Quarantines a file that can be parsed but is invalid, such as a game with an illegal move.
    ///
    /// Returns the error to report: [`StorageError::Damaged`], or the reason why renaming failed.
    pub fn quarantine_damaged<T: Saved>(&mut self, reason: &str) -> StorageError {
        let name = self.name::<T>().to_owned();
        Log::warn(format!("{name}: {reason}"));
        match self.quarantine_file::<T>("damaged") {
            Ok(kept) => StorageError::Damaged {
                name,
                reason: reason.to_owned(),
                kept,
            },
            Err(error) => error,
        }
    }

    /// Keeps an existing file under another name, because a new one is about to replace it.
    ///
    /// # Errors
    /// Returns [`StorageError::Write`] if it cannot be renamed. It is then unchanged.
    pub fn quarantine<T: Saved>(&mut self) -> Result<(), StorageError> {
        if is_taken(&self.path(self.name::<T>())) {
            self.quarantine_file::<T>("before")?;
        }
        Ok(())
    }

    /// Renames a file to a free name in the same folder, and returns that name. If that fails, the
    /// next save goes to another file.
    fn quarantine_file<T: Saved>(&mut self, why: &str) -> Result<String, StorageError> {
        let kept = set_aside(&self.folder, self.name::<T>(), why);
        if kept.is_err() {
            self.save_instead::<T>();
        }
        kept
    }
}

/// Loads the player's files at startup, and keeps the errors until they can be shown.
#[derive(Debug, Default)]
pub struct SaveLoader {
    pub(crate) storage: Option<Storage>,
    pub(crate) errors: Vec<StorageError>,
}

impl SaveLoader {
    /// Loads what was saved; `None` if there is nothing, or it cannot be read.
    pub fn load<T: Saved>(&mut self) -> Option<T> {
        self.load_as(Ok::<T, String>)
    }

    /// Loads what was saved and converts it; `None` if there is nothing, or it cannot be read or
    /// converted. If the file cannot be read or renamed, what an earlier run saved instead is
    /// loaded.
    pub fn load_as<T: Saved, V, E: ToString>(
        &mut self,
        convert: impl Fn(T) -> Result<V, E>,
    ) -> Option<V> {
        let mut loaded = self.storage.as_mut()?.load_as(&convert);
        while matches!(
            loaded,
            Err(StorageError::Unreadable { .. } | StorageError::Write { .. })
        ) {
            self.note(loaded);
            loaded = self.storage.as_mut()?.load_as(&convert);
        }
        self.note(loaded)?
    }

    /// Returns the value, or keeps the error.
    pub(crate) fn note<V>(&mut self, result: Result<V, StorageError>) -> Option<V> {
        let note = |error: StorageError| {
            let message = error.to_string();
            Log::warn(&message);
            // Types that share a file share its errors.
            if !self.errors.iter().any(|it| it.to_string() == message) {
                self.errors.push(error);
            }
        };
        result.map_err(note).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, fs::File};

    #[derive(Serialize, serde::Deserialize, PartialEq, Debug)]
    struct Note {
        text: String,
    }

    impl Saved for Note {
        const FILE: &'static str = "note.ron";
        const VERSION: u32 = 2;
    }

    fn storage() -> (tempfile::TempDir, Storage) {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::new(Some(folder.path().join("inner"))).unwrap();
        (folder, storage)
    }

    #[test]
    fn what_was_saved_is_read_again() {
        let (_folder, mut storage) = storage();
        assert_eq!(storage.load::<Note>().unwrap(), None);
        let note = Note {
            text: "a \"quoted\" word, ä".into(),
        };
        storage.save(&note).unwrap();
        assert_eq!(storage.load::<Note>().unwrap(), Some(note));
        storage.remove::<Note>().unwrap();
        assert_eq!(storage.load::<Note>().unwrap(), None);
    }

    #[test]
    fn types_that_share_a_file_each_load_their_own_fields() {
        #[derive(Serialize, serde::Deserialize, PartialEq, Debug)]
        struct More {
            number: Option<u32>,
            pair: (bool, String),
        }
        impl Saved for More {
            const FILE: &'static str = Note::FILE;
            const VERSION: u32 = Note::VERSION;
        }
        let (_folder, mut storage) = storage();
        let note = Note {
            text: "(\n)".into(),
        };
        let more = More {
            number: Some(3),
            pair: (true, ")".into()),
        };
        let fields = [fields_of(&more)].into_iter().collect();
        storage.save_with(&note, fields).unwrap();
        assert_eq!(storage.load::<Note>().unwrap(), Some(note));
        assert_eq!(storage.load::<More>().unwrap(), Some(more));
    }

    #[test]
    fn a_fresh_start_keeps_what_it_does_not_read() {
        let (_folder, mut earlier) = storage();
        let note = |text: &str| Note { text: text.into() };
        earlier.save(&note("old")).unwrap();
        let mut storage = Storage::fresh(Some(earlier.folder().to_owned())).unwrap();
        assert_eq!(storage.load::<Note>().unwrap(), None);
        storage.save(&note("new")).unwrap();
        storage.save(&note("newer")).unwrap();
        assert_eq!(storage.load::<Note>().unwrap(), Some(note("newer")));
        let kept = fs::read_to_string(storage.path("note.ron.before-1")).unwrap();
        assert!(kept.contains("old"), "{kept}");
        assert!(!storage.path("note.ron.before-2").exists());
    }

    #[test]
    fn a_damaged_file_is_kept_under_another_name() {
        let (_folder, mut storage) = storage();
        storage
            .write("note.ron", b"(version: 2, content: (te")
            .unwrap();
        let error = storage.load::<Note>().unwrap_err();
        assert!(matches!(error, StorageError::Damaged { .. }), "{error}");
        assert_eq!(
            fs::read(storage.path("note.ron.damaged-1")).unwrap(),
            b"(version: 2, content: (te"
        );
        assert_eq!(storage.load::<Note>().unwrap(), None);
        storage.write("note.ron", &[0xff, 0xfe, 0x00]).unwrap();
        storage.load::<Note>().unwrap_err();
        assert!(storage.path("note.ron.damaged-2").exists());
    }

    #[test]
    fn a_newer_file_is_kept_whatever_it_holds() {
        let (_folder, mut storage) = storage();
        let newer = "(version: 3, content: (text: \"x\", colour: 7))";
        storage.write("note.ron", newer.as_bytes()).unwrap();
        let error = storage.load::<Note>().unwrap_err();
        assert!(
            error.to_string().contains("newer version"),
            "the sentence says why: {error}"
        );
        assert_eq!(
            fs::read_to_string(storage.path("note.ron.format-3-1")).unwrap(),
            newer
        );
    }

    /// Checks that a file which can't be read stays, also at the next start, and returns the reason.
    fn check_unreadable(storage: &Storage) -> io::Error {
        let start = || Storage::new(Some(storage.folder().to_owned())).unwrap();
        let before = fs::symlink_metadata(storage.path(Note::FILE)).unwrap();
        let note = |text: &str| Note { text: text.into() };
        let mut first = start();
        let error = first.load::<Note>().unwrap_err();
        let StorageError::Unreadable {
            source, instead, ..
        } = error
        else {
            panic!("{error}")
        };
        assert_eq!(instead, "note.ron.instead-1");
        assert_eq!(first.load::<Note>().unwrap(), None);
        first.save(&note("new")).unwrap();
        assert!(first.path(&instead).is_file());
        // The next start still can't read the file, but what the first one saved.
        let mut next = start();
        next.load::<Note>().unwrap_err();
        assert_eq!(next.load::<Note>().unwrap(), Some(note("new")));
        next.quarantine_damaged::<Note>("unknown note");
        assert!(next.path("note.ron.instead-1.damaged-1").is_file());
        next.save(&note("newer")).unwrap();
        next.remove::<Note>().unwrap();
        assert!(!next.path(&instead).exists());
        let after = fs::symlink_metadata(storage.path(Note::FILE)).unwrap();
        assert_eq!(before.file_type(), after.file_type());
        assert_eq!(before.modified().unwrap(), after.modified().unwrap());
        fs::remove_file(storage.path("note.ron.instead-1.damaged-1")).unwrap();
        source
    }

    #[test]
    fn what_was_saved_instead_of_a_file_that_cannot_be_renamed_is_loaded_again() {
        #[derive(Serialize, serde::Deserialize, PartialEq, Debug)]
        struct Long(u8);
        impl Saved for Long {
            // No file name can be longer than 255 bytes. The one to which a file of this version
            // would be renamed is.
            const FILE: &'static str = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
            const VERSION: u32 = 1;
        }
        let (_folder, storage) = storage();
        let newer = "(version:4294967295,content:(9))";
        fs::create_dir_all(storage.folder()).unwrap();
        fs::write(storage.path(Long::FILE), newer).unwrap();
        for start in 0..3 {
            let mut loader = SaveLoader {
                storage: Some(Storage::new(Some(storage.folder().to_owned())).unwrap()),
                ..SaveLoader::default()
            };
            let saved = (start > 0).then(|| Long(start - 1));
            assert_eq!(loader.load::<Long>(), saved);
            assert!(matches!(loader.errors[..], [StorageError::Write { .. }]));
            loader.storage.unwrap().save(&Long(start)).unwrap();
        }
        let kept = fs::read_to_string(storage.path(Long::FILE)).unwrap();
        assert_eq!(kept, newer);
        assert_eq!(fs::read_dir(storage.folder()).unwrap().count(), 2);
    }

    #[test]
    fn a_folder_in_place_of_a_save_is_not_replaced() {
        let (_folder, storage) = storage();
        fs::create_dir_all(storage.path(Note::FILE)).unwrap();
        let source = check_unreadable(&storage);
        assert_eq!(source.kind(), io::ErrorKind::IsADirectory);
    }

    #[test]
    fn a_save_that_is_too_large_is_neither_read_nor_replaced() {
        let (_folder, storage) = storage();
        fs::create_dir_all(storage.folder()).unwrap();
        let file = File::create(storage.path(Note::FILE)).unwrap();
        file.set_len(LARGEST_SAVE + 1).unwrap();
        let source = check_unreadable(&storage);
        assert_eq!(source.kind(), io::ErrorKind::FileTooLarge);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_itself_or_to_nothing_in_place_of_a_save_is_not_replaced() {
        for target in [Note::FILE, "gone.ron"] {
            let (_folder, mut storage) = storage();
            fs::create_dir_all(storage.folder()).unwrap();
            std::os::unix::fs::symlink(target, storage.path(Note::FILE)).unwrap();
            check_unreadable(&storage);
            // A fresh start doesn't read it, but keeps it.
            storage.is_fresh = true;
            storage.save(&Note { text: "new".into() }).unwrap();
            let kept = fs::read_link(storage.path("note.ron.before-1")).unwrap();
            assert_eq!(kept, Path::new(target));
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_named_pipe_in_place_of_a_save_does_not_stop_the_start() {
        let (_folder, storage) = storage();
        fs::create_dir_all(storage.folder()).unwrap();
        let made = std::process::Command::new("mkfifo")
            .arg(storage.path(Note::FILE))
            .status();
        assert!(made.unwrap().success());
        let source = check_unreadable(&storage);
        assert_eq!(source.kind(), io::ErrorKind::Unsupported);
    }
}
