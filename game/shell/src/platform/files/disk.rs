//! Files of the system.

use fyrox::core::log::Log;
use std::{fs, fs::File, io, io::Write, path::Path};

/// Prefix and suffix of temporary files.
const TEMPORARY: [&str; 2] = [".parlour-", ".tmp"];

/// Returns `None`: a system reports errors at once. A browser learns later of them.
pub fn take_failure() -> Option<io::Error> {
    None
}

/// Creates an empty file.
///
/// # Errors
/// Returns the system's error: [`io::ErrorKind::AlreadyExists`] if there is such a file.
pub fn create_new(path: &Path) -> io::Result<()> {
    File::create_new(path).map(drop)
}

/// Adds bytes to the end of a file, which is created if necessary.
///
/// # Errors
/// Returns the system's error.
pub fn append(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::options().append(true).create(true).open(path)?;
    file.write_all(bytes)
}

/// Writes a file atomically, and creates its folder if necessary.
///
/// # Errors
/// Returns the system's error. An older file is then unchanged.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // For a symbolic link, its target is replaced and the link stays.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let folder = path.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder)?;
    match replace(&path, folder, bytes) {
        // Another copy of the game removed the temporary file before it was locked.
        Err(error) if error.kind() == io::ErrorKind::NotFound => replace(&path, folder, bytes),
        written => written,
    }
}

/// Writes a temporary file in `folder`, and renames it to `path`.
fn replace(path: &Path, folder: &Path, bytes: &[u8]) -> io::Result<()> {
    let [prefix, suffix] = TEMPORARY;
    let mut builder = tempfile::Builder::new();
    builder.prefix(prefix).suffix(suffix);
    // Others can read a new file if the system's mask allows it, unlike other temporary files.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    // Not every file system has locks. Without them, no temporary file is taken for a leftover.
    #[cfg(unix)]
    lock(file.as_file());
    file.write_all(bytes)?;
    if let Ok(before) = fs::metadata(path) {
        file.as_file().set_permissions(before.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

/// Locks a file until it is closed. Returns whether that succeeded: no one else has locked it.
#[cfg(unix)]
fn lock(file: &File) -> bool {
    use rustix::fs::{FlockOperation, flock};
    flock(file, FlockOperation::NonBlockingLockExclusive).is_ok()
}

/// Removes a temporary file, unless a running copy of the game is writing it.
fn remove_unused(path: &Path) -> io::Result<()> {
    let mut options = File::options();
    #[cfg(windows)]
    std::os::windows::fs::OpenOptionsExt::share_mode(&mut options, 0);
    let file = options.write(true).open(path)?;
    #[cfg(unix)]
    if !lock(&file) {
        return Ok(());
    }
    // Windows removes only closed files. Opening it has shown that no one else has it open.
    #[cfg(windows)]
    drop(file);
    fs::remove_file(path)?;
    Log::info(format!("removed {}", path.display()));
    Ok(())
}

/// Removes the temporary files of runs that ended while they wrote one. Those that another running copy
/// of the game writes stay.
pub fn remove_leftovers(folder: &Path) {
    let [prefix, suffix] = TEMPORARY;
    // Without the folder, there is nothing to remove.
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file
            && name.starts_with(prefix)
            && name.ends_with(suffix)
            && let Err(error) = remove_unused(&entry.path())
        {
            Log::info(format!("couldn't remove {name}: {error}"));
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_an_ended_run_has_half_written_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let names = [
            ".parlour-1a2b3c.tmp",
            ".parlour-writes.tmp",
            ".tmp1a2b3c",
            ".parlour-notes",
        ];
        let paths = names.map(|name| folder.path().join(name));
        let files = paths.each_ref().map(|path| File::create(path).unwrap());
        let [_, written, ..] = &files;
        assert!(lock(written), "another copy of the game writes it");
        remove_leftovers(folder.path());
        let left = paths.each_ref().map(|path| path.exists());
        assert_eq!(left, [false, true, true, true]);
        drop(files);
        remove_leftovers(folder.path());
        assert!(!paths[1].exists());
        write(&folder.path().join("some.txt"), b"text").unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }
}
