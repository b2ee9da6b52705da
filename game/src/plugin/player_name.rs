//! What the player is called.

use super::keystrokes::{Press, Typed};
use crate::plugin::Shell;
use crate::ui::Dialog;
use fyrox::plugin::PluginContext;

impl Shell {
    /// From now on the player is called so; nothing where the name is empty.
    pub(crate) fn name_player(&mut self, name: String) {
        self.settings.name.clone_from(&name);
        self.saved_settings.name = name;
        self.dialogs
            .retain(|dialog| !matches!(dialog, Dialog::Name(_)));
        self.hit_targets_due = Some(3);
        self.save_settings();
    }

    /// What the keys type into the dialog that asks for the name; whether they were for it.
    pub(crate) fn type_name(&mut self, press: &Press, ctx: &PluginContext) -> bool {
        let Some(Dialog::Name(field)) = self.dialogs.last_mut() else {
            return false;
        };
        let ui = ctx.user_interfaces.try_get(self.ui).ok();
        match press.type_into(field, ui) {
            Typed::Nothing => return false,
            Typed::Moved => {}
            Typed::Changed => self.hit_targets_due = Some(3),
        }
        self.dirty = true;
        true
    }
}
