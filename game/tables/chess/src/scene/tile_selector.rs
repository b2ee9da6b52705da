//! Selection of the piece to move. This script shows the square under the pointer, and hands
//! control to the [`MoveSelector`] when a piece of the side to move is picked.

use super::{
    board::Board, game_manager::GameManager, move_selector::MoveSelector, picking, picking::Hit,
};
use crate::table::ChessTable;
use fyrox::{
    core::{
        algebra::Vector2, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    plugin::error::{GameError, GameResult},
    scene::{Scene, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::chess::{Color, Square};
use parlour_shell::{
    app::{Shell, input::PointerEvent, table_of_mut},
    scene::{data::check_script, marks::Mark},
};

/// Script that waits for a piece to be picked.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "e1f0a9a8-0f57-4a8e-9e0d-7a1b2c3d5e05")]
#[visit(optional)]
pub struct TileSelector {
    /// Node with the GameManager script.
    pub manager: InheritableVariable<Handle<Node>>,

    #[reflect(hidden)]
    #[visit(skip)]
    asleep: bool,
}

impl ScriptTrait for TileSelector {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        check_manager(ctx.scene, ctx.handle, *self.manager, "TileSelector")
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        if self.asleep {
            return Ok(());
        }
        let Some((chess, shell)) = table_of_mut::<ChessTable>(&mut ctx.plugins) else {
            return Ok(());
        };
        if chess.is_editing_position() {
            return Ok(());
        }
        let manager = ctx
            .scene
            .graph
            .try_get_script_of::<GameManager>(*self.manager)?;
        let open = manager.takes_input();
        let mover = manager.game().position().turn();
        let over = manager.game().outcome().is_some();
        let pending = manager.pending_pick().filter(|_| open);
        let input = read_picks(ctx.scene, ctx.handle, chess, shell, mover, open)?;
        let picked = input.picked.or(pending);
        // After the game there is nothing to pick.
        let hover = match over {
            true => None,
            false => hovered(ctx.scene, ctx.handle, chess, shell, mover),
        };
        let board = ctx.scene.graph.try_get_script_of_mut::<Board>(ctx.handle)?;
        board.mark(Mark::Hover, hover.as_slice());
        let manager = ctx
            .scene
            .graph
            .try_get_script_of_mut::<GameManager>(*self.manager)?;
        if open {
            manager.clear_pending_pick();
        }
        if let Some(square) = input.kept {
            manager.keep_pick(square);
        }
        let Some(square) = picked else { return Ok(()) };
        let own = manager
            .game()
            .position()
            .piece_at(square)
            .is_some_and(|piece| piece.color == mover);
        if own && manager.game().outcome().is_none() && manager.may_move() {
            self.asleep = true;
            ctx.scene
                .graph
                .try_get_script_of_mut::<MoveSelector>(ctx.handle)?
                .enter(square, input.held);
        }
        Ok(())
    }
}

/// Squares that the player picked since the last update.
#[derive(Default)]
struct Picks {
    /// Square picked while the table takes input.
    picked: Option<Square>,
    /// Whether the press that picked it might continue.
    held: bool,
    /// Square picked during an animation. One is kept, and handled when the table is at rest.
    kept: Option<Square>,
}

/// Takes the input up to the first pick. `open` means that the table takes input: without it all
/// input is taken.
fn read_picks(
    scene: &Scene,
    board: Handle<Node>,
    chess: &mut ChessTable,
    shell: &mut Shell,
    mover: Color,
    open: bool,
) -> Result<Picks, GameError> {
    let mut picks = Picks::default();
    while let Some(event) = shell.input.events.pop_front() {
        let square = match event {
            PointerEvent::Pressed(at) => {
                let hits = look(scene, board, shell, at);
                let board = scene.graph.try_get_script_of::<Board>(board)?;
                picking::square_to_select(&hits, mover, |node| board.square_of(node))
            }
            PointerEvent::Confirmed => Some(chess.cursor),
            PointerEvent::Stepped(right, away) => {
                chess.step_cursor(shell, right, away);
                None
            }
            _ => None,
        };
        let Some(square) = square else { continue };
        if open {
            picks.picked = Some(square);
            // The button might already be up again, but its release is still in the queue.
            picks.held = matches!(event, PointerEvent::Pressed(_));
            // Later events (a drag, the release) belong to the MoveSelector.
            break;
        }
        picks.kept = Some(square);
    }
    Ok(picks)
}

/// Returns the square under the pointer or the keyboard cursor.
fn hovered(
    scene: &Scene,
    board: Handle<Node>,
    chess: &ChessTable,
    shell: &Shell,
    mover: Color,
) -> Option<Square> {
    let input = &shell.input;
    if input.by_keys {
        return Some(chess.cursor);
    }
    let hits = look(scene, board, shell, input.hover?);
    let board = scene.graph.try_get_script_of::<Board>(board).ok()?;
    picking::square_to_select(&hits, mover, |node| board.square_of(node))
}

impl TileSelector {
    /// Takes control back from the [`MoveSelector`].
    pub fn enter(&mut self) {
        self.asleep = false;
    }
}

/// Returns the objects under a pixel, nearest first.
pub fn look(
    scene: &Scene,
    board: Handle<Node>,
    shell: &parlour_shell::app::Shell,
    at: Vector2<f32>,
) -> Vec<Hit> {
    let Some(ray) = shell.ray(scene, at) else {
        return Vec::new();
    };
    match scene.graph.try_get_script_of::<Board>(board) {
        Ok(script) => picking::hits(scene, board, script.geometry(), &ray),
        Err(_) => Vec::new(),
    }
}

/// Checks that a script's `manager` field is set to a node with a GameManager.
///
/// # Errors Returns an error that names the node and the field.
pub fn check_manager(
    scene: &Scene,
    own: Handle<Node>,
    manager: Handle<Node>,
    script: &str,
) -> GameResult {
    let field = format!("{script}.manager");
    let right = "a node with a GameManager";
    check_script::<GameManager>(&scene.graph, own, &field, manager, right)
}
