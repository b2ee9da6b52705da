//! Animated movement of pieces.

use super::geometry::Geometry;
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use parlour_shell::{
    app::sounds::Sound,
    scene::motion::{Arc, Tween},
};

/// Movement of one piece to its destination.
#[derive(Debug, Clone)]
pub struct Travel {
    /// Node of the piece.
    pub node: Handle<Node>,
    /// Path through the scene.
    pub arc: Arc,
    /// Delay, duration and speed profile along the path.
    pub tween: Tween,
    /// Sound of the arrival.
    pub sound: Option<Sound>,
    /// Scale at the start and at the end, if it changes.
    pub scale: Option<(f32, f32)>,
    /// Whether the node is removed on arrival.
    pub vanishes: bool,
}

impl Travel {
    /// Moves the piece by `dt` seconds. Returns whether it has arrived.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32) -> bool {
        self.tween.advance(dt);
        let place = self.arc.at(self.tween.progress());
        if let Ok(node) = scene.graph.try_get_node_mut(self.node) {
            if node.local_transform().position().metric_distance(&place) > 0.0 {
                node.local_transform_mut().set_position(place);
            }
            if let Some((from, to)) = self.scale {
                node.set_uniform_scale(self.tween.between(from, to));
            }
        }
        self.tween.is_over()
    }
}

/// Returns the position of the captured piece with this index.
///
/// Rows run along the −Z axis of the first place, and further rows follow along its +X axis. A
/// `row_length` of 0 counts as 1.
pub fn captured_place(
    first: (Vector3<f32>, UnitQuaternion<f32>),
    index: usize,
    row_length: u32,
    spacing: f32,
) -> Vector3<f32> {
    let row_length = row_length.max(1) as usize;
    let (row, column) = (index / row_length, index % row_length);
    first.0 + first.1 * Vector3::new(row as f32 * spacing, 0.0, -(column as f32) * spacing)
}

/// Returns the height of a piece's path.
///
/// A jump rises above other pieces, any other move clears just the board, and a short hop stays
/// low.
pub fn rise(from: Vector3<f32>, to: Vector3<f32>, jumps: bool, low: f32, high: f32) -> f32 {
    let distance = (to - from).xz().norm();
    if distance < 0.75 {
        0.05
    } else if jumps {
        high
    } else {
        low
    }
}

/// Returns the duration of a move in seconds. It grows with the distance, from `shortest` to
/// `longest`.
pub fn duration(from: Vector3<f32>, to: Vector3<f32>, shortest: f32, longest: f32) -> f32 {
    let share = ((to - from).xz().norm() / 8.0).clamp(0.0, 1.0);
    shortest + (longest - shortest) * share
}

/// Places a piece without animation.
pub fn put(
    scene: &mut Scene,
    node: Handle<Node>,
    place: Vector3<f32>,
    geometry: &Geometry,
    color: parlour_rules::chess::Color,
    scale: f32,
) {
    if let Ok(node) = scene.graph.try_get_node_mut(node) {
        node.local_transform_mut()
            .set_position(place)
            .set_rotation(geometry.facing(color))
            .set_scale(Vector3::repeat(scale));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captured_pieces_stand_row_by_row() {
        let first = (Vector3::new(5.0, 0.0, 3.0), UnitQuaternion::identity());
        assert_eq!(
            captured_place(first, 0, 8, 0.8),
            Vector3::new(5.0, 0.0, 3.0)
        );
        assert_eq!(
            captured_place(first, 7, 8, 0.5),
            Vector3::new(5.0, 0.0, -0.5)
        );
        assert_eq!(
            captured_place(first, 8, 8, 0.5),
            Vector3::new(5.5, 0.0, 3.0)
        );
        assert_eq!(
            captured_place(first, 1, 0, 0.5).x,
            5.5,
            "a row length of 0 is 1"
        );
    }

    #[test]
    fn longer_ways_take_longer() {
        let way = |z: f32| duration(Vector3::zeros(), Vector3::new(0.0, 0.0, z), 0.25, 0.45);
        assert!(way(1.0) < way(4.0));
        assert!(way(100.0) <= 0.45 + 1e-6);
    }
}
