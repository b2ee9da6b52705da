//! Leaning of the camera towards what happens on the table.

use crate::scene::motion::Tween;
use fyrox::core::algebra::Vector3;

/// Point of the scene that the camera leans towards for a moment.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Attention {
    point: Vector3<f32>,
    /// Whether the camera leans towards it or back.
    is_on: bool,
    tween: Tween,
    /// Share of the lean at the start of the motion.
    from: f32,
}

impl Attention {
    /// Leans towards a point of the scene in this time in seconds, unless that is 0. `None` leans back.
    pub fn turn_to(&mut self, point: Option<Vector3<f32>>, seconds: f32) {
        if self.is_on == point.is_some() || (point.is_some() && seconds <= 0.0) {
            return;
        }
        *self = Self {
            point: point.unwrap_or(self.point),
            is_on: point.is_some(),
            tween: Tween::new(seconds),
            from: self.share(),
        };
    }

    /// Advances the motion by this time in seconds.
    pub fn advance(&mut self, seconds: f32) {
        self.tween.advance(seconds);
    }

    /// Returns the point that the camera leans towards, or leaned towards last.
    pub fn point(&self) -> Vector3<f32> {
        self.point
    }

    /// Returns whether the camera leans towards the point, or is on its way there.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Returns whether no motion is in progress.
    pub fn is_at_rest(&self) -> bool {
        self.tween.is_over()
    }

    /// Returns the share of the lean, from 0 to 1.
    pub fn share(&self) -> f32 {
        self.from + (f32::from(self.is_on) - self.from) * self.tween.progress()
    }
}
