//! Engine side of a UCI conversation.

use std::{
    fmt::Display,
    hash::{BuildHasher, RandomState},
    io::{self, BufRead, Read, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use parlour_rules::{
    Random,
    chess::{FenError, Move, Position, Rules, UciError, perft, read_leniently},
    shortened,
};

use super::{
    command::{self, Command},
    go::Go,
    options::{Changed, OptionError, Settings},
    report,
};
use crate::chess::{
    Clock, Control, Engine, HashError, Info, Limits, Options, STACK_BYTES, Situation, Skill,
    Stopwatch, bench,
};

/// Shared output. The search thread writes to it as well.
#[derive(Clone)]
struct Output(Arc<Mutex<Box<dyn Write + Send>>>);

impl Output {
    fn line(&self, text: &str) {
        let mut out = self.lock();
        // A write error means that the GUI is gone; the end of the input reports that.
        let _ = writeln!(out, "{text}").and_then(|()| out.flush());
    }

    fn lock(&self) -> MutexGuard<'_, Box<dyn Write + Send>> {
        // Lines are written whole, so the writer is usable even after a panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Search, benchmark or count that runs, or has ended and not been joined yet.
struct Running {
    /// Returns the engine, unless the search has panicked.
    thread: JoinHandle<Option<Engine>>,
    control: Arc<Control>,
    /// Set before the last line is written, because the GUI can send the next command as soon as it
    /// reads it, while this thread is still finishing.
    has_answered: Arc<AtomicBool>,
    clock: Stopwatch,
}

/// Engine side of a conversation: settings, the current position and a search.
pub struct Session {
    output: Output,
    settings: Settings,
    situation: Situation,
    /// The last `position` command was invalid. Searching the one before would answer a different
    /// question.
    has_no_position: bool,
    /// The engine, unless the running search has it.
    engine: Option<Engine>,
    running: Option<Running>,
    debug: bool,
}

/// Interval at which a finished search checks whether it can write its move (`go infinite`, `go
/// ponder`).
const POLL_INTERVAL: Duration = Duration::from_millis(1);

/// Maximum depth of `perft`; deeper counts would never end.
const MAX_PERFT: u32 = 32;

/// Maximum length of a line in bytes. A game of 100,000 moves fits.
const MAX_LINE: usize = 1 << 20;

/// Reason why a command can't be executed.
#[derive(Debug, thiserror::Error)]
enum SessionError {
    #[error(transparent)]
    Option(#[from] OptionError),
    #[error(transparent)]
    Hash(#[from] HashError),
    /// The transposition table could not be resized and has `kept` MiB.
    #[error("{error} (keeping {kept} MiB)")]
    KeptHash { error: HashError, kept: usize },
    #[error("{0}: not allowed while searching")]
    Searching(String),
    /// The last `position` command was invalid.
    #[error("{0}: no position (the last position command was invalid)")]
    NoPosition(&'static str),
    #[error("position: {0}")]
    Position(#[from] FenError),
    #[error("position: move {ply}: {source}")]
    Move { ply: usize, source: UciError },
    #[error("go: couldn't start the search thread: {0}")]
    Thread(#[from] io::Error),
    #[error("perft: invalid depth {0} (expected 0 to {MAX_PERFT})")]
    Depth(u32),
    #[error("ignored a line of more than 1 MB")]
    LongLine,
}

impl Session {
    /// Starts a conversation that writes its answers to `output`.
    ///
    /// # Errors
    /// When there is not enough memory for a transposition table of the default size.
    pub fn new(output: Box<dyn Write + Send>) -> Result<Self, HashError> {
        let settings = Settings::default();
        Ok(Self {
            output: Output(Arc::new(Mutex::new(output))),
            situation: Position::start(Rules::Standard).into(),
            has_no_position: false,
            engine: Some(Engine::new(settings.engine.clone())?),
            settings,
            running: None,
            debug: false,
        })
    }

    /// Executes the lines of the GUI until `quit` or the end of the input.
    pub fn converse(&mut self, mut input: impl BufRead) {
        let mut line = Vec::new();
        loop {
            line.clear();
            let limit = MAX_LINE as u64 + 1;
            match input.by_ref().take(limit).read_until(b'\n', &mut line) {
                // The GUI has closed its end.
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
            if line.len() > MAX_LINE {
                self.report_error(SessionError::LongLine);
                if !line.ends_with(b"\n") && input.skip_until(b'\n').is_err() {
                    return;
                }
            // Invalid UTF-8 is read as an unknown command.
            } else if !self.execute(&String::from_utf8_lossy(&line)) {
                return;
            }
        }
    }

    /// Executes a line. Returns `false` after `quit`.
    pub fn execute(&mut self, line: &str) -> bool {
        match command::parse(line) {
            Ok(None) => {}
            Ok(Some(Command::Quit)) => {
                self.stop();
                return false;
            }
            Ok(Some(command)) => {
                if let Err(error) = self.dispatch(command) {
                    self.report_error(error);
                }
            }
            Err(error) => self.report_error(error),
        }
        true
    }

    /// Waits until the search, benchmark or count has ended.
    pub fn finish(&mut self) {
        self.rejoin();
    }

    fn send(&self, text: &str) {
        self.output.line(text);
    }

    fn report_error(&self, error: impl Display) {
        self.send(&format!("info string {error}"));
    }

    fn dispatch(&mut self, command: Command) -> Result<(), SessionError> {
        match command {
            Command::Uci => {
                self.send(concat!("id name Parlour ", env!("CARGO_PKG_VERSION")));
                self.send("id author the Parlour authors");
                for declaration in Settings::default().declarations() {
                    self.send(&declaration);
                }
                self.send("uciok");
            }
            Command::Debug(on) => self.debug = on,
            Command::IsReady => self.send("readyok"),
            Command::SetOption { name, value } => self.set_option(&name, &value)?,
            Command::NewGame => {
                self.stop();
                if let Some(engine) = &mut self.engine {
                    engine.clear();
                }
            }
            Command::Position { fen, moves } => self.set_position(fen.as_deref(), &moves)?,
            Command::Go(go) => self.go(&go)?,
            Command::Stop => {
                if let Some(running) = &self.running {
                    running.control.stop();
                }
            }
            Command::PonderHit => {
                if let Some(running) = &self.running {
                    running.control.ponder_hit(running.clock.elapsed());
                }
            }
            Command::Quit => {}
            Command::Bench(depth) => self.bench(depth.unwrap_or(bench::DEPTH))?,
            Command::Display if self.has_no_position => return Err(SessionError::NoPosition("d")),
            Command::Display => {
                for line in report::picture(&self.situation.position) {
                    self.send(&line);
                }
            }
            Command::Perft(depth) => self.perft(depth)?,
        }
        Ok(())
    }

    /// Returns whether a search, benchmark or count is running and has not been stopped.
    fn is_searching(&self) -> bool {
        self.running.as_ref().is_some_and(|running| {
            !running.control.is_stopped()
                && !running.has_answered.load(Ordering::Acquire)
                && !running.thread.is_finished()
        })
    }

    /// Stops what is running and waits until it has ended.
    fn stop(&mut self) {
        if let Some(running) = &self.running {
            running.control.stop();
        }
        self.rejoin();
    }

    /// Joins the background thread and takes the engine from it.
    fn rejoin(&mut self) {
        if let Some(running) = self.running.take() {
            self.engine = running.thread.join().ok().flatten();
        }
    }

    /// Takes the engine if no search is running. A new one is created if the last search has
    /// panicked. `command` is named in the error.
    fn take_engine(&mut self, command: &str) -> Result<Engine, SessionError> {
        if self.is_searching() {
            return Err(SessionError::Searching(command.to_owned()));
        }
        self.rejoin();
        match self.engine.take() {
            Some(engine) => Ok(engine),
            None => Ok(Engine::new(self.settings.engine.clone())?),
        }
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), SessionError> {
        let rules = self.rules();
        let engine = self.take_engine(&format!("setoption {}", shortened(name)))?;
        let engine = self.engine.insert(engine);
        let changed = self.settings.set(name, value)?;
        let options = self.settings.engine.clone();
        match changed {
            Changed::Clear => engine.clear(),
            Changed::Hash => {
                if let Err(error) = engine.set_hash(options.hash) {
                    let kept = engine.options().hash;
                    self.settings.engine.hash = kept;
                    return Err(SessionError::KeptHash { error, kept });
                }
            }
            Changed::Settings => {
                engine.set_threads(options.threads);
                engine.set_multi_pv(options.multi_pv);
                engine.set_overhead(options.overhead);
                engine.set_features(options.features);
            }
        }
        let useful = Options::useful_threads();
        if name.eq_ignore_ascii_case("threads") && options.threads > useful {
            self.report_error(format_args!(
                "Threads: using {useful}, because more don't help on this machine"
            ));
        }
        if self.rules() != rules {
            // The rules have changed, and castling moves are written differently in Chess960.
            self.situation = Position::start(self.rules()).into();
            self.has_no_position = false;
        }
        Ok(())
    }

    fn rules(&self) -> Rules {
        if self.settings.chess960 {
            Rules::Chess960
        } else {
            Rules::Standard
        }
    }

    /// Sets up a position. If a move is illegal, the moves before it stay played. An invalid FEN
    /// leaves the session without a position, so that later commands don't refer to an older one.
    fn set_position(&mut self, fen: Option<&str>, moves: &[String]) -> Result<(), SessionError> {
        self.has_no_position = true;
        let start = match fen {
            None => Position::start(self.rules()),
            Some(fen) => {
                let read = |fen: &str| Position::from_fen(fen, self.rules());
                let note = |left_out: &FenError| {
                    self.report_error(format_args!("position: ignored {left_out}"));
                };
                read_leniently(fen, read, note)?
            }
        };
        self.situation = start.into();
        self.has_no_position = false;
        for (text, ply) in moves.iter().zip(1..) {
            let mv = self
                .situation
                .position
                .parse_uci(text)
                .map_err(|source| SessionError::Move { ply, source })?;
            self.situation.advance(mv);
        }
        Ok(())
    }

    fn go(&mut self, go: &Go) -> Result<(), SessionError> {
        if self.is_searching() {
            return Err(SessionError::Searching("go".to_owned()));
        }
        for error in &go.errors {
            self.report_error(error);
        }
        if self.has_no_position {
            self.report_error(SessionError::NoPosition("go"));
            self.send(report::NO_MOVE);
            return Ok(());
        }
        let position = &self.situation.position;
        let mut among = Vec::new();
        for text in &go.search_moves {
            match position.parse_uci(text) {
                Ok(mv) => among.push(mv),
                Err(error) => self.report_error(format_args!("searchmoves: {error}")),
            }
        }
        let job = Job {
            situation: self.situation.clone(),
            among: (!among.is_empty()).then_some(among),
            limits: go.limits(position.turn()),
            waits_for_stop: go.infinite,
            skill: self.settings.skill(),
            multi_pv: self.settings.engine.multi_pv,
            seed: match self.settings.seed {
                0 => RandomState::new().hash_one(0),
                seed => seed,
            },
        };
        let control = if go.ponder {
            Control::pondering()
        } else {
            Control::new()
        };
        let output = self.output.clone();
        self.start(
            "go",
            control,
            move |mut engine, control, clock, answered| {
                let run = AssertUnwindSafe(|| job.run(&mut engine, control, clock, &output));
                let (answer, engine) = match catch_unwind(run) {
                    Ok(answer) => (answer, Some(engine)),
                    // The GUI waits for a move in any case. The next search gets a new engine.
                    Err(_) => {
                        output.line("info string the search failed");
                        (job.any_move(), None)
                    }
                };
                while (job.waits_for_stop || control.is_pondering()) && !control.is_stopped() {
                    thread::sleep(POLL_INTERVAL);
                }
                answered.store(true, Ordering::Release);
                output.line(&answer);
                engine
            },
        )
    }

    /// Runs `work` on a background thread, so that commands are still read. It gets the engine,
    /// which it returns, and sets the flag before it writes its last line. `command` is named in
    /// errors.
    fn start(
        &mut self,
        command: &str,
        control: Control,
        work: impl FnOnce(Engine, &Control, &Stopwatch, &AtomicBool) -> Option<Engine> + Send + 'static,
    ) -> Result<(), SessionError> {
        let clock = Stopwatch::start();
        let engine = self.take_engine(command)?;
        let (control, has_answered) = (Arc::new(control), Arc::new(AtomicBool::new(false)));
        let (signals, answered) = (control.clone(), has_answered.clone());
        let thread = thread::Builder::new()
            .name("search".into())
            .stack_size(STACK_BYTES)
            .spawn(move || work(engine, &signals, &clock, &answered))?;
        self.running = Some(Running {
            thread,
            control,
            has_answered,
            clock,
        });
        Ok(())
    }

    fn bench(&mut self, depth: u32) -> Result<(), SessionError> {
        let output = self.output.clone();
        self.start(
            "bench",
            Control::new(),
            move |engine, control, _, answered| {
                let total = bench::run(depth, control, |fen, measured| {
                    output.line(&format!("{:>10}  {fen}", measured.nodes));
                });
                answered.store(true, Ordering::Release);
                output.line(&match total {
                    Ok(Some(total)) => {
                        format!("{} nodes {} nps", total.nodes, total.nodes_per_second())
                    }
                    Ok(None) => "info string bench: stopped".to_owned(),
                    Err(error) => format!("info string bench: {error}"),
                });
                Some(engine)
            },
        )
    }

    fn perft(&mut self, depth: u32) -> Result<(), SessionError> {
        if depth > MAX_PERFT {
            return Err(SessionError::Depth(depth));
        }
        if self.has_no_position {
            return Err(SessionError::NoPosition("perft"));
        }
        let (position, output) = (self.situation.position.clone(), self.output.clone());
        self.start(
            "perft",
            Control::new(),
            move |engine, control, clock, answered| {
                let total = count(&position, depth, control, &output);
                answered.store(true, Ordering::Release);
                output.line(&match total {
                    Some(total) => {
                        let millis = clock.elapsed().as_millis();
                        format!("perft {depth}: {total} nodes, {millis} ms")
                    }
                    None => "info string perft: stopped".to_owned(),
                });
                Some(engine)
            },
        )
    }
}

/// Counts sequences of moves, and writes the count for each first move. Returns `None` if `control`
/// has stopped it.
fn count(position: &Position, depth: u32, control: &Control, output: &Output) -> Option<u64> {
    let Some(rest) = depth.checked_sub(1) else {
        return Some(1);
    };
    let mut total = 0_u64;
    for mv in position.legal_moves() {
        let count = perft::count_unless(&position.after(mv), rest, &|| control.is_stopped())?;
        output.line(&format!("{}: {count}", position.uci(mv)));
        total = total.saturating_add(count);
    }
    Some(total)
}

impl Drop for Session {
    fn drop(&mut self) {
        self.stop();
    }
}

/// One search.
struct Job {
    situation: Situation,
    among: Option<Vec<Move>>,
    limits: Limits,
    /// Holds the move back until `stop`.
    waits_for_stop: bool,
    skill: Option<Skill>,
    multi_pv: usize,
    seed: u64,
}

impl Job {
    /// Searches, writes `info` lines, and returns the `bestmove` line.
    fn run(
        &self,
        engine: &mut Engine,
        control: &Control,
        clock: &Stopwatch,
        output: &Output,
    ) -> String {
        let position = &self.situation.position;
        if !position.has_legal_move() {
            output.line(report::end(position));
        }
        // A limited strength searches more lines than the GUI asked for.
        let mut report = |info: Info| {
            if info.line <= self.multi_pv {
                output.line(&report::info(position, &info));
            }
        };
        let among = self.among.as_deref();
        let (mv, ponder) = match &self.skill {
            None => {
                let answer = engine.search_among(
                    &self.situation,
                    among,
                    &self.limits,
                    control,
                    clock,
                    &mut report,
                );
                (answer.best(), answer.ponder())
            }
            Some(skill) => {
                let mut dice = Random::with_stream(self.seed, self.situation.earlier.len() as u64);
                let mv = skill.choose(
                    engine,
                    &self.situation,
                    among,
                    &self.limits,
                    control,
                    clock,
                    &mut dice,
                    &mut report,
                );
                engine.set_multi_pv(self.multi_pv);
                (mv, None)
            }
        };
        report::best(position, mv, ponder)
    }

    /// Returns a `bestmove` line with any allowed move, for a search that has failed.
    fn any_move(&self) -> String {
        let position = &self.situation.position;
        let among = self
            .among
            .as_deref()
            .and_then(|among| among.first().copied());
        let mv = among.or_else(|| position.legal_moves().into_iter().next());
        report::best(position, mv, None)
    }
}
