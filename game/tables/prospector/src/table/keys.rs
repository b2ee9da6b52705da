//! Keys of Prospector's table.

use super::ProspectorTable;
use crate::panels::{ProspectorCommand, ProspectorDialog};
use fyrox::{keyboard::KeyCode, plugin::error::GameError};
use parlour_rules::prospector::solver::HintGoal;
use parlour_shell::{
    app::TableContext,
    table::{KeyUse, TableKey},
    ui::{Action, Dialog},
};

impl ProspectorTable {
    /// Handles a key over the tableau.
    ///
    /// # Errors
    /// If the scene lacks Prospector's scripts.
    pub(super) fn table_key(
        &mut self,
        key: TableKey,
        ctx: &mut TableContext,
    ) -> Result<KeyUse, GameError> {
        if key.repeat {
            return Ok(KeyUse::Common);
        }
        Ok(KeyUse::Action(match (key.code, key.control) {
            (KeyCode::Space, _) => {
                self.draw_card(ctx)?;
                return Ok(KeyUse::Used);
            }
            (KeyCode::KeyH, false) => Action::run(ProspectorCommand::Hint(HintGoal::Win)),
            (KeyCode::KeyB, false) => Action::run(ProspectorCommand::Hint(HintGoal::Score)),
            (KeyCode::KeyW, false) => Action::run(ProspectorCommand::CanWin),
            (KeyCode::KeyN, false) => Action::Open(Dialog::new(ProspectorDialog::NewDeal)),
            _ => return Ok(KeyUse::Common),
        }))
    }
}
