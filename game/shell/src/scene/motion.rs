//! Easing curves, arcs and tweens for animations.

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

/// Time of an animation: an optional delay, a duration and an easing.
///
/// The default has no duration and is over.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Tween {
    /// Seconds before the animation starts.
    pub delay: f32,
    /// Length of the animation in seconds, without the delay.
    pub duration: f32,
    /// Easing of the progress.
    pub easing: Easing,
    /// Seconds since the tween was created, including the delay.
    pub elapsed: f32,
}

impl Tween {
    /// Creates a tween of `duration` seconds that starts at once, with the default easing.
    pub fn new(duration: f32) -> Self {
        Self {
            duration,
            ..Self::default()
        }
    }

    /// Returns the tween with a delay in seconds.
    pub fn after(self, delay: f32) -> Self {
        Self { delay, ..self }
    }

    /// Returns the tween with another easing.
    pub fn eased(self, easing: Easing) -> Self {
        Self { easing, ..self }
    }

    /// Advances the tween by `dt` seconds.
    pub fn advance(&mut self, dt: f32) {
        self.elapsed += dt;
    }

    /// Returns the elapsed fraction of the duration, 0 to 1. Without a duration it jumps from 0 to
    /// 1 after the delay.
    pub fn share(&self) -> f32 {
        if self.is_over() {
            return 1.0;
        }
        ((self.elapsed - self.delay) / self.duration).clamp(0.0, 1.0)
    }

    /// Returns the fraction of the way; see [`Easing::at`].
    pub fn progress(&self) -> f32 {
        self.easing.at(self.share())
    }

    /// Returns the value on the way between two others.
    pub fn between(&self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.progress()
    }

    /// Returns whether the delay has elapsed.
    pub fn has_started(&self) -> bool {
        self.elapsed >= self.delay
    }

    /// Returns whether delay and duration have elapsed.
    pub fn is_over(&self) -> bool {
        self.elapsed >= self.delay + self.duration
    }

    /// Returns the seconds until the tween is over, including the delay.
    pub fn left(&self) -> f32 {
        self.delay + self.duration - self.elapsed
    }
}

/// Returns the time that passes for an animation in `dt` seconds if it takes `speed` times its
/// usual duration. A `speed` of 0 ends any animation.
pub fn paced(dt: f32, speed: f32) -> f32 {
    if speed > 0.0 { dt / speed } else { f32::MAX }
}

/// Moves a value towards a goal at a rate of 1 in `seconds`. A duration of 0 jumps to the goal.
pub fn towards(now: f32, goal: f32, dt: f32, seconds: f32) -> f32 {
    if seconds <= 0.0 {
        return goal;
    }
    now + (goal - now).clamp(-dt / seconds, dt / seconds)
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
        let mut tween = Tween::new(0.0);
        assert!(tween.has_started() && tween.is_over());
        assert_eq!((tween.share(), tween.progress()), (1.0, 1.0));
        tween.delay = 0.5;
        assert_eq!((tween.share(), tween.progress()), (0.0, 0.0));
    }

    #[test]
    fn a_tween_waits_and_then_follows_its_easing() {
        let mut tween = Tween::new(2.0).after(0.5).eased(Easing::In);
        tween.advance(0.25);
        assert!(!tween.has_started());
        assert_eq!(tween.progress(), 0.0);
        tween.advance(1.25);
        assert!(tween.has_started() && !tween.is_over());
        assert_eq!((tween.share(), tween.progress()), (0.5, 0.125));
        assert_eq!((tween.between(8.0, 16.0), tween.left()), (9.0, 1.0));
        tween.advance(paced(0.01, 0.0));
        assert!(tween.is_over());
        assert_eq!(tween.between(8.0, 16.0), 16.0);
    }

    #[test]
    fn a_value_goes_to_its_goal_and_no_farther() {
        assert_eq!(towards(0.0, 1.0, 0.5, 2.0), 0.25);
        assert_eq!(towards(0.9, 0.0, 5.0, 2.0), 0.0);
        assert_eq!(towards(0.3, 1.0, 0.1, 0.0), 1.0);
    }
}
