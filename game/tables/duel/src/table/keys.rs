//! Keys of the Duel's table.

use super::DuelTable;
use crate::panels::{DuelCommand, DuelDialog};
use fyrox::keyboard::KeyCode;
use parlour_shell::{
    app::TableContext,
    table::{KeyUse, TableKey},
    ui::{Action, Dialog},
};

impl DuelTable {
    /// Handles a key over the table.
    pub(super) fn table_key(&mut self, key: TableKey, ctx: &mut TableContext) -> KeyUse {
        if key.repeat {
            return KeyUse::Common;
        }
        KeyUse::Action(match key.code {
            KeyCode::Escape if self.selection.holds_something() => {
                ctx.drop_focus();
                ctx.shell.input.cancel();
                // Not with the next update: another press before it means the menu.
                self.selection.drop_held();
                return KeyUse::Used;
            }
            KeyCode::Space => Action::run(DuelCommand::Skip),
            KeyCode::KeyE => Action::run(DuelCommand::EndTurn),
            KeyCode::KeyN => Action::Open(Dialog::new(DuelDialog::Setup)),
            KeyCode::KeyH => Action::Open(Dialog::new(DuelDialog::Help)),
            KeyCode::Minus | KeyCode::NumpadSubtract => Action::run(DuelCommand::Pace(-1)),
            KeyCode::Equal | KeyCode::NumpadAdd => Action::run(DuelCommand::Pace(1)),
            _ => return KeyUse::Common,
        })
    }
}
