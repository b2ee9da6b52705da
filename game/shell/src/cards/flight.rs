//! Card animation: moves each card from its current pose to its goal and turns it over on the way
//! if needed. A card whose goal changes in flight continues from its current pose.

use super::{
    card::{Card, HALF_SIZE},
    pose::Pose,
};
use crate::{
    app::sounds::{Cue, Sound},
    scene::{
        motion::{Arc, Easing, Tween},
        nodes,
        nodes::set_visible,
        ray::Ray,
        spring::Spring,
    },
};
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector2, Vector3},
        color::Color,
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use std::{
    collections::BTreeMap,
    f32::consts::{FRAC_PI_2, PI, TAU},
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
        let progress = tween.progress();
        let mut place = arc.at(progress.clamp(0.0, 1.0));
        if arc.rise == 0.0 {
            // A straight path can overshoot, but not into the table.
            let straight = arc.from + (arc.to - arc.from) * progress;
            let lowest = arc.from.y.min(arc.to.y);
            place = Vector3::new(straight.x, straight.y.max(lowest), straight.z);
        }
        Pose {
            place,
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

/// Sway of a card that was hit or is dragged, added to any flight.
#[derive(Debug, Default, Clone, Copy)]
struct Sway {
    /// Offset along X and Z.
    shift: Spring,
    /// Lean to where the upper side points.
    lean: Spring,
}

/// Pose and animations of one card.
#[derive(Debug, Default, Clone)]
struct Moving {
    /// Pose without the lift; `None` before the first flight of a card that was never placed.
    pose: Option<Pose>,
    flying: Option<Flying>,
    lift: Option<Lift>,
    shake: Option<Tween>,
    sway: Option<Sway>,
    /// Height and turn of a card that drifts, added to any flight.
    drift: (f32, f32),
    /// Whether the pose must be shown again.
    changed: bool,
    /// Whether the shadow has its own material, which fades.
    own_shadow: bool,
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
    sounds: Vec<Cue>,
    /// Whether cards do not shake or sway, because the player wants less motion.
    pub calm: bool,
    /// Factor of the durations of swaying. At 0 no card sways.
    pub speed: f32,
    /// Height of the table, if cards that are lifted from it cast a soft shadow and lean on it.
    pub ground: Option<f32>,
}

impl Flights {
    /// Places a card at a pose at once and cancels its animations.
    pub fn put(&mut self, scene: &mut Scene, node: Handle<Node>, pose: Pose) {
        let card = Moving {
            pose: Some(pose),
            ..Moving::default()
        };
        self.cards.insert(node, card);
        show(scene, node, pose, Extra::default(), (true, self.ground));
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

    /// Knocks a card out of its place, to where it springs back. `reach` is how far it gets, in scene
    /// units, and `lean` how far its upper side leans that way, in radians.
    pub fn knock(&mut self, node: Handle<Node>, reach: Vector3<f32>, lean: f32) {
        if self.calm || self.speed <= 0.0 {
            return;
        }
        let card = self.cards.entry(node).or_default();
        let sway = card.sway.get_or_insert_default();
        sway.shift.hit(reach.xz());
        let way = reach.xz().try_normalize(1e-4).unwrap_or_default();
        sway.lean.hit(way * lean);
    }

    /// Lets a card that is dragged lean by this vector along X and Z, in radians, until the next
    /// call. It springs there.
    pub fn lean(&mut self, node: Handle<Node>, lean: Vector2<f32>) {
        let card = self.cards.entry(node).or_default();
        if card.sway.is_some() || (lean != Vector2::zeros() && !self.calm && self.speed > 0.0) {
            card.sway.get_or_insert_default().lean.rest = lean;
        }
    }

    /// Moves a card up by `rise` scene units and turns it by `turn` radians from its pose, until the
    /// next call. It isn't animated, and doesn't count as motion.
    pub fn drift(&mut self, node: Handle<Node>, rise: f32, turn: f32) {
        if let Some(card) = self.cards.get_mut(&node)
            && card.drift != (rise, turn)
        {
            card.drift = (rise, turn);
            card.changed = true;
        }
    }

    /// Puts a card that something else has moved back in its pose with the next
    /// [`Flights::advance`].
    pub fn refresh(&mut self, node: Handle<Node>) {
        if let Some(card) = self.cards.get_mut(&node) {
            card.changed = true;
        }
    }

    /// Returns whether no card sways.
    pub fn is_still(&self) -> bool {
        self.cards.values().all(|card| card.sway.is_none())
    }

    /// Returns how far a card is out of its place by swaying, in scene units.
    pub fn shift(&self, node: Handle<Node>) -> f32 {
        let sway = self.cards.get(&node).and_then(|card| card.sway);
        sway.map_or(0.0, |sway| sway.shift.value.norm())
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
    pub fn take_sounds(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.sounds)
    }

    /// Advances all animations by `dt` seconds and updates the nodes of the cards.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32) {
        for (&node, card) in &mut self.cards {
            let mut moves = std::mem::take(&mut card.changed);
            let mut lies = true;
            let (rise, turn) = card.drift;
            let mut extra = Extra {
                swing: turn,
                ..Extra::default()
            };
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
                        let from = card.pose.unwrap_or(flying.to);
                        let sound = flying.flight.departure;
                        self.sounds.extend(sound.map(|sound| sound.at(from.place)));
                        from
                    });
                    card.pose = Some(flying.pose(from));
                    moves = true;
                    lies = flying.flight.tween.is_over();
                    if lies {
                        let sound = flying.flight.arrival;
                        self.sounds
                            .extend(sound.map(|sound| sound.at(flying.to.place)));
                        card.flying = None;
                    }
                }
            }
            if let Some(tween) = &mut card.shake {
                tween.advance(dt);
                let share = tween.share();
                extra.swing += (share * 3.0 * TAU).sin() * (1.0 - share) * SHAKE;
                moves = true;
                lies = true;
            }
            card.shake.take_if(|tween| tween.is_over());
            let is_off = self.calm || self.speed <= 0.0;
            if let Some(sway) = &mut card.sway {
                moves = true;
                sway.shift.advance(dt / self.speed.max(0.1));
                sway.lean.advance(dt / self.speed.max(0.1));
                if is_off || sway.shift.is_still() && sway.lean.is_still() {
                    card.sway = None;
                }
            }
            extra.sway = card.sway.unwrap_or_default();
            if let Some(pose) = card.pose.filter(|_| moves) {
                let pose = raised(pose, height + rise);
                show(scene, node, pose, extra, (lies, self.ground));
                if let Some(ground) = self.ground {
                    cast_shadow(scene, node, pose, ground, &mut card.own_shadow);
                }
            }
        }
    }
}

/// Returns the pose raised by a height in scene units.
fn raised(mut pose: Pose, by: f32) -> Pose {
    pose.place.y += by;
    pose
}

/// Motion that is added to a card's pose.
#[derive(Debug, Default, Clone, Copy)]
struct Extra {
    /// Angle added to the yaw, in radians.
    swing: f32,
    sway: Sway,
}

impl Extra {
    /// Returns the height by which a card rises so that its lower edge stays above the table.
    fn rise(&self, pose: &Pose, ground: Option<f32>) -> f32 {
        let [half_width, _, half_height] = HALF_SIZE.map(|half| half * pose.scale);
        let lean = self.sway.lean.value;
        let deep = half_width * lean.x.abs().sin()
            + half_height * (lean.y.abs() + pose.tilt.abs()).min(FRAC_PI_2).sin();
        let least = ground.map_or(0.0, |ground| ground + deep - pose.place.y);
        least.clamp(0.0, deep)
    }
}

/// Applies a pose to the card's nodes. The shadow is visible only on a card at rest that is flat and
/// has its normal size. No edge reaches below the ground.
fn show(
    scene: &mut Scene,
    node: Handle<Node>,
    pose: Pose,
    extra: Extra,
    (lies, ground): (bool, Option<f32>),
) {
    let Ok(card) = scene.graph.try_get_script_of::<Card>(node) else {
        return;
    };
    let (turn, shadow) = (*card.turn, *card.shadow);
    let angle = pose.turn * PI;
    let shift = extra.sway.shift.value;
    let rise = HALF_WIDTH * angle.sin().abs() + extra.rise(&pose, ground);
    let place = pose.place + Vector3::new(shift.x, rise, shift.y);
    if let Ok(body) = scene.graph.try_get_node_mut(node) {
        let yaw = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), pose.yaw + extra.swing);
        let tilt = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), -pose.tilt);
        body.local_transform_mut()
            .set_position(place)
            .set_rotation(extra.sway.lean.rotation() * tilt * yaw);
    }
    if let Ok(turn) = scene.graph.try_get_node_mut(turn) {
        turn.local_transform_mut()
            .set_rotation(UnitQuaternion::from_axis_angle(&Vector3::z_axis(), angle))
            .set_scale(Vector3::repeat(pose.scale.max(0.001)));
    }
    let lies = lies && pose.tilt == 0.0 && pose.scale == 1.0;
    set_visible(&mut scene.graph, shadow, lies);
}

/// Width and height of the shadow of a card at its normal size (see docs/ART.md).
const SHADOW: (f32, f32) = (1.45, 1.906);
/// Largest tilt in radians of a card that casts a shadow on the table. Others face the player.
const LEVEL: f32 = 0.3;
/// Height in scene units at which a shadow is darkest, and its opacity there, from 0 to 255.
const DARKEST: (f32, f32) = (0.3, 130.0);
/// Distance from which on a card touches the table, in scene units.
const TOUCH: f32 = 0.04;
/// Direction of shadows for each unit of height: the lamp is at the upper left.
const ASIDE: (f32, f32) = (-0.2, -0.14);

/// Shows the shadow of a lifted card on the table, which grows and softens with the height of the
/// card.
fn cast_shadow(
    scene: &mut Scene,
    node: Handle<Node>,
    pose: Pose,
    ground: f32,
    own_material: &mut bool,
) {
    let graph = &mut scene.graph;
    let Ok(shadow) = graph
        .try_get_script_of::<Card>(node)
        .map(|card| *card.shadow)
    else {
        return;
    };
    let height = pose.place.y - ground;
    let is_cast = height > TOUCH && pose.tilt.abs() < LEVEL;
    set_visible(graph, shadow, is_cast);
    if !is_cast {
        return;
    }
    if !std::mem::replace(own_material, true) {
        nodes::own_material(graph, shadow);
    }
    let (darkest, opacity) = DARKEST;
    let depth = match height < darkest {
        true => (height - TOUCH) / (darkest - TOUCH),
        false => 1.0 / (1.0 + 0.8 * (height - darkest)),
    };
    if let Some(surface) = nodes::surface(graph, shadow) {
        let color = Color::from_rgba(8, 5, 3, (opacity * depth) as u8);
        let mut own = surface.material().data_ref();
        own.set_property("diffuseColor", color);
    }
    let Ok(body) = graph.try_get_node(node) else {
        return;
    };
    let transform = body.local_transform();
    let (place, turned) = (**transform.position(), transform.rotation().inverse());
    let aside = Vector3::new(ASIDE.0, 0.0, ASIDE.1) * height;
    let at = Vector3::new(place.x, ground + 0.004, place.z) + aside;
    let yaw = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), pose.yaw);
    let lying = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), PI * 0.5);
    let size = pose.scale * (1.0 + 0.2 * height);
    if let Ok(node) = graph.try_get_node_mut(shadow) {
        node.local_transform_mut()
            .set_position(turned * (at - place))
            .set_rotation(turned * yaw * lying)
            .set_scale(Vector3::new(SHADOW.0 * size, SHADOW.1 * size, 1.0));
    }
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
        let cues = flights.take_sounds();
        let heard: Vec<_> = cues.iter().map(|cue| cue.sound).collect();
        assert_eq!(heard, [sounds::FLIP]);
        flights.lift(card, 0.0, 0.08);
        flights.advance(&mut scene, 0.2);
        assert!(flights.is_at_rest());
        assert_eq!(flights.goal(card), Some(Pose::new(place, true)));
        assert_eq!(flights.height(card), 0.0);
    }

    fn knocked(reach: f32, calm: bool) -> Flights {
        let mut scene = Scene::new();
        let card = Handle::new(7, 1);
        let mut flights = Flights {
            calm,
            speed: 1.0,
            ..Flights::default()
        };
        flights.put(&mut scene, card, Pose::new(Vector3::zeros(), true));
        flights.knock(card, Vector3::new(reach, 0.0, 0.0), 0.1);
        flights
    }

    #[test]
    fn a_card_that_is_knocked_away_springs_back_to_its_place() {
        let mut scene = Scene::new();
        let card = Handle::new(7, 1);
        let farthest = |reach: f32| {
            let mut flights = knocked(reach, false);
            let mut farthest = 0.0_f32;
            for _ in 0..60 {
                flights.advance(&mut Scene::new(), 1.0 / 60.0);
                farthest = farthest.max(flights.shift(card));
            }
            assert!(flights.is_still());
            assert!(flights.is_at_rest(), "nothing waits for it");
            farthest
        };
        assert!(farthest(0.3) > 2.0 * farthest(0.1));
        let mut calm = knocked(0.3, true);
        calm.advance(&mut scene, 0.05);
        assert!(calm.is_still());
    }

    #[test]
    fn a_straight_flight_overshoots_sideways_but_not_into_the_table() {
        let mut scene = Scene::new();
        let card = Handle::new(7, 1);
        let mut flights = Flights::default();
        let pose = |x: f32, y: f32| Pose::new(Vector3::new(x, y, 0.0), true);
        flights.put(&mut scene, card, pose(0.0, 0.4));
        let home = Flight::new(1.0, 0.0).eased(Easing::OutBack);
        flights.send(card, pose(2.0, 0.0), home);
        let mut farthest = 0.0_f32;
        for _ in 0..20 {
            flights.advance(&mut scene, 0.05);
            let place = flights.cards[&card].pose.unwrap().place;
            assert!(place.y >= 0.0, "{place}");
            farthest = farthest.max(place.x);
        }
        assert!(farthest > 2.05, "{farthest}");
        assert_eq!(flights.goal(card), Some(pose(2.0, 0.0)));
    }
}
