//! Owner of the chess game. It takes intents, applies the rules, and hands the events to the board.

mod time;

use super::board::Board;
use crate::{
    model::{
        annotated_game::FileLocation,
        engine_handle::EngineError,
        move_search::MoveSearch,
        players::{Computer, Participant, Players},
        session::ChessSession,
    },
    settings::CameraTurn,
};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::GameResult,
    scene::{camera::Camera, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::chess::{Claim, Color, Game, Move, Outcome, PlayError, Rules, Square};
use parlour_shell::{
    app::Shell,
    scene::{camera::CameraRig, data::check_script, marks::Mark},
    table::{
        session,
        session::{Progress, Session, SessionQueue},
    },
};
use std::f32::consts::PI;
use web_time::Instant;

/// Request to change the game, from a player, a tutorial or a test.
#[derive(Debug, Clone, PartialEq)]
pub enum Intent {
    /// Play this move.
    Play(Move),
    /// Undo the last ply. Against a computer, its reply is undone together with the player's move.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Claim a draw.
    Claim(Claim),
    /// End the game in a draw that both players have agreed to.
    AgreeDraw,
    /// Resign for this side.
    Resign(Color),
    /// End the game because this side's time has run out.
    Flag(Color),
}

/// Change of the game, or a message about it.
#[derive(Debug, Clone, PartialEq)]
pub enum GameEvent {
    /// A move was made.
    Moved,
    /// A ply was undone or redone.
    Stepped {
        /// Number of plies played now.
        ply: usize,
        /// Whether it was undone.
        back: bool,
    },
    /// The game is over, and every animation has ended.
    Over(Outcome),
    /// The opponent played the move that the computer had pondered on.
    PonderHit,
    /// An engine cannot play. An external engine keeps its side, since it can be tried again.
    NoEngine {
        /// Side of the engine.
        color: Color,
        /// The engine.
        computer: Computer,
        /// Reason.
        error: EngineError,
    },
}

/// Reason for which an intent is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The rules refuse it.
    Rules(PlayError),
    /// There is nothing to undo or redo.
    NothingToUndo,
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        Self::Rules(error)
    }
}

/// Event for the table.
pub type SessionEvent = session::SessionEvent<GameEvent, Refusal>;

/// Phase of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// No game has been placed yet.
    Empty,
    /// Events are being animated.
    Animating,
    /// The table takes input.
    Idle,
    /// The game is over and every animation has ended.
    GameOver,
}

/// Script that owns the game.
#[derive(Visit, Reflect, Default, Debug, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "2f6c9a3b-5d47-4e1a-b0c8-6e7f8a9b0c07")]
#[visit(optional)]
pub struct GameManager {
    /// Node with the Board script.
    pub board: InheritableVariable<Handle<Node>>,
    /// Camera with the CameraRig script.
    pub camera: InheritableVariable<Handle<Camera>>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug)]
struct State {
    session: ChessSession,
    queue: SessionQueue<Intent, GameEvent, Refusal>,
    /// Result of the last intent, held back until its animation has ended.
    ended: Option<Outcome>,
    /// Whether an engine has failed and the player has not chosen a replacement yet.
    failed: bool,
    /// Whether the clock and the computer run. False while the menu or a dialog is open.
    running: bool,
    /// Time at which the clock was last advanced, if it runs.
    counted: Option<Instant>,
    search: MoveSearch,
    /// Whether the processes of external engines have been started.
    prepared: bool,
    /// Seed of the computer's random choices.
    seed: u64,
    /// Whether the camera must still move to the side of the only person.
    camera_must_turn: bool,
    /// Camera setting for a change of the side to move.
    camera_turn: CameraTurn,
}

impl Clone for GameManager {
    /// Copies the inspector fields only. The copy starts with a new game.
    fn clone(&self) -> Self {
        Self {
            board: self.board.clone(),
            camera: self.camera.clone(),
            state: State::default(),
        }
    }
}

impl Default for State {
    fn default() -> Self {
        Self {
            session: Game::new(Rules::Standard).into(),
            queue: SessionQueue::default(),
            ended: None,
            failed: false,
            running: false,
            counted: None,
            search: MoveSearch::default(),
            prepared: false,
            seed: 0,
            camera_must_turn: false,
            camera_turn: CameraTurn::default(),
        }
    }
}

impl ScriptTrait for GameManager {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let (own, board, camera) = (ctx.handle, *self.board, *self.camera);
        check_script::<Board>(
            graph,
            own,
            "GameManager.board",
            board,
            "a node with a Board",
        )?;
        let right = "a camera with a CameraRig";
        check_script::<CameraRig>(graph, own, "GameManager.camera", camera, right)
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let speed = match Shell::of(&ctx.plugins) {
            Some(shell) => shell.settings.motion.factor(),
            None => return Ok(()),
        };
        let graph = &mut ctx.scene.graph;
        if self.phase() == Phase::Animating
            && graph.try_get_script_of::<Board>(*self.board)?.is_at_rest()
        {
            let camera = graph.try_get_script_of_mut::<CameraRig>(*self.camera)?;
            if let Some(side) = self.camera_side() {
                turn_camera(camera, side, speed);
            }
            self.state.camera_must_turn = false;
            if camera.is_at_rest() {
                self.rest();
            }
        }
        if self.phase() == Phase::Animating {
            // One intent that arrives during an animation is kept and applied after it.
            self.state.queue.keep_newest();
        }
        let board = graph.try_get_script_of_mut::<Board>(*self.board)?;
        self.apply_intents(board, &mut ctx.plugins);
        Ok(())
    }
}

impl Session for GameManager {
    type Intent = Intent;
    type Event = GameEvent;
    type Refusal = Refusal;
    type View = Board;

    fn queue(&mut self) -> &mut SessionQueue<Intent, GameEvent, Refusal> {
        &mut self.state.queue
    }

    fn apply(&mut self, intent: Intent, board: &mut Board) -> Result<(), Refusal> {
        let session = &mut self.state.session;
        let before = session.game.ply();
        let shown = match intent {
            Intent::Play(mv) => vec![session.play(mv)?],
            Intent::Undo => session.take_back(),
            Intent::Redo => session.make_again(),
            Intent::Claim(claim) => vec![session.game.claim_draw(claim)?],
            Intent::AgreeDraw => vec![session.game.agree_draw()?],
            Intent::Resign(color) => vec![session.game.resign(color)?],
            Intent::Flag(color) => vec![session.game.flag(color)?],
        };
        if shown.is_empty() {
            return Err(Refusal::NothingToUndo);
        }
        if matches!(intent, Intent::Undo | Intent::Redo) {
            self.emit_steps(before);
        } else {
            if !self.state.search.ponders_on(self.game()) {
                self.state.search.stop();
            }
            if self.game().ply() > before {
                self.state.queue.emit(GameEvent::Moved);
            }
        }
        self.state.ended = self.game().outcome();
        for events in shown {
            board.play(events);
        }
        board.mark(Mark::Last, &last_move(self.game()));
        board.mark(Mark::Hint, &[]);
        Ok(())
    }

    fn come_to_rest(&mut self) {
        if let Some(outcome) = self.state.ended.take() {
            self.state.queue.emit(GameEvent::Over(outcome));
        }
    }
}

/// Interface for the rest of the program.
impl GameManager {
    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.state.session.game
    }

    /// Returns the game together with its players and clock.
    pub fn session(&self) -> &ChessSession {
        &self.state.session
    }

    /// Returns the result of the game once its last move has been shown.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.game().outcome();
        outcome.filter(|_| self.phase() == Phase::GameOver)
    }

    /// Returns the phase of the table.
    pub fn phase(&self) -> Phase {
        match self.state.queue.progress() {
            Progress::Empty => Phase::Empty,
            Progress::Animating => Phase::Animating,
            Progress::Resting if self.game().outcome().is_some() => Phase::GameOver,
            Progress::Resting => Phase::Idle,
        }
    }

    /// Returns whether every animation has ended and no intent is pending.
    pub fn is_at_rest(&self) -> bool {
        self.state.queue.is_at_rest()
    }

    /// Returns whether a selected piece could be moved now.
    pub fn takes_input(&self) -> bool {
        self.phase() == Phase::Idle && self.state.queue.is_empty()
    }

    /// Returns whether a person plays the side to move.
    pub fn is_person_to_move(&self) -> bool {
        self.mover() == Participant::Person
    }

    /// Returns the player of the side to move.
    fn mover(&self) -> Participant {
        let turn = self.game().position().turn();
        self.state.session.players.of(turn)
    }

    /// Sets what the camera does when the side to move changes.
    pub fn set_camera_turn(&mut self, turn: CameraTurn) {
        self.state.camera_turn = turn;
    }

    /// Records where the game was saved after it ended; `None` if it was not saved.
    pub fn file(&mut self, location: Option<FileLocation>) {
        self.state.session.file(location);
    }

    /// Records that the side to move offers a draw.
    pub fn offer_draw(&mut self) {
        self.state.session.offer_draw();
    }

    /// Sets up another game. `seed` determines the computer's random choices.
    pub fn place(&mut self, session: ChessSession, seed: u64) {
        let mut search = std::mem::take(&mut self.state.search);
        search.forget();
        if !session.players.have_programs() {
            search.end_programs();
        }
        // Events of the game before would be taken for events of this one.
        let mut queue = SessionQueue::default();
        queue.place();
        self.state = State {
            camera_must_turn: session.players != Players::default(),
            session,
            running: self.state.running,
            camera_turn: self.state.camera_turn,
            queue,
            search,
            seed,
            ..State::default()
        };
    }
}

impl GameManager {
    /// Emits an event for each ply that was undone or redone since the game had `before` plies.
    fn emit_steps(&mut self, before: usize) {
        self.state.search.stop();
        // The last score is about another position.
        self.state.search.forget_score();
        let now = self.game().ply();
        if now == before {
            // Only the result was undone, such as a resignation.
            self.state.queue.emit(GameEvent::Stepped {
                ply: now,
                back: true,
            });
        }
        let back = now < before;
        let plies: Vec<usize> = if back {
            (now..before).rev().collect()
        } else {
            (before + 1..=now).collect()
        };
        for ply in plies {
            self.state.queue.emit(GameEvent::Stepped { ply, back });
        }
    }
}

impl GameManager {
    /// Returns the side to which the camera must move before the next turn, if any.
    fn camera_side(&self) -> Option<Color> {
        let over = self.game().outcome().is_some();
        let players = self.state.session.players;
        match self.state.camera_turn {
            CameraTurn::Off if players.are_people() => None,
            CameraTurn::White => (!over).then_some(Color::White),
            CameraTurn::Black => (!over).then_some(Color::Black),
            CameraTurn::Turn if players.are_people() => {
                (!over).then_some(self.game().position().turn())
            }
            // The players don't take turns at the camera here: after the first move to its side it
            // stays where the player puts it.
            CameraTurn::Off | CameraTurn::Turn => self
                .state
                .camera_must_turn
                .then(|| players.only_person().unwrap_or(Color::White)),
        }
    }
}

/// Turns the camera to a player's side of the table.
fn turn_camera(camera: &mut CameraRig, side: Color, speed: f32) {
    let yaw = match side {
        Color::White => 0.0,
        Color::Black => PI,
    };
    camera.turn_to(yaw, speed);
}

/// Returns both squares of the last move, or nothing at the start. For castling, the destination is
/// the square that the king reaches.
pub fn last_move(game: &Game) -> Vec<Square> {
    match game.history().last() {
        Some(played) => vec![played.mv.from, played.before.destination(played.mv)],
        None => Vec::new(),
    }
}
