//! Player's name and the dialog to enter it.

use super::keystrokes::{Press, Typed};
use crate::{app::Shell, ui::Dialog};
use fyrox::plugin::PluginContext;

impl Shell {
    /// Sets and saves the player's name and closes the dialog. An empty name means that none is
    /// shown.
    pub(crate) fn name_player(&mut self, name: String) {
        self.settings.name.clone_from(&name);
        self.saved_settings.name = name;
        self.dialogs
            .retain(|dialog| !matches!(dialog, Dialog::Name(_)));
        self.settings_changed = true;
    }

    /// Handles a key press in the name dialog. Returns whether the key was used.
    pub(crate) fn type_name(&mut self, press: &Press, ctx: &PluginContext) -> bool {
        let Some(Dialog::Name(field)) = self.dialogs.last_mut() else {
            return false;
        };
        let ui = ctx.user_interfaces.try_get(self.ui).ok();
        match press.type_into(field, ui) {
            Typed::Nothing => return false,
            Typed::Moved => {}
            Typed::Changed => self.changed(),
        }
        self.changed();
        true
    }
}
