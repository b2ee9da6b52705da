//! Pawn structure: what depends on pawns alone, or on them and a king. Few positions of a search
//! differ in their pawns, so this is kept in a table of its own.

use parlour_rules::chess::{Bitboard, Color, PieceKind, Position, Square, pieces::pawn};

use super::{
    super::memory::prefetch,
    Pair,
    eval_trace::{EvalTrace, Sum},
    king,
    masks::{ahead, file_ahead, files_beside, own, passed_span, pawn_attacks, ranks_ahead},
    pawn_pairs, terms,
};

/// Counts the terms of one side's pawns. Answers with its passed pawns.
pub fn count(position: &Position, us: Color, tally: &mut impl EvalTrace) -> Bitboard {
    let ours = own(position, us, PieceKind::Pawn);
    let theirs = own(position, !us, PieceKind::Pawn);
    let guarded = pawn_attacks(us, ours);
    let their_attacks = pawn_attacks(!us, theirs);
    pawn_pairs::count(us, ours, theirs, tally);
    let mut passed = Bitboard::EMPTY;
    for square in ours {
        let rank = us.relative_rank(square.rank()).into();
        let beside = files_beside(square.file());
        let neighbours = ours & beside;
        let in_front = file_ahead(us, square);
        let faces_none = usize::from((theirs & in_front).is_empty());
        if (ours & in_front).any() {
            tally.note(terms::DOUBLED.nth(0));
        } else if (theirs & passed_span(us, square)).is_empty() {
            passed |= square.into();
            tally.note(terms::PASSED.nth(rank));
        }
        let is_guarded = guarded.has(square);
        let phalanx = neighbours & Bitboard::rank(square.rank());
        if is_guarded {
            tally.note(terms::GUARDED_PAWN.nth(rank));
        }
        if phalanx.any() {
            tally.note(terms::PHALANX.nth(rank));
        }
        if neighbours.is_empty() {
            tally.note(terms::ISOLATED.nth(faces_none));
        } else if !is_guarded && phalanx.is_empty() {
            let all_ahead = (neighbours & !ranks_ahead(us, square)).is_empty();
            let next = ahead(us, square.into());
            let stopped = ((their_attacks | theirs) & next).any()
                || (pawn::attacks(us, square) & theirs).any();
            if all_ahead && stopped {
                tally.note(terms::BACKWARD.nth(faces_none));
            }
        }
    }
    passed
}

/// What was found for one arrangement of pawns: one line of the processor's cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Entry {
    pawns: [Bitboard; 2],
    passed: [Bitboard; 2],
    /// White's terms less black's.
    worth: Pair,
    homes: [Home; 2],
}

/// What the pawns are for a king where it stood last.
#[derive(Clone, Copy, Default)]
struct Home {
    king: Option<Square>,
    shelter: Pair,
    danger: Pair,
}

/// The same for a king where it stood before: kings come and go while the pawns stay.
#[derive(Clone, Copy, Default)]
struct Shelter {
    /// Which pawns and which king.
    key: u64,
    home: Home,
}

/// What pawns and kings are worth.
pub struct Structure {
    /// White's terms less black's.
    pub worth: Pair,
    pub passed: [Bitboard; 2],
    /// What the pawns at each side's king add to its danger.
    pub homes: [Pair; 2],
}

/// The latest arrangements.
pub struct Cache {
    entries: Vec<Entry>,
    shelters: Vec<Shelter>,
}

/// How many arrangements are kept; a power of two.
const ENTRIES: usize = 1 << 14;
/// How many kings with their pawns are kept; a power of two.
const SHELTERS: usize = 1 << 12;

impl Cache {
    pub fn new() -> Self {
        Self {
            entries: vec![Entry::default(); ENTRIES],
            shelters: vec![Shelter::default(); SHELTERS],
        }
    }

    /// Begins to fetch what is known of a position's pawns.
    #[inline]
    pub fn prefetch(&self, position: &Position) {
        let pawns = Color::ALL.map(|color| own(position, color, PieceKind::Pawn));
        prefetch(&self.entries[place(mixed(pawns))]);
    }

    /// What a position's pawns and kings are worth.
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
                homes: Default::default(),
            };
        }
        for us in Color::ALL {
            let home = &mut entry.homes[us.index()];
            let king = position.king(us);
            if home.king != king {
                let key = key ^ shelter_key(us, king);
                let shelter = &mut self.shelters[(key >> 32) as usize & (SHELTERS - 1)];
                if shelter.key != key {
                    let mut sums = [Sum::default(); 2];
                    king::count_shelter(position, us, &mut sums[0]);
                    king::count_home(position, us, &mut sums[1]);
                    shelter.key = key;
                    shelter.home = Home {
                        king,
                        shelter: sums[0].0,
                        danger: sums[1].0,
                    };
                }
                *home = shelter.home;
            }
        }
        let [white, black] = entry.homes;
        Structure {
            worth: entry.worth + white.shelter - black.shelter,
            passed: entry.passed,
            homes: [white.danger, black.danger],
        }
    }
}

/// A number that says which pawns there are, for other tables too.
#[inline]
pub fn key(position: &Position) -> u64 {
    mixed(Color::ALL.map(|color| own(position, color, PieceKind::Pawn)))
}

#[inline]
fn mixed([white, black]: [Bitboard; 2]) -> u64 {
    let mixed = (white.0 ^ black.0.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29) ^ black.0).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// A number that says whose king stands where.
#[inline]
fn shelter_key(us: Color, king: Option<Square>) -> u64 {
    let king = king.map_or(64, Square::index) * 2 + us.index();
    (king as u64 + 1).wrapping_mul(0x94d0_49bb_1331_11eb)
}

#[inline]
fn place(key: u64) -> usize {
    (key >> 40) as usize & (ENTRIES - 1)
}
