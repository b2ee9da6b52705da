//! The search as others use it: a position with its history, limits, and who listens.

use std::{
    fmt,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Duration,
};

use parlour_rules::chess::{Game, Move, Position};

#[cfg(feature = "tunable")]
use super::search::constants::Constants;
use super::{
    clock::{Clock, Stopwatch},
    control::Control,
    eval::ChoiceBias,
    info::Info,
    limits::Limits,
    score::{INFINITE, Score},
    search::{Memory, RootMove, Search, Shared, features::Features},
    transposition_table::Table,
};

/// A position with those before it, so that repetition is seen.
#[derive(Clone, Debug)]
pub struct Situation {
    /// What is on the board.
    pub position: Position,
    /// Hashes of the positions before, the oldest first.
    pub earlier: Vec<u64>,
}

impl From<Position> for Situation {
    fn from(position: Position) -> Self {
        Self {
            position,
            earlier: Vec::new(),
        }
    }
}

impl From<&Game> for Situation {
    fn from(game: &Game) -> Self {
        Self {
            position: game.position().clone(),
            earlier: game
                .history()
                .iter()
                .map(|played| played.before.hash())
                .collect(),
        }
    }
}

impl Situation {
    /// Goes on with a legal move.
    pub fn advance(&mut self, mv: Move) {
        self.earlier.push(self.position.hash());
        self.position = self.position.after(mv);
    }
}

/// How an engine works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The size of the table in MiB.
    pub hash: usize,
    /// How many threads search.
    pub threads: usize,
    /// How many best lines are looked for.
    pub multi_pv: usize,
    /// What passes between the end of a search and the press of the clock.
    pub overhead: Duration,
    /// What takes part in the search.
    pub features: Features,
    /// The numbers of the search.
    #[cfg(feature = "tunable")]
    pub constants: Constants,
}

impl Options {
    /// How many threads can be asked for. No more of them are started than
    /// [`Options::useful_threads`] says.
    pub const THREADS: std::ops::RangeInclusive<usize> = 1..=256;
    /// How many lines can be asked for.
    pub const MULTI_PV: std::ops::RangeInclusive<usize> = 1..=256;
    /// How many threads may share a core.
    const THREADS_PER_CORE: usize = 4;

    /// How many threads can search on this machine without the clock being the loser: among many more
    /// threads than cores, whoever sees that the time is up waits too long for its turn.
    pub fn useful_threads() -> usize {
        // Where nobody says how many there are, one is there for certain.
        let cores = thread::available_parallelism().map_or(1, usize::from);
        cores * Self::THREADS_PER_CORE
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            hash: 16,
            threads: 1,
            multi_pv: 1,
            overhead: Duration::from_millis(20),
            features: Features::ALL,
            #[cfg(feature = "tunable")]
            constants: Constants::BUILT_IN,
        }
    }
}

/// There is not enough memory for a table of this size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HashError {
    /// The size, in MiB.
    pub mebibytes: usize,
}

impl fmt::Display for HashError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no memory for a table of {} MiB", self.mebibytes)
    }
}

impl std::error::Error for HashError {}

/// A first move that was searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// How good it is for the player on move, if that was found out.
    pub score: Option<Score>,
    /// The best line with it.
    pub line: Vec<Move>,
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The first moves, the best one first; none if there is no legal move.
    pub candidates: Vec<Candidate>,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Answer {
    /// The best move.
    pub fn best(&self) -> Option<Move> {
        self.candidates.first().map(|candidate| candidate.mv)
    }

    /// The opponent's move that is expected then.
    pub fn ponder(&self) -> Option<Move> {
        self.candidates.first()?.line.get(1).copied()
    }
}

/// The chess engine: a table and what its threads have learnt.
pub struct Engine {
    options: Options,
    table: Table,
    memories: Vec<Memory>,
}

/// Deep lines need more than threads get by themselves.
pub(crate) const STACK_BYTES: usize = 16 << 20;

impl Engine {
    /// An engine that has not searched yet.
    ///
    /// # Errors
    /// When there is not enough memory for the table.
    pub fn new(options: Options) -> Result<Self, HashError> {
        let mut engine = Self {
            table: new_table(options.hash)?,
            memories: Vec::new(),
            options: options.clone(),
        };
        engine.set_threads(options.threads);
        Ok(engine)
    }

    /// How it works.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Changes the size of the table, which is empty then.
    ///
    /// # Errors
    /// When there is not enough memory; the table then has the size that it had, or the smallest
    /// one if there is no room even for that any more.
    pub fn set_hash(&mut self, mebibytes: usize) -> Result<(), HashError> {
        let before = self.options.hash;
        // The old one goes first: there may be no room for both.
        self.table = new_table(1)?;
        self.options.hash = 1;
        for size in [mebibytes, before] {
            if let Ok(table) = new_table(size) {
                self.table = table;
                self.options.hash = size;
                break;
            }
        }
        if self.options.hash == mebibytes {
            Ok(())
        } else {
            Err(HashError { mebibytes })
        }
    }

    /// Changes how many threads search, as far as they are [useful](Options::useful_threads).
    pub fn set_threads(&mut self, threads: usize) {
        let threads = threads.clamp(*Options::THREADS.start(), *Options::THREADS.end());
        self.options.threads = threads;
        let started = threads.min(Options::useful_threads());
        self.memories.resize_with(started, Memory::new);
    }

    /// Changes how many best lines are looked for.
    pub fn set_multi_pv(&mut self, lines: usize) {
        self.options.multi_pv = lines.clamp(*Options::MULTI_PV.start(), *Options::MULTI_PV.end());
    }

    /// Changes what is kept back of the time for each move.
    pub fn set_overhead(&mut self, overhead: Duration) {
        self.options.overhead = overhead;
    }

    /// Changes what takes part in the search.
    pub fn set_features(&mut self, features: Features) {
        self.options.features = features;
    }

    /// Changes the numbers of the search.
    #[cfg(feature = "tunable")]
    pub fn set_constants(&mut self, constants: &Constants) {
        for memory in &mut self.memories {
            memory.lay_out_reductions(constants);
        }
        self.options.constants = constants.clone();
    }

    /// Gives it a taste of its own, or takes it away.
    pub fn set_choice_bias(&mut self, taste: Option<&ChoiceBias>) {
        for memory in &mut self.memories {
            memory.evaluator.taste = taste.cloned();
        }
    }

    /// Forgets all that was learnt: the next game has nothing to do with the last.
    pub fn clear(&mut self) {
        self.table.clear();
        for memory in &mut self.memories {
            memory.clear();
        }
    }

    /// Searches until a limit is reached or it is stopped. Tells about each iteration.
    pub fn search(
        &mut self,
        situation: &Situation,
        limits: &Limits,
        control: &Control,
        tell: &mut dyn FnMut(Info),
    ) -> Answer {
        self.search_among(situation, None, limits, control, &Stopwatch::start(), tell)
    }

    /// Searches some first moves only (all for `None`), with time told by this clock. Moves that
    /// are not legal are left out.
    pub fn search_among(
        &mut self,
        situation: &Situation,
        among: Option<&[Move]>,
        limits: &Limits,
        control: &Control,
        clock: &dyn Clock,
        tell: &mut dyn FnMut(Info),
    ) -> Answer {
        let Situation { position, earlier } = situation;
        let moves: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|mv| among.is_none_or(|among| among.contains(mv)))
            .collect();
        self.table.advance();
        let shared = Shared {
            table: &self.table,
            control,
            clock,
            limits,
            allotment: limits.allot(self.options.overhead),
            features: self.options.features,
            #[cfg(feature = "tunable")]
            constants: &self.options.constants,
            threads: self.memories.len(),
            multi_pv: self.options.multi_pv,
            nodes: AtomicU64::new(0),
            halted: AtomicBool::new(false),
        };
        let Some((first, others)) = self.memories.split_first_mut() else {
            return Answer {
                candidates: Vec::new(),
                nodes: 0,
            };
        };
        let mut found = Vec::new();
        thread::scope(|scope| {
            // However the first thread ends, the others end with it.
            let _ending = Ending(&shared.halted);
            for (memory, id) in others.iter_mut().zip(1..) {
                let (shared, moves) = (&shared, &moves);
                let help = move || {
                    Search::new(shared, memory, id, position, earlier, moves).deepen(&mut |_| {});
                };
                // A helper that cannot be started is one helper less.
                let _ = thread::Builder::new()
                    .stack_size(STACK_BYTES)
                    .spawn_scoped(scope, help);
            }
            let mut search = Search::new(&shared, first, 0, position, earlier, &moves);
            found = search.deepen(tell);
        });
        Answer {
            candidates: found.into_iter().map(Candidate::from).collect(),
            nodes: shared.nodes.load(Ordering::Relaxed),
        }
    }

    /// How many thousandths of the table are filled.
    pub fn hashfull(&self) -> u32 {
        self.table.used()
    }
}

/// Sets a flag when it is dropped.
struct Ending<'a>(&'a AtomicBool);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn new_table(mebibytes: usize) -> Result<Table, HashError> {
    Table::new(mebibytes).map_err(|_| HashError { mebibytes })
}

impl From<RootMove> for Candidate {
    fn from(found: RootMove) -> Self {
        let score = (found.settled > -INFINITE).then_some(Score(found.settled));
        Self {
            mv: found.mv,
            score,
            line: found.line,
        }
    }
}
