//! Actions that buttons, keys and dialogs trigger.

use super::{ChessCommand, Dialog, DuelCommand, ProspectorCommand, settings_page};
use crate::options::TableId;

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
    /// Undoes a move.
    Undo,
    /// Redoes a move.
    Redo,
    /// Turns the board around.
    Flip,
    /// Toggles the view from above.
    Top,
    /// Moves the camera back to its default position.
    ResetView,
    /// Copies the position or the deal to the clipboard.
    Copy,
    /// Sets up the position or deal from the clipboard.
    Paste,
    /// Steps a setting to its next (1) or previous (-1) value.
    Change(settings_page::Setting, i8),
    /// Sets the player's name; an empty one removes it.
    Name(String),
    /// Shows or hides the panel of a compact window.
    TogglePanel,
    /// Runs a command of the chess table.
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
            Action::Chess(_) => Some(TableId::Chess),
            Action::Prospector(_) => Some(TableId::Prospector),
            Action::Duel(_) => Some(TableId::Duel),
            _ => None,
        }
    }
}
