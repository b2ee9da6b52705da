//! Pawn structure: terms that depend on pawns alone, or on pawns and a king. Few nodes of a search
//! differ in their pawns, so the result is cached
//! (<https://www.chessprogramming.org/Pawn_Hash_Table>).

use parlour_rules::chess::{Bitboard, Color, PieceKind, Position, Square, pieces::pawn};

use super::{
    super::memory::prefetch,
    Pair,
    eval_trace::{EvalTrace, Sum},
    king,
    masks::{ahead, file_ahead, files_beside, own, passed_span, pawn_attacks, ranks_ahead},
    pawn_pairs, terms,
};

/// Counts the terms of one side's pawns, and returns its passed pawns.
pub fn count(position: &Position, us: Color, trace: &mut impl EvalTrace) -> Bitboard {
    let ours = own(position, us, PieceKind::Pawn);
    let theirs = own(position, !us, PieceKind::Pawn);
    let guarded = pawn_attacks(us, ours);
    let their_attacks = pawn_attacks(!us, theirs);
    pawn_pairs::count(us, ours, theirs, trace);
    let mut passed = Bitboard::EMPTY;
    for square in ours {
        let rank = us.relative_rank(square.rank()).into();
        let beside = files_beside(square.file());
        let neighbours = ours & beside;
        let in_front = file_ahead(us, square);
        let faces_none = usize::from((theirs & in_front).is_empty());
        if (ours & in_front).any() {
            trace.note(terms::DOUBLED.nth(0));
        } else if (theirs & passed_span(us, square)).is_empty() {
            passed |= square.into();
            trace.note(terms::PASSED.nth(rank));
        }
        let is_guarded = guarded.has(square);
        let phalanx = neighbours & Bitboard::rank(square.rank());
        if is_guarded {
            trace.note(terms::GUARDED_PAWN.nth(rank));
        }
        if phalanx.any() {
            trace.note(terms::PHALANX.nth(rank));
        }
        if neighbours.is_empty() {
            trace.note(terms::ISOLATED.nth(faces_none));
        } else if !is_guarded && phalanx.is_empty() {
            let all_ahead = (neighbours & !ranks_ahead(us, square)).is_empty();
            let next = ahead(us, square.into());
            let stopped = ((their_attacks | theirs) & next).any()
                || (pawn::attacks(us, square) & theirs).any();
            if all_ahead && stopped {
                trace.note(terms::BACKWARD.nth(faces_none));
            }
        }
    }
    passed
}

/// Cache entry for a set of pawns, one cache line long.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Entry {
    pawns: [Bitboard; 2],
    passed: [Bitboard; 2],
    /// White's value minus black's.
    worth: Pair,
    kings: [KingPawns; 2],
}

/// Values of the pawns for a king on its last square.
#[derive(Clone, Copy, Default)]
struct KingPawns {
    king: Option<Square>,
    shelter: Pair,
    danger: Pair,
}

/// Cache entry for a king on another square, since kings move more often than pawns.
#[derive(Clone, Copy, Default)]
struct Shelter {
    /// Hash of pawns and king.
    key: u64,
    king_pawns: KingPawns,
}

/// Value of pawns and kings.
pub struct Structure {
    /// White's value minus black's.
    pub worth: Pair,
    pub passed: [Bitboard; 2],
    /// Danger that the pawns at each side's king add.
    pub pawn_danger: [Pair; 2],
}

/// Cache by pawns and kings.
pub struct Cache {
    entries: Vec<Entry>,
    shelters: Vec<Shelter>,
}

/// Number of entries; a power of two.
const ENTRIES: usize = 1 << 14;
/// Number of entries for kings; a power of two.
const SHELTERS: usize = 1 << 12;

impl Cache {
    pub fn new() -> Self {
        Self {
            entries: vec![Entry::default(); ENTRIES],
            shelters: vec![Shelter::default(); SHELTERS],
        }
    }

    /// Prefetches the entry of a position.
    #[inline]
    pub fn prefetch(&self, position: &Position) {
        let pawns = Color::ALL.map(|color| own(position, color, PieceKind::Pawn));
        prefetch(&self.entries[place(mixed(pawns))]);
    }

    /// Returns the value of a position's pawns and kings.
    #[inline]
    pub fn look_up(&mut self, position: &Position) -> Structure {
        let pawns = Color::ALL.map(|color| own(position, color, PieceKind::Pawn));
        let key = mixed(pawns);
        let entry = &mut self.entries[place(key)];
        if entry.pawns != pawns {
            let mut sums = [Sum::default(); 2];
            let passed = Color::ALL.map(|us| count(position, us, &mut sums[us.index()]));
            *entry = Entry {
                pawns,
                passed,
                worth: sums[0].0 - sums[1].0,
                kings: Default::default(),
            };
        }
        for us in Color::ALL {
            let king_pawns = &mut entry.kings[us.index()];
            let king = position.king(us);
            if king_pawns.king != king {
                let key = key ^ shelter_key(us, king);
                let shelter = &mut self.shelters[(key >> 32) as usize & (SHELTERS - 1)];
                if shelter.key != key {
                    let mut sums = [Sum::default(); 2];
                    king::count_shelter(position, us, &mut sums[0]);
                    king::count_king_pawns(position, us, &mut sums[1]);
                    shelter.key = key;
                    shelter.king_pawns = KingPawns {
                        king,
                        shelter: sums[0].0,
                        danger: sums[1].0,
                    };
                }
                *king_pawns = shelter.king_pawns;
            }
        }
        let [white, black] = entry.kings;
        Structure {
            worth: entry.worth + white.shelter - black.shelter,
            passed: entry.passed,
            pawn_danger: [white.danger, black.danger],
        }
    }
}

/// Returns a hash of the pawns, which other tables use as well.
#[inline]
pub fn key(position: &Position) -> u64 {
    mixed(Color::ALL.map(|color| own(position, color, PieceKind::Pawn)))
}

#[inline]
fn mixed([white, black]: [Bitboard; 2]) -> u64 {
    let mixed = (white.0 ^ black.0.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29) ^ black.0).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// Returns a hash of a king's color and square.
#[inline]
fn shelter_key(us: Color, king: Option<Square>) -> u64 {
    let king = king.map_or(64, Square::index) * 2 + us.index();
    (king as u64 + 1).wrapping_mul(0x94d0_49bb_1331_11eb)
}

#[inline]
fn place(key: u64) -> usize {
    (key >> 40) as usize & (ENTRIES - 1)
}
