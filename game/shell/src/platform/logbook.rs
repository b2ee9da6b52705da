//! Log file, for platforms on which the engine does not write one.

use fyrox::core::log::{Log, LogMessage, MessageKind};
use std::{
    fs,
    fs::{File, OpenOptions},
    io,
    io::Write,
    panic,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, channel},
};

/// Returns the path to the log of the previous run.
fn earlier(path: &Path) -> PathBuf {
    path.with_file_name("log-before.txt")
}

/// Prepares the log file at `path`: keeps the log of the previous run under another name, and
/// installs a hook that appends panic messages.
pub fn begin(path: &Path) {
    // Renaming fails if there is no such log. A new one can still be written.
    let _ = fs::rename(path, earlier(path));
    let (path, before) = (path.to_owned(), panic::take_hook());
    panic::set_hook(Box::new(move |what| {
        // The thread that writes the log might be the one that panics, or might not run again
        // before the program ends.
        if let Ok(mut file) = OpenOptions::new().append(true).create(true).open(&path) {
            let _ = writeln!(file, "[PANIC]: {what}");
        }
        before(what);
    }));
}

/// Writes everything that is logged from now on to a file, after preparing it with [`begin`].
///
/// A background thread writes each line at once, because the program can be ended without notice.
/// It sends nothing back and is never canceled, so it is not a [`crate::table::job::Job`].
///
/// # Errors
/// Returns the system's error if the file cannot be created.
pub fn keep(path: &Path) -> io::Result<()> {
    begin(path);
    let file = OpenOptions::new().append(true).create(true).open(path)?;
    let (sender, receiver) = channel();
    Log::add_listener(sender);
    std::thread::spawn(move || {
        // Without disk space the game continues without a log.
        let _ = write(file, &receiver);
    });
    Ok(())
}

/// Returns the logs of the previous and the current run, for a bug report.
///
/// Of each log, at most the last `most` bytes are included. A log that cannot be read is empty, and
/// so is a named pipe in its place, because reading it would wait for another program.
pub fn read(path: &Path, most: usize) -> String {
    let mut text = String::new();
    for path in [earlier(path), path.to_owned()] {
        let is_file = fs::metadata(&path).is_ok_and(|found| found.is_file());
        let bytes = is_file.then(|| fs::read(&path).ok()).flatten();
        let bytes = bytes.unwrap_or_default();
        let end = &bytes[bytes.len().saturating_sub(most)..];
        text += &format!("{}:\n", path.file_name().unwrap_or_default().display());
        text += &String::from_utf8_lossy(end);
        text.push('\n');
    }
    text
}

fn write(mut file: File, receiver: &Receiver<LogMessage>) -> io::Result<()> {
    for message in receiver {
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
    fn a_panic_leaves_its_words_in_the_log() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.txt");
        keep(&path).unwrap();
        let thread = std::thread::spawn(|| panic!("the roof came down"));
        assert!(thread.join().is_err());
        let text = fs::read_to_string(&path).unwrap();
        assert!(
            text.contains("[PANIC]: ") && text.contains("the roof came down"),
            "{text}"
        );
    }
}
