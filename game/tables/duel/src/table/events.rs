//! Effects of events at the Duel table: trace, sounds, saves, history, dialogs and floating
//! numbers.

use crate::{
    Participant,
    panels::{DuelDialog, confirm::verdict, history::sentence, numbers, words},
    scene::{
        board::{DuelBoard, HistoryEntry, NumberTone, ViewEvent, Word},
        manager::{DuelManager, SessionEvent},
        view_state::ViewState,
    },
    sounds,
    table::DuelTable,
};
use fyrox::{
    core::algebra::{Vector2, Vector3},
    plugin::error::GameResult,
};
use parlour_rules::duel::{Action, Event, Intent, Outcome, Phase, Player, Reason};
use parlour_shell::{
    app::{Shell, TableContext},
    table::participant::are_people,
    ui,
    ui::{
        Screen,
        banner::{self, Words},
        kit::colors,
    },
};
use serde_json::json;

/// Pause between the end of a match and the result dialog, in seconds at normal animation speed.
const REST: f32 = 0.8;
/// Time for which the result is shown over the table, in seconds at normal animation speed.
const RESULT: f32 = 2.4;
/// Number of history entries that are kept.
const REMEMBERED: usize = 60;

impl DuelTable {
    /// Advances the table by one frame: sounds, game and view events, tutorial marks, the card
    /// preview and the result dialog.
    ///
    /// # Errors
    /// If the scene lacks the Duel's scripts.
    pub(crate) fn update_duel(&mut self, ctx: &mut TableContext) -> GameResult {
        let pace = super::PACES[self.pace];
        let table = ctx.script_mut::<DuelBoard>(self.table)?;
        let sounds = table.take_sounds();
        let view_events = table.drain_view_events();
        let values = table.view_state().map(ViewState::panel_values);
        let changed = self.selection.take_change();
        if changed || values != self.panel_values {
            self.panel_values = values;
            ctx.shell.changed();
        }
        let events = ctx.drain_events::<DuelManager>(self.manager)?;
        let manager = ctx.script::<DuelManager>(self.manager)?;
        // The speed setting applies to the computer's turns only.
        let acting = manager.duel().map(|duel| duel.current());
        let computer = acting
            .zip(manager.participants())
            .is_some_and(|(player, participants)| {
                participants[player.index()] != Participant::Person
            });
        ctx.script_mut::<DuelBoard>(self.table)?
            .set_pace(if computer { pace } else { 1.0 });
        ctx.play_sounds(sounds);
        for event in view_events {
            self.handle_view_event(ctx, event);
        }
        for event in events {
            self.handle_duel_event(ctx, event)?;
        }
        self.update_duel_input(ctx)?;
        self.point(ctx)?;
        self.update_selection(ctx)?;
        self.look(ctx);
        self.make_faces(ctx);
        self.announce_duel(ctx)?;
        self.show_numbers(ctx);
        Ok(())
    }

    fn handle_duel_event(&mut self, ctx: &mut TableContext, event: SessionEvent) -> GameResult {
        match event {
            SessionEvent::Game(events) => {
                // Save before the trace events are emitted, so that their readers find the save
                // updated.
                self.save_match(ctx);
                self.trace_duel(ctx.shell, &events);
                self.follow_guide(ctx, &events);
            }
            SessionEvent::Refused((intent, refusal)) => {
                let card = match intent {
                    Intent::Play { card, .. } => Some(card),
                    Intent::Attack { attacker, .. } => Some(attacker),
                    _ => None,
                };
                if let Some(card) = card {
                    ctx.script_mut::<DuelBoard>(self.table)?.refuse(card);
                }
                let sentence = words::refused(&ctx.shell.locale, &refusal);
                ctx.shell.show_refusal(sentence);
            }
            SessionEvent::Placed => {
                self.announcement.cancel();
                self.numbers.clear();
            }
            SessionEvent::Ready => self.next_to_act(ctx)?,
        }
        Ok(())
    }

    /// Asks the next local player to act: for cards to exchange, or to take over the device.
    fn next_to_act(&mut self, ctx: &mut TableContext) -> GameResult {
        if self.replay.is_some() {
            return Ok(());
        }
        let scene = ctx.engine.scenes.try_get(ctx.shell.scene)?;
        let Some((duel, participants)) = self
            .duel_manager(scene)
            .and_then(|duel_manager| Some((duel_manager.duel()?, duel_manager.participants()?)))
        else {
            return Ok(());
        };
        let local = |player: Player| participants[player.index()] == Participant::Person;
        let asked = match duel.phase() {
            Phase::Mulligan => Player::ALL
                .into_iter()
                .find(|player| local(*player) && duel.may_exchange(*player)),
            Phase::Playing => Some(duel.current()).filter(|player| local(*player)),
            Phase::Over => None,
        };
        let exchanging = duel.phase() == Phase::Mulligan;
        let Some(player) = asked else { return Ok(()) };
        let is_covered = self.curtain.is_some();
        if are_people(&participants) && self.seat != Some(player) && !is_covered {
            return self.draw_curtain(ctx, player);
        }
        if exchanging && !is_covered && !ctx.shell.has_dialog(&DuelDialog::Mulligan) {
            self.exchanged.clear();
            self.ask_for_exchange(ctx);
        }
        Ok(())
    }

    /// Opens the mulligan dialog with the player's first hand.
    pub(crate) fn ask_for_exchange(&mut self, ctx: &mut TableContext) {
        let hand = ctx.scene().and_then(|scene| {
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
        ctx.shell.open_dialog(DuelDialog::Mulligan);
    }

    /// Emits a trace event for each game event, and `turn` and `over`, which tests wait for.
    pub(crate) fn trace_duel(&mut self, shell: &mut Shell, events: &[Event]) {
        if !shell.trace.is_enabled() {
            return;
        }
        let Some(set) = self.set.clone() else {
            return;
        };
        for event in events {
            let details = serde_json::to_value(event.to_json(&set)).unwrap_or_default();
            let name = details
                .get("event")
                .and_then(|name| name.as_str())
                .unwrap_or("perform")
                .to_owned();
            shell.trace.emit(&name, details);
            match event.performed() {
                Some(Action::ChangeTurn(change)) => shell.trace.emit(
                    "turn",
                    json!({ "player": change.player.index(), "turn": change.turn }),
                ),
                Some(Action::EndMatch(end)) => shell.trace.emit(
                    "over",
                    json!({ "result": result(end.outcome), "reason": reason(end.outcome) }),
                ),
                _ => {}
            }
        }
    }

    fn handle_view_event(&mut self, ctx: &mut TableContext, event: ViewEvent) {
        match event {
            ViewEvent::Number {
                at,
                text,
                tone,
                size,
            } => {
                if let Some(pixel) = self.duel_pixel(ctx, at) {
                    let color = match tone {
                        NumberTone::Damage => numbers::DAMAGE,
                        NumberTone::Better => numbers::BETTER,
                        NumberTone::Plain => numbers::PLAIN,
                    };
                    self.numbers.rise(text, color, pixel, size);
                }
            }
            ViewEvent::Word { word, seconds } => {
                let words = self.words(ctx, word);
                self.numbers.banner.show(words, seconds);
            }
            ViewEvent::History(done) => {
                self.make_face(ctx, done.card.definition);
                let view = ctx.scene().and_then(|scene| self.duel_view(scene));
                let spoken = view.map(|view| sentence(&ctx.shell.locale, &view, &done));
                ctx.shell.speak(&spoken.unwrap_or_default());
                self.remember([done]);
                ctx.shell.changed();
            }
            // The player knows the result of a match that is replayed.
            ViewEvent::Over(_) if self.replay.is_some() => {}
            ViewEvent::Over(outcome) => {
                let rest = REST * ctx.shell.settings.motion.factor();
                self.announcement.schedule(rest, outcome);
            }
        }
    }

    /// Adds entries to the history.
    pub(crate) fn remember(&mut self, entries: impl IntoIterator<Item = HistoryEntry>) {
        self.history.extend(entries);
        let surplus = self.history.len().saturating_sub(REMEMBERED);
        self.history.drain(..surplus);
    }

    /// Returns the words of an announcement.
    fn words(&self, ctx: &TableContext, word: Word) -> Words {
        let locale = &ctx.shell.locale;
        let (text, color, at) = match word {
            Word::Turn(player) => {
                let participants = ctx
                    .scene()
                    .and_then(|scene| self.duel_manager(scene)?.participants());
                let among_people =
                    participants.is_some_and(|participants| are_people(&participants));
                let own = player == self.duel_seat();
                let text = if among_people {
                    let number = (player.index() + 1) as i64;
                    locale.format("duel-word-turn-of", &[("player", number.into())])
                } else if own {
                    locale.text("duel-word-turn-own")
                } else {
                    locale.text("duel-word-turn-other")
                };
                (text, numbers::LOUD, banner::MIDDLE)
            }
            Word::Fatigue(count) => {
                let text =
                    locale.format("duel-word-fatigue", &[("count", i64::from(count).into())]);
                (text, numbers::DAMAGE, banner::MIDDLE)
            }
            Word::Overdraw => (
                locale.text("duel-word-overdraw"),
                numbers::DAMAGE,
                Vector2::new(0.5, 0.2),
            ),
        };
        let note = String::new();
        Words {
            text,
            note,
            color,
            at,
        }
    }

    /// Opens the result dialog after the pause that follows the end of a match, and updates the
    /// records.
    fn announce_duel(&mut self, ctx: &mut TableContext) -> GameResult {
        let caught_up = ctx.script::<DuelBoard>(self.table)?.has_caught_up();
        let Some(outcome) = self.announcement.due(ctx, caught_up) else {
            return Ok(());
        };
        let manager = ctx.script::<DuelManager>(self.manager)?;
        if let Some(participants) = manager.participants() {
            self.enter_match(ctx.shell, participants, outcome.winner);
            let people = are_people(&participants);
            let won = people || outcome.winner == Some(self.duel_seat());
            ctx.play_sound(if won { sounds::WON } else { sounds::LOST });
        }
        ctx.shell.dialogs.clear();
        ctx.shell.open_dialog(DuelDialog::Result(outcome));
        ctx.shell.changed();
        self.show_verdict(ctx, outcome);
        Ok(())
    }

    /// Shows the result of the match over the table.
    fn show_verdict(&mut self, ctx: &TableContext, outcome: Outcome) {
        let Some(view) = ctx.scene().and_then(|scene| self.duel_view(scene)) else {
            return;
        };
        let (text, _) = verdict(&ctx.shell.locale, &view, outcome);
        let is_won = are_people(&view.participants) || outcome.winner == Some(view.seat);
        let words = Words {
            text,
            note: String::new(),
            color: if is_won {
                colors::ACCENT
            } else {
                colors::CREAM
            },
            at: banner::MIDDLE,
        };
        let seconds = RESULT * ctx.shell.settings.motion.factor();
        self.numbers.banner.show(words, seconds);
    }

    /// Returns the words of the banner over the table.
    pub fn banner(&self) -> Option<&Words> {
        self.numbers.banner.words()
    }

    fn show_numbers(&mut self, ctx: &mut TableContext) {
        let scale = ui::scale(ctx.shell.window, ctx.shell.ui_scale());
        let free = ctx.shell.insets.free(ctx.shell.window);
        let timing = (ctx.shell.settings.motion.factor(), ctx.engine.dt);
        // The result is beside the table.
        let top = ctx.shell.top_dialog();
        let is_free = ctx.shell.dialogs.is_empty() || matches!(top, Some(DuelDialog::Result(_)));
        let hidden = ctx.shell.screen != Screen::Table || !is_free;
        let Ok(ui) = ctx.engine.user_interfaces.try_get_mut(ctx.shell.ui) else {
            return;
        };
        self.numbers.banner.calm = ctx.shell.settings.reduce_motion;
        self.numbers.update(ui, free, scale, timing, hidden);
        if self.banner().is_some() {
            ctx.shell.keep_drawing();
        }
    }

    /// Returns the pixel at which a point of the scene appears.
    fn duel_pixel(&self, ctx: &TableContext, place: Vector3<f32>) -> Option<Vector2<f32>> {
        let scene = ctx.scene()?;
        ctx.shell.pixel(scene, place)
    }
}

/// Returns the result for the trace in chess notation, with the first player's score first.
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
