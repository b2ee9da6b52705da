//! Search of one node: principal variation search with pruning, reductions and extensions
//! (<https://www.chessprogramming.org/Principal_Variation_Search>).

use parlour_rules::chess::{EXCHANGE_VALUES, Position};

use super::{
    Search,
    constants::Constants,
    history::{bonus, is_noisy, step_of, taken_by, threatened},
    history_update::TriedMoves,
    move_picker::{MovePicker, Picked},
    node_state::{BEFORE_ROOT, Node, PLY},
    pruning::has_pieces,
};
use crate::chess::{
    score::{INFINITE, MATE, MATE_BOUND, MAX_PLY, NONE},
    transposition_table::{Bound, TableEntry},
};

/// Halfmove clock above which table scores are ignored, because they come from positions with
/// another clock.
const STALE_CLOCK: u32 = 90;

/// Maximum depth at which moves after one that raised alpha are searched one ply less deep.
const SETTLED_DEPTH: i32 = 12;

/// Number of cutoffs among a node's children above which late moves are reduced more.
const MANY_CUTOFFS: u32 = 3;

impl Search<'_> {
    /// Returns the score of a position, fail-soft. `cut` marks expected cut nodes.
    ///
    /// This is the inner loop of the search and deliberately one function: its parts share some
    /// thirty local values, which would have to be passed around millions of times a second.
    pub(super) fn search<const PV: bool>(
        &mut self,
        position: &Position,
        ply: usize,
        mut depth: i32,
        (mut alpha, mut beta): (i32, i32),
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            let checks = self.shared.features.quiet_checks;
            return self.quiesce_with::<PV>(position, ply, (alpha, beta), checks);
        }
        self.count_node();
        if self.stopped {
            return 0;
        }
        if PV {
            self.lines[ply].clear();
            self.seldepth = self.seldepth.max(ply);
        }
        let in_check = position.in_check();
        if let Some(score) = self.end_score(position, ply, in_check) {
            return score;
        }
        if ply >= MAX_PLY {
            return if in_check { 0 } else { self.evaluate(position) };
        }
        // Mate distance pruning: no score here is better than mate in one or worse than being mated
        // now.
        alpha = alpha.max(ply as i32 - MATE);
        beta = beta.min(MATE - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }

        let features = self.shared.features;
        let constants = self.constants();
        let excluded = self.frame(ply).excluded;
        self.frame_mut(ply + 1).excluded = None;
        self.frame_mut(ply + 2).killers = [None; 2];
        let found = match excluded {
            None => self.shared.table.probe(position.hash(), ply),
            Some(_) => None,
        };
        if let Some(found) = found
            && !PV
            && found.depth >= depth
            && found.score != NONE
            && found.bound.decides(found.score, beta)
            && position.halfmove_clock() < STALE_CLOCK
        {
            if found.score >= beta
                && let Some(mv) = found.mv
                && position.is_legal(mv)
                && !is_noisy(position, mv)
            {
                self.frame_mut(ply).threatened = threatened(position);
                self.update_quiet(position, ply, mv, bonus(depth, constants));
            }
            return found.score;
        }
        let indices = self.correction_indices(position, ply);
        if !in_check {
            // Prefetches data that is needed soon.
            self.memory.evaluator.prefetch(position);
            self.memory.corrections.prefetch(indices);
        }
        let table_move = found
            .and_then(|found| found.mv)
            .filter(|&mv| position.is_legal(mv));
        let was_pv = PV || found.is_some_and(|found| found.was_pv);

        let mut raw = NONE;
        let mut node = Node {
            ply,
            depth,
            improving: false,
            eval: NONE,
            estimate: NONE,
            cut,
            found,
        };
        if excluded.is_some() {
            node.eval = self.frame(ply).eval;
            node.estimate = node.eval;
        } else if !in_check {
            raw = self.evaluate_once(position, ply, found, was_pv);
            node.eval = self.corrected(indices, raw);
            self.update_by_evaluation(position, ply, node.eval);
            node.estimate = node.eval;
            if let Some(found) = found
                && found.score != NONE
                && found
                    .bound
                    .decides(found.score, node.eval + i32::from(found.score > node.eval))
            {
                node.estimate = found.score;
            }
        }
        self.frame_mut(ply).eval = node.eval;
        let earlier = [2, 4]
            .into_iter()
            .map(|plies| self.frames[ply + BEFORE_ROOT - plies].eval)
            .find(|&eval| eval != NONE);
        node.improving = !in_check && earlier.is_none_or(|earlier| node.eval > earlier);

        if !PV && !in_check && excluded.is_none() {
            if let Some(score) = self.prune_node(position, &node, (alpha, beta)) {
                return score;
            }
            if self.stopped {
                return 0;
            }
        }
        if features.internal
            && depth >= 3
            && table_move.is_none()
            && excluded.is_none()
            && (PV || cut)
        {
            depth -= 1;
            node.depth = depth;
        }

        self.frame_mut(ply).threatened = threatened(position);
        self.frame_mut(ply + 1).cutoffs = 0;
        let hints = self.hints(ply);
        let start = self.list.len();
        let mut picker = MovePicker::all(&self.list, table_move);
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut count = 0;
        let mut quiets = TriedMoves::<64>::new();
        let mut captures = TriedMoves::<32>::new();
        let mut checking = None;
        let alpha_before = alpha;
        let table_move_is_noisy = table_move.is_some_and(|mv| is_noisy(position, mv));

        while let Some(Picked { mv, history }) = picker.next(
            position,
            &mut self.list,
            &self.memory.histories,
            &hints,
            &features,
            constants,
        ) {
            if Some(mv) == excluded {
                continue;
            }
            count += 1;
            self.shared.table.prefetch(position.likely_hash_after(mv));
            let noisy = is_noisy(position, mv);
            let step = step_of(position, mv);
            // The first move's history and check only matter if it can be extended or reduced.
            let is_weighed = PV || count > 1 || self.shared.limits.mate.is_some();
            let checks = is_weighed && {
                let checking = checking.get_or_insert_with(|| position.checks());
                position.gives_check_by(checking.as_ref(), mv)
            };
            let history = history.unwrap_or_else(|| {
                let memory = &self.memory.histories;
                if !is_weighed {
                    0
                } else if noisy {
                    memory.capture(step, taken_by(position, mv))
                } else {
                    position.piece_at(mv.from).map_or(0, |piece| {
                        let history = memory.piece_history(piece, mv.from, hints.context);
                        history.to(mv.to, &features, constants)
                    })
                }
            });

            if best > -MATE_BOUND && has_pieces(position, position.turn()) {
                let reduction = self.reduction(depth, count) / PLY;
                if noisy {
                    let shallow = (depth - reduction / 2).max(0);
                    if features.futility
                        && !in_check
                        && !checks
                        && shallow <= 6
                        && mv.promotion.is_none()
                    {
                        let gain = EXCHANGE_VALUES[taken_by(position, mv).index()];
                        let margin = constants.noisy_futility_base
                            + constants.noisy_futility_depth * shallow;
                        if node.eval + margin + gain + history / 48 <= alpha {
                            continue;
                        }
                    }
                    let least = -constants.noisy_exchange * depth - history / 50;
                    if features.exchange
                        && !checks
                        && depth <= 7
                        && !position.exchange_gains(mv, least.min(0))
                    {
                        continue;
                    }
                } else {
                    let shallow = (depth - reduction).max(0);
                    if features.late_moves
                        && !in_check
                        && depth <= 8
                        && count > late_moves(depth, node.improving, constants)
                    {
                        picker.skip_quiet();
                        continue;
                    }
                    if features.futility
                        && !in_check
                        && !checks
                        && shallow <= 6
                        && node.eval
                            + constants.futility_base
                            + constants.futility_depth * shallow
                            + history / constants.futility_history
                            <= alpha
                    {
                        continue;
                    }
                    if features.history_pruning
                        && depth <= 5
                        && history < -constants.history_pruning * depth
                    {
                        continue;
                    }
                    if features.exchange
                        && depth <= 9
                        && !position
                            .exchange_gains(mv, -constants.quiet_exchange * shallow * shallow)
                    {
                        continue;
                    }
                }
            }

            let mut extension = 0;
            if ply < 2 * self.root_depth as usize {
                if features.singular
                    && excluded.is_none()
                    && Some(mv) == table_move
                    && depth >= 7
                    && let Some(found) = found
                    && found.depth >= depth - 3
                    && found.bound != Bound::Upper
                    && found.score.abs() < MATE_BOUND
                {
                    let mark = found.score - constants.singular_margin * depth / 100;
                    self.frame_mut(ply).excluded = Some(mv);
                    let score =
                        self.search::<false>(position, ply, (depth - 1) / 2, (mark - 1, mark), cut);
                    self.frame_mut(ply).excluded = None;
                    if self.stopped {
                        self.list.truncate(start);
                        return 0;
                    }
                    if score < mark {
                        extension = if !PV && score < mark - constants.singular_double {
                            2
                        } else {
                            1
                        };
                    } else if mark >= beta {
                        // Multi-cut: another move fails high as well.
                        self.list.truncate(start);
                        return mark;
                    } else if found.score >= beta || cut {
                        // Several moves seem to fail high, so that this one deserves less depth.
                        extension = -1;
                    }
                }
                if (PV || self.shared.limits.mate.is_some())
                    && features.check
                    && extension == 0
                    && checks
                    && position.exchange_gains(mv, 0)
                {
                    extension = 1;
                }
            }

            let frame = self.frame_mut(ply);
            frame.step = step;
            frame.quiet = (!noisy).then_some(mv);
            self.keys.push(position.hash());
            let next = position.after(mv);
            let mut deeper = depth - 1 + extension;
            let mut score = -INFINITE;
            let reduced =
                features.reductions && depth >= 2 && count > 1 + usize::from(PV) && (!noisy || !PV);
            let mut full = !PV || count > 1;
            if reduced {
                let mut reduction = self.reduction(depth, count);
                if noisy {
                    reduction = reduction / 2 - history * PLY / constants.reduction_noisy_history;
                } else {
                    let many_cutoffs = self.frame(ply + 1).cutoffs > MANY_CUTOFFS;
                    let is_hint = hints.killers.contains(&Some(mv)) || hints.counter == Some(mv);
                    reduction += constants.reduction_cut * i32::from(cut)
                        + constants.reduction_unknown * i32::from(cut && table_move.is_none())
                        + constants.reduction_worsening * i32::from(!node.improving)
                        + constants.reduction_noisy * i32::from(table_move_is_noisy)
                        + constants.reduction_refuted * i32::from(many_cutoffs)
                        - constants.reduction_hint * i32::from(is_hint)
                        - history * PLY / constants.reduction_quiet_history;
                }
                let promises = |found: TableEntry| found.score != NONE && found.score > alpha;
                let promises = was_pv && found.is_some_and(promises);
                reduction -= constants.reduction_check * i32::from(checks)
                    + constants.reduction_was_pv * i32::from(was_pv)
                    + constants.reduction_promise * i32::from(promises);
                let target = (deeper - reduction.div_euclid(PLY)).clamp(1, deeper.max(1));
                score = self.search_child::<false>(&next, ply, target, (alpha, alpha + 1), true);
                full = score > alpha && target < deeper;
                if full {
                    // The further the reduced search was above the window, the deeper the full
                    // search.
                    deeper += i32::from(score > best + constants.deeper_margin + 2 * deeper);
                    deeper -= i32::from(score < best + deeper);
                    full = target < deeper;
                }
            }
            if full {
                score = self.search_child::<false>(&next, ply, deeper, (alpha, alpha + 1), !cut);
                if reduced && !noisy && !self.stopped {
                    // The reduced search promised more than usual; the result of the full search is
                    // a useful statistic.
                    let gain = bonus(depth, constants);
                    self.update_continuation(ply, step, if score > alpha { gain } else { -gain });
                }
            }
            if PV && (count == 1 || score > alpha) {
                score = self.search_child::<true>(&next, ply, deeper, (alpha, beta), false);
            }
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
                        self.frame_mut(ply).cutoffs += 1;
                        break;
                    }
                    alpha = score;
                    if PV && (3..=SETTLED_DEPTH).contains(&depth) {
                        // Another move is unlikely to be even better.
                        depth -= 1;
                    }
                }
            }
            if noisy {
                captures.push(mv);
            } else {
                quiets.push(mv);
            }
        }
        self.list.truncate(start);

        if count == 0 {
            return match (excluded, in_check) {
                (Some(_), _) => alpha,
                (None, true) => ply as i32 - MATE,
                (None, false) => 0,
            };
        }
        if !PV && best >= beta && best.abs() < MATE_BOUND && beta.abs() < MATE_BOUND {
            // A fail-high score is moved towards beta, the more the shallower the search was,
            // because its size is unreliable.
            best = (best * depth + beta) / (depth + 1);
        }
        if best >= beta
            && let Some(mv) = best_move
        {
            self.update_histories(position, &node, mv, quiets.moves(), captures.moves());
        }
        if best_move.is_none() && excluded.is_none() {
            self.update_after_fail_low(position, ply, depth);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if PV && alpha > alpha_before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if excluded.is_none() {
            let quiet_best = best_move.is_none_or(|mv| !is_noisy(position, mv));
            let says_more = match bound {
                Bound::Exact => true,
                Bound::Lower => best > node.eval,
                Bound::Upper => best < node.eval,
            };
            if features.correction && !in_check && quiet_best && says_more {
                let better = best - node.eval;
                self.memory.corrections.update(indices, better, depth);
            }
            self.shared.table.store(
                position.hash(),
                ply,
                TableEntry {
                    mv: best_move,
                    score: best,
                    eval: raw,
                    depth,
                    bound,
                    was_pv,
                },
            );
        }
        best
    }

    /// Returns the base late move reduction in hundredths of a ply.
    #[inline]
    pub(super) fn reduction(&self, depth: i32, count: usize) -> i32 {
        self.memory.reductions[depth.clamp(0, 63) as usize][count.min(63)]
    }
}

/// Returns the number of moves after which late move pruning skips quiet moves.
#[inline]
fn late_moves(depth: i32, improving: bool, constants: &Constants) -> usize {
    let percent = if improving {
        constants.late_moves_improving
    } else {
        constants.late_moves_worsening
    };
    ((constants.late_moves_base + 10 * depth * depth) * percent / 1_000) as usize
}
