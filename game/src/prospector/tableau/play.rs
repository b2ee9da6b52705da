//! Animation of the events of a round.

use super::Tableau;
use crate::{cards::flight::Flight, motion::Easing, sounds::Sound};
use fyrox::scene::Scene;
use parlour_rules::prospector::Event;

impl Tableau {
    pub(super) fn play(&mut self, scene: &mut Scene, events: &[Event]) {
        let speed = self.state.speed;
        self.state.hint = None;
        self.lift(None);
        let take = Flight::new(*self.motion.flight_time * speed, *self.motion.flight_height);
        let flip = Flight::new(*self.motion.flip_time * speed, 0.15);
        for event in events {
            match *event {
                Event::Taken {
                    slot, gold, chain, ..
                } => {
                    let Some(body) = self.state.slots.remove(&slot) else {
                        continue;
                    };
                    self.state.discard.push(body);
                    if let Some(pose) = self.discard_pose(self.state.discard.len() - 1) {
                        let note = Sound::Take(chain.min(255) as u8);
                        self.state.flights.send(body, pose, take.arriving(note));
                    }
                    if gold {
                        self.state.sounds.push(Sound::Gold);
                        self.gleam(body, 0.0);
                    }
                }
                Event::TurnedUp { slot, card, gold } => {
                    let Some(&body) = self.state.slots.get(&slot) else {
                        continue;
                    };
                    self.materials(scene, body, Some(card), gold);
                    if let Some(pose) = self.slot_pose(slot, true) {
                        let delay = *self.motion.flight_time * 0.5 * speed;
                        let flight = flip.after(delay).leaving(Sound::Flip);
                        self.state.flights.send(body, pose, flight);
                        if gold {
                            self.gleam(body, delay + *self.motion.flip_time * speed);
                        }
                    }
                }
                Event::Drawn { card, .. } => {
                    if self.state.draw.is_empty() {
                        continue;
                    }
                    let body = self.state.draw.remove(0);
                    self.materials(scene, body, Some(card), false);
                    self.state.discard.push(body);
                    if let Some(pose) = self.discard_pose(self.state.discard.len() - 1) {
                        self.state
                            .flights
                            .send(body, pose, take.leaving(Sound::Draw));
                    }
                    self.close_up(speed);
                }
                Event::TurnedDown { slot, .. } => {
                    if let Some(&body) = self.state.slots.get(&slot)
                        && let Some(pose) = self.slot_pose(slot, false)
                    {
                        self.state
                            .flights
                            .send(body, pose, flip.leaving(Sound::Flip));
                    }
                }
                Event::PutBack { slot, .. } => {
                    let Some(body) = self.state.discard.pop() else {
                        continue;
                    };
                    self.state.slots.insert(slot, body);
                    if let Some(pose) = self.slot_pose(slot, true) {
                        self.state.flights.send(body, pose, take);
                    }
                }
                Event::Returned { .. } => {
                    let Some(body) = self.state.discard.pop() else {
                        continue;
                    };
                    self.state.draw.insert(0, body);
                    self.close_up(speed);
                    let count = self.state.draw.len();
                    if let Some(pose) = self.draw_pose(0, count) {
                        self.state.flights.send(body, pose, take);
                    }
                }
                // The previous target card stays in its place, covered or uncovered by another
                // card.
                Event::Discarded { .. } | Event::Recalled { .. } => {}
                // These events have sounds and panels, but do not move cards.
                Event::RunScored(_)
                | Event::RunReopened(_)
                | Event::Won { .. }
                | Event::Lost { .. }
                | Event::Reopened => {}
            }
        }
    }

    /// Moves the cards of the draw pile to their places after the number of cards has changed.
    pub(super) fn close_up(&mut self, speed: f32) {
        let count = self.state.draw.len();
        for (index, body) in self.state.draw.clone().into_iter().enumerate() {
            if let Some(pose) = self.draw_pose(index, count) {
                let mut flight = Flight::new(0.16 * speed, 0.0);
                flight.easing = Easing::Out;
                self.state.flights.send(body, pose, flight);
            }
        }
    }
}
