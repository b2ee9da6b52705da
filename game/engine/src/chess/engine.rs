//! Interface of the search: a position with its history, options, and the result.

use serde::{Deserialize, Serialize};
use std::{
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
    search::{RootMove, Search, Shared, ThreadState, features::Features},
    transposition_table::Table,
};

/// Position with the hashes of those before it, which detect repetitions.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Situation {
    /// Position to search.
    pub position: Position,
    /// Hashes of the positions before it, oldest first.
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
    /// Plays a legal move.
    pub fn advance(&mut self, mv: Move) {
        self.earlier.push(self.position.hash());
        self.position = self.position.after(mv);
    }
}

/// Settings of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Size of the transposition table in MiB.
    pub hash: usize,
    /// Number of search threads.
    pub threads: usize,
    /// Number of best lines to search (UCI `MultiPV`).
    pub multi_pv: usize,
    /// Time between the end of a search and the press of the clock.
    pub overhead: Duration,
    /// Search features that are switched on.
    pub features: Features,
    /// Parameters of the search.
    #[cfg(feature = "tunable")]
    pub constants: Constants,
}

impl Options {
    /// Allowed numbers of threads. At most [`Options::useful_threads`] are started.
    pub const THREADS: std::ops::RangeInclusive<usize> = 1..=256;
    /// Allowed numbers of lines.
    pub const MULTI_PV: std::ops::RangeInclusive<usize> = 1..=256;
    /// Maximum number of threads per core.
    const THREADS_PER_CORE: usize = 4;

    /// Returns the number of threads that can search on this machine without losing on time. With
    /// many more threads than cores, the thread that notices the time limit waits too long for its
    /// turn.
    pub fn useful_threads() -> usize {
        // The number of cores is unknown on some systems.
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

/// Error: there is not enough memory for a transposition table of this size.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not enough memory for a transposition table of {mebibytes} MiB")]
pub struct HashError {
    /// Requested size in MiB.
    pub mebibytes: usize,
}

/// Root move with the result of its search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// Score for the side to move; `None` if it's only known not to be better than the best lines.
    pub score: Option<Score>,
    /// Principal variation that starts with the move.
    pub line: Vec<Move>,
}

/// Result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Root moves, best first; empty if there is no legal move.
    pub candidates: Vec<Candidate>,
    /// Number of nodes searched by all threads.
    pub nodes: u64,
}

impl Answer {
    /// Returns the best move.
    pub fn best(&self) -> Option<Move> {
        self.candidates.first().map(|candidate| candidate.mv)
    }

    /// Returns the expected reply to the best move.
    pub fn ponder(&self) -> Option<Move> {
        self.candidates.first()?.line.get(1).copied()
    }
}

/// Chess engine: the transposition table, and the histories of each thread.
pub struct Engine {
    options: Options,
    table: Table,
    memories: Vec<ThreadState>,
}

/// Stack size of search threads. The default of the system is too small for the deepest lines.
pub(crate) const STACK_BYTES: usize = 16 << 20;

impl Engine {
    /// Creates an engine with an empty table.
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

    /// Returns the current settings.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Replaces the transposition table by an empty one of another size.
    ///
    /// # Errors
    /// When there is not enough memory. The table keeps its size then, or gets the smallest one if
    /// there is no memory even for that.
    pub fn set_hash(&mut self, mebibytes: usize) -> Result<(), HashError> {
        let before = self.options.hash;
        // The old table is freed first, as both might not fit.
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

    /// Sets the number of threads. Only as many as are [useful](Options::useful_threads) are
    /// started.
    pub fn set_threads(&mut self, threads: usize) {
        let threads = threads.clamp(*Options::THREADS.start(), *Options::THREADS.end());
        self.options.threads = threads;
        let started = threads.min(Options::useful_threads());
        self.memories.resize_with(started, ThreadState::new);
    }

    /// Sets the number of best lines to search.
    pub fn set_multi_pv(&mut self, lines: usize) {
        self.options.multi_pv = lines.clamp(*Options::MULTI_PV.start(), *Options::MULTI_PV.end());
    }

    /// Sets the time that is kept back for each move.
    pub fn set_overhead(&mut self, overhead: Duration) {
        self.options.overhead = overhead;
    }

    /// Sets the search features that are switched on.
    pub fn set_features(&mut self, features: Features) {
        self.options.features = features;
    }

    /// Sets the parameters of the search.
    #[cfg(feature = "tunable")]
    pub fn set_constants(&mut self, constants: &Constants) {
        for memory in &mut self.memories {
            memory.init_reductions(constants);
        }
        self.options.constants = constants.clone();
    }

    /// Sets or removes a random bias of the evaluation.
    pub fn set_choice_bias(&mut self, bias: Option<&ChoiceBias>) {
        for memory in &mut self.memories {
            memory.evaluator.choice_bias = bias.cloned();
        }
    }

    /// Clears the transposition table and all histories, for a new game.
    pub fn clear(&mut self) {
        let is_large = self.options.hash > Table::PREPARED;
        // To allocate gibibytes takes less time than to write to them.
        let new = is_large.then(|| Table::new(self.options.hash));
        match new.flatten() {
            Some(table) => self.table = table,
            None => self.table.clear(),
        }
        for memory in &mut self.memories {
            memory.clear();
        }
    }

    /// Searches until a limit is reached or `control` stops it. Reports each iteration.
    pub fn search(
        &mut self,
        situation: &Situation,
        limits: &Limits,
        control: &Control,
        report: &mut dyn FnMut(Info),
    ) -> Answer {
        self.search_among(
            situation,
            None,
            limits,
            control,
            &Stopwatch::start(),
            report,
        )
    }

    /// Searches with restricted root moves (all legal ones if `None`) and the given time source.
    /// Illegal moves are ignored.
    pub fn search_among(
        &mut self,
        situation: &Situation,
        among: Option<&[Move]>,
        limits: &Limits,
        control: &Control,
        clock: &dyn Clock,
        report: &mut dyn FnMut(Info),
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
            time_budget: limits.time_budget(self.options.overhead),
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
            // Halts the helper threads when the first thread ends, even by a panic.
            let _halt = HaltOnDrop(&shared.halted);
            for (memory, id) in others.iter_mut().zip(1..) {
                let (shared, moves) = (&shared, &moves);
                let help = move || {
                    Search::new(shared, memory, id, position, earlier, moves)
                        .iterative_deepening(&mut |_| {});
                };
                // If a thread can't be started, the search runs with fewer.
                let _ = thread::Builder::new()
                    .stack_size(STACK_BYTES)
                    .spawn_scoped(scope, help);
            }
            let mut search = Search::new(&shared, first, 0, position, earlier, &moves);
            found = search.iterative_deepening(report);
        });
        Answer {
            candidates: found.into_iter().map(Candidate::from).collect(),
            nodes: shared.nodes.load(Ordering::Relaxed),
        }
    }
}

/// Sets a flag when it is dropped.
struct HaltOnDrop<'a>(&'a AtomicBool);

impl Drop for HaltOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn new_table(mebibytes: usize) -> Result<Table, HashError> {
    Table::new(mebibytes).ok_or(HashError { mebibytes })
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
