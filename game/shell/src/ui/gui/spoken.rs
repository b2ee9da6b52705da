//! Texts of the panels for players who listen: a dialog that has opened, and the selected button.

use super::Gui;
use crate::ui::{Dialog, kit::ButtonRecord};
use fyrox::{
    core::pool::Handle,
    graph::SceneGraph,
    gui::{UiNode, UserInterface, text::Text},
};

/// Dialog and button that were spoken last.
#[derive(Debug, Default)]
pub(super) struct Spoken {
    dialog: Option<Dialog>,
    button: Option<String>,
}

/// Greatest length of what is spoken about a dialog, in characters: the rules would take minutes.
const LONGEST: usize = 300;

/// Adds the visible texts of a widget as sentences, in the order of the widgets. Leaves out those of
/// the buttons in `without`.
fn add_texts(ui: &UserInterface, node: Handle<UiNode>, without: &[ButtonRecord], all: &mut String) {
    let mut buttons = without.iter().map(|entry| entry.button.to_base());
    let Ok(widget) = ui.try_get_node(node) else {
        return;
    };
    if !widget.visibility() || all.len() > LONGEST || buttons.any(|button| button == node) {
        return;
    }
    let text = widget.cast::<Text>().map(Text::text);
    if let Some(text) = text
        .as_deref()
        .map(str::trim)
        .filter(|text| !text.is_empty())
    {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(text);
        if !text.ends_with(['.', '!', '?', '…', ':']) {
            all.push('.');
        }
    }
    for child in widget.children() {
        add_texts(ui, *child, without, all);
    }
}

fn texts(ui: &UserInterface, root: Handle<UiNode>, without: &[ButtonRecord]) -> String {
    let mut all = String::new();
    add_texts(ui, root, without, &mut all);
    all
}

impl Gui {
    /// Returns the text of the dialog that has opened since the last call.
    pub fn take_dialog_text(&mut self, ui: &UserInterface) -> Option<String> {
        let (_, _, dialog) = self.page.clone()?;
        if dialog == self.spoken.dialog {
            return None;
        }
        let is_open = dialog.is_some();
        self.spoken.dialog = dialog;
        self.spoken.button = None;
        let root = self.layers.last().filter(|_| is_open)?;
        Some(texts(ui, *root, &self.entries))
    }

    /// Returns the text of the button with the focus, or its tooltip, if the focus has moved to it
    /// since the last call.
    pub fn newly_focused(&mut self, ui: &UserInterface) -> Option<String> {
        let entry = self.focus.and_then(|index| self.entries.get(index));
        let name = entry.map(|entry| entry.name.clone());
        if name == self.spoken.button {
            return None;
        }
        self.spoken.button = name;
        let button: Handle<UiNode> = entry?.button.to_base();
        let label = texts(ui, button, &[]);
        let tooltip = ui.node(button).tooltip();
        let tooltip = tooltip.map(|tooltip| texts(ui, tooltip.handle(), &[]));
        Some(label).filter(|label| !label.is_empty()).or(tooltip)
    }
}
