//! Keys of the Duel's table.

use super::DuelTable;
use crate::panels::{DuelCommand, DuelDialog};
use fyrox::{keyboard::KeyCode, plugin::PluginContext};
use parlour_shell::{
    app::{Shell, input::PointerEvent},
    table::TableKey,
    ui::{Action, Dialog},
};

impl DuelTable {
    /// Handles a key over the table. Returns an action to dispatch.
    pub(super) fn table_key(
        &self,
        key: TableKey,
        shell: &mut Shell,
        ctx: &PluginContext,
    ) -> Option<Action> {
        if shell.step_cursor(key.code, ctx) || key.repeat {
            return None;
        }
        Some(match key.code {
            KeyCode::Enter | KeyCode::NumpadEnter => {
                shell.input.confirm();
                return None;
            }
            KeyCode::Space => Action::run(DuelCommand::Skip),
            KeyCode::KeyE => Action::run(DuelCommand::EndTurn),
            KeyCode::Escape => {
                shell.drop_focus(ctx);
                // Pressed twice within a frame, the second press means the menu.
                let dropping = shell.input.events.contains(&PointerEvent::Cancelled);
                if self.holds_a_card(shell, ctx) && !dropping {
                    shell.input.cancel();
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
