//! Chess table in its scene: attaching, placing games, and lessons.

use super::{Mode, SavedGame, demonstration::Demonstration};
use crate::{
    ID,
    model::{annotated_game::AnnotatedGame, players::Players, session::ChessSession},
    panels::{ChessCommand, ChessDialog, questions},
    saves::{is_only_dealt, is_worth_keeping},
    scene::{
        board::Board,
        game_manager::{GameManager, Intent, Phase, last_move},
    },
    sentences,
    table::ChessTable,
};
use fyrox::plugin::error::{GameError, GameResult};
use parlour_rules::chess::{Clock, Color, Event, Game, Position, Rules};
use parlour_shell::{
    app::{Shell, TableContext},
    platform::files,
    scene::marks::Mark,
    table::tutorial::GuideCommand,
    ui::Screen,
};
use std::path::Path;

impl ChessTable {
    /// Connects the loaded scene: shows the game, review or demonstration that the command line
    /// asks for, or a new game.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    pub(crate) fn attach_chess(&mut self, ctx: &mut TableContext) -> GameResult {
        self.review.end();
        let first = match self.options.game() {
            Ok(game) => game,
            Err(error) => {
                let sentence = sentences::start(&ctx.shell.locale, &error);
                ctx.shell.report_error(sentence);
                None
            }
        };
        // Options from the command line apply once.
        let from = self.options.pgn.take();
        let asked = self.options.fen.take().is_some() | from.is_some();
        if let Some(folder) = from.as_deref().and_then(Path::parent) {
            // The file dialog opens in the folder of that file.
            self.look_there_next(folder);
        }
        if first.is_some() {
            ctx.shell.screen = Screen::Table;
        }
        let chosen = self.options.new_game.take();
        let (game, mut annotated) = match first {
            Some(first) => first,
            None => {
                let rules = self.options.rules.unwrap_or(Rules::Standard);
                (self.new_game(ctx.shell, rules), None)
            }
        };
        // A finished or abandoned game opens in review, unless the command line names players to
        // continue it.
        let ended = game.outcome().is_some();
        let over = annotated.take_if(|annotated| ended || chosen.is_none() && annotated.is_over());
        let chosen = chosen.filter(|_| over.is_none());
        let game = match over {
            Some(_) => Game::new(Rules::Standard),
            None => game,
        };
        let mut session: ChessSession = match chosen {
            Some(chosen) => {
                let next_seed = ctx.shell.next_seed();
                let session = chosen.session(game, self.engines(), next_seed);
                self.new_game = chosen;
                session
            }
            None => game.into(),
        };
        session.notes = annotated.map(|annotated| {
            Box::new(self.renamed(ctx.shell, annotated.notes().clone(), session.players))
        });
        let asked = asked || session.players != Players::default() || session.clock.is_some();
        if ctx.shell.screen == Screen::Table && self.offered().is_some() && !asked {
            let question = questions::resume_offer(&ctx.shell.locale);
            ctx.shell.asks(question);
        }
        self.place(ctx, Mode::Game, session)?;
        if let Some(annotated) = over.filter(|_| !ctx.shell.options.demo) {
            // If an earlier review has unsaved annotations, show it behind the question about them.
            let noted = |suspended: &AnnotatedGame| suspended.is_changed();
            if self.review.suspended().is_some_and(noted)
                && let Some(suspended) = self.review.take_suspended()
            {
                self.open_review(ctx, suspended)?;
            }
            self.open_review(ctx, annotated)?;
        }
        if ctx.shell.options.demo {
            self.begin_demonstration(ctx)?;
        }
        Ok(())
    }

    /// Creates a game by these rules. Chess960 draws the start position at random.
    pub(crate) fn new_game(&mut self, shell: &mut Shell, rules: Rules) -> Game {
        match rules {
            Rules::Chess960 => Game::chess960((shell.next_seed() % 960) as u16),
            rules => Game::new(rules),
        }
    }

    /// Changes the use of the table. The draft of an open board editor is saved first.
    pub(super) fn set_mode(&mut self, shell: &mut Shell, mode: Mode) {
        self.save_setup_draft(shell);
        self.mode = mode;
    }

    /// Puts a game or session on the table, which is used for `mode` from now on.
    pub(super) fn place(
        &mut self,
        ctx: &mut TableContext,
        mode: Mode,
        session: impl Into<ChessSession>,
    ) -> GameResult {
        let session = session.into();
        self.set_mode(ctx.shell, mode);
        let seed = ctx.shell.seed_of_choices();
        self.pending_pick = None;
        let turn = self.camera_turn(ctx.shell);
        self.manager(ctx, |manager| {
            // Not with the next update: the board might be at rest by then.
            manager.set_camera_turn(turn);
            manager.place(session, seed);
        })?;
        self.show_game(ctx)
    }

    /// Shows the current game on the board and clears all marks but the last move.
    pub(crate) fn show_game(&mut self, ctx: &mut TableContext) -> GameResult {
        let game = ctx.script::<GameManager>(self.manager)?.game().clone();
        let position = game.position();
        let board = self.board(ctx)?;
        let captured = Color::ALL.map(|color| game.captured(color));
        board.set(position.pieces(), captured);
        if position.in_check()
            && let Some(king) = position.king(position.turn())
        {
            board.play(vec![Event::Check { king }]);
        }
        board.mark(Mark::Last, &last_move(&game));
        for mark in [
            Mark::Hint,
            Mark::Hover,
            Mark::Selected,
            Mark::Move,
            Mark::Capture,
        ] {
            board.mark(mark, &[]);
        }
        ctx.shell.changed();
        Ok(())
    }

    /// Returns the board script.
    ///
    /// # Errors
    /// If the scene or its board isn't loaded.
    pub(crate) fn board<'a>(&self, ctx: &'a mut TableContext) -> Result<&'a mut Board, GameError> {
        ctx.script_mut(self.board)
    }

    /// Submits an intent to the game manager, which plays it once the table is ready.
    pub(crate) fn submit(&mut self, ctx: &mut TableContext, intent: Intent) -> GameResult {
        ctx.submit::<GameManager>(self.manager, intent)
    }

    /// Opens the new-game dialog. A player who has no game yet is offered the lessons.
    pub(crate) fn ask_for_game(&self, shell: &mut Shell) {
        shell.open_dialog(ChessDialog::NewGame);
        let finished = self
            .own_games(shell)
            .is_some_and(|path| files::metadata(path).is_ok());
        if self.saved.game().is_none() && !finished {
            shell.offer_tutorial(ChessCommand::Lessons(GuideCommand::Start));
        }
    }

    /// Carries out a command of the lessons.
    pub(crate) fn lesson_command(
        &mut self,
        ctx: &mut TableContext,
        command: GuideCommand,
    ) -> GameResult {
        match (command, &self.mode) {
            (GuideCommand::Start, _) => {
                ctx.shell.record_tutorial(ID, false);
                let next = self.progress.next(&self.lessons);
                self.begin_lesson(ctx, next.unwrap_or(0))
            }
            (GuideCommand::Next, Mode::Lesson { number, done: true }) => {
                self.begin_lesson(ctx, number + 1)
            }
            (GuideCommand::Back, Mode::Lesson { number, .. }) => {
                self.begin_lesson(ctx, number.saturating_sub(1))
            }
            (GuideCommand::Leave, Mode::Lesson { .. }) => self.leave_lessons(ctx),
            _ => Ok(()),
        }
    }

    /// Starts a lesson, or leaves the lessons after the last one.
    pub(super) fn begin_lesson(&mut self, ctx: &mut TableContext, number: usize) -> GameResult {
        let Some(lesson) = self.lessons.get(number).cloned() else {
            return self.leave_lessons(ctx);
        };
        // Positions are validated when the lessons are loaded, so this doesn't fail.
        let Ok(position) = Position::from_fen(&lesson.fen, Rules::Standard) else {
            return self.leave_lessons(ctx);
        };
        self.suspend_game(ctx);
        self.review.end();
        ctx.shell.show_table();
        let mode = Mode::Lesson {
            number,
            done: false,
        };
        self.place(ctx, mode, Game::from_position(position))?;
        self.mark_lesson(ctx)
    }

    /// Marks the target squares of the current lesson, unless it is solved.
    pub(crate) fn mark_lesson(&mut self, ctx: &mut TableContext) -> GameResult {
        let Mode::Lesson { number, done } = self.mode else {
            return Ok(());
        };
        let Some(lesson) = self.lessons.get(number).filter(|_| !done) else {
            return Ok(());
        };
        // Positions are validated when the lessons are loaded, so this doesn't fail.
        let Ok(position) = Position::from_fen(&lesson.fen, Rules::Standard) else {
            return Ok(());
        };
        let targets: Vec<_> = lesson
            .moves
            .iter()
            .filter_map(|uci| position.parse_uci(uci).ok())
            .map(|mv| position.destination(mv))
            .collect();
        self.board(ctx)?.mark(Mark::Hint, &targets);
        Ok(())
    }

    /// Ends the lessons and returns to the menu.
    pub(crate) fn leave_lessons(&mut self, ctx: &mut TableContext) -> GameResult {
        if let Mode::Lesson { number, done: true } = self.mode
            && number + 1 == self.lessons.len()
        {
            ctx.shell.record_tutorial(ID, true);
        }
        ctx.shell.dialogs.clear();
        ctx.shell.screen = Screen::Menu;
        let game = self.new_game(ctx.shell, Rules::Standard);
        self.place(ctx, Mode::Game, game)
    }

    /// Saves the game in progress as the suspended game while something else is shown. During a
    /// demonstration, that is the game that was on the table before. An older suspended game is moved
    /// to the file of finished games. A game without moves from a full start position doesn't
    /// replace an older one.
    pub(crate) fn suspend_game(&mut self, ctx: &mut TableContext) {
        let in_review = self.review.review().is_some();
        let session = match &mut self.mode {
            Mode::Demo(demonstration) if !in_review => demonstration.before.take(),
            Mode::Game | Mode::Editor(_) if !in_review => {
                self.with_session(ctx, ChessSession::clone)
            }
            _ => None,
        };
        let Some(session) = session else {
            return;
        };
        let game = &session.game;
        if game.outcome().is_some() {
            if session.location().is_none() && game.ply() > 0 {
                // It wasn't filed yet, because its end was still being shown.
                self.archive_finished_game(ctx.shell, &session);
            }
            return;
        }
        let waits = self.suspended().is_some();
        if is_worth_keeping(game) && !(waits && is_only_dealt(game)) {
            self.save_game(ctx.shell, &session);
            self.saved_game = SavedGame::Suspended;
        }
    }

    /// Returns whether the board shows a lesson, a demonstration or a review, none of which is
    /// saved as a game.
    pub(crate) fn is_for_show(&self) -> bool {
        matches!(self.mode, Mode::Lesson { .. } | Mode::Demo(_)) || self.review.review().is_some()
    }

    /// Returns the phase of the game; [`Phase::Empty`] if no chess table is loaded.
    pub(crate) fn phase(&self, ctx: &TableContext) -> Phase {
        let manager = ctx.script(self.manager);
        manager.map_or(Phase::Empty, GameManager::phase)
    }

    /// Starts the demonstration, or restarts it. The game on the table is kept for afterward.
    pub(crate) fn begin_demonstration(&mut self, ctx: &mut TableContext) -> GameResult {
        let Some(mut demonstration) = Demonstration::load(ctx.engine.resource_manager) else {
            return Ok(());
        };
        let start = demonstration.start.clone();
        demonstration.before = match &mut self.mode {
            Mode::Demo(running) => running.before.take(),
            _ => self.with_session(ctx, ChessSession::clone),
        };
        self.place(ctx, Mode::Demo(demonstration), Game::from_position(start))
    }

    /// A game begins on the table.
    pub(crate) fn begin(
        &mut self,
        ctx: &mut TableContext,
        session: impl Into<ChessSession>,
    ) -> GameResult {
        let session = session.into();
        self.suspend_game(ctx);
        self.review.end();
        self.save_notes(ctx.shell);
        ctx.shell.show_table();
        let fen = session.game.position().fen();
        ctx.shell.log_intent(&format_args!("Begin {fen}"));
        self.place(ctx, Mode::Game, session)
    }

    pub(crate) fn manager(
        &mut self,
        ctx: &mut TableContext,
        with: impl FnOnce(&mut GameManager),
    ) -> GameResult {
        with(ctx.script_mut::<GameManager>(self.manager)?);
        Ok(())
    }

    /// Calls `with` with the game on the table, if there is one.
    pub(crate) fn with_game<T>(
        &self,
        ctx: &TableContext,
        with: impl FnOnce(&Game) -> T,
    ) -> Option<T> {
        let scene = ctx.scene()?;
        self.game(scene).map(with)
    }

    /// Calls `with` with the session on the table: the game, its players and its clock.
    pub(crate) fn with_session<T>(
        &self,
        ctx: &TableContext,
        with: impl FnOnce(&ChessSession) -> T,
    ) -> Option<T> {
        let scene = ctx.scene()?;
        self.manager_in(scene).map(GameManager::session).map(with)
    }

    pub(crate) fn rules(&self, ctx: &TableContext) -> Rules {
        self.with_game(ctx, Game::rules).unwrap_or(Rules::Standard)
    }

    /// Returns whether a chess clock is running. The player might then watch the screen without
    /// touching it.
    pub(super) fn is_clock_running(&self, ctx: &TableContext) -> bool {
        let ticks = |session: &ChessSession| {
            let started = session.clock.as_ref().is_some_and(Clock::is_started);
            started && session.game.outcome().is_none()
        };
        ctx.shell.table == ID
            && self.is_time_running(ctx.shell)
            && self.with_session(ctx, ticks) == Some(true)
    }
}
