//! Animation of the events of a round.

use super::{Flourish, Tableau};
use crate::sounds;
use fyrox::{
    core::pool::Handle,
    scene::{Scene, node::Node},
};
use parlour_rules::{
    cards::{Card, SlotId},
    prospector::Event,
};
use parlour_shell::{
    cards::{flight::Flight, pose::Pose, sounds as card_sounds},
    scene::motion::Easing,
};

/// Grains of gold dust when a gold card is turned up, taken, and lands.
const TURNED_DUST: usize = 14;
const TAKEN_DUST: usize = 16;
const LANDED_DUST: usize = 10;
/// Sideways part of a way at which a card leans most, in scene units.
const FULL_LEAN: f32 = 4.0;

impl Tableau {
    /// Starts the animations of the events of a move or of its undo.
    pub(super) fn play(&mut self, scene: &mut Scene, events: &[Event]) {
        let speed = self.state.speed;
        self.state.hints.clear();
        self.lift(None);
        for event in events {
            match *event {
                Event::Taken {
                    slot, gold, chain, ..
                } => self.take_from_layout(slot, gold, chain),
                Event::TurnedUp { slot, card, gold } => self.turn_up(scene, slot, card, gold),
                Event::Drawn { card, .. } => {
                    if self.state.draw.is_empty() {
                        continue;
                    }
                    let from = self.draw_pose(0, self.state.draw.len());
                    let body = self.state.draw.remove(0);
                    self.materials(scene, body, Some(card), false);
                    self.discard(body, self.card_flight().leaving(card_sounds::DRAW));
                    self.lean(body, from);
                    self.close_up(speed);
                }
                Event::TurnedDown { slot, .. } => {
                    if let Some(&body) = self.state.slots.get(&slot)
                        && let Some(pose) = self.slot_pose(slot, false)
                    {
                        let flight = self.flip().leaving(card_sounds::FLIP);
                        self.state.flights.send(body, pose, flight);
                    }
                }
                Event::PutBack { slot, .. } => {
                    let Some(body) = self.state.discard.pop() else {
                        continue;
                    };
                    self.state.flourishes.stop(body);
                    self.state.slots.insert(slot, body);
                    if let Some(pose) = self.slot_pose(slot, true) {
                        self.state.flights.send(body, pose, self.card_flight());
                    }
                }
                Event::Returned { .. } => {
                    let Some(body) = self.state.discard.pop() else {
                        continue;
                    };
                    self.state.flourishes.stop(body);
                    self.state.draw.insert(0, body);
                    self.close_up(speed);
                    let count = self.state.draw.len();
                    if let Some(pose) = self.draw_pose(0, count) {
                        self.state.flights.send(body, pose, self.card_flight());
                    }
                }
                // The previous target card stays in its place, covered or uncovered by another
                // card.
                Event::Discarded { .. } | Event::Recalled { .. } => {}
                // These events have sounds and panels, but do not move cards.
                Event::Won { .. } => self.celebrate(*self.motion.flight_time),
                Event::RunScored(_)
                | Event::RunReopened(_)
                | Event::Lost { .. }
                | Event::Reopened => {}
            }
        }
    }

    /// Returns the flight of a card between two piles.
    fn card_flight(&self) -> Flight {
        let duration = *self.motion.flight_time * self.state.speed;
        Flight::new(duration, *self.motion.flight_height)
    }

    /// Returns the motion of a card that is turned over in its place.
    fn flip(&self) -> Flight {
        Flight::new(*self.motion.flip_time * self.state.speed, 0.15)
    }

    /// Sends a card to the top of the discard pile.
    fn discard(&mut self, body: Handle<Node>, flight: Flight) {
        self.state.discard.push(body);
        if let Some(pose) = self.discard_pose(self.state.discard.len() - 1) {
            self.state.flights.send(body, pose, flight);
        }
    }

    /// Lets a card that was just sent to the discard pile lean on its way, and land with a bounce and a
    /// breath of dust.
    fn lean(&mut self, body: Handle<Node>, from: Option<Pose>) {
        let top = self.state.discard.len().max(1) - 1;
        let Some((from, to)) = from.zip(self.discard_pose(top)) else {
            return;
        };
        if !self.sparkles() {
            return;
        }
        let aside = ((to.place.x - from.place.x) / FULL_LEAN).clamp(-1.0, 1.0);
        let seconds = *self.motion.flight_time * self.state.speed;
        let lean = Flourish::Lean(aside);
        self.state.flourishes.start(body, lean, seconds, 0.0);
        self.flourish(body, Flourish::Bounce, seconds);
        self.land(to.place, *self.motion.flight_time);
    }

    /// Shows a card taken from the layout, as number `chain` of its run.
    fn take_from_layout(&mut self, slot: SlotId, gold: bool, chain: u32) {
        let Some(body) = self.state.slots.remove(&slot) else {
            return;
        };
        let note = sounds::take(chain.min(255) as u8);
        self.discard(body, self.card_flight().arriving(note));
        self.lean(body, self.slot_pose(slot, true));
        if gold {
            self.state.sounds.push(sounds::GOLD.into());
            self.gleam(body, 0.0);
            if let Some(home) = self.home_of(slot) {
                self.gold_dust(home, 0.0, TAKEN_DUST);
            }
            let top = self.state.discard.len() - 1;
            if let Some(pose) = self.discard_pose(top) {
                self.gold_dust(pose.place, *self.motion.flight_time, LANDED_DUST);
            }
        }
    }

    /// Shows a card of the layout that is turned up, shortly after the card on it was taken.
    fn turn_up(&mut self, scene: &mut Scene, slot: SlotId, card: Card, gold: bool) {
        let Some(&body) = self.state.slots.get(&slot) else {
            return;
        };
        self.materials(scene, body, Some(card), gold);
        if let Some(pose) = self.slot_pose(slot, true) {
            let speed = self.state.speed;
            let delay = *self.motion.flight_time * 0.5 * speed;
            let flight = self.flip().after(delay).leaving(card_sounds::FLIP);
            self.state.flights.send(body, pose, flight);
            let turned = delay + *self.motion.flip_time * speed;
            self.flourish(body, Flourish::Bounce, turned);
            if gold {
                self.gleam(body, turned);
                let middle = pose.place;
                self.gold_dust(middle, turned / speed.max(f32::EPSILON), TURNED_DUST);
            }
        }
    }

    /// Moves the cards of the draw pile to their places after the number of cards has changed.
    fn close_up(&mut self, speed: f32) {
        let count = self.state.draw.len();
        for (index, body) in self.state.draw.clone().into_iter().enumerate() {
            if let Some(pose) = self.draw_pose(index, count) {
                let flight = Flight::new(0.16 * speed, 0.0).eased(Easing::Out);
                self.state.flights.send(body, pose, flight);
            }
        }
    }
}
