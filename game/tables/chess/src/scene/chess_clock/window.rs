//! Texture of a clock window: lit digits behind dark glass.

use fyrox::{asset::manager::ResourceManager, core::err, resource::texture::TextureResource};
use image::{Rgba, RgbaImage, imageops, imageops::FilterType};
use parlour_shell::{
    app::settings::Quality,
    cards::picture::{sharpen, texture},
    scene::data,
};

/// Texture of the glass, and the atlas of characters: a row of cells in the order of `SIGNS`, each
/// `CELL` pixels in size.
const GLASS: &str = "data/textures/chess/clock_window.png";
const DIGITS: &str = "data/textures/chess/clock_digits.png";
const SIGNS: &str = "0123456789:.";
const CELL: (u32, u32) = (64, 104);
/// Advance of a digit, and of a colon or point, in pixels of a cell.
const ADVANCE: f32 = 58.0;
const NARROW: f32 = 28.0;
/// Share of the window's width and height that the text can fill.
const USED: (f32, f32) = (0.9, 0.72);
/// Opacity of unlit segments.
const UNLIT: f32 = 0.055;

/// Content of a window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Shown {
    /// Time as text.
    pub(super) text: String,
    /// Lighting.
    pub(super) state: State,
}

/// Lighting of a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// The player's time is running.
    Running,
    /// The player's time is not running.
    Waiting,
    /// Little or no time is left.
    Low,
}

impl State {
    fn color(self) -> [u8; 3] {
        match self {
            State::Running => [0xff, 0xc4, 0x62],
            State::Waiting => [0x8c, 0x62, 0x2c],
            State::Low => [0xff, 0x62, 0x46],
        }
    }
}

/// Images from which the windows are drawn.
#[derive(Debug, Clone)]
pub(super) struct Digits {
    glass: RgbaImage,
    signs: RgbaImage,
}

impl Digits {
    /// Loads both images. If one is missing, the error is logged and the clock has no digits.
    pub(super) fn load(resources: &ResourceManager) -> Option<Self> {
        let read = |path: &str| {
            let bytes = data::read(resources, path)?;
            match image::load_from_memory(&bytes) {
                Ok(picture) => Some(picture.to_rgba8()),
                Err(error) => {
                    err!("{path} is no picture: {error}");
                    None
                }
            }
        };
        Some(Self {
            glass: read(GLASS)?,
            signs: read(DIGITS)?,
        })
    }

    /// Builds the texture of a window, filtered according to the quality setting.
    pub(super) fn picture(&self, shown: &Shown, quality: Quality) -> Option<TextureResource> {
        let picture = texture(&self.draw(shown))?;
        sharpen(&picture, quality);
        Some(picture)
    }

    fn draw(&self, shown: &Shown) -> RgbaImage {
        let mut window = self.glass.clone();
        let (wide, high) = (window.width() as f32, window.height() as f32);
        let length: f32 = shown.text.chars().map(advance).sum();
        let scale = (USED.1 * high / CELL.1 as f32).min(wide * USED.0 / length.max(1.0));
        let size = |side: u32| ((side as f32 * scale).round() as u32).max(1);
        let (width, height) = (size(CELL.0), size(CELL.1));
        let top = ((high - height as f32) * 0.5).round() as i64;
        let mut left = (wide - length * scale) * 0.5;
        for letter in shown.text.chars() {
            let at = left - (CELL.0 as f32 - advance(letter)) * 0.5 * scale;
            let at = at.round() as i64;
            if letter.is_ascii_digit() {
                self.sign(
                    &mut window,
                    '8',
                    (width, height),
                    (at, top),
                    shown.state,
                    UNLIT,
                );
            }
            self.sign(
                &mut window,
                letter,
                (width, height),
                (at, top),
                shown.state,
                1.0,
            );
            left += advance(letter) * scale;
        }
        window
    }

    /// Draws a character on the window. `cover` is its opacity from 0 to 1.
    fn sign(
        &self,
        window: &mut RgbaImage,
        letter: char,
        (width, height): (u32, u32),
        (left, top): (i64, i64),
        state: State,
        cover: f32,
    ) {
        let Some(index) = SIGNS.chars().position(|sign| sign == letter) else {
            return;
        };
        let x = index as u32 * CELL.0;
        let sign = imageops::crop_imm(&self.signs, x, 0, CELL.0, CELL.1).to_image();
        let mut sign = imageops::resize(&sign, width, height, FilterType::Triangle);
        let [red, green, blue] = state.color();
        for pixel in sign.pixels_mut() {
            let alpha = (f32::from(pixel.0[3]) * cover) as u8;
            *pixel = Rgba([red, green, blue, alpha]);
        }
        imageops::overlay(window, &sign, left, top);
    }
}

fn advance(letter: char) -> f32 {
    if letter.is_ascii_digit() {
        ADVANCE
    } else {
        NARROW
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_time_stays_in_its_window() {
        let cells = SIGNS.chars().count() as u32;
        let digits = Digits {
            glass: RgbaImage::from_pixel(360, 160, Rgba([0, 0, 0, 255])),
            signs: RgbaImage::from_pixel(cells * CELL.0, CELL.1, Rgba([255; 4])),
        };
        for text in ["5:00", "0:07.7", "59:59", "10:00:00", "167:59:59"] {
            let shown = Shown {
                text: text.to_owned(),
                state: State::Running,
            };
            let window = digits.draw(&shown);
            assert_eq!(window.dimensions(), (360, 160));
            let lit = |x: u32, y: u32| window.get_pixel(x, y).0[0] > 100;
            for y in 0..160 {
                assert!(!lit(3, y) && !lit(356, y), "{text} touches a side");
            }
            for x in 0..360 {
                assert!(!lit(x, 10) && !lit(x, 149), "{text} touches an edge");
            }
            assert!((0..360).any(|x| lit(x, 80)));
        }
    }
}
