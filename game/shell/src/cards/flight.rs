//! Card animation: moves each card from its current pose to its goal and turns it over on the way
//! if needed. A card whose goal changes in flight continues from its current pose.

use super::{
    card::{Card, HALF_SIZE},
    pose::Pose,
};
use crate::{
    app::sounds::Sound,
    scene::{
        motion::{Arc, Easing, Tween},
        nodes::set_visible,
        ray::Ray,
    },
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
    collections::BTreeMap,
    f32::consts::{PI, TAU},
};

/// Parameters of a card's movement to a new pose.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Flight {
    /// Delay, duration and easing of the movement.
    pub tween: Tween,
    /// Height of the path's middle above the straight line, in scene units.
    pub rise: f32,
    /// Sound played when the movement starts.
    pub departure: Option<Sound>,
    /// Sound played when the card arrives.
    pub arrival: Option<Sound>,
}

impl Flight {
    /// Creates a flight that starts at once and makes no sound.
    pub fn new(duration: f32, rise: f32) -> Self {
        Self {
            tween: Tween::new(duration),
            rise,
            departure: None,
            arrival: None,
        }
    }

    /// Returns the flight with a delay in seconds.
    pub fn after(mut self, delay: f32) -> Self {
        self.tween.delay = delay;
        self
    }

    /// Returns the flight with another easing.
    pub fn eased(mut self, easing: Easing) -> Self {
        self.tween.easing = easing;
        self
    }

    /// Returns the flight with a sound at its start.
    pub fn leaving(mut self, sound: Sound) -> Self {
        self.departure = Some(sound);
        self
    }

    /// Returns the flight with a sound at its end.
    pub fn arriving(mut self, sound: Sound) -> Self {
        self.arrival = Some(sound);
        self
    }
}

#[derive(Debug, Clone, Copy)]
struct Flying {
    /// Pose at the start. It is read after the delay, because the card can still be on another
    /// flight until then.
    from: Option<Pose>,
    to: Pose,
    flight: Flight,
}

impl Flying {
    fn pose(&self, from: Pose) -> Pose {
        let (to, tween) = (self.to, self.flight.tween);
        if tween.is_over() {
            return to;
        }
        let arc = Arc {
            from: from.place,
            to: to.place,
            rise: self.flight.rise,
        };
        Pose {
            place: arc.at(tween.progress().clamp(0.0, 1.0)),
            yaw: tween.between(from.yaw, to.yaw),
            turn: tween.between(from.turn, to.turn),
            tilt: tween.between(from.tilt, to.tilt),
            scale: tween.between(from.scale, to.scale),
        }
    }
}

/// Height by which a card rises under the pointer, added to any flight.
#[derive(Debug, Clone, Copy)]
struct Lift {
    from: f32,
    to: f32,
    tween: Tween,
}

/// Pose and animations of one card.
#[derive(Debug, Default, Clone)]
struct Moving {
    /// Pose without the lift; `None` before the first flight of a card that was never placed.
    pose: Option<Pose>,
    flying: Option<Flying>,
    lift: Option<Lift>,
    shake: Option<Tween>,
}

impl Moving {
    fn height(&self) -> f32 {
        let lift = self.lift;
        lift.map_or(0.0, |lift| lift.tween.between(lift.from, lift.to))
    }
}

/// Half the width of a card. A card rises by this much while it turns over, so that its edge stays
/// above the table.
const HALF_WIDTH: f32 = HALF_SIZE[0];
/// Largest rotation of a shaking card, in radians.
const SHAKE: f32 = 0.09;

/// Poses and animations of all cards on a table.
#[derive(Debug, Default, Clone)]
pub struct Flights {
    cards: BTreeMap<Handle<Node>, Moving>,
    sounds: Vec<Sound>,
    /// Whether cards do not shake, because the player wants less motion.
    pub calm: bool,
}

impl Flights {
    /// Places a card at a pose at once and cancels its animations.
    pub fn put(&mut self, scene: &mut Scene, node: Handle<Node>, pose: Pose) {
        let card = Moving {
            pose: Some(pose),
            ..Moving::default()
        };
        self.cards.insert(node, card);
        show(scene, node, pose, 0.0, true);
    }

    /// Starts a flight to a pose. It replaces the card's current flight.
    pub fn send(&mut self, node: Handle<Node>, to: Pose, flight: Flight) {
        let from = None;
        self.cards.entry(node).or_default().flying = Some(Flying { from, to, flight });
    }

    /// Shakes a card for `seconds`, as a refusal or a hit.
    pub fn shake(&mut self, node: Handle<Node>, seconds: f32) {
        if !self.calm {
            self.cards.entry(node).or_default().shake = Some(Tween::new(seconds));
        }
    }

    /// Raises a card by `height` scene units above its pose within `seconds`, or lowers it with 0.
    /// A flight continues unchanged.
    pub fn lift(&mut self, node: Handle<Node>, height: f32, seconds: f32) {
        let card = self.cards.entry(node).or_default();
        card.lift = Some(Lift {
            from: card.height(),
            to: height,
            tween: Tween::new(seconds),
        });
    }

    /// Returns the height by which a card is raised now, in scene units.
    pub fn height(&self, node: Handle<Node>) -> f32 {
        self.cards.get(&node).map_or(0.0, Moving::height)
    }

    /// Returns the first of these cards that a ray hits, using their poses in this frame.
    pub fn under(
        &self,
        ray: &Ray,
        cards: impl IntoIterator<Item = Handle<Node>>,
    ) -> Option<Handle<Node>> {
        cards
            .into_iter()
            .filter_map(|node| {
                let card = self.cards.get(&node)?;
                let pose = raised(card.pose?, card.height());
                Some((pose.meets(ray)?, node))
            })
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, node)| node)
    }

    /// Returns the goal of a card: the end of its flight, or its current pose.
    pub fn goal(&self, node: Handle<Node>) -> Option<Pose> {
        let card = self.cards.get(&node)?;
        card.flying.map(|flying| flying.to).or(card.pose)
    }

    /// Returns whether a card has a flight, started or delayed.
    pub fn is_flying(&self, node: Handle<Node>) -> bool {
        let card = self.cards.get(&node);
        card.is_some_and(|card| card.flying.is_some())
    }

    /// Returns whether no card is in flight or shaking.
    pub fn is_at_rest(&self) -> bool {
        let mut cards = self.cards.values();
        cards.all(|card| card.flying.is_none() && card.shake.is_none())
    }

    /// Takes the sounds that flights have started since the last call.
    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.sounds)
    }

    /// Advances all animations by `dt` seconds and updates the nodes of the cards.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32) {
        for (&node, card) in &mut self.cards {
            let mut moves = false;
            let mut lies = true;
            let mut swing = 0.0;
            if let Some(lift) = &mut card.lift {
                lift.tween.advance(dt);
                moves = true;
            }
            let height = card.height();
            card.lift
                .take_if(|lift| lift.to == 0.0 && lift.tween.is_over());
            if let Some(flying) = &mut card.flying {
                flying.flight.tween.advance(dt);
                if flying.flight.tween.has_started() {
                    let from = *flying.from.get_or_insert_with(|| {
                        self.sounds.extend(flying.flight.departure);
                        card.pose.unwrap_or(flying.to)
                    });
                    card.pose = Some(flying.pose(from));
                    moves = true;
                    lies = flying.flight.tween.is_over();
                    if lies {
                        self.sounds.extend(flying.flight.arrival);
                        card.flying = None;
                    }
                }
            }
            if let Some(tween) = &mut card.shake {
                tween.advance(dt);
                let share = tween.share();
                swing = (share * 3.0 * TAU).sin() * (1.0 - share) * SHAKE;
                moves = true;
                lies = true;
            }
            card.shake.take_if(|tween| tween.is_over());
            if let Some(pose) = card.pose.filter(|_| moves) {
                show(scene, node, raised(pose, height), swing, lies);
            }
        }
    }
}

/// Returns the pose raised by a height in scene units.
fn raised(mut pose: Pose, by: f32) -> Pose {
    pose.place.y += by;
    pose
}

/// Applies a pose to the card's nodes, with `swing` radians added to the yaw. The shadow is visible
/// only if the last flag is set and the card is flat at its normal size.
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
    set_visible(&mut scene.graph, shadow, lies);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::sounds;

    #[test]
    fn a_card_that_is_about_to_turn_is_not_hurried_by_the_pointer() {
        let mut scene = Scene::new();
        let card = Handle::new(7, 1);
        let mut flights = Flights::default();
        let place = Vector3::new(1.0, 0.0, 2.0);
        flights.put(&mut scene, card, Pose::new(place, false));
        let flip = Flight::new(0.2, 0.1).after(0.5).leaving(sounds::FLIP);
        flights.send(card, Pose::new(place, true), flip);
        flights.lift(card, 0.14, 0.08);
        flights.advance(&mut scene, 0.4);
        assert_eq!(flights.take_sounds(), [], "it still waits");
        assert_eq!(flights.height(card), 0.14, "but it has risen");
        flights.advance(&mut scene, 0.2);
        assert_eq!(flights.take_sounds(), [sounds::FLIP]);
        flights.lift(card, 0.0, 0.08);
        flights.advance(&mut scene, 0.2);
        assert!(flights.is_at_rest());
        assert_eq!(flights.goal(card), Some(Pose::new(place, true)));
        assert_eq!(flights.height(card), 0.0);
    }
}
