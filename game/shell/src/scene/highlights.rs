//! Colors of the board marks in each palette. A node of the shared room holds them, so that all
//! games use the same colors and a designer changes them in one place.

use crate::{
    app::settings::Palette,
    scene::{group::group, marks::Mark},
};
use fyrox::{
    core::{color::Color, reflect::prelude::*, type_traits::prelude::*, visitor::prelude::*},
    script::ScriptTrait,
};

group! {
    /// Colors of the marks in one palette.
    Shades {
        /// Color of the square or card under the pointer.
        hover: Color,
        /// Color of the selected piece or card.
        selected: Color,
        /// Color of squares and places that the selection can move to.
        target: Color,
        /// Color of pieces and cards that can be captured or attacked, and of threats.
        capture: Color,
        /// Color of a piece in danger. Scenes have it under this name.
        check: Color,
        /// Color of the last move.
        last: Color,
        /// Color of hints and of the places that a tutorial points at.
        hint: Color,
    }
}

impl Shades {
    fn new([hover, selected, target, capture, check, last, hint]: [u32; 7]) -> Self {
        let color = |rgb: u32| Color::opaque((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8).into();
        Self {
            hover: color(hover),
            selected: color(selected),
            target: color(target),
            capture: color(capture),
            check: color(check),
            last: color(last),
            hint: color(hint),
        }
    }

    fn color(&self, mark: Mark) -> Color {
        match mark {
            Mark::Hover => *self.hover,
            Mark::Selected => *self.selected,
            Mark::Move => *self.target,
            Mark::Capture => *self.capture,
            Mark::Danger => *self.check,
            Mark::Last => *self.last,
            Mark::Hint => *self.hint,
        }
    }
}

/// Maps each mark to its color in the chosen palette.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "2f0f4a7e-4b53-4f0e-9c55-0c1c5d8f6a21")]
#[visit(optional)]
pub struct Highlights {
    /// Default palette.
    pub normal: Shades,
    /// Palette with stronger contrast.
    pub high_contrast: Shades,
    /// Palette for players who cannot tell red from green.
    pub colour_blind: Shades,
}

impl Default for Highlights {
    fn default() -> Self {
        Self {
            normal: Shades::new([
                0xff_d9_5a, 0xff_b5_47, 0x4a_a3_ff, 0xe5_48_4d, 0xe5_48_4d, 0xb0_d0_20, 0x7b_d8_8f,
            ]),
            high_contrast: Shades::new([
                0xff_ff_00, 0xff_c8_00, 0x00_9c_ff, 0xff_20_20, 0xff_00_60, 0xff_40_ff, 0x40_ff_60,
            ]),
            // Colors of Okabe and Ito, [Color Universal Design](https://jfly.uni-koeln.de/color/)
            // (2008), except for the last move: their blue is dim on wood.
            colour_blind: Shades::new([
                0xf0_e4_42, 0xe6_9f_00, 0x56_b4_e9, 0xd5_5e_00, 0xcc_79_a7, 0x00_50_ff, 0x00_9e_73,
            ]),
        }
    }
}

impl ScriptTrait for Highlights {}

impl Highlights {
    /// Returns the color of a mark in a palette, as sRGB.
    pub fn color(&self, mark: Mark, palette: Palette) -> Color {
        let shades = match palette {
            Palette::Normal => &self.normal,
            Palette::HighContrast => &self.high_contrast,
            Palette::ColourBlind => &self.colour_blind,
        };
        shades.color(mark)
    }
}

#[cfg(test)]
mod tests {
    use super::{Color, Highlights, Mark, Palette};

    /// Light and dark squares of the wooden board in the light of the lamp.
    const WOOD: [Color; 2] = [
        Color::opaque(0xb0, 0x78, 0x3c),
        Color::opaque(0x6a, 0x3a, 0x24),
    ];

    fn distance(one: Color, other: Color) -> f32 {
        let channels = [(one.r, other.r), (one.g, other.g), (one.b, other.b)];
        let squares = channels.map(|(one, other)| (f32::from(one) - f32::from(other)).powi(2));
        squares.iter().sum::<f32>().sqrt()
    }

    #[test]
    fn the_last_move_looks_like_no_other_mark_and_not_like_the_board() {
        let highlights = Highlights::default();
        for palette in [Palette::Normal, Palette::HighContrast, Palette::ColourBlind] {
            let last = highlights.color(Mark::Last, palette);
            let others = Mark::ALL.into_iter().filter(|mark| *mark != Mark::Last);
            let others = others.map(|mark| (Some(mark), highlights.color(mark, palette)));
            for (mark, other) in others.chain(WOOD.map(|wood| (None, wood))) {
                let apart = distance(last, other);
                assert!(apart > 80.0, "{palette:?}: {mark:?} {apart}");
            }
        }
    }
}
