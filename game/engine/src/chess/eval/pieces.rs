//! Material, piece-square values, mobility, and terms of each kind of piece.

use parlour_rules::chess::{
    Bitboard, Color, PieceKind, Square,
    pieces::{bishop, knight, queen, rook},
};

use super::{
    context::EvalContext,
    eval_trace::EvalTrace,
    masks::{ahead, file_ahead, own, pawn_attack_span, seen_from},
    terms,
};

/// Counts material and piece-square terms of a side.
#[inline]
pub fn count_squares(context: &EvalContext, us: Color, trace: &mut impl EvalTrace) {
    let is_right = |color: Color| usize::from(context.kings[color.index()].file() > 3);
    let sides = is_right(us) | is_right(!us) << 1;
    for square in context.position.of(us) {
        if let Some(kind) = context.position.kind_at(square) {
            trace.note_piece(kind, seen_from(us, square), sides);
        }
    }
}

/// Counts mobility and other terms of the pieces, and completes their attack maps.
#[inline]
pub fn count(context: &mut EvalContext, us: Color, trace: &mut impl EvalTrace) {
    let outposts = outposts(context, us);
    knights(context, us, outposts, trace);
    bishops(context, us, outposts, trace);
    rooks(context, us, trace);
    queens(context, us, trace);
}

/// Adds an attack, and counts it if it reaches the enemy's king zone.
#[inline]
fn attack(context: &mut EvalContext, us: Color, kind: PieceKind, reached: Bitboard) {
    context.note_attacks(us, kind, reached);
    let near = reached & context.zone[(!us).index()];
    context.attackers[us.index()][kind.index()] += i32::from(near.any());
    context.near[us.index()] += near.len() as i32;
}

/// Squares d4, e4, d5 and e5.
const MIDDLE: Bitboard = Bitboard(0x0000_0018_1800_0000);

/// Maximum mobility of a rook that counts as trapped beside its king.
const TRAPPED: usize = 3;

/// Returns whether a rook is between its king and the nearer edge.
fn shares_wing(rook: Square, king: Square) -> bool {
    (king.file() < 4) == (rook.file() < king.file())
}

/// Returns outposts: squares beyond the third rank that a friendly pawn guards and no enemy pawn can
/// ever attack.
#[inline]
fn outposts(context: &EvalContext, us: Color) -> Bitboard {
    const BEYOND: u64 = 0xffff_ffff_ff00_0000;
    let beyond = Bitboard(match us {
        Color::White => BEYOND,
        Color::Black => BEYOND.swap_bytes(),
    });
    let theirs = own(context.position, !us, PieceKind::Pawn);
    context.by_kind[us.index()][PieceKind::Pawn.index()] & beyond & !pawn_attack_span(!us, theirs)
}

fn knights(context: &mut EvalContext, us: Color, outposts: Bitboard, trace: &mut impl EvalTrace) {
    let pawns = context.position.of_kind(PieceKind::Pawn);
    for square in own(context.position, us, PieceKind::Knight) {
        let reached = knight::move_locations(square);
        attack(context, us, PieceKind::Knight, reached);
        let useful = reached & context.area[us.index()];
        trace.note(terms::KNIGHT_MOBILITY.nth(useful.len()));
        trace.note_if(terms::OUTPOST.nth(0), outposts.has(square));
        let is_behind = (ahead(us, square.into()) & pawns).any();
        trace.note_if(terms::BEHIND_PAWN.nth(0), is_behind);
        let steps = square.distance(context.kings[us.index()]);
        trace.add(terms::KING_DISTANCE.nth(0), steps.into());
    }
}

fn bishops(context: &mut EvalContext, us: Color, outposts: Bitboard, trace: &mut impl EvalTrace) {
    let pawns = context.position.of_kind(PieceKind::Pawn);
    let own_pawns = own(context.position, us, PieceKind::Pawn);
    let bishops = own(context.position, us, PieceKind::Bishop);
    // Friendly queens don't block a bishop for long.
    let occupied = context.occupied & !own(context.position, us, PieceKind::Queen);
    for square in bishops {
        let reached = bishop::move_locations(square, occupied);
        attack(context, us, PieceKind::Bishop, reached);
        let useful = reached & context.area[us.index()];
        trace.note(terms::BISHOP_MOBILITY.nth(useful.len()));
        let color = if square.is_light() {
            Bitboard::LIGHT
        } else {
            !Bitboard::LIGHT
        };
        trace.add(
            terms::BISHOP_OWN_PAWNS.nth(0),
            (own_pawns & color).len() as i32,
        );
        trace.note_if(terms::OUTPOST.nth(1), outposts.has(square));
        let is_behind = (ahead(us, square.into()) & pawns).any();
        trace.note_if(terms::BEHIND_PAWN.nth(0), is_behind);
        let steps = square.distance(context.kings[us.index()]);
        trace.add(terms::KING_DISTANCE.nth(1), steps.into());
        let sees_middle = (bishop::move_locations(square, pawns) & MIDDLE).several();
        trace.note_if(terms::LONG_DIAGONAL.nth(0), sees_middle);
    }
    if (bishops & Bitboard::LIGHT).any() && (bishops & !Bitboard::LIGHT).any() {
        trace.note(terms::BISHOP_PAIR.nth(0));
    }
}

fn rooks(context: &mut EvalContext, us: Color, trace: &mut impl EvalTrace) {
    let position = context.position;
    let pawns = position.of_kind(PieceKind::Pawn);
    let own_pawns = own(position, us, PieceKind::Pawn);
    let rooks = own(position, us, PieceKind::Rook);
    // Doubled rooks, and rook and queen on one line, support each other.
    let occupied = context.occupied & !(rooks | own(position, us, PieceKind::Queen));
    for square in rooks {
        let reached = rook::move_locations(square, occupied);
        attack(context, us, PieceKind::Rook, reached);
        let useful = reached & context.area[us.index()];
        trace.note(terms::ROOK_MOBILITY.nth(useful.len()));
        if useful.len() <= TRAPPED && shares_wing(square, context.kings[us.index()]) {
            let can_castle = position.castling().rooks_of(us).any();
            trace.note(terms::TRAPPED_ROOK.nth(can_castle.into()));
        }
        let file = Bitboard::file(square.file());
        let (open, half_open) = ((pawns & file).is_empty(), (own_pawns & file).is_empty());
        trace.note_if(terms::ROOK_FILE.nth(0), open);
        trace.note_if(terms::ROOK_FILE.nth(1), half_open & !open);
        let is_behind = (file_ahead(us, square) & context.passed[us.index()]).any();
        trace.note_if(terms::ROOK_BEHIND_PASSED.nth(0), is_behind);
    }
}

fn queens(context: &mut EvalContext, us: Color, trace: &mut impl EvalTrace) {
    for square in own(context.position, us, PieceKind::Queen) {
        let reached = queen::move_locations(square, context.occupied);
        attack(context, us, PieceKind::Queen, reached);
        let useful = reached & context.area[us.index()];
        trace.note(terms::QUEEN_MOBILITY.nth(useful.len()));
    }
}
