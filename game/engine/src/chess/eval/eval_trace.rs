//! Counting terms, either to add up what they are worth or to see which ones there were.

use parlour_rules::chess::{Bitboard, Color, PieceKind};

use super::{
    Pair, WEIGHTS,
    context::EvalContext,
    danger,
    terms::{self, Group},
};

/// The groups of squares by kind.
const SQUARES: [Group; 6] = [
    terms::PAWN_SQUARE,
    terms::KNIGHT_SQUARE,
    terms::BISHOP_SQUARE,
    terms::ROOK_SQUARE,
    terms::QUEEN_SQUARE,
    terms::KING_SQUARE,
];

/// Both kings on the left, the own one on the right, the other's, or both.
pub const KING_SIDES: usize = 4;

/// Something that is told how often each term occurs for one side.
pub trait EvalTrace: Default {
    /// A term occurs so many times more.
    fn add(&mut self, term: usize, times: i32);

    /// A term occurs once more.
    #[inline]
    fn note(&mut self, term: usize) {
        self.add(term, 1);
    }

    /// A term occurs if this is so. No branch hangs on it: what cannot be foreseen costs more there
    /// than to add nothing.
    #[inline]
    fn note_if(&mut self, term: usize, is_so: bool) {
        self.add(term, is_so.into());
    }

    /// The dangers to the other's king, counted apart, are weighed together.
    fn add_danger(&mut self, danger: Self);

    /// The pawns at this side's king, which add to its danger.
    fn note_home(&mut self, scene: &EvalContext, us: Color);

    /// This side alone attacks these squares, as seen from it and mirrored so that the enemy king
    /// is on the right.
    #[inline]
    fn note_control(&mut self, squares: Bitboard) {
        for square in squares {
            self.note(terms::CONTROL.nth(square.index()));
        }
    }

    /// A man of this kind stands on a square, numbered as seen from its side. `sides`: on which
    /// sides of the board the kings stand, one bit for the own one and one for the other's.
    #[inline]
    fn note_man(&mut self, kind: PieceKind, square: usize, sides: usize) {
        for term in man_terms(kind.index(), square, sides).into_iter().flatten() {
            self.note(term);
        }
    }
}

/// The terms that a man on a square counts for.
const fn man_terms(kind: usize, square: usize, sides: usize) -> [Option<usize>; 4] {
    let (rank, file) = (square / 8, square % 8);
    let half = if file < 4 { file } else { 7 - file };
    let place = SQUARES[kind].nth(rank * 4 + half);
    if kind >= terms::MATERIAL.len {
        return [Some(place), None, None, None];
    }
    let own = if sides & 1 == 0 { square ^ 7 } else { square };
    let other = if sides & 2 == 0 { square ^ 7 } else { square };
    [
        Some(place),
        Some(terms::MATERIAL.nth(kind)),
        Some(terms::OWN_SIDE.nth(kind * 64 + own)),
        Some(terms::OTHER_SIDE.nth(kind * 64 + other)),
    ]
}

/// What each kind is worth on each square, all of [`man_terms`] together: there are no terms that
/// occur more often.
static MEN: [[[Pair; 64]; 6]; KING_SIDES] = {
    let mut men = [[[Pair::ZERO; 64]; 6]; KING_SIDES];
    let mut at = 0;
    while at < KING_SIDES * 6 * 64 {
        let (sides, kind, square) = (at / (6 * 64), at / 64 % 6, at % 64);
        let terms = man_terms(kind, square, sides);
        let mut nth = 0;
        while nth < terms.len() {
            if let Some(term) = terms[nth] {
                men[sides][kind][square] = men[sides][kind][square].plus(WEIGHTS[term]);
            }
            nth += 1;
        }
        at += 1;
    }
    men
};

/// What control of each set of squares of each rank is worth.
static CONTROL: [[Pair; 256]; 8] = {
    let mut control = [[Pair::ZERO; 256]; 8];
    let mut at = 0;
    while at < 8 * 256 {
        let (rank, set) = (at / 256, at % 256);
        let mut file = 0;
        while file < 8 {
            if set >> file & 1 != 0 {
                let weight = WEIGHTS[terms::CONTROL.nth(rank * 8 + file)];
                control[rank][set] = control[rank][set].plus(weight);
            }
            file += 1;
        }
        at += 1;
    }
    control
};

/// What the terms are worth together.
#[derive(Clone, Copy, Default)]
pub struct Sum(pub Pair);

impl EvalTrace for Sum {
    #[inline]
    fn add(&mut self, term: usize, times: i32) {
        self.0 += WEIGHTS[term] * times;
    }

    #[inline]
    fn note(&mut self, term: usize) {
        self.0 += WEIGHTS[term];
    }

    #[inline]
    fn add_danger(&mut self, danger: Self) {
        self.0 += danger::worth(danger.0);
    }

    #[inline]
    fn note_home(&mut self, scene: &EvalContext, us: Color) {
        self.0 += scene.homes[us.index()];
    }

    #[inline]
    fn note_control(&mut self, squares: Bitboard) {
        for (row, set) in CONTROL.iter().zip(squares.0.to_le_bytes()) {
            self.0 += row[usize::from(set)];
        }
    }

    #[inline]
    fn note_man(&mut self, kind: PieceKind, square: usize, sides: usize) {
        self.0 += MEN[sides][kind.index()][square];
    }
}
