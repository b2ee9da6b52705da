//! Arrow from a card to its target.

use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use parlour_shell::scene::{motion::Arc, nodes::set_visible};

/// Height of the arrow's middle above its ends, as a fraction of its length.
const RISE: f32 = 0.16;
/// Shortest distance between two dashes, in scene units.
const STEP: f32 = 0.36;

/// Dashes along an arc with an arrowhead at the end.
#[derive(Debug, Default, Clone)]
pub struct Arrow {
    dashes: Vec<Handle<Node>>,
    head: Handle<Node>,
    /// Phase of the dashes' movement along the arrow, 0 to 1.
    time: f32,
}

impl Arrow {
    /// Creates an arrow from nodes with flat quads that point along +Z.
    pub fn new(dashes: Vec<Handle<Node>>, head: Handle<Node>) -> Self {
        Self {
            dashes,
            head,
            time: 0.0,
        }
    }

    /// Shows the arrow from the first point to the second, or hides it with `None` or if it is
    /// shorter than 0.3 scene units. `dt` seconds move the dashes.
    pub fn show(&mut self, scene: &mut Scene, ends: Option<(Vector3<f32>, Vector3<f32>)>, dt: f32) {
        self.time = (self.time + dt * 1.6).fract();
        let length = ends.map_or(0.0, |(from, to)| (to - from).norm());
        let Some((from, to)) = ends.filter(|_| length > 0.3) else {
            for node in self.dashes.iter().chain([&self.head]) {
                set_visible(&mut scene.graph, *node, false);
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
            // Dashes under the arrowhead are hidden.
            let seen = index < shown && share < 1.0 - 0.28 / length;
            set_visible(&mut scene.graph, *node, seen);
            if seen {
                lay(scene, *node, &arc, share);
            }
        }
        set_visible(&mut scene.graph, self.head, true);
        lay(scene, self.head, &arc, 1.0);
    }
}

/// Places a node on the arc, pointing along it.
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
