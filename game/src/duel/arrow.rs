//! The arrow from a card to what it is aimed at.

use crate::motion::Arc;
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};

/// Height of the arrow's middle over its ends, in its lengths.
const RISE: f32 = 0.16;
/// From one dash to the next.
const STEP: f32 = 0.36;

/// The arrow: dashes along an arc, and a head.
#[derive(Debug, Default, Clone)]
pub struct Arrow {
    dashes: Vec<Handle<Node>>,
    head: Handle<Node>,
    /// Its dashes run along it.
    time: f32,
}

impl Arrow {
    /// An arrow of these nodes, which show quads that lie and point away from the player.
    pub fn new(dashes: Vec<Handle<Node>>, head: Handle<Node>) -> Self {
        Self {
            dashes,
            head,
            time: 0.0,
        }
    }

    /// Shows it from one place to another, or not at all.
    pub fn show(&mut self, scene: &mut Scene, ends: Option<(Vector3<f32>, Vector3<f32>)>, dt: f32) {
        self.time = (self.time + dt * 1.6).fract();
        let length = ends.map_or(0.0, |(from, to)| (to - from).norm());
        let Some((from, to)) = ends.filter(|_| length > 0.3) else {
            for node in self.dashes.iter().chain([&self.head]) {
                set_visible(scene, *node, false);
            }
            return;
        };
        let arc = Arc {
            from,
            to,
            rise: RISE * length,
        };
        let step = STEP.max(length / self.dashes.len().max(1) as f32);
        let shown = ((length / step) as usize).min(self.dashes.len());
        for (index, node) in self.dashes.iter().enumerate() {
            let share = (index as f32 + self.time) * step / length;
            // The head covers what lies under it.
            let seen = index < shown && share < 1.0 - 0.28 / length;
            set_visible(scene, *node, seen);
            if seen {
                lay(scene, *node, &arc, share);
            }
        }
        set_visible(scene, self.head, true);
        lay(scene, self.head, &arc, 1.0);
    }
}

/// Lays a node along the arc.
fn lay(scene: &mut Scene, node: Handle<Node>, arc: &Arc, share: f32) {
    let Ok(node) = scene.graph.try_get_node_mut(node) else {
        return;
    };
    let ahead = arc.at((share + 0.02).min(1.0)) - arc.at((share - 0.02).max(0.0));
    let yaw = ahead.x.atan2(ahead.z);
    let flat = Vector3::new(ahead.x, 0.0, ahead.z).norm();
    let pitch = ahead.y.atan2(flat) * 0.6;
    let turn = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), yaw)
        * UnitQuaternion::from_axis_angle(&Vector3::x_axis(), -pitch);
    node.local_transform_mut()
        .set_position(arc.at(share))
        .set_rotation(turn);
}

fn set_visible(scene: &mut Scene, node: Handle<Node>, visible: bool) {
    if let Ok(node) = scene.graph.try_get_node_mut(node)
        && node.visibility() != visible
    {
        node.set_visibility(visible);
    }
}
