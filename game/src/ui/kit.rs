//! The parts that every panel is made of, in the house's style: dark glass, a brass hairline,
//! cream text, an 8-pixel grid, one scale of text.
//!
//! Sizes are given as for a window 720 lines high; [`Kit`] multiplies them, so that panels grow
//! with the window and with the player's setting.

use super::Action;
use fyrox::{
    asset::untyped::ResourceKind,
    core::{algebra::Vector2, color::Color, pool::Handle, uuid::Uuid},
    gui::{
        BuildContext, HorizontalAlignment, Orientation, RcUiNodeHandle, Thickness, UiNode,
        VerticalAlignment,
        border::BorderBuilder,
        brush::Brush,
        button::{Button, ButtonBuilder},
        decorator::DecoratorBuilder,
        font::{BUILT_IN_BOLD, FontResource},
        formatted_text::{Run, WrapMode},
        grid::{Column, GridBuilder, Row},
        image::ImageBuilder,
        scroll_bar::{ScrollBar, ScrollBarBuilder},
        scroll_viewer::{ScrollViewer, ScrollViewerBuilder},
        stack_panel::StackPanelBuilder,
        text::{Text, TextBuilder},
        widget::WidgetBuilder,
    },
    resource::texture::{TextureResource, TextureResourceExtension},
};

/// The house's colours (docs/ART.md).
pub mod colors {
    use fyrox::core::color::Color;

    /// Panels: ink at 85 %.
    pub const GLASS: Color = Color::from_rgba(0x1b, 0x1b, 0x1f, 217);
    /// What lies over the table while a dialog is open.
    pub const DIM: Color = Color::from_rgba(0x0a, 0x08, 0x07, 140);
    /// Hairlines and headings.
    pub const BRASS: Color = Color::from_rgba(0xb0, 0x8d, 0x57, 255);
    /// Hairlines that should not call.
    pub const BRASS_FAINT: Color = Color::from_rgba(0xb0, 0x8d, 0x57, 110);
    /// Text.
    pub const CREAM: Color = Color::from_rgba(0xf2, 0xe8, 0xd5, 255);
    /// Text of lesser weight; 7:1 on the glass.
    pub const CREAM_SOFT: Color = Color::from_rgba(0xc9, 0xbd, 0xa6, 255);
    /// Under dark men, so that they are seen.
    pub const CREAM_GROUND: Color = Color::from_rgba(0xf2, 0xe8, 0xd5, 44);
    /// A button at rest.
    pub const BUTTON: Color = Color::from_rgba(0x35, 0x2b, 0x24, 235);
    /// Under the pointer.
    pub const BUTTON_HOVER: Color = Color::from_rgba(0x55, 0x41, 0x30, 245);
    /// Pressed.
    pub const BUTTON_PRESSED: Color = Color::from_rgba(0x7a, 0x5c, 0x38, 255);
    /// The button that most players want.
    pub const PRIMARY: Color = Color::from_rgba(0x6b, 0x4d, 0x2a, 245);
    /// The same under the pointer.
    pub const PRIMARY_HOVER: Color = Color::from_rgba(0x86, 0x63, 0x38, 250);
    /// And pressed.
    pub const PRIMARY_PRESSED: Color = Color::from_rgba(0xa3, 0x7c, 0x4a, 255);
    /// The last move in the list.
    pub const ACCENT: Color = Color::from_rgba(0xff, 0xd9, 0x5a, 255);
}

/// Text sizes at 720 lines.
pub mod sizes {
    /// Small print.
    pub const SMALL: f32 = 14.0;
    /// Running text and buttons.
    pub const BODY: f32 = 16.0;
    /// Headings in panels.
    pub const HEADING: f32 = 20.0;
    /// Headings of dialogs.
    pub const TITLE: f32 = 28.0;
    /// The name of the house.
    pub const DISPLAY: f32 = 40.0;
}

/// Pictures for panels, drawn in art/. A picture whose file is missing is `None`, and its button
/// shows its words instead.
#[derive(Debug, Default, Clone)]
pub struct Pictures {
    pictures: std::collections::HashMap<String, TextureResource>,
}

impl Pictures {
    /// Takes the picture file `bytes` in as `name`; returns false if it is no picture.
    pub fn add(&mut self, name: &str, bytes: &[u8]) -> bool {
        let texture = TextureResource::load_from_memory(
            Uuid::new_v4(),
            ResourceKind::Embedded,
            bytes,
            Default::default(),
        );
        match texture {
            Ok(texture) => {
                self.pictures.insert(name.to_owned(), texture);
                true
            }
            Err(_) => false,
        }
    }

    /// The picture called `name`.
    pub fn get(&self, name: &str) -> Option<TextureResource> {
        self.pictures.get(name).cloned()
    }
}

/// A button that was built: what a click on it means, and its name in the trace.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The widget.
    pub button: Handle<Button>,
    /// Its background, whose hairline shows the focus.
    pub back: Handle<UiNode>,
    /// Its name for tests and bug reports.
    pub name: String,
    /// What it does.
    pub action: Action,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// How it looks.
    pub look: Look,
    /// How much it is attended to: 0 at rest, 1 under the pointer, 2 pressed, and on the way
    /// between these.
    pub heat: f32,
}

impl Entry {
    /// The background for its heat.
    pub fn brush(&self) -> Brush {
        let [rest, hover, pressed] = self.look.colors();
        solid(if self.heat <= 1.0 {
            rest.lerp(hover, self.heat)
        } else {
            hover.lerp(pressed, self.heat - 1.0)
        })
    }
}

/// How a button looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// One of several.
    Plain,
    /// The one that most players want.
    Primary,
}

impl Look {
    /// Background at rest, under the pointer, and pressed.
    pub fn colors(self) -> [Color; 3] {
        match self {
            Look::Plain => [colors::BUTTON, colors::BUTTON_HOVER, colors::BUTTON_PRESSED],
            Look::Primary => [
                colors::PRIMARY,
                colors::PRIMARY_HOVER,
                colors::PRIMARY_PRESSED,
            ],
        }
    }
}

/// Builds widgets in the house's style.
pub struct Kit<'a, 'b> {
    /// The engine's builder.
    pub ctx: &'a mut BuildContext<'b>,
    /// Pixels for a unit.
    pub scale: f32,
    /// Pictures.
    pub pictures: &'a Pictures,
    /// Buttons built so far.
    pub entries: Vec<Entry>,
}

/// A solid brush.
pub fn solid(color: Color) -> Brush {
    Brush::Solid(color)
}

impl Kit<'_, '_> {
    /// Pixels for a size.
    pub fn px(&self, size: f32) -> f32 {
        (size * self.scale).round().max(1.0)
    }

    /// A thickness of whole pixels.
    pub fn pad(&self, left: f32, top: f32, right: f32, bottom: f32) -> Thickness {
        let px = |size: f32| {
            if size == 0.0 {
                0.0
            } else {
                (size * self.scale).round()
            }
        };
        Thickness {
            left: px(left),
            top: px(top),
            right: px(right),
            bottom: px(bottom),
        }
    }

    /// A line of text.
    pub fn text(&mut self, text: &str, size: f32, color: Color) -> Handle<UiNode> {
        self.text_with(
            text,
            size,
            color,
            WrapMode::NoWrap,
            HorizontalAlignment::Left,
        )
    }

    /// A line of text in the middle of what it stands in.
    pub fn centred(&mut self, text: &str, size: f32, color: Color) -> Handle<UiNode> {
        let text = self.text(text, size, color);
        let row = self.row(0.0, vec![text]);
        self.ctx[row].set_horizontal_alignment(HorizontalAlignment::Center);
        row
    }

    /// Text that breaks into lines no wider than `width`.
    pub fn paragraph(&mut self, text: &str, width: f32) -> Handle<UiNode> {
        self.paragraph_with(text, width, sizes::BODY, colors::CREAM)
    }

    /// The same in small print.
    pub fn small_paragraph(&mut self, text: &str, width: f32) -> Handle<UiNode> {
        self.paragraph_with(text, width, sizes::SMALL, colors::CREAM_SOFT)
    }

    /// Small print that calls.
    pub fn remark(&mut self, text: &str, width: f32) -> Handle<UiNode> {
        self.paragraph_with(text, width, sizes::SMALL, colors::ACCENT)
    }

    /// The same with everything said.
    pub fn paragraph_with(
        &mut self,
        text: &str,
        width: f32,
        size: f32,
        color: Color,
    ) -> Handle<UiNode> {
        let width = self.px(width);
        let (size, gap) = (self.px(size), self.px(size * 0.25));
        let text = TextBuilder::new(
            WidgetBuilder::new()
                .with_foreground(solid(color).into())
                .with_width(width)
                .with_hit_test_visibility(false),
        )
        .with_text(text)
        .with_font_size(size.into())
        .with_wrap(WrapMode::Word)
        .build(self.ctx);
        self.ctx[text]
            .formatted_text
            .borrow_mut()
            .set_line_space(gap);
        text.transmute()
    }

    /// Text with everything said.
    pub fn text_with(
        &mut self,
        text: &str,
        size: f32,
        color: Color,
        wrap: WrapMode,
        align: HorizontalAlignment,
    ) -> Handle<UiNode> {
        let font: Option<FontResource> = (size >= sizes::HEADING).then(|| BUILT_IN_BOLD.resource());
        let size = self.px(size);
        TextBuilder::new(
            WidgetBuilder::new()
                .with_foreground(solid(color).into())
                // Letters such as g hang below what the engine takes for the height of a line.
                .with_min_size(Vector2::new(0.0, (size * 1.3).ceil()))
                .with_vertical_alignment(VerticalAlignment::Center)
                .with_hit_test_visibility(false),
        )
        .with_text(text)
        .with_opt_font(font)
        .with_font_size(size.into())
        .with_wrap(wrap)
        .with_horizontal_text_alignment(align)
        .with_vertical_text_alignment(VerticalAlignment::Center)
        .build(self.ctx)
        .transmute()
    }

    /// A line of text whose end, `tail`, is in another colour.
    pub fn text_and_tail(
        &mut self,
        text: &str,
        tail: &str,
        size: f32,
        color: Color,
        tail_color: Color,
    ) -> Handle<UiNode> {
        let (start, end) = (text.chars().count(), tail.chars().count());
        let line = self.text(&format!("{text}{tail}"), size, color);
        if end > 0 {
            let run = Run::new(start as u32..(start + end) as u32).with_brush(solid(tail_color));
            let line: Handle<Text> = line.transmute();
            let mut formatted = self.ctx[line].formatted_text.borrow_mut();
            formatted.set_runs(vec![run].into());
        }
        line
    }

    /// What is counted at the left, how much it is at the right.
    pub fn pair(&mut self, label: &str, value: &str, color: Color) -> Handle<UiNode> {
        self.pair_in(label, value, colors::CREAM_SOFT, color)
    }

    /// The same in two colours.
    pub fn pair_in(
        &mut self,
        label: &str,
        value: &str,
        label_color: Color,
        color: Color,
    ) -> Handle<UiNode> {
        let label = self.text(label, sizes::SMALL, label_color);
        let value = self.text(value, sizes::SMALL, color);
        let margin = self.pad(8.0, 0.0, 0.0, 0.0);
        self.ctx[value].set_column(1).set_margin(margin);
        GridBuilder::new(WidgetBuilder::new().with_children([label, value]))
            .add_row(Row::auto())
            .add_column(Column::stretch())
            .add_column(Column::auto())
            .build(self.ctx)
            .to_base()
    }

    /// Lines of text in columns of these widths; a text that is too long breaks.
    pub fn table(
        &mut self,
        columns: &[(f32, HorizontalAlignment)],
        rows: Vec<Vec<(String, Color)>>,
    ) -> Handle<UiNode> {
        let count = rows.len();
        let mut cells = Vec::new();
        for (row, line) in rows.into_iter().enumerate() {
            for (column, (text, color)) in line.into_iter().enumerate() {
                let align = columns
                    .get(column)
                    .map_or(HorizontalAlignment::Left, |&(_, align)| align);
                let cell = self.text_with(&text, sizes::SMALL, color, WrapMode::Word, align);
                let margin = self.pad(0.0, 0.0, 8.0, 5.0);
                self.ctx[cell]
                    .set_row(row)
                    .set_column(column)
                    .set_margin(margin);
                cells.push(cell);
            }
        }
        let columns = columns
            .iter()
            .map(|&(width, _)| Column::strict(self.px(width)))
            .collect();
        GridBuilder::new(WidgetBuilder::new().with_children(cells))
            .add_rows(vec![Row::auto(); count])
            .add_columns(columns)
            .build(self.ctx)
            .to_base()
    }

    /// Keeps room for at least so much, so that nothing jumps when less is shown.
    pub fn at_least(&mut self, node: Handle<UiNode>, width: f32, height: f32) -> Handle<UiNode> {
        let size = Vector2::new(width * self.scale, height * self.scale);
        self.ctx[node].set_min_size(size);
        node
    }

    /// A picture, `height` high and as wide; empty space if it is missing.
    pub fn picture(&mut self, name: &str, width: f32, height: f32) -> Handle<UiNode> {
        let widget = WidgetBuilder::new()
            .with_width(self.px(width))
            .with_height(self.px(height))
            .with_hit_test_visibility(false)
            .with_vertical_alignment(VerticalAlignment::Center)
            .with_horizontal_alignment(HorizontalAlignment::Center);
        ImageBuilder::new(widget)
            .with_opt_texture(self.pictures.get(name))
            .with_sync_with_texture_size(false)
            .build(self.ctx)
            .transmute()
    }

    /// Children one under the other, `gap` apart.
    pub fn column(&mut self, gap: f32, children: Vec<Handle<UiNode>>) -> Handle<UiNode> {
        for (index, &child) in children.iter().enumerate() {
            let margin = self.pad(0.0, if index == 0 { 0.0 } else { gap }, 0.0, 0.0);
            self.ctx[child].set_margin(margin);
        }
        StackPanelBuilder::new(WidgetBuilder::new().with_children(children))
            .with_orientation(Orientation::Vertical)
            .build(self.ctx)
            .transmute()
    }

    /// The same, and as wide as it is told: what stretches stretches to that.
    pub fn column_of_width(
        &mut self,
        gap: f32,
        width: f32,
        children: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let column = self.column(gap, children);
        let width = self.px(width);
        self.ctx[column].set_width(width);
        column
    }

    /// Children side by side, `gap` apart, no higher than the highest of them.
    pub fn row(&mut self, gap: f32, children: Vec<Handle<UiNode>>) -> Handle<UiNode> {
        let count = children.len();
        for (index, &child) in children.iter().enumerate() {
            let margin = self.pad(if index == 0 { 0.0 } else { gap }, 0.0, 0.0, 0.0);
            self.ctx[child].set_column(index).set_margin(margin);
        }
        GridBuilder::new(WidgetBuilder::new().with_children(children))
            .add_columns(vec![Column::auto(); count])
            .add_row(Row::auto())
            .build(self.ctx)
            .transmute()
    }

    /// Children in rows of `columns`, all equally wide, `gap` apart.
    pub fn tiles(
        &mut self,
        columns: usize,
        gap: f32,
        children: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let rows = children.len().div_ceil(columns.max(1));
        for (index, &child) in children.iter().enumerate() {
            let (row, column) = (index / columns, index % columns);
            let margin = self.pad(
                if column == 0 { 0.0 } else { gap * 0.5 },
                if row == 0 { 0.0 } else { gap },
                if column + 1 == columns {
                    0.0
                } else {
                    gap * 0.5
                },
                0.0,
            );
            self.ctx[child]
                .set_row(row)
                .set_column(column)
                .set_margin(margin);
        }
        GridBuilder::new(WidgetBuilder::new().with_children(children))
            .add_columns(vec![Column::stretch(); columns])
            .add_rows(vec![Row::auto(); rows])
            .build(self.ctx)
            .transmute()
    }

    /// Empty space.
    pub fn space(&mut self, height: f32) -> Handle<UiNode> {
        let height = self.px(height);
        BorderBuilder::new(
            WidgetBuilder::new()
                .with_height(height)
                .with_hit_test_visibility(false)
                .with_background(solid(Color::TRANSPARENT).into())
                .with_foreground(solid(Color::TRANSPARENT).into()),
        )
        .build(self.ctx)
        .transmute()
    }

    /// A brass hairline across.
    pub fn line(&mut self) -> Handle<UiNode> {
        BorderBuilder::new(
            WidgetBuilder::new()
                .with_height(1.0)
                .with_hit_test_visibility(false)
                .with_background(solid(colors::BRASS_FAINT).into())
                .with_foreground(solid(Color::TRANSPARENT).into()),
        )
        .build(self.ctx)
        .transmute()
    }

    /// An invisible rectangle round `child`. The engine finds what is under the pointer by the
    /// triangles that are drawn, and misses the very middle of a shape with round corners, where
    /// they meet.
    fn solid_ground(&mut self, child: Handle<UiNode>) -> Handle<UiNode> {
        BorderBuilder::new(
            WidgetBuilder::new()
                .with_child(child)
                .with_background(solid(Color::TRANSPARENT).into())
                .with_foreground(solid(Color::TRANSPARENT).into()),
        )
        .with_stroke_thickness(Thickness::zero().into())
        .build(self.ctx)
        .transmute()
    }

    /// A panel of dark glass round `child`.
    pub fn panel(
        &mut self,
        child: Handle<UiNode>,
        padding: f32,
        align: (HorizontalAlignment, VerticalAlignment),
        margin: Thickness,
    ) -> Handle<UiNode> {
        let pad = self.pad(padding, padding, padding, padding);
        self.ctx[child].set_margin(pad);
        let child = self.solid_ground(child);
        let radius = self.px(10.0);
        BorderBuilder::new(
            WidgetBuilder::new()
                .with_child(child)
                .with_horizontal_alignment(align.0)
                .with_vertical_alignment(align.1)
                .with_margin(margin)
                .with_background(solid(colors::GLASS).into())
                .with_foreground(solid(colors::BRASS_FAINT).into()),
        )
        .with_corner_radius(radius.into())
        .with_pad_by_corner_radius(false)
        .with_stroke_thickness(Thickness::uniform(1.0).into())
        .build(self.ctx)
        .transmute()
    }

    /// A button with a line of text, and a picture before it if there is one of that name.
    pub fn button(&mut self, name: &str, label: &str, action: Action) -> Handle<UiNode> {
        self.button_with(name, label, None, action, Look::Plain, true)
    }

    /// A button with everything said.
    pub fn button_with(
        &mut self,
        name: &str,
        label: &str,
        picture: Option<&str>,
        action: Action,
        look: Look,
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
        // Even a single part goes into a row, which is as wide as what it holds and so can stand in
        // the middle; a text by itself is as wide as it may be.
        let content = self.row(6.0, parts);
        let margin = self.pad(7.0, 7.0, 7.0, 7.0);
        self.ctx[content]
            .set_margin(margin)
            .set_horizontal_alignment(HorizontalAlignment::Center)
            .set_vertical_alignment(VerticalAlignment::Center);
        self.pressable(name, content, action, look, enabled, 40.0)
    }

    /// A button with a switch at its right end, `width` wide, that says whether something is `on`.
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
        self.pressable(name, content, action, Look::Plain, true, 40.0)
    }

    /// A button that shows a picture alone; `label` when it is missing.
    pub fn icon(
        &mut self,
        name: &str,
        picture: &str,
        label: &str,
        action: Action,
    ) -> Handle<UiNode> {
        self.icon_with(name, picture, label, action, true)
    }

    /// As [`Kit::icon`], perhaps disabled.
    pub fn icon_with(
        &mut self,
        name: &str,
        picture: &str,
        label: &str,
        action: Action,
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
        let button = self.pressable(name, content, action, Look::Plain, enabled, 40.0);
        self.hint(button, label);
        button
    }

    /// Gives a button a sentence that appears while the pointer rests on it.
    pub fn hint(&mut self, button: Handle<UiNode>, text: &str) {
        let line = self.text(text, sizes::SMALL, colors::CREAM);
        let margin = self.pad(8.0, 5.0, 8.0, 5.0);
        self.ctx[line].set_margin(margin);
        let radius = self.px(5.0);
        let tooltip = BorderBuilder::new(
            WidgetBuilder::new()
                .with_visibility(false)
                .with_hit_test_visibility(false)
                .with_child(line)
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

    /// Anything at all as a button, at least `height` high.
    pub fn pressable(
        &mut self,
        name: &str,
        content: Handle<UiNode>,
        action: Action,
        look: Look,
        enabled: bool,
        height: f32,
    ) -> Handle<UiNode> {
        let radius = self.px(6.0);
        let [rest, ..] = look.colors();
        let back = BorderBuilder::new(
            WidgetBuilder::new()
                .with_background(solid(rest).into())
                .with_foreground(solid(colors::BRASS_FAINT).into())
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
        self.entries.push(Entry {
            button,
            back,
            name: name.to_owned(),
            action,
            enabled,
            look,
            heat: 0.0,
        });
        button.transmute()
    }

    /// Content that scrolls, `height` high at most.
    pub fn scrolled(&mut self, content: Handle<UiNode>, height: f32) -> Handle<ScrollViewer> {
        let height = self.px(height);
        let bar = self.scroll_bar();
        // The engine shows bars until it has found out that nothing is hidden, which would flicker
        // at every change.
        self.ctx[bar].set_visibility(false);
        let no_bar = ScrollBarBuilder::new(WidgetBuilder::new().with_visibility(false))
            .with_max(0.0)
            .build(self.ctx);
        ScrollViewerBuilder::new(
            WidgetBuilder::new().with_max_size(Vector2::new(f32::INFINITY, height)),
        )
        .with_content(content)
        .with_vertical_scroll_bar(bar)
        .with_horizontal_scroll_bar(no_bar)
        .with_vertical_scroll_allowed(true)
        .with_horizontal_scroll_allowed(false)
        .build(self.ctx)
    }

    /// The same for content whose height is its own affair. The engine finds out how far there is
    /// to scroll by the height that was set, not by the most that is allowed.
    pub fn scrolled_if_higher(
        &mut self,
        content: Handle<UiNode>,
        height: f32,
    ) -> Handle<ScrollViewer> {
        let limit = self.px(height);
        let endless = Vector2::repeat(f32::INFINITY);
        self.ctx.inner().measure_node(content, endless);
        let wanted = self.ctx[content].desired_size().y;
        let viewer = self.scrolled(content, height);
        if wanted > limit {
            self.ctx[viewer].set_height(limit);
            let bar = self.ctx[viewer].v_scroll_bar;
            self.ctx[bar].set_visibility(true);
        }
        viewer
    }

    /// A brass rod in a groove. It has no arrows: the wheel and the rod itself are enough.
    fn scroll_bar(&mut self) -> Handle<ScrollBar> {
        let no_arrow = |ctx: &mut BuildContext| {
            ButtonBuilder::new(WidgetBuilder::new().with_visibility(false)).build(ctx)
        };
        let (up, down) = (no_arrow(self.ctx), no_arrow(self.ctx));
        let width = self.px(8.0);
        let rod = DecoratorBuilder::new(
            BorderBuilder::new(
                WidgetBuilder::new().with_foreground(solid(Color::TRANSPARENT).into()),
            )
            .with_corner_radius((width * 0.5).into())
            .with_pad_by_corner_radius(false)
            .with_stroke_thickness(Thickness::zero().into()),
        )
        .with_normal_brush(solid(colors::BRASS_FAINT).into())
        .with_hover_brush(solid(colors::BRASS).into())
        .with_pressed_brush(solid(colors::ACCENT).into())
        .build(self.ctx)
        .to_base();
        let groove = BorderBuilder::new(
            WidgetBuilder::new()
                .with_background(solid(colors::DIM).into())
                .with_foreground(solid(Color::TRANSPARENT).into()),
        )
        .with_corner_radius((width * 0.5).into())
        .with_pad_by_corner_radius(false)
        .with_stroke_thickness(Thickness::zero().into())
        .build(self.ctx)
        .to_base();
        let margin = self.pad(8.0, 0.0, 0.0, 0.0);
        ScrollBarBuilder::new(WidgetBuilder::new().with_width(width).with_margin(margin))
            .with_step(30.0)
            .with_orientation(Orientation::Vertical)
            .with_increase(down)
            .with_decrease(up)
            .with_indicator(rod)
            .with_body(groove)
            .build(self.ctx)
    }

    /// A layer as large as the window, `dim`med if it is to hold the eye, which lets nothing
    /// through if it is.
    pub fn layer(
        &mut self,
        size: (f32, f32),
        dim: bool,
        children: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let cover = dim.then(|| {
            BorderBuilder::new(
                WidgetBuilder::new()
                    .with_background(solid(colors::DIM).into())
                    .with_foreground(solid(Color::TRANSPARENT).into()),
            )
            .with_stroke_thickness(Thickness::zero().into())
            .build(self.ctx)
            .to_base()
        });
        GridBuilder::new(
            WidgetBuilder::new()
                .with_width(size.0)
                .with_height(size.1)
                .with_children(cover.into_iter().chain(children)),
        )
        .add_row(Row::stretch())
        .add_column(Column::stretch())
        .build(self.ctx)
        .transmute()
    }
}
