//! Client side of UCI: starts an engine in another process and talks to it, with a time limit on
//! every answer.

use parlour_rules::shortened;
use std::{
    io::{self, BufRead, BufReader, Read, Write},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::{
        Mutex, MutexGuard, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    thread,
};
use web_time::{Duration, Instant};

/// Reasons why an engine in another process can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The process could not be started.
    #[error("couldn't start the engine: {0}")]
    Start(io::Error),
    /// The process has exited or closed its input or output.
    #[error("the engine exited")]
    Exited,
    /// The program did not answer `uci` with `uciok`.
    #[error("the program doesn't respond like a UCI engine")]
    NotUci,
    /// This keyword did not arrive within the time limit.
    #[error("the engine didn't send {0} in time")]
    Timeout(&'static str),
    /// This `bestmove` line has no move.
    #[error("invalid line {0:?} from the engine (expected bestmove and a move)")]
    InvalidMove(String),
}

/// Result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The move as the engine wrote it. It's not checked against the rules here.
    pub best: String,
    /// Expected reply of the opponent.
    pub ponder: Option<String>,
    /// Score of the last `info` line that had one, from the point of view of the side to move.
    pub score: Option<ReplyScore>,
}

/// Score in an `info` line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplyScore {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Moves to mate; negative if the side to move is mated.
    Mate(i32),
}

impl ReplyScore {
    /// Reads the score of an `info` line. Returns `None` if there is none or the line describes
    /// another `multipv` line than the best one.
    pub fn of_line(line: &str) -> Option<Self> {
        let mut places = line
            .split_ascii_whitespace()
            .skip_while(|&word| word != "multipv");
        if places.nth(1).is_some_and(|place| place != "1") {
            return None;
        }
        let mut words = line
            .split_ascii_whitespace()
            .skip_while(|&word| word != "score");
        words.next()?;
        let kind = words.next()?;
        let value = words.next()?.parse().ok()?;
        match kind {
            "cp" => Some(Self::Centipawns(value)),
            "mate" => Some(Self::Mate(value)),
            _ => None,
        }
    }

    /// Returns the score in hundredths of a pawn; a mate counts as ±30,000.
    pub fn centipawns(self) -> i32 {
        match self {
            Self::Centipawns(value) => value,
            Self::Mate(moves) if moves > 0 => 30_000,
            Self::Mate(_) => -30_000,
        }
    }
}

/// Maximum length of a line in bytes. The rest of a longer line is read as another line.
const MAX_LINE_BYTES: u64 = 1 << 16;
/// Lines that can wait unread. An engine that writes more is blocked by its full pipe.
const MAX_UNREAD_LINES: usize = 4_096;
/// Time that an engine has to exit after `quit` before it is killed.
const EXIT_TIMEOUT: Duration = Duration::from_millis(300);

/// `CREATE_NO_WINDOW`: an engine opens no console
/// (<https://learn.microsoft.com/en-us/windows/win32/procthread/process-creation-flags>).
#[cfg(windows)]
const NO_WINDOW: u32 = 0x0800_0000;

/// Process ids of the running engines. Each engine leads a process group with the same id.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Waits until all dropped engines have exited, and kills every engine that still runs after
/// `timeout`.
///
/// Meant for the end of the program: the threads that drop engines end with it.
pub fn end_all(timeout: Duration) {
    let deadline = Instant::now() + timeout;
    while !running().is_empty() && Instant::now() < deadline {
        thread::sleep(Duration::from_millis(5));
    }
    for &group in running().iter() {
        kill_group(group);
    }
}

/// Returns the error to report for a program that did not start. For a folder, the system itself
/// only reports that permission is denied.
fn start_error(command: &Command, error: io::Error) -> io::Error {
    let is_folder = Path::new(command.get_program()).is_dir();
    match error.kind() {
        io::ErrorKind::PermissionDenied if is_folder => io::ErrorKind::IsADirectory.into(),
        _ => error,
    }
}

/// Engine in another process.
pub struct Client {
    child: Child,
    /// `None` if Windows refused it; then only the engine's process itself is killed.
    #[cfg(windows)]
    _job: Option<win32job::Job>,
    input: ChildStdin,
    lines: Receiver<String>,
    /// Name from the `id name` line.
    pub name: String,
    /// The engine's `option` lines.
    pub options: Vec<String>,
    /// Time limit for every answer except that to a search.
    timeout: Duration,
}

impl Client {
    /// Starts the program and waits for `uciok`.
    ///
    /// # Errors
    /// When the program can't be started or doesn't answer like a UCI engine.
    pub fn start(command: &mut Command, timeout: Duration) -> Result<Self, ClientError> {
        // The engine leads a process group, so that programs that it starts can be killed with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(command, NO_WINDOW);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| ClientError::Start(start_error(command, error)))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ClientError::Exited);
        };
        #[cfg(windows)]
        let job = job_of(&child);
        running().push(child.id());
        let (sender, lines) = mpsc::sync_channel(MAX_UNREAD_LINES);
        let read = move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            loop {
                line.clear();
                match (&mut output)
                    .take(MAX_LINE_BYTES)
                    .read_until(b'\n', &mut line)
                {
                    Ok(0) | Err(_) => break,
                    Ok(_) => {}
                }
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if sender.send(text).is_err() {
                    break;
                }
            }
        };
        let reader = thread::Builder::new()
            .name("engine output".into())
            .spawn(read);
        let mut client = Self {
            child,
            #[cfg(windows)]
            _job: job,
            input,
            lines,
            name: String::new(),
            options: Vec::new(),
            timeout,
        };
        // On this error the client is dropped, which ends the engine.
        reader.map_err(ClientError::Start)?;
        client.handshake()?;
        Ok(client)
    }

    fn handshake(&mut self) -> Result<(), ClientError> {
        self.send("uci")?;
        let deadline = Instant::now() + self.timeout;
        loop {
            let line = self.line(deadline, "uciok").map_err(|error| match error {
                ClientError::Timeout(_) => ClientError::NotUci,
                other => other,
            })?;
            if line == "uciok" {
                return Ok(());
            } else if let Some(name) = line.strip_prefix("id name ") {
                let words: Vec<&str> = name.split_whitespace().collect();
                self.name = words.join(" ");
            } else if line.starts_with("option ") {
                self.options.push(line);
            }
        }
    }

    /// Sends a line.
    ///
    /// # Errors
    /// When the engine has exited.
    pub fn send(&mut self, line: &str) -> Result<(), ClientError> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|_| ClientError::Exited)
    }

    /// Returns the next line, or `None` if none arrives in time.
    ///
    /// # Errors
    /// When the engine has exited.
    pub fn next_line(&self, timeout: Duration) -> Result<Option<String>, ClientError> {
        match self.lines.recv_timeout(timeout) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(ClientError::Exited),
        }
    }

    /// Returns the next line. `wanted` is the keyword that is named if the deadline passes.
    fn line(&self, deadline: Instant, wanted: &'static str) -> Result<String, ClientError> {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            // Checked before reading, because an engine that keeps writing lines would otherwise
            // never time out.
            return Err(ClientError::Timeout(wanted));
        }
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => ClientError::Timeout(wanted),
            RecvTimeoutError::Disconnected => ClientError::Exited,
        })
    }

    /// Sets an option.
    ///
    /// # Errors
    /// When the engine has exited.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        self.send(&format!("setoption name {name} value {value}"))
    }

    /// Sends `isready` and waits for `readyok`.
    ///
    /// # Errors
    /// When `readyok` doesn't arrive in time.
    pub fn wait_until_ready(&mut self) -> Result<(), ClientError> {
        self.send("isready")?;
        let deadline = Instant::now() + self.timeout;
        while self.line(deadline, "readyok")? != "readyok" {}
        Ok(())
    }

    /// Sends `ucinewgame` and waits until the engine is ready.
    ///
    /// # Errors
    /// When the engine isn't ready in time.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        self.send("ucinewgame")?;
        self.wait_until_ready()
    }

    /// Searches a position and waits for the move. `position` and `go` are complete command lines;
    /// `listen` receives every other line.
    ///
    /// # Errors
    /// When no `bestmove` arrives in time, or one without a move.
    pub fn search(
        &mut self,
        position: &str,
        go: &str,
        timeout: Duration,
        mut listen: impl FnMut(&str),
    ) -> Result<Reply, ClientError> {
        self.send(position)?;
        self.send(go)?;
        let deadline = Instant::now() + timeout;
        let mut score = None;
        loop {
            let line = self.line(deadline, "bestmove")?;
            let Some(rest) = line.strip_prefix("bestmove") else {
                score = ReplyScore::of_line(&line).or(score);
                listen(&line);
                continue;
            };
            let mut words = rest.split_ascii_whitespace();
            let best = words.next().unwrap_or_default().to_owned();
            if best.is_empty() {
                return Err(ClientError::InvalidMove(shortened(&line)));
            }
            let ponder = match words.next() {
                Some("ponder") => words.next().map(ToOwned::to_owned),
                _ => None,
            };
            return Ok(Reply {
                best,
                ponder,
                score,
            });
        }
    }
}

impl Drop for Client {
    /// Asks the engine to exit, and kills it and everything that it has started.
    fn drop(&mut self) {
        let _ = self.send("quit");
        let deadline = Instant::now() + EXIT_TIMEOUT;
        let mut ended = false;
        while !ended && Instant::now() < deadline {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Ok(Some(_)) | Err(_) => ended = true,
            }
        }
        kill_group(self.child.id());
        if !ended {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
        running().retain(|&group| group != self.child.id());
    }
}

/// Kills the process group of an engine: a wrapper script, for example, starts the engine as a
/// process in the same group.
#[cfg(unix)]
fn kill_group(group: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let group = i32::try_from(group).ok().and_then(Pid::from_raw);
    if let Some(group) = group {
        // The group has usually ended already, so an error is expected.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// On Windows, the engine's job does this when it is dropped. On other systems, only the engine's
/// process itself is killed.
#[cfg(not(unix))]
fn kill_group(_: u32) {}

/// Puts an engine and the programs that it starts into a job. They end when the job is dropped, and
/// with the game, even if it crashes.
#[cfg(windows)]
fn job_of(engine: &Child) -> Option<win32job::Job> {
    use std::os::windows::io::AsRawHandle;
    let mut limits = win32job::ExtendedLimitInfo::new();
    limits.limit_kill_on_job_close();
    let job = win32job::Job::create_with_limit_info(&limits).ok()?;
    job.assign_process(engine.as_raw_handle() as isize).ok()?;
    Some(job)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_no_engine_and_is_said_to_be_a_folder() {
        let start = Client::start(&mut Command::new("/"), Duration::from_secs(5));
        let kind = match start {
            Err(ClientError::Start(error)) => Some(error.kind()),
            _ => None,
        };
        assert_eq!(kind, Some(io::ErrorKind::IsADirectory));
    }

    #[test]
    fn scores_are_found_in_lines() {
        let score = ReplyScore::of_line;
        assert_eq!(
            score("info depth 3 score cp -12 lowerbound nodes 5"),
            Some(ReplyScore::Centipawns(-12))
        );
        assert_eq!(score("info score mate 2"), Some(ReplyScore::Mate(2)));
        assert_eq!(
            score("info multipv 1 score cp 7"),
            Some(ReplyScore::Centipawns(7))
        );
        assert_eq!(score("info multipv 2 score cp 5"), None);
        assert_eq!(score("info score mate"), None);
        assert_eq!(score("info string score cp"), None);
    }
}
