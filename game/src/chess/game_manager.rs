//! The one who knows the rules at the table: the documents' GameManager. It owns the game, takes
//! intents, and hands what happened to the board, which plays it.

use super::board::{Board, Command};
use crate::{
    camera::CameraRig, data::check_script, marks::Mark, plugin::Parlour, settings::CameraTurn,
};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::GameResult,
    scene::node::Node,
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::chess::{Claim, Color, Event, Game, Move, Outcome, PlayError, Rules, Square};
use std::{collections::VecDeque, f32::consts::PI};

/// What a player, a lesson or a test wants of the game.
#[derive(Debug, Clone, PartialEq)]
pub enum Intent {
    /// Make this move.
    Play(Move),
    /// Take the last half-move back.
    Undo,
    /// Make it again.
    Redo,
    /// Claim a draw.
    Claim(Claim),
    /// Both agree on a draw.
    AgreeDraw,
    /// Give up.
    Resign(Color),
}

/// What the rest of the program hears of the game.
#[derive(Debug, Clone, PartialEq)]
pub enum News {
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
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "2f6c9a3b-5d47-4e1a-b0c8-6e7f8a9b0c07")]
#[visit(optional)]
pub struct GameManager {
    /// The node with the Board script.
    pub board: InheritableVariable<Handle<Node>>,
    /// The camera, with the CameraRig script.
    pub camera: InheritableVariable<Handle<Node>>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Clone)]
struct State {
    game: Game,
    phase: Phase,
    pending: Option<Intent>,
    pending_pick: Option<Square>,
    inbox: VecDeque<Intent>,
    news: Vec<News>,
    promotion: Option<(Square, Square)>,
    /// How the last intent ended the game, until it is told.
    ended: Option<Outcome>,
    /// Who may move by hand.
    hands: Hands,
}

/// Who may move pieces by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hands {
    /// Whoever's turn it is.
    #[default]
    Both,
    /// Nobody: a demonstration runs, or the menu is open.
    Nobody,
}

impl Default for State {
    fn default() -> Self {
        Self {
            game: Game::new(Rules::Standard),
            phase: Phase::default(),
            pending: None,
            pending_pick: None,
            inbox: VecDeque::new(),
            news: Vec::new(),
            promotion: None,
            ended: None,
            hands: Hands::default(),
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
        let speed = parlour.settings().motion.factor();
        let turn = parlour.camera_turn();
        let graph = &mut ctx.scene.graph;
        if self.state.phase == Phase::Sequence
            && graph.try_get_script_of::<Board>(*self.board)?.is_at_rest()
        {
            let camera = graph.try_get_script_of_mut::<CameraRig>(*self.camera)?;
            let over = self.state.game.outcome().is_some();
            if !over {
                seat(camera, turn, self.state.game.position().turn(), speed);
            }
            if camera.is_at_rest() {
                self.state.phase = if over { Phase::GameOver } else { Phase::Idle };
                if let Some(outcome) = self.state.ended.take() {
                    self.state.news.push(News::Over(outcome));
                }
                self.state.news.push(News::Ready);
            }
        }
        if let Phase::Idle | Phase::GameOver = self.state.phase
            && let Some(intent) = self.state.pending.take()
        {
            self.state.inbox.push_back(intent);
        }
        while let Some(intent) = self.state.inbox.pop_front() {
            if self.state.phase == Phase::Sequence {
                // One intent given during motion is kept and played after it.
                self.state.pending = Some(intent);
                continue;
            }
            if let Some(events) = self.take(intent) {
                self.state.ended = self.state.game.outcome();
                let board = graph.try_get_script_of_mut::<Board>(*self.board)?;
                board.command(Command::Play(events));
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
        &self.state.game
    }

    /// What the table is doing.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Hands an intent over; it is answered in the next update, with news.
    pub fn submit(&mut self, intent: Intent) {
        self.state.inbox.push_back(intent);
    }

    /// What happened since the last call.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.state.news)
    }

    /// Who may move by hand.
    pub fn set_hands(&mut self, hands: Hands) {
        self.state.hands = hands;
    }

    /// Whether pieces may be moved by hand.
    pub fn may_move(&self) -> bool {
        self.state.hands == Hands::Both
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
        let position = self.state.game.position();
        let chosen = position
            .legal_moves_from(from)
            .into_iter()
            .find(|mv| mv.to == to && mv.promotion.is_some() && mv.promotion == choice);
        if let Some(mv) = chosen {
            self.submit(Intent::Play(mv));
        }
    }

    /// Puts another game on the table; returns what the board has to show for it.
    pub fn place(&mut self, game: Game) -> Vec<Command> {
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
        self.state = State {
            game,
            phase: Phase::Sequence,
            hands: self.state.hands,
            news: std::mem::take(&mut self.state.news),
            ..State::default()
        };
        self.state.news.push(News::Placed);
        commands
    }

    /// Both squares of the last move; nothing at the start.
    pub fn last_move(&self) -> Vec<Square> {
        match self.state.game.history().last() {
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
        self.state.news.push(News::PromotionAsked { from, to });
    }

    /// Says what is selected.
    pub fn announce_selection(&mut self, square: Square, moves: &[Square], captures: &[Square]) {
        self.state.news.push(News::Selected {
            square,
            moves: moves.to_vec(),
            captures: captures.to_vec(),
        });
    }

    /// Says that nothing is.
    pub fn announce_deselection(&mut self) {
        self.state.news.push(News::Deselected);
    }
}

impl GameManager {
    /// Lets the rules judge an intent: what happened, or nothing but the news of the refusal.
    fn take(&mut self, intent: Intent) -> Option<Vec<Event>> {
        self.state.promotion = None;
        let game = &mut self.state.game;
        let before = game.ply();
        let answer = match intent {
            Intent::Play(mv) => game.play(mv),
            Intent::Undo => {
                let events = game.undo()?;
                self.state.news.push(News::Stepped {
                    ply: game.ply(),
                    back: true,
                });
                return Some(events);
            }
            Intent::Redo => {
                let events = game.redo()?;
                self.state.news.push(News::Stepped {
                    ply: game.ply(),
                    back: false,
                });
                return Some(events);
            }
            Intent::Claim(claim) => game.claim_draw(claim),
            Intent::AgreeDraw => game.agree_draw(),
            Intent::Resign(color) => game.resign(color),
        };
        match answer {
            Ok(events) => {
                if game.ply() > before
                    && let Some(played) = game.history().last()
                {
                    self.state.news.push(News::Moved {
                        ply: game.ply(),
                        uci: played.uci.clone(),
                        san: played.san.clone(),
                        fen: game.position().fen(),
                        check: game.position().in_check(),
                    });
                }
                Some(events)
            }
            Err(error) => {
                self.state.news.push(News::Refused(error));
                None
            }
        }
    }
}

/// Turns the camera to where the setting wants it.
fn seat(camera: &mut CameraRig, turn: CameraTurn, mover: Color, speed: f32) {
    let side = match turn {
        CameraTurn::Off => return,
        CameraTurn::Turn => mover,
        CameraTurn::White => Color::White,
        CameraTurn::Black => Color::Black,
    };
    let yaw = match side {
        Color::White => 0.0,
        Color::Black => PI,
    };
    camera.turn_to(yaw, speed);
}
