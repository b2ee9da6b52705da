//! The player's name, and its text field.

use crate::{
    app::Shell,
    ui::{Dialog, text_field::TextField},
};

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

    /// Returns the text field of the name dialog, if that is on top.
    pub(crate) fn name_field(&mut self) -> Option<&mut TextField> {
        match self.dialogs.last_mut()? {
            Dialog::Name(field) => Some(field),
            _ => None,
        }
    }
}
