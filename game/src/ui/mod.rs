//! 2D user interface: menu, panels beside the table, dialogs and pages.
//!
//! Widgets are rebuilt from a [`View`] whenever something in it changes; no state is read back out
//! of them. A click becomes an [`Action`], which the plugin handles.

mod action;
pub mod chess;
mod dialog_layout;
pub mod dialogs;
pub mod duel;
pub mod floating;
mod gui;
mod guide;
pub mod kit;
#[cfg(test)]
mod layout_check;
mod layout_metrics;
pub mod menu;
pub mod name;
pub mod panel;
pub mod prospector;
pub mod settings_page;
mod toast;
mod view;

pub use action::{Action, TableCommand};
pub use chess::{
    engines::model::{Answer, EngineCommand, EngineDialog, EngineField, EngineManager},
    files::model::{FileCommand, FileDialog, GameBrowser, Into as WriteInto, SavePolicy},
    model::{ChessCommand, ChessDialog, ChessScreen, ChessView, EditorCommand, StepTo},
};
pub use duel::model::{
    Arrangement, Builder, CardFigure, Control, DeckBuilderCommand, DeckChoice, DuelCommand,
    DuelDialog, DuelScreen, DuelView, HistoryAction, HistoryEntry, Stake, Typing,
};
pub use gui::Gui;
pub use layout_metrics::{BUTTON, LEAST, Layout, Shape, scale, setting_for_fingers};
pub use prospector::model::{
    ProspectorCommand, ProspectorDialog, ProspectorScreen, ProspectorView, RecordsPage,
    RoundReport, SolverResult,
};
pub use view::{Dialog, Placement, Screen, TableDialog, TablePanels, View};
