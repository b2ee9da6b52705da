//! Buttons, switches and tooltips.

use super::{ButtonSpec, Slider, UiBuilder, colors, names, sizes, solid};
use crate::ui::Action;
use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    graph::SceneGraph,
    gui::{
        HorizontalAlignment, RcUiNodeHandle, UiNode, UserInterface, VerticalAlignment,
        brush::Brush,
        button::{Button, ButtonBuilder},
        grid::Row,
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
    /// Colors of the background at rest, under the pointer, and pressed.
    pub colors: [Color; 3],
    /// Values that the place of a press selects, if it is a slider.
    pub slider: Option<Slider>,
    /// Progress of the hover animation: 0 at rest, 1 under the pointer, 2 pressed, and in between.
    pub hover_progress: f32,
}

impl ButtonRecord {
    /// Returns whether a node is the button or a part of it.
    pub fn has(&self, node: Handle<UiNode>, ui: &UserInterface) -> bool {
        let own: Handle<UiNode> = self.button.to_base();
        let has_part = || {
            let button = ui.try_get_node(own);
            button.is_ok_and(|button| button.has_descendant(node, ui))
        };
        node.is_some() && (node == own || has_part())
    }

    /// Returns the background in these colors for the current hover progress.
    pub fn brush(&self, [rest, hover, pressed]: [Color; 3]) -> Brush {
        solid(if self.hover_progress <= 1.0 {
            rest.lerp(hover, self.hover_progress)
        } else {
            hover.lerp(pressed, self.hover_progress - 1.0)
        })
    }
}

/// Name of a widget that is a single button but shows many lines with separate click areas, such as
/// an [`ItemGrid`](super::ItemGrid).
pub const LINES: &str = "lines";

/// Width at which the text of a tooltip wraps, in units.
const WIDEST_TOOLTIP: f32 = 260.0;

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
    /// Builds a button with its label. A picture that is missing is left out.
    pub fn button(&mut self, spec: ButtonSpec) -> Handle<UiNode> {
        // The engine draws a disabled label so faintly that it needs the brightest color.
        let color = if spec.enabled {
            colors::CREAM
        } else {
            Color::WHITE
        };
        let label = self.label_of(&spec);
        let mut parts = Vec::new();
        if let Some(picture) = &spec.picture
            && self.pictures.get(picture).is_some()
        {
            parts.push(self.picture(picture, 22.0, 22.0));
        }
        if !label.is_empty() {
            let label = self.text(&label, sizes::BODY, color);
            self.ctx[label].set_name(names::LABEL);
            parts.push(label);
        }
        // Even a single part goes into a row: a row is as wide as its content and can be centered,
        // but a text alone takes all of the available width.
        let content = self.row(6.0, parts);
        self.middle(content);
        self.margin(content, [7.0; 4]);
        self.pressable(content, spec)
    }

    /// Builds a button that shows only its picture. Its label is the tooltip unless there is
    /// another, and replaces a missing picture.
    pub fn icon(&mut self, spec: ButtonSpec) -> Handle<UiNode> {
        let label = self.label_of(&spec);
        let picture = spec.picture.as_deref().unwrap_or_default();
        let content = if self.pictures.get(picture).is_some() {
            self.picture(picture, 24.0, 24.0)
        } else {
            self.text(&label, sizes::SMALL, colors::CREAM)
        };
        self.margin(content, [8.0; 4]);
        let tooltip = spec.tooltip.clone().unwrap_or(label);
        self.pressable(content, spec.tooltip(tooltip))
    }

    /// Returns the label of a button in the player's language.
    pub fn label_of(&self, spec: &ButtonSpec) -> String {
        let label = spec.label.clone();
        label.unwrap_or_else(|| self.locale.text(&spec.key))
    }

    /// Builds a button `width` units wide with a switch at its right end. `note` is small print
    /// below the label and can be empty.
    pub fn switch(&mut self, width: f32, spec: ButtonSpec, note: &str, on: bool) -> Handle<UiNode> {
        let words = self.label_and_note(&spec, note, width - 80.0);
        let words = self.left_column(2.0, words);
        let picture = if on { "toggle_on" } else { "toggle_off" };
        let lever = if self.pictures.get(picture).is_some() {
            self.picture(picture, 36.0, 20.0)
        } else {
            let word = if on { "×" } else { "–" };
            self.text(word, sizes::BODY, colors::ACCENT)
        };
        let content = self.spread(0, Row::auto(), vec![words, lever]);
        self.margin(content, [16.0, 8.0, 16.0, 8.0]);
        self.ctx[content].set_vertical_alignment(VerticalAlignment::Center);
        self.pressable(content, spec)
    }

    /// Builds the button of an option, `width` units wide, with a tinted picture. `note` is small
    /// print below the label and can be empty.
    pub fn choice(&mut self, width: f32, spec: ButtonSpec, note: &str) -> Handle<UiNode> {
        let picture = spec.picture.clone();
        let picture = picture.filter(|name| self.pictures.get(name).is_some());
        let room = width - 32.0 - if picture.is_some() { 38.0 } else { 0.0 };
        let lines = self.label_and_note(&spec, note, room);
        let content = match picture {
            Some(picture) => {
                let words = self.left_column(2.0, lines);
                let picture = self.tinted(&picture, 24.0, 24.0, colors::BRASS);
                let content = self.row(14.0, vec![picture, words]);
                self.ctx[content].set_horizontal_alignment(HorizontalAlignment::Left);
                content
            }
            None if note.is_empty() => {
                // A short label alone is centered, as on other buttons.
                for &line in &lines {
                    self.ctx[line].set_horizontal_alignment(HorizontalAlignment::Center);
                }
                self.column(2.0, lines)
            }
            None => self.left_column(2.0, lines),
        };
        self.margin(content, [16.0, 7.0, 16.0, 7.0]);
        self.ctx[content].set_vertical_alignment(VerticalAlignment::Center);
        self.pressable(content, spec)
    }

    /// Builds the button of an option in a grid, `width` units wide: its label, and below it a small
    /// note, whose locale key can be empty.
    pub fn tile(&mut self, width: f32, spec: ButtonSpec, note: &str) -> Handle<UiNode> {
        let room = width - 10.0;
        let label = self.label_of(&spec);
        let mut lines = vec![self.centred_fitted(&label, sizes::BODY, colors::CREAM, room)];
        if !note.is_empty() {
            let note = self.locale.text(note);
            lines.push(self.centred_fitted(&note, sizes::SMALL, colors::CREAM_SOFT, room));
        }
        let content = self.column(0.0, lines);
        self.margin(content, [4.0; 4]);
        self.ctx[content].set_vertical_alignment(VerticalAlignment::Center);
        self.pressable(content, spec)
    }

    /// Builds the buttons of answers with their notes. The first one is the primary button.
    pub fn choices(
        &mut self,
        width: f32,
        answers: impl IntoIterator<Item = (ButtonSpec, String)>,
    ) -> Vec<Handle<UiNode>> {
        let answers = answers.into_iter().enumerate();
        answers
            .map(|(index, (spec, note))| self.choice(width, spec.primary_if(index == 0), &note))
            .collect()
    }

    /// Builds a label and, unless it is empty, a note in small print.
    fn label_and_note(&mut self, spec: &ButtonSpec, note: &str, room: f32) -> Vec<Handle<UiNode>> {
        let label = self.label_of(spec);
        let label = self.paragraph_with(&label, room, sizes::BODY, colors::CREAM);
        self.ctx[label].set_name(names::OPTION);
        let mut lines = vec![label];
        if !note.is_empty() {
            lines.push(self.small_paragraph(note, room));
        }
        lines
    }

    /// Returns the text of a tooltip with the key that does the same as the button. A button with a
    /// key but without a tooltip repeats its label.
    fn tooltip_text(&self, spec: &ButtonSpec) -> Option<String> {
        let Some(key) = spec.shortcut else {
            return spec.tooltip.clone();
        };
        let key = match (key.as_bytes(), self.keys) {
            ([usual], Some(keys)) => keys.key_of(char::from(*usual)).to_string(),
            _ => key.to_owned(),
        };
        let label = spec.tooltip.clone().unwrap_or_else(|| self.label_of(spec));
        let values = [("label", label.into()), ("key", key.into())];
        Some(self.locale.format("tooltip-key", &values))
    }

    /// Gives a button a tooltip with any content.
    pub fn tooltip(&mut self, button: Handle<UiNode>, content: Handle<UiNode>) {
        let widget = WidgetBuilder::new()
            .with_visibility(false)
            .with_hit_test_visibility(false)
            // Out of sight until its size is known.
            .with_desired_position(Vector2::repeat(-10_000.0))
            .with_child(content);
        let radius = self.px(6.0);
        let tooltip = self.border(widget, [colors::DENSE_GLASS, colors::BRASS], 1.0, radius);
        let tooltip = RcUiNodeHandle::new(tooltip, self.ctx.sender());
        self.ctx[button].set_tooltip(Some(tooltip));
    }

    /// Makes any content a button. The engine draws a disabled one at an opacity of 40%.
    pub fn pressable(&mut self, content: Handle<UiNode>, spec: ButtonSpec) -> Handle<UiNode> {
        let [rest, ..] = spec.style.colors();
        let stroke = match spec.style {
            ButtonStyle::Chosen => colors::BRASS,
            ButtonStyle::Plain | ButtonStyle::Primary => colors::BRASS_FAINT,
        };
        let radius = self.px(6.0);
        let back = self.border(WidgetBuilder::new(), [rest, stroke], 1.0, radius);
        let content = self.solid_ground(content);
        let button = ButtonBuilder::new(
            WidgetBuilder::new()
                .with_min_size(Vector2::repeat(self.px(spec.least.unwrap_or(self.least))))
                .with_enabled(spec.enabled),
        )
        .with_back(back)
        .with_content(content)
        .build(self.ctx);
        if let Some(text) = self.tooltip_text(&spec) {
            let fits = text.chars().count() as f32 * sizes::SMALL * 0.5 < WIDEST_TOOLTIP;
            let text = match fits {
                true => self.text(&text, sizes::SMALL, colors::CREAM),
                false => self.paragraph_with(&text, WIDEST_TOOLTIP, sizes::SMALL, colors::CREAM),
            };
            self.ctx[text].set_name(names::TOOLTIP);
            self.margin(text, [9.0, 5.0, 9.0, 5.0]);
            self.tooltip(button.to_base(), text);
        }
        self.entries.push(ButtonRecord {
            button,
            back,
            name: spec.name,
            action: spec.action,
            enabled: spec.enabled,
            look: spec.style,
            colors: spec.style.colors().map(|color| self.tone(color)),
            slider: None,
            hover_progress: 0.0,
        });
        button.transmute()
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        app::{options::TableId, settings::Settings},
        ui::{
            Action, Dialog, View,
            dialog_layout::Confirm,
            kit::{ButtonSpec, colors},
            layout_check::{Place, bare, laid_out, locales, pictures},
        },
    };
    use fyrox::{
        core::color::Color,
        gui::{brush::Brush, text::Text},
    };

    /// Opacity at which the engine draws disabled widgets.
    const DISABLED: f32 = 0.4;

    /// Returns a color drawn over another at this opacity.
    fn over(color: Color, ground: [f32; 3], opacity: f32) -> [f32; 3] {
        let share = f32::from(color.a) / 255.0 * opacity;
        let parts = [color.r, color.g, color.b].map(|part| f32::from(part) / 255.0);
        [0, 1, 2].map(|part| ground[part] + (parts[part] - ground[part]) * share)
    }

    /// Returns the contrast ratio of two colors, as WCAG defines it.
    fn contrast(one: [f32; 3], other: [f32; 3]) -> f32 {
        let light = |color: [f32; 3]| {
            let [r, g, b] = color.map(|part| match part <= 0.040_45 {
                true => part / 12.92,
                false => ((part + 0.055) / 1.055).powf(2.4),
            });
            0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
        };
        let (one, other) = (light(one), light(other));
        one.max(other) / one.min(other)
    }

    /// Returns the contrast between the label of a button and the button.
    fn contrast_of_label(enabled: bool) -> f32 {
        let (locales, settings, pictures) = (locales(), Settings::default(), pictures());
        let place = Place::new(1280.0, 720.0, 1.0);
        let answer = ButtonSpec::new("answer", "", Action::Close).label("Answer");
        let answer = answer.enabled_if(enabled);
        let question = Confirm::new("question", "menu", String::new(), [answer]);
        let table = TableId::new("table");
        let view = View {
            dialogs: &[Dialog::Confirm(question)],
            ..bare(table, &place, &locales[0], &settings, &pictures)
        };
        let (ui, _) = laid_out(&view);
        let is_label = |text: &&Text| text.text() == "Answer";
        let mut texts = ui.nodes().iter().filter_map(|node| node.cast::<Text>());
        let Brush::Solid(color) = texts.find(is_label).unwrap().foreground() else {
            panic!("the label has one color");
        };
        let opacity = if enabled { 1.0 } else { DISABLED };
        let glass = over(colors::GLASS, [0.0; 3], 1.0);
        let ground = over(colors::BUTTON, glass, opacity);
        contrast(over(color, ground, opacity), ground)
    }

    #[test]
    fn a_disabled_label_can_be_read_and_is_fainter_than_an_enabled_one() {
        let [disabled, enabled] = [false, true].map(contrast_of_label);
        assert!(disabled >= 3.5, "{disabled}");
        assert!(disabled <= 0.4 * enabled, "{disabled} of {enabled}");
    }
}
