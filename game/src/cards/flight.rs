//! How cards move: each from where it is to where it is wanted, turning over on the way if it
//! must. A card that is sent elsewhere while it flies goes there from where it is.

use super::{
    card::{Card, HALF_SIZE},
    hit_test,
};
use crate::{
    motion::{Arc, Clock, Easing},
    ray::Ray,
    sounds::Sound,
};
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use std::{
    collections::HashMap,
    f32::consts::{PI, TAU},
};

/// How a card lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Where its middle is.
    pub place: Vector3<f32>,
    /// Angle on the table in radians, anticlockwise from above.
    pub yaw: f32,
    /// Half turns about its long axis: 0 face up, 1 face down, and what is between.
    pub turn: f32,
    /// How far its far edge is lifted towards the player, in radians: 0 lies flat.
    pub tilt: f32,
    /// Its size, 1 being as it lies.
    pub scale: f32,
}

impl Pose {
    /// A card that lies straight.
    pub fn new(place: Vector3<f32>, face_up: bool) -> Self {
        Self {
            place,
            yaw: 0.0,
            turn: if face_up { 0.0 } else { 1.0 },
            tilt: 0.0,
            scale: 1.0,
        }
    }

    /// The same, held up by `tilt` radians.
    pub fn tilted(mut self, tilt: f32) -> Self {
        self.tilt = tilt;
        self
    }

    /// The same, turned by `yaw` radians.
    pub fn turned(mut self, yaw: f32) -> Self {
        self.yaw = yaw;
        self
    }

    /// The same, larger or smaller.
    pub fn scaled(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }
}

/// How a card goes to where it is wanted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Flight {
    /// Seconds until it starts.
    pub delay: f32,
    /// Seconds that it takes.
    pub duration: f32,
    /// Height of its way over the straight line.
    pub rise: f32,
    /// Its pace.
    pub easing: Easing,
    /// What is heard when it starts.
    pub departure: Option<Sound>,
    /// What is heard when it arrives.
    pub arrival: Option<Sound>,
}

impl Flight {
    /// A flight that starts at once, silently.
    pub fn new(duration: f32, rise: f32) -> Self {
        Self {
            delay: 0.0,
            duration,
            rise,
            easing: Easing::InOut,
            departure: None,
            arrival: None,
        }
    }

    /// The same, later.
    pub fn after(mut self, delay: f32) -> Self {
        self.delay = delay;
        self
    }

    /// The same, heard when it starts.
    pub fn leaving(mut self, sound: Sound) -> Self {
        self.departure = Some(sound);
        self
    }

    /// The same, heard when it arrives.
    pub fn arriving(mut self, sound: Sound) -> Self {
        self.arrival = Some(sound);
        self
    }
}

#[derive(Debug, Clone)]
struct Flying {
    node: Handle<Node>,
    /// Read when it starts: the card may still be on another way.
    from: Option<Pose>,
    to: Pose,
    flight: Flight,
    clock: Clock,
}

/// How far a card rises under the pointer, on top of whatever else it does.
#[derive(Debug, Clone)]
struct Lift {
    from: f32,
    to: f32,
    clock: Clock,
}

impl Lift {
    fn height(&self) -> f32 {
        self.from + (self.to - self.from) * Easing::InOut.at(self.clock.share())
    }
}

#[derive(Debug, Clone)]
struct Shaking {
    node: Handle<Node>,
    clock: Clock,
}

/// How far a card rises while it turns over, so that its edge stays above the table.
const HALF_WIDTH: f32 = HALF_SIZE[0];
/// How far a card turns its head, in radians.
const SHAKE: f32 = 0.09;

/// All cards that lie or move.
#[derive(Debug, Default, Clone)]
pub struct Flights {
    poses: HashMap<Handle<Node>, Pose>,
    flying: Vec<Flying>,
    shaking: Vec<Shaking>,
    lifts: HashMap<Handle<Node>, Lift>,
    sounds: Vec<Sound>,
}

impl Flights {
    /// Lays a card down at once.
    pub fn put(&mut self, scene: &mut Scene, node: Handle<Node>, pose: Pose) {
        self.flying.retain(|flying| flying.node != node);
        self.shaking.retain(|shaking| shaking.node != node);
        self.lifts.remove(&node);
        self.poses.insert(node, pose);
        show(scene, node, pose, 0.0, true);
    }

    /// Sends a card on its way.
    pub fn send(&mut self, node: Handle<Node>, to: Pose, flight: Flight) {
        self.flying.retain(|flying| flying.node != node);
        self.flying.push(Flying {
            node,
            from: None,
            to,
            flight,
            clock: Clock::new(flight.delay, flight.duration),
        });
    }

    /// Lets a card shake its head for `seconds`.
    pub fn shake(&mut self, node: Handle<Node>, seconds: f32) {
        self.shaking.retain(|shaking| shaking.node != node);
        self.shaking.push(Shaking {
            node,
            clock: Clock::new(0.0, seconds),
        });
    }

    /// Lets a card rise by `height` over where it is or goes to, or come down to it with 0, within
    /// `seconds`. Whatever flight it is on goes on as it would have.
    pub fn lift(&mut self, node: Handle<Node>, height: f32, seconds: f32) {
        let lift = Lift {
            from: self.height(node),
            to: height,
            clock: Clock::new(0.0, seconds),
        };
        self.lifts.insert(node, lift);
    }

    /// How far a card has risen.
    pub fn height(&self, node: Handle<Node>) -> f32 {
        self.lifts.get(&node).map_or(0.0, Lift::height)
    }

    /// The first of these cards that a ray meets, as they are seen now.
    pub fn under(
        &self,
        ray: &Ray,
        cards: impl IntoIterator<Item = Handle<Node>>,
    ) -> Option<Handle<Node>> {
        cards
            .into_iter()
            .filter_map(|node| {
                let mut pose = *self.poses.get(&node)?;
                pose.place.y += self.height(node);
                Some((hit_test::meets(&pose, ray)?, node))
            })
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, node)| node)
    }

    /// Where a card is wanted: where it is, or where it is going.
    pub fn goal(&self, node: Handle<Node>) -> Option<Pose> {
        self.flying
            .iter()
            .find(|flying| flying.node == node)
            .map(|flying| flying.to)
            .or_else(|| self.poses.get(&node).copied())
    }

    /// Whether this card is on its way.
    pub fn is_flying(&self, node: Handle<Node>) -> bool {
        self.flying.iter().any(|flying| flying.node == node)
    }

    /// Whether every card has arrived.
    pub fn is_at_rest(&self) -> bool {
        self.flying.is_empty() && self.shaking.is_empty()
    }

    /// What is to be heard since the last call.
    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.sounds)
    }

    /// Lets `dt` seconds pass.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32) {
        // A card that neither flies nor shakes its head is shown here.
        for (node, lift) in &mut self.lifts {
            lift.clock.advance(dt);
            if let Some(&pose) = self.poses.get(node) {
                show(scene, *node, raised(pose, lift.height()), 0.0, true);
            }
        }
        self.lifts
            .retain(|_, lift| lift.to != 0.0 || !lift.clock.is_over());
        let (poses, sounds, lifts) = (&mut self.poses, &mut self.sounds, &self.lifts);
        let height = |node: &Handle<Node>| lifts.get(node).map_or(0.0, Lift::height);
        self.flying.retain_mut(|flying| {
            flying.clock.advance(dt);
            if flying.clock.elapsed < flying.flight.delay {
                return true;
            }
            let from = *flying.from.get_or_insert_with(|| {
                sounds.extend(flying.flight.departure);
                poses.get(&flying.node).copied().unwrap_or(flying.to)
            });
            let over = flying.clock.is_over();
            let share = flying.flight.easing.at(flying.clock.share());
            let arc = Arc {
                from: from.place,
                to: flying.to.place,
                rise: flying.flight.rise,
            };
            let mix = |a: f32, b: f32| a + (b - a) * share;
            let pose = if over {
                flying.to
            } else {
                Pose {
                    place: arc.at(share.clamp(0.0, 1.0)),
                    yaw: mix(from.yaw, flying.to.yaw),
                    turn: mix(from.turn, flying.to.turn),
                    tilt: mix(from.tilt, flying.to.tilt),
                    scale: mix(from.scale, flying.to.scale),
                }
            };
            poses.insert(flying.node, pose);
            show(
                scene,
                flying.node,
                raised(pose, height(&flying.node)),
                0.0,
                over,
            );
            if over {
                sounds.extend(flying.flight.arrival);
            }
            !over
        });
        self.shaking.retain_mut(|shaking| {
            shaking.clock.advance(dt);
            let share = shaking.clock.share();
            let swing = (share * 3.0 * TAU).sin() * (1.0 - share) * SHAKE;
            if let Some(&pose) = poses.get(&shaking.node) {
                let pose = raised(pose, height(&shaking.node));
                show(scene, shaking.node, pose, swing, true);
            }
            !shaking.clock.is_over()
        });
    }
}

/// The same, so much higher.
fn raised(mut pose: Pose, by: f32) -> Pose {
    pose.place.y += by;
    pose
}

/// Puts the card's nodes where its pose says.
fn show(scene: &mut Scene, node: Handle<Node>, pose: Pose, swing: f32, lies: bool) {
    let Ok(card) = scene.graph.try_get_script_of::<Card>(node) else {
        return;
    };
    let (turn, shadow) = (*card.turn, *card.shadow);
    let angle = pose.turn * PI;
    let place = pose.place + Vector3::y() * (HALF_WIDTH * angle.sin().abs());
    if let Ok(body) = scene.graph.try_get_node_mut(node) {
        let yaw = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), pose.yaw + swing);
        let tilt = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), -pose.tilt);
        body.local_transform_mut()
            .set_position(place)
            .set_rotation(tilt * yaw);
    }
    if let Ok(turn) = scene.graph.try_get_node_mut(turn) {
        turn.local_transform_mut()
            .set_rotation(UnitQuaternion::from_axis_angle(&Vector3::z_axis(), angle))
            .set_scale(Vector3::repeat(pose.scale.max(0.001)));
    }
    let lies = lies && pose.tilt == 0.0 && pose.scale == 1.0;
    if let Ok(shadow) = scene.graph.try_get_node_mut(shadow)
        && shadow.visibility() != lies
    {
        shadow.set_visibility(lies);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_is_about_to_turn_is_not_hurried_by_the_pointer() {
        let mut scene = Scene::new();
        let card = Handle::new(7, 1);
        let mut flights = Flights::default();
        let place = Vector3::new(1.0, 0.0, 2.0);
        flights.put(&mut scene, card, Pose::new(place, false));
        let flip = Flight::new(0.2, 0.1).after(0.5).leaving(Sound::Flip);
        flights.send(card, Pose::new(place, true), flip);
        flights.lift(card, 0.14, 0.08);
        flights.advance(&mut scene, 0.4);
        assert_eq!(flights.take_sounds(), [], "it still waits");
        assert_eq!(flights.height(card), 0.14, "but it has risen");
        flights.advance(&mut scene, 0.2);
        assert_eq!(flights.take_sounds(), [Sound::Flip]);
        flights.lift(card, 0.0, 0.08);
        flights.advance(&mut scene, 0.2);
        assert!(flights.is_at_rest());
        assert_eq!(flights.goal(card), Some(Pose::new(place, true)));
        assert_eq!(flights.height(card), 0.0);
    }
}
