//! File dialog: folders, PGN files, and the name of the file to save.

use super::model::{FileCommand, Files, GameBrowser};
use crate::panels::ChessScreen;
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, grid::Row},
};
use parlour_shell::{
    app::sentences,
    platform::directory::Entry,
    ui::{
        Action,
        dialog_layout::Room,
        kit::{ButtonSpec, UiBuilder, colors, sizes},
        list::{FOOT, GAP, foot, foot_buttons, lines_in, list_box, list_row},
    },
};

/// Height of a row in the list and of the other controls, in units.
const LINE: f32 = 40.0;

/// Builds the dialog.
pub(super) fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    files: &Files,
    browser: &GameBrowser,
) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(560.0);
    let mut parts = Vec::new();
    let mut left = room.height;
    if room.height >= 380.0 {
        let key = if files.saving {
            "save-title"
        } else {
            "open-title"
        };
        parts.push(kit.centred_fitted(&locale.text(key), sizes::TITLE, colors::CREAM, width));
        left -= 46.0;
    }
    // Above an on-screen keyboard there is only room for the name and the buttons.
    let name_alone = view.keyboard && files.saving && room.is_short();
    if !name_alone {
        parts.push(place(kit, view, files, browser, width));
        left -= 48.0;
    }
    if files.takes_text() {
        let (empty, picture) = match files.saving {
            true => ("save-name", None),
            false => ("files-search", Some("icon_search")),
        };
        parts.push(kit.typed_line(&files.name, empty, picture, width));
        left -= 48.0;
    }
    if let Some(error) = &files.error {
        // Leaves room for at least one row of the list.
        let most = (left - FOOT - LINE - 8.0).clamp(20.0, 60.0);
        let error = kit.remark(error, width - 18.0);
        let high = kit.height_of(error).min(most);
        let error = kit.scrolled_if_higher(error, high).to_base();
        parts.push(kit.boxed_live(error, Some(width), high));
        left -= high + 8.0;
    }
    if name_alone {
        parts.push(foot_buttons(kit, room, main_buttons(files)));
        return kit.column_of_width(8.0, width, parts);
    }
    left -= FOOT;
    let lines = lines_in(left, LINE, 9);
    let (list, pages) = list(kit, view, files, width, lines);
    parts.push(list_box(kit, list, (lines, LINE), width));
    let to = |page| Action::from(FileCommand::FilesPage(page));
    parts.push(foot(kit, room, pages, to, main_buttons(files)));
    kit.column_of_width(8.0, width, parts)
}

/// Builds the current folder and the buttons for other folders.
fn place(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    files: &Files,
    browser: &GameBrowser,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let folder = |path: Option<&std::path::Path>| {
        let path = path.filter(|path| *path != files.folder)?;
        Some(Action::from(FileCommand::Folder(path.to_path_buf())))
    };
    let mut icons = Vec::new();
    let folders = [
        ("up", "icon_arrow_up", folder(files.folder.parent())),
        ("home", "icon_home", folder(files.home.as_deref())),
        ("own", "icon_moves", folder(files.own.as_deref())),
    ];
    for (name, picture, action) in folders.into_iter().filter(|_| !files.own_only) {
        let enabled = action.is_some();
        let action = action.unwrap_or(Action::Close);
        let icon = ButtonSpec::icon(name, picture, format!("folder-{name}"), action);
        icons.push(icon.enabled_if(enabled));
    }
    let list = browser
        .index
        .as_ref()
        .filter(|index| !files.saving && index.rows().len() > 1);
    if list.is_some() {
        let list = Action::from(FileCommand::List);
        icons.push(ButtonSpec::icon(
            "list",
            "icon_arrow_left",
            "games-again",
            list,
        ));
    }
    let mut buttons = kit.icons(icons);
    let mut taken = buttons.len() as f32 * 46.0 + 8.0;
    if files.own_only && !files.saving {
        // Without access to other folders, games come in through the clipboard.
        let paste = Action::from(FileCommand::Paste);
        let paste = ButtonSpec::icon("paste", "icon_paste", "games-paste", paste);
        let wide = kit.width_of(&locale.text(&paste.key), sizes::BODY) + 60.0;
        if wide < width * 0.6 {
            buttons.push(kit.button(paste));
            taken += wide;
        } else {
            buttons.push(kit.icon(paste));
            taken += 46.0;
        }
    }
    let buttons = kit.row(6.0, buttons);
    let shown = match files.own_only {
        true => locale.text("folder-here"),
        false => files.folder.display().to_string(),
    };
    let text = kit.fitted_end(&shown, sizes::SMALL, colors::CREAM_SOFT, width - taken);
    kit.aligned(text, HorizontalAlignment::Left, VerticalAlignment::Center);
    kit.spread(0, Row::auto(), vec![text, buttons])
}

/// Builds a page of the folder's content. Returns it with the page, counted from 0, and the number
/// of pages.
fn list(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    files: &Files,
    width: f32,
    lines: usize,
) -> (Handle<UiNode>, (usize, usize)) {
    let locale = view.locale;
    let entries = match &files.entries {
        Some(Ok(entries)) => entries.as_slice(),
        Some(Err(reason)) => {
            let reason = sentences::system_kind(locale, *reason);
            let text = locale.format("folder-unreadable", &[("reason", reason.into())]);
            return (kit.paragraph(&text, width), (0, 1));
        }
        None => {
            let text = locale.text("folder-waits");
            return (kit.small_paragraph(&text, width), (0, 1));
        }
    };
    let found = files.shown(entries);
    if found.is_empty() {
        let text = locale.text(if files.typed_path().is_some() {
            "folder-typed"
        } else if entries.is_empty() && files.own_only {
            "folder-empty-own"
        } else if entries.is_empty() {
            "folder-empty"
        } else {
            "files-none"
        });
        return (kit.small_paragraph(&text, width), (0, 1));
    }
    let pages = found.len().div_ceil(lines);
    let page = files.page.min(pages - 1);
    let shown = found.iter().skip(page * lines).take(lines);
    // Folders and files are numbered separately for the trace.
    let mut counts = [0, 0];
    let rows = shown
        .map(|entry| {
            let count = &mut counts[usize::from(entry.is_folder)];
            *count += 1;
            line(kit, view, entry, *count, width)
        })
        .collect();
    (kit.column(GAP, rows), (page, pages))
}

fn line(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    entry: &Entry,
    number: usize,
    width: f32,
) -> Handle<UiNode> {
    let path = entry.path.clone();
    let (spec, size) = if entry.is_folder {
        let name = format!("folder-{number}");
        let spec = ButtonSpec::icon(
            name,
            "icon_folder",
            "",
            Action::from(FileCommand::Folder(path)),
        );
        (spec, String::new())
    } else {
        let name = format!("file-{number}");
        let spec = ButtonSpec::icon(
            name,
            "icon_moves",
            "",
            Action::from(FileCommand::File(path)),
        );
        (spec, size(view, entry.bytes))
    };
    let picture = spec.picture.as_deref().unwrap_or_default();
    let mut parts = Vec::new();
    if kit.pictures.get(picture).is_some() {
        parts.push(kit.tinted(picture, 20.0, 20.0, colors::BRASS));
    }
    parts.push(kit.fitted(&entry.name, sizes::BODY, colors::CREAM, width - 140.0));
    let left = kit.row(8.0, parts);
    let size = kit.text(&size, sizes::SMALL, colors::CREAM_SOFT);
    list_row(kit, spec, left, size)
}

/// Returns a localized file size.
fn size(view: &ChessScreen, bytes: u64) -> String {
    let locale = view.locale;
    let (key, number) = match bytes {
        0..1_000_000 => ("size-kilobytes", bytes.div_ceil(1000)),
        _ => ("size-megabytes", bytes / 1_000_000),
    };
    locale.format(key, &[("size", (number as i64).into())])
}

/// Returns the buttons of the dialog: save or open, and cancel.
fn main_buttons(files: &Files) -> Vec<ButtonSpec> {
    let mut specs = Vec::new();
    if files.saving {
        let named = !files.name.text().trim().is_empty();
        let write = Action::from(FileCommand::Write);
        let write = ButtonSpec::icon("write", "icon_save", "save-write", write);
        specs.push(write.primary().enabled_if(named));
    }
    if !files.saving && files.takes_text() {
        let open = Action::from(FileCommand::OpenNamed);
        let open = ButtonSpec::icon("open", "icon_folder", "files-open", open);
        specs.push(open.primary().enabled_if(files.named().is_some()));
    }
    specs.push(ButtonSpec::cancel().picture("icon_close"));
    specs
}
