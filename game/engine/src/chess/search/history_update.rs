//! Updates of the histories with the results of a node.

use parlour_rules::chess::{Move, Position, Square};

use super::{
    Search,
    history::{CONTINUATION_PLIES, NEAR_ROOT, PieceTo, bonus, is_noisy, step_of, taken_by},
    node_state::{Frame, Node},
};
use crate::chess::score::NONE;

/// Moves of a node that did not cause a cutoff. Only the first `N` are kept.
pub(super) struct TriedMoves<const N: usize> {
    moves: [Move; N],
    len: usize,
}

impl<const N: usize> TriedMoves<N> {
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
    /// Updates histories, killers and countermove after a beta cutoff: a bonus for the move that
    /// caused it, and a malus for those tried before.
    pub(super) fn update_histories(
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
            self.memory.histories.update_capture(step, taken, gain);
        } else {
            let killers = &mut self.frame_mut(node.ply).killers;
            if killers[0] != Some(best) {
                *killers = [Some(best), killers[0]];
            }
            let before = self.step_before(node.ply, 1);
            self.memory.histories.set_counter(before, best);
            self.update_quiet(position, node.ply, best, gain);
            for &mv in quiets {
                self.update_quiet(position, node.ply, mv, -gain);
            }
        }
        for &mv in captures {
            let step = step_of(position, mv);
            let taken = taken_by(position, mv);
            self.memory.histories.update_capture(step, taken, -gain);
        }
    }

    /// Returns the quiet move that led here and the ply at which it was made; `None` at the root and
    /// after captures and null moves.
    fn quiet_before(&self, ply: usize) -> Option<(Move, usize)> {
        let before = ply.checked_sub(1)?;
        let Frame { step, quiet, .. } = *self.frame(before);
        let mv = quiet.filter(|_| step != PieceTo::NONE)?;
        Some((mv, before))
    }

    /// Rewards the quiet move that led here, because all replies to it failed low.
    pub(super) fn update_after_fail_low(&mut self, position: &Position, ply: usize, depth: i32) {
        let Some((mv, before)) = self.quiet_before(ply) else {
            return;
        };
        let Frame {
            step, threatened, ..
        } = *self.frame(before);
        let constants = self.constants();
        let gain = bonus(depth, constants) * constants.bonus_failure / 100;
        let histories = &mut self.memory.histories;
        histories.update_quiet(!position.turn(), mv, threatened, gain);
        self.update_continuation(before, step, gain);
    }

    /// Updates the quiet move that led here by the change of the static evaluation that it caused.
    pub(super) fn update_by_evaluation(&mut self, position: &Position, ply: usize, eval: i32) {
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
        histories.update_quiet(!position.turn(), mv, threatened, gain);
    }

    /// Updates all histories of a quiet move. `threatened` of the node's frame has to be set.
    pub(super) fn update_quiet(&mut self, position: &Position, ply: usize, mv: Move, gain: i32) {
        let step = step_of(position, mv);
        let us = position.turn();
        let threatened = self.frame(ply).threatened;
        self.memory.histories.update_quiet(us, mv, threatened, gain);
        if ply < NEAR_ROOT {
            self.memory.histories.update_near_root(ply, mv, gain);
        }
        self.update_continuation(ply, step, gain);
    }

    /// Updates the continuation histories of a quiet move.
    pub(super) fn update_continuation(&mut self, ply: usize, step: PieceTo, gain: i32) {
        for plies in CONTINUATION_PLIES {
            let before = self.step_before(ply, plies);
            self.memory
                .histories
                .update_continuation(before, step, gain);
        }
    }
}
