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
    },
};

/// Height of a row in the list and of the other controls, and the gap between rows, in units.
const LINE: f32 = 40.0;
pub(super) const GAP: f32 = 4.0;
/// Height of the row below the list with the gap above it, in units.
const FOOT: f32 = 54.0;

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

/// Returns how many rows of a list, of this height in units, fit into `room` units: at least one and
/// at most `most`.
pub(super) fn lines_in(room: f32, line: f32, most: usize) -> usize {
    let lines = ((room + GAP) / (line + GAP)).floor() as usize;
    lines.clamp(1, most)
}

/// Builds a box with room for this number of rows, each of this height in units.
pub(super) fn list_box(
    kit: &mut UiBuilder,
    list: Handle<UiNode>,
    (lines, line): (usize, f32),
    width: f32,
) -> Handle<UiNode> {
    let high = lines as f32 * (line + GAP) - GAP + 6.0;
    // Rows can be slightly higher after rounding to pixels.
    let high = kit.height_of(list).max(high);
    kit.boxed_live(list, Some(width), high)
}

/// Builds a row of a list: a button with a text at its right end.
pub(super) fn list_row(
    kit: &mut UiBuilder,
    spec: ButtonSpec,
    left: Handle<UiNode>,
    right: Handle<UiNode>,
) -> Handle<UiNode> {
    kit.aligned(left, HorizontalAlignment::Left, VerticalAlignment::Center);
    let content = kit.spread(0, Row::stretch(), vec![left, right]);
    kit.margin(content, [12.0, 2.0, 12.0, 2.0]);
    kit.pressable(content, spec)
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
        icons.push(ButtonSpec::icon("list", "icon_undo", "games-again", list));
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

/// Builds the buttons of the bottom row. In a narrow dialog they only show their pictures, in others
/// only their labels.
fn foot_buttons(kit: &mut UiBuilder, room: Room, specs: Vec<ButtonSpec>) -> Handle<UiNode> {
    if room.width < 400.0 {
        return kit.icon_tiles(specs.len(), specs);
    }
    let count = specs.len();
    let specs = specs.into_iter().map(|spec| spec.picture_if(false));
    kit.button_tiles(count, 6.0, specs)
}

/// Builds the row below a list: the buttons of its `pages`, which keep their width, and the buttons
/// of the dialog.
pub(super) fn foot(
    kit: &mut UiBuilder,
    room: Room,
    pages: (usize, usize),
    to: impl Fn(usize) -> Action,
    specs: Vec<ButtonSpec>,
) -> Handle<UiNode> {
    let pager = pager(kit, pages, to);
    let buttons = foot_buttons(kit, room, specs);
    kit.margin(buttons, [8.0, 0.0, 0.0, 0.0]);
    kit.spread(1, Row::auto(), vec![pager, buttons])
}

/// Builds the buttons for the previous and next page, with the page number between them.
fn pager(
    kit: &mut UiBuilder,
    (page, pages): (usize, usize),
    to: impl Fn(usize) -> Action,
) -> Handle<UiNode> {
    let back = to(page.saturating_sub(1));
    let back = ButtonSpec::icon("page-back", "icon_arrow_left", "page-back", back);
    let back = kit.icon(back.enabled_if(page > 0));
    let next = ButtonSpec::icon("page-next", "icon_arrow_right", "page-next", to(page + 1));
    let next = kit.icon(next.enabled_if(page + 1 < pages));
    let words = format!("{} / {pages}", page + 1);
    let words = kit.text(&words, sizes::SMALL, colors::CREAM_SOFT);
    let words = kit.at_least(words, 36.0, 20.0);
    kit.row(6.0, vec![back, words, next])
}
