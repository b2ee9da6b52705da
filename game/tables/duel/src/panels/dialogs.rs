//! Dialogs of the Duel.

use super::{builder, confirm, mulligan, pages, setup, turn::turn_of_player};
use crate::panels::{DuelCommand, DuelDialog, DuelScreen, DuelView};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::ui::{kit::UiBuilder, replay};

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
        DuelDialog::Replay => step_through(kit, view, table),
        DuelDialog::Statistics => pages::statistics(kit, view, table),
        DuelDialog::Rules => pages::rules(kit, view),
        DuelDialog::Help => pages::help(kit, view),
    }
}

/// Builds the buttons that step through a finished match.
fn step_through(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView) -> Handle<UiNode> {
    let Some(shown) = table.replay else {
        return kit.column(0.0, Vec::new());
    };
    let turn = table.duel.map_or(0, |duel| turn_of_player(duel.turn()));
    let text = match turn {
        // Cards are exchanged before the first turn.
        0 => String::new(),
        _ => view.locale.format("replay-turn", &[("turn", turn.into())]),
    };
    replay::build(kit, view, (shown, &text), |step| {
        DuelCommand::Replay(step).into()
    })
}
