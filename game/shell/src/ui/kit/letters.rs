//! Transliteration and letter widths.
//!
//! The engine's font has only Latin letters. Names and comments in other scripts are transliterated
//! with the tables of `deunicode`, as the font would show empty boxes.
//!
//! The engine draws every letter at a whole pixel but adds up fractional widths, so gaps between
//! letters vary by a pixel. The font's space is less than a fifth of the letter height, two pixels
//! in small print. Both together make words run into one another. So letters get widths of whole
//! pixels, at which they were rasterized, and spaces their usual typographic width.

use deunicode::deunicode_char;
use fyrox::gui::font::{
    BUILT_IN_BOLD, BUILT_IN_FONT, BUILT_IN_ITALIC, Font, FontHeight, FontResource,
};
use std::borrow::Cow;

/// Side of a page of rasterized letters, in pixels. The engine makes a page at least for each font
/// and size, and keeps another copy for the graphics card. Its default of 1024 stays mostly empty.
const PAGE: usize = 512;

/// Least width of a space, as a share of the font size.
const SPACE: f32 = 0.27;

/// Makes the pages of rasterized letters smaller, unless there are some already, as in the editor.
pub(crate) fn use_small_pages() {
    for font in [&BUILT_IN_FONT, &BUILT_IN_BOLD, &BUILT_IN_ITALIC] {
        let font = font.resource();
        if font.is_ok() && font.data_ref().atlases.is_empty() {
            font.data_ref().page_size = PAGE;
        }
    }
}

/// Returns the transliteration of a letter that the font lacks, or `None` if the font has it.
fn written(font: &Font, letter: char) -> Option<&'static str> {
    let font = font.inner.as_ref()?;
    let has = |letter: char| font.lookup_glyph_index(letter) != 0;
    if letter.is_control() || letter.is_whitespace() || has(letter) {
        return None;
    }
    Some(deunicode_char(letter).unwrap_or("?"))
}

/// Returns the text with all letters that the font lacks transliterated.
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

/// Rounds the widths of these letters to whole pixels at this size, in the font's shared atlas.
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
