//! Text fields: the text being edited, its caret and its selection.

use super::{ButtonSpec, UiBuilder, colors, legible, sizes};
use crate::ui::text_field::TextField;
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        font::BUILT_IN_FONT,
        formatted_text::{FormattedTextBuilder, WrapMode},
    },
};

/// Name of the widget with the caret.
pub const TYPED: &str = "typed";
/// Space between frame and text, in units.
const EDGE: f32 = 10.0;

/// Background of the selection.
const SELECTED: Color = Color::from_rgba(0x8a, 0x6a, 0x3a, 255);

impl UiBuilder<'_, '_> {
    /// Builds a single-line text field that is being edited, `width` units wide. `key` is the
    /// locale key of its placeholder; `picture` is shown before the text.
    pub fn typed_line(
        &mut self,
        field: &TextField,
        key: &str,
        picture: Option<&str>,
        width: f32,
    ) -> Handle<UiNode> {
        let empty = self.locale.text(key);
        let line = self.content_of_line(Some(field), (field.text(), &empty), picture, width);
        let line = self.framed(line, colors::DIM, colors::ACCENT, 1.0, 6.0);
        let (wide, high) = (self.px(width), self.px(40.0));
        self.ctx[line]
            .set_width(wide)
            .set_height(high)
            .set_name(TYPED);
        line
    }

    /// Builds a button that looks like a text field and becomes one when pressed; its label is the
    /// placeholder. While it is edited, `field` has its content; otherwise `text` is shown.
    pub fn field(
        &mut self,
        spec: ButtonSpec,
        text: &str,
        field: Option<&TextField>,
        width: f32,
    ) -> Handle<UiNode> {
        let (empty, picture) = (self.label_of(&spec), spec.picture.as_deref());
        let line = self.content_of_line(field, (text, &empty), picture, width);
        let ring = if field.is_some() {
            colors::ACCENT
        } else {
            Color::TRANSPARENT
        };
        let content = self.framed(line, colors::DIM, ring, 2.0, 6.0);
        if field.is_some() {
            self.ctx[content].set_name(TYPED);
        }
        let name = spec.name.clone();
        let button = self.pressable(content, spec);
        let wide = self.px(width);
        self.ctx[button].set_width(wide);
        if field.is_some() {
            self.matters = Some((name, button));
        }
        button
    }

    /// Builds the content of a single-line field, with the caret if it is being edited.
    fn content_of_line(
        &mut self,
        field: Option<&TextField>,
        (text, empty): (&str, &str),
        picture: Option<&str>,
        width: f32,
    ) -> Handle<UiNode> {
        let mut parts = Vec::new();
        let mut room = width - 2.0 * EDGE - 8.0;
        if let Some(picture) = picture.filter(|name| self.pictures.get(name).is_some()) {
            parts.push(self.tinted(picture, 20.0, 20.0, colors::CREAM_SOFT));
            room -= 26.0;
        }
        let text = field.map_or(text, TextField::text);
        match field {
            _ if text.is_empty() => {
                if field.is_some() {
                    parts.push(self.swatch(2.0, 20.0, colors::ACCENT, 0.0));
                }
                parts.push(self.fitted(empty, sizes::BODY, colors::CREAM_SOFT, room));
            }
            Some(field) => {
                let letters: Vec<char> = field.text().chars().collect();
                let (begin, end) = self.seen_of(&letters, field.caret(), room);
                let shown: String = letters[begin..end].iter().collect();
                parts.push(self.letters_typed(field, begin, &shown, (20.0, true)));
            }
            None => parts.push(self.fitted_end(text, sizes::BODY, colors::CREAM, room)),
        }
        let line = self.row(4.0, parts);
        self.aligned(line, HorizontalAlignment::Left, VerticalAlignment::Center);
        self.margin(line, [EDGE, 6.0, EDGE, 6.0]);
        line
    }

    /// Returns the range of letters that is visible in `room` units: as many as fit before the
    /// caret, then as many as fit after it.
    fn seen_of(&self, letters: &[char], caret: usize, room: f32) -> (usize, usize) {
        let fits = |begin: usize, end: usize| {
            let shown: String = letters[begin..end].iter().collect();
            self.width_of(&shown, sizes::BODY) <= room
        };
        let begin = (0..=caret).find(|begin| fits(*begin, caret));
        let begin = begin.unwrap_or(caret);
        let end = (caret..=letters.len()).rev().find(|end| fits(begin, *end));
        (begin, end.unwrap_or(caret))
    }

    /// Builds part of a text with its selection. `begin` is the index of its first letter in the
    /// field, `high` the line height in units; `caret` draws the caret.
    fn letters_typed(
        &mut self,
        field: &TextField,
        begin: usize,
        shown: &str,
        (high, caret): (f32, bool),
    ) -> Handle<UiNode> {
        let count = shown.chars().count();
        // The engine measures no width for trailing spaces, so a bar is measured behind them.
        let bar = self.width_of("|", sizes::BODY);
        let place = |kit: &Self, letter: usize| {
            let before: String = shown.chars().take(letter.saturating_sub(begin)).collect();
            (kit.width_of(&format!("{before}|"), sizes::BODY) - bar).max(0.0)
        };
        let mut parts = Vec::new();
        let put = |kit: &mut Self, x: f32, wide: f32, color: Color| {
            let swatch = kit.swatch(wide, high, color, 0.0);
            kit.margin(swatch, [x, 0.0, 0.0, 0.0]);
            kit.aligned(swatch, HorizontalAlignment::Left, VerticalAlignment::Center)
        };
        if let Some(range) = field.selection() {
            let from = range.start.clamp(begin, begin + count);
            let to = range.end.clamp(begin, begin + count);
            if from < to {
                let (from, to) = (place(self, from), place(self, to));
                parts.push(put(self, from, to - from, SELECTED));
            }
        }
        let text = self.text(shown, sizes::BODY, colors::CREAM);
        self.ctx[text].set_horizontal_alignment(HorizontalAlignment::Left);
        parts.push(text);
        if caret {
            let x = place(self, field.caret());
            parts.push(put(self, x, 2.0, colors::ACCENT));
        }
        self.stack(parts)
    }

    /// Builds a multi-line text field that is being edited, `width` units wide, which shows this
    /// number of lines around the caret.
    pub fn typed_text(&mut self, field: &TextField, width: f32, lines: usize) -> Handle<UiNode> {
        let room = width - 2.0 * EDGE - 4.0;
        let broken = self.broken(field.text(), sizes::BODY, room);
        let caret_line = broken
            .iter()
            .rposition(|(begin, _)| *begin <= field.caret())
            .unwrap_or(0);
        let first = (caret_line + 2).saturating_sub(lines);
        let first = first.min(broken.len().saturating_sub(lines));
        let high = sizes::BODY * 1.4;
        let mut children = Vec::new();
        for (number, (begin, text)) in broken.iter().enumerate().skip(first).take(lines) {
            let line = self.letters_typed(field, *begin, text, (high, number == caret_line));
            self.ctx[line].set_horizontal_alignment(HorizontalAlignment::Left);
            children.push(self.boxed(line, Some(room + 4.0), high));
        }
        let column = self.column(0.0, children);
        self.margin(column, [EDGE, 8.0, EDGE, 8.0]);
        let framed = self.framed(column, colors::DIM, colors::ACCENT, 1.0, 6.0);
        let (wide, tall) = (self.px(width), self.px(lines as f32 * high + 20.0));
        self.ctx[framed]
            .set_width(wide)
            .set_height(tall)
            .set_name(TYPED);
        framed
    }

    /// Breaks a text of this size into lines of this width, both in units. Returns each line with the
    /// index of its first letter.
    pub fn broken(&self, text: &str, size: f32, width: f32) -> Vec<(usize, String)> {
        let font = BUILT_IN_FONT.resource();
        let letters: Vec<char> = text.chars().collect();
        // A letter that the font lacks can be written as several.
        let mut written = String::new();
        let mut origins = Vec::new();
        for (origin, letter) in letters.iter().enumerate() {
            let mut utf8 = [0; 4];
            let word = legible(&font, letter.encode_utf8(&mut utf8));
            origins.extend(std::iter::repeat_n(origin, word.chars().count()));
            written += &word;
        }
        origins.push(letters.len());
        let origin = |at: usize| origins[at.min(origins.len() - 1)];
        let mut formatted = FormattedTextBuilder::new(font)
            .with_text(written)
            .with_font_size(self.px(size).into())
            .with_wrap(WrapMode::Word)
            .with_constraint(fyrox::core::algebra::Vector2::new(
                width * self.scale,
                f32::INFINITY,
            ))
            .with_brush(super::solid(Color::WHITE))
            .build();
        formatted.measure();
        let mut lines: Vec<(usize, String)> = formatted
            .get_lines()
            .iter()
            .map(|line| {
                let end = origin(line.end);
                let begin = origin(line.begin).min(end);
                (begin, letters[begin..end].iter().collect())
            })
            .collect();
        if lines.is_empty() {
            lines.push((0, String::new()));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{platform::locale::Locale, ui::kit::Pictures};
    use fyrox::{core::algebra::Vector2, graph::SceneGraph, gui::UserInterface};

    const WINDOW: Vector2<f32> = Vector2::new(800.0, 600.0);

    /// Texts that are written with more letters than they have, with as many, and with none.
    const TEXTS: [&str; 4] = ["Щукин и Жуков играют в шахматы", "plain words", "棋 王", ""];

    #[test]
    fn lines_of_other_letters_begin_where_their_letters_do() {
        let mut ui = UserInterface::new(WINDOW);
        let (pictures, locale) = (Pictures::default(), Locale::default());
        let mut ctx = ui.build_ctx();
        let kit = UiBuilder::new(&mut ctx, &locale, &pictures, 1.0);
        for text in TEXTS {
            for width in [40.0, 90.0, 1_000.0] {
                let lines = kit.broken(text, sizes::BODY, width);
                let mut next = 0;
                for (begin, letters) in &lines {
                    assert_eq!(*begin, next, "{text} in {width}: {lines:?}");
                    next += letters.chars().count();
                }
                assert_eq!(next, text.chars().count(), "{text} in {width}: {lines:?}");
            }
        }
    }

    #[test]
    fn the_caret_stands_behind_other_letters() {
        for text in TEXTS {
            let mut ui = UserInterface::new(WINDOW);
            let (pictures, locale) = (Pictures::default(), Locale::default());
            let mut ctx = ui.build_ctx();
            let mut kit = UiBuilder::new(&mut ctx, &locale, &pictures, 1.0);
            let field = TextField::new(text, 100);
            let line = kit.letters_typed(&field, 0, text, (20.0, true));
            let wide = kit.width_of(text, sizes::BODY);
            for _ in 0..3 {
                ui.update(WINDOW, 0.016, &Default::default());
                while ui.poll_message().is_some() {}
            }
            let [written, caret] = ui.node(line).children() else {
                panic!("letters and a caret");
            };
            let x = |node| ui.node(node).screen_bounds().x();
            let behind = x(*caret) - x(*written);
            assert!((behind - wide).abs() < 3.0, "{text}: {behind} for {wide}");
        }
    }
}
