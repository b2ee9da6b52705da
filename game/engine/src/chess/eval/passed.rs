//! Passed pawns: what depends on more than the pawns.

use parlour_rules::chess::Color;

use super::{masks::ahead, scene::Scene, tally::Tally, terms};

/// From this rank on (0 to 7, seen from the pawn's side) kings matter.
const BEYOND_THE_MIDDLE: u8 = 3;

/// How this side's passed pawns can get on. All attacks have to be noted by now.
#[inline]
pub fn count(scene: &Scene, us: Color, tally: &mut impl Tally) {
    let (we, they) = (us.index(), (!us).index());
    for square in scene.passed[we] {
        let rank = us.relative_rank(square.rank());
        let Some(next) = ahead(us, square.into()).first() else {
            continue;
        };
        if rank >= BEYOND_THE_MIDDLE {
            let own = scene.kings[we].distance(next).into();
            let enemy = scene.kings[they].distance(next).into();
            tally.note(terms::PASSED_OWN_KING.nth(own));
            tally.note(terms::PASSED_ENEMY_KING.nth(enemy));
        }
        if scene.occupied.has(next) {
            continue;
        }
        tally.note(terms::PASSED_FREE.nth(rank.into()));
        if !scene.attacked[they].has(next) {
            tally.note(terms::PASSED_SAFE.nth(rank.into()));
        }
    }
}
