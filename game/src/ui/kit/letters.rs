//! Which letters can be written, and how wide they and the spaces between words are.
//!
//! The engine's font has Latin letters. Names and comments come in others, too: those are written as
//! they sound, by the tables of `deunicode`, and not as empty boxes.
//!
//! The engine draws every letter at a whole pixel but sums up widths with their fractions, so that
//! the gap between two letters is a pixel wider or narrower by chance; and the space of its font is
//! less than a fifth of the letters' height, two pixels in small print. Together that makes words
//! run into one another. Here letters are given widths of whole pixels, which is what they were
//! drawn for, and spaces are as wide as printers make them.

use deunicode::deunicode_char;
use fyrox::gui::font::{Font, FontHeight, FontResource};
use std::borrow::Cow;

/// Width of a space, in heights of the letters.
const SPACE: f32 = 0.27;

/// A letter in letters that a font has.
fn written(font: &Font, letter: char) -> Option<&'static str> {
    let font = font.inner.as_ref()?;
    let has = |letter: char| font.lookup_glyph_index(letter) != 0;
    if letter.is_control() || letter.is_whitespace() || has(letter) {
        return None;
    }
    Some(deunicode_char(letter).unwrap_or("?"))
}

/// A text in letters that a font has.
pub fn legible<'t>(font: &FontResource, text: &'t str) -> Cow<'t, str> {
    if text.is_ascii() || !font.is_ok() {
        return text.into();
    }
    let font = font.data_ref();
    let foreign = |letter| written(&font, letter).is_some();
    if !text.chars().any(foreign) {
        return text.into();
    }
    let mut legible = String::with_capacity(text.len());
    for letter in text.chars() {
        match written(&font, letter) {
            Some(word) => legible.push_str(word),
            None => legible.push(letter),
        }
    }
    legible.into()
}

/// Sees to it that these letters stand evenly at this size, wherever they are drawn.
pub fn even(font: &FontResource, text: &str, size: f32) {
    if !font.is_ok() {
        return;
    }
    let mut font = font.data_ref();
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        even_letter(&mut font, letter, size);
    }
}

fn even_letter(font: &mut Font, letter: char, size: f32) {
    let Some(width) = font.glyph(letter, size).map(|glyph| glyph.advance) else {
        return;
    };
    let least = if letter.is_whitespace() {
        size * SPACE
    } else {
        0.0
    };
    let whole = width.max(least).round();
    if whole == width {
        return;
    }
    let atlas = font.atlases.get_mut(&FontHeight(size));
    let glyph = atlas.and_then(|atlas| {
        let index = *atlas.char_map.get(&letter)?;
        atlas.glyphs.get_mut(index)
    });
    if let Some(glyph) = glyph {
        glyph.advance = whole;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fyrox::gui::font::{BUILT_IN_BOLD, BUILT_IN_FONT};

    #[test]
    fn letters_that_the_font_lacks_are_written_as_they_sound() {
        for font in [BUILT_IN_FONT.resource(), BUILT_IN_BOLD.resource()] {
            let own = "Müller – Łukasz, 1½–½ … ×2 · “Ødegård”";
            assert_eq!(legible(&font, own), own);
            for (name, latin) in [
                ("Карпов", "Karpov"),
                ("Каспаров, Гарри", "Kasparov, Garri"),
                ("丁立人", "Ding Li Ren"),
                ("Ναός\nb", "Naos\nb"),
            ] {
                assert_eq!(legible(&font, name).trim_end(), latin);
            }
        }
    }

    #[test]
    fn letters_are_whole_pixels_wide_and_words_stand_apart() {
        for font in [BUILT_IN_FONT.resource(), BUILT_IN_BOLD.resource()] {
            for size in [7.0, 10.0, 11.0, 14.0, 16.0, 28.0, 40.0] {
                let text = "the deal's Grab die Mine à 6 ×2…";
                even(&font, text, size);
                let mut font = font.data_ref();
                for letter in text.chars() {
                    let width = font.glyph_advance(letter, size);
                    assert_eq!(width.fract(), 0.0, "{letter:?} at {size}");
                    assert!(width > 0.0, "{letter:?} at {size}");
                }
                let space = font.glyph_advance(' ', size);
                assert!((space / size - SPACE).abs() < 0.08, "{space} at {size}");
            }
        }
    }
}
