//! How things move: easing curves and the paths that pieces travel.

use fyrox::core::{algebra::Vector3, reflect::prelude::*, visitor::prelude::*};

/// How far a motion has come for the share of its time that has passed (after Robert Penner's
/// easing functions). All map 0 to 0 and 1 to 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Visit, Reflect)]
pub enum Easing {
    /// `t`
    Linear,
    /// `t²(3 − 2t)`: starts and ends at rest.
    #[default]
    InOut,
    /// `1 − (1 − t)³`: ends at rest.
    Out,
    /// `t³`: starts at rest.
    In,
    /// `1 + c(t − 1)³ + b(t − 1)²` with b = 1.70158, c = b + 1: overshoots, then settles.
    OutBack,
    /// `ct³ − bt²`: draws back first.
    InBack,
}

impl Easing {
    /// Share of the way for the share `t` of the time; `t` is clamped to 0 to 1.
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

/// A way from one place to another with a rise in the middle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Arc {
    /// Where it starts.
    pub from: Vector3<f32>,
    /// Where it ends.
    pub to: Vector3<f32>,
    /// How far above the straight line its middle lies, in units of the scene.
    pub rise: f32,
}

impl Arc {
    /// The place after the share `s` of the way.
    pub fn at(&self, s: f32) -> Vector3<f32> {
        let mut place = self.from + (self.to - self.from) * s;
        // The rise is steep at both ends, so that a piece leaves its square upwards and comes down
        // on the other from above.
        let lift = (4.0 * s * (1.0 - s)).max(0.0).sqrt();
        place.y += self.rise * lift;
        place
    }
}

/// A motion in progress.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Clock {
    /// Seconds until it starts.
    pub delay: f32,
    /// Seconds that it takes.
    pub duration: f32,
    /// Seconds since it was asked for.
    pub elapsed: f32,
}

impl Clock {
    /// A motion of `duration` seconds that starts after `delay` seconds.
    pub fn new(delay: f32, duration: f32) -> Self {
        Self {
            delay,
            duration,
            elapsed: 0.0,
        }
    }

    /// Lets `dt` seconds pass.
    pub fn advance(&mut self, dt: f32) {
        self.elapsed += dt;
    }

    /// Share of the time that has passed, 0 to 1.
    pub fn share(&self) -> f32 {
        let passed = self.elapsed - self.delay;
        if self.duration <= 0.0 {
            return if passed >= 0.0 { 1.0 } else { 0.0 };
        }
        (passed / self.duration).clamp(0.0, 1.0)
    }

    /// Whether it is over.
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
