//! Search of one thread: principal variation search with iterative deepening.
//!
//! | module | task |
//! |---|---|
//! | [`root`], [`root_move`] | iterative deepening with aspiration windows, and the moves at the root |
//! | [`node`], [`node_state`] | one node of the tree |
//! | [`pruning`] | pruning of whole nodes |
//! | [`quiescence`] | quiescence search |
//! | [`move_picker`] | staged move ordering |
//! | [`history`], [`history_update`] | statistics of moves |
//! | [`correction`] | correction of the static evaluation |
//! | [`draws`] | draws in the tree |
//! | [`time_management`] | when to stop |
//! | [`constants`], [`features`] | parameters and switches of all this |

pub mod constants;
mod correction;
mod draws;
pub mod features;
mod history;
mod history_update;
mod move_picker;
mod node;
mod node_state;
mod pruning;
mod quiescence;
mod root;
mod root_move;
mod time_management;

pub use root_move::RootMove;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use constants::Constants;
use correction::{CorrectionIndices, Corrections};
use features::Features;
use history::{CONTINUATION_PLIES, Histories, HistoryContext, PieceTo};
use move_picker::{Hints, Scored};
use node_state::{BEFORE_ROOT, Frame};
use parlour_rules::chess::{Move, Position};

use super::{
    clock::Clock,
    control::Control,
    eval::Evaluator,
    limits::{Limits, TimeBudget},
    score::{INFINITE, MATE_BOUND, MAX_PLY, NONE},
    transposition_table::{Bound, Table, TableEntry},
};

/// Data that all threads of a search share.
pub struct Shared<'a> {
    pub table: &'a Table,
    pub control: &'a Control,
    pub clock: &'a dyn Clock,
    pub limits: &'a Limits,
    pub time_budget: Option<TimeBudget>,
    pub features: Features,
    #[cfg(feature = "tunable")]
    pub constants: &'a Constants,
    pub threads: usize,
    pub multi_pv: usize,
    /// Nodes searched by all threads. Each thread adds its own every [`POLL_EVERY`] nodes.
    pub nodes: AtomicU64,
    /// Set when the first thread has ended or any thread has reached a limit; all threads stop
    /// then.
    pub halted: AtomicBool,
}

/// Data that a thread keeps from one search to the next.
pub struct ThreadState {
    histories: Histories,
    corrections: Corrections,
    pub evaluator: Evaluator,
    /// Late move reductions in hundredths of a ply, by depth and move number.
    reductions: Box<[[i32; 64]; 64]>,
}

impl ThreadState {
    pub fn new() -> Self {
        let mut memory = Self {
            histories: Histories::new(),
            corrections: Corrections::new(),
            evaluator: Evaluator::new(),
            reductions: Box::new([[0; 64]; 64]),
        };
        memory.init_reductions(&Constants::BUILT_IN);
        memory
    }

    /// Computes the late move reductions from the parameters.
    pub fn init_reductions(&mut self, constants: &Constants) {
        for (depth, row) in self.reductions.iter_mut().enumerate().skip(1) {
            for (count, reduction) in row.iter_mut().enumerate().skip(1) {
                let product = (depth as f64).ln() * (count as f64).ln();
                let more = product * 10_000.0 / f64::from(constants.reduction_divisor);
                *reduction = constants.reduction_base + more as i32;
            }
        }
    }

    /// Clears all statistics, for a new game.
    pub fn clear(&mut self) {
        self.histories.clear();
        self.corrections.clear();
    }
}

/// Number of nodes between two checks of the stop flag and the clock.
const POLL_EVERY: u64 = 1_024;

/// Search of one thread.
pub struct Search<'a> {
    shared: &'a Shared<'a>,
    memory: &'a mut ThreadState,
    /// Number of the thread. Thread 0 reports, and decides whether to start another iteration.
    id: usize,
    root: Position,
    root_moves: Vec<RootMove>,
    root_depth: i32,
    frames: Vec<Frame>,
    /// Principal variation from each ply.
    lines: Vec<Vec<Move>>,
    list: Vec<Scored>,
    /// Hashes of all positions before the current one, those of the game included.
    keys: Vec<u64>,
    /// Number of hashes that belong to the game.
    game_keys: usize,
    /// Index of the first hash that counts for repetitions: positions before a null move don't.
    key_floor: usize,
    nodes: u64,
    /// Part of `nodes` that has been added to the shared count.
    published: u64,
    next_poll: u64,
    seldepth: usize,
    /// Minimum ply for null moves. It's raised while a null move is verified.
    null_from: usize,
    stopped: bool,
}

impl<'a> Search<'a> {
    /// Creates a search of a position. `earlier` holds the hashes of the positions before it.
    pub fn new(
        shared: &'a Shared<'a>,
        memory: &'a mut ThreadState,
        id: usize,
        root: &Position,
        earlier: &[u64],
        root_moves: &[Move],
    ) -> Self {
        let mut search = Self {
            shared,
            memory,
            id,
            root: root.clone(),
            root_moves: root_moves.iter().map(|&mv| RootMove::new(mv)).collect(),
            root_depth: 0,
            frames: vec![Frame::EMPTY; MAX_PLY + BEFORE_ROOT + 2],
            lines: vec![Vec::new(); MAX_PLY + 2],
            list: Vec::with_capacity(4_096),
            keys: earlier.to_vec(),
            game_keys: earlier.len(),
            key_floor: 0,
            nodes: 0,
            published: 0,
            next_poll: 0,
            seldepth: 0,
            null_from: 0,
            stopped: false,
        };
        search.memory.histories.clear_near_root();
        search.plan_poll();
        search
    }

    /// Returns the parameters of the search.
    #[inline]
    fn constants(&self) -> &'a Constants {
        #[cfg(feature = "tunable")]
        return self.shared.constants;
        #[cfg(not(feature = "tunable"))]
        &Constants::BUILT_IN
    }

    #[inline]
    fn frame(&self, ply: usize) -> &Frame {
        &self.frames[ply + BEFORE_ROOT]
    }

    #[inline]
    fn frame_mut(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + BEFORE_ROOT]
    }

    /// Returns the move made this number of plies earlier.
    #[inline]
    fn step_before(&self, ply: usize, plies: usize) -> PieceTo {
        self.frames[ply + BEFORE_ROOT - plies].step
    }

    #[inline]
    fn steps_before(&self, ply: usize) -> [PieceTo; 3] {
        CONTINUATION_PLIES.map(|plies| self.step_before(ply, plies))
    }

    fn hints(&self, ply: usize) -> Hints {
        let before = self.steps_before(ply);
        Hints {
            killers: self.frame(ply).killers,
            counter: self.memory.histories.counter(before[0]),
            context: HistoryContext {
                ply,
                before,
                threatened: self.frame(ply).threatened,
            },
        }
    }

    /// Counts a node, and checks from time to time whether to stop.
    #[inline]
    fn count_node(&mut self) {
        if self.stopped {
            // Calls on the way back from a stopped search don't count.
            return;
        }
        self.nodes += 1;
        if self.nodes >= self.next_poll {
            self.poll();
        }
    }

    fn plan_poll(&mut self) {
        self.next_poll = self.nodes + POLL_EVERY;
        if self.shared.threads == 1
            && let Some(limit) = self.shared.limits.nodes
        {
            self.next_poll = self.next_poll.min(limit.max(self.nodes + 1));
        }
    }

    fn poll(&mut self) {
        self.publish_nodes();
        self.plan_poll();
        let shared = self.shared;
        // Every thread checks: with more threads than cores, the first one might be waiting for a
        // core.
        if self.is_past_hard_limit() || self.has_used_nodes() {
            shared.halted.store(true, Relaxed);
        }
        self.stopped = shared.control.is_stopped() || shared.halted.load(Relaxed);
    }

    /// Adds the nodes since the last call to the shared count.
    fn publish_nodes(&mut self) {
        self.shared
            .nodes
            .fetch_add(self.nodes - self.published, Relaxed);
        self.published = self.nodes;
    }

    fn has_used_nodes(&self) -> bool {
        let used = self.shared.nodes.load(Relaxed);
        // Even with a tiny limit, the first iteration is completed, so that the move has a score
        // and a line.
        let grace = if self.root_depth <= 1 { POLL_EVERY } else { 0 };
        let limit = self.shared.limits.nodes;
        limit.is_some_and(|limit| used >= limit.saturating_add(grace))
    }

    /// Returns the static evaluation, without corrections.
    #[inline]
    fn evaluate(&mut self, position: &Position) -> i32 {
        self.memory.evaluator.evaluate(position)
    }

    /// Returns the static evaluation from the table, or computes and stores it. Many nodes are
    /// pruned right after it, and visited again later.
    #[inline]
    fn evaluate_once(
        &mut self,
        position: &Position,
        ply: usize,
        found: Option<TableEntry>,
        was_pv: bool,
    ) -> i32 {
        if let Some(eval) = found.map(|found| found.eval).filter(|&eval| eval != NONE) {
            return eval;
        }
        let eval = self.evaluate(position);
        if found.is_none() {
            let found = TableEntry {
                mv: None,
                score: NONE,
                eval,
                depth: -1,
                bound: Bound::Upper,
                was_pv,
            };
            self.shared.table.store(position.hash(), ply, found);
        }
        eval
    }

    /// Adds the correction history to a static evaluation.
    #[inline]
    fn corrected(&self, indices: CorrectionIndices, eval: i32) -> i32 {
        if !self.shared.features.correction {
            return eval;
        }
        let correction = self.memory.corrections.of(indices, self.constants());
        (eval + correction).clamp(-MATE_BOUND + 1, MATE_BOUND - 1)
    }

    /// Returns the indices of a position's correction history.
    #[inline]
    fn correction_indices(&self, position: &Position, ply: usize) -> CorrectionIndices {
        let before = [1, 2].map(|plies| self.step_before(ply, plies));
        CorrectionIndices::of(position, before)
    }

    /// Makes a move followed by the next ply's principal variation the one of this ply.
    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (head.last_mut(), tail.first()) {
            line.clear();
            line.push(mv);
            line.extend_from_slice(rest);
        }
    }

    /// Searches the position after a move and returns its score from this node's point of view.
    #[inline]
    fn search_child<const PV: bool>(
        &mut self,
        next: &Position,
        ply: usize,
        depth: i32,
        window: (i32, i32),
        cut: bool,
    ) -> i32 {
        let (alpha, beta) = window;
        debug_assert!(-INFINITE <= alpha && alpha < beta && beta <= INFINITE);
        -self.search::<PV>(next, ply + 1, depth, (-beta, -alpha), cut)
    }
}
