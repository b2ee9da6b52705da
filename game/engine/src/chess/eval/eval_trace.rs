//! Collecting the terms of the evaluation: as a sum of weights here, as counts for the tuner in
//! [`super::counts`].

use parlour_rules::chess::{Bitboard, Color, PieceKind};

use super::{
    Pair, WEIGHTS,
    context::EvalContext,
    danger,
    terms::{self, Group},
};

/// Piece-square groups by kind of piece.
const SQUARES: [Group; 6] = [
    terms::PAWN_SQUARE,
    terms::KNIGHT_SQUARE,
    terms::BISHOP_SQUARE,
    terms::ROOK_SQUARE,
    terms::QUEEN_SQUARE,
    terms::KING_SQUARE,
];

/// Number of combinations of board halves for the two kings: one bit each for the friendly and the enemy
/// king, set on files e to h.
pub const KING_SIDES: usize = 4;

/// Collector of the terms of one side.
pub trait EvalTrace: Default {
    /// Adds a number of occurrences of a term.
    fn add(&mut self, term: usize, times: i32);

    /// Adds one occurrence of a term.
    #[inline]
    fn note(&mut self, term: usize) {
        self.add(term, 1);
    }

    /// Adds one occurrence if a condition holds, without a branch: a misprediction costs more than
    /// adding zero.
    #[inline]
    fn note_if(&mut self, term: usize, is_so: bool) {
        self.add(term, is_so.into());
    }

    /// Adds the danger to the enemy king, whose terms have been collected separately.
    fn add_danger(&mut self, danger: Self);

    /// Adds the danger that comes from the pawns at this side's king.
    fn note_king_pawns(&mut self, context: &EvalContext, us: Color);

    /// Adds the squares that only this side attacks, from its point of view and mirrored so that
    /// the enemy king is on the right.
    #[inline]
    fn note_control(&mut self, squares: Bitboard) {
        for square in squares {
            self.note(terms::CONTROL.nth(square.index()));
        }
    }

    /// Adds material and piece-square terms. `square` is numbered from the side's point of view,
    /// `sides` is a number below [`KING_SIDES`].
    #[inline]
    fn note_piece(&mut self, kind: PieceKind, square: usize, sides: usize) {
        for term in piece_terms(kind.index(), square, sides)
            .into_iter()
            .flatten()
        {
            self.note(term);
        }
    }
}

/// Returns the terms of a piece on a square.
const fn piece_terms(kind: usize, square: usize, sides: usize) -> [Option<usize>; 4] {
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

/// Sums of all [`piece_terms`] by kings' sides, kind and square; no other terms occur as often.
static PIECE_VALUES: [[[Pair; 64]; 6]; KING_SIDES] = {
    let mut values = [[[Pair::ZERO; 64]; 6]; KING_SIDES];
    let mut at = 0;
    while at < KING_SIDES * 6 * 64 {
        let (sides, kind, square) = (at / (6 * 64), at / 64 % 6, at % 64);
        let terms = piece_terms(kind, square, sides);
        let mut nth = 0;
        while nth < terms.len() {
            if let Some(term) = terms[nth] {
                values[sides][kind][square] = values[sides][kind][square].plus(WEIGHTS[term]);
            }
            nth += 1;
        }
        at += 1;
    }
    values
};

/// Sums of the control weights for each set of squares of a rank.
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

/// Sum of the weights of all terms.
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
    fn note_king_pawns(&mut self, context: &EvalContext, us: Color) {
        self.0 += context.pawn_danger[us.index()];
    }

    #[inline]
    fn note_control(&mut self, squares: Bitboard) {
        for (row, set) in CONTROL.iter().zip(squares.0.to_le_bytes()) {
            self.0 += row[usize::from(set)];
        }
    }

    #[inline]
    fn note_piece(&mut self, kind: PieceKind, square: usize, sides: usize) {
        self.0 += PIECE_VALUES[sides][kind.index()][square];
    }
}
