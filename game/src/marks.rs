//! What is marked on a table: the same meanings at every game. Which colours that has is told by the
//! Highlights script.

use fyrox::{core::color::Color, resource::model::ModelResource, scene::mesh::Mesh};

/// What a mark means. Each has a shape of its own, so that no one needs to see its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The pointer's square: a frame.
    Hover,
    /// The selected piece's square, and that of a rook that it castles with where no dot would be seen: a
    /// filled frame.
    Selected,
    /// A square where the selected piece may go: a dot.
    Move,
    /// A piece that it may capture: a ring.
    Capture,
    /// A king in check: a double ring, pulsing.
    Check,
    /// Both squares of the last move: brackets at the corners.
    Last,
    /// A square that a lesson or a hint points at: a diamond.
    Hint,
}

impl Mark {
    /// Every mark.
    pub const ALL: [Mark; 7] = [
        Mark::Hover,
        Mark::Selected,
        Mark::Move,
        Mark::Capture,
        Mark::Check,
        Mark::Last,
        Mark::Hint,
    ];
}

/// Gives the materials of a mark's prefab a colour.
pub fn paint(prefab: &ModelResource, color: Color) {
    if !prefab.is_ok() {
        return;
    }
    let data = prefab.data_ref();
    for node in data.get_scene().graph.linear_iter() {
        if let Some(mesh) = node.cast::<Mesh>() {
            for surface in mesh.surfaces() {
                surface
                    .material()
                    .data_ref()
                    .set_property("diffuseColor", color);
            }
        }
    }
}
