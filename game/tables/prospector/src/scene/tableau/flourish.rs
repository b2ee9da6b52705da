//! Small motions on top of a card's flight: it leans while it flies, bounces when it lands or has turned,
//! and springs up under the pointer. The game never waits for them.

use fyrox::{
    core::{algebra::UnitQuaternion, pool::Handle},
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use parlour_shell::scene::motion::Tween;
use std::{collections::BTreeMap, f32::consts::PI};

/// Kind of motion.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Flourish {
    /// The card leans and turns on its way; the number is the sideways part of the way, −1 to 1.
    Lean(f32),
    /// The card bounces once after it has landed.
    Bounce,
    /// The card springs up under the pointer and swings.
    Spring,
}

/// Angles by which a card leans back and to the side, and turns, on its way, in radians.
const LEAN: [f32; 3] = [0.32, 0.30, 0.16];
/// Height of a bounce, and the angle by which a card turns in it.
const BOUNCE: (f32, f32) = (0.075, 0.05);
/// Height by which a card overshoots under the pointer.
const SPRING: f32 = 0.10;

/// Offset of a card from its pose.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Offset {
    height: f32,
    turn: UnitQuaternion<f32>,
}

impl Flourish {
    /// Returns the usual duration in seconds; a lean takes as long as its flight.
    pub fn seconds(self) -> f32 {
        match self {
            Flourish::Lean(_) => 0.0,
            Flourish::Bounce => 0.24,
            Flourish::Spring => 0.38,
        }
    }

    /// Returns the offset at a share of the time. It is none at both ends.
    fn at(self, share: f32) -> Offset {
        let left = 1.0 - share;
        let wave = (PI * share).sin();
        match self {
            Flourish::Lean(aside) => Offset {
                height: 0.0,
                turn: UnitQuaternion::from_euler_angles(
                    -LEAN[0] * wave,
                    LEAN[2] * wave * aside,
                    LEAN[1] * wave * aside,
                ),
            },
            Flourish::Bounce => Offset {
                height: BOUNCE.0 * wave * left,
                turn: UnitQuaternion::from_euler_angles(
                    0.0,
                    BOUNCE.1 * (2.0 * PI * share).sin() * left,
                    0.0,
                ),
            },
            Flourish::Spring => Offset {
                height: SPRING * (2.5 * PI * share).sin() * left * left,
                turn: UnitQuaternion::identity(),
            },
        }
    }
}

#[derive(Debug, Default, Clone)]
struct Moved {
    running: Vec<(Flourish, Tween)>,
    height: f32,
}

/// Flourishes of all cards.
#[derive(Debug, Default, Clone)]
pub(super) struct Flourishes(BTreeMap<Handle<Node>, Moved>);

impl Flourishes {
    /// Starts a flourish after `delay` seconds.
    pub fn start(&mut self, card: Handle<Node>, flourish: Flourish, seconds: f32, delay: f32) {
        let running = &mut self.0.entry(card).or_default().running;
        let same =
            |other: &Flourish| std::mem::discriminant(other) == std::mem::discriminant(&flourish);
        running.retain(|(other, _)| !same(other));
        running.push((flourish, Tween::new(seconds).after(delay)));
    }

    /// Ends the flourishes of a card with the next [`Flourishes::advance`].
    pub fn stop(&mut self, card: Handle<Node>) {
        if let Some(moved) = self.0.get_mut(&card) {
            moved.running.clear();
        }
    }

    /// Returns the height by which a card is raised.
    pub fn height(&self, card: Handle<Node>) -> f32 {
        self.0.get(&card).map_or(0.0, |moved| moved.height)
    }

    /// Returns whether no card has a flourish.
    pub fn is_at_rest(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the cards that have flourishes.
    pub fn cards(&self) -> impl Iterator<Item = Handle<Node>> {
        self.0.keys().copied()
    }

    /// Advances all flourishes by `dt` seconds. Call it when the cards are in their places without
    /// flourishes.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32) {
        self.0.retain(|card, moved| {
            let Ok(node) = scene.graph.try_get_node_mut(*card) else {
                return false;
            };
            let transform = node.local_transform_mut();
            let (mut place, mut rotation) = (**transform.position(), **transform.rotation());
            let height = place.y;
            moved.running.retain_mut(|(flourish, tween)| {
                tween.advance(dt);
                if tween.has_started() && !tween.is_over() {
                    let offset = flourish.at(tween.share());
                    place.y += offset.height;
                    rotation = offset.turn * rotation;
                }
                !tween.is_over()
            });
            moved.height = place.y - height;
            transform.set_position(place).set_rotation(rotation);
            !moved.running.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fyrox::{
        core::algebra::Vector3,
        scene::{base::BaseBuilder, pivot::PivotBuilder},
    };

    fn put(scene: &mut Scene, card: Handle<Node>, place: Vector3<f32>) {
        scene.graph[card]
            .local_transform_mut()
            .set_position(place)
            .set_rotation(UnitQuaternion::identity());
    }

    fn place(scene: &Scene, card: Handle<Node>) -> Vector3<f32> {
        **scene.graph[card].local_transform().position()
    }

    fn card(scene: &mut Scene) -> Handle<Node> {
        let node = PivotBuilder::new(BaseBuilder::new()).build(&mut scene.graph);
        node.to_base()
    }

    #[test]
    fn a_card_rises_in_a_flourish_and_is_not_moved_at_its_end() {
        let mut scene = Scene::new();
        let card = card(&mut scene);
        let home = Vector3::new(1.0, 0.2, 3.0);
        let mut flourishes = Flourishes::default();
        flourishes.start(card, Flourish::Bounce, 0.2, 0.1);
        flourishes.start(card, Flourish::Spring, 0.4, 0.0);
        let mut highest = 0.0_f32;
        while !flourishes.is_at_rest() {
            put(&mut scene, card, home);
            flourishes.advance(&mut scene, 0.01);
            highest = highest.max(place(&scene, card).y - home.y);
        }
        assert!(highest > 0.03, "{highest}");
        assert_eq!(place(&scene, card), home);
        let rotation = **scene.graph[card].local_transform().rotation();
        assert_eq!(rotation, UnitQuaternion::identity());
    }

    #[test]
    fn a_flourish_follows_a_card_that_flies() {
        let mut scene = Scene::new();
        let card = card(&mut scene);
        let mut flourishes = Flourishes::default();
        flourishes.start(card, Flourish::Lean(1.0), 0.3, 0.0);
        for step in 0..50 {
            let there = Vector3::new(step as f32, 0.0, 0.0);
            put(&mut scene, card, there);
            flourishes.advance(&mut scene, 0.01);
            assert_eq!(place(&scene, card), there);
        }
        let rotation = **scene.graph[card].local_transform().rotation();
        assert_eq!(rotation, UnitQuaternion::identity());
    }

    #[test]
    fn a_flourish_that_is_stopped_leaves_no_trace() {
        let mut scene = Scene::new();
        let card = card(&mut scene);
        let mut flourishes = Flourishes::default();
        flourishes.start(card, Flourish::Bounce, 0.2, 0.0);
        flourishes.advance(&mut scene, 0.05);
        assert!(place(&scene, card).y > 0.0);
        flourishes.stop(card);
        put(&mut scene, card, Vector3::zeros());
        flourishes.advance(&mut scene, 0.05);
        assert_eq!(place(&scene, card).y, 0.0);
        assert!(flourishes.is_at_rest());
    }
}
