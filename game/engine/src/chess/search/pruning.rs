//! Pruning of whole nodes before their moves are searched.

use parlour_rules::chess::{Color, PieceKind, Position};

use super::{
    Search,
    history::{PieceTo, step_of},
    move_picker::{MovePicker, Picked},
    node_state::{Node, PLY},
};
use crate::chess::{
    score::{MATE_BOUND, NONE},
    transposition_table::{Bound, TableEntry},
};

impl Search<'_> {
    /// Tries reverse futility pruning, razoring, null move pruning and ProbCut. Returns the score
    /// of the node if one of them succeeds.
    pub(super) fn prune_node(
        &mut self,
        position: &Position,
        node: &Node,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        let features = self.shared.features;
        let constants = self.constants();
        let &Node {
            ply,
            depth,
            estimate,
            ..
        } = node;
        let margin = constants.reverse_futility * depth
            - constants.reverse_futility_improving * i32::from(node.improving);
        if features.reverse_futility
            && depth <= 8
            && estimate - margin >= beta
            && estimate < MATE_BOUND
            && beta > -MATE_BOUND
        {
            return Some((estimate + beta) / 2);
        }
        if features.razoring && depth <= 3 && estimate + constants.razoring * depth <= alpha {
            let score = self.quiesce::<false>(position, ply, (alpha, alpha + 1));
            if self.stopped || score <= alpha {
                return Some(score);
            }
        }
        if let Some(score) = self.prune_by_null_move(position, node, beta) {
            return Some(score);
        }
        self.prune_by_captures(position, node, beta)
    }

    /// Tries null move pruning: if the position fails high even after passing, some move would as
    /// well. Far from the leaves a search without null moves verifies it, because of zugzwang
    /// (<https://www.chessprogramming.org/Null_Move_Pruning>).
    fn prune_by_null_move(&mut self, position: &Position, node: &Node, beta: i32) -> Option<i32> {
        let constants = self.constants();
        let &Node {
            ply,
            depth,
            eval,
            estimate,
            ..
        } = node;
        if !(self.shared.features.null_move
            && depth >= 3
            && ply >= self.null_from
            && estimate >= beta
            && eval + constants.null_margin_depth * depth >= beta + constants.null_margin
            && beta > -MATE_BOUND
            && self.step_before(ply, 1) != PieceTo::NONE
            && has_pieces(position, position.turn()))
        {
            return None;
        }
        let next = position.after_passing();
        self.shared.table.prefetch(next.hash());
        let reduction = (constants.null_base + constants.null_depth * depth) / PLY
            + ((estimate - beta) / constants.null_advantage).min(3);
        let frame = self.frame_mut(ply);
        frame.step = PieceTo::NONE;
        frame.quiet = None;
        self.keys.push(position.hash());
        let floor = std::mem::replace(&mut self.key_floor, self.keys.len());
        let deeper = depth - reduction;
        let score = self.search_child::<false>(&next, ply, deeper, (beta - 1, beta), !node.cut);
        self.key_floor = floor;
        self.keys.pop();
        if self.stopped {
            return Some(0);
        }
        if score >= beta {
            let score = if score >= MATE_BOUND { beta } else { score };
            if depth < 12 {
                return Some(score);
            }
            // Verification, because passing might be better than every move.
            let from = std::mem::replace(&mut self.null_from, ply + deeper.max(1) as usize);
            let verified = self.search::<false>(position, ply, deeper, (beta - 1, beta), false);
            self.null_from = from;
            if self.stopped || verified >= beta {
                return Some(score);
            }
        }
        None
    }

    /// Tries ProbCut: if a capture is far above beta in a shallow search, a deep search is unlikely
    /// to stay below beta (<https://www.chessprogramming.org/ProbCut>).
    fn prune_by_captures(&mut self, position: &Position, node: &Node, beta: i32) -> Option<i32> {
        let features = self.shared.features;
        let constants = self.constants();
        let depth = node.depth;
        let raised = beta + constants.probcut;
        let deep_enough = |found: &TableEntry| found.depth >= depth - 4 && found.score != NONE;
        let known = node.found.filter(deep_enough);
        if features.probcut
            && let Some(found) = known
            && found.bound != Bound::Upper
            && found.score >= beta + constants.far_above
            && found.score < MATE_BOUND
            && beta > -MATE_BOUND
        {
            return Some(beta + constants.far_above);
        }
        if features.probcut
            && depth >= 5
            && raised < MATE_BOUND
            && beta > -MATE_BOUND
            && known.is_none_or(|found| found.score >= raised)
        {
            return self.try_captures(position, node, raised);
        }
        None
    }

    /// Searches captures with a raised window. Returns the score of the first one that reaches it.
    fn try_captures(&mut self, position: &Position, node: &Node, raised: i32) -> Option<i32> {
        let &Node { ply, depth, .. } = node;
        let constants = self.constants();
        let hints = self.hints(ply);
        let start = self.list.len();
        let mut picker = MovePicker::noisy(&self.list, None, (raised - node.eval).max(0));
        let mut answer = None;
        while let Some(Picked { mv, .. }) = picker.next(
            position,
            &mut self.list,
            &self.memory.histories,
            &hints,
            &self.shared.features,
            constants,
        ) {
            let frame = self.frame_mut(ply);
            frame.step = step_of(position, mv);
            frame.quiet = None;
            self.keys.push(position.hash());
            let next = position.after(mv);
            let mut score = -self.quiesce::<false>(&next, ply + 1, (-raised, -raised + 1));
            if score >= raised && !self.stopped {
                let window = (raised - 1, raised);
                score = self.search_child::<false>(&next, ply, depth - 4, window, !node.cut);
            }
            self.keys.pop();
            if self.stopped || score >= raised {
                answer = Some(score);
                break;
            }
        }
        self.list.truncate(start);
        answer
    }
}

/// Returns whether a side has more than king and pawns. Otherwise zugzwang is frequent, and pruning
/// misleads.
#[inline]
pub(super) fn has_pieces(position: &Position, us: Color) -> bool {
    let small = position.of_kind(PieceKind::Pawn) | position.of_kind(PieceKind::King);
    (position.of(us) & !small).any()
}
