//! Animation of each event of the rules.

use super::{Beat, DuelBoard, NumberTone, ViewEvent, Word, combat, effects::HEIGHT, heroes::FALL};
use crate::{
    scene::{places, places::CARD_WIDTH, view_state::Spot},
    sounds,
};
use fyrox::{
    core::{algebra::Vector3, pool::Handle},
    scene::{Scene, node::Node},
};
use parlour_rules::duel::{
    Action, ActionKind, CardId, CardRef, Change, Event, Outcome, Player, Step,
    actions::{ChangeTurn, Mulligan, PlayCard, ReceiveToken, SummonMinion},
};
use parlour_shell::{
    app::sounds::Cue,
    cards::{flight::Flight, pose::Pose, sounds as card_sounds},
    scene::motion::Easing,
};

/// Distance from the edge of a hero's card to the middle of a number beside it, in scene units.
const BESIDE: f32 = 0.42;
/// Seconds for which the start of a turn is announced.
const TURN: f32 = 0.9;

impl DuelBoard {
    /// Shows one beat. Returns its duration in seconds at normal speed.
    pub(super) fn play(&mut self, scene: &mut Scene, beat: Beat) -> f32 {
        match beat {
            Beat::Event(event) => match event.performed() {
                Some(Action::Damage(damage)) => {
                    let seconds = self.launch(damage);
                    self.state.beats.push_front(Beat::Land(event));
                    seconds
                }
                _ => self.play_event(scene, &event),
            },
            Beat::Lunge(attack) => self.lunge(&attack),
            Beat::Land(event) => {
                self.slow_impact(&event);
                self.play_event(scene, &event)
            }
            Beat::Break(player) => self.break_hero(scene, player),
            Beat::Draw(player, card) => self.draw(scene, player, card),
            Beat::HoldUp(id) => {
                self.state.sounds.push(card_sounds::DRAW.into());
                self.hold_up(id, 0.5) + *self.motion.hold_time * 0.7
            }
            Beat::ToHand(player, id) => {
                self.state.view_state.to_hand(player, id);
                *self.motion.slide_time * 0.5
            }
            Beat::Burn(player, card) => self.burn(scene, player, card),
            Beat::Vanish(id) => self.vanish(id),
            Beat::History(entry) => {
                self.state.view_events.push(ViewEvent::History(entry));
                0.0
            }
        }
    }

    fn play_event(&mut self, scene: &mut Scene, event: &Event) -> f32 {
        match &event.step {
            Step::Perform { action, changes } => {
                let seconds = self.perform(scene, action);
                for change in changes {
                    self.state.view_state.change(change);
                    if let Change::Player { player, .. } = change {
                        self.keep_drawn_on_deck(*player);
                    }
                }
                seconds
            }
            Step::End(ActionKind::Attack) => {
                // An attacker that has not hit anything returns to its place.
                match self.state.striker.take() {
                    Some(_) => *self.motion.slide_time,
                    None => combat::REST,
                }
            }
            Step::End(ActionKind::PlayCard) => {
                // A card that is still held was countered before it took effect.
                let held = self.state.view_state.held.clone();
                for id in &held {
                    self.state.view_state.to_graveyard(*id);
                }
                if held.is_empty() { 0.0 } else { 0.2 }
            }
            _ => 0.0,
        }
    }

    /// Shows an action. Returns its duration in seconds at normal speed.
    fn perform(&mut self, scene: &mut Scene, action: &Action) -> f32 {
        match action {
            Action::StartMatch(_) => {
                self.state.sounds.push(card_sounds::SHUFFLE.into());
                0.3
            }
            Action::Mulligan(exchange) => self.exchange(exchange),
            Action::ChangeTurn(change) => self.change_turn(change),
            Action::DrawCards(draw) => {
                let beats = draw.drawn.iter().map(|card| Beat::Draw(draw.player, *card));
                self.play_next(beats)
            }
            Action::Overdraw(overdraw) => {
                let burn = |card: &CardRef| Beat::Burn(overdraw.player, *card);
                self.play_next(overdraw.burned.iter().map(burn))
            }
            Action::Fatigue(fatigue) => {
                self.state.sounds.push(sounds::FATIGUE.into());
                let seconds = *self.motion.fatigue_time * 2.0;
                self.nothing_to_draw(fatigue.player, seconds);
                self.word(Word::Fatigue(fatigue.count), seconds);
                seconds
            }
            Action::ReceiveToken(token) => self.receive_token(scene, token),
            Action::GainMana(gain) => {
                self.state.sounds.push(sounds::MANA.into());
                let (crystal, ..) = self.side(gain.player).mana;
                let text = format!("+{}", gain.amount);
                self.number_at(crystal, text, NumberTone::Better, 1.0);
                0.35
            }
            Action::PlayCard(play) => self.play_card(play),
            Action::SummonMinion(summon) => self.summon(scene, summon),
            Action::CastSpell(cast) => {
                self.state.view_state.to_graveyard(cast.card.id);
                *self.motion.slide_time
            }
            Action::Attack(attack) => self.attack(attack),
            Action::Damage(damage) => self.land(scene, damage),
            Action::Heal(heal) => self.heal(heal),
            Action::GainArmour(gain) => self.armour(gain),
            Action::Buff(buff) => self.buff(buff),
            Action::Destroy(destroy) => self.curse(&destroy.targeting),
            Action::Silence(silence) => self.silence(&silence.targeting.targets),
            Action::Freeze(freeze) => self.freeze(&freeze.targeting.targets),
            Action::Transform(transform) => self.transform(scene, transform),
            Action::ReturnToHand(back) => self.return_to_hand(&back.returned),
            Action::Discard(discard) => {
                let targets = discard.targeting.targets.iter();
                let burn = |card: &CardRef| Some(Beat::Burn(self.owner(card.id)?, *card));
                let beats: Vec<Beat> = targets.filter_map(burn).collect();
                self.play_next(beats.into_iter())
            }
            Action::Death(death) => self.death(&death.cards),
            Action::Battlecry(_) => 0.1,
            Action::TriggerAbilities(trigger) => {
                self.spark(trigger.card.id);
                0.25
            }
            Action::Concede(_) | Action::UseAbility(_) => 0.0,
            Action::EndMatch(end) => self.end_match(end.outcome),
        }
    }

    /// Queues beats to be played next, in their order. Returns 0 seconds, because nothing is shown
    /// yet.
    fn play_next(&mut self, beats: impl DoubleEndedIterator<Item = Beat>) -> f32 {
        for beat in beats.rev() {
            self.state.beats.push_front(beat);
        }
        0.0
    }

    /// Shows a token that a player receives: it flies from the hero to the hand.
    fn receive_token(&mut self, scene: &mut Scene, token: &ReceiveToken) -> f32 {
        if let Some(id) = token.card {
            let card = CardRef {
                id,
                definition: token.definition,
            };
            self.state.view_state.know(card, token.player);
            self.state.view_state.to_hand(token.player, id);
            if let Some(body) = self.take_body(id) {
                let hero = self.side(token.player).hero;
                let from = Pose::new(hero + Vector3::new(0.0, 0.6, 0.0), false);
                self.state.flights.put(scene, body, from);
            }
        }
        *self.motion.slide_time
    }

    /// Shows minions that return to their owners' hands.
    fn return_to_hand(&mut self, returned: &[CardRef]) -> f32 {
        for card in returned {
            if let Some(owner) = self.owner(card.id) {
                self.state.view_state.to_hand(owner, card.id);
            }
        }
        self.state.sounds.push(card_sounds::DRAW.into());
        *self.motion.slide_time + 0.1
    }

    /// Shows the end of the match: the losing hero breaks, or both in a draw.
    fn end_match(&mut self, outcome: Outcome) -> f32 {
        self.state.view_state.over = true;
        self.state.view_state.turn = None;
        self.state.view_events.push(ViewEvent::Over(outcome));
        let losers = Player::ALL
            .into_iter()
            .filter(|player| outcome.winner != Some(*player));
        for player in losers {
            self.fall(player);
            self.state.beats.push_front(Beat::Break(player));
        }
        FALL
    }

    fn owner(&self, id: CardId) -> Option<Player> {
        self.state.view_state.card(id).map(|shown| shown.owner)
    }

    pub(super) fn word(&mut self, word: Word, seconds: f32) {
        let seconds = seconds * self.pace();
        self.state
            .view_events
            .push(ViewEvent::Word { word, seconds });
    }

    /// Shows a number that concerns a card.
    pub(super) fn number(&mut self, card: CardId, text: String, tone: NumberTone) {
        self.number_of_size(card, text, tone, 1.0);
    }

    /// Shows a number that concerns a card, with letters of `size` times the usual height. An
    /// attacker's is at its place, so that it doesn't cover the target's.
    pub(super) fn number_of_size(
        &mut self,
        card: CardId,
        text: String,
        tone: NumberTone,
        size: f32,
    ) {
        let Some(at) = self.pose_of(card).map(|pose| pose.place) else {
            return;
        };
        let at = at + Vector3::new(0.0, HEIGHT, 0.0) + self.number_offset(card);
        self.number_at(at, text, tone, size);
    }

    /// Returns the way from the middle of a card to its numbers: on a minion, whose values are at its
    /// feet, none, and beside a hero, whose Health they would cover.
    fn number_offset(&self, card: CardId) -> Vector3<f32> {
        match self.state.view_state.spot(card) {
            Some((player, Spot::Hero)) => {
                let half = CARD_WIDTH * 0.5 * self.side(player).hero_scale;
                // Right is −X.
                Vector3::new(-half - BESIDE, 0.0, 0.0)
            }
            _ => Vector3::zeros(),
        }
    }

    fn number_at(&mut self, at: Vector3<f32>, text: String, tone: NumberTone, size: f32) {
        self.state.view_events.push(ViewEvent::Number {
            at,
            text,
            tone,
            size,
        });
    }

    /// Adds the cards that still have to leave the deck on screen to its count, because the rules
    /// have already counted them out.
    fn keep_drawn_on_deck(&mut self, player: Player) {
        let view_state = &mut self.state.view_state;
        let to_leave = self.state.beats.iter().filter(|beat| match beat {
            Beat::Draw(of, _) => *of == player,
            Beat::Burn(of, card) => *of == player && view_state.spot(card.id).is_none(),
            _ => false,
        });
        let to_leave = to_leave.count();
        view_state.side_mut(player).deck += to_leave;
    }

    /// Puts a card that leaves the deck on top of it.
    fn take_from_deck(&mut self, scene: &mut Scene, player: Player, card: CardRef) {
        self.state.view_state.know(card, player);
        let side = self.side(player);
        let own = self.state.view_state.side_mut(player);
        let top = places::on_pile(side.deck, own.deck, false).scaled(side.deck_scale);
        own.deck = own.deck.saturating_sub(1);
        if let Some(body) = self.take_body(card.id) {
            self.state.flights.put(scene, body, top);
        }
    }

    /// Holds a card up for reading. Returns the seconds until it is there.
    fn hold_up(&mut self, id: CardId, rise: f32) -> f32 {
        self.state.view_state.hold(id);
        let seconds = *self.motion.slide_time * 1.6;
        self.fly(id, Flight::new(seconds, rise).eased(Easing::OutBack));
        seconds
    }

    /// Draws a card: it rises from the deck, turns over, is held up and slides into the hand. The
    /// opponent's cards go to the hand face down.
    fn draw(&mut self, scene: &mut Scene, player: Player, card: CardRef) -> f32 {
        self.take_from_deck(scene, player, card);
        let dealing = self.state.dealing;
        let sound = match dealing {
            true => card_sounds::DEAL,
            false => card_sounds::DRAW,
        };
        self.state.sounds.push(sound.into());
        if dealing || !self.is_near(player) || self.state.covered {
            self.state.view_state.to_hand(player, card.id);
            self.fly(card.id, Flight::new(*self.motion.slide_time * 1.4, 0.7));
            if dealing {
                return *self.motion.deal_interval;
            }
            self.state.unseen.push((player, card.id));
            return *self.motion.slide_time;
        }
        let rise = self.hold_up(card.id, 0.5);
        self.state.beats.push_front(Beat::ToHand(player, card.id));
        // The sound of the turn starts during this time.
        rise + *self.motion.hold_time * 0.7
    }

    /// Shows an overdrawn or discarded card, then shrinks it.
    fn burn(&mut self, scene: &mut Scene, player: Player, card: CardRef) -> f32 {
        let in_hand = self.state.view_state.spot(card.id).is_some();
        if !in_hand {
            self.take_from_deck(scene, player, card);
        }
        self.state.sounds.push(sounds::OVERDRAW.into());
        self.state.view_state.know(card, player);
        let seconds = self.hold_up(card.id, 0.5) + *self.motion.hold_time;
        if !in_hand {
            self.word(Word::Overdraw, seconds);
        }
        self.state.beats.push_front(Beat::Vanish(card.id));
        seconds
    }

    fn vanish(&mut self, id: CardId) -> f32 {
        let seconds = 0.35;
        if let Some(body) = self.state.bodies.remove(&id)
            && let Some(goal) = self.state.flights.goal(body)
        {
            let gone = goal.scaled(0.02).turned(0.6);
            self.send_body(body, gone, Flight::new(seconds, 0.0).eased(Easing::InBack));
            self.burst_at(goal.place, seconds);
            self.state.ghosts.push(body);
        }
        self.state.view_state.to_graveyard(id);
        seconds
    }

    fn exchange(&mut self, exchange: &Mulligan) -> f32 {
        let player = exchange.player;
        let seconds = *self.motion.slide_time;
        for card in &exchange.returned {
            self.state.view_state.take(card.id);
            self.state.view_state.side_mut(player).deck += 1;
            if let Some(body) = self.state.bodies.remove(&card.id) {
                let (side, deck) = (self.side(player), self.state.view_state.side(player).deck);
                let top = places::on_pile(side.deck, deck, false).scaled(side.deck_scale);
                self.send_body(body, top, Flight::new(seconds * 1.4, 0.6));
                self.state.ghosts.push(body);
            }
        }
        self.play_next(exchange.drawn.iter().map(|card| Beat::Draw(player, *card)));
        if exchange.returned.is_empty() {
            return 0.0;
        }
        self.state.sounds.push(card_sounds::SHUFFLE.into());
        seconds * 1.6
    }

    fn change_turn(&mut self, change: &ChangeTurn) -> f32 {
        self.state.dealing = false;
        self.state.view_state.turn = Some(change.player);
        self.state.view_state.number = change.turn;
        self.state.unseen.clear();
        self.state.sounds.push(sounds::TURN.into());
        self.word(Word::Turn(change.player), TURN);
        TURN * 0.7
    }

    fn play_card(&mut self, play: &PlayCard) -> f32 {
        self.state.view_state.know(play.card, play.player);
        self.state.view_state.hold(play.card.id);
        self.state.sounds.push(sounds::PLAY_CARD.into());
        if self.is_near(play.player) {
            // A minion moves to its place from where it was dropped.
            let spell = play.position.is_none();
            return if spell {
                *self.motion.slide_time * 1.2
            } else {
                0.0
            };
        }
        // The opponent's card is held up at the left, so that the table stays visible.
        self.hold_up(play.card.id, 0.6) + *self.motion.show_time
    }

    fn summon(&mut self, scene: &mut Scene, summon: &SummonMinion) -> f32 {
        let Some(id) = summon.card else {
            return 0.0;
        };
        let card = CardRef {
            id,
            definition: summon.definition,
        };
        let view_state = &mut self.state.view_state;
        let fresh = view_state.spot(id).is_none();
        view_state.know(card, summon.player);
        let position = usize::from(summon.position.unwrap_or(u8::MAX));
        view_state.to_field(summon.player, id, position);
        // A minion that was not played from a hand grows at its place.
        if fresh
            && let Some(pose) = self.pose_of(id)
            && let Some(body) = self.take_body(id)
        {
            self.state.flights.put(scene, body, pose.scaled(0.05));
            self.puff_at(pose.place);
        }
        let seconds = *self.motion.slide_time * 1.3;
        self.fly(id, Flight::new(seconds, 0.3).arriving(sounds::SUMMON));
        seconds
    }

    fn death(&mut self, cards: &[CardRef]) -> f32 {
        let place = cards.first().and_then(|card| self.place_of(card.id));
        let sound = sounds::DEATH;
        self.state.sounds.push(Cue { sound, place });
        for card in cards {
            if let Some(place) = self.place_of(card.id) {
                self.puff_at(place);
            }
            if self.state.striker == Some(card.id) {
                self.state.striker = None;
            }
            self.state.view_state.to_graveyard(card.id);
            self.fly(card.id, Flight::new(*self.motion.slide_time * 2.0, 0.5));
        }
        *self.motion.slide_time * 2.0
    }

    /// Sends a card to its place. The flight's duration is that at normal speed.
    pub(super) fn fly(&mut self, id: CardId, flight: Flight) {
        if let (Some(pose), Some(&body)) = (self.pose_of(id), self.state.bodies.get(&id)) {
            self.send_body(body, pose, flight);
        }
    }

    pub(super) fn send_body(&mut self, body: Handle<Node>, pose: Pose, mut flight: Flight) {
        flight.tween.duration *= self.pace();
        self.state.flights.send(body, pose, flight);
    }

    /// Returns whether a card is a hero or a minion on the battlefield.
    pub(super) fn is_on_table(&self, id: CardId) -> bool {
        let spot = self.state.view_state.spot(id);
        matches!(spot, Some((_, Spot::Hero | Spot::Field(_))))
    }
}
