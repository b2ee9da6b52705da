//! Buttons, switches and tooltips.

use super::{UiBuilder, colors, sizes, solid};
use crate::ui::Action;
use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    gui::{
        HorizontalAlignment, RcUiNodeHandle, Thickness, UiNode, VerticalAlignment,
        border::BorderBuilder,
        brush::Brush,
        button::{Button, ButtonBuilder},
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};

/// A button of the current build, with the action of a click.
#[derive(Debug, Clone)]
pub struct ButtonRecord {
    /// Handle of the widget.
    pub button: Handle<Button>,
    /// Background, with the outline that shows the focus.
    pub back: Handle<UiNode>,
    /// Name in traces, tests and bug reports. Focus and hover survive a rebuild by it.
    pub name: String,
    /// Action of a click.
    pub action: Action,
    /// Whether the button reacts to clicks and focus.
    pub enabled: bool,
    /// Style of the background.
    pub look: ButtonStyle,
    /// Progress of the hover animation: 0 at rest, 1 under the pointer, 2 pressed, and in between.
    pub hover_progress: f32,
}

impl ButtonRecord {
    /// Returns the background for the current hover progress.
    pub fn brush(&self) -> Brush {
        let [rest, hover, pressed] = self.look.colors();
        solid(if self.hover_progress <= 1.0 {
            rest.lerp(hover, self.hover_progress)
        } else {
            hover.lerp(pressed, self.hover_progress - 1.0)
        })
    }
}

/// Name of a widget that is a single button but shows many lines with separate click areas, such as
/// the chess move list.
pub const LINES: &str = "lines";

/// Style of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonStyle {
    /// Standard button.
    Plain,
    /// Default action of a page or dialog.
    Primary,
    /// Selected option, or a switch that is on.
    Chosen,
}

impl ButtonStyle {
    /// Returns the style of an option among several, of which one is selected.
    pub fn of_choice(chosen: bool) -> Self {
        if chosen {
            ButtonStyle::Chosen
        } else {
            ButtonStyle::Plain
        }
    }
}

impl ButtonStyle {
    /// Returns the background at rest, under the pointer, and pressed.
    pub fn colors(self) -> [Color; 3] {
        match self {
            ButtonStyle::Plain => [colors::BUTTON, colors::BUTTON_HOVER, colors::BUTTON_PRESSED],
            ButtonStyle::Primary => [
                colors::PRIMARY,
                colors::PRIMARY_HOVER,
                colors::PRIMARY_PRESSED,
            ],
            ButtonStyle::Chosen => [colors::CHOSEN, colors::CHOSEN_HOVER, colors::CHOSEN_PRESSED],
        }
    }
}

impl UiBuilder<'_, '_> {
    /// Builds an enabled button with a label, in the plain style.
    pub fn button(&mut self, name: &str, label: &str, action: Action) -> Handle<UiNode> {
        self.button_with(name, label, None, action, ButtonStyle::Plain, true)
    }

    /// Builds a button. A picture that is missing is left out.
    pub fn button_with(
        &mut self,
        name: &str,
        label: &str,
        picture: Option<&str>,
        action: Action,
        look: ButtonStyle,
        enabled: bool,
    ) -> Handle<UiNode> {
        let color = if enabled {
            colors::CREAM
        } else {
            Color::from_rgba(0xc9, 0xbd, 0xa6, 110)
        };
        let mut parts = Vec::new();
        if let Some(picture) = picture
            && self.pictures.get(picture).is_some()
        {
            parts.push(self.picture(picture, 22.0, 22.0));
        }
        if !label.is_empty() && (parts.is_empty() || picture != Some(label)) {
            parts.push(self.text(label, sizes::BODY, color));
        }
        // Even a single part goes into a row: a row is as wide as its content and can be centered,
        // but a text alone takes all of the available width.
        let content = self.row(6.0, parts);
        let margin = self.pad(7.0, 7.0, 7.0, 7.0);
        self.ctx[content]
            .set_margin(margin)
            .set_horizontal_alignment(HorizontalAlignment::Center)
            .set_vertical_alignment(VerticalAlignment::Center);
        self.pressable(name, content, action, look, enabled, 40.0)
    }

    /// Builds a button `width` units wide with a switch at its right end. `note` is small print
    /// below the label and can be empty.
    pub fn switch(
        &mut self,
        name: &str,
        label: &str,
        note: &str,
        on: bool,
        width: f32,
        action: Action,
    ) -> Handle<UiNode> {
        let inner = width - 32.0;
        let room = inner - 48.0;
        let mut lines = vec![self.paragraph_with(label, room, sizes::BODY, colors::CREAM)];
        if !note.is_empty() {
            lines.push(self.small_paragraph(note, room));
        }
        for &line in &lines {
            self.ctx[line].set_horizontal_alignment(HorizontalAlignment::Left);
        }
        let words = self.column(2.0, lines);
        let picture = if on { "toggle_on" } else { "toggle_off" };
        let lever = if self.pictures.get(picture).is_some() {
            self.picture(picture, 36.0, 20.0)
        } else {
            let word = if on { "×" } else { "–" };
            self.text(word, sizes::BODY, colors::ACCENT)
        };
        self.ctx[lever].set_column(1);
        let content: Handle<UiNode> =
            GridBuilder::new(WidgetBuilder::new().with_children([words, lever]))
                .add_row(Row::auto())
                .add_column(Column::stretch())
                .add_column(Column::auto())
                .build(self.ctx)
                .to_base();
        let margin = self.pad(16.0, 8.0, 16.0, 8.0);
        self.ctx[content].set_margin(margin);
        self.pressable(name, content, action, ButtonStyle::Plain, true, 40.0)
    }

    /// Builds a button with a picture and `label` as its tooltip. Shows the label if the picture is
    /// missing.
    pub fn icon(
        &mut self,
        name: &str,
        picture: &str,
        label: &str,
        action: Action,
    ) -> Handle<UiNode> {
        self.icon_with(name, picture, label, action, true)
    }

    /// Builds an icon button that can be disabled; see [`UiBuilder::icon`].
    fn icon_with(
        &mut self,
        name: &str,
        picture: &str,
        label: &str,
        action: Action,
        enabled: bool,
    ) -> Handle<UiNode> {
        self.icon_looking(name, picture, label, action, ButtonStyle::Plain, enabled)
    }

    /// Builds an icon button in any style; see [`UiBuilder::icon`].
    pub fn icon_looking(
        &mut self,
        name: &str,
        picture: &str,
        label: &str,
        action: Action,
        look: ButtonStyle,
        enabled: bool,
    ) -> Handle<UiNode> {
        let content = if self.pictures.get(picture).is_some() {
            let content = self.picture(picture, 24.0, 24.0);
            if !enabled {
                self.ctx[content].set_opacity(Some(0.35));
            }
            content
        } else {
            self.text(label, sizes::SMALL, colors::CREAM)
        };
        let margin = self.pad(8.0, 8.0, 8.0, 8.0);
        self.ctx[content].set_margin(margin);
        let button = self.pressable(name, content, action, look, enabled, 40.0);
        // A label without letters, such as `<`, only replaces a missing picture.
        if label.chars().any(char::is_alphabetic) {
            self.hint(button, label);
        }
        button
    }

    /// Gives a button a tooltip with a line of text.
    pub fn hint(&mut self, button: Handle<UiNode>, text: &str) {
        let line = self.text(text, sizes::SMALL, colors::CREAM);
        let margin = self.pad(8.0, 5.0, 8.0, 5.0);
        self.ctx[line].set_margin(margin);
        self.tooltip(button, line);
    }

    /// Gives a button a tooltip with any content.
    pub fn tooltip(&mut self, button: Handle<UiNode>, content: Handle<UiNode>) {
        let radius = self.px(5.0);
        let tooltip = BorderBuilder::new(
            WidgetBuilder::new()
                .with_visibility(false)
                .with_hit_test_visibility(false)
                .with_child(content)
                .with_background(solid(colors::BUTTON).into())
                .with_foreground(solid(colors::BRASS).into()),
        )
        .with_corner_radius(radius.into())
        .with_pad_by_corner_radius(false)
        .with_stroke_thickness(Thickness::uniform(1.0).into())
        .build(self.ctx);
        let tooltip = RcUiNodeHandle::new(tooltip, self.ctx.sender());
        self.ctx[button].set_tooltip(Some(tooltip));
    }

    /// Makes any content a button, at least `height` units high and wide.
    pub fn pressable(
        &mut self,
        name: &str,
        content: Handle<UiNode>,
        action: Action,
        look: ButtonStyle,
        enabled: bool,
        height: f32,
    ) -> Handle<UiNode> {
        let radius = self.px(6.0);
        let [rest, ..] = look.colors();
        let stroke = match look {
            ButtonStyle::Chosen => colors::BRASS,
            ButtonStyle::Plain | ButtonStyle::Primary => colors::BRASS_FAINT,
        };
        let back = BorderBuilder::new(
            WidgetBuilder::new()
                .with_background(solid(rest).into())
                .with_foreground(solid(stroke).into())
                .with_opacity(Some(if enabled { 1.0 } else { 0.55 })),
        )
        .with_pad_by_corner_radius(false)
        .with_corner_radius(radius.into())
        .with_stroke_thickness(Thickness::uniform(1.0).into())
        .build(self.ctx)
        .to_base();
        let content = self.solid_ground(content);
        let min = self.px(height);
        let button = ButtonBuilder::new(
            WidgetBuilder::new()
                .with_min_size(Vector2::new(min, min))
                .with_enabled(enabled),
        )
        .with_back(back)
        .with_content(content)
        .build(self.ctx);
        self.entries.push(ButtonRecord {
            button,
            back,
            name: name.to_owned(),
            action,
            enabled,
            look,
            hover_progress: 0.0,
        });
        button.transmute()
    }
}
