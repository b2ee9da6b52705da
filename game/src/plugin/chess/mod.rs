//! The chess table's part of the plugin: games begun as they were chosen, pauses, draws.

mod analysis;
mod annotations;
mod editor;
mod engines;
mod file_manager;
mod file_writer;
mod files;
mod load;
mod review;

pub(crate) use {
    analysis::AnalysisState, editor::EditorState, engines::OtherEngines, file_manager::FileManager,
    review::ReviewState,
};

use crate::plugin::{Shell, demonstration::Demonstration};
use crate::{
    chess::{
        game_manager::{GameManager, Intent, Phase},
        new_game::{NewGame, Pairing, Side},
        players::Participant,
        session::ChessSession,
    },
    lessons::Lesson,
    sentences,
    ui::{ChessCommand, ChessView, Dialog, Screen, chess::time_shown, kit::Live},
};
use fyrox::{
    core::pool::Handle,
    plugin::{PluginContext, error::GameResult},
    scene::{Scene, node::Node},
};
use parlour_rules::chess::{Clock, Color, Game, Position, Rules, Square};
use serde_json::json;
use std::time::{Duration, Instant};

/// How much time a player gets back at most when the program is cut off.
const SAVE_TIME: Duration = Duration::from_secs(5);

/// A lesson in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonState {
    /// Index of the lesson.
    pub number: usize,
    /// Whether its task is solved.
    pub done: bool,
}

/// The chess table: everything of it that is not in the scene.
#[derive(Debug)]
pub struct ChessTable {
    /// Square of the keyboard cursor.
    pub cursor: Square,
    /// Node with the [`GameManager`].
    pub manager: Handle<Node>,
    /// Node with the board.
    pub board: Handle<Node>,
    /// Lessons for beginners.
    pub lessons: Vec<Lesson>,
    /// Game that waits to be resumed.
    pub suspended_game: Option<ChessSession>,
    /// Whether that game is from before a fresh start: then it is kept, but not offered.
    pub suspended_game_hidden: bool,
    /// Last choice for a new game.
    pub new_game: NewGame,
    /// Hints, threats and evaluation.
    pub analysis: AnalysisState,
    /// External engines.
    pub engines: OtherEngines,
    /// Position editor, while it is open.
    pub editor: Option<EditorState>,
    /// Time at which a running clock was last saved.
    pub time_saved: Option<Instant>,
    /// Review of a finished game.
    pub review: ReviewState,
    /// Files of games.
    pub files: FileManager,
    /// Lesson in progress.
    pub lesson: Option<LessonState>,
    /// Demonstration in progress.
    pub demonstration: Option<Demonstration>,
}

impl ChessTable {
    /// Carries out what is asked for at this table.
    pub(crate) fn chess_command(
        &mut self,
        shell: &mut Shell,
        command: ChessCommand,
        ctx: &mut PluginContext,
    ) -> GameResult {
        match command {
            ChessCommand::Arrange(chosen) => {
                self.new_game = *chosen;
                shell.hit_targets_due = Some(3);
            }
            ChessCommand::Pause => self.pause(shell, ctx),
            ChessCommand::Hint => self.toggle_hint(shell, ctx),
            ChessCommand::Review => self.begin_review(shell, ctx)?,
            ChessCommand::Step(to) => self.step_review(shell, ctx, to)?,
            ChessCommand::Engines(command) => self.engine_command(shell, command, ctx)?,
            ChessCommand::Edit(command) => self.editor_command(shell, command, ctx)?,
            ChessCommand::Files(command) => self.file_command(shell, command, ctx)?,
        }
        Ok(())
    }

    /// Whether the clock runs and the computer plays: while the player looks at the table and
    /// nothing but the question of a promotion lies over it.
    pub(crate) fn is_time_running(&self, shell: &Shell) -> bool {
        shell.screen == Screen::Table
            && self.demonstration.is_none()
            && self.lesson.is_none()
            && self.editor.is_none()
            && !shell.hidden
            && shell.pending_scene.is_none()
            && shell
                .dialogs
                .iter()
                .all(|dialog| matches!(dialog, Dialog::Promotion(_)))
    }

    /// Begins a game as it was chosen, and remembers the choice.
    pub(crate) fn begin_chosen(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        chosen: NewGame,
    ) -> GameResult {
        let game = match &chosen.from {
            Some(position) => Game::from_position(Position::clone(position)),
            None => self.new_game(shell, chosen.rules),
        };
        let session = {
            let chance = shell.chance();
            chosen.session(game, self.engines(), chance)
        };
        if let Some(storage) = &shell.storage
            && let Err(error) = storage.save(&chosen)
        {
            shell.report_error(sentences::storage(&shell.locale, &error));
        }
        if chosen.from.is_some() {
            self.close_editor(shell);
        }
        self.new_game = chosen;
        // The next game begins as usual.
        self.new_game.from = None;
        self.begin(shell, ctx, session)
    }

    /// Begins another game with the same players, rules and clock.
    pub(crate) fn begin_again(&mut self, shell: &mut Shell, ctx: &mut PluginContext) -> GameResult {
        let rules = self.rules(shell, ctx);
        let game = self.new_game(shell, rules);
        let chance = shell.chance();
        let mut session: ChessSession = game.into();
        if let Some(last) = self.with_session(shell, ctx, ChessSession::clone) {
            session.seats = last.seats;
            session.clock = last.clock.map(|clock| Clock::new(*clock.control()));
            let drawn = self.new_game.pairing == Pairing::Computer
                && self.new_game.side == Side::Random
                && last.seats.only_person().is_some();
            if drawn {
                session.seats = self.new_game.seats(self.engines(), chance);
            }
        }
        self.begin(shell, ctx, session)
    }

    /// Goes on with the game that waited. Where time counts, it waits until the player says so.
    pub(crate) fn resume_chess(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let Some(session) = self.suspended_game.take() else {
            return Ok(());
        };
        let waits = session.clock.is_some() || session.seats.are_computers();
        self.begin(shell, ctx, session)?;
        if waits {
            shell.dialogs.push(Dialog::Paused);
            shell.hit_targets_due = Some(3);
        }
        Ok(())
    }

    /// Whether there is anything to stop: a clock, or two computers.
    fn can_pause(&self, shell: &Shell, ctx: &PluginContext) -> bool {
        self.with_session(shell, ctx, |session| {
            session.game.outcome().is_none()
                && (session.clock.is_some() || session.seats.are_computers())
        })
        .unwrap_or(false)
    }

    /// Stops a game in which time counts, until the player goes on.
    pub(crate) fn pause(&mut self, shell: &mut Shell, ctx: &PluginContext) {
        if self.lesson.is_none() && self.demonstration.is_none() && self.can_pause(shell, ctx) {
            self.autosave(shell, ctx);
            shell.input.cancel();
            shell.dialogs.push(Dialog::Paused);
            shell.hit_targets_due = Some(3);
        }
    }

    /// The player wants a draw: it is claimed if it can be, and otherwise offered. The computer
    /// answers at once.
    pub(crate) fn ask_for_draw(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        if self.phase(shell, ctx) != Phase::Idle {
            return Ok(());
        }
        let asked = self.with_session(shell, ctx, |session| {
            let turn = session.game.position().turn();
            let claim = session.game.claims().first().copied();
            (turn, claim, session.seats.of(turn), session.seats.of(!turn))
        });
        let Some((turn, claim, Participant::Person, other)) = asked else {
            return Ok(());
        };
        let question = match (claim, other) {
            (Some(claim), _) => Dialog::DrawClaim(claim),
            (None, Participant::Person) => Dialog::DrawOffer(turn),
            (None, Participant::Computer(_)) => return self.offer_draw_to_computer(shell, ctx),
        };
        shell.dialogs.push(question);
        shell.hit_targets_due = Some(3);
        Ok(())
    }

    fn offer_draw_to_computer(&mut self, shell: &mut Shell, ctx: &mut PluginContext) -> GameResult {
        let mut accepted = false;
        self.manager(shell, ctx, |manager| accepted = manager.accepts_draw())?;
        if accepted {
            return self.submit(shell, ctx, Intent::AgreeDraw);
        }
        let sentence = shell.locale.text("draw-refused");
        shell.notify(sentence);
        Ok(())
    }

    /// Tells who plays, once a game stands on the table.
    pub(crate) fn emit_players(&mut self, shell: &mut Shell, ctx: &PluginContext) {
        let told = self.with_session(shell, ctx, |session| {
            let name =
                |seat: Participant| seat.computer_name().unwrap_or_else(|| "person".to_owned());
            let control = session
                .clock
                .as_ref()
                .map(|clock| clock.control().to_string());
            json!({
                "white": name(session.seats.white),
                "black": name(session.seats.black),
                "clock": control,
            })
        });
        if let Some(told) = told {
            shell.trace.emit("players", told);
        }
    }

    /// The time on a clock that runs is saved now and then: who is cut off gets none back.
    pub(crate) fn save_time(&mut self, shell: &mut Shell, ctx: &PluginContext, running: bool) {
        let ticks = |session: &ChessSession| {
            let started = session.clock.as_ref().is_some_and(Clock::is_started);
            started && session.game.outcome().is_none()
        };
        if !running || !self.with_session(shell, ctx, ticks).unwrap_or(false) {
            self.time_saved = None;
            return;
        }
        let now = Instant::now();
        let saved = *self.time_saved.get_or_insert(now);
        if now.saturating_duration_since(saved) >= SAVE_TIME {
            self.time_saved = Some(now);
            self.autosave(shell, ctx);
        }
    }

    /// Writes the times into the panels.
    pub(crate) fn update_clock_labels(&mut self, shell: &mut Shell, ctx: &PluginContext) {
        let times = self.with_session(shell, ctx, |session| {
            let clock = session.clock.as_ref()?;
            Some(Color::ALL.map(|color| time_shown(&shell.locale, clock.left(color))))
        });
        let (Some(Some(times)), Ok(ui)) = (times, ctx.user_interfaces.try_get(shell.ui)) else {
            return;
        };
        for (color, text) in Color::ALL.into_iter().zip(&times) {
            shell.gui.tell(ui, Live::Time(color), text);
        }
    }

    /// What the panels show of this table.
    pub(crate) fn chess_view<'a>(
        &'a self,
        shell: &'a Shell,
        scene: Option<&'a Scene>,
    ) -> ChessView<'a> {
        // A new game can be chosen while another table stands there.
        let manager = scene.and_then(|scene| self.manager_in(scene));
        let session = manager.map(GameManager::session);
        ChessView {
            session,
            new_game: &self.new_game,
            insight: self.analysis.insight(),
            share: self.analysis.share(),
            opening: session.and_then(|session| self.kind_of_game(shell, &session.game)),
            editor: self.editor(),
            engines: self.engines.manager(),
            review: self.review.review(),
            waiting: self.review.waiting(),
            browser: self.files.browser(),
            hinted: session.is_some_and(|session| self.analysis.is_hinted(&session.game)),
        }
    }

    /// What is chosen for a new game of chess.
    pub fn chosen_game(&self) -> &NewGame {
        &self.new_game
    }

    /// Moves the square of the keys one step to the right and away, as seen from the seat.
    pub fn step_cursor(&mut self, shell: &Shell, right: i8, away: i8) {
        let turned = shell.cursor_turn;
        let (sin, cos) = turned.sin_cos();
        let (right, away) = (f32::from(right), f32::from(away));
        let file = (right * cos - away * sin).round() as i8;
        let rank = (right * sin + away * cos).round() as i8;
        let clamp = |index: u8, step: i8| (index as i8 + step).clamp(0, 7) as u8;
        self.cursor = Square::new(
            clamp(self.cursor.file(), file),
            clamp(self.cursor.rank(), rank),
        );
    }

    pub(crate) fn game<'a>(&self, scene: &'a Scene) -> Option<&'a Game> {
        self.manager_in(scene).map(GameManager::game)
    }

    pub(crate) fn manager_in<'a>(&self, scene: &'a Scene) -> Option<&'a GameManager> {
        scene
            .graph
            .try_get_script_of::<GameManager>(self.manager)
            .ok()
    }

    /// What is played: the opening's name, or the rules where they are not the usual ones.
    fn kind_of_game(&self, shell: &Shell, game: &Game) -> Option<String> {
        if let Some(key) = self.analysis.opening(game) {
            return Some(shell.locale.text(&key));
        }
        match (game.rules(), game.start().chess960_number()) {
            (Rules::Standard, _) => None,
            (Rules::Chess960, Some(number)) => {
                let values = [("number", number.into())];
                Some(shell.locale.format("game-960", &values))
            }
            (Rules::Chess960, None) => Some(shell.locale.text("rules-960")),
            (Rules::Casual, _) => Some(shell.locale.text("game-casual")),
        }
    }
}
