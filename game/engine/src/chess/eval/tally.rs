//! Counting terms, either to add up what they are worth or to see which ones there were.

use parlour_rules::chess::PieceKind;

use super::{
    Pair, WEIGHTS, danger,
    terms::{self, COUNT, Group},
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

/// How many squares each of these groups has.
const HALF_BOARD: usize = 32;

/// Something that is told how often each term occurs for one side.
pub trait Tally: Default {
    /// A term occurs so many times more.
    fn add(&mut self, term: usize, times: i32);

    /// A term occurs once more.
    #[inline]
    fn note(&mut self, term: usize) {
        self.add(term, 1);
    }

    /// The dangers to the other's king, counted apart, are weighed together.
    fn add_danger(&mut self, danger: Self);

    /// A man of this kind stands on a square, of which each half of the board has 32.
    #[inline]
    fn note_man(&mut self, kind: PieceKind, square: usize) {
        if kind != PieceKind::King {
            self.note(terms::MATERIAL.nth(kind.index()));
        }
        self.note(SQUARES[kind.index()].nth(square));
    }
}

/// What each kind is worth on each square of half a board, material included: there is no term
/// that occurs more often.
static MEN: [[Pair; HALF_BOARD]; 6] = {
    let mut men = [[Pair::ZERO; HALF_BOARD]; 6];
    let mut kind = 0;
    while kind < men.len() {
        let mut square = 0;
        while square < HALF_BOARD {
            let place = WEIGHTS[SQUARES[kind].nth(square)];
            men[kind][square] = if kind < terms::MATERIAL.len {
                place.plus(WEIGHTS[terms::MATERIAL.nth(kind)])
            } else {
                place
            };
            square += 1;
        }
        kind += 1;
    }
    men
};

/// What the terms are worth together.
#[derive(Clone, Copy, Default)]
pub struct Sum(pub Pair);

impl Tally for Sum {
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
    fn note_man(&mut self, kind: PieceKind, square: usize) {
        self.0 += MEN[kind.index()][square];
    }
}

/// How often each term occurs: what the tuner looks at.
pub struct Counts {
    pub plain: Vec<i32>,
    /// Those that are dangers to the other's king.
    pub danger: Vec<i32>,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            plain: vec![0; COUNT],
            danger: vec![0; COUNT],
        }
    }
}

impl Tally for Counts {
    fn add(&mut self, term: usize, times: i32) {
        if let Some(count) = self.plain.get_mut(term) {
            *count += times;
        }
    }

    fn add_danger(&mut self, danger: Self) {
        self.danger = danger.plain;
    }
}
