//! Panel of a lesson.

use crate::{
    model::lessons::Lesson,
    panels::{ChessCommand, ChessScreen},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::ui::{
    kit::{ButtonSpec, UiBuilder, colors, sizes},
    menu::{MARGIN, PANEL_WIDTH},
    panel,
    panel::ROD,
};

/// Returns the buttons of a lesson: again, next or end, and leave.
fn lesson_buttons(number: usize, last: bool, done: bool) -> [ButtonSpec; 3] {
    let leave = ChessCommand::LeaveLessons;
    let next = if last {
        ButtonSpec::new("lesson-end", "lesson-end", leave.clone())
            .primary()
            .enabled_if(done)
    } else {
        let key = match done {
            true => "lesson-next",
            false => "lesson-skip",
        };
        let next = ChessCommand::Lesson(number + 1);
        ButtonSpec::new("lesson-next", key, next).primary_if(done)
    };
    [
        ButtonSpec::new("lesson-again", "lesson-again", ChessCommand::Lesson(number)),
        next,
        ButtonSpec::new("lesson-leave", "lesson-leave", leave),
    ]
}

/// Builds the panel of a lesson: its task, and the button for the next lesson once `done`.
pub fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    lesson: &Lesson,
    number: usize,
    count: usize,
    done: bool,
) -> Handle<UiNode> {
    let locale = view.locale;
    let width_at_left = view.layout().text_width_at_left();
    let width = if let Some(width) = width_at_left {
        width
    } else if view.is_compact() {
        (view.free().0 - 64.0).clamp(160.0, 440.0)
    } else {
        PANEL_WIDTH - 48.0
    };
    let values = [("number", (number + 1).into()), ("count", count.into())];
    let counter = locale.format("lesson-counter", &values);
    let counter = kit.text(&counter, sizes::SMALL, colors::BRASS);
    let heading = locale.text(&lesson.title());
    let heading = match width_at_left {
        Some(width) => kit.paragraph_with(&heading, width, sizes::BODY, colors::CREAM),
        None => kit.text(&heading, sizes::HEADING, colors::CREAM),
    };
    let text = match done {
        true => locale.text("lesson-done"),
        false => locale.text(&lesson.text()),
    };
    let text = match width_at_left {
        Some(_) => kit.paragraph_with(&text, width - ROD, sizes::SMALL, colors::CREAM),
        None => kit.paragraph(&text, width),
    };
    let buttons = kit.buttons(lesson_buttons(number, number + 1 == count, done));
    let (columns, vertical) = if view.is_compact() {
        (3, VerticalAlignment::Top)
    } else {
        (1, VerticalAlignment::Center)
    };
    if width_at_left.is_some() {
        let head = kit.column_of_width(4.0, width, vec![counter, heading]);
        let buttons = kit.tiles_fitting(3, 6.0, width, buttons);
        return panel::text_panel(kit, view, width, [head, text, buttons]);
    }
    let buttons = kit.tiles(columns, 8.0, buttons);
    let column = kit.column_of_width(12.0, width, vec![counter, heading, text, buttons]);
    let (margin, padding) = if view.is_compact() {
        (kit.pad(8.0, 8.0, 8.0, 8.0), 12.0)
    } else {
        (kit.pad(MARGIN, 0.0, 0.0, 0.0), 24.0)
    };
    kit.panel(
        column,
        padding,
        (HorizontalAlignment::Left, vertical),
        margin,
    )
}
