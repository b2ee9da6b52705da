//! Poses of cards, and hit tests against the pointer's ray. These use the drawn poses instead of
//! the colliders, which are updated one physics step later: a card that has just moved away would
//! still take a click meant for the card below it.

use super::card::HALF_SIZE;
use crate::scene::ray::Ray;
use fyrox::core::algebra::{Isometry3, Point3, Translation3, UnitQuaternion, Vector3};

/// Position, rotation and size of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Center of the card in scene coordinates.
    pub place: Vector3<f32>,
    /// Rotation about the vertical axis in radians, counterclockwise seen from above.
    pub yaw: f32,
    /// Half turns about the card's long axis: 0 is face up, 1 face down.
    pub turn: f32,
    /// Angle in radians by which the far edge is raised so that the card faces the player; 0 is
    /// flat.
    pub tilt: f32,
    /// Scale relative to the card's normal size.
    pub scale: f32,
}

impl Pose {
    /// Creates the pose of a card that is flat, unrotated and at its normal size.
    pub fn new(place: Vector3<f32>, face_up: bool) -> Self {
        Self {
            place,
            yaw: 0.0,
            turn: if face_up { 0.0 } else { 1.0 },
            tilt: 0.0,
            scale: 1.0,
        }
    }

    /// Returns the pose with the far edge raised by `tilt` radians.
    pub fn tilted(mut self, tilt: f32) -> Self {
        self.tilt = tilt;
        self
    }

    /// Returns the pose rotated to `yaw` radians.
    pub fn turned(mut self, yaw: f32) -> Self {
        self.yaw = yaw;
        self
    }

    /// Returns the pose with another scale.
    pub fn scaled(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    /// Returns the distance along a ray at which it hits the card, in multiples of the ray's
    /// direction. A card that is turning over counts as flat, because players aim at its place.
    pub fn meets(&self, ray: &Ray) -> Option<f32> {
        let card = self.isometry();
        let origin = card.inverse_transform_point(&Point3::from(ray.origin));
        let way = card.inverse_transform_vector(&ray.direction);
        let [half_width, half_thickness, half_height] = HALF_SIZE.map(|half| half * self.scale);
        // Tests the upper face, or the lower face if the ray starts below.
        let face = half_thickness.copysign(origin.y);
        let far = (face - origin.y) / way.y;
        let hit = origin + way * far;
        let met = far.is_finite() && far > 0.0;
        (met && hit.x.abs() <= half_width && hit.z.abs() <= half_height).then_some(far)
    }

    /// Returns the position and rotation in the scene. The turn to face down is left out.
    fn isometry(&self) -> Isometry3<f32> {
        let yaw = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), self.yaw);
        let tilt = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), -self.tilt);
        Isometry3::from_parts(Translation3::from(self.place), yaw * tilt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn down_at(x: f32, z: f32) -> Ray {
        Ray {
            origin: Vector3::new(x, 5.0, z),
            direction: Vector3::new(0.0, -1.0, 0.0),
        }
    }

    #[test]
    fn a_card_is_met_where_it_is_drawn_and_nowhere_else() {
        let straight = Pose::new(Vector3::new(2.0, 0.1, -1.0), true);
        assert!(straight.meets(&down_at(2.5, -1.7)).is_some());
        assert!(straight.meets(&down_at(2.6, -1.0)).is_none());
        assert!(straight.meets(&down_at(2.0, -0.1)).is_none());
        let across = straight.turned(std::f32::consts::FRAC_PI_2);
        assert!(across.meets(&down_at(2.7, -1.0)).is_some());
        assert!(across.meets(&down_at(2.0, -1.7)).is_none());
        let large = straight.scaled(2.0);
        assert!(large.meets(&down_at(3.1, -1.0)).is_some());
    }

    #[test]
    fn the_higher_of_two_cards_is_met_first() {
        let low = Pose::new(Vector3::new(0.0, 0.0, 0.0), true);
        let high = Pose::new(Vector3::new(0.3, 0.04, 0.3), false);
        let ray = down_at(0.2, 0.2);
        assert!(high.meets(&ray) < low.meets(&ray));
    }

    #[test]
    fn a_ray_along_a_card_or_away_from_it_meets_nothing() {
        let card = Pose::new(Vector3::zeros(), true);
        let along = Ray {
            origin: Vector3::new(-5.0, 0.1, 0.0),
            direction: Vector3::new(1.0, 0.0, 0.0),
        };
        assert_eq!(card.meets(&along), None);
        let away = Ray {
            origin: Vector3::new(0.0, 1.0, 0.0),
            direction: Vector3::new(0.0, 1.0, 0.0),
        };
        assert_eq!(card.meets(&away), None);
    }
}
