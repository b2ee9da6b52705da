//! What the plugin does with the scene of the chess table.

use super::{Demonstration, LessonState, Parlour};
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

impl Parlour {
    /// The chess table's scene has come: put a game on the board.
    pub(super) fn attach_chess(&mut self, ctx: &mut PluginContext) -> GameResult {
        self.review.end();
        let first = match self.options.game() {
            Ok(game) => game,
            Err(sentence) => {
                self.report_error(sentence);
                None
            }
        };
        // What the command line asks for is asked for once.
        let from = self.options.pgn.take();
        let asked = self.options.fen.take().is_some() | from.is_some();
        if let Some(folder) = from.as_deref().and_then(Path::parent) {
            // The other games of that file are looked for where it lies.
            self.look_there_next(folder);
        }
        if first.is_some() {
            self.screen = Screen::Table;
        }
        let chosen = self.options.new_game.take();
        let (game, mut sheet) = match first {
            Some(first) => first,
            None => {
                let rules = self.options.rules.unwrap_or(Rules::Standard);
                (self.new_game(rules), None)
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
                let chance = self.chance();
                let session = chosen.session(game, self.engines(), chance);
                self.new_game = chosen;
                session
            }
            None => game.into(),
        };
        session.notes =
            sheet.map(|sheet| Box::new(self.renamed(sheet.notes().clone(), session.seats)));
        let asked = asked || session.seats != Players::default() || session.clock.is_some();
        if self.screen == Screen::Table
            && self.suspended_game.is_some()
            && !self.suspended_game_hidden
            && !asked
        {
            self.dialogs.push(Dialog::ResumeOffer);
        }
        self.place(ctx, session)?;
        if let Some(sheet) = over.filter(|_| !self.options.demo) {
            // Who is asked what becomes of notes sees the game that they are of, and stays with it.
            let noted = |waiting: &AnnotatedGame| waiting.is_changed();
            if self.review.waiting().is_some_and(noted)
                && let Some(waiting) = self.review.take_waiting()
            {
                self.open_review(ctx, waiting)?;
            }
            self.open_review(ctx, sheet)?;
        }
        if self.options.demo {
            self.begin_demonstration(ctx)?;
        }
        Ok(())
    }

    /// A new game by these rules.
    pub(super) fn new_game(&mut self, rules: Rules) -> Game {
        match rules {
            Rules::Chess960 => Game::chess960((self.chance() % 960) as u16),
            rules => Game::new(rules),
        }
    }

    /// What is left to chance. With a seed it is the same in every run, and other each time.
    pub(super) fn chance(&mut self) -> u64 {
        let begun = self.dealt;
        self.dealt += 1;
        match self.options.seed {
            Some(seed) => seed.wrapping_add(begun),
            None => std::time::SystemTime::now()
                .duration_since(std::time::UNIX_EPOCH)
                .map_or(518, |time| time.as_nanos() as u64 / 1000),
        }
    }

    /// Puts a game on the table.
    pub(super) fn place(
        &mut self,
        ctx: &mut PluginContext,
        session: impl Into<ChessSession>,
    ) -> GameResult {
        let session = session.into();
        self.save_setup_draft();
        self.editor = None;
        let seed = self.options.seed.unwrap_or_else(|| self.chance());
        let input_owner = if self.screen == Screen::Table && self.demonstration.is_none() {
            InputOwner::Both
        } else {
            InputOwner::Nobody
        };
        self.manager(ctx, |manager| {
            manager.set_input_owner(input_owner);
            manager.place(session, seed);
        })?;
        self.show_game(ctx)
    }

    /// Shows the game as it stands on the board, and nothing else.
    pub(super) fn show_game(&mut self, ctx: &mut PluginContext) -> GameResult {
        let scene = ctx.scenes.try_get(self.scene)?;
        let manager = scene
            .graph
            .try_get_script_of::<GameManager>(self.nodes.manager)?;
        let (commands, last) = (manager.shown(), manager.last_move());
        let board = self.board(ctx)?;
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
        self.dirty = true;
        Ok(())
    }

    /// The board on the table.
    pub(super) fn board<'a>(&self, ctx: &'a mut PluginContext) -> Result<&'a mut Board, GameError> {
        let scene = ctx.scenes.try_get_mut(self.scene)?;
        Ok(scene
            .graph
            .try_get_script_of_mut::<Board>(self.nodes.board)?)
    }

    /// Hands an intent to the game.
    pub(super) fn submit(&mut self, ctx: &mut PluginContext, intent: Intent) -> GameResult {
        self.intents.push(format!("{intent:?}"));
        ctx.scenes
            .try_get_mut(self.scene)?
            .graph
            .try_get_script_of_mut::<GameManager>(self.nodes.manager)?
            .submit(intent);
        Ok(())
    }

    /// Plays a sound.
    pub(super) fn play_sound(&mut self, ctx: &mut PluginContext, sound: Sound) {
        let volume = self.settings.volume;
        if let Ok(scene) = ctx.scenes.try_get_mut(self.scene) {
            self.sounds.play(scene, sound, volume);
        }
    }

    /// One update of the table.
    pub(super) fn update_table(&mut self, ctx: &mut PluginContext) -> GameResult {
        let running = self.is_time_running();
        let scene = ctx.scenes.try_get_mut(self.scene)?;
        if self.nodes.manager.is_none() || self.nodes.board.is_none() {
            return Ok(());
        }
        self.camera_events(scene);
        scene
            .graph
            .try_get_script_of_mut::<GameManager>(self.nodes.manager)?
            .set_running(running);
        self.save_time(ctx, running);
        let scene = ctx.scenes.try_get_mut(self.scene)?;
        let volume = self.settings.volume;
        let heard = scene
            .graph
            .try_get_script_of_mut::<Board>(self.nodes.board)?
            .take_sounds();
        for sound in heard {
            self.sounds.play(scene, sound, volume);
        }
        let event = scene
            .graph
            .try_get_script_of_mut::<GameManager>(self.nodes.manager)?
            .drain_events();
        for item in event {
            self.drain_events(ctx, item)?;
        }
        self.update_analysis(ctx)?;
        self.advance_editor(ctx)?;
        self.advance_review(ctx)?;
        self.advance_demonstration(ctx)
    }

    /// Begins a lesson, or ends the lessons when there is none of that number.
    pub(super) fn begin_lesson(&mut self, ctx: &mut PluginContext, number: usize) -> GameResult {
        let Some(lesson) = self.lessons.get(number).cloned() else {
            return self.leave_lessons(ctx);
        };
        // Checked when the file was read.
        let Ok(position) = Position::from_fen(&lesson.fen, Rules::Standard) else {
            return self.leave_lessons(ctx);
        };
        self.stop_demonstration();
        self.save_game(ctx);
        self.review.end();
        self.dialogs.clear();
        self.screen = Screen::Table;
        self.lesson = Some(LessonState {
            number,
            done: false,
        });
        self.place(ctx, Game::from_position(position))?;
        self.mark_lesson(ctx)
    }

    /// Marks where the lesson's piece is to go, if a lesson waits for its move.
    pub(super) fn mark_lesson(&mut self, ctx: &mut PluginContext) -> GameResult {
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
        self.board(ctx)?.mark(Mark::Hint, &targets);
        Ok(())
    }

    /// Back to the menu from the lessons.
    pub(super) fn leave_lessons(&mut self, ctx: &mut PluginContext) -> GameResult {
        self.lesson = None;
        self.dialogs.clear();
        self.screen = Screen::Menu;
        let game = self.new_game(Rules::Standard);
        self.place(ctx, game)
    }

    /// A game that is in progress on the table waits in the menu while something else is shown. What
    /// waited before it is put away; but a game of which nothing was
    /// played yet, with all men on the board, takes no other's place.
    pub(super) fn save_game(&mut self, ctx: &PluginContext) {
        if self.is_for_show() {
            return;
        }
        let Some(session) = self.with_session(ctx, ChessSession::clone) else {
            return;
        };
        if !is_worth_keeping(&session.game) || session.game.outcome().is_some() {
            return;
        }
        if self.suspended_game.is_some() && is_only_dealt(&session.game) {
            return;
        }
        self.quarantine_suspended_game(&session);
        self.suspended_game = Some(session);
        self.suspended_game_hidden = false;
    }

    /// Whether what stands on the table is no game of its own: a lesson, a demonstration, or one
    /// that is looked back at.
    pub(super) fn is_for_show(&self) -> bool {
        self.lesson.is_some() || self.demonstration.is_some() || self.review.review().is_some()
    }

    /// Whether a piece is selected.
    pub(super) fn is_selected(&self, ctx: &PluginContext) -> bool {
        ctx.scenes
            .try_get(self.scene)
            .ok()
            .and_then(|scene| {
                scene
                    .graph
                    .try_get_script_of::<MoveSelector>(self.nodes.board)
                    .ok()
            })
            .is_some_and(|selector| selector.selected().is_some())
    }

    /// What the table is doing.
    pub(super) fn phase(&self, ctx: &PluginContext) -> Phase {
        ctx.scenes
            .try_get(self.scene)
            .ok()
            .and_then(|scene| {
                scene
                    .graph
                    .try_get_script_of::<GameManager>(self.nodes.manager)
                    .ok()
            })
            .map_or(Phase::Empty, GameManager::phase)
    }

    /// Stops drawing and moving while nobody can see it.
    pub(super) fn set_hidden(&mut self, ctx: &mut PluginContext, hidden: bool) {
        if self.hidden != hidden {
            self.hidden = hidden;
            if let Ok(scene) = ctx.scenes.try_get_mut(self.scene) {
                scene.enabled.set_value_and_mark_modified(!hidden);
            }
        }
    }

    /// The window has this size now.
    pub(super) fn resized(&mut self, width: f32, height: f32) {
        let size = fyrox::core::algebra::Vector2::new(width.max(1.0), height.max(1.0));
        if self.window != size {
            self.window = size;
            self.dirty = true;
            self.hit_targets_due = Some(3);
        }
    }

    /// Applies what concerns the window itself.
    pub(super) fn apply_window(&self, ctx: &PluginContext) {
        if let GraphicsContext::Initialized(graphics) = &*ctx.graphics_context {
            let wanted = self
                .settings
                .fullscreen
                .then_some(fyrox::window::Fullscreen::Borderless(None));
            graphics.window.set_fullscreen(wanted);
        }
    }

    /// Begins the demonstration.
    pub(super) fn begin_demonstration(&mut self, ctx: &mut PluginContext) -> GameResult {
        let Some(mut demonstration) = Demonstration::load(ctx.resource_manager) else {
            return Ok(());
        };
        let start = demonstration.start.clone();
        let before = self.with_session(ctx, ChessSession::clone);
        let before = match self.demonstration.take() {
            Some(running) => running.before,
            None => before,
        };
        demonstration.before = before;
        self.demonstration = Some(demonstration);
        self.place(ctx, Game::from_position(start))
    }
}
