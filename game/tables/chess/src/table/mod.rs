//! [`ChessTable`], the shell's side of chess: starting, pausing and resuming games, draw offers,
//! clock labels and the view that the panels are built from.
//! Each submodule covers one more area: analysis, review, engines, the board editor and files.

mod analysis;
mod annotations;
pub(crate) mod archive;
mod demonstration;
mod editor;
mod engines;
mod events;
mod file_manager;
mod file_writer;
mod files;
mod game;
mod hit_targets;
mod interface;
mod keys;
mod load;
mod result;
mod retry;
mod review;
pub mod selection;

pub(crate) use analysis::AnalysisState;
pub(crate) use editor::EditorState;
pub(crate) use engines::OtherEngines;
pub(crate) use file_manager::FileManager;
pub(crate) use review::ReviewState;

use crate::{
    model::{
        lessons::{Lesson, LessonProgress},
        new_game::{NewGame, Pairing, Side},
        players::Participant,
        retry::Retry,
        session::ChessSession,
        typed_move::{self, Reading},
    },
    options::ChessOptions,
    panels::{
        ChessCommand, ChessDialog, ChessView, LessonView,
        notation::Notation,
        players, questions,
        words::{draw_note, time_shown},
    },
    saves::ChessAutosave,
    scene::game_manager::{GameManager, Intent, Phase},
    settings::{CameraTurn, ChessSettings},
    sounds,
};
use demonstration::Demonstration;
use fyrox::{
    core::pool::Handle,
    plugin::error::GameResult,
    scene::{Scene, node::Node},
};
use parlour_rules::chess::{Clock, Color, Game, Position, Rules, Square};
use parlour_shell::{
    app::{Shell, TableContext, sounds as common_sounds},
    table::autosave::Autosave,
    ui::{Screen, banner::Banner, kit::Live, numeral::Numerals, text_field::TextField},
};
use selection::Selection;
use serde_json::json;
use web_time::{Duration, Instant};

/// Greatest length of a typed move, in characters.
const TYPED: usize = 12;

/// Whole seconds left at which a sound warns the player, and below which each second is heard.
const LOW_TIME: u64 = 9;
const TICKING: u64 = 5;
/// Time between two autosaves while a clock runs. After a crash, a player gains back at most this
/// much thinking time.
const SAVE_TIME: Duration = Duration::from_secs(5);

/// Use of the table: what the board shows, and what input there means.
#[derive(Debug)]
enum Mode {
    /// The game on the table, or the review of a game.
    Game,
    /// Position editor, over the game or review, which stays on the table.
    Editor(EditorState),
    /// Lesson with this index into [`ChessTable::lessons`]. When its task is done, the next one can
    /// start.
    Lesson { number: usize, done: bool },
    /// Retry of a mistake in the open review.
    Retry(Retry),
    /// Demonstration, behind the menu.
    Demo(Demonstration),
}

/// Relation of the saved game to the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SavedGame {
    /// It is the game on the table.
    OnTable,
    /// It waits, and the menu offers to resume it.
    Suspended,
    /// It was saved before a start with `--fresh`. It stays on disk but isn't offered.
    Hidden,
}

/// State of the chess table that outlives the scene: saved games, analysis, review, files and
/// engines. The game being played is in the scene's [`GameManager`].
#[derive(Debug)]
pub struct ChessTable {
    /// Settings of the table.
    pub settings: ChessSettings,
    /// Startup options; each applies once.
    pub options: ChessOptions,
    /// Square selected with the keyboard.
    pub cursor: Square,
    /// Selected piece, if any.
    selection: Option<Selection>,
    /// Square picked during an animation, to be selected after it.
    pending_pick: Option<Square>,
    /// Move that the player types.
    typed_move: TextField,
    /// Square on which the pointer was pressed without selecting a piece.
    pressed: Option<Square>,
    /// Scene node with the [`GameManager`] script; none while another table is loaded.
    pub manager: Handle<Node>,
    /// Scene node with the board script; none while another table is loaded.
    pub board: Handle<Node>,
    /// Lessons for beginners, in the order in which they are offered.
    pub lessons: Vec<Lesson>,
    /// Lessons that the player has completed.
    pub progress: LessonProgress,
    /// Game as last saved. It is the game on the table, or waits while that is another one.
    saved: Autosave<ChessAutosave>,
    saved_game: SavedGame,
    /// Settings for the next new game; saved when a game starts.
    pub new_game: NewGame,
    /// Hints, threats and the evaluation bar.
    pub analysis: AnalysisState,
    /// Configured UCI engines and the dialogs that manage them.
    pub engines: OtherEngines,
    /// Seconds until the result of the game is shown: the king falls first.
    result_due: Option<f32>,
    /// Words over the table at the end of a game, and what draws them.
    banner: Banner,
    numerals: Numerals,
    /// Whole seconds that the person on move had left in the frame before.
    seconds_left: Option<u64>,
    /// Time of the last autosave on a running clock; `None` while no clock runs.
    pub time_saved: Option<Instant>,
    /// Review of a finished or opened game. It isn't a [`Mode`], because the board editor and
    /// the demonstration can come in between: the review continues after them.
    pub review: ReviewState,
    /// PGN files: the browser, the writer and pending questions.
    pub files: FileManager,
    mode: Mode,
}

impl ChessTable {
    /// Runs one command of the chess table, from a button, a key or a script.
    ///
    /// # Errors
    /// If the loaded scene lacks the board or the game manager that the command needs.
    pub(crate) fn chess_command(
        &mut self,
        ctx: &mut TableContext,
        command: ChessCommand,
    ) -> GameResult {
        match command {
            ChessCommand::Change(setting, by) => {
                self.settings.change(setting, by);
                ctx.shell.settings_changed = true;
            }
            ChessCommand::NewGame(chosen) => self.begin_chosen(ctx, *chosen)?,
            ChessCommand::Rematch => self.begin_again(ctx)?,
            ChessCommand::Resume => self.resume_chess(ctx)?,
            ChessCommand::AskForGame => self.ask_for_game(ctx.shell),
            ChessCommand::Lessons(command) => self.lesson_command(ctx, command)?,
            ChessCommand::Lesson(number) => self.begin_lesson(ctx, number)?,
            ChessCommand::CopyPgn => {
                let pgn = self.written_game(ctx);
                ctx.copy(pgn, "pgn-copied");
            }
            ChessCommand::SharePgn => {
                let pgn = self.written_game(ctx);
                ctx.share("share-game", pgn);
            }
            ChessCommand::Draw => self.ask_for_draw(ctx)?,
            ChessCommand::AcceptDraw => self.end_game(ctx, Intent::AgreeDraw)?,
            ChessCommand::Claim(claim) => self.end_game(ctx, Intent::Claim(claim))?,
            ChessCommand::Resign(color) => self.end_game(ctx, Intent::Resign(color))?,
            ChessCommand::PlayTyped => self.play_typed(ctx)?,
            ChessCommand::Promote(kind) => self.promote(kind, ctx)?,
            ChessCommand::Arrange(chosen) => {
                self.new_game = *chosen;
            }
            ChessCommand::Pause => self.pause_game(ctx),
            ChessCommand::Hint => self.toggle_hint(ctx),
            ChessCommand::Review => self.begin_review(ctx)?,
            ChessCommand::Step(to) => self.step_review(ctx, to)?,
            ChessCommand::Retry(command) => self.retry_command(ctx, command)?,
            ChessCommand::Engines(command) => self.engine_command(ctx, command)?,
            ChessCommand::Edit(command) => self.editor_command(ctx, command)?,
            ChessCommand::Files(command) => self.file_command(ctx, command)?,
        }
        Ok(())
    }

    /// Returns whether moves can be typed: in a game that isn't over.
    fn takes_typed_moves(&self, ctx: &TableContext) -> bool {
        let is_open = self.with_game(ctx, |game| game.outcome().is_none());
        matches!(self.mode, Mode::Game) && self.review.review().is_none() && is_open == Some(true)
    }

    /// Plays the typed move, if it is one, and keeps the dialog open for the next one.
    fn play_typed(&mut self, ctx: &mut TableContext) -> GameResult {
        let notation = Notation::of(&ctx.shell.locale);
        let text = self.typed_move.text();
        let reading = self.with_game(ctx, |game| {
            typed_move::read(text, game.position(), &|san| notation.san(san))
        });
        match reading {
            Some(Reading::Move(mv, _)) if self.may_move(ctx.scene()) => {
                self.typed_move = TextField::new("", TYPED);
                self.submit(ctx, Intent::Play(mv))
            }
            _ => {
                ctx.play_sound(common_sounds::REFUSE);
                Ok(())
            }
        }
    }

    /// Returns whether a person is to move in the game on the table.
    fn may_move(&self, scene: Option<&Scene>) -> bool {
        let manager = scene.and_then(|scene| {
            scene
                .graph
                .try_get_script_of::<GameManager>(self.manager)
                .ok()
        });
        manager.is_some_and(|manager| {
            manager.game().outcome().is_none() && manager.is_person_to_move()
        })
    }

    /// Ends the game as the player has confirmed in a dialog.
    fn end_game(&mut self, ctx: &mut TableContext, intent: Intent) -> GameResult {
        ctx.shell.dialogs.clear();
        self.submit(ctx, intent)
    }

    /// Returns what the camera does when the side to move changes: as set, but a demonstration, a
    /// review and a lesson are seen from one side, and a retry from that of the player who has to
    /// find a better move.
    pub fn camera_turn(&self, shell: &Shell) -> CameraTurn {
        match &self.mode {
            Mode::Demo(_) => CameraTurn::Off,
            Mode::Retry(retry) => match retry.mistake().color {
                Color::White => CameraTurn::White,
                Color::Black => CameraTurn::Black,
            },
            _ if self.review.review().is_some() => CameraTurn::Off,
            Mode::Lesson { .. } => CameraTurn::White,
            _ if shell.screen == Screen::Menu => CameraTurn::White,
            _ => self.settings.camera,
        }
    }

    /// Returns whether clocks run and the computer thinks. They stop whenever the board is covered
    /// or hidden. Exceptions are the dialogs in which the player chooses a move: that costs time.
    pub(crate) fn is_time_running(&self, shell: &Shell) -> bool {
        shell.screen == Screen::Table
            && matches!(self.mode, Mode::Game)
            && !shell.hidden
            && shell.pending_scene.is_none()
            && shell.dialogs.iter().all(|dialog| {
                matches!(
                    dialog.get(),
                    Some(ChessDialog::Promotion(..) | ChessDialog::TypedMove)
                )
            })
    }

    /// Starts a game with the given settings and saves them as the defaults for the next one.
    ///
    /// # Errors
    /// If the game can't be placed in the scene.
    pub(crate) fn begin_chosen(&mut self, ctx: &mut TableContext, chosen: NewGame) -> GameResult {
        let game = match &chosen.from {
            Some(position) => Game::from_position(Position::clone(position)),
            None => self.new_game(ctx.shell, chosen.rules),
        };
        let session = {
            let next_seed = ctx.shell.next_seed();
            chosen.session(game, self.engines(), next_seed)
        };
        ctx.shell.write(&chosen);
        let is_set_up = chosen.from.is_some();
        if is_set_up {
            self.close_editor(ctx.shell);
        }
        self.new_game = chosen;
        // A custom start position applies to this game only.
        self.new_game.from = None;
        self.begin(ctx, session)?;
        if is_set_up {
            // The draft of the position is gone, so the game keeps it.
            self.autosave(ctx);
        }
        Ok(())
    }

    /// Starts another game with the players, rules and time control of the last one. If the player
    /// chose a random side against the computer, the side is drawn again.
    pub(crate) fn begin_again(&mut self, ctx: &mut TableContext) -> GameResult {
        let rules = self.rules(ctx);
        let game = self.new_game(ctx.shell, rules);
        let next_seed = ctx.shell.next_seed();
        let mut session: ChessSession = game.into();
        if let Some(last) = self.with_session(ctx, ChessSession::clone) {
            session.players = last.players;
            session.clock = last.clock.map(|clock| Clock::new(*clock.control()));
            let drawn = self.new_game.pairing == Pairing::Computer
                && self.new_game.side == Side::Random
                && last.players.only_person().is_some();
            if drawn {
                session.players = self.new_game.players(self.engines(), next_seed);
            }
        }
        self.begin(ctx, session)
    }

    /// Resumes the suspended game, if there is one. With a clock or with two computers it starts
    /// paused, so that no time is lost before the player is ready.
    pub(crate) fn resume_chess(&mut self, ctx: &mut TableContext) -> GameResult {
        let saved = self.suspended().map(ChessAutosave::session);
        let Some(Ok(session)) = saved else {
            return Ok(());
        };
        let waits = session.clock.is_some() || session.players.are_computers();
        self.begin(ctx, session.clone())?;
        self.save_game(ctx.shell, &session);
        if waits {
            ctx.shell.open_dialog(ChessDialog::Paused);
        }
        Ok(())
    }

    /// Returns the saved game if it isn't the one on the table.
    fn suspended(&self) -> Option<&ChessAutosave> {
        let saved = self.saved.game();
        saved.filter(|_| self.saved_game != SavedGame::OnTable)
    }

    /// Returns the suspended game that the player can resume.
    fn offered(&self) -> Option<&ChessAutosave> {
        let saved = self.saved.game();
        saved.filter(|_| self.saved_game == SavedGame::Suspended)
    }

    /// Returns whether a pause has any effect: a clock runs, or both players are computers.
    fn can_pause(&self, ctx: &TableContext) -> bool {
        self.with_session(ctx, |session| {
            session.game.outcome().is_none()
                && (session.clock.is_some() || session.players.are_computers())
        })
        .unwrap_or(false)
    }

    /// Saves and pauses the game until the player resumes it. Does nothing if [`Self::can_pause`]
    /// is false, or while the table is used for anything else.
    pub(crate) fn pause_game(&mut self, ctx: &mut TableContext) {
        if matches!(self.mode, Mode::Game) && self.can_pause(ctx) {
            self.autosave(ctx);
            ctx.shell.input.cancel();
            ctx.shell.open_dialog(ChessDialog::Paused);
            ctx.shell.changed();
        }
    }

    /// Handles the draw button for the player to move: asks whether to claim a draw if one can be
    /// claimed, and otherwise offers one. A computer opponent answers the offer at once.
    pub(crate) fn ask_for_draw(&mut self, ctx: &mut TableContext) -> GameResult {
        if self.phase(ctx) != Phase::Idle {
            return Ok(());
        }
        let asked = self.with_session(ctx, |session| {
            let turn = session.game.position().turn();
            let claim = session.game.claims().first().copied();
            (
                turn,
                claim,
                session.players.of(turn),
                session.players.of(!turn),
            )
        });
        let Some((turn, claim, Participant::Person, other)) = asked else {
            return Ok(());
        };
        if let Some(claim) = claim {
            let question = questions::draw_claim(&ctx.shell.locale, claim);
            ctx.shell.asks(question);
            return Ok(());
        }
        let moves = self.with_session(ctx, ChessSession::moves_to_draw_offer);
        if let Some(moves) = moves.filter(|moves| *moves > 0) {
            let sentence = draw_note(&ctx.shell.locale, moves);
            ctx.refuse(sentence);
            return Ok(());
        }
        self.manager(ctx, GameManager::offer_draw)?;
        ctx.play_sound(sounds::DRAW_OFFER);
        self.autosave(ctx);
        ctx.shell.changed();
        match other {
            Participant::Person => {
                let question = questions::draw_offer(&ctx.shell.locale, turn);
                ctx.shell.asks(question);
                Ok(())
            }
            Participant::Computer(_) => self.offer_draw_to_computer(ctx),
        }
    }

    fn offer_draw_to_computer(&mut self, ctx: &mut TableContext) -> GameResult {
        let mut accepted = false;
        self.manager(ctx, |manager| accepted = manager.accepts_draw())?;
        if accepted {
            return self.submit(ctx, Intent::AgreeDraw);
        }
        let mut sentence = ctx.shell.locale.text("draw-refused");
        if let Some(moves) = self.with_session(ctx, ChessSession::moves_to_draw_offer) {
            sentence.push(' ');
            sentence += &draw_note(&ctx.shell.locale, moves);
        }
        ctx.shell.notify(sentence);
        Ok(())
    }

    /// Emits the trace event `players` with both participants and the time control.
    pub(crate) fn emit_players(&mut self, ctx: &mut TableContext) {
        let details = self.with_session(ctx, |session| {
            let name = |participant: Participant| {
                participant
                    .computer_name()
                    .unwrap_or_else(|| "person".to_owned())
            };
            let control = session
                .clock
                .as_ref()
                .map(|clock| clock.control().to_string());
            json!({
                "white": name(session.players.white),
                "black": name(session.players.black),
                "clock": control,
            })
        });
        if let Some(details) = details {
            ctx.shell.trace.emit("players", details);
        }
    }

    /// Autosaves every [`SAVE_TIME`] while a clock runs, so that ending the program early doesn't
    /// give the thinking time back.
    pub(crate) fn save_time(&mut self, ctx: &mut TableContext) {
        if !self.is_clock_running(ctx) {
            self.time_saved = None;
            return;
        }
        let now = Instant::now();
        let saved = *self.time_saved.get_or_insert(now);
        if now.saturating_duration_since(saved) >= SAVE_TIME {
            self.time_saved = Some(now);
            self.autosave(ctx);
        }
    }

    /// Plays the sounds of a clock on which a person has little time left.
    pub(crate) fn sound_clock(&mut self, ctx: &mut TableContext) {
        let left = self.with_session(ctx, |session| {
            let (clock, turn) = (session.clock.as_ref()?, session.game.position().turn());
            let is_person = session.players.of(turn) == Participant::Person;
            let is_open = session.game.outcome().is_none();
            (is_person && is_open).then(|| clock.left(turn).as_secs())
        });
        let left = left.flatten();
        let before = std::mem::replace(&mut self.seconds_left, left);
        if let (Some(before), Some(left)) = (before, left)
            && left < before
        {
            match left {
                LOW_TIME => ctx.play_sound(sounds::LOW_TIME),
                0..TICKING => ctx.play_sound(sounds::TICK),
                _ => {}
            }
        }
    }

    /// Updates the clock labels in place, without rebuilding the panels.
    pub(crate) fn update_clock_labels(&mut self, ctx: &mut TableContext) {
        let times = self.with_session(ctx, |session| {
            let clock = session.clock.as_ref()?;
            Some(Color::ALL.map(|color| time_shown(&ctx.shell.locale, clock.left(color))))
        });
        let (Some(Some(times)), Ok(ui)) = (times, ctx.engine.user_interfaces.try_get(ctx.shell.ui))
        else {
            return;
        };
        for (color, text) in Color::ALL.into_iter().zip(&times) {
            ctx.shell
                .gui
                .tell(ui, Live::Text(players::time_label(color)), text);
        }
    }

    /// Returns the state that the chess panels are built from. `scene` is the loaded scene.
    pub(crate) fn chess_view<'a>(
        &'a self,
        shell: &'a Shell,
        scene: Option<&'a Scene>,
    ) -> ChessView<'a> {
        // The new-game dialog can also be opened at another table, where there is no manager.
        let manager = scene.and_then(|scene| self.manager_in(scene));
        let session = manager.map(GameManager::session);
        ChessView {
            settings: &self.settings,
            game: scene
                .filter(|_| !shell.broken)
                .and_then(|scene| self.game(scene)),
            // Only the menu shows it, and the rules have to replay it.
            suspended_game: self
                .offered()
                .filter(|_| shell.screen == Screen::Menu)
                .and_then(|saved| saved.session().ok())
                .map(|session| session.game),
            lesson: match self.mode {
                Mode::Lesson { number, done } => {
                    let lesson = self.lessons.get(number);
                    lesson.map(|lesson| LessonView {
                        lesson,
                        number,
                        count: self.lessons.len(),
                        done,
                    })
                }
                _ => None,
            },
            lessons: (&self.lessons, &self.progress),
            session,
            new_game: &self.new_game,
            report: self.analysis.report(),
            share: self.analysis.share(),
            outcome: manager.and_then(GameManager::outcome),
            opening: session.and_then(|session| self.kind_of_game(shell, &session.game)),
            typed_move: &self.typed_move,
            may_move: self.may_move(scene),
            editor: self.editor(),
            engines: self.engines.manager(),
            review: self.review.review(),
            retry: match &self.mode {
                Mode::Retry(retry) => Some(retry),
                _ => None,
            },
            suspended: self.review.suspended(),
            browser: self.files.browser(),
            near: match shell.cursor_turn.cos() > -0.5 {
                true => Color::White,
                false => Color::Black,
            },
            hinted: session.is_some_and(|session| self.analysis.is_hinted(&session.game)),
        }
    }

    /// Moves the keyboard cursor one square to the right and away from the player, as seen by the
    /// camera. It stays on the board.
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

    /// Returns the game on the board, or `None` if the scene isn't the chess scene.
    pub(crate) fn game<'a>(&self, scene: &'a Scene) -> Option<&'a Game> {
        self.manager_in(scene).map(GameManager::game)
    }

    /// Returns the [`GameManager`] script, or `None` if the scene isn't the chess scene.
    pub(crate) fn manager_in<'a>(&self, scene: &'a Scene) -> Option<&'a GameManager> {
        scene
            .graph
            .try_get_script_of::<GameManager>(self.manager)
            .ok()
    }

    /// Returns the name of the opening, or of the rules if they aren't standard ones.
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
