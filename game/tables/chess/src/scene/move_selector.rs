//! Selection of a piece's destination. This script shows the legal moves, lets the piece be
//! dragged, and hands control back to the [`TileSelector`] after a move or when the selection is
//! cleared.

use super::{
    board::Board,
    game_manager::{GameManager, Intent},
    picking,
    tile_selector::{TileSelector, check_manager, look},
};
use crate::table::ChessTable;
use fyrox::{
    core::{
        algebra::{Vector2, Vector3},
        pool::Handle,
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::{GameError, GameResult},
    scene::{Scene, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::chess::{Color, Move, PieceKind, Rules, Square};
use parlour_shell::{
    app::{Shell, input::PointerEvent, table_of_mut},
    scene::marks::Mark,
};

/// Script that waits for the destination of the selected piece.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "4b8e2d5c-9a0b-4f6e-a7c1-8d9e0f1a2b06")]
#[visit(optional)]
pub struct MoveSelector {
    /// Node with the GameManager script.
    pub manager: InheritableVariable<Handle<Node>>,
    /// Height of a dragged piece above the board, in squares.
    #[reflect(min_value = 0.0, max_value = 2.0, step = 0.05)]
    pub drag_height: InheritableVariable<f32>,

    #[reflect(hidden)]
    #[visit(skip)]
    selection: Option<Selection>,
}

#[derive(Debug, Clone)]
struct Selection {
    square: Square,
    /// Color of the piece.
    mover: Color,
    /// Legal moves, each with the square that stands for it. A castling king can be dropped on its
    /// destination or, in Chess960, on its rook.
    moves: Vec<(Square, Move)>,
    /// Whether the marks have been shown.
    announced: bool,
    /// Whether the press that selected the piece is still held. It can turn into a drag.
    held: bool,
    dragged: bool,
    /// Whether the piece was pressed while it was selected. Releasing it there clears the
    /// selection.
    again: bool,
    /// Whether the promotion dialog was opened.
    asks: bool,
}

impl Selection {
    /// Returns the square that a press at this pixel picks.
    fn target(
        &self,
        scene: &Scene,
        board: Handle<Node>,
        shell: &parlour_shell::app::Shell,
        at: Vector2<f32>,
    ) -> Option<Square> {
        let hits = look(scene, board, shell, at);
        let board = scene.graph.try_get_script_of::<Board>(board).ok()?;
        picking::square_to_move_to(
            &hits,
            self.mover,
            self.square,
            |node| board.square_of(node),
            |square| self.moves.iter().any(|(to, _)| *to == square),
        )
    }
}

impl Default for MoveSelector {
    fn default() -> Self {
        Self {
            manager: Default::default(),
            drag_height: 0.45.into(),
            selection: None,
        }
    }
}

impl ScriptTrait for MoveSelector {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        check_manager(ctx.scene, ctx.handle, *self.manager, "MoveSelector")
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(mut selection) = self.selection.take() else {
            return Ok(());
        };
        let Some((chess, shell)) = table_of_mut::<ChessTable>(&mut ctx.plugins) else {
            return Ok(());
        };
        let editing = chess.is_editing_position();
        let manager = ctx
            .scene
            .graph
            .try_get_script_of::<GameManager>(*self.manager)?;
        if editing || !manager.takes_input() || manager.game().outcome().is_some() {
            return self.leave(ctx);
        }
        if !selection.announced {
            selection.announced = true;
            selection.mover = manager.game().position().turn();
            selection.moves = destinations(manager, selection.square);
            self.announce(ctx, &selection)?;
            self.selection = Some(selection);
            return Ok(());
        }
        let promotion_asked = manager.promotion().is_some();
        if selection.asks && !promotion_asked {
            // The promotion dialog was canceled: the pawn returns to its square.
            return self.leave(ctx);
        }
        let mut next = Next::Stay;
        while let Next::Stay = next
            && !promotion_asked
            && let Some(event) = shell.input.events.pop_front()
        {
            next = self.next(ctx.scene, ctx.handle, chess, shell, &mut selection, event)?;
        }
        mark_hovered(ctx.scene, ctx.handle, chess, shell, &selection)?;
        let speed = shell.settings.motion.factor();
        self.follow(ctx, selection, next, speed)
    }
}

/// Shows the square under the pointer or the keyboard cursor, if the selected piece can move there.
fn mark_hovered(
    scene: &mut Scene,
    board: Handle<Node>,
    chess: &ChessTable,
    shell: &Shell,
    selection: &Selection,
) -> GameResult {
    let input = &shell.input;
    let hover = match input.by_keys {
        true => Some(chess.cursor),
        false => input
            .hover
            .and_then(|at| selection.target(scene, board, shell, at)),
    };
    let board = scene.graph.try_get_script_of_mut::<Board>(board)?;
    board.mark(Mark::Hover, hover.as_slice());
    Ok(())
}

/// Result of an input event.
enum Next {
    /// The piece stays selected.
    Stay,
    /// The piece was dropped where it cannot move: it returns to its square and stays selected.
    Return,
    /// The selection is cleared.
    Drop,
    /// The piece on this square is selected instead; the flag is set while the press continues.
    Select(Square, bool),
    /// The move is played.
    Play(Move),
    /// The promotion dialog opens for the pawn's move.
    AskPromotion(Square, Square),
}

impl MoveSelector {
    /// Takes control with the piece on `square` selected. `held` means that the press continues.
    pub fn enter(&mut self, square: Square, held: bool) {
        self.selection = Some(Selection {
            square,
            mover: Color::White,
            moves: Vec::new(),
            announced: false,
            held,
            dragged: false,
            again: false,
            asks: false,
        });
    }

    /// Returns the square of the selected piece.
    pub fn selected(&self) -> Option<Square> {
        self.selection.as_ref().map(|selection| selection.square)
    }

    /// Handles one input event, and returns its result.
    fn next(
        &self,
        scene: &mut Scene,
        handle: Handle<Node>,
        chess: &mut ChessTable,
        shell: &mut Shell,
        selection: &mut Selection,
        event: PointerEvent,
    ) -> Result<Next, GameError> {
        Ok(match event {
            PointerEvent::Pressed(at) => {
                let square = selection.target(scene, handle, shell, at);
                self.chosen(scene, selection, square, true)
            }
            PointerEvent::Dragged(at) if selection.held => {
                selection.dragged = true;
                let place = hand(scene, handle, shell, at, *self.drag_height);
                let board = scene.graph.try_get_script_of_mut::<Board>(handle)?;
                board.drag(place);
                Next::Stay
            }
            PointerEvent::Released { at, .. } if selection.held => {
                selection.held = false;
                let square = selection.target(scene, handle, shell, at);
                if std::mem::take(&mut selection.dragged) {
                    match square {
                        Some(square) if square != selection.square => {
                            self.chosen(scene, selection, Some(square), false)
                        }
                        _ => Next::Return,
                    }
                } else if selection.again && square == Some(selection.square) {
                    Next::Drop
                } else {
                    Next::Stay
                }
            }
            PointerEvent::Confirmed if chess.cursor == selection.square => Next::Drop,
            PointerEvent::Confirmed => self.chosen(scene, selection, Some(chess.cursor), false),
            PointerEvent::Stepped(right, away) => {
                chess.step_cursor(shell, right, away);
                Next::Stay
            }
            PointerEvent::Cancelled => Next::Drop,
            _ => Next::Stay,
        })
    }

    /// Carries out the result of the input. `speed` is a factor for the durations of animations.
    fn follow(
        &mut self,
        ctx: &mut ScriptContext,
        mut selection: Selection,
        next: Next,
        speed: f32,
    ) -> GameResult {
        let graph = &mut ctx.scene.graph;
        match next {
            Next::Stay => self.selection = Some(selection),
            Next::Return => {
                let board = graph.try_get_script_of_mut::<Board>(ctx.handle)?;
                board.take_back(speed);
                self.selection = Some(selection);
            }
            Next::Select(square, held) => self.enter(square, held),
            Next::Drop => return self.leave(ctx),
            Next::Play(mv) => {
                let manager = graph.try_get_script_of_mut::<GameManager>(*self.manager)?;
                manager.submit(Intent::Play(mv));
                self.clear_marks(ctx.scene, ctx.handle)?;
                ctx.scene
                    .graph
                    .try_get_script_of_mut::<TileSelector>(ctx.handle)?
                    .enter();
            }
            Next::AskPromotion(from, to) => {
                let board = graph.try_get_script_of_mut::<Board>(ctx.handle)?;
                let place = board.geometry().place(to);
                board.drag(Some(place));
                let manager = graph.try_get_script_of_mut::<GameManager>(*self.manager)?;
                manager.ask_promotion(from, to);
                selection.asks = true;
                self.selection = Some(selection);
            }
        }
        Ok(())
    }

    /// Returns the result of a click on a square, or on none. `pressed` means that the button is
    /// still down.
    fn chosen(
        &self,
        scene: &Scene,
        selection: &mut Selection,
        square: Option<Square>,
        pressed: bool,
    ) -> Next {
        let Some(square) = square else {
            return Next::Drop;
        };
        if square == selection.square {
            selection.held = pressed;
            selection.again = true;
            return Next::Stay;
        }
        let fitting: Vec<Move> = selection
            .moves
            .iter()
            .filter(|(to, _)| *to == square)
            .map(|(_, mv)| *mv)
            .collect();
        if let Some(&mv) = fitting.first() {
            return if mv.promotion.is_some() {
                Next::AskPromotion(mv.from, square)
            } else {
                Next::Play(mv)
            };
        }
        let own = scene
            .graph
            .try_get_script_of::<GameManager>(*self.manager)
            .ok()
            .map(|manager| manager.game().position())
            .and_then(|position| Some((position.turn(), position.piece_at(square)?)))
            .is_some_and(|(turn, piece)| piece.color == turn);
        if own && (pressed || !selection.dragged) {
            Next::Select(square, pressed)
        } else if pressed {
            Next::Drop
        } else {
            Next::Return
        }
    }

    /// Shows the marks of the legal moves, lifts the piece and emits the selection.
    fn announce(&self, ctx: &mut ScriptContext, selection: &Selection) -> GameResult {
        let speed = Shell::of(&ctx.plugins).map_or(1.0, |shell| shell.settings.motion.factor());
        let manager = ctx
            .scene
            .graph
            .try_get_script_of_mut::<GameManager>(*self.manager)?;
        let position = manager.game().position().clone();
        let (mut quiet, mut captures) = (Vec::new(), Vec::new());
        for &(to, mv) in &selection.moves {
            let list = match position.captured_at(mv) {
                Some(_) => &mut captures,
                None => &mut quiet,
            };
            if !list.contains(&to) {
                list.push(to);
            }
        }
        quiet.sort();
        captures.sort();
        manager.announce_selection(selection.square, &quiet, &captures);
        // A dot under the rook of a castling move would be hidden. The rook moves with the king, so
        // it is marked like the king.
        let (castling, empty): (Vec<Square>, Vec<Square>) = quiet
            .into_iter()
            .partition(|square| position.piece_at(*square).is_some());
        let moving: Vec<Square> = castling.into_iter().chain([selection.square]).collect();
        let board = ctx.scene.graph.try_get_script_of_mut::<Board>(ctx.handle)?;
        board.mark(Mark::Selected, &moving);
        board.mark(Mark::Move, &empty);
        board.mark(Mark::Capture, &captures);
        board.lift(Some(selection.square), speed);
        Ok(())
    }

    fn clear_marks(&self, scene: &mut Scene, board: Handle<Node>) -> GameResult {
        let board = scene.graph.try_get_script_of_mut::<Board>(board)?;
        for mark in [Mark::Selected, Mark::Move, Mark::Capture] {
            board.mark(mark, &[]);
        }
        Ok(())
    }

    fn leave(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let speed = Shell::of(&ctx.plugins).map_or(1.0, |shell| shell.settings.motion.factor());
        self.selection = None;
        self.clear_marks(ctx.scene, ctx.handle)?;
        let graph = &mut ctx.scene.graph;
        graph
            .try_get_script_of_mut::<GameManager>(*self.manager)?
            .announce_deselection();
        graph
            .try_get_script_of_mut::<Board>(ctx.handle)?
            .lift(None, speed);
        graph
            .try_get_script_of_mut::<TileSelector>(ctx.handle)?
            .enter();
        Ok(())
    }
}

/// Returns every legal move of the piece on `square`, with the square on which to drop the piece.
fn destinations(manager: &GameManager, square: Square) -> Vec<(Square, Move)> {
    let position = manager.game().position();
    let mut moves = Vec::new();
    for mv in position.legal_moves_from(square) {
        moves.push((position.destination(mv), mv));
    }
    if manager.game().rules() == Rules::Chess960 {
        // The king's destination in castling can be its present square, or one that it also reaches
        // with a normal move. The rook's square is therefore always a way to castle.
        for mv in position.legal_moves_from(square) {
            if position.castled_rook(mv).is_some() {
                let shared =
                    |(to, other): &(Square, Move)| *to == position.destination(mv) && *other != mv;
                if moves.iter().any(shared) || position.destination(mv) == square {
                    moves.retain(|(_, other)| *other != mv);
                }
                moves.push((mv.to, mv));
            }
        }
    }
    moves
}

/// Returns the position of a dragged piece: above the point of the board under the pointer.
///
/// Returns `None` if the pointer's ray does not point down to the board.
pub fn hand(
    scene: &Scene,
    board: Handle<Node>,
    shell: &parlour_shell::app::Shell,
    at: Vector2<f32>,
    height: f32,
) -> Option<Vector3<f32>> {
    let ray = shell.ray(scene, at)?;
    let board = scene.graph.try_get_script_of::<Board>(board).ok()?;
    let ground = board.geometry().from_board(Vector3::zeros()).y;
    if ray.direction.y > -1e-3 {
        return None;
    }
    let distance = (ground - ray.origin.y) / ray.direction.y;
    let mut place = ray.origin + ray.direction * distance.clamp(0.0, 60.0);
    place.y = ground + height;
    Some(place)
}

/// Choices of the promotion dialog, in display order.
pub const PROMOTIONS: [PieceKind; 4] = [
    PieceKind::Queen,
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Knight,
];
