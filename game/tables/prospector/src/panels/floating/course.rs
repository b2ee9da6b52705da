//! Flight paths of the floating scores.

use crate::panels as prospector;
use fyrox::core::{algebra::Vector2, math::Rect};
use parlour_shell::{scene::camera::Insets, ui::Layout};
use std::ops::{Add, Mul};

/// Waypoints, as shares of the free part of the window, measured from its bottom left.
pub(super) const BY_THE_TOP: Vector2<f32> = Vector2::new(0.5, 0.9);
pub(super) const RUN: Vector2<f32> = Vector2::new(0.5, 0.77);
pub(super) const BY_THE_MIDDLE: Vector2<f32> = Vector2::new(0.5, 0.5);

/// Flight paths in a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Course {
    /// Part of the window that no panel covers, in pixels.
    pub(super) free: Rect<f32>,
    /// Position of the score, in pixels.
    pub(super) score: Vector2<f32>,
    /// Pixels per unit.
    pub(super) scale: f32,
}

impl Course {
    /// Returns the paths in a window of this size and layout, with `covered` behind panels. `slate`
    /// is the pixel of the scoreboard on the table; if it is out of sight, runs fly to the score in
    /// the panel.
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

/// Returns the point at `u` (0 to 1) on the Bézier curve with these control points, by De
/// Casteljau's algorithm. Returns `None` without points.
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
