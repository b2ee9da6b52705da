//! Public interface of the board: commands from the table, and its answers.

use super::{Beat, DuelBoard, HistoryEntry, Landing, Pulse, ViewEvent};
use crate::scene::{
    faces::Glow,
    forecast::Forecast,
    view_state::{Spot, ViewState},
};
use fyrox::{
    core::{algebra::Vector3, pool::Handle},
    scene::node::Node,
};
use parlour_rules::duel::{CardId, Duel, Event, Player};
use parlour_shell::{
    app::sounds::{Cue, Sound},
    cards::sounds,
};
use std::collections::HashMap;

impl DuelBoard {
    /// Shows a match in its current state, seen by the player in `seat`, without animation.
    pub fn set(&mut self, duel: &Duel, seat: Player) {
        self.state.beats.clear();
        self.state.wait = 0.0;
        self.state.view_state = ViewState::of(duel);
        let cards = duel.set().iter();
        self.state.elements = cards.map(|(id, card)| (id, card.element)).collect();
        self.sit(seat);
        self.forget();
    }

    /// Shows a match before its opening hands are dealt. The events of the deal must follow.
    pub fn prepare(&mut self, duel: &Duel, seat: Player) {
        self.set(duel, seat);
        for player in Player::ALL {
            let side = self.state.view_state.side_mut(player);
            let hand = side.hand.drain(..);
            side.deck += hand.filter(|id| !duel.definition(*id).token).count();
        }
        self.state.dealing = true;
    }

    /// Returns whether every card has its pose, or is on its way to it.
    pub fn is_arranged(&self) -> bool {
        !self.state.changed
    }

    /// Returns whether a card is out of its place because it was hit, or leans because it is
    /// dragged.
    pub fn sways(&self) -> bool {
        !self.state.flights.is_still()
    }

    /// Queues events to be shown after all earlier ones, and then added to the history. They led to
    /// the position of `duel`.
    pub fn play_events(&mut self, events: Vec<Event>, duel: &Duel) {
        let entries = HistoryEntry::of_events(duel, &events).into_iter();
        let beats = events.into_iter().map(|event| Beat::Event(Box::new(event)));
        let beats = beats.chain(entries.map(Beat::History));
        self.state.beats.extend(beats);
        self.state.raised = None;
        self.state.carried = None;
        self.state.gap = None;
        self.state.forecast = Forecast::default();
        self.state.changed = true;
    }

    /// Changes the player whose hand is shown at the near side.
    pub fn sit(&mut self, seat: Player) {
        self.state.seat = Some(seat);
        self.state.changed = true;
    }

    /// Turns the near hand face down, or face up again. When it is shown again, the cards that were
    /// drawn meanwhile are held up.
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
        for (owner, card) in std::mem::take(&mut self.state.unseen) {
            let in_hand = matches!(self.state.view_state.spot(card), Some((_, Spot::Hand(_))));
            if Some(owner) == seat && in_hand {
                self.state.beats.push_back(Beat::HoldUp(card));
                self.state.beats.push_back(Beat::ToHand(owner, card));
            }
        }
    }

    /// Sets the factor of all event durations: below 1 is faster.
    pub fn set_pace(&mut self, pace: f32) {
        self.state.pace = pace;
    }

    /// Shows the remaining events without animation.
    pub fn skip(&mut self) {
        self.state.skipping = !self.state.beats.is_empty();
    }

    /// Returns whether all events have been shown and no card is moving. Cards that were hit can
    /// still sway, because nothing has to wait for that.
    pub fn is_at_rest(&self) -> bool {
        self.has_caught_up() && self.state.flights.is_at_rest() && self.state.shake.is_over()
    }

    /// Returns whether all events have been shown. Cards can still be moving.
    pub fn has_caught_up(&self) -> bool {
        self.state.beats.is_empty() && self.state.wait <= 0.0
    }

    /// Returns the state of the match as far as it has been shown.
    pub fn view_state(&self) -> Option<&ViewState> {
        self.state.seat.map(|_| &self.state.view_state)
    }

    /// Returns the meshes of all active effect sprites.
    pub fn effects(&self) -> impl Iterator<Item = Handle<Node>> + '_ {
        self.state.sprites.nodes()
    }

    /// Takes the view events since the last call.
    pub fn drain_view_events(&mut self) -> Vec<ViewEvent> {
        std::mem::take(&mut self.state.view_events)
    }

    /// Takes the sounds since the last call.
    pub fn take_sounds(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.state.sounds)
    }

    /// Queues a sound, such as one for a pointer action.
    pub fn sound(&mut self, sound: Sound) {
        self.state.sounds.push(sound.into());
    }

    /// Raises the card under the pointer or the keyboard cursor; `None` lowers it. A card that is
    /// `aiming` is only lifted.
    pub fn raise(&mut self, card: Option<CardId>, aiming: bool) {
        if (self.state.raised, self.state.aiming) != (card, aiming) {
            self.state.raised = card;
            self.state.aiming = aiming;
            self.state.changed = true;
        }
    }

    /// Sets the card that follows the pointer, and the index of the gap among the minions that is
    /// left for it.
    pub fn carry(&mut self, card: Option<(CardId, Vector3<f32>)>, gap: Option<usize>) {
        if self.state.carried != card || self.state.gap != gap {
            self.state.carried = card;
            self.state.gap = gap;
            self.state.changed = true;
        }
    }

    /// Sets the glow of each card; cards without an entry do not glow.
    pub fn set_glows(&mut self, glows: HashMap<CardId, Glow>) {
        if self.state.glows != glows {
            self.state.glows = glows;
            self.state.changed = true;
        }
    }

    /// Sets what sparkles on the table.
    pub fn set_pulse(&mut self, pulse: Option<Pulse>) {
        if pulse != self.state.pulse.map(|(pulse, _)| pulse) {
            self.state.pulse = pulse.map(|pulse| (pulse, 0.0));
        }
    }

    /// Sets the area that is highlighted as a drop target.
    pub fn set_landing(&mut self, lands: Option<Landing>) {
        self.state.lands = lands;
    }

    /// Shows the targeting arrow between two points, or hides it.
    pub fn aim(&mut self, ends: Option<(Vector3<f32>, Vector3<f32>)>) {
        self.state.aim = ends;
    }

    /// Shows the values that heroes and minions would have after the action in progress.
    pub fn set_forecast(&mut self, forecast: Forecast) {
        if self.state.forecast != forecast {
            self.state.forecast = forecast;
            self.state.changed = true;
        }
    }

    /// Returns the heroes and minions that would die in the action in progress.
    pub fn dying(&self) -> &[CardId] {
        self.state.forecast.dying()
    }

    /// Shakes a card that cannot be used and plays the refusal sound.
    pub fn refuse(&mut self, card: CardId) {
        if let Some(body) = self.state.bodies.get(&card) {
            self.state.flights.shake(*body, 0.35 * self.state.speed);
        }
        self.state.sounds.push(sounds::REFUSE_CARD.into());
    }

    /// Updates the faces of all cards, because their pictures have changed.
    pub fn clear_faces(&mut self) {
        self.state.worn.clear();
        self.state.changed = true;
    }
}
