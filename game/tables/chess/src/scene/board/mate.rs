//! Animation of a king that was checkmated or resigned: it topples, and rises again on undo.

use super::Board;
use crate::scene::travel::put;
use fyrox::{
    core::algebra::{Unit, UnitQuaternion, Vector3},
    graph::SceneGraph,
    scene::Scene,
};
use parlour_rules::{
    chess,
    chess::{Color, PieceKind, Square},
};
use parlour_shell::scene::motion::{Easing, Tween, paced};

/// Seconds that a king takes to topple at normal animation speed.
const FALL_TIME: f32 = 0.6;
/// Angle of the fall in degrees: until the head touches the board.
const FALL_ANGLE: f32 = 96.0;
/// Radius in squares of the king's base, over whose edge it topples.
const KING_FOOT: f32 = 0.39;

impl Board {
    /// Lets the king of the loser topple.
    pub(super) fn topple(&mut self, loser: Color) {
        let king = chess::Piece {
            color: loser,
            kind: PieceKind::King,
        };
        let fall = Tween::new(FALL_TIME).eased(Easing::In);
        let mut on_board = self.state.on_board.iter();
        let found = on_board.find(|(_, (_, piece))| *piece == king);
        self.state.fallen =
            found.and_then(|(&square, _)| Some((square, self.way_to_fall(square)?, fall)));
    }

    /// Returns whether a player's king has fallen or is falling.
    pub fn has_fallen(&self, color: Color) -> bool {
        let square = self.state.fallen.map(|(square, ..)| square);
        let king = square.and_then(|square| self.state.on_board.get(&square));
        king.is_some_and(|(_, piece)| piece.color == color)
    }

    /// Returns the place of the king that has fallen or is falling.
    pub fn fallen_king(&self) -> Option<Vector3<f32>> {
        let (square, ..) = self.state.fallen?;
        Some(self.state.geometry.place(square))
    }

    /// Advances the fall of a king, once every other piece is at rest.
    pub(super) fn fall(&mut self, scene: &mut Scene, dt: f32, speed: f32) {
        let Some((square, way, tween)) = &mut self.state.fallen else {
            return;
        };
        let Some(&(node, piece)) = self.state.on_board.get(square) else {
            return;
        };
        if !self.state.travels.is_empty() {
            return;
        }
        tween.advance(paced(dt, speed));
        let angle = FALL_ANGLE.to_radians() * tween.progress();
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

    /// Returns the direction in which a king can fall without hitting another piece.
    ///
    /// That is off the edge of the board or over two empty squares. To the side if possible, so that
    /// both players see it lie, and to the middle of the board rather than away from it, so that its
    /// underside faces neither of them. Returns `None` if every direction is blocked: the king then
    /// stays upright.
    pub(super) fn way_to_fall(&self, king: Square) -> Option<Vector3<f32>> {
        let &(_, piece) = self.state.on_board.get(&king)?;
        let back = -piece.color.forward();
        let free = |file: i8, rank: i8| {
            (1..=2).all(|step| match king.offset(file * step, rank * step) {
                Some(square) => !self.state.on_board.contains_key(&square),
                None => true,
            })
        };
        let inward = if king.file() < 4 { 1 } else { -1 };
        let (file, rank) = [(inward, 0), (-inward, 0), (0, back), (0, -back)]
            .into_iter()
            .find(|&(file, rank)| free(file, rank))?;
        let geometry = &self.state.geometry;
        let way = Vector3::new(-f32::from(file), 0.0, f32::from(rank));
        Some(geometry.from_board(way) - geometry.from_board(Vector3::zeros()))
    }

    /// Sets a toppled king upright at once, before the next event is animated.
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
