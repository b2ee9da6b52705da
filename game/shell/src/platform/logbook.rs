//! Log file, for platforms on which the engine does not write one.

use crate::platform::files;
use fyrox::core::log::{Log, LogMessage, MessageKind};
#[cfg(target_family = "wasm")]
use std::sync::{Mutex, PoisonError, mpsc::Receiver};
use std::{
    fs,
    fs::{File, OpenOptions},
    io,
    io::{Read, Write},
    panic,
    path::{Path, PathBuf},
    sync::mpsc::channel,
};

/// Returns the path to the log of the previous run.
fn earlier(path: &Path) -> PathBuf {
    path.with_file_name("log-before.txt")
}

/// Prepares the log file at `path`: keeps the log of the previous run under another name, and
/// installs a hook that appends panic messages. Returns the file to write the log to: others write to
/// its end as well.
///
/// # Errors
/// Returns the system's error if the file cannot be created.
pub fn begin(path: &Path) -> io::Result<File> {
    // Renaming fails if there is no such log. A new one can still be written.
    let _ = fs::rename(path, earlier(path));
    let open = |path: &Path| OpenOptions::new().append(true).create(true).open(path);
    let file = open(path);
    let (path, before) = (path.to_owned(), panic::take_hook());
    panic::set_hook(Box::new(move |what| {
        // The thread that writes the log might be the one that panics, or might not run again
        // before the program ends.
        if let Ok(mut file) = open(&path) {
            let _ = writeln!(file, "[PANIC]: {what}");
        }
        before(what);
    }));
    file
}

/// Writes everything that is logged from now on to a file, after preparing it with [`begin`].
///
/// A background thread writes each line at once, because the program can be ended without notice.
/// It sends nothing back and is never canceled, so it is not a [`crate::table::job::Job`].
///
/// # Errors
/// Returns the system's error if the file cannot be created.
pub fn keep(path: &Path) -> io::Result<()> {
    let file = begin(path)?;
    let (sender, receiver) = channel();
    Log::add_listener(sender);
    std::thread::spawn(move || {
        // Without disk space the game continues without a log.
        let _ = write(file, receiver);
    });
    Ok(())
}

/// Messages in a browser that [`read`] has not written to the file yet.
#[cfg(target_family = "wasm")]
static UNWRITTEN: Mutex<Option<Receiver<LogMessage>>> = Mutex::new(None);

/// Remembers everything that is logged from now on, for [`read`]: a browser has no thread that could
/// write it. Removes the log of an earlier run. The page writes a file with the last error that ended
/// the game, which takes the place of the log of the previous run.
#[cfg(target_family = "wasm")]
pub fn remember(path: &Path) {
    // A first run has no such log.
    let _ = files::remove_file(path);
    let (sender, receiver) = channel();
    Log::add_listener(sender);
    *UNWRITTEN.lock().unwrap_or_else(PoisonError::into_inner) = Some(receiver);
}

/// Adds to the file at `path` what was logged since the last call.
#[cfg(target_family = "wasm")]
fn write_remembered(path: &Path) {
    let receiver = UNWRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    let mut lines = Vec::new();
    let messages = receiver.iter().flat_map(|receiver| receiver.try_iter());
    // Neither fails: the text and the file are in memory.
    let _ = write(&mut lines, messages);
    let _ = files::append(path, &lines);
}

/// Returns the logs of the previous and the current run, for a bug report.
///
/// Of each log, at most the last `most` bytes are included. A log that cannot be read is empty, and
/// so is a named pipe in its place, because reading it would wait for another program.
pub fn read(path: &Path, most: usize) -> String {
    #[cfg(target_family = "wasm")]
    write_remembered(path);
    let mut text = String::new();
    for path in [earlier(path), path.to_owned()] {
        let mut bytes = Vec::new();
        if files::metadata(&path).is_ok_and(|found| found.is_file())
            && let Ok(mut file) = files::File::open(&path)
        {
            // The part of a broken file that can be read is better than nothing.
            let _ = file.read_to_end(&mut bytes);
        }
        let end = &bytes[bytes.len().saturating_sub(most)..];
        text += &format!("{}:\n", path.file_name().unwrap_or_default().display());
        text += &String::from_utf8_lossy(end);
        text.push('\n');
    }
    text
}

fn write(mut file: impl Write, messages: impl IntoIterator<Item = LogMessage>) -> io::Result<()> {
    for message in messages {
        let kind = match message.kind {
            MessageKind::Information => "INFO",
            MessageKind::Warning => "WARNING",
            MessageKind::Error => "ERROR",
        };
        writeln!(
            file,
            "{:.3} [{kind}]: {}",
            message.time.as_secs_f32(),
            message.content.trim_end()
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use web_time::{Duration, Instant};

    #[test]
    fn what_is_logged_stands_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.txt");
        keep(&path).unwrap();
        Log::warn("a cloud over the table");
        let begun = Instant::now();
        let expected = "[WARNING]: a cloud over the table";
        while !std::fs::read_to_string(&path).unwrap().contains(expected) {
            assert!(begun.elapsed() < Duration::from_secs(30), "nothing came");
            std::thread::yield_now();
        }
        assert!(keep(&folder.path().join("gone/log.txt")).is_err());
    }

    #[test]
    fn the_log_of_the_run_before_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.txt");
        fs::write(&path, "the run before\n").unwrap();
        keep(&path).unwrap();
        let before = folder.path().join("log-before.txt");
        assert_eq!(fs::read_to_string(before).unwrap(), "the run before\n");
    }

    #[test]
    fn both_logs_are_read_from_their_ends() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.txt");
        fs::write(folder.path().join("log-before.txt"), "the run before\n").unwrap();
        fs::write(&path, format!("{}the end\n", "x".repeat(20_000))).unwrap();
        let text = read(&path, 8_000);
        assert!(
            text.starts_with("log-before.txt:\nthe run before\n"),
            "{text:.60}"
        );
        assert!(text.ends_with("the end\n\n") && text.len() < 8_100);
        // Missing logs are not an error.
        assert!(!read(&folder.path().join("gone/log.txt"), 100).contains("run"));
    }

    #[test]
    fn a_panic_leaves_its_words_in_the_log_also_when_the_game_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.txt");
        let mut file = begin(&path).unwrap();
        writeln!(file, "a storm").unwrap();
        let thread = std::thread::spawn(|| panic!("the roof came down"));
        assert!(thread.join().is_err());
        writeln!(file, "the rain went on").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let lines = [
            "a storm",
            "[PANIC]: ",
            "the roof came down",
            "the rain went on",
        ];
        let places = lines.map(|line| text.find(line).unwrap_or_else(|| panic!("{line}: {text}")));
        assert!(places.is_sorted(), "{text}");
    }
}
