//! Shake of the picture after a hit.
//!
//! It moves the camera in its own plane by an offset that is added to wherever the
//! [`CameraRig`](super::camera::CameraRig) places it. The pointer hits what it is drawn over, and
//! when the shake is over the offset is exactly zero.

use super::motion::Tween;
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

/// Offset of the camera.
#[derive(Debug, Default, Clone)]
pub struct Shake {
    /// Largest offset of the shake in scene units.
    amplitude: f32,
    tween: Tween,
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

    /// Ends the shake at once.
    pub fn stop(&mut self) {
        *self = Self::default();
    }

    /// Advances by `dt` seconds.
    pub fn advance(&mut self, dt: f32) {
        self.tween.advance(dt);
    }

    /// Returns whether the camera is where it would be without a shake.
    pub fn is_over(&self) -> bool {
        self.tween.is_over()
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
            false => {
                let shake = self.offset();
                let rotation = **camera.local_transform().rotation();
                rotation * Vector3::new(shake.x, shake.y, 0.0)
            }
        };
        let transform = camera.local_transform_mut();
        if **transform.rotation_offset() != offset {
            transform.set_rotation_offset(offset);
        }
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
}
