//! The chess table as the shell sees it.

use super::{ChessTable, Mode, SavedGame};
use crate::{
    model::{annotated_game::AnnotatedGame, lessons, pgn_index::PgnIndex},
    panels::{
        ChessCommand, ChessDialog, EngineDialog, FileCommand, FileDialog, analysis::BAR_WIDTH,
        editor, retry, sheet::sheet_top, words,
    },
    saves::{ChessAutosave, is_worth_keeping},
    scene::{
        board::Board,
        game_manager::{GameManager, Intent, Phase},
    },
    sentences as chess_sentences,
};
use fyrox::{
    core::math::Rect,
    keyboard::KeyCode,
    plugin::error::{GameError, GameResult},
    scene::Scene,
};
use parlour_rules::chess::{
    FenError, Game, Position, Setup, Square, pgn, pgn::Headings, read_leniently,
};
use parlour_shell::{
    app::{
        Shell, TableContext, hit_targets::TargetFinder, input::PointerEvent, keystrokes::Press,
        scene_loader::node_with, sentences, trace::HitTargets,
    },
    archive::files::ArchivedGame,
    platform::{locale::Locale, storage::fields_of},
    scene::{
        camera::{CameraRig, Insets},
        data,
    },
    table::{Closing, KeyUse, Table, TableKey},
    ui::{Action, Screen, TablePanels, text_field::TextField},
};

/// Data file with the lessons.
const LESSONS: &str = "data/chess/lessons.ron";

/// Position pasted from the clipboard.
enum Pasted {
    /// For the board editor; it need not be legal.
    Setup(Setup),
    /// For a new game.
    Position(Position),
}

impl Table for ChessTable {
    fn load_data(&mut self, ctx: &mut TableContext) {
        let lessons = data::read_text(ctx.engine.resource_manager, LESSONS)
            .and_then(|text| Ok(lessons::parse(LESSONS, &text)?));
        match lessons {
            Ok(lessons) => self.lessons = lessons,
            Err(error) => {
                let sentence = sentences::data(&ctx.shell.locale, error);
                ctx.shell.report_error(sentence);
            }
        }
        self.load_openings(ctx);
        // If the rules refuse the saved game, the player learns it at once.
        self.saved.resume(ctx.shell, ChessAutosave::session);
        self.choose_analysis_engine();
    }

    fn find_nodes(&mut self, shell: &mut Shell, scene: &Scene) -> bool {
        self.set_mode(shell, Mode::Game);
        self.manager = node_with::<GameManager>(scene);
        self.board = node_with::<Board>(scene);
        self.manager.is_some() && self.board.is_some()
    }

    fn attach(&mut self, ctx: &mut TableContext) -> GameResult {
        self.attach_chess(ctx)
    }

    fn open_game(
        &mut self,
        game: &ArchivedGame,
        ctx: &mut TableContext,
    ) -> Result<bool, GameError> {
        // Annotations are written to the file that also has the game.
        let path = self.own_games(ctx.shell).unwrap_or_default();
        match AnnotatedGame::read(&game.record, &path) {
            Ok(annotated) => self.open_review(ctx, annotated).map(|()| true),
            Err(error) => {
                let sentence = chess_sentences::pgn_error(&ctx.shell.locale, &error);
                ctx.shell.log_error(&sentence);
                Ok(false)
            }
        }
    }

    fn update(&mut self, ctx: &mut TableContext) -> GameResult {
        self.update_table(ctx)
    }

    fn update_background(&mut self, ctx: &mut TableContext) -> GameResult {
        self.update_engines(ctx);
        if !matches!(
            ctx.shell.top_dialog(),
            Some(ChessDialog::Files(FileDialog::Games))
        ) {
            ctx.shell.system.called = false;
        }
        if ctx.shell.screen != Screen::Loading
            && let Some(path) = self.options.file.take()
        {
            self.take_file(ctx.shell, path);
        }
        self.update_files(ctx)
    }

    fn update_labels(&mut self, ctx: &mut TableContext) {
        self.update_clock_labels(ctx);
    }

    fn panels<'a>(
        &'a self,
        shell: &'a Shell,
        scene: Option<&'a Scene>,
    ) -> Box<dyn TablePanels + 'a> {
        Box::new(self.chess_view(shell, scene))
    }

    fn waiting(&self, locale: &Locale) -> Option<String> {
        let saved = self.saved.game();
        let saved = saved.filter(|_| self.saved_game != SavedGame::Hidden)?;
        words::waiting(locale, &saved.session().ok()?)
    }

    fn act(&mut self, action: Action, ctx: &mut TableContext) -> GameResult {
        let command = action.command::<ChessCommand>();
        let copies = matches!(action, Action::Copy | Action::Paste)
            || matches!(
                command,
                Some(ChessCommand::CopyPgn | ChessCommand::SharePgn)
            );
        if let Some(ChessDialog::Files(FileDialog::ImportExport)) = ctx.shell.top_dialog()
            && copies
        {
            self.close_file_dialogs(ctx.shell);
        }
        if let Some(command) = command {
            return self.chess_command(ctx, command.clone());
        }
        match action {
            // The game waits while a position is edited.
            Action::Undo | Action::Redo if self.is_editing_position() => Ok(()),
            Action::Undo => self.submit(ctx, Intent::Undo),
            Action::Redo => self.submit(ctx, Intent::Redo),
            Action::Flip => ctx.camera(CameraRig::flip),
            Action::Copy => {
                let edited = self.editor().map(|editor| editor.setup().fen());
                let played = || self.with_game(ctx, |game| game.position().fen());
                let fen = edited.or_else(played);
                ctx.copy(fen, "fen-copied");
                Ok(())
            }
            Action::Paste => self.paste(ctx),
            _ => Ok(()),
        }
    }

    fn needs_scene(&self, action: &Action) -> bool {
        matches!(
            action.command(),
            Some(
                ChessCommand::NewGame(_)
                    | ChessCommand::Rematch
                    | ChessCommand::Resume
                    | ChessCommand::Lessons(_)
                    | ChessCommand::Lesson(_)
                    | ChessCommand::Edit(_)
                    | ChessCommand::Files(FileCommand::Choose(_) | FileCommand::ResumeReview)
            )
        )
    }

    fn pointer(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult {
        if self.manager.is_none() {
            return Ok(());
        }
        match self.is_editing_position() {
            true => self.edit_by(event, ctx),
            false => self.select_by(event, ctx),
        }
    }

    fn key(&mut self, key: TableKey, ctx: &mut TableContext) -> Result<KeyUse, GameError> {
        self.table_key(key, ctx)
    }

    fn dialog_key(&mut self, press: &Press, ctx: &mut TableContext) -> Result<bool, GameError> {
        let request = match (ctx.shell.top_dialog(), press.key.code) {
            // The key that stops the clock also starts it again.
            (Some(ChessDialog::Paused), KeyCode::KeyS | KeyCode::Pause) => {
                Some(Action::Close).filter(|_| !press.key.repeat)
            }
            (Some(ChessDialog::Files(_)), KeyCode::PageDown) => {
                ctx.shell.gui.action_of("page-next")
            }
            (Some(ChessDialog::Files(_)), KeyCode::PageUp) => ctx.shell.gui.action_of("page-back"),
            (Some(ChessDialog::Engines(_)), _) => return Ok(self.engine_key(ctx, press)),
            _ => None,
        };
        let is_used = request.is_some();
        ctx.shell.requests.extend(request);
        Ok(is_used)
    }

    fn text_field(&mut self, shell: &Shell) -> Option<&mut TextField> {
        let browser = &mut self.files.browser;
        match shell.top_dialog()? {
            ChessDialog::TypedMove => Some(&mut self.typed_move),
            ChessDialog::Files(FileDialog::Comment) => Some(&mut browser.comment),
            ChessDialog::Files(FileDialog::Files) if browser.files.takes_text() => {
                Some(&mut browser.files.name)
            }
            ChessDialog::Files(FileDialog::Games) => Some(&mut browser.search),
            ChessDialog::Engines(_) => self.engines.text_field(),
            _ => None,
        }
    }

    fn text_changed(&mut self, ctx: &mut TableContext) {
        match ctx.shell.top_dialog() {
            Some(ChessDialog::Files(dialog)) => self.file_text_changed(*dialog),
            Some(ChessDialog::Engines(_)) => self.engine_text_changed(),
            _ => {}
        }
    }

    fn wants_keyboard(&mut self, shell: &Shell) -> bool {
        match shell.top_dialog() {
            Some(ChessDialog::TypedMove | ChessDialog::Files(FileDialog::Comment)) => true,
            Some(ChessDialog::Files(FileDialog::Files)) => self.files.browser().files.saving,
            // The player sees the list of games first.
            Some(ChessDialog::Files(FileDialog::Games)) => shell.system.called,
            _ => false,
        }
    }

    fn menu_key(&self, key: TableKey) -> Option<Action> {
        let open = key.code == KeyCode::KeyO && key.control && !key.repeat;
        open.then_some(Action::run(ChessCommand::Files(FileCommand::Open)))
    }

    fn close_dialog(&mut self, ctx: &mut TableContext) -> Result<Closing, GameError> {
        match ctx.shell.top_dialog() {
            // Back at the table the engine is tried again.
            Some(ChessDialog::Engines(EngineDialog::Failed(..))) => {
                return Ok(Closing::Menu);
            }
            Some(ChessDialog::Promotion(..)) => self.deselect(ctx)?,
            _ => {}
        }
        Ok(Closing::Close)
    }

    fn open_menu(&mut self, ctx: &mut TableContext) -> Result<bool, GameError> {
        if let Mode::Lesson { .. } = self.mode {
            self.leave_lessons(ctx)?;
            return Ok(false);
        }
        if let Mode::Retry(_) = self.mode {
            self.leave_retry(ctx)?;
            return Ok(false);
        }
        // The save has the time that was spent on this move.
        self.autosave(ctx);
        self.save_notes(ctx.shell);
        Ok(true)
    }

    fn leave(&mut self, ctx: &mut TableContext) {
        self.suspend_game(ctx);
    }

    fn wake(&mut self, ctx: &mut TableContext) -> Result<bool, GameError> {
        self.end_demonstration(ctx)
    }

    fn is_demo(&self) -> bool {
        matches!(self.mode, Mode::Demo(_))
    }

    fn pause(&mut self, ctx: &mut TableContext) {
        if self.is_time_running(ctx.shell) {
            self.pause_game(ctx);
        }
    }

    fn suspend(&mut self, ctx: &mut TableContext) -> GameResult {
        if self.manager.is_some() {
            // The next update can be as late as the app's return to the screen.
            self.manager(ctx, |manager| manager.set_running(false))?;
            self.update_analysis(ctx)?;
        }
        Ok(())
    }

    fn settings(&self) -> Option<Result<String, ron::Error>> {
        Some(fields_of(&self.settings))
    }

    fn reset_settings(&mut self, _: &mut TableContext) {
        self.settings.reset();
    }

    fn save_all(&mut self, shell: &mut Shell) {
        self.save_setup_draft(shell);
        self.save_notes(shell);
        for done in self.files.writer.finish() {
            self.handle_written(shell, done);
        }
        if self.review.annotated().is_some() {
            self.save_review(shell);
        }
    }

    fn close(&mut self, ctx: &mut TableContext) {
        self.end_programs(ctx);
    }

    fn is_at_rest(&self, _: &Shell, scene: &Scene) -> bool {
        self.manager_in(scene).is_some_and(GameManager::is_at_rest)
    }

    fn takes_input(&self, _: &Shell, scene: &Scene) -> bool {
        self.manager_in(scene).is_some_and(|manager| {
            let rests = matches!(manager.phase(), Phase::Idle | Phase::GameOver);
            // While a person waits for the computer's move nothing can be picked.
            let players = manager.session().players;
            rests && (players.are_computers() || !manager.is_computer_due())
        })
    }

    fn ply(&self, scene: &Scene) -> usize {
        self.game(scene).map_or(0, Game::ply)
    }

    fn add_hit_targets(&self, finder: &TargetFinder, targets: &mut HitTargets) {
        let squares = Square::ALL.into_iter().filter_map(|square| {
            let pixel = self.pixel_for(finder, square)?;
            Some((square.to_string(), pixel))
        });
        targets.squares.extend(squares);
    }

    fn trace_mode(&self) -> Option<&'static str> {
        match self.mode {
            Mode::Editor(_) => Some(editor::ID),
            Mode::Retry(_) => Some(retry::ID),
            _ => None,
        }
    }

    fn sheet_top(&self, shell: &Shell) -> Option<f32> {
        let has_panel = matches!(self.mode, Mode::Game | Mode::Demo(_));
        sheet_top(&shell.layout()).filter(|_| has_panel)
    }

    fn insets(&self, shell: &Shell) -> Insets {
        let layout = shell.layout();
        let bar = match self.settings.evaluation_bar {
            true => BAR_WIDTH,
            false => 0.0,
        };
        match self.mode {
            Mode::Lesson { .. } | Mode::Retry(_) => layout.guide(),
            Mode::Editor(_) => layout.table(bar),
            _ => shell.beside_panel(self.sheet_top(shell), layout.table(bar)),
        }
    }

    fn anchor(&self, shell: &Shell, scene: &Scene) -> Option<Rect<f32>> {
        let ChessDialog::Promotion(_, to) = shell.top_dialog()? else {
            return None;
        };
        self.pixels_of(shell, scene, *to)
    }

    fn has_game(&self, scene: &Scene) -> bool {
        // A review counts at any move, also at the start.
        self.review.review().is_some() || self.game(scene).is_some_and(is_worth_keeping)
    }

    fn keeps_screen_on(&self, ctx: &TableContext) -> bool {
        self.is_clock_running(ctx)
    }

    fn report(&self, ctx: &TableContext) -> Option<String> {
        let scene = ctx.scene()?;
        let session = self.manager_in(scene)?.session();
        Some(format!(
            "position: {}\n\n{}\nseats: {:?}\nclock: {:?}\n",
            session.game.position().fen(),
            self.pgn(ctx.shell, session),
            session.players,
            session.clock
        ))
    }
}

impl ChessTable {
    /// Pastes a position or games from the clipboard.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    fn paste(&mut self, ctx: &mut TableContext) -> GameResult {
        let Some(text) = ctx.pasted_text(Action::Paste) else {
            return Ok(());
        };
        let edited = self.editor().map(|editor| editor.setup().rules());
        // Other programs write castling rights that can't be: the rest is what was meant.
        let mut left_out = Vec::new();
        let note =
            |error: &FenError| left_out.push(chess_sentences::fen_field(&ctx.shell.locale, error));
        let pasted = match edited {
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
            Err(_) if edited.is_none() && holds_game(&text) => {
                self.read_games(ctx.shell, PgnIndex::of_text(text));
                return Ok(());
            }
            Err(error) => {
                ctx.refuse(chess_sentences::fen(&ctx.shell.locale, &error));
                return Ok(());
            }
        }
        ctx.shell.notify(match left_out.is_empty() {
            true => ctx.shell.locale.text("fen-pasted"),
            false => {
                let values = [("fields", left_out.join(", ").into())];
                ctx.shell.locale.format("fen-pasted-without", &values)
            }
        });
        Ok(())
    }
}

/// Returns whether a text begins with a playable game: one of its first three is.
pub(super) fn holds_game(text: &str) -> bool {
    Headings::new(text).take(3).any(|heading| {
        let games = pgn::parse(&text[heading.span]);
        matches!(games.first(), Some(Ok(read)) if read.game.ply() > 0)
    })
}
