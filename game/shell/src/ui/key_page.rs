//! Keys on the settings page, and the dialog that waits for a new one.

use super::{
    Action, Dialog, TablePanels, View,
    dialog_layout::DialogFrame,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};
use crate::app::{keystrokes::code_with, options::TableId};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// Width of a key, in units.
const KEY: f32 = 56.0;

/// Command whose key is being changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeyQuestion {
    /// Table of the command.
    pub table: TableId,
    /// Usual key of the command.
    pub usual: char,
    /// Locale key of what the command does.
    pub help: &'static str,
}

/// Returns the key, if it is one that can be exchanged.
fn exchangeable(key: &str) -> Option<char> {
    let mut letters = key.chars();
    let usual = letters.next().filter(|_| letters.next().is_none())?;
    code_with(usual).map(|_| usual)
}

/// Builds a row for each command of a table whose key can be changed.
pub(super) fn rows(
    kit: &mut UiBuilder,
    view: &View,
    table: &dyn TablePanels,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let keys = table.keys();
    let table = table.id();
    let keys = keys
        .iter()
        .flat_map(|(_, keys)| *keys)
        .filter_map(|(key, help)| Some((exchangeable(key)?, *help)));
    let keys: Vec<_> = keys.collect();
    keys.into_iter()
        .map(|(usual, help)| {
            let question = KeyQuestion { table, usual, help };
            let key = view.key_of(table, usual);
            let name = format!("key-{}-{usual}", table.name());
            let spec = ButtonSpec::new(name, "", Dialog::Key(question));
            let changed = key != usual.to_string();
            let button = kit.button(spec.label(key).chosen_if(changed));
            let button = kit.boxed_live(button, Some(KEY), 40.0);
            let room = width - KEY - 8.0;
            let text = view.locale.text(help);
            let text = kit.paragraph_with(&text, room, sizes::BODY, colors::CREAM);
            let text = kit.boxed(text, Some(room), sizes::BODY * 1.5);
            kit.aligned(text, HorizontalAlignment::Left, VerticalAlignment::Center);
            kit.row(8.0, vec![button, text])
        })
        .collect()
}

/// Builds the dialog that waits for a key.
pub(super) fn build(kit: &mut UiBuilder, view: &View, question: KeyQuestion) -> Handle<UiNode> {
    let frame = DialogFrame::of(view, 420.0);
    let locale = view.locale;
    let command = [("command", locale.text(question.help).into())];
    let text = locale.format("key-question", &command);
    let text = kit.paragraph(&text, frame.width);
    let note = kit.small_paragraph(&locale.text("key-question-note"), frame.width);
    let middle = kit.column_of_width(8.0, frame.width, vec![text, note]);
    let KeyQuestion { table, usual, .. } = question;
    let usual_key = [("key", usual.to_string().into())];
    let label = locale.format("key-usual", &usual_key);
    let back = ButtonSpec::new("key-usual", "", Action::Bind(table, usual, usual)).label(label);
    let back = Some(back).filter(|_| view.key_of(table, usual) != usual.to_string());
    let buttons = back.into_iter().chain([ButtonSpec::cancel()]);
    let heading = locale.text("key-question-title");
    frame.build(kit, &heading, middle, buttons)
}
