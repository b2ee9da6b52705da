//! Half-line for hit tests with the pointer.

use fyrox::core::algebra::Vector3;

/// Longest distance at which a ray meets a plane, in scene units.
const REACH: f32 = 200.0;

/// Half-line in scene coordinates. `direction` has length 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ray {
    /// Start point, which is the camera's position for the ray through a pixel.
    pub origin: Vector3<f32>,
    /// Unit vector along the ray.
    pub direction: Vector3<f32>,
}

impl Ray {
    /// Returns the point at which the ray meets the horizontal plane at this height, or `None` if
    /// there is none in reach.
    pub fn at_height(&self, height: f32) -> Option<Vector3<f32>> {
        let distance = (height - self.origin.y) / self.direction.y;
        (distance > 0.0 && distance < REACH).then(|| self.origin + self.direction * distance)
    }
}
