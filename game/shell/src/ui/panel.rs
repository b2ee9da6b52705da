//! Parts that the panels of all tables share: their size, and the bars of compact windows.

use super::{
    Action, View,
    kit::UiBuilder,
    layout_metrics::{BAR_MARGIN, BAR_PADDING, TOLD_PADDING},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// Width of the panel, in units.
pub const PANEL_WIDTH: f32 = 264.0;
/// Width of a scroll bar with the gap before it, in units. Includes what rounding both to pixels
/// can cost.
pub const ROD: f32 = 18.0;
/// Space between the panel and the edge of the window, in units.
pub const MARGIN: f32 = 12.0;
/// Space between the edge of a simple panel and its content, in units.
const PADDING: f32 = 12.0;

/// Builds the first buttons of the line or strip: menu, and show or hide the panel.
pub fn bar_icons(kit: &mut UiBuilder, view: &View) -> [Handle<UiNode>; 2] {
    let locale = view.locale;
    let menu = kit.icon("menu", "icon_menu", &locale.text("menu"), Action::Menu);
    let panel = locale.text("panel");
    let fold = kit.icon("panel", "icon_moves", &panel, Action::TogglePanel);
    [menu, fold]
}

/// Builds the glass behind the strip or line at the top left of a compact window.
pub fn bar_panel(kit: &mut UiBuilder, content: Handle<UiNode>) -> Handle<UiNode> {
    let margin = kit.pad(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, BAR_MARGIN);
    let place = (HorizontalAlignment::Left, VerticalAlignment::Top);
    kit.panel(content, BAR_PADDING, place, margin)
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
        let icons = bar_icons(kit, view).to_vec();
        let icons = kit.tiles(2, 6.0, icons);
        panels.push(bar_panel(kit, icons));
    }
    if !view.is_compact() || view.panel_open {
        let (free, top) = (view.free(), view.layout().panel_top());
        let width = PANEL_WIDTH.min(free.0 - 2.0 * MARGIN) - 2.0 * PADDING;
        let height = free.1 - top - MARGIN - 2.0 * PADDING;
        let parts = parts(kit);
        let column = kit.column_of_width(8.0, width - ROD, parts);
        let scrolled = kit.scrolled_if_higher(column, height).to_base();
        let content = kit.column_of_width(0.0, width, vec![scrolled]);
        let place = (HorizontalAlignment::Right, VerticalAlignment::Center);
        let margin = kit.pad(MARGIN, top, MARGIN, MARGIN);
        panels.push(kit.panel(content, PADDING, place, margin));
    }
    kit.layer(size, false, panels)
}

/// Builds the panel of a lesson or guide at the left of a compact window. `head` and `foot` are
/// fixed; the text between them scrolls when it is too high.
pub fn told(
    kit: &mut UiBuilder,
    view: &View,
    width: f32,
    [head, text, foot]: [Handle<UiNode>; 3],
) -> Handle<UiNode> {
    let taken = kit.height_of(head) + kit.height_of(foot);
    let around = 2.0 * (BAR_MARGIN + TOLD_PADDING) + 16.0;
    let room = view.free().1 - taken - around;
    kit.ctx[text].set_horizontal_alignment(HorizontalAlignment::Left);
    let text = kit.scrolled_if_higher(text, room.max(36.0)).to_base();
    let column = kit.column_of_width(8.0, width, vec![head, text, foot]);
    let margin = kit.pad(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, BAR_MARGIN);
    let place = (HorizontalAlignment::Left, VerticalAlignment::Top);
    kit.panel(column, TOLD_PADDING, place, margin)
}
