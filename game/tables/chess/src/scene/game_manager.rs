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
    table::ChessTable,
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
use parlour_rules::chess::{
    Claim, Clock, Color, Event, Game, Move, Outcome, PlayError, Rules, Square,
};
use parlour_shell::{
    app::table_of,
    scene::{camera::CameraRig, data::check_script, marks::Mark},
    table::session::{Session, SessionQueue},
};
use std::{f32::consts::PI, time::Instant};

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

/// Event that the game reports to the rest of the program.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionEvent {
    /// A move was made. Its animation has not started yet.
    Moved {
        /// Number of plies played, including this one.
        ply: usize,
        /// The move in UCI notation.
        uci: String,
        /// The move in standard algebraic notation.
        san: String,
        /// Position after the move, as FEN.
        fen: String,
        /// Whether it gives check.
        check: bool,
        /// Remaining time of White and Black in milliseconds, if the game has a clock.
        clock: Option<[u64; 2]>,
    },
    /// A ply was undone or redone.
    Stepped {
        /// Number of plies played now.
        ply: usize,
        /// Whether it was undone.
        back: bool,
    },
    /// Another game was set up on the table.
    Placed,
    /// The game is over.
    Over(Outcome),
    /// Every animation has ended and the table takes input.
    Ready,
    /// The rules refused an intent.
    Refused(PlayError),
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

/// Phase of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Phase {
    /// No game has been placed yet.
    #[default]
    Empty,
    /// Events are being animated.
    Sequence,
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
    phase: Phase,
    queue: SessionQueue<Intent, SessionEvent>,
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
            phase: Phase::default(),
            queue: SessionQueue::default(),
            ended: None,
            failed: false,
            running: false,
            counted: None,
            search: MoveSearch::default(),
            prepared: false,
            seed: 0,
            camera_must_turn: false,
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
        let Some((chess, shell)) = table_of::<ChessTable>(&ctx.plugins) else {
            return Ok(());
        };
        let speed = shell.settings.motion.factor();
        let turn = chess.camera_turn(shell);
        let graph = &mut ctx.scene.graph;
        if self.state.phase == Phase::Sequence
            && graph.try_get_script_of::<Board>(*self.board)?.is_at_rest()
        {
            let camera = graph.try_get_script_of_mut::<CameraRig>(*self.camera)?;
            let over = self.game().outcome().is_some();
            if let Some(side) = self.camera_side(turn, over) {
                turn_camera(camera, side, speed);
            }
            self.state.camera_must_turn = false;
            if camera.is_at_rest() {
                self.state.phase = if over { Phase::GameOver } else { Phase::Idle };
                if let Some(outcome) = self.state.ended.take() {
                    self.state.queue.emit(SessionEvent::Over(outcome));
                }
                self.state.queue.emit(SessionEvent::Ready);
            }
        }
        self.keep_time();
        let ponders = chess.settings.ponder;
        self.think(chess.engines(), chess.openings(), ponders);
        if self.state.phase == Phase::Sequence {
            // One intent that arrives during an animation is kept and applied after it.
            self.state.queue.keep_newest();
        }
        while self.state.phase != Phase::Sequence
            && let Some(intent) = self.state.queue.take_if(&mut ctx.plugins, |_| true)
        {
            let shown = self.take(intent);
            if !shown.is_empty() {
                self.state.ended = self.game().outcome();
                let board = graph.try_get_script_of_mut::<Board>(*self.board)?;
                for events in shown {
                    board.play(events);
                }
                board.mark(Mark::Last, &last_move(self.game()));
                board.mark(Mark::Hint, &[]);
                self.state.phase = Phase::Sequence;
            }
        }
        Ok(())
    }
}

impl Session for GameManager {
    type Intent = Intent;
    type Event = SessionEvent;

    fn queue(&mut self) -> &mut SessionQueue<Intent, SessionEvent> {
        &mut self.state.queue
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

    /// Returns the phase of the table.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Returns whether every animation has ended and no intent is pending.
    pub fn is_at_rest(&self) -> bool {
        let state = &self.state;
        matches!(state.phase, Phase::Idle | Phase::GameOver) && state.queue.is_empty()
    }

    /// Returns whether a selected piece could be moved now.
    pub fn takes_input(&self) -> bool {
        self.state.phase == Phase::Idle && self.state.queue.is_empty()
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

    /// Records where the game was saved after it ended; `None` if it was not saved.
    pub fn file(&mut self, location: Option<FileLocation>) {
        self.state.session.file(location);
    }

    /// Sets up another game. `seed` determines the computer's random choices.
    pub fn place(&mut self, session: ChessSession, seed: u64) {
        let mut search = std::mem::take(&mut self.state.search);
        search.forget();
        if !session.players.have_programs() {
            search.end_programs();
        }
        self.state.queue.clear();
        self.state = State {
            camera_must_turn: session.players != Players::default(),
            session,
            phase: Phase::Sequence,
            running: self.state.running,
            queue: std::mem::take(&mut self.state.queue),
            search,
            seed,
            ..State::default()
        };
        self.state.queue.emit(SessionEvent::Placed);
    }
}

impl GameManager {
    /// Applies an intent and returns the events of each ply to animate.
    ///
    /// A refused intent returns nothing, changes nothing and emits [`SessionEvent::Refused`].
    fn take(&mut self, intent: Intent) -> Vec<Vec<Event>> {
        let session = &mut self.state.session;
        let before = session.game.ply();
        let answer = match intent {
            Intent::Play(mv) => session.play(mv),
            Intent::Undo => {
                let shown = session.take_back();
                return self.step(before, shown);
            }
            Intent::Redo => {
                let shown = session.make_again();
                return self.step(before, shown);
            }
            Intent::Claim(claim) => session.game.claim_draw(claim),
            Intent::AgreeDraw => session.game.agree_draw(),
            Intent::Resign(color) => session.game.resign(color),
            Intent::Flag(color) => session.game.flag(color),
        };
        if !self.state.search.ponders_on(&self.state.session.game) {
            self.state.search.stop();
        }
        match answer {
            Ok(events) => {
                let game = self.game();
                if game.ply() > before
                    && let Some(played) = game.history().last()
                {
                    let event = SessionEvent::Moved {
                        ply: game.ply(),
                        uci: played.uci.clone(),
                        san: played.san.clone(),
                        fen: game.position().fen(),
                        check: game.position().in_check(),
                        clock: self.state.session.clock.as_ref().map(milliseconds),
                    };
                    self.state.queue.emit(event);
                }
                vec![events]
            }
            Err(error) => {
                self.state.queue.emit(SessionEvent::Refused(error));
                Vec::new()
            }
        }
    }

    /// Emits an event for each ply that was undone or redone since the game had `before` plies.
    fn step(&mut self, before: usize, shown: Vec<Vec<Event>>) -> Vec<Vec<Event>> {
        if shown.is_empty() {
            return shown;
        }
        self.state.search.stop();
        // The last score is about another position.
        self.state.search.forget_score();
        let now = self.game().ply();
        if now == before {
            // Only the result was undone, such as a resignation.
            self.state.queue.emit(SessionEvent::Stepped {
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
            self.state.queue.emit(SessionEvent::Stepped { ply, back });
        }
        shown
    }
}

impl GameManager {
    /// Returns the side to which the camera must move before the next turn, if any.
    fn camera_side(&self, turn: CameraTurn, over: bool) -> Option<Color> {
        let players = self.state.session.players;
        match turn {
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

/// Returns the remaining time of White and Black in milliseconds.
fn milliseconds(clock: &Clock) -> [u64; 2] {
    Color::ALL.map(|color| u64::try_from(clock.left(color).as_millis()).unwrap_or(u64::MAX))
}
