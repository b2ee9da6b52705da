//! Everything flat: the menu, the panels beside the table, dialogs and pages.
//!
//! What is shown is built anew from a [`View`] whenever something in it changes; nothing is read
//! back out of widgets. A click becomes an [`Action`], which the plugin carries out.

mod action;
pub mod chess;
pub mod dialogs;
pub mod duel;
#[cfg(test)]
mod fitting;
pub mod floating;
mod gui;
mod guide;
pub mod hud;
pub mod kit;
mod measures;
pub mod menu;
pub mod name;
pub mod pages;
pub mod prospector;
pub mod settings_page;
mod sheet;
mod toast;
mod view;

pub use action::Action;
pub use chess::{
    engines::model::{Answer, EngineDesk, EngineDialog, EngineField, EngineWish},
    model::{ChessView, Editing, Playing, StepTo},
    shelf::model::{Into as WriteInto, Keeping, Shelf, ShelfDialog, Shelving},
};
pub use duel::model::{
    Arrangement, Builder, Building, CardFigure, Control, DeckChoice, Deed, Done, DuelDialog,
    DuelView, Dueling, Stake, Typing,
};
pub use gui::Gui;
pub use measures::{BUTTON, LEAST, Layout, Shape, scale, setting_for_fingers};
pub use prospector::model::{BooksPage, Dig, Insight, ProspectorView, RoundReport};
pub use view::{Dialog, Screen, View};
