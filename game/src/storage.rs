//! Where the player's own things live, and how they are written so that nothing is ever lost.
//!
//! Every file goes to disk whole or not at all: it is written beside its final place, flushed, and
//! renamed over it. A file that cannot be read is set aside under another name and never
//! overwritten.

use fyrox::core::log::Log;
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fs, io,
    io::Write,
    path::{Path, PathBuf},
};

/// Why the player's folder, or a file in it, could not be used. Each variant reads as one sentence
/// that a player understands.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The platform names no folder for application data and none was given.
    #[error("This system names no folder for saved games; start with --save-dir FOLDER.")]
    NoFolder,
    /// A file or folder could not be written.
    #[error("{} could not be written: {source}.", path.display())]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file is there but could not be read.
    #[error("{} could not be read: {source}.", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A value could not be put into text.
    #[error("{name} could not be written: {reason}.")]
    Encode {
        /// The file's name.
        name: String,
        /// What was wrong with it.
        reason: String,
    },
    /// The file is damaged. It was set aside.
    #[error("{name} is damaged ({reason}); it was kept as {kept}.")]
    Damaged {
        /// The file's name.
        name: String,
        /// What was wrong with it.
        reason: String,
        /// The name under which it was kept.
        kept: String,
    },
    /// The file was written by a newer version of the game. It was set aside.
    #[error(
        "{name} comes from a newer version of Parlour (format {found}, this one reads {known}); it was kept as {kept}."
    )]
    Newer {
        /// The file's name.
        name: String,
        /// The format found.
        found: u32,
        /// The newest format that this program reads.
        known: u32,
        /// The name under which it was kept.
        kept: String,
    },
}

/// A kind of file that the game saves: its name and the newest format that is understood.
pub trait Saved: Serialize + DeserializeOwned {
    /// File name within the player's folder.
    const FILE: &'static str;
    /// Newest format number that this program reads, and the one it writes.
    const VERSION: u32;
}

/// What stands in every saved file: the format number first, then the content.
#[derive(Serialize, serde::Deserialize)]
struct Envelope<T> {
    version: u32,
    content: T,
}

/// Only the format number of a file, so that a newer file is recognised even when its content has
/// fields that this program does not know.
#[derive(serde::Deserialize)]
struct VersionOnly {
    version: u32,
}

/// The player's folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Storage {
    folder: PathBuf,
}

/// The same file or folder without detours, so that one file has one name in the whole game. Of what is
/// not there yet this holds as far as its folders are.
pub fn canonical_path(path: &Path) -> PathBuf {
    if cfg!(windows) {
        // Looked up, it would be written in a way that people do not know.
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

impl Storage {
    /// Uses `folder`, or the platform's own place for application data when it is `None`. The
    /// folder is made when the first file is written.
    ///
    /// # Errors
    /// [`StorageError::NoFolder`] if the platform names none.
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
        })
    }

    /// The folder itself.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where the file named `name` is or would be.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes `bytes` to the file `name`: whole or not at all.
    ///
    /// # Errors
    /// [`StorageError::Write`] when the disk or the permissions do not allow it; an older file is
    /// then untouched.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, StorageError> {
        let path = self.path(name);
        let folder = path.parent().unwrap_or(&self.folder).to_path_buf();
        let failed = |path: &Path| {
            let path = path.to_path_buf();
            move |source| StorageError::Write { path, source }
        };
        fs::create_dir_all(&folder).map_err(failed(&folder))?;
        let mut file = tempfile::NamedTempFile::new_in(&folder).map_err(failed(&folder))?;
        file.write_all(bytes).map_err(failed(&path))?;
        file.as_file().sync_all().map_err(failed(&path))?;
        file.persist(&path)
            .map_err(|error| failed(&path)(error.error))?;
        Ok(path)
    }

    /// Saves `content` under its own file name.
    ///
    /// # Errors
    /// As [`Storage::write`].
    pub fn save<T: Saved>(&self, content: &T) -> Result<(), StorageError> {
        let pretty = ron::ser::PrettyConfig::new();
        let text = ron::ser::to_string_pretty(
            &Envelope {
                version: T::VERSION,
                content,
            },
            pretty,
        )
        .map_err(|error| StorageError::Encode {
            name: T::FILE.to_owned(),
            reason: error.to_string(),
        })?;
        self.write(T::FILE, text.as_bytes()).map(|_| ())
    }

    /// Reads what was saved, `None` if there is nothing.
    ///
    /// # Errors
    /// A damaged or newer file is moved aside first, so that the next save cannot overwrite it.
    pub fn load<T: Saved>(&self) -> Result<Option<T>, StorageError> {
        let path = self.path(T::FILE);
        let text = match fs::read(&path) {
            Ok(bytes) => match String::from_utf8(bytes) {
                Ok(text) => text,
                Err(_) => return Err(self.quarantine_damaged(T::FILE, "it is not text")),
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

    /// Removes what was saved, if anything was.
    ///
    /// # Errors
    /// [`StorageError::Write`] when the file is there but cannot be removed.
    pub fn remove<T: Saved>(&self) -> Result<(), StorageError> {
        let path = self.path(T::FILE);
        match fs::remove_file(&path) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(source) => Err(StorageError::Write { path, source }),
        }
    }

    /// Keeps a readable file whose content turned out to be impossible (a recorded game with an
    /// illegal move, say) under another name, and says so.
    pub fn quarantine_damaged(&self, name: &str, reason: &str) -> StorageError {
        Log::warn(format!("{name} is damaged: {reason}"));
        match self.quarantine_file(name, "damaged") {
            Ok(kept) => StorageError::Damaged {
                name: name.to_owned(),
                reason: reason.to_owned(),
                kept,
            },
            Err(error) => error,
        }
    }

    /// Keeps a file under another name, if it is there, before another takes its place.
    ///
    /// # Errors
    /// [`StorageError::Write`] when it cannot be renamed; it is then untouched.
    pub fn quarantine(&self, name: &str) -> Result<(), StorageError> {
        if self.path(name).exists() {
            self.quarantine_file(name, "before")?;
        }
        Ok(())
    }

    /// Renames the file `name` to a free name beside it and returns that name.
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
        let (_folder, storage) = storage();
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
