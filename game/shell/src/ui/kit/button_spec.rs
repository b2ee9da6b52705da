//! Buttons described by data, so that panels can list and filter them before building any.

use super::{ButtonStyle, UiBuilder, names, sizes};
use crate::ui::{Action, View};
use fyrox::{core::pool::Handle, gui::UiNode};
use std::borrow::Cow;

/// Gap between icon buttons, in units.
const GAP: f32 = 6.0;
/// Width around the label of a button, and width of its picture, in units.
const PADDING: f32 = 18.0;
const PICTURE: f32 = 28.0;

/// Description of a button: its name, action and look.
#[derive(Debug, Clone, PartialEq)]
pub struct ButtonSpec {
    /// Name in traces, tests and bug reports.
    pub name: String,
    /// Locale key of the label, which an icon button has as its tooltip.
    pub key: String,
    /// Label in the player's language that replaces the text of the key.
    pub label: Option<String>,
    /// Name of the picture.
    pub picture: Option<Cow<'static, str>>,
    /// Tooltip in the player's language.
    pub tooltip: Option<String>,
    /// Key that does the same, for the tooltip.
    pub shortcut: Option<&'static str>,
    /// Action of a click.
    pub action: Action,
    /// Style of the background.
    pub style: ButtonStyle,
    /// Whether the button reacts to clicks and focus.
    pub enabled: bool,
    /// Least width and height, in units; `None` for that of the part of the panel.
    pub least: Option<f32>,
}

impl ButtonSpec {
    /// Creates an enabled button without a picture, in the plain style.
    pub fn new(name: impl Into<String>, key: impl Into<String>, action: impl Into<Action>) -> Self {
        Self {
            name: name.into(),
            key: key.into(),
            label: None,
            picture: None,
            tooltip: None,
            shortcut: None,
            action: action.into(),
            style: ButtonStyle::Plain,
            enabled: true,
            least: None,
        }
    }

    /// Creates an enabled icon button in the plain style.
    pub fn icon(
        name: impl Into<String>,
        picture: impl Into<Cow<'static, str>>,
        key: impl Into<String>,
        action: impl Into<Action>,
    ) -> Self {
        Self::new(name, key, action).picture(picture)
    }

    /// Creates an enabled button without a label, for [`UiBuilder::pressable`].
    pub fn bare(name: impl Into<String>, action: impl Into<Action>) -> Self {
        Self::new(name, "", action)
    }

    /// Creates the button that closes a page.
    pub fn close() -> Self {
        Self::new("close", "close", Action::Close)
    }

    /// Creates the button that closes a dialog without its effect.
    pub fn cancel() -> Self {
        Self::new("cancel", "cancel", Action::Close)
    }

    /// Creates the icon button that goes to the main menu.
    pub fn menu() -> Self {
        Self::icon("menu", "icon_menu", "menu", Action::Menu).shortcut("Escape")
    }

    /// Creates the icon button that shows the table from above, and from the seat again.
    pub fn top(view: &View) -> Self {
        let top = Self::icon("top", "icon_top_view", "top", Action::Top);
        top.shortcut("T").chosen_if(view.from_above)
    }

    /// Returns the button with this label in the player's language.
    pub fn label(self, label: impl Into<String>) -> Self {
        let label = Some(label.into());
        Self { label, ..self }
    }

    /// Returns the button with this picture.
    pub fn picture(self, picture: impl Into<Cow<'static, str>>) -> Self {
        let picture = Some(picture.into());
        Self { picture, ..self }
    }

    /// Returns the button with its picture only on this condition.
    pub fn picture_if(self, shown: bool) -> Self {
        let picture = self.picture.filter(|_| shown);
        Self { picture, ..self }
    }

    /// Returns the button with this tooltip in the player's language.
    pub fn tooltip(self, tooltip: impl Into<String>) -> Self {
        let tooltip = Some(tooltip.into());
        Self { tooltip, ..self }
    }

    /// Returns the button with the key that does the same.
    pub fn shortcut(self, key: &'static str) -> Self {
        let shortcut = Some(key);
        Self { shortcut, ..self }
    }

    /// Returns the button in this style.
    pub fn style(self, style: ButtonStyle) -> Self {
        Self { style, ..self }
    }

    /// Returns the button as the default action of its page.
    pub fn primary(self) -> Self {
        self.style(ButtonStyle::Primary)
    }

    /// Returns the button as the default action of its page on this condition.
    pub fn primary_if(self, primary: bool) -> Self {
        match primary {
            true => self.primary(),
            false => self,
        }
    }

    /// Returns the button as an option among several, of which one is selected.
    pub fn chosen_if(self, chosen: bool) -> Self {
        self.style(ButtonStyle::of_choice(chosen))
    }

    /// Returns the button enabled on this condition.
    pub fn enabled_if(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Returns the button with this least width and height, in units.
    pub fn least(self, least: f32) -> Self {
        let least = Some(least);
        Self { least, ..self }
    }
}

impl UiBuilder<'_, '_> {
    /// Builds buttons with labels.
    pub fn buttons(&mut self, specs: impl IntoIterator<Item = ButtonSpec>) -> Vec<Handle<UiNode>> {
        specs.into_iter().map(|spec| self.button(spec)).collect()
    }

    /// Builds a grid of buttons with labels, with this number of columns, `gap` units apart.
    pub fn button_tiles(
        &mut self,
        columns: usize,
        gap: f32,
        specs: impl IntoIterator<Item = ButtonSpec>,
    ) -> Handle<UiNode> {
        let buttons = self.buttons(specs);
        self.tiles(columns, gap, buttons)
    }

    /// Builds the buttons at the bottom of a dialog, side by side if they fit into `width` units,
    /// if need be without their pictures.
    pub fn dialog_buttons(
        &mut self,
        width: f32,
        specs: impl IntoIterator<Item = ButtonSpec>,
    ) -> Handle<UiNode> {
        let specs: Vec<_> = specs.into_iter().collect();
        let columns = specs.len().max(1) as f32;
        let tile = (width - 8.0 * (columns - 1.0)) / columns;
        let pictures = specs.iter().all(|spec| {
            let label = self.width_of(&self.label_of(spec), sizes::BODY);
            label + PADDING + PICTURE <= tile
        });
        let specs = specs.into_iter().map(|spec| spec.picture_if(pictures));
        let buttons = self.buttons(specs);
        let tiles = self.tiles_fitting(buttons.len(), 8.0, width, buttons);
        self.ctx[tiles].set_name(names::DIALOG_BUTTONS);
        tiles
    }

    /// Builds buttons that show only their pictures.
    pub fn icons(&mut self, specs: impl IntoIterator<Item = ButtonSpec>) -> Vec<Handle<UiNode>> {
        specs.into_iter().map(|spec| self.icon(spec)).collect()
    }

    /// Returns a button with a shorter label, the text of its key with `-short` appended. The text
    /// of the key itself becomes the tooltip.
    pub fn shortened(&self, spec: ButtonSpec) -> ButtonSpec {
        let label = self.locale.text(&format!("{}-short", spec.key));
        let tooltip = self.locale.text(&spec.key);
        spec.label(label).tooltip(tooltip)
    }

    /// Builds a row of equally wide buttons, `width` units wide in all, with their labels. Leaves out
    /// the pictures if a button has no room for both, and the labels if one is too long.
    pub fn word_tiles(
        &mut self,
        width: f32,
        specs: impl IntoIterator<Item = ButtonSpec>,
    ) -> Handle<UiNode> {
        let specs: Vec<_> = specs.into_iter().collect();
        self.word_grid(width, specs.len(), specs)
    }

    /// Builds a grid of buttons with this number of columns, as [`UiBuilder::word_tiles`] does a row.
    pub fn word_grid(
        &mut self,
        width: f32,
        columns: usize,
        specs: impl IntoIterator<Item = ButtonSpec>,
    ) -> Handle<UiNode> {
        let specs: Vec<_> = specs.into_iter().collect();
        let labels = specs.iter().map(|spec| self.label_of(spec));
        let widest = labels.map(|label| self.width_of(&label, sizes::BODY));
        let widest = widest.fold(0.0, f32::max) + PADDING;
        let room = (width + GAP) / columns as f32 - GAP;
        if widest > room {
            return self.icon_tiles(columns, specs);
        }
        let pictured = widest + PICTURE <= room;
        let specs = specs.into_iter().map(|spec| spec.picture_if(pictured));
        let mut buttons = self.buttons(specs);
        // The buttons of an incomplete last row share its width.
        let last = buttons.split_off(buttons.len() - buttons.len() % columns);
        let mut rows = Vec::new();
        for (columns, buttons) in [(columns, buttons), (last.len(), last)] {
            if !buttons.is_empty() {
                rows.push(self.tiles(columns, GAP, buttons));
            }
        }
        self.column_of_width(GAP, width, rows)
    }

    /// Builds a grid of icon buttons with this number of columns.
    pub fn icon_tiles(
        &mut self,
        columns: usize,
        specs: impl IntoIterator<Item = ButtonSpec>,
    ) -> Handle<UiNode> {
        let icons = self.icons(specs);
        self.tiles(columns, GAP, icons)
    }
}
