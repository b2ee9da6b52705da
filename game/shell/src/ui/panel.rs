//! Parts that the panels of all tables share: their size, and the bars of compact windows.

use super::{
    Action, View,
    kit::{ButtonSpec, UiBuilder},
    layout_metrics::{BAR_MARGIN, BAR_PADDING, LINE_GAP, STRIP, STRIP_GAP, Shape, TEXT_PADDING},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

pub use super::layout_metrics::{MARGIN, PADDING, PANEL_WIDTH, ROD};

/// Builds the first parts of the strip or line of a compact window: the buttons for the menu, and to
/// show or hide the panel.
pub fn bar_icons(kit: &mut UiBuilder, view: &View) -> Vec<Handle<UiNode>> {
    let fold = ButtonSpec::icon("panel", "icon_moves", "panel", Action::TogglePanel);
    let icons = kit.icons([ButtonSpec::menu(), fold]);
    match view.layout().shape() {
        Shape::Line => icons,
        _ => vec![kit.tiles(2, STRIP_GAP, icons)],
    }
}

/// Returns the height that is left in the strip below these parts, in units.
pub fn strip_room(kit: &mut UiBuilder, view: &View, parts: &[Handle<UiNode>]) -> f32 {
    let parts = parts.iter().map(|part| kit.height_of(*part) + STRIP_GAP);
    let taken: f32 = parts.sum();
    view.free().1 - taken - 2.0 * (BAR_MARGIN + BAR_PADDING) - 4.0
}

/// Builds the strip or line along the edge of a compact window, with these parts above each other or
/// side by side. `below` is a further part below the line.
pub fn bar_panel(
    kit: &mut UiBuilder,
    view: &View,
    parts: Vec<Handle<UiNode>>,
    below: Option<Handle<UiNode>>,
) -> Handle<UiNode> {
    // The table leaves the whole edge free, but not what is below the line.
    let (content, place) = match view.layout().shape() {
        Shape::Line => {
            let across = match below {
                Some(_) => HorizontalAlignment::Left,
                None => HorizontalAlignment::Stretch,
            };
            let row = kit.row(LINE_GAP, parts);
            let column = kit.column(6.0, [row].into_iter().chain(below).collect());
            (column, (across, VerticalAlignment::Top))
        }
        _ => {
            let column = kit.column_of_width(STRIP_GAP, STRIP, parts);
            (
                column,
                (HorizontalAlignment::Left, VerticalAlignment::Stretch),
            )
        }
    };
    kit.aligned(content, HorizontalAlignment::Left, VerticalAlignment::Top);
    let margin = kit.pad(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, BAR_MARGIN);
    kit.panel(content, BAR_PADDING, place, margin)
}

/// Builds glass with this padding, in units, at the top left of a compact window.
pub(super) fn top_left_panel(
    kit: &mut UiBuilder,
    content: Handle<UiNode>,
    padding: f32,
) -> Handle<UiNode> {
    let margin = kit.pad(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, BAR_MARGIN);
    let place = (HorizontalAlignment::Left, VerticalAlignment::Top);
    kit.panel(content, padding, place, margin)
}

/// Builds the glass of the panel beside the table, `above` units below the top of the window. In a
/// compact window it is over the table, which must not shine through.
pub fn side_panel(kit: &mut UiBuilder, content: Handle<UiNode>, above: f32) -> Handle<UiNode> {
    let margin = kit.pad(MARGIN, above, MARGIN, MARGIN);
    let place = (HorizontalAlignment::Right, VerticalAlignment::Center);
    let panel = kit.panel(content, PADDING, place, margin);
    kit.dense(panel);
    panel
}

/// Builds the content of a side panel of this size, in units: a head with a hairline below it,
/// `middle`, which scrolls in the remaining space, and a foot.
pub fn side_column(
    kit: &mut UiBuilder,
    size: (f32, f32),
    [head, middle, foot]: [Handle<UiNode>; 3],
) -> Handle<UiNode> {
    let line = kit.line();
    let head = kit.column(8.0, vec![head, line]);
    let scrolled = kit.scrolled(middle, 4000.0);
    kit.filled(size, 8.0, (head, scrolled, foot))
}

/// Builds the content of a side panel of this size, in units, which scrolls as a whole. `inner` is
/// the width of the parts.
pub fn scrolled_column(
    kit: &mut UiBuilder,
    (width, height): (f32, f32),
    inner: f32,
    parts: Vec<Handle<UiNode>>,
) -> Handle<UiNode> {
    let all = kit.column_of_width(8.0, inner, parts);
    kit.aligned(all, HorizontalAlignment::Left, VerticalAlignment::Top);
    let scrolled = kit.scrolled_if_higher(all, height).to_base();
    kit.column_of_width(0.0, width, vec![scrolled])
}

/// Builds the panel of a table with little to show: one column of parts. In a compact window it can
/// be folded, and a bar has the buttons for that.
pub fn column_panel(
    kit: &mut UiBuilder,
    view: &View,
    size: (f32, f32),
    parts: impl FnOnce(&mut UiBuilder) -> Vec<Handle<UiNode>>,
) -> Handle<UiNode> {
    let mut panels = Vec::new();
    if view.is_compact() {
        let icons = bar_icons(kit, view);
        panels.push(bar_panel(kit, view, icons, None));
    }
    if !view.is_compact() || view.panel_open {
        let (free, top) = (view.free(), view.layout().panel_top());
        let width = PANEL_WIDTH.min(free.0 - 2.0 * MARGIN) - 2.0 * PADDING;
        let height = free.1 - top - MARGIN - 2.0 * PADDING;
        let parts = parts(kit);
        let content = scrolled_column(kit, (width, height), width - ROD, parts);
        panels.push(side_panel(kit, content, top));
    }
    kit.layer(size, false, panels)
}

/// Builds a panel with text to read at the left of a compact window. `head` and `foot` are
/// fixed; the text between them scrolls when it is too high.
pub fn text_panel(
    kit: &mut UiBuilder,
    view: &View,
    width: f32,
    [head, text, foot]: [Handle<UiNode>; 3],
) -> Handle<UiNode> {
    let taken = kit.height_of(head) + kit.height_of(foot);
    let around = 2.0 * (BAR_MARGIN + TEXT_PADDING) + 16.0;
    let room = view.free().1 - taken - around;
    kit.ctx[text].set_horizontal_alignment(HorizontalAlignment::Left);
    let text = kit.scrolled_if_higher(text, room.max(36.0)).to_base();
    let column = kit.column_of_width(8.0, width, vec![head, text, foot]);
    top_left_panel(kit, column, TEXT_PADDING)
}
