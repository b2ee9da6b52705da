//! Number of occurrences of each term, for the tuner.

use parlour_rules::chess::Color;

use super::{context::EvalContext, eval_trace::EvalTrace, king, terms::COUNT};

/// Number of occurrences of each term for one side.
pub struct Counts {
    pub plain: Vec<i32>,
    /// Terms that add up to the danger to the enemy king.
    pub danger: Vec<i32>,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            plain: vec![0; COUNT],
            danger: vec![0; COUNT],
        }
    }
}

impl EvalTrace for Counts {
    fn add(&mut self, term: usize, times: i32) {
        if let Some(count) = self.plain.get_mut(term) {
            *count += times;
        }
    }

    fn add_danger(&mut self, danger: Self) {
        self.danger = danger.plain;
    }

    fn note_king_pawns(&mut self, context: &EvalContext, us: Color) {
        king::count_king_pawns(context.position, us, self);
    }
}
