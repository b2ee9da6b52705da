//! Start positions.

use super::Position;
use crate::chess::{Color, PieceKind, Rules, Square};

/// Number of the standard start position among the 960.
const STANDARD_NUMBER: u16 = 518;

/// Places of two knights among five free ones, in the order of their number.
const KNIGHT_PLACES: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

impl Position {
    /// Returns the start position (article 2.3). For [`Rules::Chess960`] it is number 518, the
    /// usual arrangement.
    pub fn start(rules: Rules) -> Self {
        Self::with_back_rank(rules, back_rank(STANDARD_NUMBER))
    }

    /// Returns the Chess960 start position with this number, 0 to 959; larger numbers wrap around.
    ///
    /// The numbering is Scharnagl's: the light-squared bishop, the dark-squared bishop, the queen
    /// and the knights each take a place among those still free, and rook, king and rook the last
    /// three.
    pub fn chess960(number: u16) -> Self {
        Self::with_back_rank(Rules::Chess960, back_rank(number))
    }

    /// Returns the number of this position among the Chess960 start positions, 0 to 959; `None` for
    /// other positions and other rules.
    pub fn chess960_number(&self) -> Option<u16> {
        if self.rules() != Rules::Chess960 {
            return None;
        }
        let rank: [_; 8] = std::array::from_fn(|file| {
            let square = Square::new(file as u8, Color::White.back_rank());
            self.piece_at(square).map(|piece| piece.kind)
        });
        let number = (0..960).find(|&number| back_rank(number).map(Some) == rank)?;
        (Self::chess960(number) == *self).then_some(number)
    }

    fn with_back_rank(rules: Rules, kinds: [PieceKind; 8]) -> Self {
        let mut start = Self::empty(rules);
        for (file, kind) in (0..8).zip(kinds) {
            for color in Color::ALL {
                let square = Square::new(file, color.back_rank());
                start.put(kind.of(color), square);
                let pawn = Square::new(file, color.relative_rank(1));
                start.put(PieceKind::Pawn.of(color), pawn);
                if kind == PieceKind::Rook {
                    start.grant_castling(square);
                }
            }
        }
        start
    }
}

/// Returns the pieces of the first rank from a to h.
fn back_rank(number: u16) -> [PieceKind; 8] {
    use PieceKind::{Bishop, King, Knight, Queen, Rook};
    let number = usize::from(number) % 960;
    let mut rank = [None; 8];
    rank[number % 4 * 2 + 1] = Some(Bishop);
    rank[number / 4 % 4 * 2] = Some(Bishop);
    place(&mut rank, number / 16 % 6, Queen);
    let (first, second) = KNIGHT_PLACES[number / 96];
    place(&mut rank, second, Knight);
    place(&mut rank, first, Knight);
    for kind in [Rook, King, Rook] {
        place(&mut rank, 0, kind);
    }
    // All eight are placed at this point.
    rank.map(|kind| kind.unwrap_or(Rook))
}

/// Puts a piece on the nth free place.
fn place(rank: &mut [Option<PieceKind>; 8], nth: usize, kind: PieceKind) {
    if let Some(free) = rank.iter_mut().filter(|place| place.is_none()).nth(nth) {
        *free = Some(kind);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn known_numbers_have_their_back_ranks() {
        // From the table of Scharnagl's numbering.
        for (number, rank) in [
            (0, "BBQNNRKR"),
            (1, "BQNBNRKR"),
            (518, "RNBQKBNR"),
            (534, "RNBKQBNR"),
            (959, "RKRNNQBB"),
        ] {
            let letters: String = back_rank(number)
                .map(PieceKind::letter)
                .into_iter()
                .collect();
            assert_eq!(letters, rank, "number {number}");
        }
    }

    #[test]
    fn a_start_position_knows_its_number() {
        for number in [0, 1, 518, 959] {
            assert_eq!(Position::chess960(number).chess960_number(), Some(number));
        }
        assert_eq!(Position::start(Rules::Standard).chess960_number(), None);
        let mut game = crate::chess::Game::chess960(17);
        let first = Position::chess960(17).legal_moves()[0];
        game.play(first).expect("a legal move");
        assert_eq!(game.position().chess960_number(), None);
        assert_eq!(game.start().chess960_number(), Some(17));
    }

    #[test]
    fn all_960_differ_and_keep_the_rules_of_the_start() {
        let mut seen = HashSet::new();
        for number in 0..960 {
            let rank = back_rank(number);
            let files = |kind| {
                (0..8)
                    .filter(move |&file| rank[file] == kind)
                    .collect::<Vec<_>>()
            };
            let (rooks, bishops) = (files(PieceKind::Rook), files(PieceKind::Bishop));
            let king = files(PieceKind::King)[0];
            assert!(rooks[0] < king && king < rooks[1], "number {number}");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "number {number}");
            assert!(
                seen.insert(Position::chess960(number).fen()),
                "number {number}"
            );
        }
        assert_eq!(Position::chess960(960), Position::chess960(0));
    }
}
