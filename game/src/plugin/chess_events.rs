//! What follows from what happened at the table: trace, saves, sounds, dialogs.

use crate::plugin::{ChessTable, Shell};
use crate::{
    calendar,
    chess::{
        annotated_game::{self, Annotations, FileLocation},
        game_manager::{GameManager, InputOwner, Intent, SessionEvent},
        pgn_file,
        players::{Participant, Players},
        session::ChessSession,
    },
    saves::{ChessAutosave, is_worth_keeping},
    sentences,
    sounds::Sound,
    storage::StorageError,
    ui::{Dialog, Screen, chess::seat_name},
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::chess::{Allowance, Bonus, Clock, Color, GameTree, Square, pgn};
use serde_json::json;
use std::path::Path;

/// Games that are over, or gave way to another, are kept here, one after the other.
pub(crate) const FINISHED: &str = "games.pgn";
/// Where they go if that cannot be written.
pub(crate) const RESCUED: &str = "games-rescued.pgn";

impl ChessTable {
    pub(crate) fn drain_events(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        event: SessionEvent,
    ) -> GameResult {
        match event {
            SessionEvent::Selected {
                square,
                moves,
                captures,
            } => {
                let names =
                    |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>();
                shell.trace.emit(
                    "select",
                    json!({
                        "square": square.to_string(),
                        "moves": names(&moves),
                        "captures": names(&captures),
                    }),
                );
            }
            SessionEvent::Deselected => {}
            SessionEvent::Moved {
                ply,
                uci,
                san,
                fen,
                check,
                clock,
            } => {
                shell.intents.push(uci.clone());
                // Whoever hears of a move finds it saved.
                self.autosave(shell, ctx);
                let mut told = json!({ "ply": ply, "uci": uci, "san": san, "fen": fen });
                if let Some(clock) = clock {
                    told["clock"] = json!(clock);
                }
                shell.trace.emit("move", told);
                shell
                    .dialogs
                    .retain(|dialog| !matches!(dialog, Dialog::Promotion(_)));
                if check {
                    shell.play_sound(ctx, Sound::Check);
                }
                self.judge_lesson(shell, ctx, &uci)?;
                self.follow_review(shell, ctx);
                shell.dirty = true;
            }
            SessionEvent::Stepped { ply, back } => {
                self.autosave(shell, ctx);
                shell
                    .trace
                    .emit("step", json!({ "ply": ply, "back": back }));
                shell.play_sound(ctx, Sound::Undo);
                shell.dialogs.retain(|dialog| *dialog != Dialog::Result);
                self.mark_lesson(shell, ctx)?;
                self.follow_review(shell, ctx);
                shell.dirty = true;
            }
            SessionEvent::Placed => {
                if shell.screen == Screen::Table && !self.is_for_show() {
                    self.emit_players(shell, ctx);
                }
                shell.dirty = true;
            }
            SessionEvent::NoEngine {
                color,
                computer,
                trouble,
            } => self.engine_fails(shell, ctx, color, computer, trouble),
            // Whoever looks back knows how it ended.
            SessionEvent::Over(_) if self.review.review().is_some() => shell.dirty = true,
            SessionEvent::Over(outcome) => {
                // Time may run out while a pawn waits to know what it becomes.
                shell
                    .dialogs
                    .retain(|dialog| !matches!(dialog, Dialog::Promotion(_)));
                let lesson = self.lesson.is_some();
                let shown = self.demonstration.is_some();
                if !lesson {
                    if !shown {
                        self.file_finished_game(shell, ctx)?;
                    }
                    shell.trace.emit(
                        "over",
                        json!({ "result": outcome.result(), "reason": outcome.reason.to_string() }),
                    );
                }
                shell.play_sound(
                    ctx,
                    if outcome.winner.is_some() {
                        Sound::EndWin
                    } else {
                        Sound::EndDraw
                    },
                );
                if !lesson && !shown && shell.screen == Screen::Table {
                    shell.dialogs.retain(|dialog| *dialog != Dialog::Result);
                    shell.dialogs.push(Dialog::Result);
                }
                shell.dirty = true;
            }
            SessionEvent::Ready => {
                shell.dirty = true;
                shell.hit_targets_due = Some(2);
            }
            SessionEvent::PonderHit => shell.trace.emit("ponderhit", json!({})),
            SessionEvent::Refused(error) => {
                shell.refuse(ctx, sentences::refused(&shell.locale, &error));
            }
            SessionEvent::PromotionAsked { .. } => {
                if let Some(color) = self.with_game(shell, ctx, |game| game.position().turn()) {
                    shell.dialogs.push(Dialog::Promotion(color));
                    shell.dirty = true;
                    shell.hit_targets_due = Some(3);
                }
            }
        }
        Ok(())
    }

    /// Writes the game on the table, unless it is only a lesson or a demonstration. A game that
    /// waited in its place is put away first.
    pub(crate) fn autosave(&mut self, shell: &mut Shell, ctx: &PluginContext) {
        if self.is_for_show() {
            return;
        }
        let Some(session) = self.with_session(shell, ctx, ChessSession::clone) else {
            return;
        };
        let over = session.game.outcome().is_some();
        if !over && !is_worth_keeping(&session.game) {
            // Nothing was done yet: what is saved stays.
            return;
        }
        if !self.quarantine_suspended_game(shell, &session) {
            // The save still holds the one that waits, and nothing else does.
            return;
        }
        let Some(storage) = &shell.storage else {
            return;
        };
        let saved = if over {
            storage.remove::<ChessAutosave>()
        } else {
            storage.save(&ChessAutosave::of(&session))
        };
        if let Err(error) = saved {
            shell.report_error(sentences::storage(&shell.locale, &error));
        }
    }

    /// A finished game goes to the file of games, and needs no resuming.
    fn file_finished_game(&mut self, shell: &mut Shell, ctx: &mut PluginContext) -> GameResult {
        let Some(session) = self.with_session(shell, ctx, ChessSession::clone) else {
            return Ok(());
        };
        let home = self.file(shell, &session);
        let filed = home.is_some() || shell.storage.is_none();
        self.manager(shell, ctx, |manager| manager.file(home))?;
        // Where it could not be filed, the save keeps it as it was before the last move.
        if filed {
            self.autosave(shell, ctx);
        }
        Ok(())
    }

    /// The game that waited to be resumed gives up its place in the autosave to another; it is
    /// kept with the finished games. Answers whether it is, or there was none.
    pub(crate) fn quarantine_suspended_game(
        &mut self,
        shell: &mut Shell,
        now: &ChessSession,
    ) -> bool {
        let Some(waiting) = self.suspended_game.take() else {
            return true;
        };
        let (now, before) = (
            ChessAutosave::of(now).record,
            ChessAutosave::of(&waiting).record,
        );
        let goes_on = now.fen == before.fen && now.moves.starts_with(&before.moves);
        let kept = goes_on || shell.storage.is_none() || self.file(shell, &waiting).is_some();
        if !kept {
            self.suspended_game = Some(waiting);
        }
        kept
    }

    /// Adds a game to the file of games, or writes it in place of what stands there of it: of one that
    /// went on after its end nothing else is to stand there. To another file if that cannot be done.
    /// Answers where it stands now, if anywhere.
    fn file(&mut self, shell: &mut Shell, session: &ChessSession) -> Option<FileLocation> {
        let storage = shell.storage.clone()?;
        let before = session.home();
        let text = self.pgn(shell, session);
        let path = before.map_or_else(|| storage.path(FINISHED), |home| home.path.clone());
        let written = match before {
            Some(home) => pgn_file::exchange(&path, &home.text, &text).map(drop),
            None => pgn_file::add(&path, &text),
        };
        let Err(source) = written else {
            return Some(FileLocation { path, text });
        };
        let error = StorageError::Write { path, source };
        shell.report_error(sentences::storage(&shell.locale, &error));
        let path = storage.path(RESCUED);
        if pgn_file::add(&path, &text).is_err() {
            return None;
        }
        let values = [("path", shell.told_path(&path).into())];
        shell.report_error(shell.locale.format("save-instead", &values));
        Some(FileLocation { path, text })
    }

    /// The game on the table as PGN, with what is noted of it.
    pub(crate) fn written_game(&self, shell: &Shell, ctx: &PluginContext) -> Option<String> {
        match self.review.review() {
            Some(review) if self.demonstration.is_none() => Some(review.sheet.pgn()),
            _ => self.with_session(shell, ctx, |session| self.pgn(shell, session)),
        }
    }

    /// The game as PGN, with the roster that is known and what is noted of it.
    pub(crate) fn pgn(&self, shell: &Shell, session: &ChessSession) -> String {
        let notes = self.notes_of(shell, session);
        pgn::export_tree(&notes.tree, &notes.tags)
    }

    /// What is written of a game: its moves, with what was noted of those that were read or played
    /// before.
    pub(crate) fn notes_of(&self, shell: &Shell, session: &ChessSession) -> Annotations {
        let game = &session.game;
        let (mut tags, tree, as_read) = match session.notes.as_deref() {
            Some(notes) => {
                let read = notes.tree.main_line().count();
                let mut tree = notes.tree.clone();
                let now = tree.follow(game);
                let as_read = game.ply() == read && tree.next(now).is_none();
                // What was to follow is a variation of a game that goes another way.
                tree.set_apart(now);
                (notes.tags.clone(), tree, as_read)
            }
            None => (self.roster(shell, session), GameTree::of(game), false),
        };
        match game.outcome() {
            Some(outcome) => tags.end(outcome),
            None if as_read => {}
            None => tags.reopen(),
        }
        let mut notes = Annotations { tags, tree };
        if let Some(clock) = &session.clock {
            notes.write_times(game, clock);
        }
        notes
    }

    /// These notes for those who go on with the game: the computer under its own name, and of a game
    /// that was played here nobody under that of a computer that does not play any more. What the
    /// tags tell of others, such as their ratings, goes with the name.
    pub(crate) fn renamed(
        &self,
        shell: &Shell,
        mut notes: Annotations,
        seats: Players,
    ) -> Annotations {
        let is_own = notes.tags.site == annotated_game::SITE;
        for color in Color::ALL {
            let seat = seats.of(color);
            if is_own || seat != Participant::Person {
                notes.rename(color, self.pgn_name(shell, seat, seats), seat.kind());
            }
        }
        notes
    }

    /// The roster of a game that was begun here.
    fn roster(&self, shell: &Shell, session: &ChessSession) -> pgn::Tags {
        pgn::Tags {
            event: shell.locale.text("pgn-event"),
            site: annotated_game::SITE.to_owned(),
            date: {
                let (year, month, day) = calendar::today();
                format!("{year:04}.{month:02}.{day:02}")
            },
            white: self.pgn_name(shell, session.seats.white, session.seats),
            black: self.pgn_name(shell, session.seats.black, session.seats),
            other: {
                let kinds = Color::ALL.map(|color| session.seats.of(color).kind().tag(color));
                let times = session.clock.as_ref().map_or_else(Vec::new, time_control);
                // Of two people at one table nobody asks.
                let said = kinds.into_iter().filter(|_| !session.seats.are_people());
                said.chain(times).collect()
            },
            ..pgn::Tags::default()
        }
    }

    /// What stands for a player in the roster. Of two people at one table it is not known who is who.
    pub(crate) fn pgn_name(&self, shell: &Shell, seat: Participant, seats: Players) -> String {
        match seat {
            Participant::Person if seats.are_people() || shell.settings.name.is_empty() => {
                "?".to_owned()
            }
            Participant::Person => shell.settings.name.clone(),
            Participant::Computer(_) => seat_name(&shell.locale, self.engines(), seat),
        }
    }

    /// Was that the move that the lesson asks for?
    fn judge_lesson(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        uci: &str,
    ) -> GameResult {
        let Some(mut state) = self.lesson else {
            return Ok(());
        };
        let right = self
            .lessons
            .get(state.number)
            .is_some_and(|lesson| lesson.moves.iter().any(|wanted| wanted == uci));
        if right {
            state.done = true;
            self.lesson = Some(state);
            let scene = ctx.scenes.try_get_mut(shell.scene)?;
            scene
                .graph
                .try_get_script_of_mut::<GameManager>(self.manager)?
                .set_input_owner(InputOwner::Nobody);
        } else if !state.done {
            let sentence = shell.locale.text("lesson-try-again");
            shell.notify(sentence);
            self.submit(shell, ctx, Intent::Undo)?;
        }
        Ok(())
    }
}

impl Shell {
    /// A file as a player is told of it: on a handheld, which has one folder for all of them, by its
    /// name.
    pub(crate) fn told_path(&self, path: &Path) -> String {
        match path.file_name() {
            Some(name) if self.options.platform.is_handheld() => {
                name.to_string_lossy().into_owned()
            }
            _ => path.display().to_string(),
        }
    }
}

/// The tag that tells how the clock was set, as far as PGN has words for it: seconds, and an
/// increment.
fn time_control(clock: &Clock) -> Vec<(String, String)> {
    let control = clock.control();
    let words = |allowance: Allowance| {
        let base = allowance.base.as_secs_f64();
        match allowance.bonus {
            Bonus::None => Some(base.to_string()),
            Bonus::Increment(increment) => Some(format!("{base}+{}", increment.as_secs_f64())),
            Bonus::Delay(_) | Bonus::Bronstein(_) => None,
        }
    };
    // Where the sides differ the standard has no tag; other programs use these two.
    let tags = match control.white == control.black {
        true => vec![("TimeControl", control.white)],
        false => vec![
            ("WhiteTimeControl", control.white),
            ("BlackTimeControl", control.black),
        ],
    };
    tags.into_iter()
        .filter_map(|(tag, allowance)| Some((tag.to_owned(), words(allowance)?)))
        .collect()
}
