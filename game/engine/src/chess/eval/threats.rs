//! What is attacked and by whom.

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

/// This side's threats against the other's men. All attacks have to be noted by now.
#[inline]
pub fn count(scene: &EvalContext, us: Color, tally: &mut impl EvalTrace) {
    let (we, they) = (us.index(), (!us).index());
    let position = scene.position;
    let theirs = position.of(!us);
    let attacks = |kind: PieceKind| scene.by_kind[we][kind.index()];
    let mut on = |group: Group, squares: Bitboard| {
        for square in squares & theirs {
            if let Some(kind) = position.kind_at(square) {
                tally.note(group.nth(kind.index()));
            }
        }
    };
    // A pawn that attacks a pawn is no threat, but a tension that both sides share.
    let pieces = !position.of_kind(PieceKind::Pawn);
    on(terms::PAWN_THREAT, attacks(PieceKind::Pawn) & pieces);
    // What a pawn guards, or two guard and one attacks, is hardly threatened by its equals.
    let guarded =
        scene.by_kind[they][PieceKind::Pawn.index()] | (scene.twice[they] & !scene.twice[we]);
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
        attacks(PieceKind::King) & !scene.attacked[they],
    );
    let contested = scene.attacked[they] & !guarded & scene.attacked[we];
    tally.add(terms::RESTRICTED.nth(0), contested.len() as i32);
    let queen = own(position, !us, PieceKind::Queen);
    if let Some(square) = queen.first()
        && !queen.several()
    {
        let safe = scene.area[we] & !guarded;
        let jumps = knight::move_locations(square) & attacks(PieceKind::Knight);
        let diagonal = bishop::move_locations(square, scene.occupied) & attacks(PieceKind::Bishop);
        let straight = rook::move_locations(square, scene.occupied) & attacks(PieceKind::Rook);
        let lines = (diagonal | straight) & scene.twice[we];
        tally.add(terms::QUEEN_THREAT.nth(0), (jumps & safe).len() as i32);
        tally.add(terms::QUEEN_THREAT.nth(1), (lines & safe).len() as i32);
    }
    let loose = theirs & scene.attacked[we] & !scene.attacked[they];
    tally.add(terms::HANGING.nth(0), (loose & pieces).len() as i32);
    tally.add(terms::HANGING_PAWN.nth(0), (loose & !pieces).len() as i32);

    let pawns = own(position, us, PieceKind::Pawn);
    let empty = !scene.occupied;
    let one = ahead(us, pawns) & empty;
    let third = Bitboard::rank(us.relative_rank(2));
    let steps = one | (ahead(us, one & third) & empty);
    let their_pawns = scene.by_kind[they][PieceKind::Pawn.index()];
    let safe = steps & !their_pawns & (scene.attacked[we] | !scene.attacked[they]);
    let hit = pawn_attacks(us, safe) & theirs & pieces & !attacks(PieceKind::Pawn);
    tally.add(terms::PUSH_THREAT.nth(0), hit.len() as i32);
}
