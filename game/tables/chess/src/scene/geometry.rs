//! Conversion between squares and points in the scene.
//!
//! In board coordinates a square is one unit wide, White sits at −Z and looks along +Z, and +X
//! points to White's left. The board can be anywhere in the scene and turned; [`Geometry`] accounts
//! for that.

use fyrox::core::algebra::{Isometry3, Matrix4, Point3, Translation3, UnitQuaternion, Vector3};
use parlour_rules::chess::{Color, Square};
use parlour_shell::scene::ray::Ray;

/// Position and rotation of the board in the scene.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Geometry {
    board: Isometry3<f32>,
}

impl Default for Geometry {
    fn default() -> Self {
        Self {
            board: Isometry3::identity(),
        }
    }
}

impl Geometry {
    /// Creates the geometry of a board from its node's global transform. Scale is ignored: squares
    /// are one unit wide.
    pub fn of_board(transform: &Matrix4<f32>) -> Self {
        let place = Vector3::new(transform.m14, transform.m24, transform.m34);
        let rotation = transform.fixed_view::<3, 3>(0, 0).into_owned();
        Self {
            board: Isometry3::from_parts(
                Translation3::from(place),
                UnitQuaternion::from_matrix(&rotation),
            ),
        }
    }

    /// Returns the center of a square's surface in scene coordinates.
    pub fn place(&self, square: Square) -> Vector3<f32> {
        self.from_board(local_place(square))
    }

    /// Converts a point from board to scene coordinates.
    pub fn from_board(&self, local: Vector3<f32>) -> Vector3<f32> {
        (self.board * Point3::from(local)).coords
    }

    /// Converts a point from scene to board coordinates.
    pub fn to_board(&self, place: Vector3<f32>) -> Vector3<f32> {
        self.board
            .inverse_transform_point(&Point3::from(place))
            .coords
    }

    /// Returns the square above or below which a point in the scene is.
    pub fn square(&self, place: Vector3<f32>) -> Option<Square> {
        local_square(self.to_board(place))
    }

    /// Returns the rotation of a piece that faces the opponent.
    pub fn facing(&self, color: Color) -> UnitQuaternion<f32> {
        let turn = match color {
            Color::White => 0.0,
            Color::Black => std::f32::consts::PI,
        };
        self.board.rotation * UnitQuaternion::from_axis_angle(&Vector3::y_axis(), turn)
    }

    /// Returns the square that a ray from above hits, and the distance along the ray.
    ///
    /// The distance is in lengths of the ray's direction.
    pub fn square_under(&self, ray: &Ray) -> Option<(Square, f32)> {
        let origin = self.to_board(ray.origin);
        let direction = self.board.inverse_transform_vector(&ray.direction);
        if direction.y >= -1e-6 || origin.y <= 0.0 {
            return None;
        }
        let distance = -origin.y / direction.y;
        local_square(origin + direction * distance).map(|square| (square, distance))
    }
}

fn local_place(square: Square) -> Vector3<f32> {
    Vector3::new(
        3.5 - f32::from(square.file()),
        0.0,
        f32::from(square.rank()) - 3.5,
    )
}

fn local_square(place: Vector3<f32>) -> Option<Square> {
    let file = (4.0 - place.x).floor();
    let rank = (place.z + 4.0).floor();
    let on_board = |index: f32| (0.0..8.0).contains(&index);
    (on_board(file) && on_board(rank)).then(|| Square::new(file as u8, rank as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turned() -> Geometry {
        let turn = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), 0.7);
        let transform = Translation3::new(3.0, 0.5, -2.0).to_homogeneous() * turn.to_homogeneous();
        Geometry::of_board(&transform)
    }

    #[test]
    fn every_square_is_found_where_it_lies() {
        for geometry in [Geometry::default(), turned()] {
            for square in Square::ALL {
                let place = geometry.place(square) + Vector3::new(0.0, 1.3, 0.0);
                assert_eq!(geometry.square(place), Some(square));
            }
        }
    }

    #[test]
    fn a1_lies_at_white_s_left_hand() {
        let a1 = Geometry::default().place("a1".parse().unwrap());
        assert_eq!(a1, Vector3::new(3.5, 0.0, -3.5));
    }

    #[test]
    fn beside_the_board_there_is_no_square() {
        let geometry = Geometry::default();
        for place in [[4.01, 0.0, 0.0], [0.0, 0.0, -4.01], [f32::NAN, 0.0, 0.0]] {
            assert_eq!(geometry.square(place.into()), None);
        }
    }

    #[test]
    fn a_ray_from_below_or_along_the_board_meets_no_square() {
        let geometry = Geometry::default();
        let ray = |origin: [f32; 3], direction: [f32; 3]| Ray {
            origin: origin.into(),
            direction: direction.into(),
        };
        assert_eq!(
            geometry.square_under(&ray([0.5, -3.0, 0.5], [0.0, 1.0, 0.0])),
            None
        );
        assert_eq!(
            geometry.square_under(&ray([0.5, 1.0, 0.5], [1.0, 0.0, 0.0])),
            None
        );
        let (square, distance) = geometry
            .square_under(&ray([0.5, 3.0, 0.5], [0.0, -1.0, 0.0]))
            .unwrap();
        assert_eq!((square.to_string().as_str(), distance), ("d5", 3.0));
    }
}
