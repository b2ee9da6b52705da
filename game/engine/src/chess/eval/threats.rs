//! Threats: attacks on pieces of the enemy.

use parlour_rules::chess::{
    Bitboard, Color, PieceKind,
    pieces::{bishop, knight, rook},
};

use super::{
    context::EvalContext,
    eval_trace::EvalTrace,
    masks::{ahead, own, pawn_attacks},
    terms::{self, Group},
};

/// Counts this side's threats. The attack maps have to be complete.
#[inline]
pub fn count(context: &EvalContext, us: Color, trace: &mut impl EvalTrace) {
    let (we, they) = (us.index(), (!us).index());
    let position = context.position;
    let theirs = position.of(!us);
    let attacks = |kind: PieceKind| context.by_kind[we][kind.index()];
    let mut on = |group: Group, squares: Bitboard| {
        for square in squares & theirs {
            if let Some(kind) = position.kind_at(square) {
                trace.note(group.nth(kind.index()));
            }
        }
    };
    // A pawn that attacks a pawn isn't a threat, because both sides can capture.
    let pieces = !position.of_kind(PieceKind::Pawn);
    on(terms::PAWN_THREAT, attacks(PieceKind::Pawn) & pieces);
    // A square that a pawn guards, or that is guarded twice and attacked once, is safe from pieces
    // of equal value.
    let guarded =
        context.by_kind[they][PieceKind::Pawn.index()] | (context.twice[they] & !context.twice[we]);
    let greater = position.of_kind(PieceKind::Rook) | position.of_kind(PieceKind::Queen);
    on(
        terms::MINOR_THREAT,
        (attacks(PieceKind::Knight) | attacks(PieceKind::Bishop)) & (greater | !guarded),
    );
    on(
        terms::ROOK_THREAT,
        attacks(PieceKind::Rook) & (position.of_kind(PieceKind::Queen) | !guarded),
    );
    on(
        terms::KING_THREAT,
        attacks(PieceKind::King) & !context.attacked[they],
    );
    let contested = context.attacked[they] & !guarded & context.attacked[we];
    trace.add(terms::RESTRICTED.nth(0), contested.len() as i32);
    let queen = own(position, !us, PieceKind::Queen);
    if let Some(square) = queen.first()
        && !queen.several()
    {
        let safe = context.area[we] & !guarded;
        let jumps = knight::move_locations(square) & attacks(PieceKind::Knight);
        let diagonal =
            bishop::move_locations(square, context.occupied) & attacks(PieceKind::Bishop);
        let straight = rook::move_locations(square, context.occupied) & attacks(PieceKind::Rook);
        let lines = (diagonal | straight) & context.twice[we];
        trace.add(terms::QUEEN_THREAT.nth(0), (jumps & safe).len() as i32);
        trace.add(terms::QUEEN_THREAT.nth(1), (lines & safe).len() as i32);
    }
    let loose = theirs & context.attacked[we] & !context.attacked[they];
    trace.add(terms::HANGING.nth(0), (loose & pieces).len() as i32);
    trace.add(terms::HANGING_PAWN.nth(0), (loose & !pieces).len() as i32);

    let pawns = own(position, us, PieceKind::Pawn);
    let empty = !context.occupied;
    let one = ahead(us, pawns) & empty;
    let third = Bitboard::rank(us.relative_rank(2));
    let steps = one | (ahead(us, one & third) & empty);
    let their_pawns = context.by_kind[they][PieceKind::Pawn.index()];
    let safe = steps & !their_pawns & (context.attacked[we] | !context.attacked[they]);
    let hit = pawn_attacks(us, safe) & theirs & pieces & !attacks(PieceKind::Pawn);
    trace.add(terms::PUSH_THREAT.nth(0), hit.len() as i32);
}
