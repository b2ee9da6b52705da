//! What lies under the pointer: the ray through it against the colliders on the table.

use super::{geometry::Geometry, piece::Piece};
use crate::ray::Ray;
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
use parlour_rules::chess::{self, Square};

/// The farthest that anything on the table can be.
const REACH: f32 = 200.0;

/// One thing that a ray meets, nearest first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Hit {
    /// The body of a piece.
    Body {
        /// The node of the piece.
        node: Handle<Node>,
        /// What it is.
        piece: chess::Piece,
    },
    /// A square's surface.
    Square(Square),
}

/// What a ray meets on the board, nearest first. It ends at the board: nothing is picked through
/// the wood.
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

/// What a ray means while nothing is selected: the body of an own piece picks that piece, else
/// the board's square.
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

/// What a ray means where any piece may be taken: the piece that is hit first, else the square.
pub fn square_of_any(
    hits: &[Hit],
    square_of: impl Fn(Handle<Node>) -> Option<Square>,
) -> Option<Square> {
    hits.iter().find_map(|hit| match *hit {
        Hit::Body { node, .. } => square_of(node),
        Hit::Square(square) => Some(square),
    })
}

/// What a ray means while a piece is selected: the body of a piece that can be captured or the
/// square under the ray, whichever is hit first and makes sense. The body of another own piece
/// makes sense too: it changes the selection. The selected piece itself is looked through, for it
/// hovers over the board.
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
