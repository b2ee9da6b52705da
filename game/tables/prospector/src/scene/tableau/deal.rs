//! Layout of a round, with or without an animated deal.

use super::{Tableau, flourish::Flourishes};
use fyrox::{
    core::pool::Handle,
    scene::{Scene, node::Node},
};
use parlour_rules::{
    cards::{Card, SlotId},
    prospector::Round,
};
use parlour_shell::{
    cards::{flight::Flight, pool::CardPool, pose::Pose, sounds},
    scene::{motion::Tween, nodes::set_visible},
};

/// Seconds for the cards to gather before a deal, at normal animation speed.
const GATHER_TIME: f32 = 0.45;

impl Tableau {
    /// Assigns bodies to the cards of a round and moves them to their places, at once or dealt one
    /// after another.
    pub(super) fn set(&mut self, scene: &mut Scene, round: &Round, deal: bool) {
        self.state.lifted = None;
        self.state.hints.clear();
        self.state.gleams.stop(scene);
        self.state.flourishes = Flourishes::default();
        self.state.particles.cut_short();
        self.state.feast = Tween::default();
        if !self.assign_bodies(scene, round) {
            return;
        }
        if deal {
            self.heap(scene);
        }
        for (body, pose, flight) in self.deal_flights(round) {
            if deal {
                self.state.flights.send(body, pose, flight);
            } else {
                self.state.flights.put(scene, body, pose);
            }
        }
    }

    /// Gives each card of the round a body with its face, and hides the spare ones. Returns false
    /// without a card pool or layout.
    fn assign_bodies(&mut self, scene: &mut Scene, round: &Round) -> bool {
        let mut bodies = match scene.graph.try_get_script_of::<CardPool>(*self.pool) {
            Ok(pool) => pool.bodies().to_vec().into_iter(),
            Err(_) => return false,
        };
        self.state.slots.clear();
        self.state.draw.clear();
        self.state.discard.clear();
        self.state.gold.clear();
        let slots: Vec<SlotId> = match &self.state.layout {
            Some(layout) => layout.slots().iter().map(|slot| slot.id).collect(),
            None => return false,
        };
        for slot in slots {
            let Some(card) = round.card(slot) else {
                continue;
            };
            let Some(body) = bodies.next() else { break };
            let gold = round.is_gold(slot);
            // Cards that are face down also get their fronts now, so that turning them over causes
            // no pause.
            self.materials(scene, body, Some(card), gold);
            self.state.gold.extend(gold.then_some(body));
            self.state.slots.insert(slot, body);
        }
        let gold_of = |card: Card| {
            let dealt = round.deal();
            dealt
                .gold()
                .iter()
                .any(|slot| dealt.deck().iter().nth(slot.index()) == Some(&card))
        };
        let discarded: Vec<Card> = round.discard_pile().iter().copied().collect();
        for card in discarded.into_iter().chain([round.target()]) {
            let Some(body) = bodies.next() else { break };
            self.materials(scene, body, Some(card), gold_of(card));
            self.state.discard.push(body);
        }
        for _ in 0..round.draw_pile().len() {
            let Some(body) = bodies.next() else { break };
            self.materials(scene, body, None, false);
            self.state.draw.push(body);
        }
        for body in bodies {
            set_visible(&mut scene.graph, body, false);
        }
        true
    }

    /// Returns the place of each body, and its flight there in a deal: first the layout, card by
    /// card, then the discard pile and the draw pile.
    fn deal_flights(&self, round: &Round) -> Vec<(Handle<Node>, Pose, Flight)> {
        let speed = self.state.speed;
        let mut delay = 0.1 * speed;
        let mut flights = Vec::new();
        for (slot, body) in &self.state.slots {
            if let Some(pose) = self.slot_pose(*slot, round.is_face_up(*slot)) {
                let flight = Flight::new(0.3 * speed, 0.5)
                    .after(delay)
                    .leaving(sounds::DEAL);
                flights.push((*body, pose, flight));
                delay += *self.motion.deal_interval * speed;
            }
        }
        for (index, body) in self.state.discard.iter().enumerate() {
            if let Some(pose) = self.discard_pose(index) {
                let flight = Flight::new(*self.motion.flight_time * speed, 0.9)
                    .after(delay + 0.2 * speed)
                    .leaving(sounds::DRAW);
                flights.push((*body, pose, flight));
            }
        }
        let count = self.state.draw.len();
        for (index, body) in self.state.draw.iter().enumerate() {
            if let Some(pose) = self.draw_pose(index, count) {
                let flight = Flight::new(0.3 * speed, 0.0).after(delay);
                flights.push((*body, pose, flight));
            }
        }
        flights
    }

    /// Returns the bodies of all cards in the order of a deal.
    fn bodies(&self) -> Vec<Handle<Node>> {
        let slots = self.state.slots.values();
        let piles = self.state.discard.iter().chain(&self.state.draw);
        slots.chain(piles).copied().collect()
    }

    /// Gathers the cards of the previous round face down at the draw pile.
    pub(super) fn gather(&mut self) {
        self.lift(None);
        self.state.hints.clear();
        let mut any = false;
        for (index, body) in self.bodies().into_iter().enumerate() {
            if let Some(mut pose) = self.draw_pose(0, 1) {
                any = true;
                pose.place.y += index as f32 * *self.spacing.pile_height;
                let flight = Flight::new(GATHER_TIME * self.state.speed, 0.4);
                self.state.flights.send(body, pose, flight);
            }
        }
        if any {
            self.state.sounds.push(sounds::SHUFFLE.into());
        }
    }

    /// Stacks all cards at the draw pile, with those that are dealt first on top.
    fn heap(&mut self, scene: &mut Scene) {
        let order = self.bodies();
        let count = order.len();
        for (index, body) in order.into_iter().enumerate() {
            if let Some(mut pose) = self.draw_pose(0, 1) {
                pose.place.y += (count - index) as f32 * *self.spacing.pile_height;
                self.state.flights.put(scene, body, pose);
            }
        }
    }
}
