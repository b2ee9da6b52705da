//! Numbers that count up to their value.

use parlour_shell::scene::motion::{Easing, Tween, paced};

/// Duration of counting up in seconds, at normal animation speed.
const DURATION: f32 = 1.0;
/// Number of steps in which a sum in chalk is counted.
const STEPS: f32 = 12.0;

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
        self.at(self.tween.progress())
    }

    /// Returns the shown number, which changes in a few steps that get smaller. Each is a new picture of the
    /// slate.
    pub(super) fn step(&self) -> u64 {
        if self.tween.is_over() {
            return self.to;
        }
        let share = (self.tween.share() * STEPS).floor() / STEPS;
        self.at(self.tween.easing.at(share))
    }

    /// Returns the number at a share of the way.
    fn at(&self, share: f32) -> u64 {
        let way = self.to.saturating_sub(self.from);
        self.from + (way as f64 * f64::from(share)) as u64
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

    #[test]
    fn chalk_counts_in_a_few_steps_up_to_the_value() {
        let mut count = CountUp::default();
        count.count_to(500);
        let mut steps = vec![count.step()];
        while !count.is_over() {
            count.advance(DURATION / 200.0, 1.0);
            steps.push(count.step());
        }
        steps.dedup();
        assert!(steps.is_sorted());
        assert_eq!((steps[0], steps.last()), (0, Some(&500)));
        assert!((8..=STEPS as usize + 1).contains(&steps.len()), "{steps:?}");
    }
}
