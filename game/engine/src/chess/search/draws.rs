//! Detection of draws in the tree, and the end of the casual game, in which kings can be captured.

use parlour_rules::chess::{Position, Rules};

use super::Search;
use crate::chess::score::MATE;

/// Number of plies without capture or pawn move after which a draw can be claimed.
const FIFTY_MOVES: u32 = 100;

/// Minimum number of plies after which a position can be repeated.
const FIRST_REPETITION: usize = 4;

impl Search<'_> {
    /// Returns the score of a position that ends the game, or repeats an earlier one.
    #[inline]
    pub(super) fn end_score(&self, position: &Position, ply: usize, in_check: bool) -> Option<i32> {
        if position.rules() == Rules::Casual {
            if let Some(score) = casual_end(position, ply) {
                return Some(score);
            }
        } else if position.is_insufficient_material() {
            return Some(0);
        }
        let clock = position.halfmove_clock();
        // Checkmate takes precedence over the fifty-move rule.
        if clock >= FIFTY_MOVES && (!in_check || position.has_legal_move()) {
            return Some(0);
        }
        if clock as usize >= FIRST_REPETITION && self.is_repetition(position) {
            // A small random part keeps the search from treating all repetitions as equal.
            return Some(1 - (self.nodes & 2) as i32);
        }
        None
    }

    /// Returns whether the position has occurred once in this line, or twice in the game.
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

/// Returns the score if a king is missing or can be captured.
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
