//! Room behind the own pawns.

use parlour_rules::chess::{Bitboard, Color, PieceKind};

use super::{
    masks::own,
    scene::Scene,
    tally::Tally,
    terms,
};

/// Where room matters: the middle files, on each side's second to fourth rank.
const ROOM: [Bitboard; 2] = [
    Bitboard(0x0000_0000_3c3c_3c00),
    Bitboard(0x003c_3c3c_0000_0000),
];

/// This side's room, the more of it the more pieces there are to use it.
#[inline]
pub fn count(scene: &Scene, us: Color, tally: &mut impl Tally) {
    let (we, they) = (us.index(), (!us).index());
    let pawns = own(scene.position, us, PieceKind::Pawn);
    let theirs = scene.by_kind[they][PieceKind::Pawn.index()];
    let room = ROOM[we] & !pawns & !theirs;
    let pieces = scene.position.of(us) & !pawns;
    tally.add(terms::SPACE.nth(0), (room.len() * pieces.len()) as i32);
}
