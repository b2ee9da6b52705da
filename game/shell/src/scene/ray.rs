//! Half-line for hit tests with the pointer.

use fyrox::core::algebra::Vector3;

/// Half-line in scene coordinates. `direction` has length 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ray {
    /// Start point, which is the camera's position for the ray through a pixel.
    pub origin: Vector3<f32>,
    /// Unit vector along the ray.
    pub direction: Vector3<f32>,
}
