//! Animation of a king that was checkmated or resigned: it topples, and rises again on undo.

use super::Board;
use crate::scene::travel::put;
use fyrox::{
    core::{
        algebra::{Unit, UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use parlour_rules::{
    chess,
    chess::{Color, PieceKind, Square},
};
use parlour_shell::scene::motion::{Easing, Tween, paced};
use std::f32::consts::{PI, TAU};

/// Seconds that a king takes to topple at normal animation speed.
const FALL_TIME: f32 = 0.8;
/// Share of that time after which he hits the board. Then he bounces by a share of the fall, and rolls
/// by an angle in radians.
const IMPACT: f32 = 0.7;
const BOUNCE: f32 = 0.06;
const ROLL: f32 = 0.3;
/// Angle of the fall in degrees: until the head touches the board.
const FALL_ANGLE: f32 = 96.0;
/// Angle in degrees by which a king leans against another piece where he can't fall.
const LEAN_ANGLE: f32 = 18.0;
/// Radius in squares of the king's base, over whose edge he topples.
const KING_FOOT: f32 = 0.39;
/// Squares by which the foot slides away from the fall, so that he ends on his square and the next.
const SLIP: f32 = 0.8;
/// Distance from the middle of the square to the top of a fallen king, in squares.
const REACH: f32 = 1.3;
/// Distance in squares from his axis to the middle of another piece, at which they don't touch.
const CLEARANCE: f32 = 0.6;
/// Half widths of the squares and of the board with its frame.
const SQUARES: f32 = 4.0;
const FRAME: f32 = 4.9;
/// Number of directions in which he can fall.
const WAYS: u16 = 16;
/// Greatest part of a fall away from the camera, as a share of its length. Beyond it, his base would
/// hide the rest of him.
const AWAY: f32 = 0.4;

/// Fall of a king.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fall {
    square: Square,
    /// Direction in the scene.
    way: Vector3<f32>,
    /// Whether he only leans.
    leans: bool,
    tween: Tween,
}

impl Fall {
    /// Returns the angle of the fall in degrees, and the shares of the slide and of the roll.
    fn pose(&self) -> (f32, f32, f32) {
        let (down, slide, roll) = self.shares();
        match self.leans {
            true => (LEAN_ANGLE * down, 0.0, 0.0),
            false => (FALL_ANGLE * down, slide, roll),
        }
    }

    /// Returns the share of the fall, of the slide and of the roll.
    fn shares(&self) -> (f32, f32, f32) {
        let share = self.tween.share();
        let down = (share / IMPACT).min(1.0);
        let after = ((share - IMPACT) / (1.0 - IMPACT)).max(0.0);
        let bounce = BOUNCE * (after * PI).sin();
        (down * down - bounce, down * down, Easing::Out.at(after))
    }
}

impl Board {
    /// Lets the king of the loser topple.
    pub(super) fn topple(&mut self, loser: Color) {
        let king = chess::Piece {
            color: loser,
            kind: PieceKind::King,
        };
        let tween = Tween::new(FALL_TIME).eased(Easing::Linear);
        let mut on_board = self.state.on_board.iter();
        let found = on_board.find(|(_, (_, piece))| *piece == king);
        self.state.fallen = found.map(|(&square, _)| {
            let way = self.way_to_fall(square);
            Fall {
                square,
                way: way.unwrap_or_else(|| self.way_to_lean(square)),
                leans: way.is_none(),
                tween,
            }
        });
    }

    /// Returns whether a player's king has fallen or is falling.
    pub fn has_fallen(&self, color: Color) -> bool {
        let square = self.state.fallen.map(|fall| fall.square);
        let king = square.and_then(|square| self.state.on_board.get(&square));
        king.is_some_and(|(_, piece)| piece.color == color)
    }

    /// Returns the place of the king that has fallen or is falling.
    pub fn fallen_king(&self) -> Option<Vector3<f32>> {
        let fall = self.state.fallen?;
        Some(self.state.geometry.place(fall.square))
    }

    /// Returns the node of the king that has fallen or is falling.
    pub(super) fn fallen_node(&self) -> Option<Handle<Node>> {
        self.node_at(self.state.fallen?.square)
    }

    /// Advances the fall of a king, once every other piece is at rest.
    pub(super) fn fall(&mut self, scene: &mut Scene, dt: f32, speed: f32) {
        let Some(mut fall) = self.state.fallen.filter(|fall| !fall.tween.is_over()) else {
            return;
        };
        let Some(&(body, piece)) = self.state.on_board.get(&fall.square) else {
            return;
        };
        if !self.state.travels.is_empty() {
            return;
        }
        fall.tween.advance(paced(dt, speed));
        self.state.fallen = Some(fall);
        let (angle, slide, roll) = fall.pose();
        let angle = angle.to_radians();
        let geometry = self.state.geometry;
        let middle = geometry.place(fall.square);
        let foot = fall.way * (1.0 - angle.cos()) + Vector3::y() * angle.sin();
        let place = middle + foot * KING_FOOT - fall.way * (SLIP * slide);
        let axis = Unit::new_normalize(Vector3::y().cross(&fall.way));
        let tilt = UnitQuaternion::from_axis_angle(&axis, angle);
        let roll = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), ROLL * roll);
        let turn = tilt * geometry.facing(piece.color) * roll;
        if let Ok(node) = scene.graph.try_get_node_mut(body) {
            node.local_transform_mut()
                .set_position(place)
                .set_rotation(turn);
        }
        // The shadow stays on the board, and becomes as long as what is above it.
        let long = 1.0 + (REACH + KING_FOOT) * 0.5 * slide;
        let along = UnitQuaternion::face_towards(&fall.way, &Vector3::y());
        let below = middle + fall.way * ((REACH - KING_FOOT) * 0.5 * slide) + Vector3::y() * SHADOW;
        let back = turn.inverse();
        if let Some(shadow) = shadow_of(scene, body) {
            scene.graph[shadow]
                .local_transform_mut()
                .set_position(back * (below - place))
                .set_rotation(back * along)
                .set_scale(Vector3::new(1.0 - 0.2 * slide, 1.0, long));
        }
    }

    /// Returns the direction in which a king can fall without hitting another piece.
    ///
    /// That is across the view if possible, so that his whole length is seen, onto free squares rather
    /// than onto the frame, and to the middle of the board. He falls towards the camera rather than
    /// away from it, where he would show his underside. Returns `None` if every such direction is
    /// blocked.
    fn way_to_fall(&self, king: Square) -> Option<Vector3<f32>> {
        let geometry = &self.state.geometry;
        let turned =
            |way: Vector3<f32>| geometry.from_board(way) - geometry.from_board(Vector3::zeros());
        let start = geometry.to_board(geometry.place(king));
        let away =
            UnitQuaternion::from_axis_angle(&Vector3::y_axis(), self.state.yaw) * Vector3::z();
        let others = self.state.on_board.keys().filter(|square| **square != king);
        let others: Vec<_> = others
            .map(|square| geometry.to_board(geometry.place(*square)) - start)
            .collect();
        let is_free = |way: &Vector3<f32>| {
            others.iter().all(|other| {
                let nearest = way * other.dot(way).clamp(0.0, REACH);
                (other - nearest).norm() >= CLEARANCE
            })
        };
        let cost = |way: &Vector3<f32>| {
            let head = start + way * REACH;
            let reach = head.x.abs().max(head.z.abs());
            let depth = turned(*way).dot(&away);
            let frame = if reach > SQUARES { 0.3 } else { 0.0 };
            let outward = 0.01 * way.dot(&start);
            let is_seen = reach <= FRAME && depth < AWAY;
            let turned = if depth > 0.0 { 2.0 * depth } else { -depth };
            is_seen.then_some(turned + frame + outward)
        };
        let ways = (0..WAYS).map(|index| {
            let angle = f32::from(index) * TAU / f32::from(WAYS);
            Vector3::new(angle.cos(), 0.0, angle.sin())
        });
        let open = ways.filter(is_free);
        let rated = open.filter_map(|way| cost(&way).map(|cost| (cost, way)));
        let best = rated.min_by(|(a, _), (b, _)| a.total_cmp(b));
        best.map(|(_, way)| turned(way))
    }

    /// Returns the direction in which a king leans where he can't fall: across the view, to the middle of
    /// the board.
    fn way_to_lean(&self, king: Square) -> Vector3<f32> {
        let geometry = &self.state.geometry;
        let turn = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), self.state.yaw);
        let aside = turn * Vector3::x();
        let inwards = geometry.from_board(Vector3::zeros()) - geometry.place(king);
        aside * inwards.dot(&aside).signum()
    }

    /// Sets a toppled king upright at once, before the next event is animated.
    pub(super) fn rise(&mut self, scene: &mut Scene) {
        if let Some(Fall { square, .. }) = self.state.fallen.take()
            && let Some(&(node, piece)) = self.state.on_board.get(&square)
        {
            let geometry = self.state.geometry;
            if let Some(shadow) = shadow_of(scene, node) {
                scene.graph[shadow]
                    .local_transform_mut()
                    .set_position(Vector3::y() * SHADOW)
                    .set_rotation(UnitQuaternion::identity())
                    .set_scale(Vector3::repeat(1.0));
            }
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

/// Height of the shadow below an upright piece, in squares.
const SHADOW: f32 = 0.0015;

/// Returns the contact shadow of a piece.
pub(super) fn shadow_of(scene: &Scene, body: Handle<Node>) -> Option<Handle<Node>> {
    let found = scene.graph.find_by_name(body, "contact_shadow");
    found.map(|(shadow, _)| shadow)
}
