//! Passed pawns: terms that depend on pieces.

use parlour_rules::chess::Color;

use super::{
    context::EvalContext,
    eval_trace::EvalTrace,
    masks::{ahead, file_ahead},
    terms,
};

/// Rank, counted from 0 from the pawn's side, from which the distances of the kings count.
const BEYOND_THE_MIDDLE: u8 = 3;

/// Counts the terms of this side's passed pawns. The attack maps have to be complete.
#[inline]
pub fn count(context: &EvalContext, us: Color, trace: &mut impl EvalTrace) {
    let (we, they) = (us.index(), (!us).index());
    for square in context.passed[we] {
        let rank = us.relative_rank(square.rank());
        let Some(next) = ahead(us, square.into()).first() else {
            continue;
        };
        if rank >= BEYOND_THE_MIDDLE {
            let own = context.kings[we].distance(next).into();
            let enemy = context.kings[they].distance(next).into();
            let beyond = i32::from(rank - BEYOND_THE_MIDDLE) + 1;
            trace.add(terms::PASSED_OWN_KING.nth(own), beyond);
            trace.add(terms::PASSED_ENEMY_KING.nth(enemy), beyond);
        }
        let rank = usize::from(rank);
        if context.attacked[we].has(next) {
            trace.note(terms::PASSED_HELPED.nth(rank));
        }
        if context.position.of(!us).has(next) {
            trace.note(terms::PASSED_BLOCKED.nth(rank));
        }
        if context.occupied.has(next) {
            continue;
        }
        trace.note(terms::PASSED_FREE.nth(rank));
        if context.attacked[they].has(next) {
            continue;
        }
        trace.note(terms::PASSED_SAFE.nth(rank));
        let way = file_ahead(us, square);
        if (way & (context.occupied | context.attacked[they])).is_empty() {
            trace.note(terms::PASSED_WAY.nth(rank));
        }
    }
}
