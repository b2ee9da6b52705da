//! Where the numbers fly.

use crate::{
    camera::Insets,
    ui::{Layout, prospector},
};
use fyrox::core::{algebra::Vector2, math::Rect};
use std::ops::{Add, Mul};

/// Places, in shares of the free part of the window from its bottom left.
pub(super) const BY_THE_TOP: Vector2<f32> = Vector2::new(0.5, 0.9);
pub(super) const RUN: Vector2<f32> = Vector2::new(0.5, 0.75);
pub(super) const BY_THE_MIDDLE: Vector2<f32> = Vector2::new(0.5, 0.5);

/// Where the numbers fly in a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Course {
    /// The part of the window that no panel covers, in pixels.
    pub(super) free: Rect<f32>,
    /// The score's pixel.
    pub(super) score: Vector2<f32>,
    /// Pixels for a unit.
    pub(super) scale: f32,
}

impl Course {
    /// The ways in a window in which panels lie so and cover so much, and in which the slate stands
    /// at this pixel: runs fly to the panel where it is out of sight.
    pub fn of(
        window: Vector2<f32>,
        layout: &Layout,
        insets: Insets,
        slate: Option<Vector2<f32>>,
    ) -> Self {
        Self {
            free: insets.free(window),
            score: slate.unwrap_or_else(|| prospector::hud::score_place(layout)),
            scale: layout.scale(),
        }
    }

    pub(super) fn pixel(&self, share: Vector2<f32>) -> Vector2<f32> {
        let share = Vector2::new(share.x, 1.0 - share.y);
        self.free.position + share.component_mul(&self.free.size)
    }

    pub(super) fn size(&self, height: f32) -> f32 {
        height * self.scale
    }
}

/// The point at `u` on the Bézier curve of these points, as many as there are: what lies between
/// the curve without the last and the curve without the first. Nothing without points.
pub(super) fn bezier<T>(u: f32, points: &[T]) -> Option<T>
where
    T: Copy + Add<Output = T> + Mul<f32, Output = T>,
{
    match points {
        [] => None,
        [only] => Some(*only),
        [_, inner @ ..] => {
            let left = bezier(u, &points[..points.len() - 1])?;
            let right = bezier(u, inner)?;
            Some(left * (1.0 - u) + right * u)
        }
    }
}
