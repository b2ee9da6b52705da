//! Dialog for the player's name, which is written into games against the computer.

use super::{
    Action, Dialog, View,
    dialog_layout::{Room, dialog_layout},
    kit::{ButtonStyle, UiBuilder},
};
use crate::{app::settings::Settings, ui::text_field::TextField};
use fyrox::{core::pool::Handle, gui::UiNode};

/// Returns the dialog with the current name.
pub fn dialog(settings: &Settings) -> Dialog {
    Dialog::Name(TextField::new(&settings.name, Settings::LONGEST_NAME))
}

/// Builds the dialog.
pub fn build(kit: &mut UiBuilder, view: &View, field: &TextField) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(360.0);
    let line = kit.typed_line(field, &locale.text("name-none"), None, width);
    let take = kit.button_with(
        "take-name",
        &locale.text("name-take"),
        None,
        Action::Name(field.text().trim().to_owned()),
        ButtonStyle::Primary,
        true,
    );
    let cancel = kit.button("cancel", &locale.text("cancel"), Action::Close);
    let buttons = kit.tiles_fitting(2, 8.0, width, vec![take, cancel]);
    if view.keyboard && room.is_short() {
        // Leaves out heading and note, so that the text field is visible above the keyboard.
        return kit.column_of_width(12.0, width, vec![line, buttons]);
    }
    let note = kit.small_paragraph(&locale.text("name-text"), width);
    let middle = kit.column_of_width(8.0, width, vec![line, note]);
    let heading = locale.text("setting-name");
    dialog_layout(kit, room, width, &heading, middle, buttons, 40.0)
}
