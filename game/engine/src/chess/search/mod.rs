//! The search of one thread.
//!
//! The idea of each file: [`root`] deepening step by step and choosing the move, [`node`] one
//! position within the tree, [`early`] judging it before its moves, [`quiet`] captures and checks until nothing hangs, [`picker`] the order of moves,
//! [`history`] what was learnt about them and [`learning`] how, [`correction`] what was learnt about evaluations, [`draws`] draws in the tree, [`timing`] when it is
//! enough, [`constants`] the numbers of all this, [`features`] what can be left out.

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
use correction::{Corrections, Places};
use features::Features;
use history::{ANSWERS, Histories, HistoryContext, Step};
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

/// What all threads of a search share.
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
    /// Positions looked at by all threads, published now and then.
    pub nodes: AtomicU64,
    /// The first thread has ended its search, or some thread has seen a limit passed: all end.
    pub halted: AtomicBool,
}

/// What a thread keeps from one search to the next.
pub struct ThreadState {
    histories: Histories,
    corrections: Corrections,
    pub evaluator: Evaluator,
    /// By how many hundredths of a ply late moves are searched less deep, by depth and number.
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

    /// Finds the reductions that follow from the constants.
    pub fn init_reductions(&mut self, constants: &Constants) {
        for (depth, row) in self.reductions.iter_mut().enumerate().skip(1) {
            for (count, reduction) in row.iter_mut().enumerate().skip(1) {
                let product = (depth as f64).ln() * (count as f64).ln();
                let more = product * 10_000.0 / f64::from(constants.reduction_divisor);
                *reduction = constants.reduction_base + more as i32;
            }
        }
    }

    /// Forgets the games so far.
    pub fn clear(&mut self) {
        self.histories.clear();
        self.corrections.clear();
    }
}

/// How many positions are looked at between two looks at flag and clock.
const POLL_EVERY: u64 = 1_024;

/// One thread's search.
pub struct Search<'a> {
    shared: &'a Shared<'a>,
    memory: &'a mut ThreadState,
    /// 0 for the thread that reports and decides whether another iteration is worth its time.
    id: usize,
    root: Position,
    root_moves: Vec<RootMove>,
    root_depth: i32,
    frames: Vec<Frame>,
    /// The best line from each ply.
    lines: Vec<Vec<Move>>,
    list: Vec<Scored>,
    /// Hashes of the positions before the present one, the game's included.
    keys: Vec<u64>,
    /// How many of them are the game's.
    game_keys: usize,
    /// Nothing before this one counts for repetition: there the search passed.
    key_floor: usize,
    nodes: u64,
    /// Those of the nodes that have been published to the others.
    published: u64,
    next_poll: u64,
    seldepth: usize,
    /// Below this ply passing is being verified and not tried again.
    null_from: usize,
    stopped: bool,
}

impl<'a> Search<'a> {
    /// A search of a position with the hashes of those before it, among these first moves.
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
        search.memory.histories.forget_near_root();
        search.plan_poll();
        search
    }

    /// The numbers by which it searches.
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

    /// The step made so many plies before this one.
    #[inline]
    fn step_before(&self, ply: usize, plies: usize) -> Step {
        self.frames[ply + BEFORE_ROOT - plies].step
    }

    #[inline]
    fn steps_before(&self, ply: usize) -> [Step; 3] {
        ANSWERS.map(|plies| self.step_before(ply, plies))
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

    /// Counts a position, and now and then looks whether it is time to stop.
    #[inline]
    fn tick(&mut self) {
        if self.stopped {
            // What is still asked for on the way back is not looked at.
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
        // Every thread looks: with more of them than cores the first may be waiting for its turn.
        if self.is_past_hard_limit() || self.has_used_nodes() {
            shared.halted.store(true, Relaxed);
        }
        self.stopped = shared.control.is_stopped() || shared.halted.load(Relaxed);
    }

    /// Adds what is new to the common count.
    fn publish_nodes(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.published, Relaxed);
        self.published = self.nodes;
    }

    fn has_used_nodes(&self) -> bool {
        let used = self.shared.nodes.load(Relaxed);
        // Who asks for next to nothing still gets a move that was compared with the others, with a
        // score and a line.
        let grace = if self.root_depth <= 1 { POLL_EVERY } else { 0 };
        let limit = self.shared.limits.nodes;
        limit.is_some_and(|limit| used >= limit.saturating_add(grace))
    }

    /// How good the position looks, before corrections.
    #[inline]
    fn evaluate(&mut self, position: &Position) -> i32 {
        self.memory.evaluator.evaluate(position)
    }

    /// The same, from the table if it is there, or else kept there: nodes that are left at once
    /// come up again.
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

    /// An evaluation, corrected by what earlier searches found in positions like this one.
    #[inline]
    fn corrected(&self, places: Places, eval: i32) -> i32 {
        if !self.shared.features.correction {
            return eval;
        }
        let correction = self.memory.corrections.of(places, self.constants());
        (eval + correction).clamp(-MATE_BOUND + 1, MATE_BOUND - 1)
    }

    /// Where the corrections for a position at this ply lie.
    #[inline]
    fn places(&self, position: &Position, ply: usize) -> Places {
        let before = [1, 2].map(|plies| self.step_before(ply, plies));
        Places::of(position, before)
    }

    /// Puts a move before the best line of the next ply.
    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (head.last_mut(), tail.first()) {
            line.clear();
            line.push(mv);
            line.extend_from_slice(rest);
        }
    }

    /// Goes on with the position after a move, seen by the player who moves there.
    #[inline]
    fn descend<const PV: bool>(
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
