//! Animation of each event of the rules.

use super::{Beat, DuelBoard, NumberTone, ViewEvent, Word};
use crate::{
    panels::{HistoryAction, HistoryEntry},
    scene::{places, view_state::Spot},
    sounds,
};
use fyrox::{core::algebra::Vector3, scene::Scene};
use parlour_rules::duel::{
    Action, ActionKind, CardId, CardRef, Change, Event, Outcome, Player, Step,
    actions::{Attack, ChangeTurn, Mulligan, PlayCard, ReceiveToken, SummonMinion},
};
use parlour_shell::{
    app::sounds::Sound,
    cards::{
        flight::{Flight, Pose},
        sounds as card_sounds,
    },
    scene::motion::Easing,
};

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
            Beat::Land(event) => self.play_event(scene, &event),
            Beat::Draw(player, card) => self.draw(scene, player, card),
            Beat::HoldUp(id) => {
                let Some(stage) = &mut self.state.stage else {
                    return 0.0;
                };
                stage.hold(id);
                self.state.sounds.push(card_sounds::DRAW);
                let rise = *self.motion.slide_time * 1.6;
                self.fly(id, rise, 0.5, Easing::OutBack);
                rise + *self.motion.hold_time * 0.7
            }
            Beat::ToHand(player, id) => {
                if let Some(stage) = &mut self.state.stage {
                    stage.to_hand(player, id);
                }
                *self.motion.slide_time * 0.5
            }
            Beat::Burn(player, card) => self.burn(scene, player, card),
            Beat::Vanish(id) => self.vanish(id),
        }
    }

    fn play_event(&mut self, scene: &mut Scene, event: &Event) -> f32 {
        match &event.step {
            Step::Perform { action, changes } => {
                let seconds = self.perform(scene, action);
                for change in changes {
                    if let Some(stage) = &mut self.state.stage {
                        stage.change(change);
                    }
                    if let Change::Player { player, .. } = change {
                        self.keep_drawn_on_deck(*player);
                    }
                }
                seconds
            }
            Step::End(ActionKind::Attack) => {
                // The attacker returns to its place.
                let struck = self.state.striker.take();
                if struck.is_some() {
                    *self.motion.slide_time
                } else {
                    0.0
                }
            }
            Step::End(ActionKind::PlayCard) => {
                // A card that is still held was countered before it took effect.
                let held: Vec<CardId> = self
                    .state
                    .stage
                    .as_ref()
                    .map(|stage| stage.held.clone())
                    .unwrap_or_default();
                for id in &held {
                    if let Some(stage) = &mut self.state.stage {
                        stage.to_graveyard(*id);
                    }
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
                self.state.sounds.push(card_sounds::SHUFFLE);
                0.3
            }
            Action::Mulligan(exchange) => self.exchange(scene, exchange),
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
                self.state.sounds.push(sounds::FATIGUE);
                let seconds = *self.motion.fatigue_time * 2.0;
                self.nothing_to_draw(fatigue.player, seconds);
                self.word(Word::Fatigue(fatigue.count), seconds);
                seconds
            }
            Action::ReceiveToken(token) => self.receive_token(scene, token),
            Action::GainMana(gain) => {
                self.state.sounds.push(sounds::MANA);
                if let Some(side) = self.side(gain.player) {
                    self.number(side.mana.0, format!("+{}", gain.amount), NumberTone::Better);
                }
                0.35
            }
            Action::PlayCard(play) => self.play_card(play),
            Action::SummonMinion(summon) => self.summon(scene, summon),
            Action::CastSpell(cast) => {
                if let Some(stage) = &mut self.state.stage {
                    stage.to_graveyard(cast.card.id);
                }
                *self.motion.slide_time
            }
            Action::Attack(attack) => self.attack(attack),
            Action::Damage(damage) => self.land(damage),
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
        if let (Some(id), Some(stage)) = (token.card, &mut self.state.stage) {
            let card = CardRef {
                id,
                definition: token.definition,
            };
            stage.know(card, token.player);
            stage.to_hand(token.player, id);
            if let Some(side) = self.side(token.player)
                && let Some(body) = self.take_body(id)
            {
                let from = Pose::new(side.hero + Vector3::new(0.0, 0.6, 0.0), false);
                self.state.flights.put(scene, body, from);
            }
        }
        *self.motion.slide_time
    }

    /// Shows minions that return to their owners' hands.
    fn return_to_hand(&mut self, returned: &[CardRef]) -> f32 {
        for card in returned {
            let owner = self.owner(card.id);
            if let (Some(owner), Some(stage)) = (owner, &mut self.state.stage) {
                stage.to_hand(owner, card.id);
            }
        }
        self.state.sounds.push(card_sounds::DRAW);
        *self.motion.slide_time + 0.1
    }

    /// Shows the end of the match: the losing hero falls, or both in a draw.
    fn end_match(&mut self, outcome: Outcome) -> f32 {
        if let Some(stage) = &mut self.state.stage {
            stage.over = true;
            stage.turn = None;
        }
        self.state.view_events.push(ViewEvent::Over(outcome));
        for player in Player::ALL {
            if outcome.winner != Some(player) {
                self.fall(player);
            }
        }
        1.2
    }

    fn owner(&self, id: CardId) -> Option<Player> {
        let stage = self.state.stage.as_ref()?;
        stage.card(id).map(|shown| shown.owner)
    }

    pub(super) fn word(&mut self, word: Word, seconds: f32) {
        let seconds = seconds * self.pace();
        self.state
            .view_events
            .push(ViewEvent::Word { word, seconds });
    }

    pub(super) fn number(&mut self, at: Vector3<f32>, text: String, tone: NumberTone) {
        self.state
            .view_events
            .push(ViewEvent::Number { at, text, tone });
    }

    /// Records an action for the list of recent actions.
    fn record(
        &mut self,
        player: Player,
        card: CardRef,
        action: HistoryAction,
        target: Option<CardRef>,
    ) {
        self.state
            .view_events
            .push(ViewEvent::History(HistoryEntry {
                player,
                card: card.definition,
                action,
                target: target.map(|target| target.definition),
            }));
    }

    /// Adds the cards that still have to leave the deck on screen to its count, because the rules
    /// have already counted them out.
    fn keep_drawn_on_deck(&mut self, player: Player) {
        let Some(stage) = &mut self.state.stage else {
            return;
        };
        let to_leave = self.state.beats.iter().filter(|beat| match beat {
            Beat::Draw(of, _) => *of == player,
            Beat::Burn(of, card) => *of == player && stage.spot(card.id).is_none(),
            _ => false,
        });
        let to_leave = to_leave.count();
        stage.side_mut(player).deck += to_leave;
    }

    fn take_from_deck(&mut self, scene: &mut Scene, player: Player, card: CardRef) -> bool {
        let Some(side) = self.side(player) else {
            return false;
        };
        let Some(stage) = &mut self.state.stage else {
            return false;
        };
        stage.know(card, player);
        let own = stage.side_mut(player);
        let top = places::on_pile(side.deck, own.deck, false);
        own.deck = own.deck.saturating_sub(1);
        if let Some(body) = self.take_body(card.id) {
            self.state.flights.put(scene, body, top);
        }
        true
    }

    /// Draws a card: it rises from the deck, turns over, is held up and slides into the hand. The
    /// opponent's cards go to the hand face down.
    fn draw(&mut self, scene: &mut Scene, player: Player, card: CardRef) -> f32 {
        if !self.take_from_deck(scene, player, card) {
            return 0.0;
        }
        let near = self.state.seat == Some(player);
        self.state.sounds.push(if self.state.dealing {
            card_sounds::DEAL
        } else {
            card_sounds::DRAW
        });
        let Some(stage) = &mut self.state.stage else {
            return 0.0;
        };
        if self.state.dealing || !near || self.state.covered {
            stage.to_hand(player, card.id);
            if !self.state.dealing {
                self.state.unseen.push((player, card.id));
            }
            self.fly(card.id, *self.motion.slide_time * 1.4, 0.7, Easing::InOut);
            return if self.state.dealing {
                *self.motion.deal_interval
            } else {
                *self.motion.slide_time
            };
        }
        stage.hold(card.id);
        let rise = *self.motion.slide_time * 1.6;
        self.fly(card.id, rise, 0.5, Easing::OutBack);
        self.state.beats.push_front(Beat::ToHand(player, card.id));
        // The sound of the turn starts during this time.
        rise + *self.motion.hold_time * 0.7
    }

    /// Shows an overdrawn or discarded card, then shrinks it.
    fn burn(&mut self, scene: &mut Scene, player: Player, card: CardRef) -> f32 {
        let in_hand = self
            .state
            .stage
            .as_ref()
            .and_then(|stage| stage.spot(card.id))
            .is_some();
        if !in_hand && !self.take_from_deck(scene, player, card) {
            return 0.0;
        }
        self.state.sounds.push(sounds::OVERDRAW);
        let Some(stage) = &mut self.state.stage else {
            return 0.0;
        };
        stage.know(card, player);
        stage.hold(card.id);
        let rise = *self.motion.slide_time * 1.6;
        self.fly(card.id, rise, 0.5, Easing::OutBack);
        if !in_hand {
            self.word(Word::Overdraw, rise + *self.motion.hold_time);
        }
        self.record(player, card, HistoryAction::Burned, None);
        self.state.beats.push_front(Beat::Vanish(card.id));
        rise + *self.motion.hold_time
    }

    fn vanish(&mut self, id: CardId) -> f32 {
        let seconds = 0.35;
        if let Some(body) = self.state.bodies.remove(&id)
            && let Some(goal) = self.state.flights.goal(body)
        {
            let gone = goal.scaled(0.02).turned(0.6);
            let flight = Flight::new(seconds * self.pace(), 0.0).eased(Easing::InBack);
            self.state.flights.send(body, gone, flight);
            self.burst_at(goal.place, seconds);
            self.state.ghosts.push(body);
        }
        if let Some(stage) = &mut self.state.stage {
            stage.to_graveyard(id);
        }
        seconds
    }

    fn exchange(&mut self, scene: &mut Scene, exchange: &Mulligan) -> f32 {
        let player = exchange.player;
        for card in &exchange.returned {
            if let Some(stage) = &mut self.state.stage {
                stage.take(card.id);
                stage.side_mut(player).deck += 1;
            }
            if let Some(side) = self.side(player)
                && let Some(body) = self.state.bodies.remove(&card.id)
            {
                let deck = self
                    .state
                    .stage
                    .as_ref()
                    .map_or(1, |stage| stage.side(player).deck);
                let flight = Flight::new(*self.motion.slide_time * 1.4 * self.pace(), 0.6);
                let top = places::on_pile(side.deck, deck, false);
                self.state.flights.send(body, top, flight);
                self.state.ghosts.push(body);
            }
        }
        if !exchange.returned.is_empty() {
            self.state.sounds.push(card_sounds::SHUFFLE);
        }
        for card in exchange.drawn.iter().rev() {
            self.state.beats.push_front(Beat::Draw(player, *card));
        }
        let seconds = if exchange.returned.is_empty() {
            0.0
        } else {
            *self.motion.slide_time * 1.6
        };
        let _ = scene;
        seconds
    }

    fn change_turn(&mut self, change: &ChangeTurn) -> f32 {
        self.state.dealing = false;
        if let Some(stage) = &mut self.state.stage {
            stage.turn = Some(change.player);
            stage.number = change.turn;
        }
        self.state.unseen.clear();
        self.state.sounds.push(sounds::TURN);
        self.word(Word::Turn(change.player), TURN);
        TURN * 0.7
    }

    fn play_card(&mut self, play: &PlayCard) -> f32 {
        let near = self.state.seat == Some(play.player);
        let Some(stage) = &mut self.state.stage else {
            return 0.0;
        };
        stage.know(play.card, play.player);
        stage.hold(play.card.id);
        self.state.sounds.push(sounds::PLAY_CARD);
        self.record(play.player, play.card, HistoryAction::Played, play.target);
        if near {
            // A minion moves to its place from where it was dropped.
            let spell = play.position.is_none();
            return if spell {
                *self.motion.slide_time * 1.2
            } else {
                0.0
            };
        }
        // The opponent's card is held up with its name.
        let rise = *self.motion.slide_time * 1.6;
        self.fly(play.card.id, rise, 0.6, Easing::OutBack);
        let seconds = rise + *self.motion.show_time;
        self.word(Word::Card(play.card.definition), seconds);
        seconds
    }

    fn summon(&mut self, scene: &mut Scene, summon: &SummonMinion) -> f32 {
        let Some(id) = summon.card else {
            return 0.0;
        };
        let player = summon.player;
        let Some(stage) = &mut self.state.stage else {
            return 0.0;
        };
        let card = CardRef {
            id,
            definition: summon.definition,
        };
        let fresh = stage.spot(id).is_none();
        stage.know(card, player);
        let position = usize::from(summon.position.unwrap_or(u8::MAX));
        stage.to_field(player, id, position);
        let seconds = *self.motion.slide_time * 1.3;
        if fresh {
            // A minion that was not played from a hand grows at its place.
            let pose = self.state.stage.take().and_then(|stage| {
                let pose = self.pose_of(&stage, id);
                self.state.stage = Some(stage);
                pose
            });
            if let (Some(pose), Some(body)) = (pose, self.take_body(id)) {
                self.state.flights.put(scene, body, pose.scaled(0.05));
                self.puff_at(pose.place);
            }
        }
        self.fly_with(id, seconds, 0.3, Easing::InOut, Some(sounds::SUMMON));
        seconds
    }

    fn attack(&mut self, attack: &Attack) -> f32 {
        self.record(
            attack.player,
            attack.attacker,
            HistoryAction::Attacked,
            Some(attack.target),
        );
        let (Some(&body), Some(to)) = (
            self.state.bodies.get(&attack.attacker.id),
            self.place_of(attack.target.id),
        ) else {
            return 0.0;
        };
        let Some(from) = self.state.flights.goal(body) else {
            return 0.0;
        };
        self.state.striker = Some(attack.attacker.id);
        let way = to - from.place;
        let mut pose = from;
        pose.place += way * 0.72;
        pose.place.y += 0.35;
        pose.tilt = -0.12 * way.z.signum();
        let flight = Flight::new(*self.motion.strike_time * self.pace(), 0.25);
        let flight = flight.eased(Easing::InBack);
        self.state.flights.send(body, pose, flight);
        *self.motion.strike_time
    }

    fn death(&mut self, cards: &[CardRef]) -> f32 {
        self.state.sounds.push(sounds::DEATH);
        for card in cards {
            if let Some(place) = self.place_of(card.id) {
                self.puff_at(place);
            }
            if self.state.striker == Some(card.id) {
                self.state.striker = None;
            }
            if let Some(owner) = self.owner(card.id) {
                self.record(owner, *card, HistoryAction::Died, None);
            }
            if let Some(stage) = &mut self.state.stage {
                stage.to_graveyard(card.id);
            }
            self.fly(card.id, *self.motion.slide_time * 2.0, 0.5, Easing::InOut);
        }
        *self.motion.slide_time * 2.0
    }

    /// Shows the defeat of a hero.
    fn fall(&mut self, player: Player) {
        let hero = self
            .state
            .stage
            .as_ref()
            .map(|stage| stage.side(player).hero);
        if let Some(hero) = hero {
            if let Some(place) = self.place_of(hero) {
                self.puff_at(place);
            }
            if let Some(body) = self.state.bodies.get(&hero) {
                self.state.flights.shake(*body, 0.8 * self.state.speed);
            }
        }
    }

    /// Sends a card to its place with the given animation.
    pub(super) fn fly(&mut self, id: CardId, seconds: f32, rise: f32, easing: Easing) {
        self.fly_with(id, seconds, rise, easing, None);
    }

    fn fly_with(
        &mut self,
        id: CardId,
        seconds: f32,
        rise: f32,
        easing: Easing,
        arrival: Option<Sound>,
    ) {
        let Some(stage) = self.state.stage.take() else {
            return;
        };
        if let (Some(pose), Some(&body)) = (self.pose_of(&stage, id), self.state.bodies.get(&id)) {
            let mut flight = Flight::new(seconds * self.pace(), rise).eased(easing);
            flight.arrival = arrival;
            self.state.flights.send(body, pose, flight);
        }
        self.state.stage = Some(stage);
    }

    /// Returns whether a card is a hero or a minion on the battlefield.
    pub(super) fn is_on_table(&self, id: CardId) -> bool {
        let spot = self.state.stage.as_ref().and_then(|stage| stage.spot(id));
        matches!(spot, Some((_, Spot::Hero | Spot::Field(_))))
    }
}
