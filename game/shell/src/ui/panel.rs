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
