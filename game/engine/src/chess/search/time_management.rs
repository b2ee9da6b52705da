//! Time management: when to stop a search.

use super::Search;

impl Search<'_> {
    /// Returns the time that has passed on the player's clock, in seconds.
    fn elapsed_seconds(&self) -> f64 {
        let control = self.shared.control;
        self.shared
            .clock
            .elapsed()
            .saturating_sub(control.pondered())
            .as_secs_f64()
    }

    /// Returns whether the maximum time is used up.
    pub(super) fn is_past_hard_limit(&self) -> bool {
        let control = self.shared.control;
        self.shared.time_budget.is_some_and(|time_budget| {
            !control.is_pondering() && self.elapsed_seconds() >= time_budget.hard.as_secs_f64()
        })
    }

    /// Returns whether another iteration isn't worth its time. `settled` is the number of
    /// iterations since the best move last changed, `drop` the loss of score since the last one,
    /// and `effort` the share of nodes searched below the best move.
    pub(super) fn is_past_soft_limit(&self, settled: u32, drop: i32, effort: f64) -> bool {
        let Some(time_budget) = self.shared.time_budget else {
            return false;
        };
        if self.shared.control.is_pondering() {
            return false;
        }
        if self.shared.limits.clock.is_none() {
            return self.is_past_hard_limit();
        }
        let calm = 1.25 - 0.07 * f64::from(settled.min(8));
        let worry = 1.0 + f64::from(drop.clamp(0, 60)) / 120.0;
        let doubt = 1.6 - effort;
        let forced = if self.root_moves.len() == 1 { 0.1 } else { 1.0 };
        let share = calm * worry * doubt * forced;
        let limit = (time_budget.soft.as_secs_f64() * share).min(time_budget.hard.as_secs_f64());
        self.elapsed_seconds() >= limit
    }
}
