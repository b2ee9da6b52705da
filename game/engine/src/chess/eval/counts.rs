//! Counting how often each term of the evaluation occurs, for the tuner.

use parlour_rules::chess::Color;

use super::{context::EvalContext, eval_trace::EvalTrace, king, terms::COUNT};

/// How often each term occurs: what the tuner looks at.
pub struct Counts {
    pub plain: Vec<i32>,
    /// Those that are dangers to the other's king.
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

    fn note_home(&mut self, scene: &EvalContext, us: Color) {
        king::count_home(scene.position, us, self);
    }
}
