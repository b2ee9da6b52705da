//! Shake of the picture after a hit, and a step of the camera towards a point.
//!
//! Both move the camera in its own plane or along its axis by an offset that is added to wherever
//! the [`CameraRig`](super::camera::CameraRig) places it. The pointer hits what it is drawn over, and
//! when both are over the offset is exactly zero.

use super::motion::{Easing, Tween};
use fyrox::{
    core::algebra::{Vector2, Vector3},
    scene::camera::Camera,
};
use std::f32::consts::TAU;

/// Seconds until a shake has decayed.
const DURATION: f32 = 0.35;
/// Swings to the side and up in that time. They differ, so that the picture never moves along one
/// line.
const SWINGS: (f32, f32) = (4.0, 3.0);
/// Share of a step towards a point in which the camera approaches, and in which it returns.
const APPROACH: f32 = 0.3;

/// Offset of the camera.
#[derive(Debug, Default, Clone)]
pub struct Shake {
    /// Largest offset of the shake in scene units.
    amplitude: f32,
    tween: Tween,
    /// Point that the camera comes closer to, and the share of the way.
    goal: Option<(Vector3<f32>, f32)>,
    step: Tween,
}

impl Shake {
    /// Shakes the picture by at most `amplitude` scene units. A weaker hit doesn't end a stronger
    /// shake.
    pub fn hit(&mut self, amplitude: f32) {
        if amplitude > self.strength() {
            self.amplitude = amplitude;
            self.tween = Tween::new(DURATION);
        }
    }

    /// Moves the camera by a share of the way towards a point and back, within `seconds`.
    pub fn approach(&mut self, point: Vector3<f32>, share: f32, seconds: f32) {
        self.goal = Some((point, share));
        self.step = Tween::new(seconds);
    }

    /// Ends everything at once.
    pub fn stop(&mut self) {
        *self = Self::default();
    }

    /// Advances by `dt` seconds.
    pub fn advance(&mut self, dt: f32) {
        self.tween.advance(dt);
        self.step.advance(dt);
        if self.step.is_over() {
            self.goal = None;
        }
    }

    /// Returns whether the camera is where it would be without a shake.
    pub fn is_over(&self) -> bool {
        self.tween.is_over() && self.goal.is_none()
    }

    /// Returns the largest offset that is left of the shake.
    fn strength(&self) -> f32 {
        self.amplitude * (1.0 - self.tween.share()).powi(2)
    }

    /// Returns the offset to the side and up, in scene units.
    pub fn offset(&self) -> Vector2<f32> {
        let angle = self.tween.share() * TAU;
        let swing = Vector2::new((angle * SWINGS.0).sin(), (angle * SWINGS.1).sin());
        swing * self.strength()
    }

    /// Moves the camera.
    pub fn apply(&self, camera: &mut Camera) {
        let offset = match self.is_over() {
            true => Vector3::zeros(),
            false => self.way(camera),
        };
        let transform = camera.local_transform_mut();
        if **transform.rotation_offset() != offset {
            transform.set_rotation_offset(offset);
        }
    }

    fn way(&self, camera: &Camera) -> Vector3<f32> {
        let transform = camera.local_transform();
        let (place, rotation) = (**transform.position(), **transform.rotation());
        let shake = self.offset();
        let aside = rotation * Vector3::new(shake.x, shake.y, 0.0);
        let Some((goal, share)) = self.goal else {
            return aside;
        };
        let time = self.step.share();
        let there = (time / APPROACH).min((1.0 - time) / APPROACH);
        aside + (goal - place) * (share * Easing::InOut.at(there))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fyrox::scene::{base::BaseBuilder, camera::CameraBuilder};

    #[test]
    fn a_shake_decays_within_its_time_and_leaves_the_camera_where_it_was() {
        let mut camera = CameraBuilder::new(BaseBuilder::new()).build_camera();
        let mut shake = Shake::default();
        shake.apply(&mut camera);
        assert!(shake.is_over());
        shake.hit(0.1);
        let mut farthest = [0.0_f32; 2];
        for index in 0..20 {
            shake.advance(DURATION / 20.0 + 1e-4);
            shake.apply(&mut camera);
            let offset = camera.local_transform().rotation_offset().norm();
            assert!(offset <= 0.15, "{offset}");
            farthest[index / 10] = farthest[index / 10].max(offset);
        }
        assert!(farthest[0] > 3.0 * farthest[1], "{farthest:?}");
        assert!(shake.is_over());
        assert_eq!(
            **camera.local_transform().rotation_offset(),
            Vector3::zeros()
        );
    }

    #[test]
    fn a_weak_hit_does_not_end_a_strong_shake() {
        let mut shake = Shake::default();
        shake.hit(0.1);
        shake.advance(0.05);
        let before = shake.offset();
        shake.hit(0.01);
        assert_eq!(shake.offset(), before);
        shake.hit(0.2);
        assert_eq!(shake.amplitude, 0.2);
    }

    #[test]
    fn the_camera_comes_closer_and_returns() {
        let mut camera = CameraBuilder::new(BaseBuilder::new()).build_camera();
        let mut shake = Shake::default();
        shake.approach(Vector3::new(0.0, 0.0, 10.0), 0.1, 1.0);
        shake.advance(0.5);
        shake.apply(&mut camera);
        let offset = **camera.local_transform().rotation_offset();
        assert!((offset - Vector3::new(0.0, 0.0, 1.0)).norm() < 1e-4);
        shake.advance(0.6);
        shake.apply(&mut camera);
        assert!(shake.is_over());
        assert_eq!(
            **camera.local_transform().rotation_offset(),
            Vector3::zeros()
        );
    }
}
