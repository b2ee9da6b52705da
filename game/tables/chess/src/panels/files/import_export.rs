//! Import and export dialog: files, clipboard, and on handhelds sharing with other apps.

use super::model::FileCommand;
use crate::{
    ID,
    panels::{ChessCommand, ChessScreen},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::{
    platform::IN_BROWSER,
    ui::{
        Action, GamesCommand,
        dialog_layout::DialogFrame,
        kit::{ButtonSpec, UiBuilder},
    },
};

/// Builds the dialog.
pub(super) fn build(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let frame = DialogFrame::of(view, 440.0);
    let mut parts = Vec::new();
    for (name, picture, action) in [
        ("open", "icon_folder", Action::from(FileCommand::Open)),
        ("games", "icon_archive", GamesCommand::Show(Some(ID)).into()),
        ("save", "icon_save", Action::from(FileCommand::Save)),
        ("share-pgn", "icon_share", ChessCommand::SharePgn.into()),
        ("download", "icon_save", ChessCommand::SharePgn.into()),
        ("copy-pgn", "icon_copy", ChessCommand::CopyPgn.into()),
        ("copy-fen", "icon_copy", Action::Copy),
        ("paste-fen", "icon_paste", Action::Paste),
    ] {
        let is_shown = match name {
            "share-pgn" => view.is_sandboxed && !IN_BROWSER,
            "download" => IN_BROWSER,
            // The player couldn't find the file.
            "save" => !IN_BROWSER,
            _ => true,
        };
        if !is_shown {
            continue;
        }
        let label = locale.text(&format!("ways-{name}"));
        // Removes the key in brackets, which handhelds don't have.
        let label = match label.rsplit_once(" (") {
            Some((what, _)) if view.is_handheld => what,
            _ => &label,
        };
        let way = ButtonSpec::icon(name, picture, "", action)
            .label(label)
            .primary_if(name == "open");
        let note = locale.text(&format!("ways-{name}-note"));
        parts.push(kit.choice(frame.width, way, &note));
    }
    let middle = kit.column(8.0, parts);
    frame.build(kit, &locale.text("files"), middle, [ButtonSpec::close()])
}
