//! Engine in another process, driven by a background thread, so that an engine that is slow or
//! hangs never blocks the game.

use parlour_rules::shortened;
use std::{
    fmt,
    path::{self, Path, PathBuf},
    process::Command,
    sync::{
        Arc,
        mpsc::{self, Receiver, Sender},
    },
    thread,
};
use web_time::{Duration, Instant};

use parlour_rules::chess::{Color, Game, Move, Position, Rules};

use super::{
    client::{Client, ClientError},
    info_parser::parse_info,
    option_declaration::OptionDeclaration,
};
use crate::chess::{Control, Info};

/// Time limits for the answers of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// Limit for `uciok` and for `readyok`.
    pub greeting: Duration,
    /// Time that a move can take beyond the time that the engine was given.
    pub grace: Duration,
    /// Time without a readable line during a search after which the engine is asked with `isready`
    /// whether it still runs. It has the same time again to answer.
    pub silence: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            greeting: Duration::from_secs(10),
            grace: Duration::from_secs(5),
            silence: Duration::from_secs(8),
        }
    }
}

/// Minimum of [`Timeouts::silence`] on a short clock.
const MIN_SILENCE: Duration = Duration::from_secs(1);

/// Interval at which the thread checks whether to stop the search.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Program of an engine, and how to start and configure it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// Path, or the name of a command that the system finds.
    pub path: PathBuf,
    /// Command-line arguments.
    pub arguments: Vec<String>,
    /// Names and values of options that are set before the first search.
    pub settings: Vec<(String, String)>,
    /// Time limits for its answers.
    pub timeouts: Timeouts,
}

impl Program {
    /// Builds the command that starts the program in the program's folder, where engines look for
    /// networks and books. A bare command name starts in the current folder, and so does a program
    /// whose arguments name files relative to it.
    fn command(&self) -> Command {
        let whole = path::absolute(&self.path).ok();
        let in_folder = self.path.components().count() > 1
            && !self
                .arguments
                .iter()
                .map(Path::new)
                .any(|argument| argument.is_relative() && argument.is_file());
        let mut command = match whole {
            Some(whole) if in_folder => {
                let mut command = Command::new(&whole);
                if let Some(folder) = whole.parent() {
                    command.current_dir(folder);
                }
                command
            }
            _ => Command::new(&self.path),
        };
        command.args(&self.arguments);
        command
    }
}

/// Time for a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchTime {
    /// A fixed time.
    Move(Duration),
    /// A game clock, white's and black's.
    Clock {
        /// Time left.
        left: [Duration; 2],
        /// Time added after each move.
        increment: [Duration; 2],
    },
    /// Until the search is stopped.
    Infinite,
}

/// Position to search, with the time for it.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// The `position` command line.
    position_command: String,
    /// Current position, to read moves in the engine's answers.
    position: Position,
    /// Time for the search.
    pub time: SearchTime,
    /// Number of best lines to report (`MultiPV`).
    pub lines: usize,
    /// Creation time. A game clock runs from then on.
    created: Instant,
}

impl SearchRequest {
    /// Creates a request for the current position of a game.
    pub fn new(game: &Game, time: SearchTime) -> Self {
        let history = game.history();
        let start = history
            .first()
            .map_or(game.position(), |played| &played.before);
        let mut position_command = format!("position fen {}", start.fen());
        for (index, played) in history.iter().enumerate() {
            position_command += if index == 0 { " moves " } else { " " };
            position_command += &played.before.uci(played.mv);
        }
        Self {
            position_command,
            position: game.position().clone(),
            time,
            lines: 1,
            created: Instant::now(),
        }
    }

    /// Returns the time that is left for the search if it starts now.
    fn time_now(&self) -> SearchTime {
        let SearchTime::Clock {
            mut left,
            increment,
        } = self.time
        else {
            return self.time;
        };
        let own = match self.position.turn() {
            Color::White => &mut left[0],
            Color::Black => &mut left[1],
        };
        *own = own.saturating_sub(self.created.elapsed());
        SearchTime::Clock { left, increment }
    }

    fn go(&self) -> String {
        match self.time_now() {
            SearchTime::Move(time) => format!("go movetime {}", time.as_millis().max(1)),
            SearchTime::Clock { left, increment } => {
                let [white, black] = left.map(|time| time.as_millis().max(1));
                let [for_white, for_black] = increment.map(|time| time.as_millis());
                format!("go wtime {white} btime {black} winc {for_white} binc {for_black}")
            }
            SearchTime::Infinite => "go infinite".to_owned(),
        }
    }

    /// Returns the time left on the clock of the side to move, if there is one.
    fn left(&self) -> Option<Duration> {
        match self.time_now() {
            SearchTime::Clock { left, .. } => Some(match self.position.turn() {
                Color::White => left[0],
                Color::Black => left[1],
            }),
            SearchTime::Move(_) | SearchTime::Infinite => None,
        }
    }

    /// Returns the time after which a move is overdue, or `None` if it never is.
    fn time_limit(&self, grace: Duration) -> Option<Duration> {
        match self.time_now() {
            SearchTime::Move(time) => Some(time + grace),
            SearchTime::Clock { .. } => self.left().map(|left| left + grace),
            SearchTime::Infinite => None,
        }
    }

    /// Returns the time without a readable line after which to send `isready`. It's shorter on a
    /// short clock, so that a hanging engine is found before it loses on time.
    fn silence(&self, longest: Duration) -> Duration {
        match self.left() {
            Some(left) => longest.min((left * 2 / 5).max(MIN_SILENCE)),
            None => longest,
        }
    }
}

/// Reasons why an engine can't be used anymore.
#[derive(Debug, thiserror::Error)]
pub enum ExternalEngineError {
    /// The process could not be started, has exited, or did not answer.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The engine tried to play this text, which isn't a legal move.
    #[error("the engine tried to play the illegal move {0:?}")]
    Illegal(String),
    /// The engine doesn't support these rules.
    #[error("unsupported rules {0}")]
    Rules(Rules),
    /// The background thread could not be started.
    #[error("couldn't start the engine's thread: {0}")]
    Thread(std::io::Error),
}

/// Message of an engine.
#[derive(Debug)]
pub enum ExternalEngineEvent {
    /// The engine has started.
    Ready {
        /// Name from its `id name` line; empty if there was none.
        name: String,
        /// Options that can be set.
        options: Vec<OptionDeclaration>,
    },
    /// Progress of the search with this number.
    Info(u64, Info),
    /// Move found by the search with this number, and when it arrived. There is no move if the game
    /// is over.
    Move(u64, Option<Move>, Instant),
    /// The engine can't be used any more. No message follows.
    Failed(ExternalEngineError),
}

enum EngineCommand {
    Search(u64, Box<SearchRequest>, Arc<Control>),
    SetOption(String, String),
    NewGame,
}

/// Engine in another process. Dropping it stops the search and ends the process in the background.
pub struct ExternalEngine {
    commands: Sender<EngineCommand>,
    events: Receiver<ExternalEngineEvent>,
    control: Arc<Control>,
    /// Number of requests so far; the last one has this number.
    request_count: u64,
}

impl fmt::Debug for ExternalEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ExternalEngine({} requests)", self.request_count)
    }
}

impl ExternalEngine {
    /// Starts the background thread. Failures of the program itself arrive later, as
    /// [`ExternalEngineEvent::Failed`].
    ///
    /// # Errors
    /// When the thread can't be started.
    pub fn start(program: Program) -> Result<Self, ExternalEngineError> {
        let (commands, received) = mpsc::channel();
        let (events, received_events) = mpsc::channel();
        thread::Builder::new()
            .name("outside engine".into())
            .spawn(move || {
                if let Err(failure) = run(&program, &received, &events) {
                    // The receiver is gone if the engine has been dropped.
                    drop(events.send(ExternalEngineEvent::Failed(failure)));
                }
            })
            .map_err(ExternalEngineError::Thread)?;
        Ok(Self {
            commands,
            events: received_events,
            control: Arc::new(Control::new()),
            request_count: 0,
        })
    }

    /// Searches a position, and stops the previous search. The events of the search carry the
    /// returned number.
    pub fn search(&mut self, request: SearchRequest) -> u64 {
        self.stop();
        self.request_count += 1;
        self.control = Arc::new(Control::new());
        self.send(EngineCommand::Search(
            self.request_count,
            Box::new(request),
            self.control.clone(),
        ));
        self.request_count
    }

    /// Stops the search. Its move still arrives.
    pub fn stop(&self) {
        self.control.stop();
    }

    /// Sets an option as soon as the engine can be asked. A value that the option doesn't allow is
    /// ignored.
    pub fn set_option(&self, name: &str, value: &str) {
        self.send(EngineCommand::SetOption(name.to_owned(), value.to_owned()));
    }

    /// Stops the search and prepares the engine for a new game.
    pub fn new_game(&self) {
        self.stop();
        self.send(EngineCommand::NewGame);
    }

    /// Returns the next message, if there is one.
    pub fn poll(&self) -> Option<ExternalEngineEvent> {
        self.events.try_recv().ok()
    }

    fn send(&self, command: EngineCommand) {
        // Sending fails after the thread has ended, and then `Failed` has been sent.
        drop(self.commands.send(command));
    }
}

impl Drop for ExternalEngine {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Runs the program until the [`ExternalEngine`] is dropped or something fails.
fn run(
    program: &Program,
    commands: &Receiver<EngineCommand>,
    events: &Sender<ExternalEngineEvent>,
) -> Result<(), ExternalEngineError> {
    let mut command = program.command();
    let mut client = Client::start(&mut command, program.timeouts.greeting)?;
    let options: Vec<OptionDeclaration> = client
        .options
        .iter()
        .filter_map(|line| OptionDeclaration::parse(line))
        .collect();
    for (name, value) in &program.settings {
        set(&mut client, &options, name, value)?;
    }
    client.new_game()?;
    let ready = ExternalEngineEvent::Ready {
        name: client.name.clone(),
        options: options.clone(),
    };
    drop(events.send(ready));
    let mut lines = 1;
    let mut rules = Rules::Standard;
    for command in commands {
        match command {
            EngineCommand::SetOption(name, value) => set(&mut client, &options, &name, &value)?,
            EngineCommand::NewGame => client.new_game()?,
            EngineCommand::Search(number, request, control) => {
                if request.position.rules() != rules {
                    rules = request.position.rules();
                    let is_960 = rules == Rules::Chess960;
                    let knows = options.iter().any(|option| option.name == CHESS960);
                    if rules == Rules::Casual || is_960 && !knows {
                        return Err(ExternalEngineError::Rules(rules));
                    }
                    set(&mut client, &options, CHESS960, &is_960.to_string())?;
                }
                if request.lines != lines {
                    lines = request.lines;
                    set(&mut client, &options, "MultiPV", &lines.to_string())?;
                }
                run_search(
                    &mut client,
                    number,
                    &request,
                    &control,
                    (events, program.timeouts),
                )?;
            }
        }
    }
    Ok(())
}

const CHESS960: &str = "UCI_Chess960";

/// Sets an option if the engine has declared it and allows the value.
fn set(
    client: &mut Client,
    options: &[OptionDeclaration],
    name: &str,
    value: &str,
) -> Result<(), ClientError> {
    let mut options = options.iter();
    match options
        .find(|option| option.name == name)
        .map(|option| option.line(value))
    {
        Some(Ok(line)) => client.send(&line),
        _ => Ok(()),
    }
}

/// Runs one search until its move arrives or is overdue.
fn run_search(
    client: &mut Client,
    number: u64,
    request: &SearchRequest,
    control: &Control,
    (events, timeouts): (&Sender<ExternalEngineEvent>, Timeouts),
) -> Result<(), ExternalEngineError> {
    let grace = timeouts.grace;
    let silence = request.silence(timeouts.silence);
    client.wait_until_ready()?;
    client.send(&request.position_command)?;
    client.send(&request.go())?;
    let begun = Instant::now();
    let mut overdue = request.time_limit(grace).map(|limit| begun + limit);
    let mut stopped = false;
    // Time of the last readable line, and whether `isready` has been sent since.
    let (mut heard, mut called) = (begun, false);
    loop {
        let now = Instant::now();
        if control.is_stopped() && !stopped {
            stopped = true;
            client.send("stop")?;
            let soon = now + grace;
            overdue = Some(overdue.map_or(soon, |time| time.min(soon)));
        }
        if overdue.is_some_and(|time| now > time) {
            return Err(ClientError::Timeout("bestmove").into());
        }
        if now > heard + silence {
            if called {
                return Err(ClientError::Timeout("readyok").into());
            }
            // A clock can leave hours for a move, which is too long to wait for an engine that
            // hangs.
            client.send("isready")?;
            (heard, called) = (now, true);
        }
        let Some(line) = client.next_line(POLL_INTERVAL)? else {
            continue;
        };
        if line == "readyok" {
            (heard, called) = (now, false);
        } else if let Some(info) = parse_info(&request.position, &line) {
            (heard, called) = (now, false);
            drop(events.send(ExternalEngineEvent::Info(number, info)));
        } else if let Some(rest) = line.strip_prefix("bestmove") {
            let text = rest.split_ascii_whitespace().next().unwrap_or_default();
            let mv = match request.position.parse_uci(text) {
                Ok(mv) => Some(mv),
                // Engines write one of these if there is no legal move.
                Err(_)
                    if matches!(text, "0000" | "(none)") && !request.position.has_legal_move() =>
                {
                    None
                }
                Err(_) => {
                    return Err(ExternalEngineError::Illegal(shortened(text)));
                }
            };
            drop(events.send(ExternalEngineEvent::Move(number, mv, Instant::now())));
            return Ok(());
        }
    }
}
