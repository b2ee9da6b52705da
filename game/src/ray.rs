//! What a pointer points along.

use fyrox::core::algebra::Vector3;

/// A half-line: `direction` has length 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ray {
    /// Where it starts.
    pub origin: Vector3<f32>,
    /// Where it goes.
    pub direction: Vector3<f32>,
}
