//! Actions that buttons, keys and dialogs trigger.

use super::{Dialog, TableDialog, settings_page};
use crate::{
    app::options::TableId,
    scene::styles::StyleKind,
    table::opaque::{Opaque, Shared},
};

/// Command of a table. The shell passes it on without knowing what it does.
pub trait TableCommand: Opaque {
    /// Table that carries the command out.
    const TABLE: TableId;
}

/// Request of the player about the list of finished games. Games are named by their files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GamesCommand {
    /// Shows the list, of one table or of all.
    Show(Option<TableId>),
    /// Shows the games of the next table.
    Table,
    /// Shows games with other results.
    Results,
    /// Shows games against another opponent.
    Opponent,
    /// Turns to this page of the list, counted from 0.
    Page(usize),
    /// Opens a game at its table.
    Open(TableId, String),
    /// Asks how to export a game.
    Export(String),
    /// Copies a game to the clipboard.
    Copy(String),
    /// Writes a game to a separate file.
    Save(String),
    /// Hands a game on to another program.
    Share(String),
    /// Deletes a game.
    Delete(String),
    /// Undoes the last deletion.
    Restore,
}

impl From<GamesCommand> for Action {
    fn from(command: GamesCommand) -> Self {
        Self::Games(command)
    }
}

/// A request of the player. The plugin handles it; widgets never change the game themselves.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Opens this dialog or page.
    Open(Dialog),
    /// Closes the topmost dialog.
    Close,
    /// Goes to the main menu.
    Menu,
    /// Opens a table, or returns from the menu to the game on it.
    OpenTable(TableId),
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
    /// Sets a setting to the value with this index.
    Set(settings_page::Setting, usize),
    /// Chooses the style of a kind with this index.
    ChooseStyle(StyleKind, usize),
    /// Sets a group of settings to its defaults.
    ResetSettings(settings_page::SettingsGroup),
    /// Gives the command of a table with this usual key another key.
    Bind(TableId, char, char),
    /// Sets the player's name; an empty one removes it.
    Name(String),
    /// Shows or hides the panel of a compact window.
    TogglePanel,
    /// Closes the offer of a table's tutorial for good.
    DeclineTutorial(TableId),
    /// Answers the open question by this action, which doesn't ask again.
    Confirmed(Box<Self>),
    /// Runs a command of a table; [`Action::run`] creates it.
    Run(TableId, Shared),
    /// Does something with the list of finished games.
    Games(GamesCommand),
    /// Writes a bug report.
    BugReport,
    /// Quits the program.
    Quit,
}

impl From<Dialog> for Action {
    /// Returns the action that opens a dialog.
    fn from(dialog: Dialog) -> Self {
        Self::Open(dialog)
    }
}

impl<C: TableCommand> From<C> for Action {
    /// Returns the action that runs a command of a table.
    fn from(command: C) -> Self {
        Self::run(command)
    }
}

impl Action {
    /// Returns the action that opens a dialog of a table.
    pub fn open(dialog: impl TableDialog) -> Self {
        Self::Open(Dialog::new(dialog))
    }

    /// Returns the action that answers a question by an action which doesn't ask again.
    pub fn confirmed(action: impl Into<Self>) -> Self {
        Self::Confirmed(Box::new(action.into()))
    }

    /// Returns the action that runs a command of a table.
    pub fn run<C: TableCommand>(command: C) -> Self {
        Self::Run(C::TABLE, Shared::new(command))
    }

    /// Returns the command if the action runs one of this type.
    pub fn command<C: TableCommand>(&self) -> Option<&C> {
        match self {
            Self::Run(_, command) => command.get(),
            _ => None,
        }
    }
}
