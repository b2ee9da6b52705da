//! Uniform interface to the built-in engine and to external UCI engines.
//!
//! Their threads belong to `parlour-engine`. They outlive a search, so that the hash table and the
//! process are kept, and each search has its own stop flag. So they are not a [`Job`]. In a browser, which
//! has no threads, each search of the built-in engine is one.

use fyrox::core::log::Log;
use parlour_engine::{
    chess::{Info, Listener, Options, Player, PlayerError, Request, SearchEvent, search_here},
    uci::{
        client::ClientError,
        external_engine::{
            ExternalEngine, ExternalEngineError, ExternalEngineEvent, Program, SearchRequest,
        },
    },
};
use parlour_rules::chess::Move;
use parlour_shell::table::job::{Job, Sink, Task};
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    sync::mpsc::{Receiver, TryRecvError, channel},
};
use web_time::{Duration, Instant};

/// Greatest number of external engines that run at once: one for each side.
const MOST_PROGRAMS: usize = 2;

/// Failure of an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineError {
    /// There is not enough memory, or a thread cannot be started.
    NoRoom(std::io::ErrorKind),
    /// The program cannot be started.
    NotStarted(std::io::ErrorKind),
    /// The program has ended.
    Gone,
    /// The program did not answer `uci` with `uciok`.
    Foreign,
    /// The program does not respond.
    Silent,
    /// The program's answer is not a legal move.
    Illegal(String),
    /// The program does not support the variant.
    Rules,
    /// The engine was removed from the player's list.
    Unknown,
}

impl EngineError {
    /// Returns the locale key of the message.
    pub fn key(&self) -> &'static str {
        match self {
            Self::NoRoom(_) => "engine-no-room",
            Self::NotStarted(_) => "engine-not-started",
            Self::Gone => "engine-gone",
            Self::Foreign => "engine-foreign",
            Self::Silent => "engine-silent",
            Self::Illegal(_) => "engine-illegal",
            Self::Rules => "engine-rules",
            Self::Unknown => "engine-unknown",
        }
    }

    /// Logs the system's message and returns the kind of error.
    fn said(error: &std::io::Error) -> std::io::ErrorKind {
        Log::warn(format!("engine failed: {error}"));
        error.kind()
    }
}

impl From<PlayerError> for EngineError {
    fn from(error: PlayerError) -> Self {
        match error {
            PlayerError::Thread(error) => Self::NoRoom(Self::said(&error)),
            PlayerError::Hash(_) => Self::NoRoom(std::io::ErrorKind::OutOfMemory),
        }
    }
}

impl From<ExternalEngineError> for EngineError {
    fn from(failure: ExternalEngineError) -> Self {
        match failure {
            ExternalEngineError::Client(ClientError::Start(error)) => {
                Self::NotStarted(Self::said(&error))
            }
            ExternalEngineError::Client(ClientError::Exited) => Self::Gone,
            ExternalEngineError::Client(ClientError::NotUci) => Self::Foreign,
            ExternalEngineError::Client(ClientError::Timeout(_)) => Self::Silent,
            ExternalEngineError::Client(ClientError::InvalidMove(text))
            | ExternalEngineError::Illegal(text) => Self::Illegal(text),
            ExternalEngineError::Rules(_) => Self::Rules,
            ExternalEngineError::Thread(error) => Self::NoRoom(Self::said(&error)),
        }
    }
}

/// Message from an engine.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineEvent {
    /// Intermediate result of the search.
    Info(Info),
    /// Final answer and the time at which it was found. The move is `None` if the engine has none.
    Move(Option<Move>, Instant),
    /// The engine has failed and will not answer.
    Failed(EngineError),
}

/// Handle to the built-in engine and to running external engines. It has at most one search.
#[derive(Default)]
pub struct EngineHandle {
    options: Options,
    own: Option<Player>,
    /// Reply that the built-in engine expects to its last move.
    expected: Option<Move>,
    programs: Vec<(Program, ExternalEngine)>,
    search: Option<Search>,
}

/// Source of the pending answer.
enum Search {
    Own(Receiver<(SearchEvent, Instant)>),
    /// The built-in engine in a worker of the browser.
    Worker(WorkerSearch),
    /// External engine, and the number of the question.
    Program(Program, u64),
}

/// Search of the built-in engine that a browser can run in a worker.
#[derive(Debug, Serialize, Deserialize)]
pub struct EngineTask {
    /// Size of the transposition table in MiB.
    hash: usize,
    overhead: Duration,
    request: Request,
}

impl Task for EngineTask {
    const NAME: &'static str = "chess engine";
    /// With the time since the start of the search.
    type Value = (SearchEvent, Duration);

    fn run(self, sink: &Sink<Self::Value>) {
        let begun = Instant::now();
        let options = Options {
            hash: self.hash,
            overhead: self.overhead,
            ..Options::default()
        };
        // Without a value, the engine counts as gone.
        let _ = search_here(options, self.request, |event| {
            sink.send((event, begun.elapsed()));
        });
    }
}

/// Search in a worker, with its answer until that can be reported.
struct WorkerSearch {
    job: Job<(SearchEvent, Duration)>,
    begun: Instant,
    min_time: Duration,
    /// Move, and the time that it took.
    answer: Option<(Option<Move>, Duration)>,
}

impl WorkerSearch {
    fn start(options: &Options, request: Request) -> Self {
        Self {
            begun: Instant::now(),
            min_time: request.min_time(),
            answer: None,
            job: Job::start(EngineTask {
                hash: options.hash,
                overhead: options.overhead,
                request,
            }),
        }
    }

    fn poll(&mut self) -> Option<EngineEvent> {
        while self.answer.is_none() {
            match self.job.poll()? {
                Ok((SearchEvent::Info(info), _)) => return Some(EngineEvent::Info(info)),
                Ok((SearchEvent::Move(mv, _), time)) => self.answer = Some((mv, time)),
                Err(_) => return Some(EngineEvent::Failed(EngineError::Gone)),
            }
        }
        let (answer, time) = self.answer?;
        let elapsed = self.begun.elapsed();
        // A slow frame takes no time from the computer's clock.
        let found = self.begun + time.max(self.min_time).min(elapsed);
        (elapsed >= self.min_time).then_some(EngineEvent::Move(answer, found))
    }
}

impl fmt::Debug for EngineHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let programs: Vec<_> = self.programs.iter().map(|(program, _)| program).collect();
        write!(f, "EngineHandle({}, {programs:?})", self.is_busy())
    }
}

impl EngineHandle {
    /// Creates a handle with these options for the built-in engine.
    pub fn new(options: Options) -> Self {
        Self {
            options,
            ..Self::default()
        }
    }

    /// Returns whether a search is running, or has an event to take.
    pub fn is_busy(&self) -> bool {
        self.search.is_some()
    }

    /// Starts a search of the built-in engine. Any earlier search is stopped.
    ///
    /// # Errors
    /// Returns an error if there is not enough memory or no thread.
    pub fn ask_own(&mut self, request: Request) -> Result<(), EngineError> {
        if cfg!(target_family = "wasm") {
            self.ask_worker(request);
            return Ok(());
        }
        self.begin_own(request, Player::search)
    }

    /// Lets the built-in engine ponder on a position that includes the opponent's expected move.
    ///
    /// There is no answer before [`EngineHandle::ponder_hit`].
    ///
    /// # Errors
    /// Returns an error if there is not enough memory or no thread.
    pub fn ponder(&mut self, request: Request) -> Result<(), EngineError> {
        if cfg!(target_family = "wasm") {
            // The expected move couldn't be reported to a worker.
            return Ok(());
        }
        self.begin_own(request, Player::ponder)
    }

    /// Starts a search of the built-in engine in a worker. Any earlier search is stopped.
    fn ask_worker(&mut self, request: Request) {
        self.stop();
        self.search = Some(Search::Worker(WorkerSearch::start(&self.options, request)));
    }

    fn begin_own(
        &mut self,
        request: Request,
        begin: fn(&mut Player, Request, Listener),
    ) -> Result<(), EngineError> {
        self.stop();
        let player = match &mut self.own {
            Some(player) => player,
            none => none.insert(Player::new(self.options.clone())?),
        };
        let (sender, receiver) = channel();
        // The receiver might be gone.
        let listener = Box::new(move |thought| drop(sender.send((thought, Instant::now()))));
        begin(player, request, listener);
        self.search = Some(Search::Own(receiver));
        Ok(())
    }

    /// Turns pondering into a normal search, because the expected move was played.
    pub fn ponder_hit(&self) {
        if let (Some(Search::Own(_)), Some(player)) = (&self.search, &self.own) {
            player.ponder_hit();
        }
    }

    /// Takes the reply that the built-in engine expects to its last move, if its search found one.
    pub fn take_expected(&mut self) -> Option<Move> {
        self.expected.take()
    }

    /// Starts a search of an external engine, and its process if necessary. Any earlier search is
    /// stopped.
    ///
    /// # Errors
    /// Returns an error if there is no thread. Later failures arrive as
    /// [`EngineEvent::Failed`].
    pub fn ask_program(
        &mut self,
        program: &Program,
        question: SearchRequest,
    ) -> Result<(), EngineError> {
        self.stop();
        let index = self.start(program)?;
        if let Some((_, engine)) = self.programs.get_mut(index) {
            let number = engine.search(question);
            self.search = Some(Search::Program(program.clone(), number));
        }
        Ok(())
    }

    /// Starts the process of an external engine in advance.
    ///
    /// # Errors
    /// Returns an error if there is no thread. Later failures are reported by the first
    /// search.
    pub fn prepare(&mut self, program: &Program) -> Result<(), EngineError> {
        self.start(program).map(drop)
    }

    /// Returns the index of a running external engine, starting it if necessary.
    ///
    /// If too many run, the one that was used least recently is ended.
    fn start(&mut self, program: &Program) -> Result<usize, EngineError> {
        let mut programs = self.programs.iter();
        // The list is sorted by last use.
        let last = match programs.position(|(running, _)| running == program) {
            Some(index) => self.programs.remove(index),
            None => {
                if self.programs.len() >= MOST_PROGRAMS {
                    self.programs.remove(0);
                }
                (program.clone(), ExternalEngine::start(program.clone())?)
            }
        };
        self.programs.push(last);
        Ok(self.programs.len() - 1)
    }

    /// Ends the external engines for which `wanted` returns false.
    pub fn keep(&mut self, wanted: impl Fn(&Program) -> bool) {
        if let Some(Search::Program(asked, _)) = &self.search
            && !wanted(asked)
        {
            self.search = None;
        }
        self.programs.retain(|(program, _)| wanted(program));
    }

    /// Stops the search and discards its answer.
    pub fn stop(&mut self) {
        match self.search.take() {
            // The worker ends with its job.
            None | Some(Search::Worker(_)) => {}
            Some(Search::Own(_)) => {
                if let Some(player) = &self.own {
                    player.stop();
                }
            }
            Some(Search::Program(asked, _)) => {
                for (program, engine) in &self.programs {
                    if *program == asked {
                        engine.stop();
                    }
                }
            }
        }
    }

    /// Prepares the engines for another game. The built-in one clears its hash table, the others
    /// receive `ucinewgame`.
    pub fn forget(&mut self) {
        self.stop();
        self.expected = None;
        if let Some(player) = &self.own {
            player.new_game();
        }
        for (_, engine) in &self.programs {
            engine.new_game();
        }
    }

    /// Returns the next event, if there is one.
    pub fn poll(&mut self) -> Option<EngineEvent> {
        let received = match self.search.as_mut()? {
            Search::Worker(search) => search.poll()?,
            Search::Own(thoughts) => match thoughts.try_recv() {
                Err(TryRecvError::Empty) => return None,
                Ok((SearchEvent::Info(info), _)) => EngineEvent::Info(info),
                Ok((SearchEvent::Move(mv, expected), at)) => {
                    self.expected = expected;
                    EngineEvent::Move(mv, at)
                }
                Err(TryRecvError::Disconnected) => {
                    // The thread has ended. The next search starts another one.
                    self.own = None;
                    EngineEvent::Failed(EngineError::Gone)
                }
            },
            Search::Program(asked, number) => {
                let number = *number;
                let index = self
                    .programs
                    .iter()
                    .position(|(program, _)| program == asked)?;
                loop {
                    match self.programs.get(index)?.1.poll()? {
                        ExternalEngineEvent::Info(of, info) if of == number => {
                            break EngineEvent::Info(info);
                        }
                        ExternalEngineEvent::Move(of, mv, at) if of == number => {
                            break EngineEvent::Move(mv, at);
                        }
                        // Answers to earlier searches are skipped.
                        ExternalEngineEvent::Info(..)
                        | ExternalEngineEvent::Move(..)
                        | ExternalEngineEvent::Ready { .. } => {}
                        ExternalEngineEvent::Failed(failure) => {
                            // The next search starts the process again.
                            self.programs.remove(index);
                            break EngineEvent::Failed(failure.into());
                        }
                    }
                }
            }
        };
        if !matches!(received, EngineEvent::Info(_)) {
            self.search = None;
        }
        Some(received)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_engine::{
        chess::{Level, Limits, Situation},
        uci::external_engine::SearchTime,
    };
    use parlour_rules::chess::{Game, Rules};
    use parlour_shell::table::workers::TaskKind;
    use std::thread;

    fn wait(engine: &mut EngineHandle) -> EngineEvent {
        let begun = Instant::now();
        loop {
            match engine.poll() {
                Some(EngineEvent::Info(_)) => {}
                Some(received) => return received,
                None => thread::sleep(Duration::from_millis(5)),
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no answer");
        }
    }

    #[test]
    fn a_worker_gets_the_task_as_text_and_finds_the_same_move() {
        let mut game = Game::new(Rules::Standard);
        game.play("e2e4".parse().unwrap()).unwrap();
        let mut request = Request::of_move(Situation::from(&game), Level::Beginner, 7);
        request.limits = Limits {
            nodes: Some(2_000),
            ..Limits::default()
        };
        let (sender, values) = channel();
        let task = EngineTask {
            hash: Options::default().hash,
            overhead: Duration::ZERO,
            request: request.clone(),
        };
        let text = serde_json::to_string(&task).unwrap();
        let kind = TaskKind::of::<EngineTask>();
        kind.run(&text, move |value| sender.send(value).unwrap())
            .unwrap();
        let last = values.iter().last().unwrap();
        let (SearchEvent::Move(Some(expected), _), _) =
            serde_json::from_str::<(_, Duration)>(&last).unwrap()
        else {
            panic!("{last}");
        };
        let mut engine = EngineHandle::new(Options::default());
        let begun = Instant::now();
        engine.ask_worker(request.clone());
        let EngineEvent::Move(mv, _) = wait(&mut engine) else {
            panic!("no move");
        };
        assert_eq!(mv, Some(expected));
        assert!(begun.elapsed() >= request.min_time());
    }

    #[test]
    fn a_slow_frame_takes_no_time_from_the_computer_in_a_browser() {
        let seconds = Duration::from_secs;
        for (took, least, counted) in [(3, 1, 3), (1, 2, 2), (90, 1, 60)] {
            let begun = Instant::now().checked_sub(seconds(60)).unwrap();
            let mut search = WorkerSearch {
                job: Job::spawn("idle", |_| {}),
                begun,
                min_time: seconds(least),
                answer: Some((None, seconds(took))),
            };
            let Some(EngineEvent::Move(None, found)) = search.poll() else {
                panic!("no move");
            };
            // The time that a worker measured can't be in the future.
            let error = (found - begun).abs_diff(seconds(counted));
            assert!(error < seconds(10), "{error:?} for {took} s");
        }
    }

    #[test]
    fn the_own_engine_answers_with_a_move() {
        let mut engine = EngineHandle::default();
        let game = Game::new(Rules::Standard);
        let request = Request::of_move(Situation::from(&game), Level::Beginner, 1);
        engine.ask_own(request).unwrap();
        assert!(engine.is_busy());
        assert!(matches!(wait(&mut engine), EngineEvent::Move(Some(_), _)));
        assert!(!engine.is_busy() && engine.poll().is_none());
    }

    #[test]
    fn a_program_that_is_not_there_is_trouble_and_can_be_asked_again() {
        let mut engine = EngineHandle::default();
        let game = Game::new(Rules::Standard);
        let program = Program {
            path: "no/such/program".into(),
            ..Program::default()
        };
        for _ in 0..2 {
            let question = SearchRequest::new(&game, SearchTime::Move(Duration::from_millis(10)));
            engine.ask_program(&program, question).unwrap();
            let received = wait(&mut engine);
            assert!(matches!(
                received,
                EngineEvent::Failed(EngineError::NotStarted(_))
            ));
            assert!(!engine.is_busy());
        }
    }

    #[test]
    fn nothing_is_heard_of_what_was_stopped() {
        let mut engine = EngineHandle::default();
        let game = Game::new(Rules::Standard);
        let request = Request::of_move(Situation::from(&game), Level::Full, 1);
        engine.ask_own(request).unwrap();
        engine.stop();
        assert!(!engine.is_busy() && engine.poll().is_none());
    }
}
