//! Actions that buttons, keys and dialogs trigger.

use super::{ChessCommand, Dialog, DuelCommand, ProspectorCommand, settings_page};
use crate::{chess::new_game::NewGame, options::TableId};
use parlour_rules::chess::{Claim, Color, PieceKind};

/// A request of the player. The plugin handles it; widgets never change the game themselves.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Opens this dialog or page.
    Open(Dialog),
    /// Closes the topmost dialog.
    Close,
    /// Goes to the main menu.
    Menu,
    /// Returns from the menu to the game on the table.
    BackToTable,
    /// Starts a chess game with the options of the new-game dialog.
    NewGame(Box<NewGame>),
    /// Starts another chess game with the options of the last one.
    Again,
    /// Resumes the saved chess game.
    Resume,
    /// Starts the chess lesson with this number, counted from 0.
    Lesson(usize),
    /// Leaves the lessons.
    LeaveLessons,
    /// Undoes a half-move.
    Undo,
    /// Redoes a half-move.
    Redo,
    /// Turns the chessboard around.
    Flip,
    /// Toggles the view from above.
    Top,
    /// Moves the camera back to its default position.
    ResetView,
    /// Copies the position to the clipboard as FEN.
    CopyFen,
    /// Sets up the FEN position from the clipboard.
    PasteFen,
    /// Copies the game to the clipboard as PGN.
    CopyPgn,
    /// Shares the game as PGN with another app, on handhelds.
    SharePgn,
    /// Offers a draw, or claims it when the rules allow a claim.
    Draw,
    /// Accepts the draw that the other player has offered.
    AcceptDraw,
    /// Claims a draw by this rule.
    Claim(Claim),
    /// Resigns for this color. The confirmation comes before this action.
    Resign(Color),
    /// Promotes the pawn to this piece.
    Promote(PieceKind),
    /// Steps a setting to its next (1) or previous (-1) value.
    Change(settings_page::Setting, i8),
    /// Sets the player's name; an empty one removes it.
    Name(String),
    /// Shows or hides the panel of a compact window.
    TogglePanel,
    /// Runs another command of the chess table.
    Chess(ChessCommand),
    /// Runs a command of the Prospector table.
    Prospector(ProspectorCommand),
    /// Runs a command of the Duel table.
    Duel(DuelCommand),
    /// Writes a bug report.
    BugReport,
    /// Quits the program.
    Quit,
}

impl Action {
    /// Returns the table that carries the action out; `None` for the active one or the shell.
    pub fn owner(&self) -> Option<TableId> {
        match self {
            Action::NewGame(_)
            | Action::Again
            | Action::Resume
            | Action::Lesson(_)
            | Action::LeaveLessons
            | Action::SharePgn
            | Action::Draw
            | Action::AcceptDraw
            | Action::Claim(_)
            | Action::Resign(_)
            | Action::Promote(_)
            | Action::Chess(_) => Some(TableId::Chess),
            Action::Prospector(_) => Some(TableId::Prospector),
            Action::Duel(_) => Some(TableId::Duel),
            _ => None,
        }
    }
}
