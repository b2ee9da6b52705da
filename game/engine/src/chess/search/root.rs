//! Iterative deepening at the root, with aspiration windows and multiple principal variations.

use std::cmp::Reverse;

use parlour_rules::chess::{Move, Position};

use super::{
    Search,
    history::{is_noisy, step_of, threatened},
    node_state::PLY,
    root_move::RootMove,
};
use crate::chess::{
    info::Info,
    score::{INFINITE, MATE, MATE_BOUND, MAX_PLY, NONE, Score},
    transposition_table::{Bound, TableEntry},
};

/// Minimum depth for aspiration windows.
const WINDOW_DEPTH: i32 = 5;
/// Half width at which an aspiration window is opened completely.
const WIDEST_WINDOW: i32 = 800;

impl Search<'_> {
    /// Searches with increasing depth until a limit is reached. Reports each iteration, and returns
    /// the root moves, best first.
    pub fn iterative_deepening(&mut self, report: &mut dyn FnMut(Info)) -> Vec<RootMove> {
        let limits = self.shared.limits;
        let deepest = limits.depth.map_or(MAX_PLY as i32 - 1, |depth| {
            depth.min(MAX_PLY as u32 - 1) as i32
        });
        let lines = self.shared.multi_pv.clamp(1, self.root_moves.len().max(1));
        let mut settled = 0;
        let mut last_best = None;
        if self.root_moves.is_empty() {
            return Vec::new();
        }
        for depth in 1..=deepest {
            self.root_depth = depth;
            for entry in &mut self.root_moves {
                entry.previous = entry.settled;
                entry.score = -INFINITE;
            }
            if lines == 1 {
                // Moves that took more nodes in the last iteration are harder to refute and come
                // first.
                self.root_moves[1..].sort_by_key(|entry| Reverse(entry.nodes));
            }
            for first in 0..lines {
                self.seldepth = 0;
                self.search_line(depth, first, report);
                // Results of an interrupted iteration still count.
                self.root_moves[first..].sort_by_key(|entry| -entry.score);
                self.root_moves[..=first].sort_by_key(|entry| -entry.score);
                if self.stopped {
                    break;
                }
            }
            for entry in &mut self.root_moves[..lines] {
                if entry.score > -INFINITE {
                    entry.settled = entry.score;
                }
            }
            self.publish_nodes();
            if self.stopped {
                // The best move of an interrupted iteration is reported as well, because it's the
                // one that is returned.
                let best = &self.root_moves[0];
                if self.id == 0 && best.score > -INFINITE && last_best != Some(best.mv) {
                    report(self.info(depth, 0, Bound::Exact));
                }
                break;
            }
            if self.id != 0 {
                continue;
            }
            for line in 0..lines {
                report(self.info(depth, line, Bound::Exact));
            }
            let best = self.root_moves[0].clone();
            settled = if last_best == Some(best.mv) {
                settled + 1
            } else {
                0
            };
            last_best = Some(best.mv);
            let drop = if best.previous == -INFINITE {
                0
            } else {
                best.previous - best.score
            };
            let effort = best.nodes as f64 / self.nodes.max(1) as f64;
            if self.has_found_mate(best.score)
                || self.is_past_soft_limit(settled, drop, effort)
                || (self.shared.time_budget.is_some() && is_enough_mate(best.score, depth))
            {
                // While pondering, the caller of the search waits for the opponent before it uses
                // the move.
                break;
            }
        }
        self.root_moves.clone()
    }

    /// Returns whether the requested mate has been found.
    fn has_found_mate(&self, score: i32) -> bool {
        let mate = Score(score).mate_in();
        match (self.shared.limits.mate, mate) {
            (Some(limit), Some(moves)) => moves > 0 && moves.unsigned_abs() <= limit,
            _ => false,
        }
    }

    /// Searches the root moves from `first` on, with an aspiration window around the last score.
    fn search_line(&mut self, depth: i32, first: usize, report: &mut dyn FnMut(Info)) {
        let previous = self.root_moves[first].previous;
        let mut reach = self.constants().window;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if self.shared.features.aspiration && depth >= WINDOW_DEPTH && previous.abs() < MATE_BOUND {
            alpha = (previous - reach).max(-INFINITE);
            beta = (previous + reach).min(INFINITE);
        }
        let mut failed_high = 0;
        loop {
            let target = (depth - failed_high).max(1);
            let score = self.search_root(target, first, (alpha, beta));
            self.root_moves[first..].sort_by_key(|entry| -entry.score);
            if self.stopped {
                return;
            }
            if score <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (score - reach).max(-INFINITE);
                failed_high = 0;
            } else if score >= beta {
                beta = (score + reach).min(INFINITE);
                failed_high = (failed_high + 1).min(3);
            } else {
                return;
            }
            reach += reach / 2;
            if reach > WIDEST_WINDOW || score.abs() >= MATE_BOUND {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
            // Long searches also report scores outside the window.
            if self.id == 0 && self.nodes > 3_000_000 && self.shared.multi_pv == 1 {
                let bound = if score >= beta {
                    Bound::Lower
                } else {
                    Bound::Upper
                };
                if self.root_moves[first].score > -INFINITE {
                    report(self.info(depth, first, bound));
                }
            }
        }
    }

    /// Returns the score of the root within the window. Moves before `first` are excluded.
    fn search_root(&mut self, depth: i32, first: usize, (mut alpha, beta): (i32, i32)) -> i32 {
        self.count_node();
        if self.stopped {
            return 0;
        }
        let root = self.root.clone();
        let in_check = root.in_check();
        self.lines[0].clear();
        let eval = if in_check { NONE } else { self.evaluate(&root) };
        let corrected = if in_check {
            NONE
        } else {
            self.corrected(self.correction_indices(&root, 0), eval)
        };
        let frame = self.frame_mut(0);
        frame.eval = corrected;
        frame.excluded = None;
        frame.threatened = threatened(&root);
        for entry in &mut self.root_moves[first..] {
            entry.score = -INFINITE;
        }
        for ply in 1..3 {
            self.frame_mut(ply).killers = [None; 2];
            self.frame_mut(ply).excluded = None;
            self.frame_mut(ply).cutoffs = 0;
        }
        let alpha_before = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        for index in first..self.root_moves.len() {
            let mv = self.root_moves[index].mv;
            let count = index - first + 1;
            let before = self.nodes;
            let frame = self.frame_mut(0);
            frame.step = step_of(&root, mv);
            frame.quiet = (!is_noisy(&root, mv)).then_some(mv);
            self.keys.push(root.hash());
            let score = self.search_root_move(&root, mv, (depth, count), (alpha, beta), in_check);
            self.keys.pop();
            let nodes = self.nodes - before;
            self.root_moves[index].nodes += nodes;
            if self.stopped {
                return best;
            }
            if count == 1 || score > alpha {
                self.extend_line(0, mv);
                let line = self.lines[0].clone();
                let seldepth = self.seldepth;
                let entry = &mut self.root_moves[index];
                entry.score = score;
                entry.line = line;
                entry.seldepth = seldepth;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        if first == 0 && best.abs() < MATE {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > alpha_before {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.store_root(best_move, best, eval, depth, bound);
        }
        best
    }

    /// Searches one root move: late quiet moves with a reduction, all but the first with a null
    /// window, and with the full window if that fails high.
    fn search_root_move(
        &mut self,
        root: &Position,
        mv: Move,
        (depth, count): (i32, usize),
        (alpha, beta): (i32, i32),
        in_check: bool,
    ) -> i32 {
        let next = root.after(mv);
        let mut score = -INFINITE;
        let mut full = count > 1;
        let is_quiet = self.frame(0).quiet.is_some();
        if self.shared.features.reductions && depth >= 3 && count > 3 && is_quiet && !in_check {
            let reduction =
                (self.reduction(depth, count) / PLY - 1 - i32::from(root.gives_check(mv))).max(0);
            let target = (depth - 1 - reduction).max(1);
            score = self.search_child::<false>(&next, 0, target, (alpha, alpha + 1), true);
            full = score > alpha && reduction > 0;
        }
        if full {
            score = self.search_child::<false>(&next, 0, depth - 1, (alpha, alpha + 1), true);
        }
        if count == 1 || score > alpha {
            score = self.search_child::<true>(&next, 0, depth - 1, (alpha, beta), false);
        }
        score
    }

    /// Stores the result of the root in the transposition table.
    fn store_root(&self, mv: Option<Move>, score: i32, eval: i32, depth: i32, bound: Bound) {
        let found = TableEntry {
            mv,
            score,
            eval,
            depth,
            bound,
            was_pv: true,
        };
        self.shared.table.store(self.root.hash(), 0, found);
    }

    fn info(&mut self, depth: i32, line: usize, bound: Bound) -> Info {
        self.publish_nodes();
        let entry = &self.root_moves[line];
        Info {
            depth: depth.max(0) as u32,
            seldepth: entry.seldepth.max(depth.max(0) as usize) as u32,
            line: line + 1,
            score: Score(entry.score),
            bound,
            nodes: self.shared.nodes.load(std::sync::atomic::Ordering::Relaxed),
            time: self.shared.clock.elapsed(),
            hashfull: self.shared.table.used(),
            pv: entry.line.clone(),
        }
    }
}

/// Returns whether a deeper search can't find a shorter mate.
fn is_enough_mate(score: i32, depth: i32) -> bool {
    score.abs() >= MATE_BOUND && depth > 2 * (MATE - score.abs()) + 4
}
