//! Dialogs of the Duel.

use super::{builder, confirm, mulligan, pages, setup};
use crate::panels::{DuelDialog, DuelScreen};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::ui::kit::UiBuilder;

/// Builds the content of a Duel dialog.
pub fn build(kit: &mut UiBuilder, view: &DuelScreen, dialog: &DuelDialog) -> Handle<UiNode> {
    let Some(table) = &view.duel else {
        return kit.column(0.0, Vec::new());
    };
    match dialog {
        DuelDialog::Setup => setup::build(kit, view, table),
        DuelDialog::Mulligan => mulligan::build(kit, view, table),
        DuelDialog::Curtain(player) => confirm::curtain(kit, view, table, *player),
        DuelDialog::Result(outcome) => confirm::result(kit, view, table, *outcome),
        DuelDialog::Builder => builder::build(kit, view, table),
        DuelDialog::Statistics => pages::statistics(kit, view, table),
        DuelDialog::Rules => pages::rules(kit, view),
        DuelDialog::Help => pages::help(kit, view),
    }
}
