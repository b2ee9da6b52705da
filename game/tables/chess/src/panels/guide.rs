//! Panel with a task at the board: a lesson, or a mistake of a review.

use crate::panels::ChessScreen;
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::ui::{
    guide::{GuideStep, top_width},
    kit::{UiBuilder, colors, sizes},
    menu::{MARGIN, PANEL_WIDTH},
};

/// Builds the panel of a task.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen, step: &GuideStep) -> Handle<UiNode> {
    if let Some(width) = view.layout().text_width_at_left() {
        return step.at_the_left(kit, view, width, Vec::new(), None, |_| None);
    }
    let counter = step.counter(kit);
    if view.is_compact() {
        let width = top_width(view);
        let heading = kit.fitted(&step.heading, sizes::BODY, colors::CREAM, width - 120.0);
        let head = kit.row(10.0, vec![counter, heading]);
        let buttons = step.line_of_buttons(kit);
        let buttons = kit.row(6.0, buttons);
        let height = (view.free().1 * 0.25).max(56.0);
        return step.at_the_top(kit, (width, height), head, vec![buttons]);
    }
    let width = PANEL_WIDTH - 48.0;
    let heading = kit.text(&step.heading, sizes::HEADING, colors::CREAM);
    let text = kit.paragraph(&step.text, width);
    let buttons = step.buttons(kit, width);
    let column = kit.column_of_width(12.0, width, vec![counter, heading, text, buttons]);
    let margin = kit.pad(MARGIN, 0.0, 0.0, 0.0);
    let place = (HorizontalAlignment::Left, VerticalAlignment::Center);
    kit.panel(column, 24.0, place, margin)
}
