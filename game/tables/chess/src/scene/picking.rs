//! Picking: intersects the ray under the pointer with the colliders on the table.

use super::{geometry::Geometry, piece::Piece};
use fyrox::{
    core::{algebra::Point3, pool::Handle},
    graph::SceneGraph,
    scene::{
        Scene,
        collider::{BitMask, InteractionGroups},
        graph::physics::{Intersection, RayCastOptions},
        node::Node,
    },
};
use parlour_rules::{chess, chess::Square};
use parlour_shell::scene::ray::Ray;

/// Length of a ray, beyond everything on the table.
const REACH: f32 = 200.0;

/// Object that a ray hits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Hit {
    /// Collider of a piece.
    Body {
        /// Node of the piece.
        node: Handle<Node>,
        /// Kind and color of the piece.
        piece: chess::Piece,
    },
    /// Surface of a square.
    Square(Square),
}

/// Returns the objects that a ray hits, nearest first. The ray ends at the board.
pub fn hits(scene: &Scene, board: Handle<Node>, geometry: &Geometry, ray: &Ray) -> Vec<Hit> {
    let mut met: Vec<Intersection> = Vec::new();
    scene.graph.physics.cast_ray(
        RayCastOptions {
            ray_origin: Point3::from(ray.origin),
            ray_direction: ray.direction,
            max_len: REACH,
            groups: InteractionGroups::new(BitMask::all(), BitMask::all()),
            sort_results: true,
        },
        &mut met,
    );
    let mut found: Vec<Hit> = Vec::new();
    for intersection in met {
        let body = match scene.graph.try_get(intersection.collider) {
            Ok(collider) => collider.parent(),
            Err(_) => continue,
        };
        if body == board {
            if let Some(square) = geometry.square(intersection.position.coords) {
                found.push(Hit::Square(square));
            }
            break;
        }
        if let Ok(piece) = scene.graph.try_get_script_of::<Piece>(body) {
            let hit = Hit::Body {
                node: body,
                piece: piece.piece(),
            };
            if found.last() != Some(&hit) {
                found.push(hit);
            }
        }
    }
    found
}

/// Returns the square that a ray selects while nothing is selected.
///
/// It is the square of the mover's piece if that is the first hit, or else the square on the board.
pub fn square_to_select(
    hits: &[Hit],
    mover: chess::Color,
    square_of: impl Fn(Handle<Node>) -> Option<Square>,
) -> Option<Square> {
    let mut under = None;
    for (index, hit) in hits.iter().enumerate() {
        match *hit {
            Hit::Body { node, piece } if piece.color == mover && index == 0 => {
                if let Some(square) = square_of(node) {
                    return Some(square);
                }
            }
            Hit::Body { .. } => {}
            Hit::Square(square) => under = Some(square),
        }
    }
    under
}

/// Returns the square that a ray picks where every piece can be moved, as in the position editor.
///
/// It is the square of the first piece hit, or else the square on the board.
pub fn square_of_any(
    hits: &[Hit],
    square_of: impl Fn(Handle<Node>) -> Option<Square>,
) -> Option<Square> {
    hits.iter().find_map(|hit| match *hit {
        Hit::Body { node, .. } => square_of(node),
        Hit::Square(square) => Some(square),
    })
}

/// Returns the square that a ray picks while a piece is selected.
///
/// It is the first of: a piece that can be captured, another piece of the mover (which changes the
/// selection), or a square on the board. The selected piece is ignored because it hovers over the
/// board.
pub fn square_to_move_to(
    hits: &[Hit],
    mover: chess::Color,
    selected: Square,
    square_of: impl Fn(Handle<Node>) -> Option<Square>,
    can_go: impl Fn(Square) -> bool,
) -> Option<Square> {
    for hit in hits {
        match *hit {
            Hit::Body { node, piece } => {
                let Some(square) = square_of(node) else {
                    continue;
                };
                if square == selected {
                    continue;
                }
                if piece.color == mover || can_go(square) {
                    return Some(square);
                }
            }
            Hit::Square(square) => return Some(square),
        }
    }
    None
}
