//! What others tell the table to do, and what it tells them.

use super::{Beat, DuelBoard, Landing, ViewEvent};
use crate::{
    duel::{
        faces::Glow,
        view_state::{Spot, ViewState},
    },
    sounds::Sound,
};
use fyrox::{
    core::{algebra::Vector3, pool::Handle},
    scene::node::Node,
};
use parlour_rules::duel::{CardId, Duel, Event, Player};
use std::collections::HashMap;

/// What others ask of the table.
impl DuelBoard {
    /// Puts everything as it is in a match, seen by a player.
    pub fn set(&mut self, duel: &Duel, seat: Player) {
        self.state.beats.clear();
        self.state.wait = 0.0;
        self.state.stage = Some(ViewState::of(duel));
        self.sit(seat);
        self.forget();
    }

    /// Puts the decks of a match that is going to be dealt; the events of the deal follow.
    pub fn prepare(&mut self, duel: &Duel, seat: Player) {
        self.set(duel, seat);
        if let Some(stage) = &mut self.state.stage {
            for player in Player::ALL {
                let side = stage.side_mut(player);
                let from_deck = side
                    .hand
                    .iter()
                    .filter(|id| !duel.definition(**id).token)
                    .count();
                side.deck += from_deck;
                side.hand.clear();
            }
        }
        self.state.dealing = true;
    }

    /// Plays what happened after everything before it.
    pub fn play_events(&mut self, events: Vec<Event>) {
        let beats = events.into_iter().map(|event| Beat::Event(Box::new(event)));
        self.state.beats.extend(beats);
        self.state.raised = None;
        self.state.changed = true;
    }

    /// Lets another player look at the table.
    pub fn sit(&mut self, seat: Player) {
        self.state.seat = Some(seat);
        self.state.changed = true;
    }

    /// Hides the near hand, too, or shows it. Whoever looks again sees what was drawn meanwhile.
    pub fn cover(&mut self, covered: bool) {
        if self.state.covered == covered {
            return;
        }
        self.state.covered = covered;
        self.state.changed = true;
        if covered {
            return;
        }
        let seat = self.state.seat;
        let in_hand =
            |stage: &ViewState, card| matches!(stage.spot(card), Some((_, Spot::Hand(_))));
        for (owner, card) in std::mem::take(&mut self.state.unseen) {
            let stage = self.state.stage.as_ref();
            if Some(owner) == seat && stage.is_some_and(|stage| in_hand(stage, card)) {
                self.state.beats.push_back(Beat::HoldUp(card));
                self.state.beats.push_back(Beat::ToHand(owner, card));
            }
        }
    }

    /// Factor of the times of what happens: below 1 is faster.
    pub fn set_pace(&mut self, pace: f32) {
        self.state.pace = pace;
    }

    /// Shows what is left of the sequence at once.
    pub fn skip(&mut self) {
        self.state.skipping = !self.state.beats.is_empty();
    }

    /// Whether everything that happened has been shown and lies still.
    pub fn is_at_rest(&self) -> bool {
        self.has_caught_up() && self.state.flights.is_at_rest()
    }

    /// Whether everything that happened has been shown; cards may still be on their way.
    pub fn has_caught_up(&self) -> bool {
        self.state.beats.is_empty() && self.state.wait <= 0.0
    }

    /// What lies where, as far as it has been shown.
    pub fn stage(&self) -> Option<&ViewState> {
        self.state.stage.as_ref()
    }

    /// The meshes of the effects that are on their way.
    pub fn effects(&self) -> impl Iterator<Item = Handle<Node>> + '_ {
        self.state.sprites.nodes()
    }

    /// What is to be said and shown since the last call.
    pub fn drain_view_events(&mut self) -> Vec<ViewEvent> {
        std::mem::take(&mut self.state.cues)
    }

    /// What is to be heard since the last call.
    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.state.sounds)
    }

    /// A sound from the hands.
    pub fn sound(&mut self, sound: Sound) {
        self.state.sounds.push(sound);
    }

    /// The card under the pointer or the keys, which rises.
    pub fn raise(&mut self, card: Option<CardId>) {
        if self.state.raised != card {
            self.state.raised = card;
            self.state.changed = true;
        }
    }

    /// A card that follows the pointer, and the place among the minions that is kept free for it.
    pub fn carry(&mut self, card: Option<(CardId, Vector3<f32>)>, gap: Option<usize>) {
        if self.state.carried != card || self.state.gap != gap {
            self.state.carried = card;
            self.state.gap = gap;
            self.state.changed = true;
        }
    }

    /// Which cards shine, and why.
    pub fn set_glows(&mut self, glows: HashMap<CardId, Glow>) {
        if self.state.glows != glows {
            self.state.glows = glows;
            self.state.changed = true;
        }
    }

    /// Whether the button that ends the turn calls for a hand.
    pub fn beckon(&mut self, calls: bool) {
        if calls != self.state.beckons.is_some() {
            self.state.beckons = calls.then_some(0.0);
        }
    }

    /// Where what is held may be put down.
    pub fn set_landing(&mut self, lands: Option<Landing>) {
        self.state.lands = lands;
    }

    /// The arrow, from one place to another.
    pub fn aim(&mut self, ends: Option<(Vector3<f32>, Vector3<f32>)>) {
        self.state.aim = ends;
    }

    /// A card shakes its head.
    pub fn refuse(&mut self, card: CardId) {
        if let Some(body) = self.state.bodies.get(&card) {
            self.state.flights.shake(*body, 0.35 * self.state.speed);
        }
        self.state.sounds.push(Sound::CardRefuse);
    }

    /// Cards show other faces from now on.
    pub fn clear_faces(&mut self) {
        self.state.worn.clear();
        self.state.changed = true;
    }
}
