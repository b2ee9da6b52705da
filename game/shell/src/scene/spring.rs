//! Damped springs in a plane: what a hand drags follows with a lag, and what is hit or put down
//! settles with one small overshoot.

use fyrox::core::algebra::{Unit, UnitQuaternion, Vector2, Vector3};

/// Stiffness of a spring, per second squared.
const STIFFNESS: f32 = 320.0;
/// Damping, per second. It lets the value overshoot once.
const DAMPING: f32 = 18.0;
/// Longest step of the simulation, in seconds.
pub const STEP: f32 = 1.0 / 120.0;
/// Longest time by which a spring advances at once, in seconds. It is almost at rest then. After a
/// sleep of the computer, a frame can last for hours.
const LONGEST: f32 = 0.5;
/// Value and speed below which a spring is at rest.
const STILL: f32 = 2e-3;
/// Greatest distance from its rest that a spring reaches after an impulse, for a speed of 1.
const REACH: f32 = 0.028;

/// Value that a spring pulls to its rest: an offset in scene units, or a lean in radians that points
/// along X and Z to where the upper end is.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Spring {
    /// Current value.
    pub value: Vector2<f32>,
    /// Change of the value per second.
    pub speed: Vector2<f32>,
    /// Value that the spring pulls to.
    pub rest: Vector2<f32>,
}

impl Spring {
    /// Gives an impulse, from which a spring at rest swings out to `reach` and back.
    pub fn hit(&mut self, reach: Vector2<f32>) {
        self.speed += reach / REACH;
    }

    /// Advances the spring by `seconds`, in steps so short that slow frames don't change its way. Longer
    /// times are cut to half a second.
    pub fn advance(&mut self, seconds: f32) {
        let seconds = seconds.min(LONGEST);
        let steps = (seconds / STEP).ceil().max(1.0);
        let dt = seconds / steps;
        for _ in 0..steps as u32 {
            let pull = (self.rest - self.value) * STIFFNESS - self.speed * DAMPING;
            self.speed += pull * dt;
            self.value += self.speed * dt;
        }
    }

    /// Returns whether the spring has come to rest at 0.
    pub fn is_still(&self) -> bool {
        let most = self.value.norm().max(self.speed.norm());
        most.max(self.rest.norm()) < STILL
    }

    /// Returns the rotation that leans something upright by the value.
    pub fn rotation(&self) -> UnitQuaternion<f32> {
        let to = Vector3::new(self.value.x, 0.0, self.value.y);
        let axis = Vector3::y().cross(&to);
        match Unit::try_new(axis, 1e-6) {
            Some(axis) => UnitQuaternion::from_axis_angle(&axis, self.value.norm()),
            None => UnitQuaternion::identity(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hit_swings_out_as_far_as_it_should_and_overshoots_once() {
        let mut spring = Spring::default();
        spring.hit(Vector2::new(0.5, 0.0));
        let (mut farthest, mut turns) = (0.0_f32, 0);
        for _ in 0..100 {
            let before = spring.value.x;
            spring.advance(0.01);
            farthest = farthest.max(spring.value.x);
            turns += usize::from(before > 0.005 && spring.value.x < 0.0);
        }
        assert!((farthest - 0.5).abs() < 0.03, "{farthest}");
        assert!(spring.is_still(), "{spring:?}");
        assert!(turns <= 1, "{turns}");
    }

    #[test]
    fn a_frame_as_long_as_a_sleep_of_the_computer_brings_a_spring_to_rest() {
        for seconds in [3.0, 6.0, 3600.0] {
            let mut spring = Spring {
                speed: Vector2::new(14.0, 0.0),
                ..Spring::default()
            };
            spring.advance(seconds);
            assert!(spring.value.norm() < 0.05, "{spring:?} after {seconds} s");
        }
    }

    #[test]
    fn a_slow_frame_lets_nothing_swing_wider_than_many_quick_ones() {
        let hit = Spring {
            speed: Vector2::new(0.0, 14.0),
            ..Spring::default()
        };
        let (mut slow, mut quick) = (hit, hit);
        slow.advance(0.3);
        for _ in 0..30 {
            quick.advance(0.01);
        }
        assert!(
            (slow.value - quick.value).norm() < 0.02,
            "{slow:?} {quick:?}"
        );
    }
}
