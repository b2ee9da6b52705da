//! Draws within the tree, and the end of the casual game.

use parlour_rules::chess::{Position, Rules};

use super::Search;
use crate::chess::score::MATE;

/// From this many single moves without progress on, a draw may be claimed.
const FIFTY_MOVES: u32 = 100;

/// A position cannot come again sooner than after this many single moves.
const FIRST_REPETITION: usize = 4;

impl Search<'_> {
    /// The score of a position that ends the game, or might as well.
    #[inline]
    pub(super) fn verdict(&self, position: &Position, ply: usize, in_check: bool) -> Option<i32> {
        if position.rules() == Rules::Casual {
            if let Some(score) = casual_end(position, ply) {
                return Some(score);
            }
        } else if position.is_insufficient_material() {
            return Some(0);
        }
        let clock = position.halfmove_clock();
        // Mate on the hundredth move comes first.
        if clock >= FIFTY_MOVES && (!in_check || position.has_legal_move()) {
            return Some(0);
        }
        if clock as usize >= FIRST_REPETITION && self.is_repetition(position) {
            // Not quite nothing, so that two ways to repeat are not taken for the same.
            return Some(1 - (self.nodes & 2) as i32);
        }
        None
    }

    /// Whether the position has been in this line before, or twice in the game.
    fn is_repetition(&self, position: &Position) -> bool {
        let reach = (position.halfmove_clock() as usize).min(self.keys.len() - self.key_floor);
        let mut in_game = 0;
        for back in (FIRST_REPETITION..=reach).step_by(2) {
            let index = self.keys.len() - back;
            if self.keys[index] == position.hash() {
                in_game += 1;
                if index >= self.game_keys || in_game == 2 {
                    return true;
                }
            }
        }
        false
    }
}

/// In the casual game a king is gone, or can be taken at once.
fn casual_end(position: &Position, ply: usize) -> Option<i32> {
    let us = position.turn();
    if position.king(us).is_none() {
        return Some(ply as i32 - MATE);
    }
    let king = position.king(!us)?;
    position
        .is_attacked(king, us, position.occupied())
        .then_some(MATE - ply as i32 - 1)
}
