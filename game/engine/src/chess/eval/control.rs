//! Squares that only one side attacks.

use parlour_rules::chess::{Bitboard, Color};

use super::{context::EvalContext, eval_trace::EvalTrace, masks::mirrored};

/// Counts the squares that this side attacks and the other doesn't. The attack maps have to be
/// complete.
#[inline]
pub fn count(context: &EvalContext, us: Color, trace: &mut impl EvalTrace) {
    let (we, they) = (us.index(), (!us).index());
    let mut squares = context.attacked[we] & !context.attacked[they];
    if us == Color::Black {
        squares = Bitboard(squares.0.swap_bytes());
    }
    if context.kings[they].file() < 4 {
        squares = mirrored(squares);
    }
    trace.note_control(squares);
}
