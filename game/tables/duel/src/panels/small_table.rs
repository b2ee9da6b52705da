//! Small picture of the end of a match, for lists.

use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::ui::kit::{UiBuilder, at, colors};

/// Colors of both sides of the table, of an empty health bar and of a full one.
const FAR: Color = Color::from_rgba(0x2b, 0x3d, 0x52, 255);
const NEAR: Color = Color::from_rgba(0x2f, 0x50, 0x38, 255);
const EMPTY: Color = Color::from_rgba(0x14, 0x1c, 0x1c, 255);
const HEALTH: Color = Color::from_rgba(0xc2, 0x4a, 0x3c, 255);
/// Health of a full bar, and the greatest number of minions on a side.
const FULL: f32 = 30.0;
const MOST: u16 = 7;

/// Builds both sides of the table, `size` units wide and high: a health bar and the minions of each,
/// the player's side below. Returns `None` if the text is invalid.
pub fn build(kit: &mut UiBuilder, picture: &str, size: f32) -> Option<Handle<UiNode>> {
    let [health, minions, other_health, other_minions] = numbers(picture)?;
    let units = size / 44.0;
    let mut parts = vec![kit.swatch(size, size, NEAR, 3.0)];
    let mut put = |kit: &mut UiBuilder, (x, y): (f32, f32), (width, height), color| {
        let part = kit.swatch(width * units, height * units, color, 0.0);
        kit.aligned(part, HorizontalAlignment::Left, VerticalAlignment::Top);
        let corner = Vector2::new(x, y) * units * kit.scale;
        kit.ctx[part].set_margin(at(corner.map(f32::round)));
        parts.push(part);
    };
    put(kit, (0.0, 0.0), (44.0, 22.0), FAR);
    for (health, minions, bar, row) in [
        (other_health, other_minions, 4.0, 11.0),
        (health, minions, 36.0, 24.0),
    ] {
        put(kit, (4.0, bar), (36.0, 4.0), EMPTY);
        let full = (f32::from(health) / FULL).min(1.0) * 36.0;
        if full > 0.0 {
            put(kit, (4.0, bar), (full, 4.0), HEALTH);
        }
        let minions = minions.min(MOST);
        let left = (44.0 - f32::from(minions) * 5.5 + 1.5) * 0.5;
        for number in 0..minions {
            let x = left + f32::from(number) * 5.5;
            put(kit, (x, row), (4.0, 9.0), colors::CREAM);
        }
    }
    Some(kit.stack(parts))
}

/// Returns health and number of minions of the player's side, then of the other one.
fn numbers(picture: &str) -> Option<[u16; 4]> {
    let numbers = picture.split_whitespace().map(|number| number.parse().ok());
    let numbers: Vec<u16> = numbers.collect::<Option<_>>()?;
    numbers.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_four_numbers_are_a_picture() {
        assert_eq!(numbers("30 2 0 7"), Some([30, 2, 0, 7]));
        for wrong in ["", "30 2 0", "30 2 0 x", "30 2 0 7 1", "-1 2 0 7"] {
            assert_eq!(numbers(wrong), None, "{wrong}");
        }
    }
}
