//! The player's folder: location of saves, settings and statistics, and atomic writing.
//!
//! A file is written to a temporary file in the same folder, flushed, and renamed over the old one,
//! so it is never half written. A file that cannot be read is quarantined: it is kept under another
//! name and never overwritten. The same happens to a file that a fresh start has not read, before
//! another one takes its place.

use fyrox::core::log::Log;
use ron::ser::PrettyConfig;
use serde::{Serialize, de::DeserializeOwned};
use std::{
    collections::BTreeSet,
    fs, io,
    io::Write,
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
}

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

/// Writes a file atomically, and creates its folder if necessary.
///
/// # Errors
/// Returns the system's error. An older file is then unchanged.
pub fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // For a symbolic link, its target is replaced and the link stays.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let folder = path.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder)?;
    let mut builder = tempfile::Builder::new();
    // Others can read a new file if the system's mask allows it, unlike other temporary files.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    if let Ok(before) = fs::metadata(&path) {
        file.as_file().set_permissions(before.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(&path)?;
    Ok(())
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

    /// Returns the path of the file `name`, whether it exists or not.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes the file `name` atomically, and returns its path.
    ///
    /// # Errors
    /// Returns [`StorageError::Write`] if [`write_file`] fails.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, StorageError> {
        let path = self.path(name);
        match write_file(&path, bytes) {
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
        let envelope = Envelope {
            version: T::VERSION,
            content,
        };
        let text = ron::ser::to_string_pretty(&envelope, PrettyConfig::new());
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
        self.protect_unread::<T>()?;
        self.write(T::FILE, text.as_bytes()).map(|_| ())
    }

    /// Returns whether a file of an earlier run is kept but not read.
    fn is_unread<T: Saved>(&self) -> bool {
        self.is_fresh && !T::ALWAYS_READ && !self.written.contains(T::FILE)
    }

    /// Quarantines the file if it was not read, because it is about to be replaced or removed.
    fn protect_unread<T: Saved>(&mut self) -> Result<(), StorageError> {
        if self.is_unread::<T>() {
            self.quarantine(T::FILE)?;
            self.written.insert(T::FILE);
        }
        Ok(())
    }

    /// Loads what was saved, or `None` if there is no such file or a fresh start ignores it.
    ///
    /// # Errors
    /// Returns [`StorageError::Damaged`] or [`StorageError::Newer`] after the file was
    /// quarantined, so that the next save does not overwrite it. Returns [`StorageError::Read`] if
    /// the file cannot be read.
    pub fn load<T: Saved>(&self) -> Result<Option<T>, StorageError> {
        if self.is_unread::<T>() {
            return Ok(None);
        }
        let path = self.path(T::FILE);
        let text = match fs::read(&path) {
            Ok(bytes) => match String::from_utf8(bytes) {
                Ok(text) => text,
                Err(_) => return Err(self.quarantine_damaged(T::FILE, "invalid UTF-8")),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(source) => return Err(StorageError::Read { path, source }),
        };
        let options = ron::Options::default();
        match options.from_str::<VersionOnly>(&text) {
            Ok(VersionOnly { version }) if version > T::VERSION => {
                let kept = self.quarantine_file(T::FILE, &format!("format-{version}"))?;
                return Err(StorageError::Newer {
                    name: T::FILE.to_owned(),
                    found: version,
                    known: T::VERSION,
                    kept,
                });
            }
            _ => {}
        }
        match options.from_str::<Envelope<T>>(&text) {
            Ok(envelope) => Ok(Some(envelope.content)),
            Err(error) => Err(self.quarantine_damaged(T::FILE, &error.to_string())),
        }
    }

    /// Loads what was saved and converts it. A file whose content `convert` refuses is quarantined
    /// as damaged.
    ///
    /// # Errors
    /// As [`Storage::load`].
    pub fn load_as<T: Saved, V, E: ToString>(
        &self,
        convert: impl FnOnce(T) -> Result<V, E>,
    ) -> Result<Option<V>, StorageError> {
        let value = self.load()?.map(convert).transpose();
        value.map_err(|reason| self.quarantine_damaged(T::FILE, &reason.to_string()))
    }

    /// Removes what was saved, if there is a file.
    ///
    /// # Errors
    /// Returns [`StorageError::Write`] if the file cannot be removed.
    pub fn remove<T: Saved>(&mut self) -> Result<(), StorageError> {
        self.protect_unread::<T>()?;
        let path = self.path(T::FILE);
        match fs::remove_file(&path) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(source) => Err(StorageError::Write { path, source }),
        }
    }

    /// Quarantines a file that can be parsed but is invalid, such as a game with an illegal move.
    ///
    /// Returns the error to report: [`StorageError::Damaged`], or the reason why renaming failed.
    pub fn quarantine_damaged(&self, name: &str, reason: &str) -> StorageError {
        Log::warn(format!("{name}: {reason}"));
        match self.quarantine_file(name, "damaged") {
            Ok(kept) => StorageError::Damaged {
                name: name.to_owned(),
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
    pub fn quarantine(&self, name: &str) -> Result<(), StorageError> {
        if self.path(name).exists() {
            self.quarantine_file(name, "before")?;
        }
        Ok(())
    }

    /// Renames the file `name` to a free name in the same folder, and returns that name.
    fn quarantine_file(&self, name: &str, why: &str) -> Result<String, StorageError> {
        let path = self.path(name);
        let mut kept = format!("{name}.{why}-1");
        let mut number = 1;
        while self.path(&kept).exists() {
            number += 1;
            kept = format!("{name}.{why}-{number}");
        }
        fs::rename(&path, self.path(&kept))
            .map(|()| kept)
            .map_err(|source| StorageError::Write { path, source })
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
    /// converted.
    pub fn load_as<T: Saved, V, E: ToString>(
        &mut self,
        convert: impl FnOnce(T) -> Result<V, E>,
    ) -> Option<V> {
        let loaded = self.storage.as_ref()?.load_as(convert);
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
        let (_folder, storage) = storage();
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
        let (_folder, storage) = storage();
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
}
