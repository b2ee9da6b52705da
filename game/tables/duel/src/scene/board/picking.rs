//! Positions of cards and hit tests with the pointer.

use super::DuelBoard;
use crate::scene::{
    places::{CARD_HEIGHT, CARD_WIDTH},
    view_state::{Spot, ViewState},
};
use fyrox::{
    core::algebra::{Point3, Vector3},
    graph::SceneGraph,
    scene::{
        Scene,
        collider::{BitMask, InteractionGroups},
        graph::physics::{Intersection, RayCastOptions},
    },
};
use parlour_rules::duel::CardId;
use parlour_shell::{cards::pose::Pose, scene::ray::Ray};

/// Distance in front of the near minions in which a card can still be dropped, in scene units.
const IN_FRONT: f32 = 0.4;

/// Object under the pointer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Under {
    /// Card.
    Card(CardId),
    /// End-turn button.
    EndTurn,
    /// Table, at this point.
    Mat(Vector3<f32>),
}

impl DuelBoard {
    /// Returns the center of a card, or its goal if it is moving.
    pub fn place_of(&self, card: CardId) -> Option<Vector3<f32>> {
        self.pose(card).map(|pose| pose.place)
    }

    /// Returns the pose of a card, or its goal if it is moving.
    pub fn pose(&self, card: CardId) -> Option<Pose> {
        let body = self.state.bodies.get(&card)?;
        self.state.flights.goal(*body)
    }

    /// Returns the position of the end-turn button.
    pub fn end_turn_place(&self, scene: &Scene) -> Option<Vector3<f32>> {
        let node = scene.graph.try_get_node(*self.end_turn).ok()?;
        Some(node.global_position())
    }

    /// Returns the middle of the near side's battlefield.
    pub fn own_field(&self) -> Option<Vector3<f32>> {
        self.view_state().map(|_| self.near().field.middle)
    }

    /// Returns the index among the near side's minions, from the left, at which a minion dropped at
    /// this point would be placed. Returns `None` for points in front of the near minions, such as
    /// the hand, or behind the far hero.
    pub fn position_at(&self, place: Vector3<f32>) -> Option<usize> {
        let [near, far] = self.state.sides;
        let seat = self.state.seat?;
        let nearest = near.field.middle.z - CARD_HEIGHT * near.field.scale * 0.5;
        let on_table = place.z > nearest - IN_FRONT && place.z < far.hero.z + CARD_WIDTH;
        let count = self.state.view_state.side(seat).field.len();
        on_table.then(|| self.row(seat).position(place, count))
    }

    /// Returns a point slightly above the place of the near side's minion at `index` of `count`.
    pub fn field_place(&self, index: usize, count: usize) -> Option<Vector3<f32>> {
        let place = self.row(self.state.seat?).pose(index, count).place;
        Some(place + Vector3::new(0.0, 0.5, 0.0))
    }

    /// Returns whether the viewer sees the front of a card.
    pub fn is_front_seen(&self, card: CardId) -> bool {
        match self.state.view_state.spot(card) {
            Some((player, Spot::Hand(_))) => self.is_near(player) && !self.state.covered,
            Some(_) => true,
            None => false,
        }
    }

    /// Returns whether a card is in a hand, a hero or a minion on the battlefield.
    pub fn is_alive(view_state: &ViewState, card: CardId) -> bool {
        let spot = view_state.spot(card);
        matches!(spot, Some((_, Spot::Hand(_) | Spot::Hero | Spot::Field(_))))
    }

    /// Returns the first object that a ray hits. Held cards and the carried card are ignored.
    pub fn under(&self, scene: &Scene, ray: &Ray) -> Option<Under> {
        if let Some(raised) = self.raised_under(ray) {
            return Some(Under::Card(raised));
        }
        let mut met: Vec<Intersection> = Vec::new();
        scene.graph.physics.cast_ray(
            RayCastOptions {
                ray_origin: Point3::from(ray.origin),
                ray_direction: ray.direction,
                max_len: 200.0,
                groups: InteractionGroups::new(BitMask::all(), BitMask::all()),
                sort_results: true,
            },
            &mut met,
        );
        let carried = self.state.carried.map(|(card, _)| card);
        let hit = met.iter().find_map(|intersection| {
            let collider = scene.graph.try_get(intersection.collider).ok()?;
            let body = collider.parent();
            if body == *self.end_turn {
                return Some(Under::EndTurn);
            }
            let (card, _) = self.state.bodies.iter().find(|(_, node)| **node == body)?;
            let (_, spot) = self.state.view_state.spot(*card)?;
            let pickable = spot != Spot::Held && carried != Some(*card);
            pickable.then_some(Under::Card(*card))
        });
        hit.or_else(|| self.mat_under(ray).map(Under::Mat))
    }

    /// Returns the raised card of the hand if a ray hits it where it is going. Colliders take their
    /// size one update late, so without motion the pointer would lose the card at once.
    fn raised_under(&self, ray: &Ray) -> Option<CardId> {
        let raised = self.state.raised?;
        let (_, spot) = self.state.view_state.spot(raised)?;
        let carried = self.state.carried.map(|(card, _)| card);
        if carried == Some(raised) || !matches!(spot, Spot::Hand(_)) {
            return None;
        }
        let pose = self.pose_of(raised)?;
        let (sin, cos) = pose.tilt.sin_cos();
        let up = Vector3::new(0.0, sin, cos);
        let normal = Vector3::new(0.0, cos, -sin);
        let distance = (pose.place - ray.origin).dot(&normal) / ray.direction.dot(&normal);
        let from_center = ray.origin + ray.direction * distance - pose.place;
        let (across, along) = (from_center.x, from_center.dot(&up));
        let is_hit = across.abs() <= CARD_WIDTH * 0.5 * pose.scale
            && along.abs() <= CARD_HEIGHT * 0.5 * pose.scale;
        is_hit.then_some(raised)
    }

    /// Returns the point at which a ray hits the table, at the height of the battlefield.
    pub fn mat_under(&self, ray: &Ray) -> Option<Vector3<f32>> {
        ray.at_height(self.near().field.middle.y)
    }

    /// Returns the point on a ray at which a carried card is shown, at a height above the hand.
    pub fn carried_place(&self, ray: &Ray) -> Option<Vector3<f32>> {
        ray.at_height(self.near().hand.middle.y + 1.2)
    }
}
