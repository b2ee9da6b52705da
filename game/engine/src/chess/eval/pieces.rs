//! Material, squares, mobility, and what is good or bad for each kind of piece.

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

/// Material and squares of all of a side's men.
#[inline]
pub fn count_men(scene: &EvalContext, us: Color, tally: &mut impl EvalTrace) {
    let is_right = |color: Color| usize::from(scene.kings[color.index()].file() > 3);
    let sides = is_right(us) | is_right(!us) << 1;
    for square in scene.position.of(us) {
        if let Some(kind) = scene.position.kind_at(square) {
            tally.note_man(kind, seen_from(us, square), sides);
        }
    }
}

/// Mobility and the rest. Notes what the pieces attack on the way.
#[inline]
pub fn count(scene: &mut EvalContext, us: Color, tally: &mut impl EvalTrace) {
    let outposts = outposts(scene, us);
    knights(scene, us, outposts, tally);
    bishops(scene, us, outposts, tally);
    rooks(scene, us, tally);
    queens(scene, us, tally);
}

/// Notes an attack near the enemy's king.
#[inline]
fn attack(scene: &mut EvalContext, us: Color, kind: PieceKind, reached: Bitboard) {
    scene.note_attacks(us, kind, reached);
    let near = reached & scene.zone[(!us).index()];
    scene.attackers[us.index()][kind.index()] += i32::from(near.any());
    scene.near[us.index()] += near.len() as i32;
}

/// The four squares of the middle.
const MIDDLE: Bitboard = Bitboard(0x0000_0018_1800_0000);

/// With so few useful squares, a rook beside its king is as good as shut in.
const TRAPPED: usize = 3;

/// Whether a rook stands between its king and the nearer edge.
fn shares_wing(rook: Square, king: Square) -> bool {
    (king.file() < 4) == (rook.file() < king.file())
}

/// The squares beyond the third rank that an own pawn guards and no enemy pawn can ever attack.
#[inline]
fn outposts(scene: &EvalContext, us: Color) -> Bitboard {
    const BEYOND: u64 = 0xffff_ffff_ff00_0000;
    let beyond = Bitboard(match us {
        Color::White => BEYOND,
        Color::Black => BEYOND.swap_bytes(),
    });
    let theirs = own(scene.position, !us, PieceKind::Pawn);
    scene.by_kind[us.index()][PieceKind::Pawn.index()] & beyond & !pawn_attack_span(!us, theirs)
}

fn knights(scene: &mut EvalContext, us: Color, outposts: Bitboard, tally: &mut impl EvalTrace) {
    let pawns = scene.position.of_kind(PieceKind::Pawn);
    for square in own(scene.position, us, PieceKind::Knight) {
        let reached = knight::move_locations(square);
        attack(scene, us, PieceKind::Knight, reached);
        let useful = reached & scene.area[us.index()];
        tally.note(terms::KNIGHT_MOBILITY.nth(useful.len()));
        tally.note_if(terms::OUTPOST.nth(0), outposts.has(square));
        let is_behind = (ahead(us, square.into()) & pawns).any();
        tally.note_if(terms::BEHIND_PAWN.nth(0), is_behind);
        let steps = square.distance(scene.kings[us.index()]);
        tally.add(terms::KING_DISTANCE.nth(0), steps.into());
    }
}

fn bishops(scene: &mut EvalContext, us: Color, outposts: Bitboard, tally: &mut impl EvalTrace) {
    let pawns = scene.position.of_kind(PieceKind::Pawn);
    let own_pawns = own(scene.position, us, PieceKind::Pawn);
    let bishops = own(scene.position, us, PieceKind::Bishop);
    // Queens do not stand in a bishop's way for long.
    let occupied = scene.occupied & !own(scene.position, us, PieceKind::Queen);
    for square in bishops {
        let reached = bishop::move_locations(square, occupied);
        attack(scene, us, PieceKind::Bishop, reached);
        let useful = reached & scene.area[us.index()];
        tally.note(terms::BISHOP_MOBILITY.nth(useful.len()));
        let color = if square.is_light() {
            Bitboard::LIGHT
        } else {
            !Bitboard::LIGHT
        };
        tally.add(
            terms::BISHOP_OWN_PAWNS.nth(0),
            (own_pawns & color).len() as i32,
        );
        tally.note_if(terms::OUTPOST.nth(1), outposts.has(square));
        let is_behind = (ahead(us, square.into()) & pawns).any();
        tally.note_if(terms::BEHIND_PAWN.nth(0), is_behind);
        let steps = square.distance(scene.kings[us.index()]);
        tally.add(terms::KING_DISTANCE.nth(1), steps.into());
        let sees_middle = (bishop::move_locations(square, pawns) & MIDDLE).several();
        tally.note_if(terms::LONG_DIAGONAL.nth(0), sees_middle);
    }
    if (bishops & Bitboard::LIGHT).any() && (bishops & !Bitboard::LIGHT).any() {
        tally.note(terms::BISHOP_PAIR.nth(0));
    }
}

fn rooks(scene: &mut EvalContext, us: Color, tally: &mut impl EvalTrace) {
    let position = scene.position;
    let pawns = position.of_kind(PieceKind::Pawn);
    let own_pawns = own(position, us, PieceKind::Pawn);
    let rooks = own(position, us, PieceKind::Rook);
    // Rooks that stand one behind the other work together.
    let occupied = scene.occupied & !(rooks | own(position, us, PieceKind::Queen));
    for square in rooks {
        let reached = rook::move_locations(square, occupied);
        attack(scene, us, PieceKind::Rook, reached);
        let useful = reached & scene.area[us.index()];
        tally.note(terms::ROOK_MOBILITY.nth(useful.len()));
        if useful.len() <= TRAPPED && shares_wing(square, scene.kings[us.index()]) {
            let can_castle = position.castling().rooks_of(us).any();
            tally.note(terms::TRAPPED_ROOK.nth(can_castle.into()));
        }
        let file = Bitboard::file(square.file());
        let (open, half_open) = ((pawns & file).is_empty(), (own_pawns & file).is_empty());
        tally.note_if(terms::ROOK_FILE.nth(0), open);
        tally.note_if(terms::ROOK_FILE.nth(1), half_open & !open);
        let is_behind = (file_ahead(us, square) & scene.passed[us.index()]).any();
        tally.note_if(terms::ROOK_BEHIND_PASSED.nth(0), is_behind);
    }
}

fn queens(scene: &mut EvalContext, us: Color, tally: &mut impl EvalTrace) {
    for square in own(scene.position, us, PieceKind::Queen) {
        let reached = queen::move_locations(square, scene.occupied);
        attack(scene, us, PieceKind::Queen, reached);
        let useful = reached & scene.area[us.index()];
        tally.note(terms::QUEEN_MOBILITY.nth(useful.len()));
    }
}
