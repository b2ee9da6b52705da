//! Texture of a clock window: lit digits behind dark glass.

use fyrox::{asset::manager::ResourceManager, resource::texture::TextureResource};
use image::RgbaImage;
use parlour_shell::{
    app::settings::Quality,
    cards::picture::{sharpen, texture},
    scene::{
        data::read_picture,
        signs::{SignFormat, SignLine, SignStrip},
    },
};

/// Texture of the glass, and the strip of characters.
const GLASS: &str = "data/textures/chess/clock_window.png";
const DIGITS: &str = "data/textures/chess/clock_digits.png";
const FORMAT: SignFormat = SignFormat {
    signs: "0123456789:.",
    cell: (64, 104),
    advance,
};
/// Advance of a digit, and of a colon or point, in pixels of a cell.
const ADVANCE: f32 = 58.0;
const NARROW: f32 = 28.0;
/// Place of the text in the window.
const LINE: SignLine = SignLine {
    middle: 0.5,
    height: 0.72,
    width: 0.9,
};
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
    signs: SignStrip,
}

impl Digits {
    /// Loads both images. If one is missing, the error is logged and the clock has no digits.
    pub(super) fn load(resources: &ResourceManager) -> Option<Self> {
        Some(Self {
            glass: read_picture(resources, GLASS)?,
            signs: SignStrip::load(resources, DIGITS, FORMAT)?,
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
        let layers = |letter: char| match letter.is_ascii_digit() {
            true => vec![('8', UNLIT), (letter, 1.0)],
            false => vec![(letter, 1.0)],
        };
        let color = shown.state.color();
        self.signs
            .write(&mut window, &shown.text, LINE, color, layers);
        window
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
    use image::Rgba;

    #[test]
    fn the_longest_time_stays_in_its_window() {
        let cells = FORMAT.signs.chars().count() as u32;
        let (wide, high) = FORMAT.cell;
        let digits = Digits {
            glass: RgbaImage::from_pixel(360, 160, Rgba([0, 0, 0, 255])),
            signs: SignStrip {
                picture: RgbaImage::from_pixel(cells * wide, high, Rgba([255; 4])),
                format: FORMAT,
            },
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
