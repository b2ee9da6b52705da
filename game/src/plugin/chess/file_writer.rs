//! Files of games are written on a thread of their own: one may be large, or lie on a slow disk.

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

/// What is to be done with a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Task {
    /// Written in place of this text, as which it stood in the file.
    Exchange(String),
    /// Added to a file.
    Add,
    /// Written as a file of its own, where there is none yet.
    New,
    /// Written as a file of its own, in place of one that may be there.
    Replace,
}

/// A game that is to be written.
#[derive(Debug, Clone)]
pub(crate) struct WriteRequest {
    /// What is to be done.
    pub(crate) task: Task,
    /// The file, and the game as it is to stand there.
    pub(crate) home: FileLocation,
    /// Whether the player asked for it, and hears that it is done.
    pub(crate) told: bool,
    /// Where it goes if it cannot be written there.
    pub(crate) instead: Option<PathBuf>,
}

/// What became of it.
#[derive(Debug)]
pub(crate) struct Done {
    /// What was asked for.
    pub(crate) job: WriteRequest,
    /// Where it stands now.
    pub(crate) written: Result<Written, io::Error>,
    /// Where it went instead, and whether that could be written.
    pub(crate) instead: Option<(PathBuf, Result<(), io::Error>)>,
}

/// Writes one game after the other.
#[derive(Default)]
pub(crate) struct FileWriter {
    channel: Option<(Sender<WriteRequest>, Receiver<Done>, JoinHandle<()>)>,
    open: usize,
}

impl FileWriter {
    /// Hands a game over.
    pub(crate) fn write(&mut self, job: WriteRequest) {
        let (jobs, _, _) = self.channel.get_or_insert_with(|| {
            let (jobs, waiting) = channel::<WriteRequest>();
            let (told, done) = channel();
            let work = move || {
                for job in waiting {
                    // Nobody may be listening any more.
                    let _ = told.send(carry_out(job));
                }
            };
            (jobs, done, std::thread::spawn(work))
        });
        if jobs.send(job).is_ok() {
            self.open += 1;
        }
    }

    /// Whether something is still to be written.
    pub(crate) fn is_busy(&self) -> bool {
        self.open > 0
    }

    /// What was done since the last call.
    pub(crate) fn heard(&mut self) -> Vec<Done> {
        let heard: Vec<Done> = match &self.channel {
            Some((_, done, _)) => done.try_iter().collect(),
            None => Vec::new(),
        };
        self.open = self.open.saturating_sub(heard.len());
        heard
    }

    /// Waits until all is written.
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
            // It has nothing to say but what it has written.
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
