//! Animated texts over the Duel: numbers that rise from cards, and words that grow and shrink.

use fyrox::{
    core::{algebra::Vector2, color::Color, math::Rect},
    gui::UserInterface,
};
use parlour_shell::{
    scene::motion::{Easing, Tween, paced},
    ui::{
        kit::colors,
        numeral::{Face, Numerals},
    },
};

/// Duration of a number in seconds, at normal speed.
const NUMBER: f32 = 1.0;
/// Letter height of a number, in units.
const NUMBER_SIZE: f32 = 34.0;
/// Distance that a number rises, in units.
const RISE: f32 = 46.0;
/// Letter height of a word, in units.
const WORD_SIZE: f32 = 54.0;
/// Share of a word's duration in which it grows, and in which it shrinks.
const GROWING: f32 = 0.3;

/// Color of lost health.
pub const DAMAGE: Color = Color::from_rgba(0xff, 0x7a, 0x6b, 255);
/// Color of restored health and of raised values.
pub const BETTER: Color = Color::from_rgba(0x8c, 0xf0, 0x8a, 255);

#[derive(Debug, Clone, PartialEq)]
struct Rising {
    text: String,
    color: Color,
    at: Vector2<f32>,
    tween: Tween,
}

#[derive(Debug, Clone, PartialEq)]
struct Standing {
    text: String,
    color: Color,
    /// Center, as shares of the free part of the window.
    at: Vector2<f32>,
    tween: Tween,
}

/// Animated texts. They are drawn in front of everything else.
#[derive(Debug, Default)]
pub struct Numbers {
    rising: Vec<Rising>,
    word: Option<Standing>,
    numerals: Numerals,
}

impl Numbers {
    /// Lets a number rise from a point of the window, in pixels.
    pub fn rise(&mut self, text: String, color: Color, at: Vector2<f32>) {
        // Later numbers at the same card start higher.
        let beside = self
            .rising
            .iter()
            .filter(|other| (other.at - at).norm() < 24.0 && other.tween.elapsed < 0.4)
            .count();
        let at = at + Vector2::new(0.0, -26.0 * beside as f32);
        self.rising.push(Rising {
            text,
            color,
            at,
            tween: Tween::new(NUMBER),
        });
    }

    /// Shows a word that grows, stays and shrinks within `duration` seconds. `at` is its center as
    /// shares of the free part of the window, from its top left. A duration of 0 removes the word.
    pub fn word(&mut self, text: String, color: Color, at: Vector2<f32>, duration: f32) {
        self.word = (duration > 0.0).then_some(Standing {
            text,
            color,
            at,
            tween: Tween::new(duration),
        });
    }

    /// Removes all texts.
    pub fn clear(&mut self) {
        self.rising.clear();
        self.word = None;
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
        if let Some(word) = &mut self.word {
            word.tween.advance(dt);
        }
        self.word = self.word.take().filter(|word| !word.tween.is_over());
        let mut faces = Vec::new();
        if !hidden {
            faces.extend(self.rising.iter().map(|rising| rising.face(scale)));
            faces.extend(self.word.iter().map(|word| word.face(scale, free)));
        }
        self.numerals.show(ui, faces);
    }
}

impl Rising {
    fn face(&self, scale: f32) -> Face {
        let share = self.tween.share();
        let size = if share < 0.25 {
            Easing::OutBack.at(share * 4.0)
        } else {
            1.0 - Easing::In.at((share - 0.25) / 0.75)
        };
        Face {
            text: self.text.clone(),
            tail: String::new(),
            size: (NUMBER_SIZE * scale * size).max(1.0),
            drawn_at: NUMBER_SIZE * scale,
            at: self.at - Vector2::new(0.0, RISE * scale * Easing::Out.at(share)),
            color: self.color,
            tail_color: Color::TRANSPARENT,
        }
    }
}

impl Standing {
    fn face(&self, scale: f32, free: Rect<f32>) -> Face {
        let share = self.tween.share();
        let size = if share < GROWING {
            Easing::OutBack.at(share / GROWING)
        } else if share > 1.0 - GROWING {
            1.0 - Easing::InBack.at((share - 1.0 + GROWING) / GROWING)
        } else {
            1.0
        };
        // Keeps a long word within the table.
        let letters = self.text.chars().count().max(1) as f32;
        let height = (WORD_SIZE * scale).min(free.size.x * 1.5 / letters);
        Face {
            text: self.text.clone(),
            tail: String::new(),
            size: (height * size).max(1.0),
            drawn_at: height,
            at: free.position + self.at.component_mul(&free.size),
            color: self.color,
            tail_color: Color::TRANSPARENT,
        }
    }
}

/// Color of neutral values.
pub const PLAIN: Color = colors::CREAM;
/// Color of highlighted words.
pub const LOUD: Color = colors::ACCENT;
