//! [`FileWriter`] writes PGN files on a background thread, because a file can be large or on a slow
//! disk.

use crate::chess::{
    annotated_game::FileLocation,
    pgn_file::{self, Written},
};
use std::{
    io,
    path::PathBuf,
    sync::mpsc::{Receiver, Sender, channel},
    thread::JoinHandle,
};

/// Mode of writing a game to a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Task {
    /// Replaces this text, which is the game as last read from or written to the file.
    Exchange(String),
    /// Appends the game to the file.
    Add,
    /// Creates a new file; fails if there is one already.
    New,
    /// Writes a file with only this game, over an existing one.
    Replace,
}

/// Request to write one game.
#[derive(Debug, Clone)]
pub(crate) struct WriteRequest {
    /// Mode of writing.
    pub(crate) task: Task,
    /// Path of the file, and the game as PGN text.
    pub(crate) home: FileLocation,
    /// Whether the player asked for it and is notified of success.
    pub(crate) told: bool,
    /// File that the game is added to if the first one can't be written.
    pub(crate) instead: Option<PathBuf>,
}

/// Result of one [`WriteRequest`].
#[derive(Debug)]
pub(crate) struct Done {
    /// Request that this is the result of.
    pub(crate) job: WriteRequest,
    /// Change that was made to the file, or the error.
    pub(crate) written: Result<Written, io::Error>,
    /// Fallback file that was used, and whether writing it succeeded; `None` if it wasn't needed.
    pub(crate) instead: Option<(PathBuf, Result<(), io::Error>)>,
}

/// Queue of files to write, in order, with a background thread that starts on first use.
#[derive(Default)]
pub(crate) struct FileWriter {
    channel: Option<(Sender<WriteRequest>, Receiver<Done>, JoinHandle<()>)>,
    open: usize,
}

impl FileWriter {
    /// Queues a request. Returns at once; [`Self::heard`] returns the result later.
    pub(crate) fn write(&mut self, job: WriteRequest) {
        let (jobs, _, _) = self.channel.get_or_insert_with(|| {
            let (jobs, waiting) = channel::<WriteRequest>();
            let (told, done) = channel();
            let work = move || {
                for job in waiting {
                    // The receiver is gone if the program is ending.
                    let _ = told.send(carry_out(job));
                }
            };
            (jobs, done, std::thread::spawn(work))
        });
        if jobs.send(job).is_ok() {
            self.open += 1;
        }
    }

    /// Returns whether any request is unfinished or its result wasn't fetched yet.
    pub(crate) fn is_busy(&self) -> bool {
        self.open > 0
    }

    /// Returns the results since the last call, without waiting.
    pub(crate) fn heard(&mut self) -> Vec<Done> {
        let heard: Vec<Done> = match &self.channel {
            Some((_, done, _)) => done.try_iter().collect(),
            None => Vec::new(),
        };
        self.open = self.open.saturating_sub(heard.len());
        heard
    }

    /// Waits until every request is finished, and returns the results that weren't fetched yet.
    pub(crate) fn finish(&mut self) -> Vec<Done> {
        let mut heard = Vec::new();
        if let Some((_, done, _)) = &self.channel {
            while self.open > 0 {
                match done.recv() {
                    Ok(done) => heard.push(done),
                    Err(_) => break,
                }
                self.open -= 1;
            }
        }
        heard
    }
}

impl Drop for FileWriter {
    fn drop(&mut self) {
        if let Some((jobs, _, thread)) = self.channel.take() {
            drop(jobs);
            // Results are already sent; a panic of the thread changes nothing here.
            let _ = thread.join();
        }
    }
}

impl std::fmt::Debug for FileWriter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Clerk({})", self.open)
    }
}

fn carry_out(job: WriteRequest) -> Done {
    let FileLocation { path, text } = &job.home;
    let written = match &job.task {
        Task::Exchange(old) => pgn_file::exchange(path, old, text),
        Task::Add => pgn_file::add(path, text).map(|()| Written::Added),
        Task::New => pgn_file::create(path, text).map(|()| Written::Added),
        Task::Replace => pgn_file::replace_all(path, text).map(|()| Written::InPlace),
    };
    let instead = match (&written, &job.instead) {
        (Err(_), Some(other)) if other != path => Some((other.clone(), pgn_file::add(other, text))),
        _ => None,
    };
    Done {
        job,
        written,
        instead,
    }
}
