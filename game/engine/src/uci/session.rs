//! A conversation.

use std::{
    hash::{BuildHasher, RandomState},
    io::Write,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use parlour_rules::{
    Random,
    chess::{FenError, Move, Position, Rules, perft, read_leniently},
};

use super::{
    command::{self, Command},
    go::Go,
    options::{Changed, Settings},
    report,
};
use crate::chess::{
    Clock, Control, Engine, HashError, Info, Limits, Options, STACK_BYTES, Situation, Skill,
    Stopwatch, bench,
};

/// Where answers go; the searching thread writes, too.
#[derive(Clone)]
struct Output(Arc<Mutex<Box<dyn Write + Send>>>);

impl Output {
    fn line(&self, text: &str) {
        let mut out = self.lock();
        // If nobody listens any more, the end of the input will say so.
        let _ = writeln!(out, "{text}").and_then(|()| out.flush());
    }

    fn lock(&self) -> MutexGuard<'_, Box<dyn Write + Send>> {
        // A writer that panicked has left nothing half done that matters.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A search that is going on, or has ended and not been looked at since.
struct Running {
    /// Ends with the engine, unless the search has failed.
    thread: JoinHandle<Option<Engine>>,
    control: Arc<Control>,
    /// Set before the move is said: whoever hears it may ask for the next one at once, while the
    /// thread is still on its way out.
    has_answered: Arc<AtomicBool>,
    clock: Stopwatch,
}

/// An engine with whom a program talks.
pub struct Session {
    output: Output,
    settings: Settings,
    situation: Situation,
    /// Whether the position that was named last was none: a move of an older one would be no answer.
    lost: bool,
    /// Here, or with the search that goes on.
    engine: Option<Engine>,
    running: Option<Running>,
    debug: bool,
}

/// How long a search that has nothing more to do waits before it looks again whether it may say
/// so.
const PATIENCE: Duration = Duration::from_millis(1);

/// A count deeper than this would not end.
const DEEPEST_PERFT: u32 = 32;

/// What is said of a position that was refused.
const NO_POSITION: &str = "the last position was none";

impl Session {
    /// A conversation whose answers go there.
    ///
    /// # Errors
    /// When there is not even memory for a table of the usual size.
    pub fn new(output: Box<dyn Write + Send>) -> Result<Self, HashError> {
        let settings = Settings::default();
        Ok(Self {
            output: Output(Arc::new(Mutex::new(output))),
            situation: Position::start(Rules::Standard).into(),
            lost: false,
            engine: Some(Engine::new(settings.engine.clone())?),
            settings,
            running: None,
            debug: false,
        })
    }

    /// Does what a line says. Answers whether the conversation goes on.
    pub fn obey(&mut self, line: &str) -> bool {
        match command::parse(line) {
            Ok(None) => {}
            Ok(Some(Command::Quit)) => {
                self.stop();
                return false;
            }
            Ok(Some(command)) => {
                if let Err(complaint) = self.follow(command) {
                    self.complain(&complaint);
                }
            }
            Err(complaint) => self.complain(&complaint),
        }
        true
    }

    /// Waits for a search that ends by itself.
    pub fn finish(&mut self) {
        self.take_back();
    }

    fn say(&self, text: &str) {
        self.output.line(text);
    }

    fn complain(&self, complaint: &str) {
        self.say(&format!("info string {complaint}"));
    }

    fn follow(&mut self, command: Command) -> Result<(), String> {
        match command {
            Command::Uci => {
                self.say(concat!("id name Parlour ", env!("CARGO_PKG_VERSION")));
                self.say("id author the Parlour authors");
                for declaration in Settings::default().declarations() {
                    self.say(&declaration);
                }
                self.say("uciok");
            }
            Command::Debug(on) => self.debug = on,
            Command::IsReady => self.say("readyok"),
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
            Command::Display if self.lost => return Err(format!("d: {NO_POSITION}")),
            Command::Display => {
                for line in report::picture(&self.situation.position) {
                    self.say(&line);
                }
            }
            Command::Perft(depth) => self.perft(depth)?,
        }
        Ok(())
    }

    /// Whether a search goes on, and has not been told to end.
    fn is_searching(&self) -> bool {
        self.running.as_ref().is_some_and(|running| {
            !running.control.is_stopped()
                && !running.has_answered.load(Ordering::Acquire)
                && !running.thread.is_finished()
        })
    }

    /// Ends a search and waits until it has.
    fn stop(&mut self) {
        if let Some(running) = &self.running {
            running.control.stop();
        }
        self.take_back();
    }

    /// Waits for the search and takes the engine back from it.
    fn take_back(&mut self) {
        if let Some(running) = self.running.take() {
            self.engine = running.thread.join().ok().flatten();
        }
    }

    /// The engine, once no search needs it.
    fn idle_engine(&mut self) -> Result<&mut Engine, String> {
        if self.is_searching() {
            return Err("not while searching".into());
        }
        self.take_back();
        if self.engine.is_none() {
            let engine = Engine::new(self.settings.engine.clone());
            self.engine = Some(engine.map_err(|error| error.to_string())?);
        }
        self.engine
            .as_mut()
            .ok_or_else(|| "there is no engine".into())
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        self.idle_engine()
            .map_err(|error| format!("setoption {name}: {error}"))?;
        let rules = self.rules();
        let changed = self.settings.set(name, value)?;
        let options = self.settings.engine.clone();
        let engine = self.idle_engine()?;
        match changed {
            Changed::Clear => engine.clear(),
            Changed::Hash => {
                if let Err(error) = engine.set_hash(options.hash) {
                    let kept = engine.options().hash;
                    self.settings.engine.hash = kept;
                    return Err(format!("{error}; it has {kept} MiB"));
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
            self.complain(&format!(
                "Threads: no more than {useful} search on this machine"
            ));
        }
        if self.rules() != rules {
            // Castling is read and written otherwise from now on.
            self.situation = Position::start(self.rules()).into();
            self.lost = false;
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

    /// Sets up a position. Of its moves those before the first that cannot be played are played: what
    /// is asked next is asked about that position and about no older one. If the position itself is
    /// none, there is none until the next one.
    fn set_position(&mut self, fen: Option<&str>, moves: &[String]) -> Result<(), String> {
        self.lost = true;
        let start = match fen {
            None => Position::start(self.rules()),
            Some(fen) => {
                let read = |fen: &str| Position::from_fen(fen, self.rules());
                let note = |left_out: &FenError| {
                    self.complain(&format!("position: left out: {left_out}"));
                };
                read_leniently(fen, read, note).map_err(|error| format!("position: {error}"))?
            }
        };
        self.situation = start.into();
        self.lost = false;
        for (text, ply) in moves.iter().zip(1..) {
            let mv = self
                .situation
                .position
                .parse_uci(text)
                .map_err(|error| format!("position: move {ply}: {error}"))?;
            self.situation.advance(mv);
        }
        Ok(())
    }

    fn go(&mut self, go: &Go) -> Result<(), String> {
        if self.is_searching() {
            return Err("go: already searching".into());
        }
        for complaint in &go.complaints {
            self.complain(complaint);
        }
        if self.lost {
            self.complain(&format!("go: {NO_POSITION}"));
            self.say(report::NO_MOVE);
            return Ok(());
        }
        let position = &self.situation.position;
        let mut among = Vec::new();
        for text in &go.search_moves {
            match position.parse_uci(text) {
                Ok(mv) => among.push(mv),
                Err(error) => self.complain(&format!("searchmoves: {error}")),
            }
        }
        let job = Job {
            situation: self.situation.clone(),
            among: (!among.is_empty()).then_some(among),
            limits: go.limits(position.turn()),
            waits: go.infinite,
            skill: self.settings.skill(),
            multi_pv: self.settings.engine.multi_pv,
            seed: match self.settings.seed {
                0 => RandomState::new().hash_one(0),
                seed => seed,
            },
        };
        let control = Arc::new(if go.ponder {
            Control::pondering()
        } else {
            Control::new()
        });
        let clock = Stopwatch::start();
        self.idle_engine()?;
        let Some(mut engine) = self.engine.take() else {
            return Err("go: there is no engine".into());
        };
        let has_answered = Arc::new(AtomicBool::new(false));
        let (output, told) = (self.output.clone(), control.clone());
        let answered = has_answered.clone();
        let search = move || {
            let run = AssertUnwindSafe(|| job.run(&mut engine, &told, &clock, &output));
            let (answer, engine) = match catch_unwind(run) {
                Ok(answer) => (answer, Some(engine)),
                // Whoever asked waits for a move all the same; the next search has a new engine.
                Err(_) => {
                    output.line("info string the search has failed");
                    (job.any_move(), None)
                }
            };
            while (job.waits || told.is_pondering()) && !told.is_stopped() {
                thread::sleep(PATIENCE);
            }
            answered.store(true, Ordering::Release);
            output.line(&answer);
            engine
        };
        let thread = thread::Builder::new()
            .name("search".into())
            .stack_size(STACK_BYTES)
            .spawn(search)
            .map_err(|error| format!("go: no thread to search with: {error}"))?;
        self.running = Some(Running {
            thread,
            control,
            has_answered,
            clock,
        });
        Ok(())
    }

    fn bench(&mut self, depth: u32) -> Result<(), String> {
        self.idle_engine()?;
        let output = self.output.clone();
        let total = bench::run(depth, |fen, measured| {
            output.line(&format!("{:>10}  {fen}", measured.nodes));
        })
        .map_err(|error| error.to_string())?;
        let per_second = total.nodes_per_second();
        self.say(&format!("{} nodes {per_second} nps", total.nodes));
        Ok(())
    }

    fn perft(&mut self, depth: u32) -> Result<(), String> {
        if depth > DEEPEST_PERFT {
            return Err(format!("perft goes to depth {DEEPEST_PERFT}"));
        }
        if self.lost {
            return Err(format!("perft: {NO_POSITION}"));
        }
        let begin = Instant::now();
        let position = &self.situation.position;
        let mut total = 0_u64;
        for (mv, count) in perft::divide(position, depth) {
            self.say(&format!("{}: {count}", position.uci(mv)));
            total = total.saturating_add(count);
        }
        let total = if depth == 0 { 1 } else { total };
        let millis = begin.elapsed().as_millis();
        self.say(&format!("perft {depth}: {total} nodes, {millis} ms"));
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.stop();
    }
}

/// What one `go` asks for.
struct Job {
    situation: Situation,
    among: Option<Vec<Move>>,
    limits: Limits,
    /// Not to say the move before it is told to stop.
    waits: bool,
    skill: Option<Skill>,
    multi_pv: usize,
    seed: u64,
}

impl Job {
    /// Searches, telling about it, and answers with the line that says the move.
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
        // A skill looks at more lines than were asked for.
        let mut tell = |info: Info| {
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
                    &mut tell,
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
                    &mut tell,
                );
                engine.set_multi_pv(self.multi_pv);
                (mv, None)
            }
        };
        report::best(position, mv, ponder)
    }

    /// The answer where there is nothing better.
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
