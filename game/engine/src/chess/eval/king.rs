//! King safety: the pawn shelter, and attacks on the king zone.

use parlour_rules::chess::{
    Bitboard, Color, PieceKind, Position, Square,
    pieces::{between, bishop, knight, rook},
};

use super::{
    context::EvalContext,
    eval_trace::EvalTrace,
    masks::{own, ranks_ahead},
    terms,
};

/// Second half of a group: for the files beside the king's, or for blocked pawns.
const SECOND_HALF: usize = 8;

/// Counts pawn shelter and pawn storm on the king's file and the files beside it.
pub fn count_shelter(position: &Position, us: Color, trace: &mut impl EvalTrace) {
    count_pawns(position, us, trace, [terms::SHELTER, terms::STORM]);
}

/// Counts what shelter, storm and open files add to the danger to the king.
pub fn count_king_pawns(position: &Position, us: Color, danger: &mut impl EvalTrace) {
    let groups = [terms::DANGER_SHELTER, terms::DANGER_STORM];
    count_pawns(position, us, danger, groups);
    count_files(position, us, danger);
}

fn count_pawns(
    position: &Position,
    us: Color,
    trace: &mut impl EvalTrace,
    [shelter, storm]: [terms::Group; 2],
) {
    let Some(king) = position.king(us) else {
        return;
    };
    let own_pawns = own(position, us, PieceKind::Pawn);
    let their_pawns = own(position, !us, PieceKind::Pawn);
    let middle = king.file().clamp(1, 6);
    let king_rank = us.relative_rank(king.rank());
    // Pawns behind the king neither shelter it nor attack it.
    let relevant = ranks_ahead(us, king) | Bitboard::rank(king.rank());
    for file in middle - 1..=middle + 1 {
        let on_file = relevant & Bitboard::file(file);
        let shield = nearest(us, own_pawns & on_file);
        let half = if file == king.file() { 0 } else { SECOND_HALF };
        trace.note(shelter.nth(half + shield.map_or(0, usize::from)));
        if let Some(rank) = nearest(us, their_pawns & on_file) {
            let blocked = shield.is_some_and(|shield| shield + 1 == rank);
            let half = if blocked { SECOND_HALF } else { 0 };
            trace.note(storm.nth(half + usize::from(rank - king_rank)));
        }
    }
}

/// Returns the rank of the pawn nearest to this side's back rank.
#[inline]
fn nearest(us: Color, pawns: Bitboard) -> Option<u8> {
    let square = match us {
        Color::White => pawns.first()?,
        Color::Black => pawns.last()?,
    };
    Some(us.relative_rank(square.rank()))
}

/// Counts castling rights.
#[inline]
pub fn count_castling(context: &EvalContext, us: Color, trace: &mut impl EvalTrace) {
    let king = context.kings[us.index()];
    for rook in context.position.castling().rooks_of(us) {
        let to_queen = usize::from(rook.file() < king.file());
        trace.note(terms::CASTLING.nth(to_queen));
    }
}

/// Returns enemy pieces that are pinned to their king by our sliders.
#[inline]
fn pinned(context: &EvalContext, us: Color) -> Bitboard {
    let king = context.kings[(!us).index()];
    let position = context.position;
    let queens = position.of_kind(PieceKind::Queen);
    let straight = position.of_kind(PieceKind::Rook) | queens;
    let diagonal = position.of_kind(PieceKind::Bishop) | queens;
    let aiming = ((rook::move_locations(king, Bitboard::EMPTY) & straight)
        | (bishop::move_locations(king, Bitboard::EMPTY) & diagonal))
        & position.of(us);
    let mut pinned = Bitboard::EMPTY;
    for slider in aiming {
        let in_the_way = between(king, slider) & context.occupied;
        if !in_the_way.several() {
            pinned |= in_the_way & position.of(!us);
        }
    }
    pinned
}

/// Counts the danger to the enemy king. The attack maps have to be complete.
#[inline]
pub fn count_danger<T: EvalTrace>(context: &EvalContext, us: Color, trace: &mut T) {
    let (we, they) = (us.index(), (!us).index());
    let position = context.position;
    let king = context.kings[they];
    let pinned = pinned(context, us).len() as i32;
    trace.add(terms::PINNED.nth(0), pinned);
    if context.near[we] == 0 {
        return;
    }
    let mut danger = T::default();
    for (nth, kind) in ATTACKERS.into_iter().enumerate() {
        let attackers = context.attackers[we][kind.index()];
        danger.add(terms::DANGER_ATTACKER.nth(nth), attackers);
    }
    danger.add(terms::DANGER_NEAR.nth(0), context.near[we]);
    let beside = context.by_kind[they][PieceKind::King.index()];
    let queen_guard = context.by_kind[they][PieceKind::Queen.index()];
    let weak = context.attacked[we]
        & !context.twice[they]
        & (!context.attacked[they] | queen_guard | beside);
    danger.add(terms::DANGER_WEAK.nth(0), (weak & beside).len() as i32);

    let safe = !position.of(us) & (!context.attacked[they] | (weak & context.twice[we]));
    let straight = rook::move_locations(king, context.occupied);
    let diagonal = bishop::move_locations(king, context.occupied);
    let jumps = knight::move_locations(king);
    let lines = [jumps, diagonal, straight, straight | diagonal];
    for (nth, (kind, line)) in ATTACKERS.into_iter().zip(lines).enumerate() {
        let from = context.by_kind[we][kind.index()] & line & !position.of(us);
        let (is_safe, is_any) = ((from & safe).any(), from.any());
        danger.note_if(terms::DANGER_CHECK.nth(nth), is_safe);
        danger.note_if(terms::DANGER_CHECKS.nth(nth), (from & safe).several());
        danger.note_if(terms::DANGER_UNSAFE_CHECK.nth(nth), is_any & !is_safe);
    }
    let has_no_queen = own(position, us, PieceKind::Queen).is_empty();
    danger.note_if(terms::DANGER_NO_QUEEN.nth(0), has_no_queen);
    danger.add(terms::DANGER_PINNED.nth(0), pinned);
    danger.note_king_pawns(context, !us);
    let minor = position.of_kind(PieceKind::Knight) | position.of_kind(PieceKind::Bishop);
    let defenders = minor & position.of(!us) & context.zone[they];
    danger.add(terms::DANGER_DEFENDER.nth(0), defenders.len() as i32);
    let wing = wing(!us, king);
    let attacks = (context.attacked[we] & wing).len() + (context.twice[we] & wing).len();
    danger.add(terms::DANGER_WING.nth(0), attacks as i32);
    let guards = (context.attacked[they] & wing).len();
    danger.add(terms::DANGER_WING.nth(1), guards as i32);
    count_surroundings(context, us, &mut danger);
    danger.note(terms::DANGER_BASE.nth(0));
    trace.add_danger(danger);
}

/// Counts escape squares, guards and open diagonals of the enemy king.
#[inline]
fn count_surroundings(context: &EvalContext, us: Color, danger: &mut impl EvalTrace) {
    let (we, they) = (us.index(), (!us).index());
    let position = context.position;
    let king = context.kings[they];
    let beside = context.by_kind[they][PieceKind::King.index()];
    let escape = beside & !context.attacked[we] & !position.of(!us);
    danger.note(terms::DANGER_ESCAPE.nth(escape.len()));
    let zone = context.zone[they];
    let pawns = PieceKind::Pawn.index();
    let twice = zone & context.twice[we] & !context.twice[they];
    danger.add(terms::DANGER_TWICE.nth(0), twice.len() as i32);
    let by_pawns = zone & context.by_kind[we][pawns];
    danger.add(terms::DANGER_PAWN.nth(0), by_pawns.len() as i32);
    let pieces = ATTACKERS.into_iter().fold(Bitboard::EMPTY, |all, kind| {
        all | context.by_kind[they][kind.index()]
    });
    danger.add(terms::DANGER_GUARD.nth(0), (zone & pieces).len() as i32);
    let guarded = zone & context.by_kind[they][pawns];
    danger.add(terms::DANGER_GUARD.nth(1), guarded.len() as i32);
    let sliders = position.of_kind(PieceKind::Bishop) | position.of_kind(PieceKind::Queen);
    let aiming = sliders & position.of(us) & bishop::move_locations(king, Bitboard::EMPTY);
    for slider in aiming {
        if !(between(king, slider) & context.occupied).several() {
            danger.note(terms::DANGER_DIAGONAL.nth(0));
        }
    }
    danger.note_if(terms::DANGER_MOVE.nth(0), position.turn() == us);
}

/// Kinds of attacking pieces, in the order of the weights.
const ATTACKERS: [PieceKind; 4] = [
    PieceKind::Knight,
    PieceKind::Bishop,
    PieceKind::Rook,
    PieceKind::Queen,
];

/// Counts files near a king without pawns of its side, or without any pawns.
fn count_files(position: &Position, side: Color, danger: &mut impl EvalTrace) {
    let Some(king) = position.king(side) else {
        return;
    };
    let pawns = position.of_kind(PieceKind::Pawn);
    let own_pawns = pawns & position.of(side);
    let middle = king.file().clamp(1, 6);
    for file in (middle - 1..=middle + 1).map(Bitboard::file) {
        if (pawns & file).is_empty() {
            danger.note(terms::DANGER_FILE.nth(1));
        } else if (own_pawns & file).is_empty() {
            danger.note(terms::DANGER_FILE.nth(0));
        }
    }
}

/// Returns the king's wing: the files near the king, on the side's half of the board and one rank
/// beyond.
#[inline]
fn wing(side: Color, king: Square) -> Bitboard {
    const HALF: u64 = 0x0000_00ff_ffff_ffff;
    let ranks = Bitboard(match side {
        Color::White => HALF,
        Color::Black => HALF << 24,
    });
    let files: u64 = match king.file() {
        0..=2 => 0x0f,
        3 | 4 => 0x3c,
        _ => 0xf0,
    };
    ranks & Bitboard(files * 0x0101_0101_0101_0101)
}
