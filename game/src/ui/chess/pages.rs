//! Pages with the chess rules and the keyboard shortcuts.

use crate::ui::{
    Action, ChessCommand, ChessDialog, ChessScreen, Dialog,
    kit::{ButtonStyle, UiBuilder, colors, sizes},
};
use fyrox::{
    core::pool::Handle,
    gui::{
        HorizontalAlignment, UiNode,
        formatted_text::WrapMode,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};

/// Builds the short rules of chess, with a link to the lessons.
pub fn rules(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let title = kit.centred(&locale.text("rules-title"), sizes::TITLE, colors::CREAM);
    let width = (view.free().0 - 96.0).clamp(160.0, 620.0);
    let mut parts = Vec::new();
    for (heading, text) in [
        (locale.text("rules-aim"), locale.text("rules-aim-text")),
        (
            locale.text("rules-pieces"),
            locale.text("rules-pieces-text"),
        ),
        (
            locale.text("rules-special"),
            locale.text("rules-special-text"),
        ),
        (locale.text("rules-draws"), locale.text("rules-draws-text")),
        (locale.text("rules-sets"), locale.text("rules-sets-text")),
    ] {
        parts.push(kit.text(&heading, sizes::HEADING, colors::BRASS));
        parts.push(kit.paragraph(&text, width));
    }
    let text = kit.column(8.0, parts);
    let height = (view.free().1 - 190.0).clamp(80.0, 460.0);
    let scrolled = kit.scrolled(text, height);
    let limit = kit.px(height);
    kit.ctx[scrolled].set_height(limit);
    let buttons = vec![
        kit.button_with(
            "lessons",
            &locale.text("menu-learn"),
            None,
            Action::Chess(ChessCommand::Lesson(0)),
            ButtonStyle::Plain,
            true,
        ),
        kit.button_with(
            "close",
            &locale.text("close"),
            None,
            Action::Close,
            ButtonStyle::Primary,
            true,
        ),
    ];
    let buttons = kit.tiles_fitting(2, 8.0, width, buttons);
    kit.column_of_width(12.0, width + 16.0, vec![title, scrolled.to_base(), buttons])
}

/// Builds the list of keyboard shortcuts and of mouse and touch gestures.
pub fn help(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let title = kit.centred(&locale.text("help-title"), sizes::TITLE, colors::CREAM);
    let mut rows = vec![
        (locale.text("key-mouse"), locale.text("help-mouse")),
        (locale.text("key-arrows"), locale.text("help-arrows")),
        (locale.text("key-enter"), locale.text("help-enter")),
        (locale.text("key-escape"), locale.text("help-escape")),
        (
            locale.text("key-right-drag"),
            locale.text("help-right-drag"),
        ),
        (locale.text("key-wheel"), locale.text("help-wheel")),
        (String::from("T"), locale.text("help-top")),
        (String::from("F"), locale.text("help-flip")),
        (String::from("R"), locale.text("help-reset")),
        (locale.text("key-undo"), locale.text("help-undo")),
        (locale.text("key-redo"), locale.text("help-redo")),
        (String::from("D"), locale.text("help-draw")),
        (String::from("N"), locale.text("help-new-game")),
        (locale.text("key-pause"), locale.text("help-pause")),
        (String::from("B"), locale.text("help-editor")),
        (String::from("I"), locale.text("help-hint")),
        (String::from("X"), locale.text("help-threats")),
        (String::from("E"), locale.text("help-evaluation-bar")),
        (String::from("L"), locale.text("help-best-line")),
        (locale.text("key-review"), locale.text("help-review")),
        (locale.text("key-mistakes"), locale.text("help-mistakes")),
        (
            locale.text("key-variations"),
            locale.text("help-variations"),
        ),
        (locale.text("key-notes"), locale.text("help-notes")),
        (locale.text("key-files"), locale.text("help-files")),
        (locale.text("key-fen"), locale.text("help-fen")),
        (String::from("P"), locale.text("help-pgn")),
        (locale.text("key-tab"), locale.text("help-tab")),
        (String::from("F1, H"), locale.text("help-help")),
        (String::from("F8"), locale.text("help-report")),
    ];
    if !view.is_handheld {
        rows.push((String::from("F11"), locale.text("help-fullscreen")));
    }
    let mut cells = Vec::new();
    let count = rows.len();
    let width = (view.free().0 - 64.0).clamp(160.0, 510.0);
    let left = (width * 0.36).min(180.0);
    let (left, right) = (kit.px(left), kit.px(width - left - 16.0));
    for (index, (key, text)) in rows.into_iter().enumerate() {
        for (column, text, color) in [(0, key, colors::ACCENT), (1, text, colors::CREAM)] {
            let cell = kit.text_with(
                &text,
                sizes::SMALL,
                color,
                WrapMode::Word,
                HorizontalAlignment::Left,
            );
            let margin = kit.pad(0.0, 0.0, 12.0, 5.0);
            kit.ctx[cell]
                .set_row(index)
                .set_column(column)
                .set_margin(margin);
            cells.push(cell);
        }
    }
    let table = GridBuilder::new(WidgetBuilder::new().with_children(cells))
        .add_rows(vec![Row::auto(); count])
        .add_column(Column::strict(left))
        .add_column(Column::strict(right))
        .build(kit.ctx)
        .to_base();
    let height = (view.free().1 - 150.0).clamp(80.0, 440.0);
    let scrolled = kit.scrolled(table, height);
    let limit = kit.px(height);
    kit.ctx[scrolled].set_height(limit);
    let buttons = vec![
        kit.button(
            "rules",
            &locale.text("rules-title"),
            Action::Open(Dialog::Chess(ChessDialog::Rules)),
        ),
        kit.button_with(
            "close",
            &locale.text("close"),
            None,
            Action::Close,
            ButtonStyle::Primary,
            true,
        ),
    ];
    let buttons = kit.tiles_fitting(2, 8.0, width, buttons);
    kit.column_of_width(12.0, width, vec![title, scrolled.to_base(), buttons])
}
