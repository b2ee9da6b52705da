//! Looks of the pieces: detailed or simplified models, or drawn figurines for the view from above.

use super::{Board, mate::shadow_of};
use crate::scene::piece::Piece;
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use parlour_shell::scene::nodes::set_visible;
use std::f32::consts::{FRAC_PI_2, PI};

/// Look of the pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Look {
    /// Detailed models.
    #[default]
    Fine,
    /// Simplified models.
    Coarse,
    /// Drawn figurines.
    Flat,
}

impl Board {
    /// Returns the nodes of all pieces.
    pub(super) fn pieces(&self) -> Vec<Handle<Node>> {
        let on_board = self.state.on_board.values();
        let bodies = on_board.chain(self.state.taken.iter().flatten());
        bodies.map(|(node, _)| *node).collect()
    }

    /// Gives all pieces another look.
    pub(super) fn set_look(&mut self, scene: &mut Scene, look: Look) {
        if self.state.look != look {
            self.state.look = look;
            for node in self.pieces() {
                show_look(scene, node, look);
            }
        }
    }

    /// Turns the figurines upright, as seen by a camera at the angle `yaw` around the table, in
    /// radians. A fallen king is turned on its side, and stays in the middle of its square.
    pub(super) fn turn_figurines(&self, scene: &mut Scene, yaw: f32) {
        if self.state.look != Look::Flat {
            return;
        }
        let upright = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), yaw + PI);
        let fallen = self.fallen_node().zip(self.fallen_king());
        for node in self.pieces() {
            let Ok(body) = scene.graph.try_get_node(node) else {
                continue;
            };
            let mut above = Vector3::y() * LIFT;
            if let Some((_, middle)) = fallen.filter(|(king, _)| *king == node) {
                let aside = middle - **body.local_transform().position();
                above += Vector3::new(aside.x, 0.0, aside.z);
            }
            let rotation = **body.local_transform().rotation();
            let tilt = (rotation * Vector3::y()).angle(&Vector3::y());
            let lies = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), tilt.min(FRAC_PI_2));
            let wanted = rotation.inverse() * upright * lies;
            let place = rotation.inverse() * above;
            let Ok(piece) = scene.graph.try_get_script_of::<Piece>(node) else {
                continue;
            };
            let figurine = *piece.figurine;
            if let Ok(figurine) = scene.graph.try_get_node_mut(figurine)
                && **figurine.local_transform().rotation() != wanted
            {
                let transform = figurine.local_transform_mut();
                transform.set_rotation(wanted).set_position(place);
            }
        }
    }
}

/// Height of a figurine above its square, in squares: above the marks.
const LIFT: f32 = 0.05;

/// Shows one of the looks of a piece, and hides the others.
pub(super) fn show_look(scene: &mut Scene, node: Handle<Node>, look: Look) {
    let Ok(piece) = scene.graph.try_get_script_of::<Piece>(node) else {
        return;
    };
    let looks = [
        (*piece.model, Look::Fine),
        (*piece.coarse_model, Look::Coarse),
        (*piece.figurine, Look::Flat),
    ];
    let has = |of| {
        looks
            .iter()
            .any(|(model, look)| *look == of && model.is_some())
    };
    let shown = if has(look) { look } else { Look::Fine };
    for (model, of) in looks {
        set_visible(&mut scene.graph, model, of == shown);
    }
    if let Some(shadow) = shadow_of(scene, node) {
        set_visible(&mut scene.graph, shadow, shown != Look::Flat);
    }
}
