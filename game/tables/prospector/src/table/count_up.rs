//! Numbers that count up to their value.

use parlour_shell::scene::motion::{Easing, Tween, paced};

/// Duration of counting up in seconds, at normal animation speed.
const DURATION: f32 = 1.0;

/// Number that counts up to its value. The default is 0.
#[derive(Debug, Default)]
pub(super) struct CountUp {
    from: u64,
    to: u64,
    tween: Tween,
}

impl CountUp {
    /// Shows a value at once.
    pub(super) fn set(&mut self, value: u64) {
        *self = Self {
            from: value,
            to: value,
            tween: Tween::default(),
        };
    }

    /// Starts to count from the shown number to a larger one.
    pub(super) fn count_to(&mut self, value: u64) {
        *self = Self {
            from: self.shown(),
            to: value,
            tween: Tween::new(DURATION).eased(Easing::Out),
        };
    }

    /// Returns the value that is shown in the end.
    pub(super) fn goal(&self) -> u64 {
        self.to
    }

    /// Returns the number that is shown now.
    pub(super) fn shown(&self) -> u64 {
        if self.tween.is_over() {
            return self.to;
        }
        let way = self.to.saturating_sub(self.from);
        self.from + (way as f64 * f64::from(self.tween.progress())) as u64
    }

    /// Returns whether the value is shown.
    pub(super) fn is_over(&self) -> bool {
        self.tween.is_over()
    }

    /// Advances by `dt` seconds at `speed` times the usual duration (0: at once). Returns whether
    /// the shown number has changed.
    pub(super) fn advance(&mut self, dt: f32, speed: f32) -> bool {
        let before = self.shown();
        self.tween.advance(paced(dt, speed));
        self.shown() != before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_count_up_instead_of_jumping() {
        let mut count = CountUp::default();
        count.set(100);
        assert!(count.is_over());
        count.count_to(724);
        assert_eq!((count.shown(), count.goal()), (100, 724));
        let mut seen = vec![100];
        while !count.is_over() {
            count.advance(DURATION / 10.0, 1.0);
            seen.push(count.shown());
        }
        assert!(seen.is_sorted() && seen.len() > 8, "{seen:?}");
        assert_eq!(seen.last(), Some(&724));
    }

    #[test]
    fn without_animations_points_are_there_at_once() {
        let mut count = CountUp::default();
        count.count_to(u64::MAX);
        assert!(count.advance(0.0, 0.0));
        assert_eq!(count.shown(), u64::MAX);
    }
}
