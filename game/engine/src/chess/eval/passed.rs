//! Passed pawns: what depends on more than the pawns.

use parlour_rules::chess::Color;

use super::{
    context::EvalContext,
    eval_trace::EvalTrace,
    masks::{ahead, file_ahead},
    terms,
};

/// From this rank on (0 to 7, seen from the pawn's side) kings matter.
const BEYOND_THE_MIDDLE: u8 = 3;

/// How this side's passed pawns can get on. All attacks have to be noted by now.
#[inline]
pub fn count(scene: &EvalContext, us: Color, tally: &mut impl EvalTrace) {
    let (we, they) = (us.index(), (!us).index());
    for square in scene.passed[we] {
        let rank = us.relative_rank(square.rank());
        let Some(next) = ahead(us, square.into()).first() else {
            continue;
        };
        if rank >= BEYOND_THE_MIDDLE {
            let own = scene.kings[we].distance(next).into();
            let enemy = scene.kings[they].distance(next).into();
            let beyond = i32::from(rank - BEYOND_THE_MIDDLE) + 1;
            tally.add(terms::PASSED_OWN_KING.nth(own), beyond);
            tally.add(terms::PASSED_ENEMY_KING.nth(enemy), beyond);
        }
        let rank = usize::from(rank);
        if scene.attacked[we].has(next) {
            tally.note(terms::PASSED_HELPED.nth(rank));
        }
        if scene.position.of(!us).has(next) {
            tally.note(terms::PASSED_BLOCKED.nth(rank));
        }
        if scene.occupied.has(next) {
            continue;
        }
        tally.note(terms::PASSED_FREE.nth(rank));
        if scene.attacked[they].has(next) {
            continue;
        }
        tally.note(terms::PASSED_SAFE.nth(rank));
        let way = file_ahead(us, square);
        if (way & (scene.occupied | scene.attacked[they])).is_empty() {
            tally.note(terms::PASSED_WAY.nth(rank));
        }
    }
}
