//! Writes names and texts onto card faces, with the engine's built-in letters.

use fyrox::gui::font::{BUILT_IN_BOLD, BUILT_IN_FONT, FontResource};
use image::{Rgba, RgbaImage};

/// How heavy letters are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Running text.
    Regular,
    /// Names and keywords.
    Bold,
}

/// A word with its weight. Words stand a blank apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The letters.
    pub text: String,
    /// How heavy they are.
    pub weight: Weight,
}

/// Text that was broken into lines at a size at which it fits.
#[derive(Debug, Clone, PartialEq)]
pub struct Setting {
    /// The lines, each with its words and its width in pixels.
    lines: Vec<(Vec<Word>, f32)>,
    /// Height of the letters' square, in pixels.
    pub size: f32,
}

impl Setting {
    /// How many lines there are.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }
}

/// A rectangle in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Its left edge.
    pub left: f32,
    /// Its upper edge.
    pub top: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

/// From one line to the next, in sizes of the letters.
const LEADING: f32 = 1.14;

/// The letters.
#[derive(Debug, Clone)]
pub struct Lettering {
    regular: FontResource,
    bold: FontResource,
}

impl Default for Lettering {
    fn default() -> Self {
        Self {
            regular: BUILT_IN_FONT.resource(),
            bold: BUILT_IN_BOLD.resource(),
        }
    }
}

impl Lettering {
    fn font(&self, weight: Weight) -> &FontResource {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// Width of a text in one line, in pixels.
    pub fn width(&self, text: &str, weight: Weight, size: f32) -> f32 {
        let font = self.font(weight).data_ref();
        let Some(font) = font.inner.as_ref() else {
            return 0.0;
        };
        let mut width = 0.0;
        let mut before = None;
        for letter in text.chars() {
            if let Some(before) = before {
                width += font.horizontal_kern(before, letter, size).unwrap_or(0.0);
            }
            width += font.metrics(letter, size).advance_width;
            before = Some(letter);
        }
        width
    }

    /// Breaks words into lines within an area, at the largest size between `largest` and
    /// `smallest` at which all of them fit; at the smallest if none does.
    pub fn set(&self, words: &[Word], area: Area, largest: f32, smallest: f32) -> Setting {
        let mut size = largest;
        loop {
            let setting = self.break_lines(words, area.width, size);
            let height = setting.lines.len() as f32 * size * LEADING;
            let widest = setting
                .lines
                .iter()
                .map(|(_, width)| *width)
                .fold(0.0, f32::max);
            let fits = height <= area.height && widest <= area.width;
            if fits || size <= smallest {
                return setting;
            }
            size = (size - 0.5).max(smallest);
        }
    }

    fn break_lines(&self, words: &[Word], width: f32, size: f32) -> Setting {
        let blank = self.width(" ", Weight::Regular, size);
        let mut lines: Vec<(Vec<Word>, f32)> = Vec::new();
        for word in words {
            let own = self.width(&word.text, word.weight, size);
            match lines.last_mut() {
                Some((line, so_far)) if *so_far + blank + own <= width => {
                    line.push(word.clone());
                    *so_far += blank + own;
                }
                _ => lines.push((vec![word.clone()], own)),
            }
        }
        Setting { lines, size }
    }

    /// Writes set text into the middle of an area.
    pub fn write(&self, picture: &mut RgbaImage, setting: &Setting, area: Area, color: [u8; 3]) {
        let size = setting.size;
        let blank = self.width(" ", Weight::Regular, size);
        let height = setting.lines.len() as f32 * size * LEADING;
        let ascent = self.ascent(size);
        let mut top = area.top + (area.height - height) * 0.5 + size * (LEADING - 1.0) * 0.5;
        for (words, width) in &setting.lines {
            let mut x = area.left + (area.width - width) * 0.5;
            for word in words {
                x = self.write_run(
                    picture,
                    &word.text,
                    word.weight,
                    size,
                    (x, top + ascent),
                    color,
                ) + blank;
            }
            top += size * LEADING;
        }
    }

    /// Height of letters above the line, in pixels.
    fn ascent(&self, size: f32) -> f32 {
        let font = self.bold.data_ref();
        let metrics = font
            .inner
            .as_ref()
            .and_then(|font| font.horizontal_line_metrics(size));
        // The engine's letters have much air above them; their square is what counts here.
        metrics.map_or(size * 0.8, |metrics| {
            let line = metrics.ascent - metrics.descent;
            metrics.ascent * size / line.max(1.0)
        })
    }

    /// Writes letters from a point on their line, and returns where they end.
    fn write_run(
        &self,
        picture: &mut RgbaImage,
        text: &str,
        weight: Weight,
        size: f32,
        (mut x, line): (f32, f32),
        color: [u8; 3],
    ) -> f32 {
        let font = self.font(weight).data_ref();
        let Some(font) = font.inner.as_ref() else {
            return x;
        };
        let mut before = None;
        for letter in text.chars() {
            if let Some(before) = before {
                x += font.horizontal_kern(before, letter, size).unwrap_or(0.0);
            }
            let (metrics, coverage) = font.rasterize(letter, size);
            let left = (x + metrics.xmin as f32).round() as i64;
            let top = (line - metrics.height as f32 - metrics.ymin as f32).round() as i64;
            for (index, &cover) in coverage.iter().enumerate() {
                let px = left + (index % metrics.width) as i64;
                let py = top + (index / metrics.width) as i64;
                ink(picture, px, py, color, cover);
            }
            x += metrics.advance_width;
            before = Some(letter);
        }
        x
    }
}

/// Lays a colour over a pixel, if the picture has it.
pub fn ink(picture: &mut RgbaImage, x: i64, y: i64, color: [u8; 3], cover: u8) {
    let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else {
        return;
    };
    if cover == 0 || x >= picture.width() || y >= picture.height() {
        return;
    }
    let Rgba(pixel) = picture.get_pixel_mut(x, y);
    let (cover, under) = (u32::from(cover), u32::from(pixel[3]));
    let kept = under * (255 - cover) / 255;
    let alpha = cover + kept;
    for (value, color) in pixel.iter_mut().zip(color) {
        let mixed = (u32::from(color) * cover + u32::from(*value) * kept) / alpha.max(1);
        *value = mixed.min(255) as u8;
    }
    pixel[3] = alpha.min(255) as u8;
}

/// Splits a text into words; those that belong to one of `keywords` are bold.
pub fn words(text: &str, keywords: &[String]) -> Vec<Word> {
    // Where keywords begin and end, as bytes of the text.
    let mut bold = vec![false; text.len()];
    for keyword in keywords.iter().filter(|keyword| !keyword.is_empty()) {
        for (start, _) in text.match_indices(keyword.as_str()) {
            let end = start + keyword.len();
            let begins = text[..start]
                .chars()
                .next_back()
                .is_none_or(|letter| !letter.is_alphanumeric());
            let ends = text[end..]
                .chars()
                .next()
                .is_none_or(|letter| !letter.is_alphanumeric());
            if begins && ends {
                bold[start..end].fill(true);
            }
        }
    }
    let mut words = Vec::new();
    let mut start = 0;
    for part in text.split(' ') {
        if !part.is_empty() {
            let weight = if bold.get(start).copied().unwrap_or(false) {
                Weight::Bold
            } else {
                Weight::Regular
            };
            words.push(Word {
                text: part.to_owned(),
                weight,
            });
        }
        start += part.len() + 1;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Area = Area {
        left: 10.0,
        top: 10.0,
        width: 120.0,
        height: 60.0,
    };

    #[test]
    fn a_long_text_is_written_smaller_until_it_fits() {
        let letters = Lettering::default();
        let short = letters.set(&words("Draw a card.", &[]), AREA, 20.0, 6.0);
        let text = "Give your other minions one more attack for as long as this one lives here.";
        let long = letters.set(&words(text, &[]), AREA, 20.0, 6.0);
        assert!(long.size < short.size);
        assert!(long.lines() as f32 * long.size * LEADING <= AREA.height);
    }

    #[test]
    fn no_letter_is_written_outside_its_area() {
        let letters = Lettering::default();
        let mut picture = RgbaImage::new(140, 80);
        let text = "Deal 3 damage to the enemy hero, Äpfel and Öl.";
        let setting = letters.set(&words(text, &[]), AREA, 20.0, 6.0);
        letters.write(&mut picture, &setting, AREA, [0, 0, 0]);
        let mut inked = 0;
        for (x, y, pixel) in picture.enumerate_pixels() {
            if pixel.0[3] > 0 {
                inked += 1;
                assert!((9..=131).contains(&x) && (9..=71).contains(&y), "{x}, {y}");
            }
        }
        assert!(inked > 100, "something is written");
    }

    #[test]
    fn keywords_are_bold_and_parts_of_words_are_not() {
        let keywords = ["Battlecry".to_owned(), "Divine Shield".to_owned()];
        let bold: Vec<String> = words("Battlecry: gain Divine Shield. Battlecrying.", &keywords)
            .into_iter()
            .filter(|word| word.weight == Weight::Bold)
            .map(|word| word.text)
            .collect();
        assert_eq!(bold, ["Battlecry:", "Divine", "Shield."]);
    }
}
