//! Notes on games and files of games: the dialogs.

mod files;
mod games;
pub mod model;
mod notes;
mod questions;
#[cfg(test)]
mod tests;
mod ways;

use super::super::{Action, Playing, View, kit::Kit};
use fyrox::{core::pool::Handle, gui::UiNode};
use model::{ShelfDialog, Shelving};

pub use notes::{buttons, has_variations, remark_lines, remarks, sign, variations};

/// Builds the dialog.
pub fn build(kit: &mut Kit, view: &View, dialog: ShelfDialog) -> Handle<UiNode> {
    let Some(chess) = &view.chess else {
        return kit.column(0.0, Vec::new());
    };
    match dialog {
        ShelfDialog::Ways => ways::build(kit, view),
        ShelfDialog::Comment => notes::comment(kit, view, chess),
        ShelfDialog::Files => files::build(kit, view, &chess.shelf.files, chess.shelf),
        ShelfDialog::Games => games::build(kit, view, chess.shelf),
        ShelfDialog::Remove => questions::remove(kit, view),
        ShelfDialog::PlayOn => questions::play_on(kit, view, chess),
        ShelfDialog::Overwrite => questions::overwrite(kit, view, chess.shelf),
        ShelfDialog::Keep => questions::keep(kit, view, chess.shelf),
    }
}

/// What a button asks for.
fn ask(wish: Shelving) -> Action {
    Action::Chess(Playing::Shelf(wish))
}
