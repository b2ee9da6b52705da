//! What is being typed.

use super::{Kit, colors, sizes};
use crate::typing::Field;
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        font::BUILT_IN_FONT,
        formatted_text::{FormattedTextBuilder, WrapMode},
    },
};

/// Space between the frame and the letters.
const EDGE: f32 = 10.0;

impl Kit<'_, '_> {
    /// A line that takes what is typed, `width` wide; `empty` stands in it as long as nothing else
    /// does, and a picture before it.
    pub fn typed_line(
        &mut self,
        field: &Field,
        empty: &str,
        picture: Option<&str>,
        width: f32,
    ) -> Handle<UiNode> {
        let mut parts = Vec::new();
        let mut room = width - 2.0 * EDGE - 8.0;
        if let Some(picture) = picture.filter(|name| self.pictures.get(name).is_some()) {
            parts.push(self.tinted(picture, 20.0, 20.0, colors::CREAM_SOFT));
            room -= 26.0;
        }
        let caret = self.swatch(2.0, 20.0, colors::ACCENT, 0.0);
        if field.text().is_empty() {
            parts.push(caret);
            parts.push(self.fitted(empty, sizes::BODY, colors::CREAM_SOFT, room));
        } else {
            parts.push(self.fitted_end(field.text(), sizes::BODY, colors::CREAM, room));
            parts.push(caret);
        }
        let line = self.row(4.0, parts);
        self.aligned(line, HorizontalAlignment::Left, VerticalAlignment::Center);
        let margin = self.pad(EDGE, 6.0, EDGE, 6.0);
        self.ctx[line].set_margin(margin);
        let line = self.framed(line, colors::DIM, colors::ACCENT, 1.0, 6.0);
        let (wide, high) = (self.px(width), self.px(40.0));
        self.ctx[line].set_width(wide).set_height(high);
        line
    }

    /// Text of several lines that takes what is typed, `width` wide. So many lines are seen: those
    /// around the caret.
    pub fn typed_text(&mut self, field: &Field, width: f32, lines: usize) -> Handle<UiNode> {
        let room = width - 2.0 * EDGE - 4.0;
        let broken = self.broken(field.text(), room);
        let caret_line = broken
            .iter()
            .rposition(|(begin, _)| *begin <= field.caret())
            .unwrap_or(0);
        let first = (caret_line + 2).saturating_sub(lines);
        let first = first.min(broken.len().saturating_sub(lines));
        let high = sizes::BODY * 1.4;
        let mut children = Vec::new();
        for (number, (begin, text)) in broken.iter().enumerate().skip(first).take(lines) {
            let words = self.text(text, sizes::BODY, colors::CREAM);
            let mut parts = vec![words];
            if number == caret_line {
                let before: String = text.chars().take(field.caret() - begin).collect();
                // A space at the end has no width of its own.
                let x = self.width_of(&format!("{before}|"), sizes::BODY)
                    - self.width_of("|", sizes::BODY);
                let caret = self.swatch(2.0, high, colors::ACCENT, 0.0);
                let margin = self.pad(x.max(0.0), 0.0, 0.0, 0.0);
                self.ctx[caret].set_margin(margin);
                self.aligned(caret, HorizontalAlignment::Left, VerticalAlignment::Center);
                parts.push(caret);
            }
            let line = self.stack(parts);
            children.push(self.boxed(line, Some(room + 4.0), high));
        }
        let column = self.column(0.0, children);
        let margin = self.pad(EDGE, 8.0, EDGE, 8.0);
        self.ctx[column].set_margin(margin);
        let framed = self.framed(column, colors::DIM, colors::ACCENT, 1.0, 6.0);
        let (wide, tall) = (self.px(width), self.px(lines as f32 * high + 20.0));
        self.ctx[framed].set_width(wide).set_height(tall);
        framed
    }

    /// A text broken into lines of this width: with which letter each begins, and its letters.
    fn broken(&self, text: &str, width: f32) -> Vec<(usize, String)> {
        let mut formatted = FormattedTextBuilder::new(BUILT_IN_FONT.resource())
            .with_text(text.to_owned())
            .with_font_size(self.px(sizes::BODY).into())
            .with_wrap(WrapMode::Word)
            .with_constraint(fyrox::core::algebra::Vector2::new(
                width * self.scale,
                f32::INFINITY,
            ))
            .with_brush(super::solid(Color::WHITE))
            .build();
        formatted.measure();
        let letters: Vec<char> = text.chars().collect();
        let mut lines: Vec<(usize, String)> = formatted
            .get_lines()
            .iter()
            .map(|line| {
                let end = line.end.min(letters.len());
                let begin = line.begin.min(end);
                (begin, letters[begin..end].iter().collect())
            })
            .collect();
        if lines.is_empty() {
            lines.push((0, String::new()));
        }
        lines
    }
}
