//! What can be asked for.

use super::{ChessCommand, Dialog, DuelCommand, ProspectorCommand, settings_page};
use crate::chess::new_game::NewGame;
use parlour_rules::chess::{Claim, Color, PieceKind};

/// What a button, a key or a dialog asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Open this dialog or page.
    Open(Dialog),
    /// Close the topmost dialog.
    Close,
    /// To the main menu.
    Menu,
    /// From the menu back to the game on the table.
    BackToTable,
    /// A new game of chess, as it was chosen.
    NewGame(Box<NewGame>),
    /// The same again.
    Again,
    /// The saved game.
    Resume,
    /// Begin the lessons, or go to the next.
    Lesson(usize),
    /// Leave the lessons.
    LeaveLessons,
    /// Take a half-move back.
    Undo,
    /// Make it again.
    Redo,
    /// See the board from the other side.
    Flip,
    /// See it from above, or back.
    Top,
    /// Camera back to the seat.
    ResetView,
    /// Position to the clipboard.
    CopyFen,
    /// Position from the clipboard.
    PasteFen,
    /// Game to the clipboard.
    CopyPgn,
    /// Game to another program, on a handheld.
    SharePgn,
    /// Offer a draw, or claim it when it can be claimed.
    Draw,
    /// The other player accepts the draw.
    AcceptDraw,
    /// Claim a draw.
    Claim(Claim),
    /// Give up, after the question.
    Resign(Color),
    /// Turn the pawn into this.
    Promote(PieceKind),
    /// Next or previous value of a setting.
    Change(settings_page::Setting, i8),
    /// The player is called so; empty for nobody in particular.
    Name(String),
    /// Show or fold the panel beside the table.
    TogglePanel,
    /// Something else at the chess table.
    Chess(ChessCommand),
    /// Something at Prospector's table.
    Prospector(ProspectorCommand),
    /// Something at the Duel's table.
    Duel(DuelCommand),
    /// Write a bug report.
    BugReport,
    /// Leave the program.
    Quit,
}
