//! Effects of events at the Prospector table: trace, sounds, saves, scores and the result dialog.

use super::today;
use crate::{
    panels,
    panels::{ProspectorDialog, RoundReport, rank},
    scene::{
        manager::{Prospector, Refusal, SeriesEvent, SessionEvent},
        tableau::{Spot, Tableau},
    },
    sounds,
    table::ProspectorTable,
};
use fyrox::plugin::error::GameResult;
use parlour_rules::{
    cards::Card,
    prospector::{Event, Move, RunScored, Series},
};
use parlour_shell::app::{Shell, TableContext, sounds as common_sounds};
use serde_json::json;

/// Pause between the end of a round and the result dialog, in seconds at normal animation speed.
const REST: f32 = 1.0;

/// Speaks what happened to a card, with a number.
fn speak(shell: &mut Shell, key: &str, card: Card, number: u64) {
    let values = [
        ("card", rank(&shell.locale, card).into()),
        ("number", number.into()),
    ];
    shell.speak(&shell.locale.format(key, &values));
}

impl ProspectorTable {
    /// Advances the table by one frame: sounds, game events, solver, tutorial, result dialog,
    /// demonstration and scores.
    ///
    /// # Errors
    /// If the scene lacks Prospector's scripts.
    pub(crate) fn update_prospector(&mut self, ctx: &mut TableContext) -> GameResult {
        let sounds = ctx.script_mut::<Tableau>(self.tableau)?.take_sounds();
        ctx.play_sounds(sounds);
        for event in ctx.drain_events::<Prospector>(self.manager)? {
            self.handle_prospector_event(ctx, event)?;
        }
        self.raise_playable(ctx)?;
        self.poll_solver(ctx)?;
        self.mark_for_guide(ctx)?;
        self.run_startup_commands(ctx)?;
        self.announce(ctx);
        self.advance_prospector_demonstration(ctx)?;
        self.fly_scores(ctx);
        self.write_score(ctx);
        self.heat_up(ctx)
    }

    fn handle_prospector_event(
        &mut self,
        ctx: &mut TableContext,
        event: SessionEvent,
    ) -> GameResult {
        match event {
            SessionEvent::Game(SeriesEvent::Played { events }) => {
                let open = self.question.filter(|_| self.thinking.is_some());
                self.forget_insight();
                // Save before the trace event is emitted, so that its readers find the save
                // updated.
                self.save_series(ctx);
                for event in events {
                    self.follow_guide(ctx, &event);
                    self.tell(ctx, event);
                }
                // The solver was asked while a move was in progress: ask it again about the new
                // position.
                if let Some(question) = open {
                    self.ask_solver(ctx, question)?;
                }
            }
            SessionEvent::Game(SeriesEvent::TakenBack { ply }) => {
                self.forget_insight();
                self.save_series(ctx);
                self.announcement.cancel();
                self.projected = None;
                ctx.shell
                    .close_dialogs(|dialog| matches!(dialog, ProspectorDialog::RoundOver(_)));
                ctx.shell
                    .trace
                    .emit("step", json!({ "ply": ply, "back": true }));
                ctx.play_sound(common_sounds::UNDO);
                self.catch_up(ctx);
            }
            SessionEvent::Refused(Refusal::NotYet(mv)) => {
                if let Some(mv) = mv {
                    self.shake(ctx, mv)?;
                }
                let sentence = ctx.shell.locale.text(self.guide_refusal());
                ctx.shell.notify(sentence);
            }
            SessionEvent::Refused(Refusal::Rules(mv, refusal)) => {
                self.shake(ctx, mv)?;
                let sentence = panels::refused(&ctx.shell.locale, &refusal);
                ctx.shell.show_refusal(sentence);
            }
            SessionEvent::Placed | SessionEvent::Game(SeriesEvent::Dealt) => {
                self.projected = None;
                self.forget_insight();
                self.announcement.cancel();
                self.save_series(ctx);
                self.catch_up(ctx);
            }
            SessionEvent::Game(SeriesEvent::Left(settled, series)) => {
                if settled.given_up && self.practice.is_none() {
                    let details =
                        json!({ "won": false, "score": settled.round_score, "given_up": true });
                    ctx.shell.trace.emit("round", details);
                }
                self.enter_round(ctx.shell, settled, *series);
            }
            // The player knows the result of a round that is replayed.
            SessionEvent::Game(SeriesEvent::Over { .. }) if self.replay.is_some() => {}
            SessionEvent::Game(SeriesEvent::Over { won }) => {
                let rest = REST * ctx.shell.settings.motion.factor();
                self.announcement.schedule(rest, won);
                self.show_verdict(ctx, won);
            }
            SessionEvent::Ready
            | SessionEvent::Refused(Refusal::NothingToUndo | Refusal::NoSeries) => {}
        }
        Ok(())
    }

    /// Shakes a card that can't be played.
    fn shake(&self, ctx: &mut TableContext, mv: Move) -> GameResult {
        let spot = match mv {
            Move::Take(slot) => Spot::Slot(slot),
            Move::Draw => Spot::Draw,
        };
        ctx.script_mut::<Tableau>(self.tableau)?.refuse(spot);
        Ok(())
    }

    /// Emits the trace event for one game event, and starts the animation of its points.
    fn tell(&mut self, ctx: &mut TableContext, event: Event) {
        match event {
            Event::Taken {
                slot,
                card,
                gold,
                chain,
                run,
            } => {
                ctx.shell.trace.emit(
                    "take",
                    json!({ "slot": slot.0, "card": card.to_string(), "chain": chain, "run": run }),
                );
                speak(ctx.shell, "spoken-taken", card, u64::from(chain));
                let from = self.pixel_of_slot(ctx, slot);
                let points = u64::from(chain);
                if gold {
                    self.floats.rise_gold(points, run, from);
                } else {
                    self.floats.rise(points, run, from);
                }
            }
            Event::Drawn { card, left } => {
                ctx.shell
                    .trace
                    .emit("draw", json!({ "card": card.to_string(), "left": left }));
                speak(ctx.shell, "spoken-drawn", card, left as u64);
            }
            Event::RunScored(RunScored {
                run,
                gold,
                added,
                score,
                ..
            }) => {
                ctx.shell.trace.emit(
                    "bank",
                    json!({ "run": run, "gold": gold, "added": added, "score": score }),
                );
                self.floats.bank(added, gold);
            }
            Event::Won { score } | Event::Lost { score } => {
                let won = matches!(event, Event::Won { .. });
                ctx.shell
                    .trace
                    .emit("round", json!({ "won": won, "score": score }));
                if !won {
                    ctx.shell.trace.emit(
                        "over",
                        json!({ "result": "lost", "reason": "nothing-fits", "score": score }),
                    );
                }
            }
            _ => {}
        }
    }

    /// Opens the result dialog after the pause that follows the end of a round.
    fn announce(&mut self, ctx: &mut TableContext) {
        let Some(won) = self.announcement.due(ctx, true) else {
            return;
        };
        let best_before = self.with_series(ctx, |series| {
            self.records.high_scores.best(series.round().rules())
        });
        // Records are updated only when a round is left: a loss can still be undone, and after a
        // win it isn't known yet whether the series continues. The dialog shows the result in
        // advance.
        let outlook = self.with_series(ctx, Series::outlook).flatten();
        let report = outlook.map(|settled| {
            let mut records = self.records.clone();
            let entered = records.enter(&settled, Some(today()));
            self.projected = self.practice.is_none().then_some(records);
            (settled, entered)
        });
        ctx.play_sound(if won {
            sounds::ROUND_WON
        } else {
            sounds::ROUND_LOST
        });
        if let Some((settled, entered)) = report {
            let before = *self.records.statistics.of(settled.kind);
            self.result.set(0);
            self.result.count_to(settled.round_score);
            let report = RoundReport {
                settled,
                entered,
                best_before: best_before.unwrap_or(0),
                before,
            };
            self.show_record(ctx, &report);
            ctx.shell.open_dialog(ProspectorDialog::RoundOver(report));
        }
        ctx.shell.changed();
    }
}
