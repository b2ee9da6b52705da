//! How safe a king is: the pawns before it, and how heavily it is attacked.

use parlour_rules::chess::{
    Bitboard, Color, PieceKind,
    pieces::{between, bishop, knight, rook},
};

use super::{
    masks::{file_ahead, own, ranks_ahead},
    scene::Scene,
    tally::Tally,
    terms,
};

/// Units of danger for a check that could be given safely.
const KNIGHT_CHECK: i32 = 4;
const BISHOP_CHECK: i32 = 3;
const ROOK_CHECK: i32 = 5;
const QUEEN_CHECK: i32 = 5;
/// For each square beside the king that only king or queen guard and the enemy attacks.
const WEAK_SQUARE: i32 = 2;

/// The half of a group that is for the files beside the king's, or for blocked pawns.
const SECOND_HALF: usize = 8;

/// The pawns on the king's file and those beside it.
#[inline]
pub fn count_shelter(scene: &Scene, us: Color, tally: &mut impl Tally) {
    let king = scene.kings[us.index()];
    let own_pawns = own(scene.position, us, PieceKind::Pawn);
    let their_pawns = own(scene.position, !us, PieceKind::Pawn);
    let middle = king.file().clamp(1, 6);
    let king_rank = us.relative_rank(king.rank());
    // What has passed the king neither shelters nor storms.
    let relevant = ranks_ahead(us, king) | Bitboard::rank(king.rank());
    for file in middle - 1..=middle + 1 {
        let on_file = relevant & Bitboard::file(file);
        let shield = nearest(us, own_pawns & on_file);
        let half = if file == king.file() { 0 } else { SECOND_HALF };
        tally.note(terms::SHELTER.nth(half + shield.map_or(0, usize::from)));
        if let Some(rank) = nearest(us, their_pawns & on_file) {
            let blocked = shield.is_some_and(|shield| shield + 1 == rank);
            let half = if blocked { SECOND_HALF } else { 0 };
            tally.note(terms::STORM.nth(half + usize::from(rank - king_rank)));
        }
    }
}

/// The rank of the pawn nearest to this side's first rank.
#[inline]
fn nearest(us: Color, pawns: Bitboard) -> Option<u8> {
    let square = match us {
        Color::White => pawns.first()?,
        Color::Black => pawns.last()?,
    };
    Some(us.relative_rank(square.rank()))
}

/// The rights to castle.
#[inline]
pub fn count_castling(scene: &Scene, us: Color, tally: &mut impl Tally) {
    let king = scene.kings[us.index()];
    for rook in scene.position.castling().rooks_of(us) {
        let to_queen = usize::from(rook.file() < king.file());
        tally.note(terms::CASTLING.nth(to_queen));
    }
}

/// Their pieces that may not leave the line between their king and one of our sliders.
#[inline]
fn pinned(scene: &Scene, us: Color) -> Bitboard {
    let king = scene.kings[(!us).index()];
    let position = scene.position;
    let queens = position.of_kind(PieceKind::Queen);
    let straight = position.of_kind(PieceKind::Rook) | queens;
    let diagonal = position.of_kind(PieceKind::Bishop) | queens;
    let aiming = ((rook::move_locations(king, Bitboard::EMPTY) & straight)
        | (bishop::move_locations(king, Bitboard::EMPTY) & diagonal))
        & position.of(us);
    let mut pinned = Bitboard::EMPTY;
    for slider in aiming {
        let in_the_way = between(king, slider) & scene.occupied;
        if !in_the_way.several() {
            pinned |= in_the_way & position.of(!us);
        }
    }
    pinned
}

/// How heavily this side attacks the other's king. All attacks have to be noted by now.
#[inline]
pub fn count_danger(scene: &Scene, us: Color, tally: &mut impl Tally) {
    let (we, they) = (us.index(), (!us).index());
    let position = scene.position;
    let king = scene.kings[they];
    let pinned = pinned(scene, us);
    tally.add(terms::PINNED.nth(0), pinned.len() as i32);
    let mut units = scene.danger[we];
    if units == 0 {
        return;
    }
    let queen_guard = scene.by_kind[they][PieceKind::Queen.index()];
    let weak = scene.attacked[we]
        & !scene.twice[they]
        & (!scene.attacked[they] | queen_guard | scene.by_kind[they][PieceKind::King.index()]);
    units += WEAK_SQUARE * (weak & scene.by_kind[they][PieceKind::King.index()]).len() as i32;

    let safe = !position.of(us) & (!scene.attacked[they] | (weak & scene.twice[we]));
    let straight = rook::move_locations(king, scene.occupied);
    let diagonal = bishop::move_locations(king, scene.occupied);
    let mut check = |kind: PieceKind, from: Bitboard, worth: i32| {
        let from = scene.by_kind[we][kind.index()] & from & !position.of(us);
        let nth = kind.index() - PieceKind::Knight.index();
        if (from & safe).any() {
            units += worth;
            tally.note(terms::SAFE_CHECK.nth(nth));
        } else if from.any() {
            tally.note(terms::UNSAFE_CHECK.nth(nth));
        }
    };
    check(
        PieceKind::Knight,
        knight::move_locations(king),
        KNIGHT_CHECK,
    );
    check(PieceKind::Bishop, diagonal, BISHOP_CHECK);
    check(PieceKind::Rook, straight, ROOK_CHECK);
    check(PieceKind::Queen, straight | diagonal, QUEEN_CHECK);

    if own(position, us, PieceKind::Queen).is_empty() {
        units /= 2;
    }
    tally.note(terms::KING_DANGER.nth(file_pressure(scene, us, units)));
}

/// The units as a place among the weights, with two more where no pawn at all stands before the
/// king.
#[inline]
fn file_pressure(scene: &Scene, us: Color, units: i32) -> usize {
    let king = scene.kings[(!us).index()];
    let pawns = scene.position.of_kind(PieceKind::Pawn);
    let open = (file_ahead(!us, king) & pawns).is_empty();
    let units = units + if open { 2 } else { 0 };
    usize::try_from(units).unwrap_or(0)
}
