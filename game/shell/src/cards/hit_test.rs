//! Hit tests of cards against the pointer's ray. They use the drawn poses instead of the colliders,
//! which are updated one physics step later: a card that has just moved away would still take a
//! click meant for the card below it.

use super::{card::HALF_SIZE, flight::Pose};
use crate::scene::ray::Ray;
use fyrox::core::algebra::{Isometry3, Point3, Translation3, UnitQuaternion, Vector3};

/// Returns the position and rotation of a card in the scene. The turn to face down is left out.
fn isometry(pose: &Pose) -> Isometry3<f32> {
    let yaw = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), pose.yaw);
    let tilt = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), -pose.tilt);
    Isometry3::from_parts(Translation3::from(pose.place), yaw * tilt)
}

/// Returns the distance along a ray at which it hits a card, in multiples of the ray's direction. A
/// card that is turning over counts as flat, because players aim at its place.
pub fn meets(pose: &Pose, ray: &Ray) -> Option<f32> {
    let card = isometry(pose);
    let origin = card.inverse_transform_point(&Point3::from(ray.origin));
    let way = card.inverse_transform_vector(&ray.direction);
    let [half_width, half_thickness, half_height] = HALF_SIZE.map(|half| half * pose.scale);
    // Tests the upper face, or the lower face if the ray starts below.
    let face = half_thickness.copysign(origin.y);
    let far = (face - origin.y) / way.y;
    let hit = origin + way * far;
    let met = far.is_finite() && far > 0.0;
    (met && hit.x.abs() <= half_width && hit.z.abs() <= half_height).then_some(far)
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
        assert!(meets(&straight, &down_at(2.5, -1.7)).is_some());
        assert!(meets(&straight, &down_at(2.6, -1.0)).is_none());
        assert!(meets(&straight, &down_at(2.0, -0.1)).is_none());
        let across = straight.turned(std::f32::consts::FRAC_PI_2);
        assert!(meets(&across, &down_at(2.7, -1.0)).is_some());
        assert!(meets(&across, &down_at(2.0, -1.7)).is_none());
        let large = straight.scaled(2.0);
        assert!(meets(&large, &down_at(3.1, -1.0)).is_some());
    }

    #[test]
    fn the_higher_of_two_cards_is_met_first() {
        let low = Pose::new(Vector3::new(0.0, 0.0, 0.0), true);
        let high = Pose::new(Vector3::new(0.3, 0.04, 0.3), false);
        let ray = down_at(0.2, 0.2);
        assert!(meets(&high, &ray) < meets(&low, &ray));
    }

    #[test]
    fn a_ray_along_a_card_or_away_from_it_meets_nothing() {
        let card = Pose::new(Vector3::zeros(), true);
        let along = Ray {
            origin: Vector3::new(-5.0, 0.1, 0.0),
            direction: Vector3::new(1.0, 0.0, 0.0),
        };
        assert_eq!(meets(&card, &along), None);
        let away = Ray {
            origin: Vector3::new(0.0, 1.0, 0.0),
            direction: Vector3::new(0.0, 1.0, 0.0),
        };
        assert_eq!(meets(&card, &away), None);
    }
}
