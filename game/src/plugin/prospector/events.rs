//! What happens at Prospector's table: it is traced, heard, saved, and announced.

use super::today;
use crate::{
    plugin::Parlour,
    prospector::{
        manager::{Prospector, SessionEvent},
        tableau::{Spot, Tableau},
    },
    sounds::Sound,
    ui::{self, Dialog, RoundReport, Screen},
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::prospector::{Event, Move, RunScored, Series};
use serde_json::json;

/// Seconds of rest between the end of a round and its announcement, at normal speed.
const REST: f32 = 1.0;

/// What happens.
impl Parlour {
    /// One update of the table.
    pub(in crate::plugin) fn update_prospector(&mut self, ctx: &mut PluginContext) -> GameResult {
        let scene = ctx.scenes.try_get_mut(self.scene)?;
        self.camera_events(scene);
        let heard = scene
            .graph
            .try_get_script_of_mut::<Tableau>(self.prospector.tableau)?
            .take_sounds();
        for sound in heard {
            self.sounds.play(scene, sound, self.settings.volume);
        }
        let event = scene
            .graph
            .try_get_script_of_mut::<Prospector>(self.prospector.manager)?
            .drain_events();
        for item in event {
            self.handle_prospector_event(ctx, item)?;
        }
        self.poll_solver(ctx)?;
        self.mark_for_guide(ctx)?;
        self.run_startup_commands(ctx)?;
        self.announce(ctx)?;
        self.advance_prospector_demonstration(ctx)?;
        self.fly_scores(ctx);
        self.write_score(ctx);
        Ok(())
    }

    fn handle_prospector_event(
        &mut self,
        ctx: &mut PluginContext,
        event: SessionEvent,
    ) -> GameResult {
        self.dirty = true;
        match event {
            SessionEvent::Played { events } => {
                let open = self
                    .prospector
                    .question
                    .filter(|_| self.prospector.thinking.is_some());
                self.forget_insight();
                // Whoever hears of a move finds it saved.
                self.save_series(ctx);
                for event in events {
                    self.follow_guide(ctx, &event);
                    self.tell(ctx, event);
                }
                // Asked while a move was still on its way: the question is about what came of it.
                if let Some(question) = open {
                    self.ask_solver(ctx, question)?;
                }
            }
            SessionEvent::TakenBack { ply } => {
                self.forget_insight();
                self.save_series(ctx);
                self.prospector.announcement = None;
                self.prospector.projected = None;
                self.dialogs
                    .retain(|dialog| !matches!(dialog, Dialog::RoundOver(_)));
                self.trace.emit("step", json!({ "ply": ply, "back": true }));
                self.play_sound(ctx, Sound::Undo);
                self.catch_up(ctx);
            }
            SessionEvent::NotYet(mv) => {
                if let Some(mv) = mv {
                    self.shake(ctx, mv)?;
                }
                let sentence = self.locale.text("guide-first-marked");
                self.notify(sentence);
                self.hit_targets_due = Some(2);
            }
            SessionEvent::Refused(mv, refusal) => {
                self.shake(ctx, mv)?;
                let sentence = ui::prospector::refused(&self.locale, &refusal);
                self.trace.error(&sentence);
                self.notify(sentence);
                self.hit_targets_due = Some(2);
            }
            SessionEvent::Placed => {
                self.prospector.projected = None;
                self.forget_insight();
                self.prospector.announcement = None;
                self.save_series(ctx);
                self.catch_up(ctx);
            }
            SessionEvent::Left(settled) => {
                if settled.given_up && self.prospector.practice.is_none() {
                    let told =
                        json!({ "won": false, "score": settled.round_score, "given_up": true });
                    self.trace.emit("round", told);
                }
                self.enter_in_books(Some(settled));
            }
            SessionEvent::Over { won } => {
                let rest = REST * self.settings.motion.factor();
                self.prospector.announcement = Some((rest, won));
            }
            SessionEvent::Ready => self.hit_targets_due = Some(2),
        }
        Ok(())
    }

    /// A card that cannot be played shakes its head.
    fn shake(&self, ctx: &mut PluginContext, mv: Move) -> GameResult {
        let spot = match mv {
            Move::Take(slot) => Spot::Slot(slot),
            Move::Draw => Spot::Draw,
        };
        ctx.scenes
            .try_get_mut(self.scene)?
            .graph
            .try_get_script_of_mut::<Tableau>(self.prospector.tableau)?
            .refuse(spot);
        Ok(())
    }

    /// Traces one thing that happened, and lets its score fly.
    fn tell(&mut self, ctx: &PluginContext, event: Event) {
        match event {
            Event::Taken {
                slot,
                card,
                gold,
                chain,
                run,
            } => {
                self.trace.emit(
                    "take",
                    json!({ "slot": slot.0, "card": card.to_string(), "chain": chain, "run": run }),
                );
                let from = self.pixel_of_slot(ctx, slot);
                let points = u64::from(chain);
                if gold {
                    self.prospector.floats.rise_gold(points, run, from);
                } else {
                    self.prospector.floats.rise(points, run, from);
                }
            }
            Event::Drawn { card, left } => {
                self.trace
                    .emit("draw", json!({ "card": card.to_string(), "left": left }));
            }
            Event::RunScored(RunScored {
                run,
                gold,
                added,
                score,
                ..
            }) => {
                self.trace.emit(
                    "bank",
                    json!({ "run": run, "gold": gold, "added": added, "score": score }),
                );
                self.prospector.floats.bank(added, gold);
            }
            Event::Won { score } | Event::Lost { score } => {
                let won = matches!(event, Event::Won { .. });
                self.trace
                    .emit("round", json!({ "won": won, "score": score }));
                if !won {
                    self.trace.emit(
                        "over",
                        json!({ "result": "lost", "reason": "nothing-fits", "score": score }),
                    );
                }
            }
            _ => {}
        }
    }

    /// After a rest the end of a round is announced.
    fn announce(&mut self, ctx: &mut PluginContext) -> GameResult {
        if self.screen != Screen::Table {
            // It waits for the player to come back from the menu.
            return Ok(());
        }
        let Some((left, won)) = &mut self.prospector.announcement else {
            return Ok(());
        };
        *left -= ctx.dt;
        if *left > 0.0 {
            return Ok(());
        }
        let won = *won;
        self.prospector.announcement = None;
        let best_before = self.with_series(ctx, |series| {
            self.prospector
                .books
                .high_scores
                .best(series.round().rules())
        });
        // A round enters the books when it is left: a lost one may still be taken back, and whether
        // a series goes on after a win is not known yet. What it brings is told now.
        let outlook = self.with_series(ctx, Series::outlook).flatten();
        let report = outlook.map(|settled| {
            let mut books = self.prospector.books.clone();
            let entered = books.enter(&settled, Some(today()));
            self.prospector.projected = self.prospector.practice.is_none().then_some(books);
            (settled, entered)
        });
        self.play_sound(
            ctx,
            if won {
                Sound::RoundWon
            } else {
                Sound::RoundLost
            },
        );
        if let Some((settled, entered)) = report {
            self.dialogs.push(Dialog::RoundOver(RoundReport {
                settled,
                entered,
                best_before: best_before.unwrap_or(0),
            }));
        }
        self.dirty = true;
        self.hit_targets_due = Some(3);
        Ok(())
    }
}
