//! Leaning pieces: the foot of a dragged piece trails behind the hand, a captured piece is tipped,
//! and a piece that lands settles with a small overshoot.

use super::Board;
use fyrox::{
    core::{
        algebra::{Vector2, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use parlour_rules::chess::Color;
use parlour_shell::scene::spring::{STEP, Spring};

/// Lean of a dragged piece, in radians for a speed of one square per second, and at most.
const DRAG_LEAN: (f32, f32) = (0.03, 0.3);
/// Height above its foot at which the hand holds a dragged piece, in squares.
const GRIP: f32 = 0.9;
/// Angular speed of a captured piece when it is hit, in radians per second.
const HIT: f32 = 14.0;
/// Angular speed of a piece that lands, in radians per second.
const LANDING: f32 = 2.4;
/// Angular speed of a piece that can't move there, in radians per second.
const REFUSED: f32 = 5.0;
/// Way of a piece that starts or ends a motion.
#[derive(Debug, Clone, Copy)]
pub(super) enum Touch {
    /// Hit by the piece that captures it.
    Hit,
    /// Put down.
    Landing,
    /// Put back, because it can't move there.
    Refused,
}

impl Board {
    /// Lets a piece sway along the way that it moves.
    pub(super) fn touch(&mut self, node: Handle<Node>, touch: Touch, way: Vector3<f32>) {
        let speed = match touch {
            Touch::Hit => HIT,
            Touch::Landing => LANDING,
            Touch::Refused => REFUSED,
        };
        if let Some(way) = way.xz().try_normalize(0.1) {
            self.state.leans.entry(node).or_default().speed += way * speed;
        }
    }

    /// Lets a dragged piece lean in the direction in which the hand moves it, by `by` in `dt`
    /// seconds.
    pub(super) fn pull(&mut self, node: Handle<Node>, by: Vector3<f32>, dt: f32) {
        let (per_speed, most) = DRAG_LEAN;
        let lean = by.xz() * (per_speed / dt.max(STEP));
        self.state.leans.entry(node).or_default().rest = lean.cap_magnitude(most);
    }

    /// Advances all leaning pieces. `speed` is a factor for durations.
    pub(super) fn advance_leans(&mut self, scene: &mut Scene, dt: f32, speed: f32) {
        let mut leans = std::mem::take(&mut self.state.leans);
        let is_off = speed <= 0.0 || self.state.calm;
        let fallen = self.fallen_node();
        leans.retain(|node, lean| {
            let Some(color) = self.color_of(*node).filter(|_| Some(*node) != fallen) else {
                return false;
            };
            lean.advance(dt / speed.max(0.1));
            let is_over = is_off || lean.is_still();
            if is_over {
                *lean = Spring::default();
            }
            let held = self.dragged() == Some(*node);
            if !held {
                lean.rest = Vector2::zeros();
            }
            let tilt = lean.rotation();
            let upright = self.state.geometry.facing(color);
            if let Ok(body) = scene.graph.try_get_node_mut(*node) {
                body.local_transform_mut().set_rotation(tilt * upright);
                if let Some(place) = self.state.drag.filter(|_| held) {
                    let grip = Vector3::y() * GRIP;
                    body.set_position(place + grip - tilt * grip);
                }
            }
            !is_over
        });
        self.state.leans = leans;
    }

    /// Returns the color of the piece with this node.
    fn color_of(&self, node: Handle<Node>) -> Option<Color> {
        let on_board = self.state.on_board.values();
        let mut bodies = on_board.chain(self.state.taken.iter().flatten());
        let (_, piece) = bodies.find(|(body, _)| *body == node)?;
        Some(piece.color)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_that_lands_overshoots_once_and_is_upright_within_a_second() {
        let mut lean = Spring {
            speed: Vector2::new(LANDING, 0.0),
            ..Spring::default()
        };
        let mut turns = 0;
        for _ in 0..100 {
            let before = lean.value.x;
            lean.advance(0.01);
            turns += usize::from(before > 0.01 && lean.value.x < -1e-4);
        }
        assert!(lean.is_still(), "{lean:?}");
        assert!(turns <= 1, "{turns}");
    }
}
