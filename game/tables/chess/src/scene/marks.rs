//! Marks on squares: pointer, selection, legal moves, last move, check and hint.

use super::geometry::Geometry;
use fyrox::{
    core::{algebra::Vector3, pool::Handle},
    graph::SceneGraph,
    resource::model::{ModelResource, ModelResourceExtension},
    scene::{Scene, node::Node},
};
use parlour_rules::chess::Square;
use parlour_shell::scene::{
    marks::Mark,
    motion::{Easing, Tween, paced},
};
use std::collections::BTreeMap;

/// Height of the lowest mark above the squares. Each kind is slightly higher than the one before
/// it, which prevents z-fighting on a shared square.
const HEIGHT: f32 = 0.003;

/// Seconds in which a mark grows to full size, at normal animation speed.
const SETTLE_TIME: f32 = 0.08;

/// Marks in a scene. Their nodes are created once and reused.
#[derive(Debug, Default, Clone)]
pub struct Marks {
    pool: BTreeMap<Mark, Vec<Handle<Node>>>,
    shown: BTreeMap<Mark, Vec<Square>>,
    /// Growth of recently placed marks; absent once a mark has reached its full size.
    young: BTreeMap<Mark, Tween>,
}

impl Marks {
    /// Shows `mark` on these squares only.
    ///
    /// Does nothing if they are unchanged or the prefab is not loaded.
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
        let Some(prefab) = prefab.filter(|prefab| prefab.is_ok()) else {
            return;
        };
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
        let growth = Tween::new(SETTLE_TIME).eased(Easing::Out);
        self.young.insert(mark, growth);
    }

    /// Grows recently placed marks towards their full size.
    pub fn settle(&mut self, scene: &mut Scene, dt: f32, speed: f32) {
        let pool = &self.pool;
        self.young.retain(|mark, growth| {
            growth.advance(paced(dt, speed));
            let scale = growth.between(0.7, 1.0);
            for &node in pool.get(mark).into_iter().flatten() {
                if let Ok(node) = scene.graph.try_get_node_mut(node) {
                    node.set_uniform_scale(scale);
                }
            }
            !growth.is_over()
        });
    }

    /// Sets the size of a mark on every square, for the pulsing check mark. A `scale` of 1 is its
    /// full size.
    pub fn pulse(&self, scene: &mut Scene, mark: Mark, scale: f32) {
        for &node in self.pool.get(&mark).into_iter().flatten() {
            if let Ok(node) = scene.graph.try_get_node_mut(node) {
                node.set_uniform_scale(scale);
            }
        }
    }

    /// Returns whether any square shows this mark.
    pub fn is_shown(&self, mark: Mark) -> bool {
        self.shown
            .get(&mark)
            .is_some_and(|squares| !squares.is_empty())
    }
}
