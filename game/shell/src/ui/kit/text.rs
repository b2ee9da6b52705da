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
use std::borrow::Cow;

/// Greatest number of characters that are shown of a line: more than fit into any window.
const LONGEST_LINE: usize = 500;

/// Returns the text if it has at most `most` characters, or else its beginning with an ellipsis.
pub fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()).into(),
        None => text.into(),
    }
}

/// Returns the font for a size in units: bold for headings, regular for other text.
fn font(size: f32) -> FontResource {
    if size >= sizes::HEADING {
        BUILT_IN_BOLD.resource()
    } else {
        BUILT_IN_FONT.resource()
    }
}

impl UiBuilder<'_, '_> {
    /// Builds a line of text.
    pub fn text(&mut self, text: &str, size: f32, color: Color) -> Handle<UiNode> {
        self.text_with(
            text,
            size,
            color,
            WrapMode::NoWrap,
            HorizontalAlignment::Left,
        )
    }

    /// Builds a line of text that is centered in its parent.
    pub fn centred(&mut self, text: &str, size: f32, color: Color) -> Handle<UiNode> {
        let text = self.text(text, size, color);
        self.in_the_center(text)
    }

    /// Builds a centered line of text, in a smaller size if it would be wider than `width` units.
    pub fn centred_fitted(
        &mut self,
        text: &str,
        size: f32,
        color: Color,
        width: f32,
    ) -> Handle<UiNode> {
        let text = self.fitted(text, size, color, width);
        self.in_the_center(text)
    }

    /// Puts a line of text into the center of its parent.
    fn in_the_center(&mut self, text: Handle<UiNode>) -> Handle<UiNode> {
        let row = self.row(0.0, vec![text]);
        self.ctx[row].set_horizontal_alignment(HorizontalAlignment::Center);
        row
    }

    /// Builds body text that breaks into lines no wider than `width` units.
    pub fn paragraph(&mut self, text: &str, width: f32) -> Handle<UiNode> {
        self.paragraph_with(text, width, sizes::BODY, colors::CREAM)
    }

    /// Builds a paragraph with every line centered.
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

    /// Builds a paragraph in small print.
    pub fn small_paragraph(&mut self, text: &str, width: f32) -> Handle<UiNode> {
        self.paragraph_with(text, width, sizes::SMALL, colors::CREAM_SOFT)
    }

    /// Builds a highlighted paragraph in small print.
    pub fn remark(&mut self, text: &str, width: f32) -> Handle<UiNode> {
        self.paragraph_with(text, width, sizes::SMALL, colors::ACCENT)
    }

    /// Builds a left-aligned paragraph in any size and color.
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
                .with_foreground(solid(self.tone(color)).into())
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

    /// Builds text with any wrapping and alignment.
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
        let most = match wrap {
            WrapMode::NoWrap => LONGEST_LINE,
            _ => usize::MAX,
        };
        let text = shortened(text, most);
        let text = legible(&font, &text);
        even(&font, &text, size);
        TextBuilder::new(
            WidgetBuilder::new()
                .with_foreground(solid(self.tone(color)).into())
                // Descenders reach below the line height of the engine.
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

    /// Returns the width of a line of text, in units.
    pub fn width_of(&self, text: &str, size: f32) -> f32 {
        let (font, size) = (font(size), self.px(size));
        let text = shortened(text, LONGEST_LINE);
        let text = legible(&font, &text);
        even(&font, &text, size);
        let mut formatted = FormattedTextBuilder::new(font)
            .with_text(text.into_owned())
            .with_font_size(size.into())
            .with_constraint(Vector2::repeat(f32::INFINITY))
            .build();
        formatted.measure().x / self.scale
    }

    /// Builds a line of text no wider than `width` units. Text that is too long gets smaller; if
    /// the smallest size is still too wide, it ends in an ellipsis.
    pub fn fitted(&mut self, text: &str, size: f32, color: Color, width: f32) -> Handle<UiNode> {
        let text = shortened(text, LONGEST_LINE);
        let size = self.fitting_size(&text, size, width);
        if self.width_of(&text, size) <= width {
            return self.text(&text, size, color);
        }
        let shown = |end: usize| format!("{}…", text[..end].trim_end());
        let ends: Vec<usize> = text.char_indices().map(|(end, _)| end).collect();
        let fitting = ends.partition_point(|end| self.width_of(&shown(*end), size) <= width);
        let end = ends.get(fitting.saturating_sub(1));
        self.text(&shown(end.copied().unwrap_or_default()), size, color)
    }

    /// Builds a line of text no wider than `width` units that shows the end of a longer text.
    pub fn fitted_end(
        &mut self,
        text: &str,
        size: f32,
        color: Color,
        width: f32,
    ) -> Handle<UiNode> {
        let mut starts: Vec<usize> = text.char_indices().map(|(start, _)| start).collect();
        starts.drain(..starts.len().saturating_sub(LONGEST_LINE));
        let hidden = starts.partition_point(|start| self.width_of(&text[*start..], size) > width);
        let start = starts.get(hidden).copied().unwrap_or(text.len());
        self.text(&text[start..], size, color)
    }

    /// Returns the largest text size up to `size` in which a line is at most `width` units wide, or
    /// the smallest size.
    fn fitting_size(&self, text: &str, size: f32, width: f32) -> f32 {
        [size, sizes::HEADING, sizes::BODY]
            .into_iter()
            .filter(|smaller| *smaller <= size)
            .find(|smaller| self.width_of(text, *smaller) <= width)
            .unwrap_or(sizes::SMALL.min(size))
    }

    /// Builds a name: on one line if it fits, otherwise in small print broken between words. If a
    /// single word is too wide, it is cut off.
    pub fn name(&mut self, text: &str, size: f32, color: Color, width: f32) -> Handle<UiNode> {
        let text = &*shortened(text, LONGEST_LINE);
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

    /// Builds a line of text whose end, `tail`, has another color.
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
            let run = Run::new(start as u32..(start + end) as u32)
                .with_brush(solid(self.tone(tail_color)));
            let line: Handle<Text> = line.transmute();
            let mut formatted = self.ctx[line].formatted_text.borrow_mut();
            formatted.set_runs(vec![run].into());
        }
        line
    }

    /// Builds a row with a label at the left and a value at the right.
    pub fn pair(&mut self, label: &str, value: &str, color: Color) -> Handle<UiNode> {
        self.pair_in(label, value, colors::CREAM_SOFT, color)
    }

    /// Builds a [`UiBuilder::pair`] in two colors.
    pub fn pair_in(
        &mut self,
        label: &str,
        value: &str,
        label_color: Color,
        color: Color,
    ) -> Handle<UiNode> {
        let label = self.text(label, sizes::SMALL, label_color);
        let value = self.text(value, sizes::SMALL, color);
        self.margin(value, [8.0, 0.0, 0.0, 0.0]);
        self.spread(0, Row::auto(), vec![label, value])
    }

    /// Builds a table with columns of these widths, in units, and this alignment. Long text wraps
    /// within its cell.
    pub fn table(
        &mut self,
        columns: &[(f32, HorizontalAlignment)],
        rows: Vec<Vec<(String, Color)>>,
    ) -> Handle<UiNode> {
        self.table_with_gap(8.0, columns, rows)
    }

    /// Builds a [`UiBuilder::table`] with this gap between columns, in units.
    pub fn table_with_gap(
        &mut self,
        gap: f32,
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
                let width = columns
                    .get(column)
                    .map_or(f32::INFINITY, |&(width, _)| width);
                let cell = self.cell(&text, color, width - gap, align);
                self.margin(cell, [0.0, 0.0, gap, 5.0]);
                self.ctx[cell].set_row(row).set_column(column);
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

    /// Builds a cell of a table. Its text is broken between words; a word that is wider than the
    /// cell is cut off, because a broken one is hard to read.
    fn cell(
        &mut self,
        text: &str,
        color: Color,
        width: f32,
        align: HorizontalAlignment,
    ) -> Handle<UiNode> {
        let mut words = text.split_whitespace();
        if words.all(|word| self.width_of(word, sizes::SMALL) <= width) {
            return self.text_with(text, sizes::SMALL, color, WrapMode::Word, align);
        }
        let cell = self.fitted(text, sizes::SMALL, color, width);
        self.aligned(cell, align, VerticalAlignment::Top)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{platform::locale::Locale, ui::kit::Pictures};
    use fyrox::gui::UserInterface;

    const WIDTH: f32 = 100.0;

    #[test]
    fn a_name_of_a_million_letters_is_cut_off() {
        let mut ui = UserInterface::new(Vector2::new(800.0, 600.0));
        let (pictures, locale) = (Pictures::default(), Locale::default());
        let mut ctx = ui.build_ctx();
        let mut kit = UiBuilder::new(&mut ctx, &locale, &pictures, 1.0);
        let shown = |kit: &UiBuilder, line: Handle<UiNode>| {
            let text = kit.ctx[line].cast::<Text>().expect("a line of text");
            text.text()
        };
        let (size, color) = (sizes::BODY, colors::CREAM);
        for word in ["W", "ü", "King "] {
            let long = format!("Ada {}end", word.repeat(1_000_000));
            let line = kit.fitted(&long, size, color, WIDTH);
            let begin = shown(&kit, line);
            assert!(begin.starts_with("Ada") && begin.ends_with('…'), "{begin}");
            assert!(kit.width_of(&begin, sizes::SMALL) <= WIDTH, "{begin}");
            let line = kit.fitted_end(&long, size, color, WIDTH);
            let end = shown(&kit, line);
            assert!(
                end.ends_with("end") && kit.width_of(&end, size) <= WIDTH,
                "{end}"
            );
            let line = kit.text(&long, size, color);
            assert!(shown(&kit, line).chars().count() <= LONGEST_LINE + 1);
            kit.name(&long, size, color, WIDTH);
        }
        let line = kit.fitted("Ada", size, color, WIDTH);
        assert_eq!(shown(&kit, line), "Ada");
        let line = kit.fitted("Ada", size, color, 0.0);
        assert_eq!(shown(&kit, line), "…");
    }

    #[test]
    fn no_word_of_a_table_is_broken() {
        let mut ui = UserInterface::new(Vector2::new(800.0, 600.0));
        let (pictures, locale) = (Pictures::default(), Locale::default());
        let mut ctx = ui.build_ctx();
        let mut kit = UiBuilder::new(&mut ctx, &locale, &pictures, 1.0);
        let columns = [(WIDTH * 0.5, HorizontalAlignment::Left)];
        let mut height = |text: &str| {
            let rows = vec![vec![(text.to_owned(), colors::CREAM)]];
            let table = kit.table_with_gap(2.0, &columns, rows);
            kit.size_of(table).y
        };
        assert_eq!(height("Opponents"), height("You"));
        assert!(height("You two now") > height("You"));
    }
}
