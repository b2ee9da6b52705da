//! The one who knows the rules at the table: the documents' GameManager. It owns the game, takes
//! intents, and hands what happened to the board, which plays it.

mod judging;
mod time;

use super::{
    annotated_game::FileLocation,
    board::{Board, Command},
    engine_handle::EngineError,
    move_search::MoveSearch,
    players::{Computer, Participant, Players},
    session::ChessSession,
};
use crate::{
    camera::CameraRig, data::check_script, marks::Mark, plugin::Parlour, settings::CameraTurn,
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
use parlour_rules::chess::{Claim, Color, Event, Game, Move, Outcome, PlayError, Rules, Square};
use std::{collections::VecDeque, f32::consts::PI, time::Instant};

/// What a player, a lesson or a test wants of the game.
#[derive(Debug, Clone, PartialEq)]
pub enum Intent {
    /// Make this move.
    Play(Move),
    /// Take the last half-move back, and against the computer its answer, too.
    Undo,
    /// Make what was taken back again.
    Redo,
    /// Claim a draw.
    Claim(Claim),
    /// Both agree on a draw.
    AgreeDraw,
    /// Give up.
    Resign(Color),
    /// This player's time has run out.
    Flag(Color),
}

/// What the rest of the program hears of the game.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionEvent {
    /// A piece was selected, and may go or capture there.
    Selected {
        /// The piece's square.
        square: Square,
        /// Where it may go.
        moves: Vec<Square>,
        /// Where it may capture.
        captures: Vec<Square>,
    },
    /// The selection was dropped.
    Deselected,
    /// A move was made; it is about to be played.
    Moved {
        /// Half-moves played, this one included.
        ply: usize,
        /// The move in UCI's notation.
        uci: String,
        /// And in the players'.
        san: String,
        /// The position after it.
        fen: String,
        /// Whether it gives check.
        check: bool,
        /// What White and Black have left on the clock, in milliseconds.
        clock: Option<[u64; 2]>,
    },
    /// A half-move was taken back or made again.
    Stepped {
        /// Half-moves played now.
        ply: usize,
        /// Whether it was taken back.
        back: bool,
    },
    /// Another game stands on the table.
    Placed,
    /// The game is over.
    Over(Outcome),
    /// Everything is at rest and the table takes input.
    Ready,
    /// An intent was refused.
    Refused(PlayError),
    /// What the computer has pondered on was played.
    PonderHit,
    /// The computer cannot play. Its place is kept, if it is a program that may be asked again.
    NoEngine {
        /// Whose pieces those are.
        color: Color,
        /// Who played them.
        computer: Computer,
        /// Why it does not any more.
        trouble: EngineError,
    },
    /// A pawn has been moved to the last row: which piece shall it be?
    PromotionAsked {
        /// Where the pawn stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
}

/// What the table is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Phase {
    /// Nothing stands on it yet.
    #[default]
    Empty,
    /// It plays what happened.
    Sequence,
    /// It takes input.
    Idle,
    /// The game is over and everything is at rest.
    GameOver,
}

/// Owns the game at the table.
#[derive(Visit, Reflect, Default, Debug, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "2f6c9a3b-5d47-4e1a-b0c8-6e7f8a9b0c07")]
#[visit(optional)]
pub struct GameManager {
    /// The node with the Board script.
    pub board: InheritableVariable<Handle<Node>>,
    /// The camera, with the CameraRig script.
    pub camera: InheritableVariable<Handle<Camera>>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug)]
struct State {
    session: ChessSession,
    phase: Phase,
    pending: Option<Intent>,
    pending_pick: Option<Square>,
    inbox: VecDeque<Intent>,
    news: Vec<SessionEvent>,
    promotion: Option<(Square, Square)>,
    /// How the last intent ended the game, until it is told.
    ended: Option<Outcome>,
    /// An engine does not play, and the player has not said yet who does.
    failed: bool,
    /// Who may move by hand.
    input_owner: InputOwner,
    /// Whether time passes and the computer plays: not while something lies over the table.
    running: bool,
    /// When time was last counted, if it runs.
    counted: Option<Instant>,
    search: MoveSearch,
    /// Whether the programs that play were started.
    prepared: bool,
    /// What the computer's choices hang on.
    seed: u64,
    /// Whether the camera still has to go to where the only person sits.
    unseated: bool,
}

impl Clone for GameManager {
    /// A copy has the scene's fields, and no game.
    fn clone(&self) -> Self {
        Self {
            board: self.board.clone(),
            camera: self.camera.clone(),
            state: State::default(),
        }
    }
}

/// Who may move pieces by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum InputOwner {
    /// Whoever's turn it is.
    #[default]
    Both,
    /// Nobody: a demonstration runs, or the menu is open.
    Nobody,
}

impl Default for State {
    fn default() -> Self {
        Self {
            session: Game::new(Rules::Standard).into(),
            phase: Phase::default(),
            pending: None,
            pending_pick: None,
            inbox: VecDeque::new(),
            news: Vec::new(),
            promotion: None,
            ended: None,
            failed: false,
            input_owner: InputOwner::default(),
            running: false,
            counted: None,
            search: MoveSearch::default(),
            prepared: false,
            seed: 0,
            unseated: false,
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
        let Some(parlour) = ctx.plugins.of_type_ref::<Parlour>() else {
            return Ok(());
        };
        let speed = parlour.shell.settings().motion.factor();
        let turn = parlour.camera_turn();
        let graph = &mut ctx.scene.graph;
        if self.state.phase == Phase::Sequence
            && graph.try_get_script_of::<Board>(*self.board)?.is_at_rest()
        {
            let camera = graph.try_get_script_of_mut::<CameraRig>(*self.camera)?;
            let over = self.game().outcome().is_some();
            if let Some(side) = self.side_to_sit(turn, over) {
                seat(camera, side, speed);
            }
            self.state.unseated = false;
            if camera.is_at_rest() {
                self.state.phase = if over { Phase::GameOver } else { Phase::Idle };
                if let Some(outcome) = self.state.ended.take() {
                    self.state.news.push(SessionEvent::Over(outcome));
                }
                self.state.news.push(SessionEvent::Ready);
            }
        }
        if let Phase::Idle | Phase::GameOver = self.state.phase
            && let Some(intent) = self.state.pending.take()
        {
            self.state.inbox.push_back(intent);
        }
        self.keep_time();
        let ponders = parlour.shell.settings().ponder;
        self.think(parlour.chess.engines(), parlour.chess.openings(), ponders);
        while let Some(intent) = self.state.inbox.pop_front() {
            if self.state.phase == Phase::Sequence {
                // One intent given during motion is kept and played after it.
                self.state.pending = Some(intent);
                continue;
            }
            let shown = self.take(intent);
            if !shown.is_empty() {
                self.state.ended = self.game().outcome();
                let board = graph.try_get_script_of_mut::<Board>(*self.board)?;
                for events in shown {
                    board.command(Command::Play(events));
                }
                board.mark(Mark::Last, &self.last_move());
                board.mark(Mark::Hint, &[]);
                self.state.phase = Phase::Sequence;
            }
        }
        Ok(())
    }
}

/// What the rest of the program asks.
impl GameManager {
    /// The game.
    pub fn game(&self) -> &Game {
        &self.state.session.game
    }

    /// The game with who plays it and its clock.
    pub fn session(&self) -> &ChessSession {
        &self.state.session
    }

    /// What the table is doing.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Whether nothing moves and nothing waits to be done.
    pub fn is_at_rest(&self) -> bool {
        let state = &self.state;
        matches!(state.phase, Phase::Idle | Phase::GameOver)
            && state.inbox.is_empty()
            && state.pending.is_none()
    }

    /// Hands an intent over; it is answered in the next update, with news.
    pub fn submit(&mut self, intent: Intent) {
        self.state.inbox.push_back(intent);
    }

    /// What happened since the last call.
    pub fn drain_events(&mut self) -> Vec<SessionEvent> {
        std::mem::take(&mut self.state.news)
    }

    /// Who may move by hand.
    pub fn set_input_owner(&mut self, input_owner: InputOwner) {
        self.state.input_owner = input_owner;
    }

    /// Whether the pieces of the player on move may be moved by hand.
    pub fn may_move(&self) -> bool {
        self.state.input_owner == InputOwner::Both && self.mover() == Participant::Person
    }

    /// Who is on move.
    fn mover(&self) -> Participant {
        let turn = self.game().position().turn();
        self.state.session.seats.of(turn)
    }

    /// The pawn that waits to know what it becomes.
    pub fn promotion(&self) -> Option<(Square, Square)> {
        self.state.promotion
    }

    /// Answers the question of a promotion; `None` leaves the pawn where it is.
    pub fn promote(&mut self, choice: Option<parlour_rules::chess::PieceKind>) {
        let Some((from, to)) = self.state.promotion.take() else {
            return;
        };
        let position = self.game().position();
        let chosen = position
            .legal_moves_from(from)
            .into_iter()
            .find(|mv| mv.to == to && mv.promotion.is_some() && mv.promotion == choice);
        if let Some(mv) = chosen {
            self.submit(Intent::Play(mv));
        }
    }

    /// The game has ended and stands in a file now, if anywhere.
    pub fn file(&mut self, home: Option<FileLocation>) {
        self.state.session.file(home);
    }

    /// Puts another game on the table; `seed` is what the computer's choices hang on.
    pub fn place(&mut self, session: ChessSession, seed: u64) {
        let mut search = std::mem::take(&mut self.state.search);
        search.forget();
        if !session.seats.have_programs() {
            search.end_programs();
        }
        self.state = State {
            unseated: session.seats != Players::default(),
            session,
            phase: Phase::Sequence,
            input_owner: self.state.input_owner,
            running: self.state.running,
            news: std::mem::take(&mut self.state.news),
            search,
            seed,
            ..State::default()
        };
        self.state.news.push(SessionEvent::Placed);
    }

    /// What the board has to show for the game as it stands.
    pub fn shown(&self) -> Vec<Command> {
        let game = self.game();
        let mut commands = vec![Command::Set {
            pieces: game.position().pieces().collect(),
            captured: [game.captured(Color::White), game.captured(Color::Black)],
        }];
        let position = game.position();
        if position.in_check()
            && let Some(king) = position.king(position.turn())
        {
            commands.push(Command::Play(vec![Event::Check { king }]));
        }
        commands
    }

    /// Both squares of the last move; nothing at the start.
    pub fn last_move(&self) -> Vec<Square> {
        match self.game().history().last() {
            Some(played) => vec![played.mv.from, played.before.destination(played.mv)],
            None => Vec::new(),
        }
    }
}

/// What the selectors ask.
impl GameManager {
    /// Whether a pick would be answered now.
    pub fn takes_input(&self) -> bool {
        self.state.phase == Phase::Idle && self.state.inbox.is_empty()
    }

    /// Keeps one pick made during motion.
    pub fn keep_pick(&mut self, square: Square) {
        self.state.pending_pick = Some(square);
    }

    /// The pick that was kept.
    pub fn pending_pick(&self) -> Option<Square> {
        self.state.pending_pick
    }

    /// Forgets it.
    pub fn clear_pending_pick(&mut self) {
        self.state.pending_pick = None;
    }

    /// A pawn was moved to the last row.
    pub fn ask_promotion(&mut self, from: Square, to: Square) {
        self.state.promotion = Some((from, to));
        self.state
            .news
            .push(SessionEvent::PromotionAsked { from, to });
    }

    /// Says what is selected.
    pub fn announce_selection(&mut self, square: Square, moves: &[Square], captures: &[Square]) {
        self.state.news.push(SessionEvent::Selected {
            square,
            moves: moves.to_vec(),
            captures: captures.to_vec(),
        });
    }

    /// Says that nothing is.
    pub fn announce_deselection(&mut self) {
        self.state.news.push(SessionEvent::Deselected);
    }
}

impl GameManager {
    /// Where the camera has to be before the next move, if anywhere.
    fn side_to_sit(&self, turn: CameraTurn, over: bool) -> Option<Color> {
        let seats = self.state.session.seats;
        match turn {
            CameraTurn::Off if seats.are_people() => None,
            CameraTurn::White => (!over).then_some(Color::White),
            CameraTurn::Black => (!over).then_some(Color::Black),
            CameraTurn::Turn if seats.are_people() => {
                (!over).then_some(self.game().position().turn())
            }
            // Nobody changes places here: once seated, the camera stays where it is put.
            CameraTurn::Off | CameraTurn::Turn => self
                .state
                .unseated
                .then(|| seats.only_person().unwrap_or(Color::White)),
        }
    }
}

/// Turns the camera to the seat of a player.
fn seat(camera: &mut CameraRig, side: Color, speed: f32) {
    let yaw = match side {
        Color::White => 0.0,
        Color::Black => PI,
    };
    camera.turn_to(yaw, speed);
}
