//! Keys of Prospector's table.

use super::ProspectorTable;
use crate::panels::{ProspectorCommand, ProspectorDialog};
use fyrox::{keyboard::KeyCode, plugin::error::GameError};
use parlour_rules::prospector::solver::HintGoal;
use parlour_shell::{
    app::TableContext,
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
        ctx: &mut TableContext,
    ) -> Result<Option<Action>, GameError> {
        if ctx.step_cursor(key.code) || key.repeat {
            return Ok(None);
        }
        Ok(match (key.code, key.control) {
            (KeyCode::Enter | KeyCode::NumpadEnter, _) => {
                ctx.shell.input.confirm();
                None
            }
            (KeyCode::Space, _) => {
                self.draw_card(ctx)?;
                None
            }
            (KeyCode::Escape, _) => {
                ctx.drop_focus();
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
