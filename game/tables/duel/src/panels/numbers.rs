//! Animated texts over the Duel: numbers that rise from cards, and the banner.

use fyrox::{
    core::{algebra::Vector2, color::Color, math::Rect},
    gui::UserInterface,
};
use parlour_shell::{
    scene::motion::{Easing, Tween, paced},
    ui::{
        banner::Banner,
        kit::colors,
        numeral::{Face, Numerals, SHADOW},
    },
};

/// Duration of a number in seconds, at normal speed.
const NUMBER: f32 = 1.0;
/// Letter height of a number, in units.
const NUMBER_SIZE: f32 = 34.0;
/// Share of its duration in which a number pops up.
const POPPED: f32 = 0.18;
/// Distance that a number rises, in units.
const RISE: f32 = 46.0;
/// Largest distance between the starting points of numbers at the same card, in units.
const SAME_CARD: f32 = 24.0;
/// Color of lost health.
pub const DAMAGE: Color = Color::from_rgba(0xff, 0x7a, 0x6b, 255);
/// Color of restored health and of raised values.
pub const BETTER: Color = Color::from_rgba(0x8c, 0xf0, 0x8a, 255);

#[derive(Debug, Clone, PartialEq)]
struct Rising {
    text: String,
    color: Color,
    at: Vector2<f32>,
    /// Height of the letters relative to the usual one.
    size: f32,
    tween: Tween,
}

/// Animated texts. They are drawn in front of everything else.
#[derive(Debug, Default)]
pub struct Numbers {
    rising: Vec<Rising>,
    /// Announcement over the table.
    pub banner: Banner,
    numerals: Numerals,
}

impl Numbers {
    /// Lets a number rise from a point of the window, in pixels. Its letters have `size` times the
    /// usual height.
    pub fn rise(&mut self, text: String, color: Color, at: Vector2<f32>, size: f32) {
        self.rising.push(Rising {
            text,
            color,
            at,
            size,
            tween: Tween::new(NUMBER),
        });
    }

    /// Removes all texts.
    pub fn clear(&mut self) {
        self.rising.clear();
        self.banner.clear();
    }

    /// Advances the animation by `dt` seconds; numbers take `speed` times their usual duration.
    /// `free` is the part of the window without panels, in pixels, and `scale` the pixels per unit.
    /// Nothing is drawn while `hidden`.
    pub fn update(
        &mut self,
        ui: &mut UserInterface,
        free: Rect<f32>,
        scale: f32,
        (speed, dt): (f32, f32),
        hidden: bool,
    ) {
        for rising in &mut self.rising {
            rising.tween.advance(paced(dt, speed));
        }
        self.rising.retain(|rising| !rising.tween.is_over());
        self.banner.advance(dt);
        let mut faces = Vec::new();
        if !hidden {
            let rising = self.rising_faces(scale).into_iter();
            faces.extend(rising.map(|face| (face, SHADOW)));
            faces.extend(self.banner.faces(scale, free));
        }
        self.numerals.show_outlined(ui, faces);
    }

    /// Returns the rising numbers as they are drawn now, the newest first. A number at a card
    /// pushes the older ones there upwards, so that each can be read.
    fn rising_faces(&self, scale: f32) -> Vec<Face> {
        let mut faces: Vec<(Vector2<f32>, Face)> = Vec::new();
        for rising in self.rising.iter().rev() {
            let mut face = rising.face(scale);
            let mut newer = faces.iter().rev();
            if let Some((_, below)) =
                newer.find(|(at, _)| (at - rising.at).norm() < SAME_CARD * scale)
            {
                let apart = (below.size + face.size) * 0.5;
                face.at.y = face.at.y.min(below.at.y - apart);
            }
            faces.push((rising.at, face));
        }
        faces.into_iter().map(|(_, face)| face).collect()
    }
}

impl Rising {
    fn face(&self, scale: f32) -> Face {
        let share = self.tween.share();
        let grown = match share {
            ..POPPED => Easing::OutBack.at(share / POPPED),
            _ => 1.0 - Easing::In.at((share - POPPED) / (1.0 - POPPED)),
        };
        let height = NUMBER_SIZE * scale * self.size;
        Face {
            text: self.text.clone(),
            tail: String::new(),
            size: (height * grown).max(1.0),
            drawn_at: height,
            at: self.at - Vector2::new(0.0, RISE * scale * Easing::Out.at(share)),
            color: self.color,
            tail_color: Color::TRANSPARENT,
        }
    }
}

/// Color of neutral values.
pub const PLAIN: Color = colors::CREAM;
/// Color of highlighted words.
pub const LOUD: Color = colors::ACCENT;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_at_the_same_card_never_cover_each_other() {
        let mut numbers = Numbers::default();
        let card = Vector2::new(300.0, 300.0);
        let elsewhere = Vector2::new(500.0, 300.0);
        numbers.rise("-1".into(), DAMAGE, elsewhere, 1.0);
        // Two War Drums at once, then another number while both still rise.
        for delay in [0.0, 0.0, 0.2] {
            for rising in &mut numbers.rising {
                rising.tween.advance(delay);
            }
            numbers.rise("+1/+1".into(), BETTER, card, 1.0);
        }
        for _ in 0..20 {
            for rising in &mut numbers.rising {
                rising.tween.advance(0.03);
            }
            let faces = numbers.rising_faces(1.0);
            let at_card: Vec<&Face> = faces.iter().filter(|face| face.text == "+1/+1").collect();
            assert_eq!(at_card.len(), 3);
            for pair in at_card.windows(2) {
                let apart = pair[0].at.y - pair[1].at.y;
                assert!(
                    apart >= (pair[0].size + pair[1].size) * 0.5 - 1e-3,
                    "{apart}"
                );
            }
            let alone = faces.iter().find(|face| face.text == "-1").unwrap();
            assert!(alone.at.y > elsewhere.y - RISE - 1e-3);
        }
    }
}
