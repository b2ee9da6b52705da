//! Who holds which squares alone.

use parlour_rules::chess::{Bitboard, Color};

use super::{context::EvalContext, eval_trace::EvalTrace, masks::mirrored};

/// The squares that this side attacks and the other does not. All attacks have to be noted by now.
#[inline]
pub fn count(scene: &EvalContext, us: Color, tally: &mut impl EvalTrace) {
    let (we, they) = (us.index(), (!us).index());
    let mut squares = scene.attacked[we] & !scene.attacked[they];
    if us == Color::Black {
        squares = Bitboard(squares.0.swap_bytes());
    }
    if scene.kings[they].file() < 4 {
        squares = mirrored(squares);
    }
    tally.note_control(squares);
}
