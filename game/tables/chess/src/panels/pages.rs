//! Pages with the chess rules and the keyboard shortcuts.

use crate::panels::{ChessCommand, ChessDialog, ChessScreen};
use fyrox::{
    core::pool::Handle,
    gui::{
        HorizontalAlignment, UiNode,
        formatted_text::WrapMode,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};
use parlour_shell::ui::{
    Action, Dialog,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
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
    let lessons = Action::run(ChessCommand::Lesson(0));
    let buttons = [
        ButtonSpec::new("lessons", "menu-learn", lessons),
        ButtonSpec::new("close", "close", Action::Close).primary(),
    ];
    let buttons = kit.dialog_buttons(locale, width, buttons);
    kit.column_of_width(12.0, width + 16.0, vec![title, scrolled.to_base(), buttons])
}

/// Keys and gestures, each with the locale key of its description. A name that begins with `key-` is
/// a locale key, and others are shown as they are.
const KEYS: [(&str, &str); 29] = [
    ("key-mouse", "help-mouse"),
    ("key-arrows", "help-arrows"),
    ("key-enter", "help-enter"),
    ("key-escape", "help-escape"),
    ("key-right-drag", "help-right-drag"),
    ("key-wheel", "help-wheel"),
    ("T", "help-top"),
    ("F", "help-flip"),
    ("R", "help-reset"),
    ("key-undo", "help-undo"),
    ("key-redo", "help-redo"),
    ("D", "help-draw"),
    ("N", "help-new-game"),
    ("key-pause", "help-pause"),
    ("B", "help-editor"),
    ("I", "help-hint"),
    ("X", "help-threats"),
    ("E", "help-evaluation-bar"),
    ("L", "help-best-line"),
    ("key-review", "help-review"),
    ("key-mistakes", "help-mistakes"),
    ("key-variations", "help-variations"),
    ("key-notes", "help-notes"),
    ("key-files", "help-files"),
    ("key-fen", "help-fen"),
    ("P", "help-pgn"),
    ("key-tab", "help-tab"),
    ("F1, H", "help-help"),
    ("F8", "help-report"),
];

/// Builds the list of keyboard shortcuts and of mouse and touch gestures.
pub fn help(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let title = kit.centred(&locale.text("help-title"), sizes::TITLE, colors::CREAM);
    let mut rows = KEYS.to_vec();
    if !view.is_handheld {
        rows.push(("F11", "help-fullscreen"));
    }
    let width = (view.free().0 - 64.0).clamp(160.0, 510.0);
    let table = table(kit, view, rows, width);
    let height = (view.free().1 - 150.0).clamp(80.0, 440.0);
    let scrolled = kit.scrolled(table, height);
    let limit = kit.px(height);
    kit.ctx[scrolled].set_height(limit);
    let rules = Action::Open(Dialog::new(ChessDialog::Rules));
    let buttons = [
        ButtonSpec::new("rules", "rules-title", rules),
        ButtonSpec::new("close", "close", Action::Close).primary(),
    ];
    let buttons = kit.dialog_buttons(locale, width, buttons);
    kit.column_of_width(12.0, width, vec![title, scrolled.to_base(), buttons])
}

/// Builds the table of keys and their descriptions.
fn table(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    rows: Vec<(&str, &str)>,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let mut cells = Vec::new();
    let count = rows.len();
    let left = (width * 0.36).min(180.0);
    let (left, right) = (kit.px(left), kit.px(width - left - 16.0));
    for (index, (key, help)) in rows.into_iter().enumerate() {
        let key = match key.starts_with("key-") {
            true => locale.text(key),
            false => key.to_owned(),
        };
        let text = locale.text(help);
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
    GridBuilder::new(WidgetBuilder::new().with_children(cells))
        .add_rows(vec![Row::auto(); count])
        .add_column(Column::strict(left))
        .add_column(Column::strict(right))
        .build(kit.ctx)
        .to_base()
}
