//! Lists in dialogs that show one page at a time, so that their length costs nothing.

use super::{
    Action,
    dialog_layout::Room,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, grid::Row},
};

/// Gap between rows, in units.
pub const GAP: f32 = 4.0;
/// Height of the row below a list with the gap above it, in units.
pub const FOOT: f32 = 54.0;

/// Returns how many rows of a list, of this height in units, fit into `room` units: at least one and
/// at most `most`.
pub fn lines_in(room: f32, line: f32, most: usize) -> usize {
    let lines = ((room + GAP) / (line + GAP)).floor() as usize;
    lines.clamp(1, most)
}

/// Builds a box with room for this number of rows, each of this height in units.
pub fn list_box(
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
pub fn list_row(
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

/// Builds the buttons of the bottom row. In a narrow dialog they only show their pictures, in others
/// only their labels.
pub fn foot_buttons(kit: &mut UiBuilder, room: Room, specs: Vec<ButtonSpec>) -> Handle<UiNode> {
    if room.width < 400.0 {
        return kit.icon_tiles(specs.len(), specs);
    }
    let count = specs.len();
    let specs = specs.into_iter().map(|spec| spec.picture_if(false));
    kit.button_tiles(count, 6.0, specs)
}

/// Builds the row below a list: the buttons of its `pages`, which keep their width, and the buttons
/// of the dialog.
pub fn foot(
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
