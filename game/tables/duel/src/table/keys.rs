//! Keys of the Duel's table.

use super::DuelTable;
use crate::panels::{DuelCommand, DuelDialog};
use fyrox::keyboard::KeyCode;
use parlour_shell::{
    app::TableContext,
    table::TableKey,
    ui::{Action, Dialog},
};

impl DuelTable {
    /// Handles a key over the table. Returns an action to dispatch.
    pub(super) fn table_key(&mut self, key: TableKey, ctx: &mut TableContext) -> Option<Action> {
        if ctx.step_cursor(key.code) || key.repeat {
            return None;
        }
        Some(match key.code {
            KeyCode::Enter | KeyCode::NumpadEnter => {
                ctx.shell.input.confirm();
                return None;
            }
            KeyCode::Space => Action::run(DuelCommand::Skip),
            KeyCode::KeyE => Action::run(DuelCommand::EndTurn),
            KeyCode::Escape => {
                ctx.drop_focus();
                if self.selection.holds_something() {
                    ctx.shell.input.cancel();
                    // Not with the next update: another press before it means the menu.
                    self.selection.drop_held();
                    return None;
                }
                Action::Menu
            }
            KeyCode::KeyT => Action::Top,
            KeyCode::KeyR => Action::ResetView,
            KeyCode::KeyN => Action::Open(Dialog::new(DuelDialog::Setup)),
            KeyCode::KeyH => Action::Open(Dialog::new(DuelDialog::Help)),
            KeyCode::Minus | KeyCode::NumpadSubtract => Action::run(DuelCommand::Pace(-1)),
            KeyCode::Equal | KeyCode::NumpadAdd => Action::run(DuelCommand::Pace(1)),
            _ => return None,
        })
    }
}
