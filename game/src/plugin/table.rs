//! What the plugin does with the scene of the chess table.

use super::{chess::LessonState, demonstration::Demonstration};
use crate::plugin::{ChessTable, Shell};
use crate::{
    chess::{
        annotated_game::AnnotatedGame,
        board::Board,
        game_manager::{GameManager, InputOwner, Intent, Phase},
        move_selector::MoveSelector,
        players::Players,
        session::ChessSession,
    },
    marks::Mark,
    saves::{is_only_dealt, is_worth_keeping},
    sounds::Sound,
    ui::{Dialog, Screen},
};
use fyrox::{
    engine::GraphicsContext,
    plugin::{
        PluginContext,
        error::{GameError, GameResult},
    },
};
use parlour_rules::chess::{Game, Position, Rules};
use std::path::Path;

impl ChessTable {
    /// The chess table's scene has come: put a game on the board.
    pub(crate) fn attach_chess(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        self.review.end();
        let first = match shell.options.game() {
            Ok(game) => game,
            Err(sentence) => {
                shell.report_error(sentence);
                None
            }
        };
        // What the command line asks for is asked for once.
        let from = shell.options.pgn.take();
        let asked = shell.options.fen.take().is_some() | from.is_some();
        if let Some(folder) = from.as_deref().and_then(Path::parent) {
            // The other games of that file are looked for where it lies.
            self.look_there_next(folder);
        }
        if first.is_some() {
            shell.screen = Screen::Table;
        }
        let chosen = shell.options.new_game.take();
        let (game, mut sheet) = match first {
            Some(first) => first,
            None => {
                let rules = shell.options.rules.unwrap_or(Rules::Standard);
                (self.new_game(shell, rules), None)
            }
        };
        // A game that is over is looked back at, unless somebody is named who is to play on where it
        // was given up.
        let ended = game.outcome().is_some();
        let over = sheet.take_if(|sheet| ended || chosen.is_none() && sheet.is_over());
        let chosen = chosen.filter(|_| over.is_none());
        let game = match over {
            Some(_) => Game::new(Rules::Standard),
            None => game,
        };
        let mut session: ChessSession = match chosen {
            Some(chosen) => {
                let chance = shell.chance();
                let session = chosen.session(game, self.engines(), chance);
                self.new_game = chosen;
                session
            }
            None => game.into(),
        };
        session.notes =
            sheet.map(|sheet| Box::new(self.renamed(shell, sheet.notes().clone(), session.seats)));
        let asked = asked || session.seats != Players::default() || session.clock.is_some();
        if shell.screen == Screen::Table
            && self.suspended_game.is_some()
            && !self.suspended_game_hidden
            && !asked
        {
            shell.dialogs.push(Dialog::ResumeOffer);
        }
        self.place(shell, ctx, session)?;
        if let Some(sheet) = over.filter(|_| !shell.options.demo) {
            // Who is asked what becomes of notes sees the game that they are of, and stays with it.
            let noted = |waiting: &AnnotatedGame| waiting.is_changed();
            if self.review.waiting().is_some_and(noted)
                && let Some(waiting) = self.review.take_waiting()
            {
                self.open_review(shell, ctx, waiting)?;
            }
            self.open_review(shell, ctx, sheet)?;
        }
        if shell.options.demo {
            self.begin_demonstration(shell, ctx)?;
        }
        Ok(())
    }

    /// A new game by these rules.
    pub(crate) fn new_game(&mut self, shell: &mut Shell, rules: Rules) -> Game {
        match rules {
            Rules::Chess960 => Game::chess960((shell.chance() % 960) as u16),
            rules => Game::new(rules),
        }
    }

    /// Puts a game on the table.
    pub(crate) fn place(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        session: impl Into<ChessSession>,
    ) -> GameResult {
        let session = session.into();
        self.save_setup_draft(shell);
        self.editor = None;
        let seed = shell.options.seed.unwrap_or_else(|| shell.chance());
        let input_owner = if shell.screen == Screen::Table && self.demonstration.is_none() {
            InputOwner::Both
        } else {
            InputOwner::Nobody
        };
        self.manager(shell, ctx, |manager| {
            manager.set_input_owner(input_owner);
            manager.place(session, seed);
        })?;
        self.show_game(shell, ctx)
    }

    /// Shows the game as it stands on the board, and nothing else.
    pub(crate) fn show_game(&mut self, shell: &mut Shell, ctx: &mut PluginContext) -> GameResult {
        let scene = ctx.scenes.try_get(shell.scene)?;
        let manager = scene.graph.try_get_script_of::<GameManager>(self.manager)?;
        let (commands, last) = (manager.shown(), manager.last_move());
        let board = self.board(shell, ctx)?;
        for command in commands {
            board.command(command);
        }
        board.mark(Mark::Last, &last);
        for mark in [
            Mark::Hint,
            Mark::Hover,
            Mark::Selected,
            Mark::Move,
            Mark::Capture,
        ] {
            board.mark(mark, &[]);
        }
        shell.dirty = true;
        Ok(())
    }

    /// The board on the table.
    pub(crate) fn board<'a>(
        &self,
        shell: &Shell,
        ctx: &'a mut PluginContext,
    ) -> Result<&'a mut Board, GameError> {
        let scene = ctx.scenes.try_get_mut(shell.scene)?;
        Ok(scene.graph.try_get_script_of_mut::<Board>(self.board)?)
    }

    /// Hands an intent to the game.
    pub(crate) fn submit(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        intent: Intent,
    ) -> GameResult {
        shell.intents.push(format!("{intent:?}"));
        ctx.scenes
            .try_get_mut(shell.scene)?
            .graph
            .try_get_script_of_mut::<GameManager>(self.manager)?
            .submit(intent);
        Ok(())
    }

    /// One update of the table.
    pub(crate) fn update_table(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let running = self.is_time_running(shell);
        let scene = ctx.scenes.try_get_mut(shell.scene)?;
        if self.manager.is_none() || self.board.is_none() {
            return Ok(());
        }
        scene
            .graph
            .try_get_script_of_mut::<GameManager>(self.manager)?
            .set_running(running);
        self.save_time(shell, ctx, running);
        let scene = ctx.scenes.try_get_mut(shell.scene)?;
        let volume = shell.settings.volume;
        let heard = scene
            .graph
            .try_get_script_of_mut::<Board>(self.board)?
            .take_sounds();
        for sound in heard {
            shell.sounds.play(scene, sound, volume);
        }
        let event = scene
            .graph
            .try_get_script_of_mut::<GameManager>(self.manager)?
            .drain_events();
        for item in event {
            self.drain_events(shell, ctx, item)?;
        }
        self.update_analysis(shell, ctx)?;
        self.advance_editor(shell, ctx)?;
        self.advance_review(shell, ctx)?;
        self.advance_demonstration(shell, ctx)
    }

    /// Begins a lesson, or ends the lessons when there is none of that number.
    pub(crate) fn begin_lesson(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        number: usize,
    ) -> GameResult {
        let Some(lesson) = self.lessons.get(number).cloned() else {
            return self.leave_lessons(shell, ctx);
        };
        // Checked when the file was read.
        let Ok(position) = Position::from_fen(&lesson.fen, Rules::Standard) else {
            return self.leave_lessons(shell, ctx);
        };
        self.stop_demonstration(shell);
        self.save_game(shell, ctx);
        self.review.end();
        shell.dialogs.clear();
        shell.screen = Screen::Table;
        self.lesson = Some(LessonState {
            number,
            done: false,
        });
        self.place(shell, ctx, Game::from_position(position))?;
        self.mark_lesson(shell, ctx)
    }

    /// Marks where the lesson's piece is to go, if a lesson waits for its move.
    pub(crate) fn mark_lesson(&mut self, shell: &mut Shell, ctx: &mut PluginContext) -> GameResult {
        let Some(state) = self.lesson.filter(|state| !state.done) else {
            return Ok(());
        };
        let Some(lesson) = self.lessons.get(state.number) else {
            return Ok(());
        };
        // Checked when the file was read.
        let Ok(position) = Position::from_fen(&lesson.fen, Rules::Standard) else {
            return Ok(());
        };
        let targets: Vec<_> = lesson
            .moves
            .iter()
            .filter_map(|uci| position.parse_uci(uci).ok())
            .map(|mv| position.destination(mv))
            .collect();
        self.board(shell, ctx)?.mark(Mark::Hint, &targets);
        Ok(())
    }

    /// Back to the menu from the lessons.
    pub(crate) fn leave_lessons(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        self.lesson = None;
        shell.dialogs.clear();
        shell.screen = Screen::Menu;
        let game = self.new_game(shell, Rules::Standard);
        self.place(shell, ctx, game)
    }

    /// A game that is in progress on the table waits in the menu while something else is shown. What
    /// waited before it is put away; but a game of which nothing was
    /// played yet, with all men on the board, takes no other's place.
    pub(crate) fn save_game(&mut self, shell: &mut Shell, ctx: &PluginContext) {
        if self.is_for_show() {
            return;
        }
        let Some(session) = self.with_session(shell, ctx, ChessSession::clone) else {
            return;
        };
        if !is_worth_keeping(&session.game) || session.game.outcome().is_some() {
            return;
        }
        if self.suspended_game.is_some() && is_only_dealt(&session.game) {
            return;
        }
        self.quarantine_suspended_game(shell, &session);
        self.suspended_game = Some(session);
        self.suspended_game_hidden = false;
    }

    /// Whether what stands on the table is no game of its own: a lesson, a demonstration, or one
    /// that is looked back at.
    pub(crate) fn is_for_show(&self) -> bool {
        self.lesson.is_some() || self.demonstration.is_some() || self.review.review().is_some()
    }

    /// Whether a piece is selected.
    pub(crate) fn is_selected(&self, shell: &Shell, ctx: &PluginContext) -> bool {
        ctx.scenes
            .try_get(shell.scene)
            .ok()
            .and_then(|scene| {
                scene
                    .graph
                    .try_get_script_of::<MoveSelector>(self.board)
                    .ok()
            })
            .is_some_and(|selector| selector.selected().is_some())
    }

    /// What the table is doing.
    pub(crate) fn phase(&self, shell: &Shell, ctx: &PluginContext) -> Phase {
        ctx.scenes
            .try_get(shell.scene)
            .ok()
            .and_then(|scene| {
                scene
                    .graph
                    .try_get_script_of::<GameManager>(self.manager)
                    .ok()
            })
            .map_or(Phase::Empty, GameManager::phase)
    }

    /// Begins the demonstration.
    pub(crate) fn begin_demonstration(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let Some(mut demonstration) = Demonstration::load(ctx.resource_manager) else {
            return Ok(());
        };
        let start = demonstration.start.clone();
        let before = self.with_session(shell, ctx, ChessSession::clone);
        let before = match self.demonstration.take() {
            Some(running) => running.before,
            None => before,
        };
        demonstration.before = before;
        self.demonstration = Some(demonstration);
        self.place(shell, ctx, Game::from_position(start))
    }
}

impl Shell {
    /// What is left to chance. With a seed it is the same in every run, and other each time.
    pub(crate) fn chance(&mut self) -> u64 {
        let begun = self.dealt;
        self.dealt += 1;
        match self.options.seed {
            Some(seed) => seed.wrapping_add(begun),
            None => std::time::SystemTime::now()
                .duration_since(std::time::UNIX_EPOCH)
                .map_or(518, |time| time.as_nanos() as u64 / 1000),
        }
    }

    /// Plays a sound.
    pub(crate) fn play_sound(&mut self, ctx: &mut PluginContext, sound: Sound) {
        let volume = self.settings.volume;
        if let Ok(scene) = ctx.scenes.try_get_mut(self.scene) {
            self.sounds.play(scene, sound, volume);
        }
    }

    /// Stops drawing and moving while nobody can see it.
    pub(crate) fn set_hidden(&mut self, ctx: &mut PluginContext, hidden: bool) {
        if self.hidden != hidden {
            self.hidden = hidden;
            if let Ok(scene) = ctx.scenes.try_get_mut(self.scene) {
                scene.enabled.set_value_and_mark_modified(!hidden);
            }
        }
    }

    /// The window has this size now.
    pub(crate) fn resized(&mut self, width: f32, height: f32) {
        let size = fyrox::core::algebra::Vector2::new(width.max(1.0), height.max(1.0));
        if self.window != size {
            self.window = size;
            self.dirty = true;
            self.hit_targets_due = Some(3);
        }
    }

    /// Applies what concerns the window itself.
    pub(crate) fn apply_window(&self, ctx: &PluginContext) {
        if let GraphicsContext::Initialized(graphics) = &*ctx.graphics_context {
            let wanted = self
                .settings
                .fullscreen
                .then_some(fyrox::window::Fullscreen::Borderless(None));
            graphics.window.set_fullscreen(wanted);
        }
    }
}
