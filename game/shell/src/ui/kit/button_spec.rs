//! Buttons described by data, so that panels can list and filter them before building any.

use super::{ButtonStyle, UiBuilder};
use crate::{platform::locale::Locale, ui::Action};
use fyrox::{core::pool::Handle, gui::UiNode};

/// Gap between icon buttons, in units.
const GAP: f32 = 6.0;

/// Description of a button with a label, a picture, or both.
#[derive(Debug, Clone)]
pub struct ButtonSpec {
    /// Name in traces, tests and bug reports.
    pub name: String,
    /// Locale key of the label, which an icon button has as its tooltip.
    pub key: String,
    /// Name of the picture.
    pub picture: Option<&'static str>,
    /// Action of a click.
    pub action: Action,
    /// Style of the background.
    pub style: ButtonStyle,
    /// Whether the button reacts to clicks and focus.
    pub enabled: bool,
}

impl ButtonSpec {
    /// Creates an enabled button without a picture, in the plain style.
    pub fn new(name: impl Into<String>, key: impl Into<String>, action: Action) -> Self {
        Self {
            name: name.into(),
            key: key.into(),
            picture: None,
            action,
            style: ButtonStyle::Plain,
            enabled: true,
        }
    }

    /// Creates an enabled icon button in the plain style.
    pub fn icon(
        name: impl Into<String>,
        picture: &'static str,
        key: impl Into<String>,
        action: Action,
    ) -> Self {
        Self::new(name, key, action).picture(picture)
    }

    /// Returns the button with this picture, or with none.
    pub fn picture(self, picture: impl Into<Option<&'static str>>) -> Self {
        Self {
            picture: picture.into(),
            ..self
        }
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

    /// Returns the button enabled on this condition.
    pub fn enabled_if(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }
}

impl UiBuilder<'_, '_> {
    /// Builds a button with a label.
    pub fn labelled(&mut self, locale: &Locale, spec: ButtonSpec) -> Handle<UiNode> {
        let ButtonSpec {
            name,
            key,
            picture,
            action,
            style,
            enabled,
        } = spec;
        self.button_with(&name, &locale.text(&key), picture, action, style, enabled)
    }

    /// Builds buttons with labels.
    pub fn all_labelled(
        &mut self,
        locale: &Locale,
        specs: impl IntoIterator<Item = ButtonSpec>,
    ) -> Vec<Handle<UiNode>> {
        let specs = specs.into_iter();
        specs.map(|spec| self.labelled(locale, spec)).collect()
    }

    /// Builds the buttons at the bottom of a dialog, side by side if they fit into `width` units.
    pub fn dialog_buttons(
        &mut self,
        locale: &Locale,
        width: f32,
        specs: impl IntoIterator<Item = ButtonSpec>,
    ) -> Handle<UiNode> {
        let buttons = self.all_labelled(locale, specs);
        self.tiles_fitting(buttons.len(), 8.0, width, buttons)
    }

    /// Builds a button that shows only its picture.
    pub fn icon_of(&mut self, locale: &Locale, spec: ButtonSpec) -> Handle<UiNode> {
        let ButtonSpec {
            name,
            key,
            picture,
            action,
            style,
            enabled,
        } = spec;
        let picture = picture.unwrap_or_default();
        self.icon_looking(&name, picture, &locale.text(&key), action, style, enabled)
    }

    /// Builds buttons that show only their pictures.
    pub fn icons(
        &mut self,
        locale: &Locale,
        specs: impl IntoIterator<Item = ButtonSpec>,
    ) -> Vec<Handle<UiNode>> {
        let specs = specs.into_iter();
        specs.map(|spec| self.icon_of(locale, spec)).collect()
    }

    /// Builds a grid of icon buttons with this number of columns.
    pub fn icon_tiles(
        &mut self,
        locale: &Locale,
        columns: usize,
        specs: impl IntoIterator<Item = ButtonSpec>,
    ) -> Handle<UiNode> {
        let icons = self.icons(locale, specs);
        self.tiles(columns, GAP, icons)
    }
}
