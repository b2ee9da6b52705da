//! Easing curves, arcs and clocks for animations.

use fyrox::core::{algebra::Vector3, reflect::prelude::*, visitor::prelude::*};

/// Easing function that maps the fraction of the time to the fraction of the way, after [Robert
/// Penner](http://robertpenner.com/easing/). All functions map 0 to 0 and 1 to 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Visit, Reflect)]
pub enum Easing {
    /// `t`: constant speed.
    Linear,
    /// `t²(3 − 2t)`: starts and ends slowly.
    #[default]
    InOut,
    /// `1 − (1 − t)³`: ends slowly.
    Out,
    /// `t³`: starts slowly.
    In,
    /// `1 + c(t − 1)³ + b(t − 1)²` with b = 1.70158, c = b + 1: overshoots the end, then returns.
    OutBack,
    /// `ct³ − bt²` with the same constants: moves backwards first.
    InBack,
}

impl Easing {
    /// Returns the fraction of the way at the fraction `t` of the time. Clamps `t` to 0 to 1. The
    /// result is outside that range where the curve overshoots.
    pub fn at(self, t: f32) -> f32 {
        const BACK: f32 = 1.70158;
        let t = t.clamp(0.0, 1.0);
        match self {
            Easing::Linear => t,
            Easing::InOut => t * t * (3.0 - 2.0 * t),
            Easing::Out => 1.0 - (1.0 - t).powi(3),
            Easing::In => t.powi(3),
            Easing::OutBack => 1.0 + (BACK + 1.0) * (t - 1.0).powi(3) + BACK * (t - 1.0).powi(2),
            Easing::InBack => (BACK + 1.0) * t.powi(3) - BACK * t.powi(2),
        }
    }
}

/// Path between two points that rises in the middle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Arc {
    /// Start point.
    pub from: Vector3<f32>,
    /// End point.
    pub to: Vector3<f32>,
    /// Height of the midpoint above the straight line, in scene units.
    pub rise: f32,
}

impl Arc {
    /// Returns the point at the fraction `s` of the path.
    pub fn at(&self, s: f32) -> Vector3<f32> {
        let mut place = self.from + (self.to - self.from) * s;
        // The square root makes the path steep at both ends, so that a piece leaves its square
        // upwards and comes down on the target from above.
        let lift = (4.0 * s * (1.0 - s)).max(0.0).sqrt();
        place.y += self.rise * lift;
        place
    }
}

/// Timer of an animation with an optional delay.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Clock {
    /// Seconds before the animation starts.
    pub delay: f32,
    /// Length of the animation in seconds, without the delay.
    pub duration: f32,
    /// Seconds since the timer was created, including the delay.
    pub elapsed: f32,
}

impl Clock {
    /// Creates a timer for `duration` seconds that starts after `delay` seconds.
    pub fn new(delay: f32, duration: f32) -> Self {
        Self {
            delay,
            duration,
            elapsed: 0.0,
        }
    }

    /// Advances the timer by `dt` seconds.
    pub fn advance(&mut self, dt: f32) {
        self.elapsed += dt;
    }

    /// Returns the elapsed fraction of the duration, 0 to 1. Without a duration it jumps from 0 to
    /// 1 after the delay.
    pub fn share(&self) -> f32 {
        let passed = self.elapsed - self.delay;
        if self.duration <= 0.0 {
            return if passed >= 0.0 { 1.0 } else { 0.0 };
        }
        (passed / self.duration).clamp(0.0, 1.0)
    }

    /// Returns whether delay and duration have elapsed.
    pub fn is_over(&self) -> bool {
        self.elapsed >= self.delay + self.duration
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_easing_starts_at_the_start_and_ends_at_the_end() {
        use Easing::*;
        for easing in [Linear, InOut, Out, In, OutBack, InBack] {
            assert!(easing.at(0.0).abs() < 1e-5, "{easing:?}");
            assert!((easing.at(1.0) - 1.0).abs() < 1e-5, "{easing:?}");
            assert_eq!(easing.at(-3.0), easing.at(0.0));
            assert_eq!(easing.at(7.0), easing.at(1.0));
        }
    }

    #[test]
    fn an_arc_ends_where_it_should_and_rises_between() {
        let arc = Arc {
            from: Vector3::new(0.0, 0.0, 0.0),
            to: Vector3::new(1.0, 0.5, 2.0),
            rise: 2.0,
        };
        assert_eq!(arc.at(0.0), arc.from);
        assert_eq!(arc.at(1.0), arc.to);
        assert!(arc.at(0.5).y > 2.0);
    }

    #[test]
    fn a_motion_without_duration_is_over_at_once() {
        let clock = Clock::new(0.0, 0.0);
        assert!(clock.is_over());
        assert_eq!(clock.share(), 1.0);
    }
}
