//! Another engine, which runs as a program of its own, on a thread of ours: whatever it does, the
//! game goes on.

use std::{
    fmt,
    path::{self, Path, PathBuf},
    process::Command,
    sync::{
        Arc,
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use parlour_rules::chess::{Color, Game, Move, Position, Rules};

use super::{
    client::{Client, ClientError},
    info_parser::parse_info,
    option_declaration::OptionDeclaration,
};
use crate::chess::{Control, Info};

/// How long an engine is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// Until it has greeted, and until it is ready.
    pub greeting: Duration,
    /// How much longer than it was given it may take for a move.
    pub grace: Duration,
    /// How long it may say nothing that makes sense while it thinks before it is asked whether it
    /// is still there; it has as long again to answer.
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

/// On no clock an engine is asked sooner whether it is still there.
const SHORTEST_SILENCE: Duration = Duration::from_secs(1);

/// How long to wait between two looks at whether to stop.
const GLANCE: Duration = Duration::from_millis(20);

/// A program that is an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// Where it is.
    pub path: PathBuf,
    /// What it is started with.
    pub arguments: Vec<String>,
    /// What is set before it thinks: names and values, as its options describe them.
    pub settings: Vec<(String, String)>,
    /// How long it is waited for.
    pub timeouts: Timeouts,
}

impl Program {
    /// What starts it, in its own folder: there lies what it needs, as networks and books, and it may
    /// name it without a folder. A command that the system finds, and one whose arguments name files
    /// from here, starts here.
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

/// How long it may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchTime {
    /// So long.
    Move(Duration),
    /// So that its time lasts: white's and black's, and what each is given for a move.
    Clock {
        /// What is left.
        left: [Duration; 2],
        /// What is added after each move.
        increment: [Duration; 2],
    },
    /// Until it is stopped.
    Infinite,
}

/// What it is asked.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// What is on the board, as a line of the protocol.
    position: String,
    /// What is on the board.
    now: Position,
    /// How long it may think.
    pub time: SearchTime,
    /// How many best lines are told.
    pub lines: usize,
    /// When it was asked: on a clock time passes since then.
    asked: Instant,
}

impl SearchRequest {
    /// About the position of a game.
    pub fn new(game: &Game, time: SearchTime) -> Self {
        let history = game.history();
        let start = history
            .first()
            .map_or(game.position(), |played| &played.before);
        let mut position = format!("position fen {}", start.fen());
        for (index, played) in history.iter().enumerate() {
            position += if index == 0 { " moves " } else { " " };
            position += &played.before.uci(played.mv);
        }
        Self {
            position,
            now: game.position().clone(),
            time,
            lines: 1,
            asked: Instant::now(),
        }
    }

    /// How long it may think if it begins only now.
    fn time_now(&self) -> SearchTime {
        let SearchTime::Clock {
            mut left,
            increment,
        } = self.time
        else {
            return self.time;
        };
        let own = match self.now.turn() {
            Color::White => &mut left[0],
            Color::Black => &mut left[1],
        };
        *own = own.saturating_sub(self.asked.elapsed());
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

    /// What is left to it on its clock, if it has one.
    fn left(&self) -> Option<Duration> {
        match self.time_now() {
            SearchTime::Clock { left, .. } => Some(match self.now.turn() {
                Color::White => left[0],
                Color::Black => left[1],
            }),
            SearchTime::Move(_) | SearchTime::Infinite => None,
        }
    }

    /// When a move is overdue, if it ever is.
    fn patience(&self, grace: Duration) -> Option<Duration> {
        match self.time_now() {
            SearchTime::Move(time) => Some(time + grace),
            SearchTime::Clock { .. } => self.left().map(|left| left + grace),
            SearchTime::Infinite => None,
        }
    }

    /// How long it may say nothing: on a short clock less, so that one that hangs is found out
    /// before it has lost on time.
    fn silence(&self, longest: Duration) -> Duration {
        match self.left() {
            Some(left) => longest.min((left * 2 / 5).max(SHORTEST_SILENCE)),
            None => longest,
        }
    }
}

/// Why an engine is not asked any more.
#[derive(Debug)]
pub enum ExternalEngineError {
    /// It could not be started, ended, or did not answer.
    Client(ClientError),
    /// It wants to play this, which is against the rules or no move at all.
    Illegal(String),
    /// Other engines do not know these rules.
    Rules(Rules),
    /// There is no thread for it.
    Thread(std::io::Error),
}

impl fmt::Display for ExternalEngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Client(error) => error.fmt(f),
            Self::Illegal(text) => write!(
                f,
                "the engine wants to play {text:?}, which is no legal move"
            ),
            Self::Rules(_) => f.write_str("the engine does not know these rules"),
            Self::Thread(error) => write!(f, "no thread for the engine: {error}"),
        }
    }
}

impl std::error::Error for ExternalEngineError {}

impl From<ClientError> for ExternalEngineError {
    fn from(error: ClientError) -> Self {
        Self::Client(error)
    }
}

/// What is heard of an engine.
#[derive(Debug)]
pub enum ExternalEngineEvent {
    /// It is there: what it calls itself, and what can be set.
    Ready {
        /// Its name; empty if it said none.
        name: String,
        /// Its options.
        options: Vec<OptionDeclaration>,
    },
    /// How it looks so far, for the question of this number.
    Info(u64, Info),
    /// Its move for the question of this number, none if it has found none, where there is none; and
    /// when it said so.
    Move(u64, Option<Move>, Instant),
    /// It is gone, and says nothing any more.
    Failed(ExternalEngineError),
}

enum EngineCommand {
    Search(u64, Box<SearchRequest>, Arc<Control>),
    SetOption(String, String),
    NewGame,
}

/// An engine that is another program. When it is dropped, the program is told to end, and is ended
/// if it does not; nobody waits for that.
pub struct ExternalEngine {
    commands: Sender<EngineCommand>,
    said: Receiver<ExternalEngineEvent>,
    control: Arc<Control>,
    /// How many questions were asked.
    asked: u64,
}

impl fmt::Debug for ExternalEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ExternalEngine({} requests)", self.asked)
    }
}

impl ExternalEngine {
    /// Starts the program; whether that works is heard later.
    ///
    /// # Errors
    /// When there is no thread for it.
    pub fn start(program: Program) -> Result<Self, ExternalEngineError> {
        let (commands, received) = mpsc::channel();
        let (told, said) = mpsc::channel();
        thread::Builder::new()
            .name("outside engine".into())
            .spawn(move || {
                if let Err(failure) = obey(&program, &received, &told) {
                    // Nobody may be listening any more.
                    drop(told.send(ExternalEngineEvent::Failed(failure)));
                }
            })
            .map_err(ExternalEngineError::Thread)?;
        Ok(Self {
            commands,
            said,
            control: Arc::new(Control::new()),
            asked: 0,
        })
    }

    /// Asks something; what was asked before ends. The answer has the number that is returned.
    pub fn search(&mut self, question: SearchRequest) -> u64 {
        self.stop();
        self.asked += 1;
        self.control = Arc::new(Control::new());
        self.send(EngineCommand::Search(
            self.asked,
            Box::new(question),
            self.control.clone(),
        ));
        self.asked
    }

    /// Ends a thought with what it has found so far.
    pub fn stop(&self) {
        self.control.stop();
    }

    /// Sets an option, once it has answered. A value that it does not option is not set.
    pub fn set_option(&self, name: &str, value: &str) {
        self.send(EngineCommand::SetOption(name.to_owned(), value.to_owned()));
    }

    /// Another game begins.
    pub fn new_game(&self) {
        self.stop();
        self.send(EngineCommand::NewGame);
    }

    /// The next thing that it has said, if there is something.
    pub fn poll(&self) -> Option<ExternalEngineEvent> {
        self.said.try_recv().ok()
    }

    fn send(&self, command: EngineCommand) {
        // When it has failed that was told.
        drop(self.commands.send(command));
    }
}

impl Drop for ExternalEngine {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Runs the program until nobody commands anything any more.
fn obey(
    program: &Program,
    commands: &Receiver<EngineCommand>,
    told: &Sender<ExternalEngineEvent>,
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
    drop(told.send(ready));
    let mut lines = 1;
    let mut rules = Rules::Standard;
    for command in commands {
        match command {
            EngineCommand::SetOption(name, value) => set(&mut client, &options, &name, &value)?,
            EngineCommand::NewGame => client.new_game()?,
            EngineCommand::Search(number, question, control) => {
                if question.now.rules() != rules {
                    rules = question.now.rules();
                    let is_960 = rules == Rules::Chess960;
                    let knows = options.iter().any(|option| option.name == CHESS960);
                    if rules == Rules::Casual || is_960 && !knows {
                        return Err(ExternalEngineError::Rules(rules));
                    }
                    set(&mut client, &options, CHESS960, &is_960.to_string())?;
                }
                if question.lines != lines {
                    lines = question.lines;
                    set(&mut client, &options, "MultiPV", &lines.to_string())?;
                }
                think(
                    &mut client,
                    number,
                    &question,
                    &control,
                    (told, program.timeouts),
                )?;
            }
        }
    }
    Ok(())
}

const CHESS960: &str = "UCI_Chess960";

/// Sets an option if it is offered.
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

/// One question, until its answer has come or is overdue.
fn think(
    client: &mut Client,
    number: u64,
    question: &SearchRequest,
    control: &Control,
    (told, patience): (&Sender<ExternalEngineEvent>, Timeouts),
) -> Result<(), ExternalEngineError> {
    let grace = patience.grace;
    let silence = question.silence(patience.silence);
    client.wait_until_ready()?;
    client.send(&question.position)?;
    client.send(&question.go())?;
    let begun = Instant::now();
    let mut overdue = question.patience(grace).map(|patience| begun + patience);
    let mut stopped = false;
    // When it last said something that makes sense, and whether it was asked since if it is there.
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
            // A clock may leave it hours to think, and nobody waits so long for one that hangs.
            client.send("isready")?;
            (heard, called) = (now, true);
        }
        let Some(line) = client.next_line(GLANCE)? else {
            continue;
        };
        if line == "readyok" {
            (heard, called) = (now, false);
        } else if let Some(info) = parse_info(&question.now, &line) {
            (heard, called) = (now, false);
            drop(told.send(ExternalEngineEvent::Info(number, info)));
        } else if let Some(rest) = line.strip_prefix("bestmove") {
            let text = rest.split_ascii_whitespace().next().unwrap_or_default();
            let mv = match question.now.parse_uci(text) {
                Ok(mv) => Some(mv),
                // As engines say that there is none.
                Err(_) if matches!(text, "0000" | "(none)") && !question.now.has_legal_move() => {
                    None
                }
                Err(_) => {
                    return Err(ExternalEngineError::Illegal(
                        text.chars().take(40).collect(),
                    ));
                }
            };
            drop(told.send(ExternalEngineEvent::Move(number, mv, Instant::now())));
            return Ok(());
        }
    }
}
