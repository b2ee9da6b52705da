//! Panel with a task at the board: a lesson, or a mistake of a review.

use super::controls::view_buttons;
use crate::panels::ChessScreen;
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::ui::{
    guide::{GuideStep, top_width},
    kit::{UiBuilder, colors, sizes},
    panel::{MARGIN, PADDING, PANEL_WIDTH, ROD, side_column, side_panel},
};

/// Builds the panel of a task. In a large window it has room for what `below` builds for its width,
/// below the text.
pub fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    step: &GuideStep,
    below: impl FnOnce(&mut UiBuilder, f32) -> Vec<Handle<UiNode>>,
) -> Handle<UiNode> {
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
    let width = PANEL_WIDTH - 2.0 * PADDING;
    let heading = kit.fitted(&step.heading, sizes::HEADING, colors::CREAM, width);
    let head = kit.column(4.0, vec![counter, heading]);
    let text = kit.paragraph(&step.text, width - ROD);
    let mut parts = vec![text];
    parts.extend(below(kit, width - ROD));
    let middle = kit.column_of_width(12.0, width - ROD, parts);
    kit.aligned(middle, HorizontalAlignment::Left, VerticalAlignment::Top);
    let buttons = step.buttons(kit, width);
    let views = kit.word_tiles(width, view_buttons(view));
    let line = kit.line();
    let foot = kit.column(6.0, vec![buttons, line, views]);
    let height = view.free().1 - 2.0 * (MARGIN + PADDING);
    let content = side_column(kit, (width, height), [head, middle, foot]);
    side_panel(kit, content, view.layout().panel_top())
}
