//! Banner: words over the table that announce an event of the game, such as a turn or a result. They
//! grow, stay for a moment and shrink.

use crate::{
    scene::motion::{Easing, Tween},
    ui::{
        kit::colors,
        numeral::{Face, SHADOW},
    },
};
use fyrox::core::{algebra::Vector2, color::Color, math::Rect};

/// Letter height of the words, in units, and of the note below them.
const WORDS: f32 = 54.0;
const NOTE: f32 = 26.0;
/// Distance between the centers of both lines, in units.
const LINE: f32 = 46.0;
/// Share of its duration in which a banner appears, and in which it disappears.
const GROWING: f32 = 0.3;
/// Greatest width of a letter on average, as a share of its height, for words that would be wider
/// than the table.
const LETTER: f32 = 1.0 / 1.5;
/// Center of a banner as shares of the free part of the window, from its top left.
pub const MIDDLE: Vector2<f32> = Vector2::new(0.5, 0.46);

/// Content of a banner.
#[derive(Debug, Clone, PartialEq)]
pub struct Words {
    /// The words.
    pub text: String,
    /// Smaller line below the words, or empty.
    pub note: String,
    /// Color of the words.
    pub color: Color,
    /// Center, as shares of the free part of the window, from its top left.
    pub at: Vector2<f32>,
}

/// Words over the table. A new banner replaces the one before.
#[derive(Debug, Default)]
pub struct Banner {
    shown: Option<(Words, Tween)>,
    /// Whether the words fade instead of growing, because the player wants less motion.
    pub calm: bool,
}

impl Banner {
    /// Shows words for `duration` seconds. A duration of 0 removes them.
    pub fn show(&mut self, words: Words, duration: f32) {
        self.shown = (duration > 0.0).then(|| (words, Tween::new(duration)));
    }

    /// Lets the words disappear now, because the player continues.
    pub fn dismiss(&mut self) {
        if let Some((_, tween)) = &mut self.shown {
            let end = tween.duration * (1.0 - GROWING);
            tween.elapsed = tween.elapsed.max(end);
        }
    }

    /// Removes the words at once.
    pub fn clear(&mut self) {
        self.shown = None;
    }

    /// Returns the words that are shown.
    pub fn words(&self) -> Option<&Words> {
        self.shown.as_ref().map(|(words, _)| words)
    }

    /// Advances the animation by `dt` seconds.
    pub fn advance(&mut self, dt: f32) {
        if let Some((_, tween)) = &mut self.shown {
            tween.advance(dt);
        }
        self.shown.take_if(|(_, tween)| tween.is_over());
    }

    /// Returns the words as they are drawn now, each line with the color of its shadow. `free` is the
    /// part of the window without panels, in pixels, and `scale` the pixels per unit.
    pub fn faces(&self, scale: f32, free: Rect<f32>) -> Vec<(Face, Color)> {
        let Some((words, tween)) = &self.shown else {
            return Vec::new();
        };
        let share = tween.share();
        let (size, cover) = match self.calm {
            true => (1.0, fade(share)),
            false => (grow(share), 1.0),
        };
        let center = free.position + words.at.component_mul(&free.size);
        let lines = [(&words.text, WORDS, 0.0), (&words.note, NOTE, LINE)];
        let lines = lines.into_iter().filter(|(text, ..)| !text.is_empty());
        lines
            .map(|(text, height, below)| {
                // Keeps long words within the table.
                let letters = text.chars().count().max(1) as f32;
                let height = (height * scale).min(free.size.x / (LETTER * letters));
                let color = if below > 0.0 {
                    colors::CREAM
                } else {
                    words.color
                };
                let face = Face {
                    text: text.clone(),
                    tail: String::new(),
                    size: (height * size).max(1.0),
                    drawn_at: height,
                    at: center + Vector2::new(0.0, below * scale * size),
                    color: faded(color, cover),
                    tail_color: Color::TRANSPARENT,
                };
                (face, faded(SHADOW, cover))
            })
            .collect()
    }
}

/// Returns the size of words at this share of their time.
fn grow(share: f32) -> f32 {
    if share < GROWING {
        Easing::OutBack.at(share / GROWING)
    } else if share > 1.0 - GROWING {
        1.0 - Easing::InBack.at((share - 1.0 + GROWING) / GROWING)
    } else {
        1.0
    }
}

/// Returns the opacity of words at this share of their time.
fn fade(share: f32) -> f32 {
    (share.min(1.0 - share) / GROWING).clamp(0.0, 1.0)
}

fn faded(color: Color, cover: f32) -> Color {
    let alpha = (f32::from(color.a) * cover).round() as u8;
    Color::from_rgba(color.r, color.g, color.b, alpha)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FREE: Rect<f32> = Rect {
        position: Vector2::new(0.0, 0.0),
        size: Vector2::new(1000.0, 720.0),
    };

    /// Returns the size of the words and the opacity of their color in 100 steps of their time.
    fn course(calm: bool) -> Vec<(f32, u8)> {
        let mut banner = Banner {
            calm,
            ..Banner::default()
        };
        let words = Words {
            text: "Round won!".to_owned(),
            note: "1,024 points".to_owned(),
            color: colors::ACCENT,
            at: MIDDLE,
        };
        banner.show(words, 1.0);
        let mut seen = Vec::new();
        while banner.words().is_some() {
            let faces = banner.faces(1.0, FREE);
            assert_eq!(faces.len(), 2);
            assert!(faces[0].0.size >= faces[1].0.size);
            seen.push((faces[0].0.size, faces[0].0.color.a));
            banner.advance(0.01);
        }
        assert!(banner.faces(1.0, FREE).is_empty());
        seen
    }

    #[test]
    fn words_grow_stay_and_shrink() {
        let seen = course(false);
        assert!(seen[0].0 < 2.0 && seen[seen.len() - 1].0 < 8.0, "{seen:?}");
        assert!(seen.iter().all(|(_, alpha)| *alpha == 255));
        let stays = seen.iter().filter(|(size, _)| *size == WORDS);
        assert!(stays.count() > 35, "{seen:?}");
    }

    #[test]
    fn with_less_motion_words_only_fade() {
        let seen = course(true);
        assert!(seen.iter().all(|(size, _)| *size == WORDS), "{seen:?}");
        let alpha: Vec<u8> = seen.iter().map(|(_, alpha)| *alpha).collect();
        assert!(alpha[0] == 0 && alpha[50] == 255 && alpha[alpha.len() - 1] < 20);
    }

    #[test]
    fn long_words_stay_within_the_table_and_a_duration_of_zero_shows_none() {
        let mut banner = Banner::default();
        let mut words = Words {
            text: "A result that needs many more letters".to_owned(),
            note: String::new(),
            color: colors::CREAM,
            at: MIDDLE,
        };
        banner.show(words.clone(), 1.0);
        banner.advance(0.5);
        let (face, _) = banner.faces(1.0, FREE).remove(0);
        assert!(face.size < WORDS * 0.8, "{}", face.size);
        words.text.clear();
        banner.show(words, 0.0);
        assert_eq!(banner.words(), None);
    }
}
