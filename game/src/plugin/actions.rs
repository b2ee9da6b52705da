//! Carries out what buttons and keys ask for.

use crate::plugin::{ChessTable, Parlour, Shell};
use crate::{
    camera::CameraRig,
    chess::{
        game_manager::{GameManager, Intent},
        pgn_index::PgnIndex,
        session::ChessSession,
    },
    options::Table,
    prospector::manager::Intent as DigIntent,
    sentences,
    settings::Settings,
    storage::Saved,
    ui::{Action, Dialog, DuelDialog, EngineDialog, FileDialog, Screen, settings_page},
};
use fyrox::{
    gui::copypasta::ClipboardProvider,
    plugin::{PluginContext, error::GameResult},
};
use parlour_rules::chess::{
    FenError, Game, Position, Rules, Setup,
    pgn::{self, Headings},
    read_leniently,
};

/// A position from the clipboard.
enum Pasted {
    /// To be changed first; it need not be one that can be played.
    Setup(Setup),
    Position(Position),
}

impl Parlour {
    /// Carries out an action.
    ///
    /// # Errors
    /// When the scene lacks what the action needs.
    pub fn dispatch(&mut self, action: Action, ctx: &mut PluginContext) -> GameResult {
        self.shell.dirty = true;
        if self.requires_table(&action, ctx) {
            return Ok(());
        }
        if let (
            Some(Dialog::Files(FileDialog::Ways)),
            Action::CopyFen | Action::CopyPgn | Action::PasteFen | Action::SharePgn,
        ) = (self.shell.dialogs.last(), &action)
        {
            self.chess.close_file_dialogs(&mut self.shell);
        }
        match action {
            Action::Open(dialog) => {
                // From page to page of the books is not deeper into them.
                if let (Dialog::Books(_), Some(Dialog::Books(_))) =
                    (&dialog, self.shell.dialogs.last())
                {
                    self.shell.dialogs.pop();
                }
                self.shell.dialogs.push(dialog);
                self.shell.hit_targets_due = Some(3);
            }
            Action::Close => self.close(ctx)?,
            Action::Menu => self.show_menu(ctx)?,
            Action::BackToTable => {
                self.shell.screen = Screen::Table;
                self.input_owner(ctx)?;
                self.shell.hit_targets_due = Some(3);
            }
            Action::NewGame(chosen) => self.chess.begin_chosen(&mut self.shell, ctx, *chosen)?,
            Action::Again => self.chess.begin_again(&mut self.shell, ctx)?,
            Action::Resume => self.chess.resume_chess(&mut self.shell, ctx)?,
            Action::Chess(command) => self.chess.chess_command(&mut self.shell, command, ctx)?,
            Action::Lesson(number) => self.chess.begin_lesson(&mut self.shell, ctx, number)?,
            Action::LeaveLessons => self.chess.leave_lessons(&mut self.shell, ctx)?,
            // There is nothing of the kind at the Duel's table.
            Action::Undo
            | Action::Redo
            | Action::Flip
            | Action::CopyFen
            | Action::PasteFen
            | Action::CopyPgn
                if self.shell.table == Table::Duel => {}
            Action::Undo
                if self.shell.table == Table::Prospector
                    && self
                        .prospector
                        .asks_before_help(&mut self.shell, ctx, Action::Undo) => {}
            Action::Undo if self.shell.table == Table::Prospector => {
                self.prospector
                    .submit_to_prospector(&mut self.shell, ctx, DigIntent::Undo)?;
            }
            Action::Redo if self.shell.table == Table::Prospector => {
                self.prospector
                    .submit_to_prospector(&mut self.shell, ctx, DigIntent::Redo)?;
            }
            Action::Undo => self.chess.submit(&mut self.shell, ctx, Intent::Undo)?,
            Action::Redo => self.chess.submit(&mut self.shell, ctx, Intent::Redo)?,
            Action::Flip => self.shell.camera(ctx, CameraRig::flip)?,
            Action::Top => self.shell.camera(ctx, CameraRig::toggle_top)?,
            Action::ResetView => self.shell.camera(ctx, CameraRig::reset)?,
            Action::CopyFen if self.shell.table == Table::Prospector => {
                let name = self.prospector.deal_name(&self.shell, ctx);
                self.shell.copy(ctx, name, "deal-copied");
            }
            Action::CopyFen => {
                let composed = self.chess.editor().map(|editor| editor.setup().fen());
                let played = || {
                    self.chess
                        .with_game(&self.shell, ctx, |game| game.position().fen())
                };
                let fen = composed.or_else(played);
                self.shell.copy(ctx, fen, "fen-copied");
            }
            Action::CopyPgn => {
                let pgn = self.chess.written_game(&self.shell, ctx);
                self.shell.copy(ctx, pgn, "pgn-copied");
            }
            Action::SharePgn => {
                let pgn = self.chess.written_game(&self.shell, ctx);
                self.shell.share(ctx, "share-game", pgn);
            }
            Action::PasteFen => self.paste(ctx)?,
            Action::Draw => self.chess.ask_for_draw(&mut self.shell, ctx)?,
            Action::AcceptDraw => {
                self.shell.dialogs.clear();
                self.chess.submit(&mut self.shell, ctx, Intent::AgreeDraw)?;
            }
            Action::Claim(claim) => {
                self.shell.dialogs.clear();
                self.chess
                    .submit(&mut self.shell, ctx, Intent::Claim(claim))?;
            }
            Action::Resign(color) => {
                self.shell.dialogs.clear();
                self.chess
                    .submit(&mut self.shell, ctx, Intent::Resign(color))?;
            }
            Action::Promote(kind) => {
                self.shell
                    .dialogs
                    .retain(|dialog| !matches!(dialog, Dialog::Promotion(_)));
                self.chess
                    .manager(&mut self.shell, ctx, |manager| manager.promote(Some(kind)))?;
            }
            Action::Change(setting, by) => self.change(ctx, setting, by),
            Action::Name(name) => self.shell.name_player(name),
            Action::TogglePanel => {
                self.shell.panel_open = !self.shell.panel_open;
                self.shell.hit_targets_due = Some(3);
            }
            Action::Prospector(dig) => {
                self.prospector
                    .prospector_command(&mut self.shell, dig, ctx)?
            }
            Action::Duel(command) => self.duel.duel_command(&mut self.shell, command, ctx)?,
            Action::BugReport => self.report(ctx),
            Action::Quit => ctx.loop_controller.exit(),
        }
        self.run_requests(ctx)
    }

    /// Dispatches what the tables have asked for meanwhile.
    pub(crate) fn run_requests(&mut self, ctx: &mut PluginContext) -> GameResult {
        while !self.shell.requests.is_empty() {
            let action = self.shell.requests.remove(0);
            self.dispatch(action, ctx)?;
        }
        Ok(())
    }

    /// Closes the topmost dialog.
    fn close(&mut self, ctx: &mut PluginContext) -> GameResult {
        if let Some(Dialog::Duel(dialog)) = self.shell.dialogs.last()
            && self.duel.stays_open(&self.shell, ctx, dialog)
        {
            // What must be answered first waits at the table.
            return self.show_menu(ctx);
        }
        if let Some(Dialog::Engines(EngineDialog::Failed(..))) = self.shell.dialogs.last() {
            // Back at the table the engine is tried once more.
            return self.show_menu(ctx);
        }
        if self.duel.keeps_builder_open(&mut self.shell) {
            self.shell.hit_targets_due = Some(3);
            return Ok(());
        }
        if let Some(Dialog::Duel(DuelDialog::Builder)) = self.shell.dialogs.last() {
            self.duel.drop_deck_draft(&mut self.shell);
        }
        // A saved game that is not resumed waits in the menu, until it is put away.
        if let Some(Dialog::Promotion(_)) = self.shell.dialogs.pop() {
            // The pawn goes back to its square, and stays selected.
            self.chess
                .manager(&mut self.shell, ctx, |manager| manager.promote(None))?;
            let speed = self.shell.settings.motion.factor();
            self.chess.board(&self.shell, ctx)?.take_back(speed);
        }
        self.shell.hit_targets_due = Some(3);
        Ok(())
    }

    fn show_menu(&mut self, ctx: &mut PluginContext) -> GameResult {
        self.shell.dialogs.clear();
        if self.chess.lesson.is_some() {
            return self.chess.leave_lessons(&mut self.shell, ctx);
        }
        if self.shell.table == Table::Chess {
            // The time that was spent on this move stands in the save.
            self.chess.autosave(&mut self.shell, ctx);
        }
        self.chess.save_notes(&mut self.shell);
        self.shell.panel_open = false;
        self.shell.screen = Screen::Menu;
        self.shell.input.cancel();
        self.shell.idle = 0.0;
        self.input_owner(ctx)?;
        self.shell.hit_targets_due = Some(3);
        Ok(())
    }

    /// Who may move pieces follows from where the player is.
    fn input_owner(&mut self, ctx: &mut PluginContext) -> GameResult {
        use crate::chess::game_manager::InputOwner;
        match self.shell.table {
            Table::Prospector => {
                return self
                    .prospector
                    .update_prospector_input(&mut self.shell, ctx);
            }
            Table::Duel => return self.duel.update_duel_input(&mut self.shell, ctx),
            Table::Chess => {}
        }
        let input_owner =
            if self.shell.screen == Screen::Table && self.chess.demonstration.is_none() {
                InputOwner::Both
            } else {
                InputOwner::Nobody
            };
        self.chess.manager(&mut self.shell, ctx, |manager| {
            manager.set_input_owner(input_owner)
        })
    }

    fn paste(&mut self, ctx: &mut PluginContext) -> GameResult {
        let Some(text) = self.shell.clipboard_text(ctx) else {
            self.shell
                .refuse(ctx, self.shell.locale.text("no-clipboard"));
            return Ok(());
        };
        if self.shell.table == Table::Prospector {
            return self
                .prospector
                .paste_deal(&mut self.shell, ctx, text.trim());
        }
        let composed = self.chess.editor().map(|editor| editor.setup().rules());
        // Other programs write rights that cannot be: the rest is what was meant.
        let mut left_out = Vec::new();
        let note =
            |error: &FenError| left_out.push(sentences::fen_field(&self.shell.locale, error));
        let pasted = match composed {
            Some(rules) => {
                let read = |fen: &str| Setup::from_fen(fen, rules);
                read_leniently(&text, read, note).map(Pasted::Setup)
            }
            None => {
                let rules = self.chess.rules(&self.shell, ctx);
                let read = |fen: &str| Position::from_fen(fen, rules);
                read_leniently(&text, read, note).map(Pasted::Position)
            }
        };
        match pasted {
            Ok(Pasted::Setup(setup)) => self.chess.paste_into_editor(&mut self.shell, setup),
            Ok(Pasted::Position(position)) => {
                self.chess
                    .begin(&mut self.shell, ctx, Game::from_position(position))?;
                self.chess.autosave(&mut self.shell, ctx);
            }
            // A game can be pasted as well as a position.
            Err(_) if composed.is_none() && holds_game(&text) => {
                self.chess
                    .read_games(&mut self.shell, PgnIndex::of_text(text));
                return Ok(());
            }
            Err(error) => {
                self.shell
                    .refuse(ctx, sentences::fen(&self.shell.locale, &error));
                return Ok(());
            }
        }
        self.shell.notify(match left_out.is_empty() {
            true => self.shell.locale.text("fen-pasted"),
            false => {
                let fields = left_out.join(", ");
                let values = [("fields", fields.into())];
                self.shell.locale.format("fen-pasted-without", &values)
            }
        });
        Ok(())
    }

    fn change(&mut self, ctx: &mut PluginContext, setting: settings_page::Setting, by: i8) {
        let before = self.shell.settings.clone();
        let language = self.shell.locale.language().id;
        self.shell.settings = settings_page::changed(&before, language, setting, by);
        settings_page::take_over(
            setting,
            &self.shell.settings,
            &mut self.shell.saved_settings,
        );
        if self.shell.settings.locale != before.locale {
            self.shell.load_locale(ctx);
            self.duel.translate_duel(&mut self.shell, ctx);
        }
        if self.shell.settings.quality != before.quality {
            self.shell.quality_due = true;
        }
        if self.shell.settings.fullscreen != before.fullscreen {
            self.shell.apply_window(ctx);
        }
        self.shell.hit_targets_due = Some(3);
        self.shell.save_settings();
    }
}

impl ChessTable {
    /// A game begins on the table.
    pub(crate) fn begin(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        session: impl Into<ChessSession>,
    ) -> GameResult {
        let session = session.into();
        self.save_game(shell, ctx);
        self.review.end();
        self.save_notes(shell);
        self.stop_demonstration(shell);
        self.lesson = None;
        shell.dialogs.clear();
        shell.screen = Screen::Table;
        shell
            .intents
            .push(format!("Begin {}", session.game.position().fen()));
        self.place(shell, ctx, session)
    }

    pub(crate) fn manager(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        with: impl FnOnce(&mut GameManager),
    ) -> GameResult {
        with(
            ctx.scenes
                .try_get_mut(shell.scene)?
                .graph
                .try_get_script_of_mut::<GameManager>(self.manager)?,
        );
        Ok(())
    }

    /// Asks the game on the table, if one stands there.
    pub(crate) fn with_game<T>(
        &self,
        shell: &Shell,
        ctx: &PluginContext,
        with: impl FnOnce(&Game) -> T,
    ) -> Option<T> {
        let scene = ctx.scenes.try_get(shell.scene).ok()?;
        self.game(scene).map(with)
    }

    /// The same with who plays it and its clock.
    pub(crate) fn with_session<T>(
        &self,
        shell: &Shell,
        ctx: &PluginContext,
        with: impl FnOnce(&ChessSession) -> T,
    ) -> Option<T> {
        let scene = ctx.scenes.try_get(shell.scene).ok()?;
        self.manager_in(scene).map(GameManager::session).map(with)
    }

    pub(crate) fn rules(&self, shell: &Shell, ctx: &PluginContext) -> Rules {
        self.with_game(shell, ctx, Game::rules)
            .unwrap_or(Rules::Standard)
    }
}

impl Shell {
    fn camera(
        &mut self,
        ctx: &mut PluginContext,
        with: impl FnOnce(&mut CameraRig, f32),
    ) -> GameResult {
        let speed = self.settings.motion.factor();
        let scene = ctx.scenes.try_get_mut(self.scene)?;
        let rig = scene
            .graph
            .try_get_script_of_mut::<CameraRig>(self.camera)?;
        with(rig, speed);
        self.hit_targets_due = Some(2);
        Ok(())
    }

    pub(crate) fn copy(&mut self, ctx: &mut PluginContext, text: Option<String>, done: &str) {
        let Some(text) = text else { return };
        let port = self.options.platform.port();
        let copied = port.and_then(|port| port.copy(&text)).unwrap_or_else(|| {
            ctx.user_interfaces
                .try_get(self.ui)
                .ok()
                .and_then(|ui| ui.clipboard_mut())
                .is_some_and(|mut clipboard| clipboard.set_contents(text).is_ok())
        });
        if copied {
            self.notify(self.locale.text(done));
        } else {
            self.refuse(ctx, self.locale.text("no-clipboard"));
        }
    }

    /// Hands a text on to another program; `subject` is the key of what it is called there.
    pub(crate) fn share(&mut self, ctx: &mut PluginContext, subject: &str, text: Option<String>) {
        let (Some(text), Some(port)) = (text, self.options.platform.port()) else {
            return;
        };
        if !port.share(&self.locale.text(subject), &text) {
            self.refuse(ctx, self.locale.text("no-share"));
        }
    }

    pub(crate) fn clipboard_text(&self, ctx: &PluginContext) -> Option<String> {
        let port = self.options.platform.port();
        port.and_then(|port| port.pasted()).or_else(|| {
            ctx.user_interfaces
                .try_get(self.ui)
                .ok()
                .and_then(|ui| ui.clipboard_mut())
                .and_then(|mut clipboard| clipboard.get_contents().ok())
        })
    }

    pub(crate) fn save_settings(&mut self) {
        let Some(storage) = &self.storage else { return };
        // A fresh start keeps what it did not read.
        let kept = if std::mem::take(&mut self.settings_protected) {
            storage.quarantine(Settings::FILE)
        } else {
            Ok(())
        };
        if let Err(error) = kept.and_then(|()| storage.save(&self.saved_settings)) {
            self.report_error(sentences::storage(&self.locale, &error));
        }
    }
}

/// Whether a text begins with a game that can be played: one of its first three can be.
pub(crate) fn holds_game(text: &str) -> bool {
    Headings::new(text).take(3).any(|heading| {
        let games = pgn::parse(&text[heading.span]);
        matches!(games.first(), Some(Ok(read)) if read.game.ply() > 0)
    })
}
