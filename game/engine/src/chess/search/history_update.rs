//! Learning from what a node found out about its moves.

use parlour_rules::chess::{Move, Position, Square};

use super::{
    Search,
    history::{ANSWERS, NEAR_ROOT, Step, bonus, is_noisy, step_of, taken_by},
    node_state::{Frame, Node},
};
use crate::chess::score::NONE;

/// Moves of one node that did not refute, to learn from; the first ones if there are more.
pub(super) struct Tried<const N: usize> {
    moves: [Move; N],
    len: usize,
}

impl<const N: usize> Tried<N> {
    pub(super) const fn new() -> Self {
        Self {
            moves: [Move::new(Square::A1, Square::A1); N],
            len: 0,
        }
    }

    pub(super) fn push(&mut self, mv: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }

    pub(super) fn moves(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl Search<'_> {
    /// Learns from a move that refuted, and from those tried before it.
    pub(super) fn learn(
        &mut self,
        position: &Position,
        node: &Node,
        best: Move,
        quiets: &[Move],
        captures: &[Move],
    ) {
        let gain = bonus(node.depth, self.constants());
        if is_noisy(position, best) {
            let step = step_of(position, best);
            let taken = taken_by(position, best);
            self.memory.histories.learn_capture(step, taken, gain);
        } else {
            let killers = &mut self.frame_mut(node.ply).killers;
            if killers[0] != Some(best) {
                *killers = [Some(best), killers[0]];
            }
            let before = self.step_before(node.ply, 1);
            self.memory.histories.set_counter(before, best);
            self.learn_quiet(position, node.ply, best, gain);
            for &mv in quiets {
                self.learn_quiet(position, node.ply, mv, -gain);
            }
        }
        for &mv in captures {
            let step = step_of(position, mv);
            let taken = taken_by(position, mv);
            self.memory.histories.learn_capture(step, taken, -gain);
        }
    }

    /// The quiet move that led here, with the node in which it was made: none at the root, after a
    /// capture, or where a move was passed.
    fn quiet_before(&self, ply: usize) -> Option<(Move, usize)> {
        let before = ply.checked_sub(1)?;
        let Frame { step, quiet, .. } = *self.frame(before);
        let mv = quiet.filter(|_| step != Step::NONE)?;
        Some((mv, before))
    }

    /// Learns that the quiet move which led here was good: nothing was found against it.
    pub(super) fn learn_from_failure(&mut self, position: &Position, ply: usize, depth: i32) {
        let Some((mv, before)) = self.quiet_before(ply) else {
            return;
        };
        let Frame {
            step, threatened, ..
        } = *self.frame(before);
        let constants = self.constants();
        let gain = bonus(depth, constants) * constants.bonus_failure / 100;
        let histories = &mut self.memory.histories;
        histories.learn_quiet(!position.turn(), mv, threatened, gain);
        self.learn_answer(before, step, gain);
    }

    /// Learns from how much better or worse the position looks after the quiet move that led here
    /// than before.
    pub(super) fn learn_from_evaluation(&mut self, position: &Position, ply: usize, eval: i32) {
        let Some((mv, before)) = self.quiet_before(ply) else {
            return;
        };
        let Frame {
            threatened,
            eval: earlier,
            ..
        } = *self.frame(before);
        if earlier == NONE {
            return;
        }
        let better = -eval - earlier;
        let constants = self.constants();
        let most = constants.evaluation_most;
        let gain = (better * constants.evaluation_weight / 10).clamp(-most, most);
        let histories = &mut self.memory.histories;
        histories.learn_quiet(!position.turn(), mv, threatened, gain);
    }

    /// Learns how good a quiet move was. What is threatened there has to be known.
    pub(super) fn learn_quiet(&mut self, position: &Position, ply: usize, mv: Move, gain: i32) {
        let step = step_of(position, mv);
        let us = position.turn();
        let threatened = self.frame(ply).threatened;
        self.memory.histories.learn_quiet(us, mv, threatened, gain);
        if ply < NEAR_ROOT {
            self.memory.histories.learn_near_root(ply, mv, gain);
        }
        self.learn_answer(ply, step, gain);
    }

    /// Learns how good a quiet move was as an answer to those before it.
    pub(super) fn learn_answer(&mut self, ply: usize, step: Step, gain: i32) {
        for plies in ANSWERS {
            let before = self.step_before(ply, plies);
            self.memory.histories.learn_answer(before, step, gain);
        }
    }
}
