//! A position that is edited piece by piece. It can be invalid until the finished position is
//! requested, which checks it.

use std::fmt;

use super::{
    CastleSide, Color, FenError, Piece, PieceKind, Position, Rules, Square,
    position::{board_field, castling_field},
};

/// A position being edited.
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    rules: Rules,
    board: [Option<Piece>; 64],
    turn: Color,
    /// Rooks that can castle, by color and side.
    rooks: [[Option<Square>; 2]; 2],
    en_passant: Option<Square>,
    halfmove_clock: u32,
    fullmove: u32,
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setup({})", self.fen())
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut setup = Self::empty(position.rules());
        for (square, piece) in position.pieces() {
            setup.board[square.index()] = Some(piece);
        }
        setup.turn = position.turn();
        setup.rooks =
            Color::ALL.map(|color| CastleSide::ALL.map(|side| position.castling_rook(color, side)));
        setup.en_passant = position.en_passant();
        setup.halfmove_clock = position.halfmove_clock();
        setup.fullmove = position.fullmove();
        setup
    }
}

impl Setup {
    /// Returns an empty board with White to move.
    pub fn empty(rules: Rules) -> Self {
        Self {
            rules,
            board: [None; 64],
            turn: Color::White,
            rooks: [[None; 2]; 2],
            en_passant: None,
            halfmove_clock: 0,
            fullmove: 1,
        }
    }

    /// Parses a FEN written by [`Setup::fen`], even if it cannot be played.
    ///
    /// # Errors
    /// Returns an error with the first field that cannot be read.
    pub fn from_fen(fen: &str, rules: Rules) -> Result<Self, FenError> {
        Position::read_fields(fen, rules, |_| Ok(())).map(|position| Self::from(&position))
    }

    /// Returns the rules that the position is checked against.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Changes the rules that the position is checked against.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
    }

    /// Returns the piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// Iterates over all pieces with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::ALL
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Replaces the piece on a square; `None` empties it. Resets the half-move clock.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        if self.piece_at(square) == piece {
            return;
        }
        self.board[square.index()] = piece;
        self.halfmove_clock = 0;
    }

    /// Returns the player to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Sets the player to move.
    pub fn set_turn(&mut self, turn: Color) {
        self.turn = turn;
    }

    /// Returns the king of a color if it could castle: on its first rank, and except in Chess960 on
    /// its standard square.
    fn king_at_home(&self, color: Color) -> Option<Square> {
        let king = PieceKind::King.of(color);
        let (square, _) = self.pieces().find(|(_, piece)| *piece == king)?;
        let home = square.rank() == color.back_rank();
        let place = self.rules == Rules::Chess960 || square.file() == 4;
        (home && place).then_some(square)
    }

    fn is_rook(&self, color: Color, square: Square) -> bool {
        self.piece_at(square) == Some(PieceKind::Rook.of(color))
    }

    /// Returns the rook with which a player could castle on a side, if the right were still there:
    /// in the corner, or in Chess960 the outermost rook on that side.
    pub fn castling_rook(&self, color: Color, side: CastleSide) -> Option<Square> {
        let king = self.king_at_home(color)?;
        let files: [u8; 8] = match side {
            CastleSide::King => [7, 6, 5, 4, 3, 2, 1, 0],
            CastleSide::Queen => [0, 1, 2, 3, 4, 5, 6, 7],
        };
        let far = if self.rules == Rules::Chess960 { 8 } else { 1 };
        files
            .into_iter()
            .take(far)
            .map(|file| Square::new(file, color.back_rank()))
            .take_while(|square| *square != king)
            .find(|square| self.is_rook(color, *square))
    }

    /// Returns the rook with which a player can castle on a side.
    fn right(&self, color: Color, side: CastleSide) -> Option<Square> {
        let rook = self.rooks[color.index()][side as usize]?;
        let king = self.king_at_home(color)?;
        let corner = matches!(rook.file(), 0 | 7) || self.rules == Rules::Chess960;
        let fits = self.is_rook(color, rook)
            && corner
            && rook.rank() == king.rank()
            && CastleSide::of_rook(king, rook) == side;
        fits.then_some(rook)
    }

    /// Returns whether a player can castle on a side. Moving king or rook away removes the right,
    /// putting it back restores it.
    pub fn may_castle(&self, color: Color, side: CastleSide) -> bool {
        self.right(color, side).is_some()
    }

    /// Gives or removes the right to castle. Ignored if the pieces do not allow it.
    pub fn set_castling(&mut self, color: Color, side: CastleSide, may: bool) {
        let rook = self.castling_rook(color, side).filter(|_| may);
        self.rooks[color.index()][side as usize] = rook;
    }

    /// Returns the squares that a pawn could just have passed and on which it can be captured.
    pub fn passable(&self) -> Vec<Square> {
        let them = !self.turn;
        let (taker, taken) = (PieceKind::Pawn.of(self.turn), PieceKind::Pawn.of(them));
        let at = |file: u8, rank: u8| Square::new(file, them.relative_rank(rank));
        (0..8)
            .filter(|&file| {
                let free = [1, 2].map(|rank| self.piece_at(at(file, rank)).is_none());
                let beside = [file.checked_sub(1), Some(file + 1).filter(|file| *file < 8)];
                let mut takers = beside.into_iter().flatten();
                free == [true, true]
                    && self.piece_at(at(file, 3)) == Some(taken)
                    && takers.any(|file| self.piece_at(at(file, 3)) == Some(taker))
            })
            .map(|file| at(file, 2))
            .collect()
    }

    /// Returns the square that a pawn has just passed.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
            .filter(|square| self.passable().contains(square))
    }

    /// Sets the square that a pawn has just passed. Ignored if that is impossible.
    pub fn set_en_passant(&mut self, square: Option<Square>) {
        self.en_passant = square.filter(|square| self.passable().contains(square));
    }

    /// Writes the FEN, even if the position cannot be played.
    pub fn fen(&self) -> String {
        let passed = self.en_passant();
        format!(
            "{} {} {} {} {} {}",
            board_field(|square| self.piece_at(square)),
            self.turn.letter(),
            castling_field(self.rules, |color, side| self.right(color, side)),
            passed.map_or_else(|| "-".to_owned(), |square| square.to_string()),
            self.halfmove_clock,
            self.fullmove
        )
    }

    /// Returns the finished position.
    ///
    /// # Errors
    /// Returns the first reason why it cannot be played.
    pub fn position(&self) -> Result<Position, FenError> {
        Position::from_fen(&self.fen(), self.rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Random,
        chess::{FenFault, FenField},
    };

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn setup(fen: &str, rules: Rules) -> Setup {
        Setup::from(&Position::from_fen(fen, rules).unwrap())
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn what_cannot_be_played_is_written_and_read_again() {
        for fen in [
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "KKKK4/8/8/8/8/8/8/pppppppp b - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20",
        ] {
            let setup = Setup::from_fen(fen, Rules::Standard).unwrap();
            assert_eq!(setup.fen(), fen);
        }
        assert!(Setup::from_fen("8/8/8 w - - 0 1", Rules::Standard).is_err());
    }

    #[test]
    fn a_position_comes_back_as_it_was() {
        for (fen, rules) in [
            (START, Rules::Standard),
            ("r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 0 12", Rules::Standard),
            // The inner of two rooks castles.
            ("1r1rk3/8/8/8/8/8/8/1R1RK3 w Dd - 3 9", Rules::Chess960),
            ("4k3/8/8/8/8/8/8/4K2q w - - 41 77", Rules::Casual),
        ] {
            let position = Position::from_fen(fen, rules).unwrap();
            assert_eq!(Setup::from(&position).position(), Ok(position), "{fen}");
            assert_eq!(setup(fen, rules).fen(), fen);
        }
    }

    #[test]
    fn a_right_to_castle_goes_with_the_rook_and_comes_back() {
        let mut setup = setup(START, Rules::Standard);
        let rook = setup.piece_at(square("h1"));
        setup.put(square("h1"), None);
        assert!(!setup.may_castle(Color::White, CastleSide::King));
        assert!(setup.fen().contains(" Qkq "));
        setup.put(square("h1"), rook);
        assert!(setup.fen().contains(" KQkq "));
        setup.put(square("e8"), None);
        assert!(setup.fen().contains(" KQ "));
        setup.set_castling(Color::Black, CastleSide::King, true);
        assert!(!setup.may_castle(Color::Black, CastleSide::King));
    }

    #[test]
    fn the_outermost_rook_castles_in_chess960() {
        let mut setup = Setup::empty(Rules::Chess960);
        for (name, kind) in [
            ("c1", PieceKind::King),
            ("b1", PieceKind::Rook),
            ("f1", PieceKind::Rook),
            ("g1", PieceKind::Rook),
        ] {
            setup.put(square(name), Some(kind.of(Color::White)));
        }
        setup.put(square("c8"), Some(PieceKind::King.of(Color::Black)));
        for side in CastleSide::ALL {
            setup.set_castling(Color::White, side, true);
        }
        assert!(setup.fen().contains(" w GB "), "{}", setup.fen());
        assert!(setup.position().is_ok());
        setup.set_rules(Rules::Standard);
        assert!(setup.fen().contains(" w - "), "{}", setup.fen());
    }

    #[test]
    fn a_pawn_has_passed_only_where_it_can_be_taken() {
        let fen = "4k3/8/8/2pP4/8/4P3/8/4K3 w - - 0 1";
        let mut setup = setup(fen, Rules::Standard);
        assert_eq!(setup.passable(), [square("c6")]);
        setup.set_en_passant(Some(square("e6")));
        assert_eq!(setup.en_passant(), None);
        setup.set_en_passant(Some(square("c6")));
        assert!(setup.fen().contains(" c6 "));
        setup.set_turn(Color::Black);
        assert_eq!(setup.en_passant(), None);
        assert!(setup.passable().is_empty());
    }

    #[test]
    fn every_flaw_is_found() {
        let with = |pieces: &[(&str, PieceKind, Color)]| {
            let mut setup = Setup::empty(Rules::Standard);
            for &(name, kind, color) in pieces {
                setup.put(square(name), Some(kind.of(color)));
            }
            setup.position().unwrap_err().reason
        };
        use Color::*;
        use PieceKind::*;
        assert_eq!(with(&[]), FenFault::Kings(White, 0));
        assert_eq!(with(&[("e1", King, White)]), FenFault::Kings(Black, 0));
        let kings = [("e1", King, White), ("e8", King, Black)];
        let mut pieces = kings.to_vec();
        pieces.push(("a8", Pawn, White));
        assert_eq!(with(&pieces), FenFault::Pawn(square("a8")));
        let mut pieces = kings.to_vec();
        pieces.push(("e5", Rook, White));
        assert_eq!(with(&pieces), FenFault::Check(Black));
        let mut pieces = kings.to_vec();
        let files = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let names = |rank: &str| files.map(|file| format!("{file}{rank}"));
        let (second, third) = (names("2"), names("3"));
        let all: Vec<&String> = second.iter().chain(&third).collect();
        pieces.extend(all[..9].iter().map(|name| (name.as_str(), Pawn, Black)));
        assert_eq!(with(&pieces), FenFault::Pawns(Black, 9));
        let mut pieces = kings.to_vec();
        pieces.extend(all.iter().map(|name| (name.as_str(), Knight, White)));
        assert_eq!(with(&pieces), FenFault::Men(White, 17));
        // In the casual game a king can be captured.
        let mut casual = setup("4k3/8/8/4R3/8/8/8/4K3 w - - 0 1", Rules::Casual);
        casual.put(square("a2"), Some(Pawn.of(White)));
        assert!(casual.position().is_ok());
    }

    #[test]
    fn what_is_set_up_at_random_is_judged_as_its_fen_is() {
        let seed = 20_261_121;
        let mut random = Random::new(seed);
        let mut good = 0;
        for round in 0..20_000 {
            let rules = Rules::ALL[round % Rules::ALL.len()];
            let mut setup = Setup::empty(rules);
            for color in Color::ALL {
                let king = PieceKind::King.of(color);
                let place = Square::ALL[random.below(64) as usize];
                let home = Square::new(4, color.back_rank());
                setup.put(if random.below(2) == 0 { home } else { place }, Some(king));
            }
            for _ in 0..random.below(12) {
                let kind = PieceKind::ALL[random.below(6) as usize];
                let color = Color::ALL[random.below(2) as usize];
                let place = Square::ALL[random.below(64) as usize];
                if setup.piece_at(place).is_none() {
                    setup.put(place, Some(kind.of(color)));
                }
            }
            if random.below(2) == 0 {
                setup.set_turn(Color::Black);
            }
            for color in Color::ALL {
                for side in CastleSide::ALL {
                    setup.set_castling(color, side, random.below(2) == 0);
                }
            }
            let passable = setup.passable();
            setup.set_en_passant(passable.first().copied());
            let read = Position::from_fen(&setup.fen(), rules);
            match setup.position() {
                Ok(position) => {
                    good += 1;
                    assert_eq!(Ok(position), read, "seed {seed}, round {round}");
                }
                Err(error) => {
                    // The rights that a setup writes are always possible.
                    let fields = [FenField::Board, FenField::Turn];
                    assert!(fields.contains(&error.field), "seed {seed}: {error}");
                    assert!(read.is_err(), "seed {seed}, round {round}: {setup:?}");
                }
            }
        }
        assert!(good > 2_000, "seed {seed}: only {good}");
    }
}
