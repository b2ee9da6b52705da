//! Small picture of a finished round, for lists.

use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::ui::kit::{UiBuilder, at, colors};

/// Colors of the felt, and of places whose cards were taken.
const FELT: Color = Color::from_rgba(0x1f, 0x3a, 0x2c, 255);
const TAKEN: Color = Color::from_rgba(0x35, 0x54, 0x43, 255);
/// Size of a card, in percent of the picture.
const CARD: (f32, f32) = (7.5, 11.0);

/// Builds the places of the mine's cards, `size` units wide and high: those that were left are bright.
/// Returns `None` if the text is invalid.
pub fn build(kit: &mut UiBuilder, picture: &str, size: f32) -> Option<Handle<UiNode>> {
    let places: Vec<_> = picture
        .split_whitespace()
        .map(place)
        .collect::<Option<_>>()?;
    let lowest = places.iter().map(|(_, _, y)| *y).fold(0.0, f32::max);
    if places.is_empty() {
        return None;
    }
    let units = size / 100.0;
    let mut parts = vec![kit.swatch(size, size, FELT, 3.0)];
    // The mine is wider than high: it is in the middle.
    let above = ((100.0 - lowest * 0.88 - CARD.1) * 0.5).max(0.0);
    for (is_left, x, y) in places {
        let color = if is_left { colors::CREAM } else { TAKEN };
        let (width, height) = (CARD.0 * units, CARD.1 * units);
        let card = kit.swatch(width, height, color, 0.0);
        kit.aligned(card, HorizontalAlignment::Left, VerticalAlignment::Top);
        let corner = Vector2::new(x * 0.88 + 1.5, y * 0.88 + above) * units * kit.scale;
        kit.ctx[card].set_margin(at(corner.map(f32::round)));
        parts.push(card);
    }
    Some(kit.stack(parts))
}

/// Returns whether a card was left, and its place in percent of the mine's width.
fn place(text: &str) -> Option<(bool, f32, f32)> {
    let place = text.strip_prefix('+').unwrap_or(text);
    let (x, y) = place.split_once(',')?;
    let share = |text: &str| text.parse::<u8>().ok().map(f32::from);
    Some((place != text, share(x)?, share(y)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_places_are_read() {
        assert_eq!(place("+40,7"), Some((true, 40.0, 7.0)));
        assert_eq!(place("100,0"), Some((false, 100.0, 0.0)));
        for wrong in ["", "4", "4,", "+,4", "4,x", "-4,4", "4,400"] {
            assert_eq!(place(wrong), None, "{wrong}");
        }
    }
}
