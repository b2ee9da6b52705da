//! Keys of Prospector's table.

use super::ProspectorTable;
use crate::panels::{ProspectorCommand, ProspectorDialog};
use fyrox::{
    keyboard::KeyCode,
    plugin::{PluginContext, error::GameError},
};
use parlour_rules::prospector::solver::HintGoal;
use parlour_shell::{
    app::Shell,
    table::TableKey,
    ui::{Action, Dialog},
};

impl ProspectorTable {
    /// Handles a key over the tableau. Returns an action to dispatch.
    ///
    /// # Errors
    /// If the scene lacks Prospector's scripts.
    pub(super) fn table_key(
        &mut self,
        key: TableKey,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> Result<Option<Action>, GameError> {
        if shell.step_cursor(key.code, ctx) || key.repeat {
            return Ok(None);
        }
        Ok(match (key.code, key.control) {
            (KeyCode::Enter | KeyCode::NumpadEnter, _) => {
                shell.input.confirm();
                None
            }
            (KeyCode::Space, _) => {
                self.draw_card(shell, ctx)?;
                None
            }
            (KeyCode::Escape, _) => {
                shell.drop_focus(ctx);
                Some(Action::Menu)
            }
            (KeyCode::KeyH, false) => Some(Action::run(ProspectorCommand::Hint(HintGoal::Win))),
            (KeyCode::KeyB, false) => Some(Action::run(ProspectorCommand::Hint(HintGoal::Score))),
            (KeyCode::KeyW, false) => Some(Action::run(ProspectorCommand::CanWin)),
            (KeyCode::KeyN, false) => Some(Action::Open(Dialog::new(ProspectorDialog::NewDeal))),
            _ => key.common_action(),
        })
    }
}
