//! Corrections for endgames that the terms misjudge: an advantage that can't be won, and a mate
//! that is too far away for the search.

use parlour_rules::chess::{Bitboard, Color, PieceKind, Position, Square};

use super::masks::{own, passed_span};

/// Scale of an endgame without correction.
pub const FULL: i32 = 64;

/// Returns the part of the endgame value that the stronger side can hope for, from 0 to [`FULL`].
pub fn scale(position: &Position, strong: Color) -> i32 {
    let count = |color, kind| own(position, color, kind).len() as i32;
    let pawns = count(strong, PieceKind::Pawn);
    let pieces = |color| {
        3 * (count(color, PieceKind::Knight) + count(color, PieceKind::Bishop))
            + 5 * count(color, PieceKind::Rook)
            + 9 * count(color, PieceKind::Queen)
    };
    let (ours, theirs) = (pieces(strong), pieces(!strong));
    if pawns == 0 && ours - theirs <= 3 {
        // Without pawns a minor piece more isn't enough to win, and two knights never are.
        return if ours < 5 {
            0
        } else if theirs <= 3 {
            6
        } else {
            16
        };
    }
    if pawns == 0 && ours == 6 && count(strong, PieceKind::Knight) == 2 {
        return 0;
    }
    if is_wrong_corner(position, strong) {
        return 0;
    }
    if has_opposite_bishops(position) {
        return if ours == 3 && theirs == 3 {
            14 + 6 * passed_pawns(position, strong)
        } else {
            (40 + 3 * pawns).min(FULL)
        };
    }
    (40 + 5 * pawns).min(FULL)
}

/// Returns the number of passed pawns.
fn passed_pawns(position: &Position, color: Color) -> i32 {
    let theirs = own(position, !color, PieceKind::Pawn);
    own(position, color, PieceKind::Pawn)
        .into_iter()
        .filter(|&pawn| (passed_span(color, pawn) & theirs).is_empty())
        .count() as i32
}

/// Returns whether each side has one bishop and they are on squares of opposite colors.
fn has_opposite_bishops(position: &Position) -> bool {
    let [white, black] = Color::ALL.map(|color| own(position, color, PieceKind::Bishop));
    let lone = |bishops: Bitboard| bishops.any() && !bishops.several();
    lone(white) && lone(black) && ((white | black) & Bitboard::LIGHT).len() == 1
}

/// Returns whether the strong side has only rook pawns on one file, at most with bishops that can't
/// control the promotion corner, and the defending king has reached that corner.
fn is_wrong_corner(position: &Position, strong: Color) -> bool {
    let pawns = own(position, strong, PieceKind::Pawn);
    let Some(pawn) = pawns.first() else {
        return false;
    };
    if !matches!(pawn.file(), 0 | 7) || (pawns & !Bitboard::file(pawn.file())).any() {
        return false;
    }
    let bishops = own(position, strong, PieceKind::Bishop);
    let king = own(position, strong, PieceKind::King);
    if position.of(strong) != pawns | bishops | king {
        return false;
    }
    let corner = Square::new(pawn.file(), strong.relative_rank(7));
    let same_color = |square: Square| square.is_light() == corner.is_light();
    if bishops.into_iter().any(same_color) {
        return false;
    }
    position
        .king(!strong)
        .is_some_and(|defender| defender.distance(corner) <= 1)
}

/// Returns a bonus for the side that can mate a bare king. With a queen, rook or bishop it grows the
/// nearer that king is to an edge and the nearer the kings are to each other; otherwise it's for a
/// pawn that the king can't catch.
pub fn mating(position: &Position, strong: Color) -> i32 {
    let weak = !strong;
    if position.of(weak).several() || !position.has_sufficient_material_to_mate(strong) {
        return 0;
    }
    let Some((hunter, hunted)) = position.king(strong).zip(position.king(weak)) else {
        return 0;
    };
    let has = |kind| own(position, strong, kind).any();
    let heavy = has(PieceKind::Queen) || has(PieceKind::Rook);
    let pawns = own(position, strong, PieceKind::Pawn);
    if pawns.any() && !heavy {
        // Rule of the square: the king is too late to catch the pawn.
        let races = pawns.into_iter().any(|pawn| {
            let goal = Square::new(pawn.file(), strong.relative_rank(7));
            let steps = pawn.distance(goal).min(5);
            let on_move = u8::from(position.turn() == weak);
            (passed_span(strong, pawn) & position.of(strong)).is_empty()
                && hunted.distance(goal) > steps + on_move
        });
        return if races { 300 } else { 0 };
    }
    if !heavy && !has(PieceKind::Bishop) {
        return 0;
    }
    500 + 20 * to_edge(hunted) + 10 * closeness(hunter, hunted)
}

/// Returns the value of bishop and knight against a bare king, which replaces all other terms:
/// larger the nearer the king is to a corner of the bishop's color, and the nearer the other king
/// is to it. The mate takes up to 33 moves, and piece-square values would distract from it.
pub fn bishop_and_knight(position: &Position, strong: Color) -> Option<i32> {
    let bishops = own(position, strong, PieceKind::Bishop);
    let knights = own(position, strong, PieceKind::Knight);
    let hunter = position.king(strong)?;
    let hunted = position.king(!strong)?;
    let fits = bishops.any()
        && knights.any()
        && position.of(!strong).len() == 1
        && position.of(strong).len() == 3;
    if !fits {
        return None;
    }
    let corners = if (bishops & Bitboard::LIGHT).any() {
        [Square::A8, Square::H1]
    } else {
        [Square::A1, Square::H8]
    };
    let steps = corners.map(|corner| {
        hunted.file().abs_diff(corner.file()) + hunted.rank().abs_diff(corner.rank())
    });
    let to_corner = 7 - i32::from(steps[0].min(steps[1]));
    Some(1_000 + 400 * to_corner + 20 * closeness(hunter, hunted))
}

/// Returns the distance from the center, 0 to 6.
fn to_edge(square: Square) -> i32 {
    let from_edge = |at: u8| i32::from(at.min(7 - at));
    6 - from_edge(square.file()) - from_edge(square.rank())
}

/// Returns how near two squares are, from 0 to 6.
fn closeness(one: Square, other: Square) -> i32 {
    7 - i32::from(one.distance(other))
}
