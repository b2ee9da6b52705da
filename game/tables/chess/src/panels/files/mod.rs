//! Dialogs for annotations and PGN files.

mod annotations;
mod games;
mod import_export;
pub mod model;
mod picker;
pub mod questions;
#[cfg(test)]
mod tests;

use crate::panels::ChessScreen;
use fyrox::{core::pool::Handle, gui::UiNode};
use model::FileDialog;
use parlour_shell::ui::kit::UiBuilder;

pub use annotations::{buttons, has_variations, remarks, sign, variations};

/// Builds a file dialog.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen, dialog: FileDialog) -> Handle<UiNode> {
    let chess = view.chess;
    match dialog {
        FileDialog::ImportExport => import_export::build(kit, view),
        FileDialog::Comment => annotations::comment(kit, view, chess),
        FileDialog::Files => picker::build(kit, view, &chess.browser.files, chess.browser),
        FileDialog::Games => games::build(kit, view, chess.browser),
        FileDialog::PlayOn => questions::play_on(kit, view, chess),
    }
}
