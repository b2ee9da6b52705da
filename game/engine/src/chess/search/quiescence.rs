//! Quiescence search: captures, and at its first ply safe checks, until the position is quiet
//! enough to be evaluated statically (<https://www.chessprogramming.org/Quiescence_Search>).

use parlour_rules::chess::{EXCHANGE_VALUES, Position};

use super::{
    Search,
    history::{is_noisy, step_of, taken_by, threatened},
    move_picker::{MovePicker, Picked},
};
use crate::chess::{
    score::{INFINITE, MATE, MATE_BOUND, MAX_PLY, NONE},
    transposition_table::{Bound, TableEntry},
};

/// Number of captures after which only those that can raise alpha are searched.
const MAX_CAPTURES: usize = 3;
/// Number of quiet evasions that are searched in check, once one avoids mate.
const MAX_EVASIONS: usize = 3;

impl Search<'_> {
    /// Returns the score of a position after the best captures. Standing pat is the lower bound.
    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        position: &Position,
        ply: usize,
        window: (i32, i32),
    ) -> i32 {
        self.quiesce_with::<PV>(position, ply, window, false)
    }

    /// Runs the quiescence search, with quiet checks at the first ply if `checks` is set.
    ///
    /// Like [`Search::search`] this is part of the inner loop, and one function for speed.
    pub(super) fn quiesce_with<const PV: bool>(
        &mut self,
        position: &Position,
        ply: usize,
        (mut alpha, beta): (i32, i32),
        checks: bool,
    ) -> i32 {
        self.count_node();
        if self.stopped {
            return 0;
        }
        if PV {
            self.lines[ply].clear();
        }
        self.seldepth = self.seldepth.max(ply);
        let in_check = position.in_check();
        if let Some(score) = self.end_score(position, ply, in_check) {
            return score;
        }
        if ply >= MAX_PLY {
            return if in_check { 0 } else { self.evaluate(position) };
        }

        let found = self.shared.table.probe(position.hash(), ply);
        if let Some(found) = found
            && !PV
            && found.score != NONE
            && found.bound.decides(found.score, beta)
        {
            return found.score;
        }
        let table_move = found
            .and_then(|found| found.mv)
            .filter(|&mv| (in_check || is_noisy(position, mv)) && position.is_legal(mv));

        let mut raw = NONE;
        let mut best = -INFINITE;
        if !in_check {
            let indices = self.correction_indices(position, ply);
            self.memory.evaluator.prefetch(position);
            self.memory.corrections.prefetch(indices);
            raw = match found {
                Some(found) if found.eval != NONE => found.eval,
                _ => self.evaluate(position),
            };
            best = self.corrected(indices, raw);
            if let Some(found) = found
                && found.score != NONE
                && found
                    .bound
                    .decides(found.score, best + i32::from(found.score > best))
                && found.score.abs() < MATE_BOUND
            {
                best = found.score;
            }
            if best >= beta {
                if found.is_none() {
                    // Stores the evaluation for the next visit.
                    let found = TableEntry {
                        mv: None,
                        score: best,
                        eval: raw,
                        depth: 0,
                        bound: Bound::Lower,
                        was_pv: false,
                    };
                    self.shared.table.store(position.hash(), ply, found);
                }
                return best;
            }
            alpha = alpha.max(best);
        }
        let constants = self.constants();
        let base = best + constants.quiescence_margin;

        if in_check {
            self.frame_mut(ply).threatened = threatened(position);
        }
        let hints = self.hints(ply);
        let start = self.list.len();
        let mut picker = if in_check {
            MovePicker::all(&self.list, table_move)
        } else {
            let noisy = MovePicker::noisy(&self.list, table_move, 0);
            if checks { noisy.and_checks() } else { noisy }
        };
        let mut best_move = None;
        let mut count = 0;
        let mut ways_out = 0;
        while let Some(Picked { mv, .. }) = picker.next(
            position,
            &mut self.list,
            &self.memory.histories,
            &hints,
            &self.shared.features,
            constants,
        ) {
            count += 1;
            self.shared.table.prefetch(position.likely_hash_after(mv));
            let noisy = is_noisy(position, mv);
            if best > -MATE_BOUND {
                if in_check {
                    // A few evasions are enough to see that it isn't mate.
                    if !noisy {
                        ways_out += 1;
                        if ways_out >= MAX_EVASIONS {
                            picker.skip_quiet();
                        }
                    }
                } else if !noisy {
                    if !position.exchange_gains(mv, 0) {
                        continue;
                    }
                } else if mv.promotion.is_none() {
                    let gain = EXCHANGE_VALUES[taken_by(position, mv).index()];
                    let least = if count > MAX_CAPTURES || base + gain <= alpha {
                        Some(base + gain)
                    } else if base <= alpha && !position.exchange_gains(mv, 1) {
                        Some(base)
                    } else {
                        None
                    };
                    if let Some(least) = least
                        && !position.gives_check(mv)
                    {
                        best = best.max(least.min(alpha));
                        continue;
                    }
                }
            }
            self.frame_mut(ply).step = step_of(position, mv);
            self.keys.push(position.hash());
            let next = position.after(mv);
            let score = -self.quiesce::<PV>(&next, ply + 1, (-beta, -alpha));
            self.keys.pop();
            if self.stopped {
                self.list.truncate(start);
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.extend_line(ply, mv);
                    }
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        self.list.truncate(start);
        if in_check && count == 0 {
            return ply as i32 - MATE;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else {
            Bound::Upper
        };
        self.shared.table.store(
            position.hash(),
            ply,
            TableEntry {
                mv: best_move,
                score: best,
                eval: raw,
                depth: 0,
                bound,
                was_pv: PV,
            },
        );
        best
    }
}
