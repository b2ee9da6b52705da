//! What the engine logs, in a file, where the engine itself writes none.

use fyrox::core::log::{Log, LogMessage, MessageKind};
use std::{
    fs::File,
    io::{self, Write},
    path::Path,
    sync::mpsc::{Receiver, channel},
};

/// Writes what is logged from now on into a file, in place of what stands there. A thread writes it,
/// and every line at once: whoever ends the program says nothing before.
///
/// # Errors
/// When the file cannot be made.
pub fn keep(path: &Path) -> io::Result<()> {
    let file = File::create(path)?;
    let (told, heard) = channel();
    Log::add_listener(told);
    std::thread::spawn(move || {
        // A full disk is no reason to end the game.
        let _ = write(file, &heard);
    });
    Ok(())
}

fn write(mut file: File, heard: &Receiver<LogMessage>) -> io::Result<()> {
    for message in heard {
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
    use std::time::{Duration, Instant};

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
}
