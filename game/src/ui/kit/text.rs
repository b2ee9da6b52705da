//! Lines, paragraphs and tables of text.

use super::{UiBuilder, colors, even, legible, sizes, solid};
use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        font::{BUILT_IN_BOLD, BUILT_IN_FONT, FontResource},
        formatted_text::{FormattedTextBuilder, Run, WrapMode},
        grid::{Column, GridBuilder, Row},
        text::{Text, TextBuilder},
        widget::WidgetBuilder,
    },
};
use std::collections::VecDeque;

/// Headings are bold; other text is in the engine's own font.
fn font(size: f32) -> FontResource {
    if size >= sizes::HEADING {
        BUILT_IN_BOLD.resource()
    } else {
        BUILT_IN_FONT.resource()
    }
}

impl UiBuilder<'_, '_> {
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

    /// A line in the middle of what it lies in, in a smaller size where it would be wider than `width`.
    pub fn centred_fitted(
        &mut self,
        text: &str,
        size: f32,
        color: Color,
        width: f32,
    ) -> Handle<UiNode> {
        let text = self.fitted(text, size, color, width);
        let row = self.row(0.0, vec![text]);
        self.ctx[row].set_horizontal_alignment(HorizontalAlignment::Center);
        row
    }

    /// Text that breaks into lines no wider than `width`.
    pub fn paragraph(&mut self, text: &str, width: f32) -> Handle<UiNode> {
        self.paragraph_with(text, width, sizes::BODY, colors::CREAM)
    }

    /// The same with every line in the middle.
    pub fn paragraph_centred(
        &mut self,
        text: &str,
        width: f32,
        size: f32,
        color: Color,
    ) -> Handle<UiNode> {
        let line = self.text_with(
            text,
            size,
            color,
            WrapMode::Word,
            HorizontalAlignment::Center,
        );
        let width = self.px(width);
        self.ctx[line].set_width(width);
        let gap = self.px(size * 0.2);
        let text: Handle<Text> = line.transmute();
        self.ctx[text]
            .formatted_text
            .borrow_mut()
            .set_line_space(gap);
        line
    }

    /// A paragraph in small print.
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
        let font = BUILT_IN_FONT.resource();
        let text = legible(&font, text);
        even(&font, &text, size);
        let text = TextBuilder::new(
            WidgetBuilder::new()
                .with_foreground(solid(color).into())
                .with_width(width)
                .with_hit_test_visibility(false),
        )
        .with_text(text)
        .with_font(font)
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
        let font = font(size);
        let size = self.px(size);
        let text = legible(&font, text);
        even(&font, &text, size);
        TextBuilder::new(
            WidgetBuilder::new()
                .with_foreground(solid(color).into())
                // Letters such as g hang below what the engine takes for the height of a line.
                .with_min_size(Vector2::new(0.0, (size * 1.3).ceil()))
                .with_vertical_alignment(VerticalAlignment::Center)
                .with_hit_test_visibility(false),
        )
        .with_text(text)
        .with_font(font)
        .with_font_size(size.into())
        .with_wrap(wrap)
        .with_horizontal_text_alignment(align)
        .with_vertical_text_alignment(VerticalAlignment::Center)
        .build(self.ctx)
        .transmute()
    }

    /// How wide a line of text would be, in units.
    pub fn width_of(&self, text: &str, size: f32) -> f32 {
        let (font, size) = (font(size), self.px(size));
        let text = legible(&font, text);
        even(&font, &text, size);
        let mut formatted = FormattedTextBuilder::new(font)
            .with_text(text.into_owned())
            .with_font_size(size.into())
            .with_constraint(Vector2::repeat(f32::INFINITY))
            .build();
        formatted.measure().x / self.scale
    }

    /// A line of text no wider than `width`: one that is too long is smaller, and one that is still
    /// too long then ends in dots.
    pub fn fitted(&mut self, text: &str, size: f32, color: Color, width: f32) -> Handle<UiNode> {
        let size = self.fitting_size(text, size, width);
        let mut letters: VecDeque<char> = text.chars().collect();
        let mut shown = text.to_owned();
        while !letters.is_empty() && self.width_of(&shown, size) > width {
            letters.pop_back();
            let kept: String = letters.iter().collect();
            shown = format!("{}…", kept.trim_end());
        }
        self.text(&shown, size, color)
    }

    /// What is being typed: of a line that is too long the end is seen.
    pub fn fitted_end(
        &mut self,
        text: &str,
        size: f32,
        color: Color,
        width: f32,
    ) -> Handle<UiNode> {
        let mut letters: VecDeque<char> = text.chars().collect();
        let mut shown = text.to_owned();
        while !letters.is_empty() && self.width_of(&shown, size) > width {
            letters.pop_front();
            shown = letters.iter().collect();
        }
        self.text(&shown, size, color)
    }

    /// The largest size of the scale, up to `size`, in which a line is no wider than `width`; the
    /// smallest if there is none.
    fn fitting_size(&self, text: &str, size: f32, width: f32) -> f32 {
        [size, sizes::HEADING, sizes::BODY]
            .into_iter()
            .filter(|smaller| *smaller <= size)
            .find(|smaller| self.width_of(text, *smaller) <= width)
            .unwrap_or(sizes::SMALL.min(size))
    }

    /// A name in at most a few lines: one line if it fits, else smaller and broken between words.
    pub fn name(&mut self, text: &str, size: f32, color: Color, width: f32) -> Handle<UiNode> {
        let one_line = self.width_of(text, size) <= width;
        let words_fit = text
            .split_whitespace()
            .all(|word| self.width_of(word, sizes::SMALL) <= width);
        if one_line || !words_fit {
            self.fitted(text, size, color, width)
        } else {
            self.paragraph_with(text, width, sizes::SMALL, color)
        }
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
}
