//! What is marked on a table, and in which colour: the same meanings at every game.

use crate::settings::Palette;
use fyrox::{core::color::Color, resource::model::ModelResource, scene::mesh::Mesh};

/// What a mark means. Each has a shape of its own, so that no one needs to see its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The pointer's square: a frame.
    Hover,
    /// The selected piece's square: a filled frame.
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

    /// Its colour in a palette, as sRGB.
    pub fn color(self, palette: Palette) -> Color {
        let [r, g, b] = match (palette, self) {
            (Palette::Normal, Mark::Hover) => [0xff, 0xd9, 0x5a],
            (Palette::Normal, Mark::Selected) => [0xff, 0xb5, 0x47],
            (Palette::Normal, Mark::Move) => [0x4a, 0xa3, 0xff],
            (Palette::Normal, Mark::Capture | Mark::Check) => [0xe5, 0x48, 0x4d],
            (Palette::Normal, Mark::Last) => [0xc0, 0x80, 0x28],
            (Palette::Normal, Mark::Hint) => [0x7b, 0xd8, 0x8f],
            (Palette::HighContrast, Mark::Hover) => [0xff, 0xff, 0x00],
            (Palette::HighContrast, Mark::Selected) => [0xff, 0xc8, 0x00],
            (Palette::HighContrast, Mark::Move) => [0x00, 0x9c, 0xff],
            (Palette::HighContrast, Mark::Capture) => [0xff, 0x20, 0x20],
            (Palette::HighContrast, Mark::Check) => [0xff, 0x00, 0x60],
            (Palette::HighContrast, Mark::Last) => [0xff, 0xf0, 0xb0],
            (Palette::HighContrast, Mark::Hint) => [0x40, 0xff, 0x60],
            // Okabe and Ito, Color Universal Design (2008).
            (Palette::ColourBlind, Mark::Hover) => [0xf0, 0xe4, 0x42],
            (Palette::ColourBlind, Mark::Selected) => [0xe6, 0x9f, 0x00],
            (Palette::ColourBlind, Mark::Move) => [0x56, 0xb4, 0xe9],
            (Palette::ColourBlind, Mark::Capture) => [0xd5, 0x5e, 0x00],
            (Palette::ColourBlind, Mark::Check) => [0xcc, 0x79, 0xa7],
            (Palette::ColourBlind, Mark::Last) => [0xf2, 0xe8, 0xd5],
            (Palette::ColourBlind, Mark::Hint) => [0x00, 0x9e, 0x73],
        };
        Color::opaque(r, g, b)
    }
}

/// Gives the material of a mark's prefab the colour of the palette.
pub fn paint(prefab: &ModelResource, mark: Mark, palette: Palette) {
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
                    .set_property("diffuseColor", mark.color(palette));
            }
        }
    }
}
