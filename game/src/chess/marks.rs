//! The marks that lie on squares: where the pointer is, where a piece may go, what is in check.

use super::geometry::Geometry;
use crate::{motion::Easing, settings::Palette};
use fyrox::{
    core::{algebra::Vector3, color::Color, pool::Handle},
    graph::SceneGraph,
    resource::model::{ModelResource, ModelResourceExtension},
    scene::{Scene, mesh::Mesh, node::Node},
};
use parlour_rules::chess::Square;
use std::collections::BTreeMap;

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

/// How high above the squares the lowest mark lies. Each kind lies a little above the one before
/// it, so that two on one square do not fight for the same depth.
const HEIGHT: f32 = 0.003;

/// Seconds that a mark takes to grow to its size, at normal speed.
const SETTLE_TIME: f32 = 0.08;

/// The marks in a scene. Their nodes are made once and used again.
#[derive(Debug, Default, Clone)]
pub struct Marks {
    pool: BTreeMap<Mark, Vec<Handle<Node>>>,
    shown: BTreeMap<Mark, Vec<Square>>,
    /// Seconds since a mark was laid where it is now; none once it has settled.
    young: BTreeMap<Mark, f32>,
}

impl Marks {
    /// Shows `mark` on these squares and nowhere else.
    pub fn show(
        &mut self,
        scene: &mut Scene,
        geometry: &Geometry,
        prefab: Option<&ModelResource>,
        mark: Mark,
        squares: &[Square],
    ) {
        if self.shown.get(&mark).map_or(&[][..], Vec::as_slice) == squares {
            return;
        }
        let Some(prefab) = prefab else { return };
        let pool = self.pool.entry(mark).or_default();
        while pool.len() < squares.len() {
            pool.push(prefab.instantiate(scene));
        }
        let lift = HEIGHT + 0.0008 * mark as usize as f32;
        for (index, &node) in pool.iter().enumerate() {
            let Ok(node) = scene.graph.try_get_node_mut(node) else {
                continue;
            };
            match squares.get(index) {
                Some(&square) => {
                    let place = geometry.place(square) + Vector3::new(0.0, lift, 0.0);
                    node.local_transform_mut()
                        .set_position(place)
                        .set_rotation(geometry.facing(parlour_rules::chess::Color::White));
                    node.set_visibility(true);
                }
                None => {
                    node.set_visibility(false);
                }
            }
        }
        self.shown.insert(mark, squares.to_vec());
        self.young.insert(mark, 0.0);
    }

    /// Lets marks that were just laid down grow to their size.
    pub fn settle(&mut self, scene: &mut Scene, dt: f32, speed: f32) {
        let pool = &self.pool;
        self.young.retain(|mark, seconds| {
            *seconds += dt;
            let time = SETTLE_TIME * speed;
            let share = if time > 0.0 { *seconds / time } else { 1.0 };
            let scale = 0.7 + 0.3 * Easing::Out.at(share);
            for &node in pool.get(mark).into_iter().flatten() {
                if let Ok(node) = scene.graph.try_get_node_mut(node) {
                    node.set_uniform_scale(scale);
                }
            }
            share < 1.0
        });
    }

    /// Lets the check mark breathe: `scale` is its size, 1 as drawn.
    pub fn pulse(&self, scene: &mut Scene, mark: Mark, scale: f32) {
        for &node in self.pool.get(&mark).into_iter().flatten() {
            if let Ok(node) = scene.graph.try_get_node_mut(node) {
                node.set_uniform_scale(scale);
            }
        }
    }

    /// Whether any square carries this mark.
    pub fn is_shown(&self, mark: Mark) -> bool {
        self.shown
            .get(&mark)
            .is_some_and(|squares| !squares.is_empty())
    }
}

/// Gives the material of a mark's prefab the colour of the palette.
pub fn paint(prefab: &ModelResource, mark: Mark, palette: Palette) {
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
