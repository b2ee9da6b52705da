//! [`FileWriter`] writes all PGN files one after the other on background threads, because a file can be
//! large or on a slow disk. Changes to a file never overlap, since each of them reads it before writing it.

use crate::model::{annotated_game::FileLocation, pgn_file, pgn_file::Written};
use parlour_shell::{
    platform::files,
    table::job::{Ended, Job},
};
use std::{collections::VecDeque, io, path::PathBuf};

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
    pub(crate) location: FileLocation,
    /// Whether the player asked for it and is notified of success.
    pub(crate) notifies: bool,
    /// File that the game is added to if the first one can't be written.
    pub(crate) instead: Option<PathBuf>,
}

/// Result of one [`WriteRequest`].
#[derive(Debug)]
pub(crate) struct Done {
    /// Request that this is the result of.
    pub(crate) request: WriteRequest,
    /// Change that was made to the file, or the error.
    pub(crate) written: Result<Written, io::Error>,
    /// Fallback file that was used, and whether writing it succeeded; `None` if it wasn't needed.
    pub(crate) instead: Option<(PathBuf, Result<(), io::Error>)>,
}

/// Queue of files to write, in order, each on a background thread.
#[derive(Debug, Default)]
pub(crate) struct FileWriter {
    /// Writes the first open request.
    job: Option<Job<Done>>,
    /// Requests whose results weren't fetched yet.
    open: VecDeque<WriteRequest>,
}

impl FileWriter {
    /// Queues a request. Returns at once; [`Self::poll`] returns the result later.
    pub(crate) fn write(&mut self, request: WriteRequest) {
        self.open.push_back(request);
        self.begin_next();
    }

    fn begin_next(&mut self) {
        if self.job.is_none() {
            self.job = self.open.front().cloned().map(|request| {
                Job::spawn("PGN writer", |sink| {
                    sink.send(carry_out(request));
                })
            });
        }
    }

    /// Returns whether any request is unfinished or its result wasn't fetched yet.
    pub(crate) fn is_busy(&self) -> bool {
        !self.open.is_empty()
    }

    /// Returns the results since the last call, without waiting.
    pub(crate) fn poll(&mut self) -> Vec<Done> {
        self.results(Job::poll)
    }

    /// Waits until every request is finished, and returns the results that weren't fetched yet.
    pub(crate) fn finish(&mut self) -> Vec<Done> {
        self.results(|job| Some(job.wait()))
    }

    fn results(&mut self, next: fn(&mut Job<Done>) -> Option<Result<Done, Ended>>) -> Vec<Done> {
        let mut results = Vec::new();
        while let Some(job) = &mut self.job
            && let Some(result) = next(job)
        {
            self.job = None;
            let request = self.open.pop_front();
            let failed = |end: Ended| {
                Some(Done {
                    request: request?,
                    written: Err(io::Error::other(end.to_string())),
                    instead: None,
                })
            };
            results.extend(result.map_or_else(failed, Some));
            self.begin_next();
        }
        results
    }
}

impl Drop for FileWriter {
    fn drop(&mut self) {
        self.finish();
    }
}

fn carry_out(request: WriteRequest) -> Done {
    let FileLocation { path, text } = &request.location;
    let written = match &request.task {
        Task::Exchange(old) => pgn_file::exchange(path, old, text),
        Task::Add => pgn_file::add(path, text).map(|()| Written::Added),
        Task::New => pgn_file::create(path, text).map(|()| Written::Added),
        Task::Replace => files::write(path, text.as_bytes()).map(|()| Written::InPlace),
    };
    let instead = match (&written, &request.instead) {
        (Err(_), Some(other)) if other != path => Some((other.clone(), pgn_file::add(other, text))),
        _ => None,
    };
    Done {
        request,
        written,
        instead,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(path: PathBuf) -> WriteRequest {
        WriteRequest {
            task: Task::Add,
            location: FileLocation {
                path,
                text: "1. e4 *\n".to_owned(),
            },
            notifies: false,
            instead: None,
        }
    }

    #[test]
    fn results_come_in_order_and_the_end_of_the_program_waits_for_the_files() {
        let folder = tempfile::tempdir().unwrap();
        let paths = ["a.pgn", "b.pgn", "c.pgn"].map(|name| folder.path().join(name));
        let mut writer = FileWriter::default();
        writer.write(request(paths[0].clone()));
        writer.write(request(paths[1].clone()));
        let done = writer.finish();
        let written = done.iter().map(|done| &done.request.location.path);
        assert!(written.eq(&paths[..2]) && !writer.is_busy());
        writer.write(request(paths[2].clone()));
        drop(writer);
        assert!(paths.iter().all(|path| path.is_file()));
    }

    #[test]
    fn games_that_are_queued_for_one_file_are_all_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        let mut writer = FileWriter::default();
        writer.write(request(path.clone()));
        for _ in 0..20 {
            writer.write(request(path.clone()));
            let mut exchange = request(path.clone());
            exchange.task = Task::Exchange(exchange.location.text.clone());
            writer.write(exchange);
        }
        assert!(writer.finish().iter().all(|done| done.written.is_ok()));
        let text = pgn_file::read(&path).unwrap();
        assert_eq!(parlour_rules::chess::pgn::parse(&text).len(), 21);
    }

    #[test]
    fn a_request_whose_thread_panicked_fails_and_the_next_one_succeeds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pgn");
        let mut writer = FileWriter::default();
        writer.job = Some(Job::spawn("clumsy", |_| panic!("the ink ran out")));
        writer.write(request(path.clone()));
        writer.write(request(path.clone()));
        let done = writer.finish();
        assert!(
            matches!(&done[..], [lost, saved] if lost.written.is_err() && saved.written.is_ok())
        );
        assert!(!writer.is_busy() && path.is_file());
    }
}
