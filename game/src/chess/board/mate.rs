//! The mated king, who is laid down, and rises again when the mate is taken back.

use super::Board;
use crate::{chess::travel::put, motion::Easing};
use fyrox::{
    core::algebra::{Unit, UnitQuaternion, Vector3},
    graph::SceneGraph,
    scene::Scene,
};
use parlour_rules::chess::Square;

/// Seconds that a mated king takes to fall, at normal speed.
const FALL_TIME: f32 = 0.6;
/// How far it falls, in degrees: until the head touches the board.
const FALL_ANGLE: f32 = 96.0;
/// Radius of its foot, over whose edge it falls.
const KING_FOOT: f32 = 0.39;

impl Board {
    /// A mated king is laid down, over the edge of its foot.
    pub(super) fn fall(&mut self, scene: &mut Scene, dt: f32, speed: f32) {
        let Some((square, way, seconds)) = &mut self.state.fallen else {
            return;
        };
        let Some(&(node, piece)) = self.state.on_board.get(square) else {
            return;
        };
        if !self.state.travels.is_empty() {
            return;
        }
        *seconds += dt;
        let time = FALL_TIME * speed;
        let share = if time > 0.0 { *seconds / time } else { 1.0 };
        let angle = FALL_ANGLE.to_radians() * Easing::In.at(share);
        let geometry = self.state.geometry;
        let foot = *way * (1.0 - angle.cos()) + Vector3::y() * angle.sin();
        let place = geometry.place(*square) + foot * KING_FOOT;
        let axis = Unit::new_normalize(Vector3::y().cross(way));
        let tilt = UnitQuaternion::from_axis_angle(&axis, angle);
        if let Ok(node) = scene.graph.try_get_node_mut(node) {
            node.local_transform_mut()
                .set_position(place)
                .set_rotation(tilt * geometry.facing(piece.color));
        }
    }

    /// Which way a mated king can fall without lying on others: off the board behind it, or over
    /// two free squares. Where there is none it stays on its feet.
    pub(super) fn way_to_fall(&self, king: Square) -> Option<Vector3<f32>> {
        let &(_, piece) = self.state.on_board.get(&king)?;
        let back = -piece.color.forward();
        let free = |file: i8, rank: i8| {
            (1..=2).all(|step| match king.offset(file * step, rank * step) {
                Some(square) => !self.state.on_board.contains_key(&square),
                None => true,
            })
        };
        let (file, rank) = [(0, back), (1, 0), (-1, 0), (0, -back)]
            .into_iter()
            .find(|&(file, rank)| free(file, rank))?;
        let geometry = &self.state.geometry;
        let way = Vector3::new(-f32::from(file), 0.0, f32::from(rank));
        Some(geometry.from_board(way) - geometry.from_board(Vector3::zeros()))
    }

    /// It stands again when the mate is taken back.
    pub(super) fn rise(&mut self, scene: &mut Scene) {
        if let Some((square, ..)) = self.state.fallen.take()
            && let Some(&(node, piece)) = self.state.on_board.get(&square)
        {
            let geometry = self.state.geometry;
            put(
                scene,
                node,
                geometry.place(square),
                &geometry,
                piece.color,
                1.0,
            );
        }
    }
}
