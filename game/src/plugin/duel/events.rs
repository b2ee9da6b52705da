//! What happens at the Duel's table: it is traced, heard, saved, told, and announced.

use super::{DuelTable, Parlour};
use crate::{
    camera::Projection,
    duel::{
        manager::{DuelManager, SessionEvent},
        selector::DuelSelector,
        stage::Stage,
        table::{DuelBoard, NumberTone, ViewEvent, Word},
    },
    sounds::Sound,
    ui::{
        self, Control, Dialog, DuelDialog, Screen,
        duel::{numbers, words},
    },
};
use fyrox::{
    core::algebra::{Vector2, Vector3},
    graph::SceneGraph,
    plugin::{PluginContext, error::GameResult},
};
use parlour_rules::duel::{Action, Event, Intent, Outcome, Phase, Player, Reason};
use serde_json::json;

/// Seconds of rest between the end of a match and its announcement, at normal speed.
const REST: f32 = 0.8;
/// As many deeds are remembered for the strip.
const REMEMBERED: usize = 60;

impl Parlour {
    /// One update of the table.
    pub(in crate::plugin) fn update_duel(&mut self, ctx: &mut PluginContext) -> GameResult {
        let pace = super::PACES[self.duel.pace];
        let scene = ctx.scenes.try_get_mut(self.scene)?;
        self.camera_events(scene);
        let table = scene
            .graph
            .try_get_script_of_mut::<DuelBoard>(self.duel.table)?;
        let heard = table.take_sounds();
        let cues = table.drain_view_events();
        let told = table.stage().map(Stage::told);
        let changed = scene
            .graph
            .try_get_script_of_mut::<DuelSelector>(self.duel.table)?
            .take_change();
        for sound in heard {
            self.sounds.play(scene, sound, self.settings.volume);
        }
        if changed {
            self.hit_targets_due = Some(2);
        }
        if told != self.duel.told {
            self.duel.told = told;
            self.dirty = true;
        }
        let manager = scene
            .graph
            .try_get_script_of_mut::<DuelManager>(self.duel.manager)?;
        let event = manager.drain_events();
        // Only what the computer does is slowed or sped up.
        let acting = manager.duel().map(|duel| duel.current());
        let computer = acting
            .zip(manager.controls())
            .is_some_and(|(player, controls)| controls[player.index()] != Control::Local);
        scene
            .graph
            .try_get_script_of_mut::<DuelBoard>(self.duel.table)?
            .set_pace(if computer { pace } else { 1.0 });
        for cue in cues {
            self.handle_view_event(ctx, cue);
        }
        for item in event {
            self.handle_duel_event(ctx, item)?;
        }
        self.update_duel_input(ctx)?;
        self.point(ctx)?;
        self.look(ctx);
        self.make_faces(ctx, false);
        self.announce_duel(ctx)?;
        self.show_numbers(ctx);
        Ok(())
    }

    fn handle_duel_event(&mut self, ctx: &mut PluginContext, event: SessionEvent) -> GameResult {
        self.dirty = true;
        match event {
            SessionEvent::Done {
                player,
                intent,
                events,
            } => {
                self.intents.push(format!("{player}: {intent:?}"));
                // Whoever hears of it finds it saved.
                self.save_match(ctx);
                self.trace_duel(&events);
                self.guide_heard(&events);
            }
            SessionEvent::Refused(_, intent, refusal) => {
                let card = match intent {
                    Intent::Play { card, .. } => Some(card),
                    Intent::Attack { attacker, .. } => Some(attacker),
                    _ => None,
                };
                if let Some(card) = card {
                    ctx.scenes
                        .try_get_mut(self.scene)?
                        .graph
                        .try_get_script_of_mut::<DuelBoard>(self.duel.table)?
                        .refuse(card);
                }
                let sentence = words::refused(&self.locale, &refusal);
                self.trace.error(&sentence);
                self.notify(sentence);
                self.hit_targets_due = Some(2);
            }
            SessionEvent::Placed => {
                self.duel.announcement = None;
                self.duel.numbers.clear();
            }
            SessionEvent::Ready => {
                self.hit_targets_due = Some(2);
                self.next_to_act(ctx)?;
            }
        }
        Ok(())
    }

    /// What is asked of a person now that everything lies still.
    fn next_to_act(&mut self, ctx: &mut PluginContext) -> GameResult {
        let scene = ctx.scenes.try_get(self.scene)?;
        let Some((duel, controls)) = self
            .duel_manager(scene)
            .and_then(|duel_manager| Some((duel_manager.duel()?, duel_manager.controls()?)))
        else {
            return Ok(());
        };
        let local = |player: Player| controls[player.index()] == Control::Local;
        let asked = match duel.phase() {
            Phase::Mulligan => Player::ALL
                .into_iter()
                .find(|player| local(*player) && duel.may_exchange(*player)),
            Phase::Playing => Some(duel.current()).filter(|player| local(*player)),
            Phase::Over => None,
        };
        let exchanging = duel.phase() == Phase::Mulligan;
        let Some(player) = asked else { return Ok(()) };
        let insets = self.duel.curtain.is_some();
        if DuelTable::is_among_people(controls) && self.duel.seat != Some(player) && !insets {
            return self.draw_curtain(ctx, player);
        }
        if exchanging && !insets && !self.has_dialog(&DuelDialog::Mulligan) {
            self.duel.exchanged.clear();
            self.ask_for_exchange(ctx);
        }
        Ok(())
    }

    pub(super) fn has_dialog(&self, wanted: &DuelDialog) -> bool {
        self.dialogs
            .iter()
            .any(|dialog| matches!(dialog, Dialog::Duel(dialog) if dialog == wanted))
    }

    /// The first hand is shown, to exchange some of it.
    pub(super) fn ask_for_exchange(&mut self, ctx: &mut PluginContext) {
        let hand = ctx.scenes.try_get(self.scene).ok().and_then(|scene| {
            let duel = self.duel(scene)?;
            let hand = duel.player(self.duel_seat()).hand();
            Some(
                hand.iter()
                    .filter_map(|id| Some(duel.card(*id)?.definition()))
                    .collect::<Vec<_>>(),
            )
        });
        for card in hand.unwrap_or_default() {
            self.make_face(ctx, card);
        }
        self.dialogs.push(Dialog::Duel(DuelDialog::Mulligan));
        self.dirty = true;
        self.hit_targets_due = Some(3);
    }

    /// Each event as it is committed, and what programs wait for.
    pub(super) fn trace_duel(&mut self, events: &[Event]) {
        if !self.trace.is_enabled() {
            return;
        }
        let Some(set) = self.duel.set.clone() else {
            return;
        };
        for event in events {
            let told = serde_json::to_value(event.to_json(&set)).unwrap_or_default();
            let name = told
                .get("event")
                .and_then(|name| name.as_str())
                .unwrap_or("perform")
                .to_owned();
            self.trace.emit(&name, told);
            match event.performed() {
                Some(Action::ChangeTurn(change)) => self.trace.emit(
                    "turn",
                    json!({ "player": change.player.index(), "turn": change.turn }),
                ),
                Some(Action::EndMatch(end)) => self.trace.emit(
                    "over",
                    json!({ "result": result(end.outcome), "reason": reason(end.outcome) }),
                ),
                _ => {}
            }
        }
    }

    fn handle_view_event(&mut self, ctx: &mut PluginContext, cue: ViewEvent) {
        match cue {
            ViewEvent::Number { at, text, tone } => {
                if let Some(pixel) = self.duel_pixel(ctx, at) {
                    let color = match tone {
                        NumberTone::Damage => numbers::DAMAGE,
                        NumberTone::Better => numbers::BETTER,
                        NumberTone::Plain => numbers::PLAIN,
                    };
                    self.duel.numbers.rise(text, color, pixel);
                }
            }
            ViewEvent::Word { word, seconds } => {
                let (text, color, place) = self.word_text(ctx, word);
                self.duel.numbers.word(text, color, place, seconds);
            }
            ViewEvent::Done(done) => {
                self.make_face(ctx, done.card);
                let history = &mut self.duel.history;
                history.push(done);
                if history.len() > REMEMBERED {
                    history.remove(0);
                }
                self.dirty = true;
            }
            ViewEvent::Over(outcome) => {
                let rest = REST * self.settings.motion.factor();
                self.duel.announcement = Some((rest, outcome));
            }
        }
    }

    /// A word of the middle: its text, its colour, and where it stands.
    fn word_text(
        &self,
        ctx: &PluginContext,
        word: Word,
    ) -> (String, fyrox::core::color::Color, Vector2<f32>) {
        let locale = &self.locale;
        let middle = Vector2::new(0.5, 0.46);
        match word {
            Word::Turn(player) => {
                let controls = ctx
                    .scenes
                    .try_get(self.scene)
                    .ok()
                    .and_then(|scene| self.duel_manager(scene)?.controls());
                let among_people = controls.is_some_and(DuelTable::is_among_people);
                let own = player == self.duel_seat();
                let text = if among_people {
                    let number = (player.index() + 1) as i64;
                    locale.format("duel-word-turn-of", &[("player", number.into())])
                } else if own {
                    locale.text("duel-word-turn-own")
                } else {
                    locale.text("duel-word-turn-other")
                };
                (text, numbers::LOUD, middle)
            }
            Word::Fatigue(count) => {
                let text =
                    locale.format("duel-word-fatigue", &[("count", i64::from(count).into())]);
                (text, numbers::DAMAGE, middle)
            }
            Word::Overdraw => (
                locale.text("duel-word-overdraw"),
                numbers::DAMAGE,
                Vector2::new(0.5, 0.2),
            ),
            Word::Card(definition) => {
                let name = self
                    .duel
                    .set
                    .as_ref()
                    .map(|set| words::name(locale, set.get(definition)));
                (
                    name.unwrap_or_default(),
                    numbers::LOUD,
                    Vector2::new(0.5, 0.16),
                )
            }
        }
    }

    /// After a rest the end of the match is announced.
    fn announce_duel(&mut self, ctx: &mut PluginContext) -> GameResult {
        if self.screen != Screen::Table {
            // It waits for the player to come back from the menu.
            return Ok(());
        }
        let scene = ctx.scenes.try_get(self.scene)?;
        let caught_up = scene
            .graph
            .try_get_script_of::<DuelBoard>(self.duel.table)?
            .has_caught_up();
        let controls = self.duel_manager(scene).and_then(DuelManager::controls);
        let Some((left, outcome)) = &mut self.duel.announcement else {
            return Ok(());
        };
        *left -= ctx.dt;
        if *left > 0.0 || !caught_up {
            return Ok(());
        }
        let outcome = *outcome;
        self.duel.announcement = None;
        if let Some(controls) = controls {
            self.enter_match(controls, outcome.winner);
            let people = DuelTable::is_among_people(controls);
            let won = people || outcome.winner == Some(self.duel_seat());
            self.play_sound(ctx, if won { Sound::DuelWon } else { Sound::DuelLost });
        }
        self.dialogs.clear();
        self.dialogs.push(Dialog::Duel(DuelDialog::Result(outcome)));
        self.dirty = true;
        self.hit_targets_due = Some(3);
        Ok(())
    }

    fn show_numbers(&mut self, ctx: &mut PluginContext) {
        let scale = ui::scale(self.window, self.ui_scale());
        let free = self.table_insets().free(self.window);
        let timing = (self.settings.motion.factor(), ctx.dt);
        let hidden = self.screen != Screen::Table || !self.dialogs.is_empty();
        let Ok(ui) = ctx.user_interfaces.try_get_mut(self.ui) else {
            return;
        };
        self.duel.numbers.update(ui, free, scale, timing, hidden);
    }

    /// The pixel where a place of the scene is seen.
    fn duel_pixel(&self, ctx: &PluginContext, place: Vector3<f32>) -> Option<Vector2<f32>> {
        let scene = ctx.scenes.try_get(self.scene).ok()?;
        let camera = scene.graph.try_get(self.nodes.camera).ok()?;
        Projection::of(camera).pixel(place, self.window)
    }
}

/// A result as programs read it, the first seat first.
fn result(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Player::One) => "1-0",
        Some(Player::Two) => "0-1",
        None => "1/2-1/2",
    }
}

fn reason(outcome: Outcome) -> &'static str {
    match outcome.reason {
        Reason::Defeat => "defeat",
        Reason::Concession => "concession",
    }
}
