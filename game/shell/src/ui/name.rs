//! Dialog for the player's name, which is written into games against the computer.

use super::{
    Action, Dialog, View,
    dialog_layout::DialogFrame,
    kit::{ButtonSpec, UiBuilder},
};
use crate::{app::settings::Settings, ui::text_field::TextField};
use fyrox::{core::pool::Handle, gui::UiNode};

/// Returns the dialog with the current name.
pub fn dialog(settings: &Settings) -> Dialog {
    Dialog::Name(TextField::new(&settings.name, Settings::LONGEST_NAME))
}

/// Builds the dialog.
pub fn build(kit: &mut UiBuilder, view: &View, field: &TextField) -> Handle<UiNode> {
    let frame = DialogFrame::of(view, 360.0);
    let width = frame.width;
    let line = kit.typed_line(field, "name-none", None, width);
    let take = Action::Name(field.text().trim().to_owned());
    let take = ButtonSpec::new("take-name", "name-take", take).primary();
    let buttons = kit.dialog_buttons(width, [take, ButtonSpec::cancel()]);
    if view.keyboard && frame.room.is_short() {
        // Leaves out heading and note, so that the text field is visible above the keyboard.
        return kit.column_of_width(12.0, width, vec![line, buttons]);
    }
    let note = kit.small_paragraph(&view.locale.text("name-text"), width);
    let middle = kit.column_of_width(8.0, width, vec![line, note]);
    let heading = view.locale.text("setting-name");
    frame.build_with(kit, &heading, middle, Some(buttons))
}
