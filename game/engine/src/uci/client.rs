//! The other end of the conversation: using an engine that is another program, whatever it does.

use std::{
    fmt,
    io::{self, BufRead, BufReader, Read, Write},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::{
        Mutex, MutexGuard, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

/// What went wrong with an engine.
#[derive(Debug)]
pub enum ClientError {
    /// It could not be started.
    Start(io::Error),
    /// It has ended, or closed its input or output.
    Exited,
    /// It did not greet as engines do, whatever else it may have said.
    NotUci,
    /// It did not say this in time.
    Timeout(&'static str),
    /// It said that its move is this, which is no move.
    InvalidMove(String),
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(error) => write!(f, "the engine cannot be started: {error}"),
            Self::Exited => f.write_str("the engine has ended"),
            Self::NotUci => f.write_str("the program does not answer as a UCI engine"),
            Self::Timeout(word) => write!(f, "the engine did not say {word} in time"),
            Self::InvalidMove(text) => write!(f, "the engine wants to play {text:?}"),
        }
    }
}

impl std::error::Error for ClientError {}

/// What an engine answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Its move, as it wrote it. Whether it is legal is for the rules to say.
    pub best: String,
    /// The answer that it expects.
    pub ponder: Option<String>,
    /// What the last `info` with a score said, for the player on move: hundredths of a pawn, or
    /// moves to mate.
    pub score: Option<ReplyScore>,
}

/// A score that an engine told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplyScore {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Moves to mate; negative if the player on move is mated.
    Mate(i32),
}

impl ReplyScore {
    /// Reads the score of an `info` line, if it has one and is about the best move.
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

    /// As hundredths of a pawn, mates being more than any material.
    pub fn centipawns(self) -> i32 {
        match self {
            Self::Centipawns(value) => value,
            Self::Mate(moves) if moves > 0 => 30_000,
            Self::Mate(_) => -30_000,
        }
    }
}

/// No more of one line is read; what comes after it is another line.
const LONGEST_LINE: u64 = 1 << 16;
/// Lines that nobody has looked at yet; an engine that says more has to wait.
const MOST_LINES: usize = 4_096;
/// How long an engine may take to end by itself.
const LAST_RESPECTS: Duration = Duration::from_millis(300);

/// The engines that run, by the numbers of their processes, which are those of their groups.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Waits until all engines that nobody uses any more have ended, and after so long ends whatever still
/// runs, used or not. For a program that ends itself: its threads end with it, and would end nobody.
pub fn end_all(patience: Duration) {
    let deadline = Instant::now() + patience;
    while !running().is_empty() && Instant::now() < deadline {
        thread::sleep(Duration::from_millis(5));
    }
    for &group in running().iter() {
        kill_group(group);
    }
}

/// Why a program did not start: of a folder the system only says that it must not be run.
fn not_started(command: &Command, error: io::Error) -> io::Error {
    let is_folder = Path::new(command.get_program()).is_dir();
    match error.kind() {
        io::ErrorKind::PermissionDenied if is_folder => io::ErrorKind::IsADirectory.into(),
        _ => error,
    }
}

/// An engine that runs as another program.
pub struct Client {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// What it calls itself.
    pub name: String,
    /// The lines with which it offers its options.
    pub options: Vec<String>,
    /// How long to wait for anything but a search.
    patience: Duration,
}

impl Client {
    /// Starts a program and greets it.
    ///
    /// # Errors
    /// When it cannot be started or does not answer as an engine does.
    pub fn start(command: &mut Command, patience: Duration) -> Result<Self, ClientError> {
        // What the program starts itself belongs to it, and ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| ClientError::Start(not_started(command, error)))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ClientError::Exited);
        };
        running().push(child.id());
        let (told, lines) = mpsc::sync_channel(MOST_LINES);
        let read = move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            loop {
                line.clear();
                match (&mut output)
                    .take(LONGEST_LINE)
                    .read_until(b'\n', &mut line)
                {
                    Ok(0) | Err(_) => break,
                    Ok(_) => {}
                }
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if told.send(text).is_err() {
                    break;
                }
            }
        };
        let reader = thread::Builder::new()
            .name("engine output".into())
            .spawn(read);
        let mut client = Self {
            child,
            input,
            lines,
            name: String::new(),
            options: Vec::new(),
            patience,
        };
        // Without a reader it is ended like one that does not answer.
        reader.map_err(ClientError::Start)?;
        client.greet()?;
        Ok(client)
    }

    fn greet(&mut self) -> Result<(), ClientError> {
        self.send("uci")?;
        let deadline = Instant::now() + self.patience;
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
    /// When the engine has gone.
    pub fn send(&mut self, line: &str) -> Result<(), ClientError> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|_| ClientError::Exited)
    }

    /// The next line, if one comes in this time.
    ///
    /// # Errors
    /// When the engine has gone.
    pub fn next_line(&self, patience: Duration) -> Result<Option<String>, ClientError> {
        match self.lines.recv_timeout(patience) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(ClientError::Exited),
        }
    }

    /// The next line, if it comes before the deadline.
    fn line(&self, deadline: Instant, wanted: &'static str) -> Result<String, ClientError> {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            // However much else it says.
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
    /// When the engine has gone.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        self.send(&format!("setoption name {name} value {value}"))
    }

    /// Waits until the engine has done what it was told so far.
    ///
    /// # Errors
    /// When it does not say so in time.
    pub fn wait_until_ready(&mut self) -> Result<(), ClientError> {
        self.send("isready")?;
        let deadline = Instant::now() + self.patience;
        while self.line(deadline, "readyok")? != "readyok" {}
        Ok(())
    }

    /// Begins another game.
    ///
    /// # Errors
    /// When the engine is not ready in time.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        self.send("ucinewgame")?;
        self.wait_until_ready()
    }

    /// Lets the engine search, and waits this long for its move. `position` and `go` are the two
    /// whole lines; every other line that comes is handed to `listen`.
    ///
    /// # Errors
    /// When no move comes in time, or one that is none.
    pub fn search(
        &mut self,
        position: &str,
        go: &str,
        patience: Duration,
        mut listen: impl FnMut(&str),
    ) -> Result<Reply, ClientError> {
        self.send(position)?;
        self.send(go)?;
        let deadline = Instant::now() + patience;
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
                return Err(ClientError::InvalidMove(line));
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
    /// Asks the engine to end, and ends it if it does not, with all that it has started.
    fn drop(&mut self) {
        let _ = self.send("quit");
        let deadline = Instant::now() + LAST_RESPECTS;
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

/// Ends the programs that the engine's has started, a script's for instance.
#[cfg(unix)]
fn kill_group(group: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let group = i32::try_from(group).ok().and_then(Pid::from_raw);
    if let Some(group) = group {
        // Mostly there is nobody left.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Elsewhere only the program itself is ended.
#[cfg(not(unix))]
fn kill_group(_: u32) {}

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
