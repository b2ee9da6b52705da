//! Import and export dialog: files, clipboard, and on handhelds sharing with other apps.

use super::{ask, model::FileCommand};
use crate::panels::{ChessCommand, ChessScreen};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::ui::{
    Action,
    dialog_layout::{Choice, Room, choice, dialog_layout},
    kit::{ButtonStyle, UiBuilder},
};

/// Builds the dialog.
pub(super) fn build(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(440.0);
    let mut parts = Vec::new();
    for (name, picture, action) in [
        ("open", "icon_folder", ask(FileCommand::Open)),
        ("save", "icon_save", ask(FileCommand::Save)),
        (
            "share-pgn",
            "icon_share",
            Action::run(ChessCommand::SharePgn),
        ),
        ("copy-pgn", "icon_copy", Action::run(ChessCommand::CopyPgn)),
        ("copy-fen", "icon_copy", Action::Copy),
        ("paste-fen", "icon_paste", Action::Paste),
    ] {
        if name == "share-pgn" && !view.is_handheld {
            continue;
        }
        let label = locale.text(&format!("ways-{name}"));
        // Removes the key in brackets, which handhelds don't have.
        let label = match label.rsplit_once(" (") {
            Some((what, _)) if view.is_handheld => what,
            _ => &label,
        };
        let answer = Choice {
            name,
            picture: Some(picture),
            label,
            note: &locale.text(&format!("ways-{name}-note")),
            action,
            look: ButtonStyle::Plain,
        };
        parts.push(choice(kit, width, answer));
    }
    let middle = kit.column(8.0, parts);
    let close = kit.button("close", &locale.text("close"), Action::Close);
    dialog_layout(kit, room, width, &locale.text("files"), middle, close, 40.0)
}
