//! Text drawn on a picture from a strip of characters, for clocks and scoreboards.

use crate::scene::data::read_picture;
use fyrox::asset::manager::ResourceManager;
use image::{Rgba, RgbaImage, imageops, imageops::FilterType};

/// Form of a strip of characters.
#[derive(Debug, Clone, Copy)]
pub struct SignFormat {
    /// Character in each cell.
    pub signs: &'static str,
    /// Width and height of a cell, in pixels.
    pub cell: (u32, u32),
    /// Returns the distance from a character to the next one, in pixels of a cell.
    pub advance: fn(char) -> f32,
}

/// Place of a centered line of text on a picture.
#[derive(Debug, Clone, Copy)]
pub struct SignLine {
    /// Center of the line, as a share of the picture's height.
    pub middle: f32,
    /// Height of a cell, as a share of the picture's height. Long lines are drawn smaller.
    pub height: f32,
    /// Share of the picture's width that the line can fill.
    pub width: f32,
}

/// Strip of characters: a picture with a row of equal cells.
#[derive(Debug, Clone)]
pub struct SignStrip {
    /// Picture of the characters. Only its opacity matters.
    pub picture: RgbaImage,
    /// Form of the strip.
    pub format: SignFormat,
}

impl SignStrip {
    /// Reads the picture of a strip, or returns `None` if it is missing or invalid.
    pub fn load(resources: &ResourceManager, path: &str, format: SignFormat) -> Option<Self> {
        let picture = read_picture(resources, path)?;
        Some(Self { picture, format })
    }

    /// Returns the picture of a character, or `None` if the strip lacks it.
    pub fn sign(&self, letter: char) -> Option<RgbaImage> {
        let SignFormat { signs, cell, .. } = self.format;
        let index = signs.chars().position(|sign| sign == letter)?;
        let x = index as u32 * cell.0;
        Some(imageops::crop_imm(&self.picture, x, 0, cell.0, cell.1).to_image())
    }

    /// Draws a line of text in this color. `layers` returns the characters that are drawn over each
    /// other in the place of a character, each with its opacity from 0 to 1.
    pub fn write(
        &self,
        ground: &mut RgbaImage,
        text: &str,
        line: SignLine,
        [red, green, blue]: [u8; 3],
        layers: impl Fn(char) -> Vec<(char, f32)>,
    ) {
        let SignFormat { cell, advance, .. } = self.format;
        let (wide, high) = (ground.width() as f32, ground.height() as f32);
        let length: f32 = text.chars().map(advance).sum();
        let scale = (line.height * high / cell.1 as f32).min(wide * line.width / length.max(1.0));
        let size = |side: u32| ((side as f32 * scale).round() as u32).max(1);
        let (width, height) = (size(cell.0), size(cell.1));
        let top = (line.middle * high - height as f32 * 0.5).round() as i64;
        let mut left = (wide - length * scale) * 0.5;
        for letter in text.chars() {
            // A cell can be wider than the distance between two characters.
            let at = left - (cell.0 as f32 - advance(letter)) * 0.5 * scale;
            for (sign, cover) in layers(letter) {
                let Some(sign) = self.sign(sign) else {
                    continue;
                };
                let mut sign = imageops::resize(&sign, width, height, FilterType::Triangle);
                for pixel in sign.pixels_mut() {
                    let alpha = (f32::from(pixel.0[3]) * cover) as u8;
                    *pixel = Rgba([red, green, blue, alpha]);
                }
                imageops::overlay(ground, &sign, at.round() as i64, top);
            }
            left += advance(letter) * scale;
        }
    }
}
