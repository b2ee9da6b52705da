//! Carries out what buttons and keys ask for.

use super::Parlour;
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
        self.dirty = true;
        if self.requires_table(&action, ctx) {
            return Ok(());
        }
        if let (
            Some(Dialog::Files(FileDialog::Ways)),
            Action::CopyFen | Action::CopyPgn | Action::PasteFen | Action::SharePgn,
        ) = (self.dialogs.last(), &action)
        {
            self.close_file_dialogs();
        }
        match action {
            Action::Open(dialog) => {
                // From page to page of the books is not deeper into them.
                if let (Dialog::Books(_), Some(Dialog::Books(_))) = (&dialog, self.dialogs.last()) {
                    self.dialogs.pop();
                }
                self.dialogs.push(dialog);
                self.hit_targets_due = Some(3);
            }
            Action::Close => self.close(ctx)?,
            Action::Menu => self.show_menu(ctx)?,
            Action::BackToTable => {
                self.screen = Screen::Table;
                self.input_owner(ctx)?;
                self.hit_targets_due = Some(3);
            }
            Action::NewGame(chosen) => self.begin_chosen(ctx, *chosen)?,
            Action::Again => self.begin_again(ctx)?,
            Action::Resume => self.resume_chess(ctx)?,
            Action::Chess(command) => self.chess_command(command, ctx)?,
            Action::Lesson(number) => self.begin_lesson(ctx, number)?,
            Action::LeaveLessons => self.leave_lessons(ctx)?,
            // There is nothing of the kind at the Duel's table.
            Action::Undo
            | Action::Redo
            | Action::Flip
            | Action::CopyFen
            | Action::PasteFen
            | Action::CopyPgn
                if self.table == Table::Duel => {}
            Action::Undo
                if self.table == Table::Prospector && self.asks_before_help(ctx, Action::Undo) => {}
            Action::Undo if self.table == Table::Prospector => {
                self.submit_to_prospector(ctx, DigIntent::Undo)?;
            }
            Action::Redo if self.table == Table::Prospector => {
                self.submit_to_prospector(ctx, DigIntent::Redo)?;
            }
            Action::Undo => self.submit(ctx, Intent::Undo)?,
            Action::Redo => self.submit(ctx, Intent::Redo)?,
            Action::Flip => self.camera(ctx, CameraRig::flip)?,
            Action::Top => self.camera(ctx, CameraRig::toggle_top)?,
            Action::ResetView => self.camera(ctx, CameraRig::reset)?,
            Action::CopyFen if self.table == Table::Prospector => {
                let name = self.deal_name(ctx);
                self.copy(ctx, name, "deal-copied");
            }
            Action::CopyFen => {
                let composed = self.editor().map(|editor| editor.setup().fen());
                let played = || self.with_game(ctx, |game| game.position().fen());
                let fen = composed.or_else(played);
                self.copy(ctx, fen, "fen-copied");
            }
            Action::CopyPgn => {
                let pgn = self.written_game(ctx);
                self.copy(ctx, pgn, "pgn-copied");
            }
            Action::SharePgn => {
                let pgn = self.written_game(ctx);
                self.share(ctx, "share-game", pgn);
            }
            Action::PasteFen => self.paste(ctx)?,
            Action::Draw => self.ask_for_draw(ctx)?,
            Action::AcceptDraw => {
                self.dialogs.clear();
                self.submit(ctx, Intent::AgreeDraw)?;
            }
            Action::Claim(claim) => {
                self.dialogs.clear();
                self.submit(ctx, Intent::Claim(claim))?;
            }
            Action::Resign(color) => {
                self.dialogs.clear();
                self.submit(ctx, Intent::Resign(color))?;
            }
            Action::Promote(kind) => {
                self.dialogs
                    .retain(|dialog| !matches!(dialog, Dialog::Promotion(_)));
                self.manager(ctx, |manager| manager.promote(Some(kind)))?;
            }
            Action::Change(setting, by) => self.change(ctx, setting, by),
            Action::Name(name) => self.name_player(name),
            Action::TogglePanel => {
                self.panel_open = !self.panel_open;
                self.hit_targets_due = Some(3);
            }
            Action::Prospector(dig) => self.prospector_command(dig, ctx)?,
            Action::Duel(command) => self.duel_command(command, ctx)?,
            Action::BugReport => self.report(ctx),
            Action::Quit => ctx.loop_controller.exit(),
        }
        Ok(())
    }

    /// Closes the topmost dialog.
    fn close(&mut self, ctx: &mut PluginContext) -> GameResult {
        if let Some(Dialog::Duel(dialog)) = self.dialogs.last()
            && self.stays_open(ctx, dialog)
        {
            // What must be answered first waits at the table.
            return self.show_menu(ctx);
        }
        if let Some(Dialog::Engines(EngineDialog::Failed(..))) = self.dialogs.last() {
            // Back at the table the engine is tried once more.
            return self.show_menu(ctx);
        }
        if self.keeps_builder_open() {
            self.hit_targets_due = Some(3);
            return Ok(());
        }
        if let Some(Dialog::Duel(DuelDialog::Builder)) = self.dialogs.last() {
            self.drop_deck_draft();
        }
        // A saved game that is not resumed waits in the menu, until it is put away.
        if let Some(Dialog::Promotion(_)) = self.dialogs.pop() {
            // The pawn goes back to its square, and stays selected.
            self.manager(ctx, |manager| manager.promote(None))?;
            let speed = self.settings.motion.factor();
            self.board(ctx)?.take_back(speed);
        }
        self.hit_targets_due = Some(3);
        Ok(())
    }

    fn show_menu(&mut self, ctx: &mut PluginContext) -> GameResult {
        self.dialogs.clear();
        if self.lesson.is_some() {
            return self.leave_lessons(ctx);
        }
        if self.table == Table::Chess {
            // The time that was spent on this move stands in the save.
            self.autosave(ctx);
        }
        self.save_notes();
        self.panel_open = false;
        self.screen = Screen::Menu;
        self.input.cancel();
        self.idle = 0.0;
        self.input_owner(ctx)?;
        self.hit_targets_due = Some(3);
        Ok(())
    }

    /// A game begins on the table.
    pub(super) fn begin(
        &mut self,
        ctx: &mut PluginContext,
        session: impl Into<ChessSession>,
    ) -> GameResult {
        let session = session.into();
        self.save_game(ctx);
        self.review.end();
        self.save_notes();
        self.stop_demonstration();
        self.lesson = None;
        self.dialogs.clear();
        self.screen = Screen::Table;
        self.intents
            .push(format!("Begin {}", session.game.position().fen()));
        self.place(ctx, session)
    }

    /// Who may move pieces follows from where the player is.
    fn input_owner(&mut self, ctx: &mut PluginContext) -> GameResult {
        use crate::chess::game_manager::InputOwner;
        match self.table {
            Table::Prospector => return self.update_prospector_input(ctx),
            Table::Duel => return self.update_duel_input(ctx),
            Table::Chess => {}
        }
        let input_owner = if self.screen == Screen::Table && self.demonstration.is_none() {
            InputOwner::Both
        } else {
            InputOwner::Nobody
        };
        self.manager(ctx, |manager| manager.set_input_owner(input_owner))
    }

    pub(super) fn manager(
        &mut self,
        ctx: &mut PluginContext,
        with: impl FnOnce(&mut GameManager),
    ) -> GameResult {
        with(
            ctx.scenes
                .try_get_mut(self.scene)?
                .graph
                .try_get_script_of_mut::<GameManager>(self.nodes.manager)?,
        );
        Ok(())
    }

    /// Asks the game on the table, if one stands there.
    pub(super) fn with_game<T>(
        &self,
        ctx: &PluginContext,
        with: impl FnOnce(&Game) -> T,
    ) -> Option<T> {
        let scene = ctx.scenes.try_get(self.scene).ok()?;
        self.game(scene).map(with)
    }

    /// The same with who plays it and its clock.
    pub(super) fn with_session<T>(
        &self,
        ctx: &PluginContext,
        with: impl FnOnce(&ChessSession) -> T,
    ) -> Option<T> {
        let scene = ctx.scenes.try_get(self.scene).ok()?;
        self.manager_in(scene).map(GameManager::session).map(with)
    }

    pub(super) fn rules(&self, ctx: &PluginContext) -> Rules {
        self.with_game(ctx, Game::rules).unwrap_or(Rules::Standard)
    }

    fn camera(
        &mut self,
        ctx: &mut PluginContext,
        with: impl FnOnce(&mut CameraRig, f32),
    ) -> GameResult {
        let speed = self.settings.motion.factor();
        let scene = ctx.scenes.try_get_mut(self.scene)?;
        let rig = scene
            .graph
            .try_get_script_of_mut::<CameraRig>(self.nodes.camera)?;
        with(rig, speed);
        self.hit_targets_due = Some(2);
        Ok(())
    }

    pub(super) fn copy(&mut self, ctx: &mut PluginContext, text: Option<String>, done: &str) {
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
    pub(super) fn share(&mut self, ctx: &mut PluginContext, subject: &str, text: Option<String>) {
        let (Some(text), Some(port)) = (text, self.options.platform.port()) else {
            return;
        };
        if !port.share(&self.locale.text(subject), &text) {
            self.refuse(ctx, self.locale.text("no-share"));
        }
    }

    pub(super) fn clipboard_text(&self, ctx: &PluginContext) -> Option<String> {
        let port = self.options.platform.port();
        port.and_then(|port| port.pasted()).or_else(|| {
            ctx.user_interfaces
                .try_get(self.ui)
                .ok()
                .and_then(|ui| ui.clipboard_mut())
                .and_then(|mut clipboard| clipboard.get_contents().ok())
        })
    }

    fn paste(&mut self, ctx: &mut PluginContext) -> GameResult {
        let Some(text) = self.clipboard_text(ctx) else {
            self.refuse(ctx, self.locale.text("no-clipboard"));
            return Ok(());
        };
        if self.table == Table::Prospector {
            return self.paste_deal(ctx, text.trim());
        }
        let composed = self.editor().map(|editor| editor.setup().rules());
        // Other programs write rights that cannot be: the rest is what was meant.
        let mut left_out = Vec::new();
        let note = |error: &FenError| left_out.push(sentences::fen_field(&self.locale, error));
        let pasted = match composed {
            Some(rules) => {
                let read = |fen: &str| Setup::from_fen(fen, rules);
                read_leniently(&text, read, note).map(Pasted::Setup)
            }
            None => {
                let rules = self.rules(ctx);
                let read = |fen: &str| Position::from_fen(fen, rules);
                read_leniently(&text, read, note).map(Pasted::Position)
            }
        };
        match pasted {
            Ok(Pasted::Setup(setup)) => self.paste_into_editor(setup),
            Ok(Pasted::Position(position)) => {
                self.begin(ctx, Game::from_position(position))?;
                self.autosave(ctx);
            }
            // A game can be pasted as well as a position.
            Err(_) if composed.is_none() && holds_game(&text) => {
                self.read_games(PgnIndex::of_text(text));
                return Ok(());
            }
            Err(error) => {
                self.refuse(ctx, sentences::fen(&self.locale, &error));
                return Ok(());
            }
        }
        self.notify(match left_out.is_empty() {
            true => self.locale.text("fen-pasted"),
            false => {
                let fields = left_out.join(", ");
                let values = [("fields", fields.into())];
                self.locale.format("fen-pasted-without", &values)
            }
        });
        Ok(())
    }

    fn change(&mut self, ctx: &mut PluginContext, setting: settings_page::Setting, by: i8) {
        let before = self.settings.clone();
        let language = self.locale.language().id;
        self.settings = settings_page::changed(&before, language, setting, by);
        settings_page::take_over(setting, &self.settings, &mut self.saved_settings);
        if self.settings.locale != before.locale {
            self.load_locale(ctx);
            self.translate_duel(ctx);
        }
        if self.settings.quality != before.quality {
            self.quality_due = true;
        }
        if self.settings.fullscreen != before.fullscreen {
            self.apply_window(ctx);
        }
        self.hit_targets_due = Some(3);
        self.save_settings();
    }

    pub(super) fn save_settings(&mut self) {
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
pub(super) fn holds_game(text: &str) -> bool {
    Headings::new(text).take(3).any(|heading| {
        let games = pgn::parse(&text[heading.span]);
        matches!(games.first(), Some(Ok(read)) if read.game.ply() > 0)
    })
}
