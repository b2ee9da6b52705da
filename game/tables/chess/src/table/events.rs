//! Update of the chess table, and effects of events: trace, saves, sounds, dialogs and PGN files.

use crate::{
    model::{
        annotated_game,
        annotated_game::{Annotations, FileLocation, Kind},
        players,
        players::{Participant, Players},
        session::ChessSession,
    },
    panels::{ChessDialog, words},
    saves::{ChessAutosave, is_worth_keeping},
    scene::game_manager::{GameEvent, GameManager, Intent, Refusal, SessionEvent},
    sentences as chess_sentences, sounds,
    table::{
        ChessTable, Mode, SavedGame, archive,
        file_manager::report_instead,
        file_writer::{Done, Task, WriteRequest},
    },
};
use fyrox::plugin::error::GameResult;
use parlour_rules::chess::{Allowance, Bonus, Clock, Color, GameTree, pgn};
use parlour_shell::{
    app::{Shell, TableContext, sentences, sounds as common_sounds},
    platform::{calendar, storage::StorageError},
    scene::camera::{CameraRig, View},
    ui::Screen,
};
use serde_json::json;

/// PGN file, relative to the save folder, to which finished and replaced games are added.
pub(crate) const FINISHED: &str = "games.pgn";
/// Fallback for [`FINISHED`] when that file can't be written.
pub(crate) const RESCUED: &str = "games-rescued.pgn";

/// Closes the promotion dialog.
pub(super) fn close_promotion(shell: &mut Shell) {
    shell.close_dialogs(|dialog| matches!(dialog, ChessDialog::Promotion(..)));
}

impl ChessTable {
    /// Advances the table by one frame: clocks, sounds, events, analysis, editor, review and
    /// demonstration.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    pub(crate) fn update_table(&mut self, ctx: &mut TableContext) -> GameResult {
        let running = self.is_time_running(ctx.shell);
        if self.manager.is_none() || self.board.is_none() {
            return Ok(());
        }
        let turn = self.camera_turn(ctx.shell);
        let view = match ctx.shell.screen {
            Screen::Table => self.settings.view,
            Screen::Menu | Screen::Loading => View::Seat,
        };
        let speed = ctx.shell.settings.flourish();
        let camera = ctx.shell.camera.to_base();
        ctx.script_mut::<CameraRig>(camera)?.set_home(view, speed);
        let manager = ctx.script_mut::<GameManager>(self.manager)?;
        // Set in each frame, because dialogs, screen, window and editor change in many places, and a
        // clock that runs on below a dialog would cost the player time.
        manager.set_running(running);
        manager.set_camera_turn(turn);
        manager.advance(self.engines(), self.openings(), self.settings.ponder);
        self.save_time(ctx);
        self.sound_clock(ctx);
        self.show_result(ctx);
        self.draw_banner(ctx);
        self.attend_to_king(ctx)?;
        let sounds = self.board(ctx)?.take_sounds();
        ctx.play_sounds(sounds);
        for event in ctx.drain_events::<GameManager>(self.manager)? {
            self.handle_event(ctx, event)?;
        }
        self.update_selection(ctx)?;
        self.update_analysis(ctx)?;
        self.update_editor(ctx)?;
        self.advance_review(ctx)?;
        self.advance_demonstration(ctx)
    }

    /// Handles one event of the game: trace, autosave, sound, dialogs, lesson and review.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    fn handle_event(&mut self, ctx: &mut TableContext, event: SessionEvent) -> GameResult {
        match event {
            SessionEvent::Game(GameEvent::Moved) => self.follow_move(ctx)?,
            SessionEvent::Game(GameEvent::Stepped { ply, back }) => {
                self.follow_step(ctx, ply, back)?
            }
            SessionEvent::Placed => {
                self.result_due = None;
                self.banner.clear();
                if ctx.shell.screen == Screen::Table && !self.is_for_show() {
                    self.emit_players(ctx);
                }
            }
            SessionEvent::Game(GameEvent::NoEngine {
                color,
                computer,
                error,
            }) => self.engine_fails(ctx, color, computer, error),
            // In a review the player knows the result already.
            SessionEvent::Game(GameEvent::Over(_)) if self.review.review().is_some() => {}
            SessionEvent::Game(GameEvent::Over(outcome)) => self.finish_game(ctx, &outcome)?,
            SessionEvent::Game(GameEvent::PonderHit) => {
                ctx.shell.trace.emit("ponderhit", json!({}))
            }
            SessionEvent::Refused(Refusal::Rules(error)) => {
                ctx.refuse(chess_sentences::refused(&ctx.shell.locale, &error));
            }
            SessionEvent::Ready | SessionEvent::Refused(Refusal::NothingToUndo) => {}
        }
        Ok(())
    }

    /// Handles a move: autosave, trace, sound, lesson and review.
    fn follow_move(&mut self, ctx: &mut TableContext) -> GameResult {
        let moved = self.with_session(ctx, |session| {
            let (game, played) = (&session.game, session.game.history().last()?);
            let position = game.position();
            let mut details = json!({
                "ply": game.ply(),
                "uci": played.uci,
                "san": played.san,
                "fen": position.fen(),
            });
            if let Some(clock) = &session.clock {
                details["clock"] = json!(Color::ALL.map(|color| clock.left(color).as_millis()));
            }
            let san = played.san.clone();
            let has_clock = session.clock.is_some();
            let uci = played.uci.clone();
            let check = position.in_check() && game.outcome().is_none();
            Some((details, uci, san, check, has_clock))
        });
        let Some((details, uci, san, check, has_clock)) = moved.flatten() else {
            return Ok(());
        };
        // Save before the trace event is emitted, so that its readers find the save updated.
        self.autosave(ctx);
        ctx.shell.trace.emit("move", details);
        ctx.shell.speak(&words::spoken(&ctx.shell.locale, &san));
        close_promotion(ctx.shell);
        if check {
            ctx.play_sound(sounds::CHECK);
        }
        if has_clock {
            ctx.play_sound(sounds::CLOCK);
        }
        self.judge_lesson(ctx, &uci)?;
        self.judge_retry(ctx)?;
        self.follow_review(ctx);
        Ok(())
    }

    /// Handles an undone or redone ply: autosave, trace, sound, lesson and review.
    fn follow_step(&mut self, ctx: &mut TableContext, ply: usize, back: bool) -> GameResult {
        self.autosave(ctx);
        ctx.shell
            .trace
            .emit("step", json!({ "ply": ply, "back": back }));
        ctx.play_sound(common_sounds::UNDO);
        ctx.shell
            .close_dialogs(|dialog: &ChessDialog| *dialog == ChessDialog::Result);
        self.result_due = None;
        self.banner.clear();
        self.mark_lesson(ctx)?;
        self.follow_review(ctx);
        Ok(())
    }

    /// Saves the game on the table. Does nothing in lessons, demonstrations and reviews, or once the
    /// game is over: it is then saved as a finished game.
    pub(crate) fn autosave(&mut self, ctx: &mut TableContext) {
        if self.is_for_show() {
            return;
        }
        let Some(session) = self.with_session(ctx, ChessSession::clone) else {
            return;
        };
        // If nothing was played yet, the older save is kept.
        if session.game.outcome().is_none() && is_worth_keeping(&session.game) {
            self.save_game(ctx.shell, &session);
        }
    }

    /// Saves a game in progress. A suspended game that would be overwritten is moved to the file of
    /// finished games first.
    pub(crate) fn save_game(&mut self, shell: &mut Shell, session: &ChessSession) {
        let now = ChessAutosave::of(session);
        // If the suspended game couldn't be moved, it is only in the save, so keep that.
        if self.archive_suspended_game(shell, &now) {
            self.saved_game = SavedGame::OnTable;
            self.saved.save(shell, now);
        }
    }

    /// Adds the finished game on the table to the file of finished games.
    pub(super) fn file_finished_game(&mut self, ctx: &mut TableContext) -> GameResult {
        let Some(session) = self.with_session(ctx, ChessSession::clone) else {
            return Ok(());
        };
        let location = self.archive_finished_game(ctx.shell, &session);
        self.manager(ctx, |manager| manager.file(location))
    }

    /// Adds a finished game to the file of finished games and removes its autosave. Returns its new
    /// location.
    pub(crate) fn archive_finished_game(
        &mut self,
        shell: &mut Shell,
        session: &ChessSession,
    ) -> Option<FileLocation> {
        let location = self.file(shell, session);
        let filed = location.is_some() || shell.storage.is_none();
        if !filed && self.saved_game == SavedGame::OnTable {
            // The save keeps the game as it was before the last move, so another game must not
            // replace it.
            self.saved_game = SavedGame::Suspended;
        } else if filed && self.archive_suspended_game(shell, &ChessAutosave::of(session)) {
            self.saved_game = SavedGame::OnTable;
            self.saved.remove(shell);
        }
        location
    }

    /// Adds the suspended game to the file of finished games, unless `now` continues it. Returns
    /// `false` if that failed.
    fn archive_suspended_game(&mut self, shell: &mut Shell, now: &ChessAutosave) -> bool {
        let now = &now.record;
        let continues = |ChessAutosave { record: before, .. }: &ChessAutosave| {
            now.fen == before.fen && now.moves.starts_with(&before.moves)
        };
        if shell.storage.is_none() || self.suspended().is_none_or(continues) {
            return true;
        }
        let waiting = self.saved.resume(shell, ChessAutosave::session);
        waiting.is_none_or(|waiting| self.file(shell, &waiting).is_some())
    }

    /// Writes a game to the file of finished games, or to [`RESCUED`] if that fails. A game that is
    /// in the file already, because it continued after its end, is replaced there. Returns the new
    /// location of the game, or `None` if neither file can be written.
    ///
    /// Waits for the file writer, because the autosave is the only other copy of the game: each
    /// caller removes or replaces it next. Until then no move of another game could be saved.
    fn file(&mut self, shell: &mut Shell, session: &ChessSession) -> Option<FileLocation> {
        let own = self.own_games(shell)?;
        let text = self.pgn(shell, session);
        // A game that was given up before its first move was not played.
        if session.game.ply() > 0 {
            self.enter_game(shell, session, &text);
        }
        let (task, path) = match session.location() {
            Some(before) => (Task::Exchange(before.text.clone()), before.path.clone()),
            None => (Task::Add, own),
        };
        self.files.writer.write(WriteRequest {
            task,
            location: FileLocation { path, text },
            notifies: false,
            instead: self.rescued_games(shell),
        });
        let mut results = self.files.writer.finish();
        let filed = results.pop();
        for done in results {
            self.handle_written(shell, done);
        }
        let Done {
            request,
            written,
            instead,
        } = filed?;
        let FileLocation { path, text } = request.location;
        let Err(source) = written else {
            return Some(FileLocation { path, text });
        };
        let error = StorageError::Write { path, source };
        shell.report_error(sentences::storage(&shell.locale, &error));
        let path = report_instead(shell, instead)?;
        Some(FileLocation { path, text })
    }

    /// Enters a game into the list of finished games, in place of an earlier version that continued
    /// after its end.
    fn enter_game(&self, shell: &mut Shell, session: &ChessSession, text: &str) {
        let before = session.location().map(|before| before.text.as_str());
        match archive::heading(text, Some(calendar::now())) {
            Ok(heading) => shell.enter_game(heading, text.to_owned(), before),
            Err(error) => {
                let sentence = chess_sentences::pgn_error(&shell.locale, &error);
                shell.log_error(&sentence);
            }
        }
    }

    /// Returns the game on the table as PGN, with annotations if it is under review.
    pub(crate) fn written_game(&self, ctx: &TableContext) -> Option<String> {
        match self.review.review() {
            Some(review) if !matches!(self.mode, Mode::Demo(_)) => Some(review.annotated.pgn()),
            _ => self.with_session(ctx, |session| self.pgn(ctx.shell, session)),
        }
    }

    /// Returns a game as PGN with all known tags and annotations.
    pub(crate) fn pgn(&self, shell: &Shell, session: &ChessSession) -> String {
        let notes = self.notes_of(shell, session);
        pgn::export_tree(&notes.tree, &notes.tags)
    }

    /// Returns the moves of a game with tags, clock times and the annotations that it started with.
    pub(crate) fn notes_of(&self, shell: &Shell, session: &ChessSession) -> Annotations {
        let game = &session.game;
        let (mut tags, tree, as_read) = match session.notes.as_deref() {
            Some(notes) => {
                let read = notes.tree.main_line().count();
                let mut tree = notes.tree.clone();
                let now = tree.follow(game);
                let as_read = game.ply() == read && tree.next(now).is_none();
                // If the game left the annotated line, the rest of that line becomes a variation.
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

    /// Returns annotations with the names of the players who continue the game. Computers get their
    /// name; for a game played in Parlour, the name of a computer that no longer plays is removed
    /// as well. Tags about a replaced player, such as a rating, go with the name.
    pub(crate) fn renamed(
        &self,
        shell: &Shell,
        mut notes: Annotations,
        players: Players,
    ) -> Annotations {
        let is_own = notes.tags.site == annotated_game::SITE;
        for color in Color::ALL {
            let participant = players.of(color);
            if is_own || participant != Participant::Person {
                notes.rename(
                    color,
                    self.pgn_name(shell, participant, players),
                    Kind::of(participant),
                );
            }
        }
        notes
    }

    /// Returns the PGN tags of a game that was started in Parlour.
    fn roster(&self, shell: &Shell, session: &ChessSession) -> pgn::Tags {
        pgn::Tags {
            event: annotated_game::EVENT.to_owned(),
            site: annotated_game::SITE.to_owned(),
            date: calendar::today().strftime("%Y.%m.%d").to_string(),
            white: self.pgn_name(shell, session.players.white, session.players),
            black: self.pgn_name(shell, session.players.black, session.players),
            other: {
                let kinds = Color::ALL.map(|color| Kind::of(session.players.of(color)).tag(color));
                let times = session.clock.as_ref().map_or_else(Vec::new, time_control);
                // For two people at one device, the player types say nothing.
                let said = kinds.into_iter().filter(|_| !session.players.are_people());
                said.chain(times).collect()
            },
            ..pgn::Tags::default()
        }
    }

    /// Returns a player's name for PGN, or `?` if it is unknown, as it is for two people at one
    /// device.
    pub(crate) fn pgn_name(
        &self,
        shell: &Shell,
        participant: Participant,
        players: Players,
    ) -> String {
        match participant {
            Participant::Person if players.are_people() || shell.settings.name.is_empty() => {
                "?".to_owned()
            }
            Participant::Person => shell.settings.name.clone(),
            Participant::Computer(computer) => players::pgn_name(computer, self.engines()),
        }
    }

    /// Checks a move against the current lesson: completes the lesson, or undoes the move and asks
    /// for another try.
    fn judge_lesson(&mut self, ctx: &mut TableContext, uci: &str) -> GameResult {
        let Mode::Lesson { number, done } = &mut self.mode else {
            return Ok(());
        };
        let lesson = self.lessons.get(*number);
        let right = lesson.filter(|lesson| lesson.moves.iter().any(|wanted| wanted == uci));
        if let Some(lesson) = right {
            *done = true;
            if self.progress.done.insert(lesson.id.clone()) {
                ctx.shell.write(&self.progress);
            }
        } else if !*done {
            let sentence = ctx.shell.locale.text("lesson-try-again");
            ctx.shell.notify(sentence);
            self.submit(ctx, Intent::Undo)?;
        }
        Ok(())
    }
}

/// Returns the PGN tags for the time control. Only a base time with an increment can be expressed,
/// in seconds; delays are left out.
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
    // PGN has no standard tags for different time controls; these two are in common use.
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
