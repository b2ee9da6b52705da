//! Who holds which squares alone.

use parlour_rules::chess::Color;

use super::{masks::seen_from, scene::Scene, tally::Tally, terms};

/// The squares that this side attacks and the other does not. All attacks have to be noted by now.
#[inline]
pub fn count(scene: &Scene, us: Color, tally: &mut impl Tally) {
    let (we, they) = (us.index(), (!us).index());
    let mirror = if scene.kings[they].file() > 3 { 0 } else { 7 };
    for square in scene.attacked[we] & !scene.attacked[they] {
        tally.note(terms::CONTROL.nth(seen_from(us, square) ^ mirror));
    }
}
