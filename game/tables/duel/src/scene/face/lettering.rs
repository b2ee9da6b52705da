//! Text layout and rendering on card faces, with the engine's built-in fonts.

use fyrox::gui::font::{BUILT_IN_BOLD, BUILT_IN_FONT, BUILT_IN_ITALIC, FontResource};
use image::{Rgba, RgbaImage};

/// Font of a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Rules text.
    Regular,
    /// Names and keywords.
    Bold,
    /// Lines from the fables.
    Italic,
}

/// Word with its font weight. Words are separated by a space.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// Characters of the word.
    pub text: String,
    /// Font weight of the word.
    pub weight: Weight,
}

/// Text broken into lines at a certain font size.
#[derive(Debug, Clone, PartialEq)]
pub struct Setting {
    /// Words and width in pixels of each line.
    lines: Vec<(Vec<Word>, f32)>,
    /// Font size in pixels.
    pub size: f32,
}

/// Rectangle in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Left edge.
    pub left: f32,
    /// Top edge.
    pub top: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

impl Setting {
    /// Returns the height of all lines, in pixels.
    pub fn height(&self) -> f32 {
        self.lines.len() as f32 * self.size * LEADING
    }

    /// Returns whether all lines are inside an area of this size.
    pub fn fits(&self, area: Area) -> bool {
        let widths = self.lines.iter().map(|(_, width)| *width);
        self.height() <= area.height && widths.fold(0.0, f32::max) <= area.width
    }
}

/// Line height as a multiple of the font size.
const LEADING: f32 = 1.14;

/// Fonts of the card faces.
#[derive(Debug, Clone)]
pub struct Lettering {
    regular: FontResource,
    bold: FontResource,
    italic: FontResource,
}

impl Default for Lettering {
    fn default() -> Self {
        Self {
            regular: BUILT_IN_FONT.resource(),
            bold: BUILT_IN_BOLD.resource(),
            italic: BUILT_IN_ITALIC.resource(),
        }
    }
}

impl Lettering {
    fn font(&self, weight: Weight) -> &FontResource {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
            Weight::Italic => &self.italic,
        }
    }

    /// Returns the width of a text on one line, in pixels, with kerning.
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

    /// Breaks words into lines with the largest font size from `largest` down to `smallest` at
    /// which they fit the area. If none fits, `smallest` is used and the text overflows.
    pub fn set(&self, words: &[Word], area: Area, largest: f32, smallest: f32) -> Setting {
        let mut size = largest;
        loop {
            let setting = self.break_lines(words, area.width, size);
            if setting.fits(area) || size <= smallest {
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

    /// Draws text centered in an area.
    pub fn write(&self, picture: &mut RgbaImage, setting: &Setting, area: Area, color: [u8; 3]) {
        let size = setting.size;
        let blank = self.width(" ", Weight::Regular, size);
        let height = setting.height();
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

    /// Returns the height of the letters above the baseline, in pixels.
    fn ascent(&self, size: f32) -> f32 {
        let font = self.bold.data_ref();
        let metrics = font
            .inner
            .as_ref()
            .and_then(|font| font.horizontal_line_metrics(size));
        // The engine's fonts have a large ascent. Scaling it to the font size centers the text
        // visually.
        metrics.map_or(size * 0.8, |metrics| {
            let line = metrics.ascent - metrics.descent;
            metrics.ascent * size / line.max(1.0)
        })
    }

    /// Draws a word from a point on its baseline. Returns the x coordinate of its end.
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

/// Blends a color over a pixel with `cover` as its alpha (0 to 255). Pixels outside the picture are
/// ignored.
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

/// Splits a text into words of one font.
pub fn words_in(text: &str, weight: Weight) -> Vec<Word> {
    let words = text.split_whitespace().map(str::to_owned);
    words.map(|text| Word { text, weight }).collect()
}

/// Splits a text into words. Those that are part of one of the `keywords` are bold. Keywords match
/// whole words only.
pub fn words(text: &str, keywords: &[String]) -> Vec<Word> {
    // Whether each byte of the text belongs to a keyword.
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
        assert!(long.lines.len() as f32 * long.size * LEADING <= AREA.height);
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
        let keywords = ["When played".to_owned(), "Shell".to_owned()];
        let bold: Vec<String> = words("When played: gain Shell. Shellfish.", &keywords)
            .into_iter()
            .filter(|word| word.weight == Weight::Bold)
            .map(|word| word.text)
            .collect();
        assert_eq!(bold, ["When", "played:", "Shell."]);
    }
}
