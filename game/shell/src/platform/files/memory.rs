//! Files in memory, for the browser. A folder exists as long as there is a file in it.

use std::{
    collections::BTreeMap,
    fmt,
    hash::{DefaultHasher, Hasher},
    io,
    path::{Path, PathBuf},
    sync::Arc,
};
use web_time::{Duration, SystemTime};

/// Function that stores the new content of a file, or removes the file if there is no content.
pub type Store = Box<dyn Fn(&Path, Option<&[u8]>) + Send>;

/// All files.
#[derive(Default)]
pub struct Files {
    files: BTreeMap<PathBuf, Content>,
    store: Option<Store>,
    /// Reason why a change couldn't be stored, until it is reported.
    failure: Option<io::Error>,
}

impl fmt::Debug for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.files.keys()).finish()
    }
}

/// Content of a file.
#[derive(Clone)]
struct Content {
    bytes: Arc<[u8]>,
    modified: SystemTime,
}

impl From<&[u8]> for Content {
    /// The page doesn't store when a file was changed. A time that follows from the content is the same
    /// when the page is loaded again, and another one after most changes.
    fn from(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write(bytes);
        let modified = SystemTime::UNIX_EPOCH + Duration::from_millis(hasher.finish() >> 32);
        let bytes = bytes.into();
        Self { bytes, modified }
    }
}

/// Kind, size and time of a file or folder.
#[derive(Debug, Clone, Copy)]
pub struct Metadata {
    bytes: Option<u64>,
    modified: SystemTime,
}

impl Metadata {
    /// Returns whether it is a folder.
    pub fn is_dir(&self) -> bool {
        self.bytes.is_none()
    }

    /// Returns whether it is a file.
    pub fn is_file(&self) -> bool {
        self.bytes.is_some()
    }

    /// Returns the size of a file in bytes, or 0 for a folder.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> u64 {
        self.bytes.unwrap_or(0)
    }

    /// Returns a time that is another one after the file has changed.
    ///
    /// # Errors
    /// Never. On some systems files have no such time.
    pub fn modified(&self) -> io::Result<SystemTime> {
        Ok(self.modified)
    }
}

/// Entry of a folder.
#[derive(Debug, Clone)]
pub struct DirEntry {
    path: PathBuf,
    metadata: Metadata,
}

impl DirEntry {
    /// Returns the name without the folder.
    pub fn file_name(&self) -> std::ffi::OsString {
        self.path.file_name().unwrap_or_default().to_owned()
    }

    /// Returns the path with the folder.
    pub fn path(&self) -> PathBuf {
        self.path.clone()
    }

    /// Returns whether it is a file or a folder.
    ///
    /// # Errors
    /// Never, unlike on a system.
    pub fn file_type(&self) -> io::Result<Metadata> {
        Ok(self.metadata)
    }
}

impl Files {
    /// Returns these files, whose changes go to `store`.
    pub fn new(files: impl IntoIterator<Item = (PathBuf, Vec<u8>)>, store: Store) -> Self {
        let files = files.into_iter();
        Self {
            files: files
                .map(|(path, bytes)| (path, bytes[..].into()))
                .collect(),
            store: Some(store),
            failure: None,
        }
    }

    /// Returns the content of a file.
    ///
    /// # Errors
    /// If there is no such file.
    pub fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        let content = self.files.get(path).ok_or(io::ErrorKind::NotFound)?;
        Ok(content.bytes.clone())
    }

    /// Notes that a change couldn't be stored. The store knows that only after the change.
    pub fn failed(&mut self, error: io::Error) {
        self.failure = Some(error);
    }

    /// Returns why changes couldn't be stored since the last call, if that happened.
    pub fn take_failure(&mut self) -> Option<io::Error> {
        self.failure.take()
    }

    /// Creates a file or replaces its content.
    pub fn write(&mut self, path: &Path, bytes: &[u8]) {
        if let Some(store) = &self.store {
            store(path, Some(bytes));
        }
        self.files.insert(path.to_owned(), bytes.into());
    }

    /// Returns the metadata of a file or folder.
    ///
    /// # Errors
    /// If there is neither.
    pub fn metadata(&self, path: &Path) -> io::Result<Metadata> {
        if let Some(file) = self.files.get(path) {
            return Ok(Metadata {
                bytes: Some(file.bytes.len() as u64),
                modified: file.modified,
            });
        }
        let inside = self.inside(path).map(|(_, content)| content.modified).max();
        Ok(Metadata {
            bytes: None,
            modified: inside.ok_or(io::ErrorKind::NotFound)?,
        })
    }

    /// Returns all files in a folder and in the folders in it.
    fn inside<'a>(&'a self, folder: &'a Path) -> impl Iterator<Item = (&'a PathBuf, &'a Content)> {
        let files = self.files.range(folder.to_owned()..);
        let files = files.take_while(move |(path, _)| path.starts_with(folder));
        files.filter(move |(path, _)| *path != folder)
    }

    /// Returns the entries of a folder, sorted by name.
    ///
    /// # Errors
    /// If there is no such folder.
    pub fn read_dir(&self, folder: &Path) -> io::Result<Vec<DirEntry>> {
        let mut entries: Vec<DirEntry> = Vec::new();
        for (path, _) in self.inside(folder) {
            let below = path.strip_prefix(folder).ok();
            let name = below.and_then(|below| below.components().next());
            let path = name.map_or(folder.to_owned(), |name| folder.join(name));
            if entries.last().is_none_or(|last| last.path != path) {
                let metadata = self.metadata(&path)?;
                entries.push(DirEntry { path, metadata });
            }
        }
        match entries.is_empty() {
            true => Err(io::ErrorKind::NotFound.into()),
            false => Ok(entries),
        }
    }

    /// Removes a file.
    ///
    /// # Errors
    /// If there is no such file.
    pub fn remove_file(&mut self, path: &Path) -> io::Result<()> {
        self.files.remove(path).ok_or(io::ErrorKind::NotFound)?;
        if let Some(store) = &self.store {
            store(path, None);
        }
        Ok(())
    }

    /// Removes a folder with all that is in it.
    ///
    /// # Errors
    /// If there is no such folder.
    pub fn remove_dir_all(&mut self, folder: &Path) -> io::Result<()> {
        let paths: Vec<_> = self.inside(folder).map(|(path, _)| path.clone()).collect();
        if paths.is_empty() {
            return Err(io::ErrorKind::NotFound.into());
        }
        let mut paths = paths.iter();
        paths.try_for_each(|path| self.remove_file(path))
    }

    /// Gives a file another path, and replaces the file that is there.
    ///
    /// # Errors
    /// If there is no such file.
    pub fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        let bytes = self.read(from)?;
        // The copy is there before the file is gone, in case the program ends between the two.
        self.write(to, &bytes);
        self.remove_file(from)
    }
}

/// The files of this program, with the names of [`std::fs`].
#[cfg(target_family = "wasm")]
pub mod shared {
    use super::{DirEntry, Files, Metadata};
    use std::{
        io,
        path::Path,
        sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    };

    static FILES: OnceLock<Mutex<Files>> = OnceLock::new();

    /// Uses these files. Has no effect after the first access.
    pub fn begin(files: Files) {
        // Without effect, the program keeps what it has.
        let _ = FILES.set(Mutex::new(files));
    }

    fn files() -> MutexGuard<'static, Files> {
        let files = FILES.get_or_init(Mutex::default);
        files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// File that is being read.
    pub struct File {
        content: io::Cursor<Arc<[u8]>>,
        metadata: Metadata,
    }

    impl File {
        /// Opens a file to read it.
        ///
        /// # Errors
        /// If there is no such file.
        pub fn open(path: impl AsRef<Path>) -> io::Result<Self> {
            let (files, path) = (files(), path.as_ref());
            Ok(Self {
                content: io::Cursor::new(files.read(path)?),
                metadata: files.metadata(path)?,
            })
        }

        /// Returns the metadata of the file.
        ///
        /// # Errors
        /// Never, unlike on a system.
        pub fn metadata(&self) -> io::Result<Metadata> {
            Ok(self.metadata)
        }
    }

    impl io::Read for File {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            self.content.read(into)
        }
    }

    /// Creates an empty file.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`] if there is such a file.
    pub fn create_new(path: &Path) -> io::Result<()> {
        let mut files = files();
        if files.metadata(path).is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        files.write(path, &[]);
        Ok(())
    }

    /// Creates a file or replaces its content.
    ///
    /// # Errors
    /// Never, unlike on a system. [`take_failure`] has the error of the browser later.
    pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
        files().write(path, bytes);
        Ok(())
    }

    /// Returns why changes couldn't be stored since the last call, if that happened.
    pub fn take_failure() -> Option<io::Error> {
        files().take_failure()
    }

    /// Notes that a change couldn't be stored.
    pub fn failed(error: io::Error) {
        files().failed(error);
    }

    /// Adds bytes to the end of a file, which is created if necessary.
    ///
    /// # Errors
    /// Never, unlike on a system.
    pub fn append(path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut files = files();
        let mut content = files
            .read(path)
            .map_or_else(|_| Vec::new(), |it| it.to_vec());
        content.extend(bytes);
        files.write(path, &content);
        Ok(())
    }

    /// Does nothing, as no file is ever half written.
    pub fn remove_leftovers(_: &Path) {}

    /// Does nothing, as folders come with their files.
    ///
    /// # Errors
    /// Never, unlike on a system.
    pub fn create_dir_all(_: impl AsRef<Path>) -> io::Result<()> {
        Ok(())
    }

    /// Returns the metadata of a file or folder.
    ///
    /// # Errors
    /// If there is neither.
    pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
        files().metadata(path.as_ref())
    }

    /// Returns the metadata of a file or folder. There are no links.
    ///
    /// # Errors
    /// If there is neither.
    pub fn symlink_metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
        metadata(path)
    }

    /// Returns the entries of a folder.
    ///
    /// # Errors
    /// If there is no such folder.
    pub fn read_dir(
        folder: impl AsRef<Path>,
    ) -> io::Result<impl Iterator<Item = io::Result<DirEntry>>> {
        Ok(files().read_dir(folder.as_ref())?.into_iter().map(Ok))
    }

    /// Removes a file.
    ///
    /// # Errors
    /// If there is no such file.
    pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
        files().remove_file(path.as_ref())
    }

    /// Removes a folder with all that is in it.
    ///
    /// # Errors
    /// If there is no such folder.
    pub fn remove_dir_all(folder: impl AsRef<Path>) -> io::Result<()> {
        files().remove_dir_all(folder.as_ref())
    }

    /// Gives a file another path, and replaces the file that is there.
    ///
    /// # Errors
    /// If there is no such file.
    pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
        files().rename(from.as_ref(), to.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, channel};

    /// A change as text: the path, and the content unless the file was removed.
    fn files(names: &[&str]) -> (Files, Receiver<String>) {
        let (sender, changes) = channel();
        let names = names.iter();
        let files = names.map(|name| (PathBuf::from(name), name.as_bytes().to_vec()));
        let store: Store = Box::new(move |path, bytes| {
            let content = bytes.map(|bytes| String::from_utf8_lossy(bytes).into_owned());
            let _ = sender.send(format!("{} {content:?}", path.display()));
        });
        (Files::new(files, store), changes)
    }

    fn names(files: &Files, folder: &str) -> Vec<String> {
        let entries = files.read_dir(Path::new(folder)).unwrap().into_iter();
        let names = entries.map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            let is_dir = entry.file_type().unwrap().is_dir();
            if is_dir { name + "/" } else { name }
        });
        names.collect()
    }

    #[test]
    fn every_change_is_stored() {
        let (mut files, changes) = files(&[]);
        let (a, b) = (Path::new("/saves/a"), Path::new("/saves/b"));
        files.write(a, b"one");
        files.rename(a, b).unwrap();
        files.remove_file(b).unwrap();
        drop(files);
        let changes: Vec<_> = changes.iter().collect();
        let expected = [
            "/saves/a Some(\"one\")",
            "/saves/b Some(\"one\")",
            "/saves/a None",
            "/saves/b None",
        ];
        assert_eq!(changes, expected);
    }

    #[test]
    fn a_file_that_is_loaded_again_has_not_changed() {
        let path = Path::new("/s/a");
        let time = |files: &Files| files.metadata(path).unwrap().modified().unwrap();
        let (mut written, _) = files(&[]);
        written.write(path, b"/s/a");
        let (loaded, _) = files(&["/s/a"]);
        assert_eq!(time(&loaded), time(&written));
        written.write(path, b"/s/b");
        assert_ne!(time(&loaded), time(&written));
    }

    #[test]
    fn a_change_that_was_not_stored_is_reported_once_and_no_later_one_for_it() {
        let (mut files, _changes) = files(&[]);
        let path = Path::new("/saves/a");
        files.write(path, b"one");
        files.failed(io::ErrorKind::StorageFull.into());
        files.write(path, b"two");
        assert_eq!(&*files.read(path).unwrap(), b"two");
        let error = files.take_failure().unwrap();
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        assert!(files.take_failure().is_none());
    }

    #[test]
    fn a_folder_has_its_files_and_folders_and_no_others() {
        let (mut files, _) = files(&["/s/b", "/s/a/2", "/s/a/1", "/s2/c", "/s/a.ron"]);
        assert_eq!(names(&files, "/s"), ["a/", "a.ron", "b"]);
        assert_eq!(names(&files, "/s/a"), ["1", "2"]);
        assert!(files.read_dir(Path::new("/s/none")).is_err());
        assert!(files.metadata(Path::new("/s/a")).unwrap().is_dir());
        files.remove_dir_all(Path::new("/s/a")).unwrap();
        assert_eq!(names(&files, "/s"), ["a.ron", "b"]);
        assert!(files.remove_dir_all(Path::new("/s/a")).is_err());
    }

    #[test]
    fn a_file_that_is_not_there_is_an_error() {
        let (mut files, _) = files(&["/s/a"]);
        let none = Path::new("/s/none");
        let kinds = [
            files.read(none).unwrap_err(),
            files.remove_file(none).unwrap_err(),
            files.rename(none, Path::new("/s/a")).unwrap_err(),
            files.metadata(none).unwrap_err(),
        ];
        assert!(kinds.iter().all(|it| it.kind() == io::ErrorKind::NotFound));
        assert_eq!(&*files.read(Path::new("/s/a")).unwrap(), b"/s/a");
    }
}
