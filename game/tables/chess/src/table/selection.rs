//! Selection of a piece and of its destination, by clicks, by dragging or with the keyboard.

use super::{ChessTable, Mode};
use crate::{
    panels::{ChessDialog, words::color_name},
    scene::{
        board::Board,
        game_manager::{GameManager, Intent},
        geometry::Geometry,
        piece::Piece,
    },
};
use fyrox::{
    core::{
        algebra::{Point3, Vector2, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::{
        Scene,
        collider::{BitMask, InteractionGroups},
        graph::physics::RayCastOptions,
        node::Node,
    },
};
use parlour_rules::{
    chess,
    chess::{Bitboard, Color, Game, Move, PieceKind, Position, Rules, Square},
};
use parlour_shell::{
    app::{TableContext, input::PointerEvent, sounds::REFUSE},
    scene::{marks::Mark, ray::Ray},
};
use serde_json::json;

/// Length of a ray, beyond everything on the table.
const REACH: f32 = 200.0;
/// Farthest point to which a piece can be dragged, in scene units from the camera.
const FARTHEST_DRAG: f32 = 60.0;

/// Selected piece.
#[derive(Debug, Clone)]
pub struct Selection {
    square: Square,
    /// Legal moves, each with the square that stands for it. A castling king can be dropped on its
    /// destination or, in Chess960, on its rook.
    moves: Vec<(Square, Move)>,
    /// Whether the press that selected the piece is still held. It can turn into a drag.
    held: bool,
    dragged: bool,
    /// Whether the piece was pressed while it was selected. Releasing it there clears the
    /// selection.
    again: bool,
}

impl ChessTable {
    /// Handles pointer and keyboard input over the board.
    pub(super) fn select_by(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult {
        if let PointerEvent::Stepped(right, away) = event {
            self.step_cursor(ctx.shell, right, away);
            return Ok(());
        }
        match self.selection.take() {
            Some(selection) => self.use_selection(selection, event, ctx),
            None => self.pick(event, ctx),
        }
    }

    /// Selects the piece that is picked. A pick during an animation is kept until the table takes
    /// input again; a later one replaces it.
    fn pick(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult {
        let pressed = self.pressed.take();
        let square = match event {
            PointerEvent::Pressed(at) => self.square_to_select(ctx, at),
            PointerEvent::Confirmed => Some(self.cursor),
            // The press might have become a drag of the camera.
            PointerEvent::Released { at, .. } if pressed.is_some() => {
                let square = self.square_of_any(ctx, at);
                return self.refuse_other(square.filter(|_| square == pressed), ctx);
            }
            _ => None,
        };
        let Some(square) = square else { return Ok(()) };
        match event {
            PointerEvent::Pressed(at) => self.pressed = self.square_of_any(ctx, at),
            _ => self.refuse_other(Some(square), ctx)?,
        }
        if ctx.script::<GameManager>(self.manager)?.takes_input() {
            self.select(square, matches!(event, PointerEvent::Pressed(_)), ctx)
        } else {
            self.pending_pick = Some(square);
            Ok(())
        }
    }

    /// Selects the piece on `square`, if a person can move it now: marks its moves and lifts it.
    /// `held` means that the press that picked it continues.
    fn select(&mut self, square: Square, held: bool, ctx: &mut TableContext) -> GameResult {
        let manager = ctx.script::<GameManager>(self.manager)?;
        let game = manager.game();
        let position = game.position().clone();
        let is_own = |piece: chess::Piece| piece.color == position.turn();
        if !self.is_open(manager) || !position.piece_at(square).is_some_and(is_own) {
            return Ok(());
        }
        let moves = destinations(game, square);
        if moves.is_empty() {
            return self.refuse_piece(&position, square, ctx);
        }
        let (mut quiet, mut captures) = (Vec::new(), Vec::new());
        for &(to, mv) in &moves {
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
        let names = |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>();
        let selected = json!({
            "square": square.to_string(),
            "moves": names(&quiet),
            "captures": names(&captures),
        });
        ctx.shell.trace.emit("select", selected);
        // A dot under the rook of a castling move would be hidden. The rook moves with the king, so
        // it is marked like the king.
        let (castling, empty): (Vec<Square>, Vec<Square>) = quiet
            .into_iter()
            .partition(|square| position.piece_at(*square).is_some());
        let moving: Vec<Square> = castling.into_iter().chain([square]).collect();
        let speed = ctx.shell.settings.motion.factor();
        let board = self.board(ctx)?;
        board.mark(Mark::Selected, &moving);
        board.mark(Mark::Move, &empty);
        board.mark(Mark::Capture, &captures);
        board.lift(Some(square), speed);
        self.selection = Some(Selection {
            square,
            moves,
            held,
            dragged: false,
            again: false,
        });
        Ok(())
    }

    /// Returns whether a person can move a piece.
    fn is_open(&self, manager: &GameManager) -> bool {
        let is_closed = match &self.mode {
            Mode::Demo(_) | Mode::Lesson { done: true, .. } => true,
            Mode::Retry(retry) => !retry.attempt.waits(),
            _ => false,
        };
        !is_closed && manager.game().outcome().is_none() && manager.is_person_to_move()
    }

    /// Shakes the piece on a square if it isn't that of the player to move, and shows the reason. Does
    /// nothing while the computer thinks, or while pieces move.
    fn refuse_other(&mut self, square: Option<Square>, ctx: &mut TableContext) -> GameResult {
        let manager = ctx.script::<GameManager>(self.manager)?;
        let position = manager.game().position();
        let turn = position.turn();
        let is_other = |square: &Square| {
            let piece = position.piece_at(*square);
            piece.is_some_and(|piece| piece.color != turn)
        };
        let is_ready = manager.takes_input() && self.is_open(manager);
        let Some(square) = square.filter(|square| is_ready && is_other(square)) else {
            return Ok(());
        };
        let is_task = matches!(self.mode, Mode::Lesson { .. } | Mode::Retry(_));
        let sentence = match manager.session().players.are_people() && !is_task {
            true => {
                let player = color_name(&ctx.shell.locale, turn);
                let values = [("player", player.into())];
                ctx.shell.locale.format("other-turn", &values)
            }
            false => ctx.shell.locale.text("other-piece"),
        };
        let speed = ctx.shell.settings.flourish();
        self.board(ctx)?.shake(square, speed);
        ctx.refuse(sentence);
        let details = json!({ "square": square.to_string() });
        ctx.shell.trace.emit("stuck", details);
        Ok(())
    }

    /// Shakes a piece without legal moves, and shows the reason.
    fn refuse_piece(
        &mut self,
        position: &Position,
        square: Square,
        ctx: &mut TableContext,
    ) -> GameResult {
        self.deselect(ctx)?;
        let speed = ctx.shell.settings.flourish();
        self.board(ctx)?.shake(square, speed);
        ctx.refuse(ctx.shell.locale.text(stuck(position, square)));
        let stuck = json!({ "square": square.to_string() });
        ctx.shell.trace.emit("stuck", stuck);
        Ok(())
    }

    /// Handles input while a piece is selected.
    fn use_selection(
        &mut self,
        mut selection: Selection,
        event: PointerEvent,
        ctx: &mut TableContext,
    ) -> GameResult {
        match event {
            PointerEvent::Pressed(at) => {
                let square = self.square_to_move_to(ctx, &selection, at);
                self.pressed = None;
                return self.choose(selection, square, true, ctx);
            }
            PointerEvent::Dragged(at) if selection.held => {
                selection.dragged = true;
                let place = self.drag_place(ctx, at);
                self.board(ctx)?.drag(place);
            }
            PointerEvent::Released { at, .. } if selection.held => {
                selection.held = false;
                let dragged = std::mem::take(&mut selection.dragged);
                let square = self.square_to_move_to(ctx, &selection, at);
                match square.filter(|square| *square != selection.square) {
                    Some(square) if dragged => {
                        return self.choose(selection, Some(square), false, ctx);
                    }
                    _ if dragged => self.return_piece(ctx)?,
                    None if selection.again && square.is_some() => return self.deselect(ctx),
                    _ => {}
                }
            }
            // The press might have become a drag of the camera.
            PointerEvent::Released { at, .. } => {
                let square = self.square_to_move_to(ctx, &selection, at);
                if let Some(square) = self.pressed.take().filter(|own| square == Some(*own)) {
                    self.refuse_move(selection.square, square, ctx)?;
                }
            }
            PointerEvent::Confirmed if self.cursor == selection.square => {
                return self.deselect(ctx);
            }
            PointerEvent::Confirmed => {
                return self.choose(selection, Some(self.cursor), false, ctx);
            }
            PointerEvent::Cancelled => return self.deselect(ctx),
            _ => {}
        }
        self.selection = Some(selection);
        Ok(())
    }

    /// Plays the move to `square`, selects the player's own piece there, or clears the selection.
    /// `pressed` means that the button is still down.
    fn choose(
        &mut self,
        mut selection: Selection,
        square: Option<Square>,
        pressed: bool,
        ctx: &mut TableContext,
    ) -> GameResult {
        let Some(square) = square else {
            return self.deselect(ctx);
        };
        if square == selection.square {
            selection.held = pressed;
            selection.again = true;
            self.selection = Some(selection);
            return Ok(());
        }
        let fitting = selection.moves.iter().find(|(to, _)| *to == square);
        if let Some(&(_, mv)) = fitting {
            if mv.promotion.is_none() {
                return self.play_selected(mv, ctx);
            }
            self.board(ctx)?.occupy(square);
            self.selection = Some(selection);
            ctx.shell
                .open_dialog(ChessDialog::Promotion(mv.from, square));
            ctx.shell.changed();
            return Ok(());
        }
        let is_own = self.with_game(ctx, |game| {
            let position = game.position();
            let piece = position.piece_at(square);
            piece.is_some_and(|piece| piece.color == position.turn())
        });
        if is_own == Some(true) {
            self.select(square, pressed, ctx)
        } else {
            let from = selection.square;
            selection.held = false;
            self.selection = Some(selection);
            if pressed {
                // Refused when it is released.
                self.pressed = Some(square);
                return Ok(());
            }
            self.refuse_move(from, square, ctx)
        }
    }

    /// Puts the selected piece back on its square, because it can't move to another one. It stays
    /// selected. Shows the reason if it is check.
    fn refuse_move(&mut self, from: Square, to: Square, ctx: &mut TableContext) -> GameResult {
        let reason = self.with_game(ctx, |game| exposed(game.position(), from, to));
        let speed = ctx.shell.settings.motion.factor();
        self.board(ctx)?.refuse(to, speed);
        match reason.flatten() {
            Some(reason) => ctx.refuse(ctx.shell.locale.text(reason)),
            None => ctx.play_sound(REFUSE),
        }
        let details = json!({ "square": from.to_string(), "to": to.to_string() });
        ctx.shell.trace.emit("illegal", details);
        Ok(())
    }

    /// Plays the move that the promotion dialog asks about, with the chosen piece.
    pub(super) fn promote(&mut self, kind: PieceKind, ctx: &mut TableContext) -> GameResult {
        let Some(ChessDialog::Promotion(from, to)) = ctx.shell.top_dialog().cloned() else {
            return Ok(());
        };
        ctx.shell.dialogs.pop();
        let chosen = self.with_game(ctx, |game| {
            let moves = game.position().legal_moves_from(from);
            let mut moves = moves.into_iter();
            moves.find(|mv| mv.to == to && mv.promotion == Some(kind))
        });
        match chosen.flatten() {
            Some(mv) => self.play_selected(mv, ctx),
            None => self.deselect(ctx),
        }
    }

    /// Plays a move of the selected piece, which moves on from where it was lifted or dragged to.
    fn play_selected(&mut self, mv: Move, ctx: &mut TableContext) -> GameResult {
        self.selection = None;
        self.clear_moves(ctx)?;
        self.submit(ctx, Intent::Play(mv))
    }

    /// Clears the selection, and puts the piece back on its square.
    pub(super) fn deselect(&mut self, ctx: &mut TableContext) -> GameResult {
        self.selection = None;
        self.clear_moves(ctx)?;
        let speed = ctx.shell.settings.motion.factor();
        self.board(ctx)?.lift(None, speed);
        Ok(())
    }

    fn clear_moves(&mut self, ctx: &mut TableContext) -> GameResult {
        let board = self.board(ctx)?;
        for mark in [Mark::Selected, Mark::Move, Mark::Capture] {
            board.mark(mark, &[]);
        }
        Ok(())
    }

    /// Ends a drag: the piece returns to its square and stays selected.
    fn return_piece(&mut self, ctx: &mut TableContext) -> GameResult {
        let speed = ctx.shell.settings.motion.factor();
        self.board(ctx)?.take_back(speed);
        Ok(())
    }

    /// Clears a selection that has no effect any more, selects what was picked during an animation,
    /// and marks the square under the pointer or the keyboard cursor.
    pub(super) fn update_selection(&mut self, ctx: &mut TableContext) -> GameResult {
        if self.is_editing_position() {
            return Ok(());
        }
        let manager = ctx.script::<GameManager>(self.manager)?;
        let is_over = manager.game().outcome().is_some();
        let is_open = manager.takes_input();
        if self.selection.is_some() && (!is_open || is_over) {
            self.deselect(ctx)?;
        }
        if is_open && let Some(square) = self.pending_pick.take() {
            self.select(square, false, ctx)?;
        }
        let hover = match (&self.selection, ctx.shell.input.hover) {
            // After the game there is nothing to pick.
            _ if is_over => None,
            _ if ctx.shell.input.by_keys => Some(self.cursor),
            (_, None) => None,
            (Some(selection), Some(at)) => self.square_to_move_to(ctx, selection, at),
            (None, Some(at)) => self.square_to_select(ctx, at),
        };
        self.board(ctx)?.mark(Mark::Hover, hover.as_slice());
        Ok(())
    }
}

/// Squares under the pointer.
impl ChessTable {
    /// Returns the square that a press selects: the one of a piece of the side to move if that is
    /// hit first, or else the one on the board. A piece that is still lifted was just dropped, and is
    /// no longer where it came from.
    fn square_to_select(&self, ctx: &TableContext, at: Vector2<f32>) -> Option<Square> {
        let turn = self.with_game(ctx, |game| game.position().turn())?;
        let hits = self.hits(ctx, at);
        match *hits.first()? {
            Hit::Body { node, color } if color == turn => self
                .square_of(ctx, node)
                .filter(|square| self.lifted(ctx) != Some(*square)),
            _ => None,
        }
        .or_else(|| surface(&hits))
    }

    /// Returns the square that a press chooses for the selected piece. It is the first of: a piece
    /// that can be captured, another piece of the same side, or a square on the board. The selected
    /// piece is ignored because it hovers over the board.
    fn square_to_move_to(
        &self,
        ctx: &TableContext,
        selection: &Selection,
        at: Vector2<f32>,
    ) -> Option<Square> {
        let turn = self.with_game(ctx, |game| game.position().turn())?;
        let can_go = |square: Square| selection.moves.iter().any(|(to, _)| *to == square);
        self.hits(ctx, at).into_iter().find_map(|hit| match hit {
            Hit::Body { node, color } => self
                .square_of(ctx, node)
                .filter(|square| *square != selection.square)
                .filter(|square| color == turn || can_go(*square)),
            Hit::Square(square) => Some(square),
        })
    }

    /// Returns the square of the first piece under the pointer, or else the square on the board.
    pub(super) fn square_of_any(&self, ctx: &TableContext, at: Vector2<f32>) -> Option<Square> {
        self.hits(ctx, at).into_iter().find_map(|hit| match hit {
            Hit::Body { node, .. } => self.square_of(ctx, node),
            Hit::Square(square) => Some(square),
        })
    }

    /// Returns the board square under the pointer, ignoring pieces in front of it.
    pub(super) fn square_beneath(&self, ctx: &TableContext, at: Vector2<f32>) -> Option<Square> {
        surface(&self.hits(ctx, at))
    }

    fn square_of(&self, ctx: &TableContext, node: Handle<Node>) -> Option<Square> {
        ctx.script::<Board>(self.board).ok()?.square_of(node)
    }

    fn lifted(&self, ctx: &TableContext) -> Option<Square> {
        ctx.script::<Board>(self.board).ok()?.lifted()
    }

    fn hits(&self, ctx: &TableContext, at: Vector2<f32>) -> Vec<Hit> {
        let found = || {
            let scene = ctx.scene()?;
            let board = ctx.script::<Board>(self.board).ok()?;
            let ray = ctx.ray(at)?;
            Some(hits(scene, self.board, board.geometry(), &ray))
        };
        found().unwrap_or_default()
    }

    /// Returns the position of a dragged piece: above the point of the board under the pointer.
    /// Returns `None` if the pointer's ray does not point down to the board.
    pub(super) fn drag_place(&self, ctx: &TableContext, at: Vector2<f32>) -> Option<Vector3<f32>> {
        let ray = ctx.ray(at)?;
        let board = ctx.script::<Board>(self.board).ok()?;
        let ground = board.geometry().from_board(Vector3::zeros()).y;
        if ray.direction.y > -1e-3 {
            return None;
        }
        let distance = (ground - ray.origin.y) / ray.direction.y;
        let mut place = ray.origin + ray.direction * distance.clamp(0.0, FARTHEST_DRAG);
        place.y = ground + *board.motion.drag_height;
        Some(place)
    }
}

/// Object that a ray hits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Hit {
    /// Collider of a piece.
    Body {
        /// Node of the piece.
        node: Handle<Node>,
        /// Color of the piece.
        color: Color,
    },
    /// Surface of a square.
    Square(Square),
}

/// Returns the objects that a ray hits, nearest first. The ray ends at the board.
pub fn hits(scene: &Scene, board: Handle<Node>, geometry: &Geometry, ray: &Ray) -> Vec<Hit> {
    let mut met = Vec::new();
    scene.graph.physics.cast_ray(
        RayCastOptions {
            ray_origin: Point3::from(ray.origin),
            ray_direction: ray.direction,
            max_len: REACH,
            groups: InteractionGroups::new(BitMask::all(), BitMask::all()),
            sort_results: true,
        },
        &mut met,
    );
    let mut found: Vec<Hit> = Vec::new();
    for intersection in met {
        let body = match scene.graph.try_get(intersection.collider) {
            Ok(collider) => collider.parent(),
            Err(_) => continue,
        };
        if body == board {
            found.extend(
                geometry
                    .square(intersection.position.coords)
                    .map(Hit::Square),
            );
            break;
        }
        if let Ok(piece) = scene.graph.try_get_script_of::<Piece>(body) {
            let color = piece.piece().color;
            let hit = Hit::Body { node: body, color };
            if found.last() != Some(&hit) {
                found.push(hit);
            }
        }
    }
    found
}

/// Returns the board square among the hits.
fn surface(hits: &[Hit]) -> Option<Square> {
    hits.iter().find_map(|hit| match *hit {
        Hit::Square(square) => Some(square),
        Hit::Body { .. } => None,
    })
}

/// Returns the locale key of the reason why a piece of the player to move has no legal moves.
fn stuck(position: &Position, square: Square) -> &'static str {
    let turn = position.turn();
    let king = position.king(turn);
    let without = position.occupied() & !Bitboard::of(square);
    if position.rules() == Rules::Casual {
        // A king can be captured here, so it isn't the reason.
        "stuck-blocked"
    } else if position.in_check() {
        "stuck-check"
    } else if king == Some(square) {
        "stuck-king"
    } else if king.is_some_and(|king| position.is_attacked(king, !turn, without)) {
        "stuck-pinned"
    } else {
        "stuck-blocked"
    }
}

/// Returns the locale key of the reason why a piece can't move to a square, if check is the reason.
fn exposed(position: &Position, from: Square, to: Square) -> Option<&'static str> {
    let turn = position.turn();
    let far = from
        .file()
        .abs_diff(to.file())
        .max(from.rank().abs_diff(to.rank()));
    let is_step = position.king(turn) == Some(from) && far == 1;
    let without = position.occupied() & !Bitboard::of(from);
    if position.rules() == Rules::Casual {
        None
    } else if is_step && position.is_attacked(to, !turn, without) {
        Some("illegal-king")
    } else {
        position.in_check().then_some("illegal-check")
    }
}

/// Returns every legal move of the piece on `square`, with the square on which to drop the piece.
fn destinations(game: &Game, square: Square) -> Vec<(Square, Move)> {
    let position = game.position();
    let mut moves = Vec::new();
    for mv in position.legal_moves_from(square) {
        moves.push((position.destination(mv), mv));
    }
    if game.rules() == Rules::Chess960 {
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
