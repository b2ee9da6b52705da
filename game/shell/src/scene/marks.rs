//! Marks on a board. They mean the same in every game. The
//! [`Highlights`](crate::scene::highlights::Highlights) script defines their colors.

use fyrox::{core::color::Color, resource::model::ModelResource, scene::mesh::Mesh};

/// Meaning of a mark. Each has a distinct shape, so that it can be recognized without its color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Square under the pointer: a frame.
    Hover,
    /// Square of a selected piece: a filled frame.
    Selected,
    /// Square that the selected piece can move to: a dot in a tinted square.
    Move,
    /// Piece that can be captured: a ring in a tinted square.
    Capture,
    /// Piece in danger: a pulsing double ring.
    Danger,
    /// Both squares of the last move: brackets at the corners.
    Last,
    /// Square that a tutorial or a hint points at: a diamond.
    Hint,
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 7] = [
        Mark::Hover,
        Mark::Selected,
        Mark::Move,
        Mark::Capture,
        Mark::Danger,
        Mark::Last,
        Mark::Hint,
    ];
}

/// Sets the color of all materials of a mark's prefab. Does nothing while the prefab is not loaded.
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
