//! 2D user interface: menu, panels beside the table, dialogs and pages.
//!
//! Widgets are rebuilt from a [`View`] whenever something in it changes; no state is read back out
//! of them. A click becomes an [`Action`], which the plugin handles.

mod action;
pub mod banner;
pub mod dialog_layout;
pub mod dialogs;
pub mod games;
mod gui;
pub mod guide;
pub mod key_page;
pub mod kit;
#[doc(hidden)]
pub mod layout_check;
pub mod layout_metrics;
pub mod list;
pub mod menu;
pub mod name;
pub mod numeral;
pub mod pages;
pub mod panel;
pub mod replay;
pub mod settings_page;
pub mod statistics;
mod style_page;
pub mod text_field;
mod toast;
mod view;

pub use action::{Action, GamesCommand, TableCommand};
pub use gui::Gui;
pub use layout_metrics::{BUTTON, LEAST, Layout, Shape, scale, setting_for_fingers};
pub use view::{Dialog, Placement, Screen, TableDialog, TablePanels, View};
