//! The player's name.

use crate::{app::Shell, ui::Dialog};

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
}
