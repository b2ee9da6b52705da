//! Positions as text: FEN (PGN standard, section 16.1), with the castling letters of X-FEN and
//! Shredder-FEN.

use super::{FenError, FenFault, FenField, Position};
use crate::{
    chess::{CastleSide, Color, Piece, PieceKind, Rules, Square},
    shortened,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A position as it's written: its FEN and the rules of the game.
#[derive(Serialize, Deserialize)]
struct Written {
    fen: String,
    rules: Rules,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (fen, rules) = (self.fen(), self.rules);
        Written { fen, rules }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { fen, rules } = Written::deserialize(deserializer)?;
        // Positions of a game can be impossible by the stricter rules for a FEN.
        Self::from_composed_fen(&fen, rules).map_err(D::Error::custom)
    }
}

impl Position {
    /// Parses a FEN. Four fields are enough; the counters are then 0 and 1.
    ///
    /// Castling rights can be `KQkq`, meaning the outermost rooks (X-FEN), or the files of the
    /// rooks (Shredder-FEN). An en passant square without a legal capture is dropped, and a move
    /// number of 0 becomes 1.
    ///
    /// # Errors
    /// Returns an error with the first invalid field. The FEN is invalid if it has
    ///
    /// - wrong letters or text after the last field,
    /// - a side without exactly one king, or with more than 16 pieces or 8 pawns,
    /// - pawns on the first or eighth rank,
    /// - the side not to move in check (except in the casual game),
    /// - castling rights without king or rook in place,
    /// - an en passant square on the wrong rank or without its pawn.
    pub fn from_fen(fen: &str, rules: Rules) -> Result<Self, FenError> {
        let position = Self::from_composed_fen(fen, rules)?;
        position.validate_pawns()?;
        position.validate_turn()?;
        Ok(position)
    }

    /// Parses a FEN like [`Position::from_fen`], but accepts pawns on the first and eighth rank and
    /// a check against the side not to move. Such positions cannot occur in games; composed
    /// problems and test suites have them.
    ///
    /// # Errors
    /// Returns the other errors of [`Position::from_fen`].
    pub fn from_composed_fen(fen: &str, rules: Rules) -> Result<Self, FenError> {
        Self::read_fields(fen, rules, Self::validate_men)
    }

    /// Parses the fields of a FEN; `judge` checks the pieces on the board.
    pub(in crate::chess) fn read_fields(
        fen: &str,
        rules: Rules,
        judge: impl FnOnce(&Self) -> Result<(), FenError>,
    ) -> Result<Self, FenError> {
        let mut fields = fen.split_ascii_whitespace();
        let mut required = |field| fields.next().ok_or(FenError::new(field, FenFault::Missing));
        let mut position = Self::empty(rules);
        position.read_board(required(FenField::Board)?)?;
        judge(&position)?;
        position.read_turn(required(FenField::Turn)?)?;
        position.read_castling(required(FenField::Castling)?)?;
        position.read_en_passant(required(FenField::EnPassant)?)?;
        if let Some(text) = fields.next() {
            position.halfmove_clock = read_counter(FenField::HalfmoveClock, text)?;
        }
        if let Some(text) = fields.next() {
            position.fullmove = read_counter(FenField::Fullmove, text)?.max(1);
        }
        match fields.next() {
            None => Ok(position),
            Some(text) => Err(FenError::new(
                FenField::End,
                FenFault::Extra(shortened(text)),
            )),
        }
    }

    fn read_board(&mut self, text: &str) -> Result<(), FenError> {
        let refuse = |reason| Err(FenError::new(FenField::Board, reason));
        let ranks = text.split('/').count();
        if ranks != 8 {
            return refuse(FenFault::Ranks(ranks));
        }
        for (index, row) in (0..8).rev().zip(text.split('/')) {
            let rank = index + 1;
            let mut file = 0_u8;
            let mut after_digit = false;
            for letter in row.chars() {
                match (letter, Piece::from_fen(letter)) {
                    ('1'..='8', _) if after_digit => {
                        return refuse(FenFault::Digits(rank));
                    }
                    ('1'..='8', _) => file += letter as u8 - b'0',
                    (_, Some(_)) if file > 7 => {}
                    (_, Some(piece)) => {
                        self.put(piece, Square::new(file, index));
                        file += 1;
                        after_digit = false;
                        continue;
                    }
                    (_, None) => {
                        return refuse(FenFault::Piece { letter, rank });
                    }
                }
                if file > 8 || !letter.is_ascii_digit() {
                    return refuse(FenFault::LongRank(rank));
                }
                after_digit = true;
            }
            if file != 8 {
                return refuse(FenFault::ShortRank { count: file, rank });
            }
        }
        Ok(())
    }

    fn read_turn(&mut self, text: &str) -> Result<(), FenError> {
        match text {
            "w" => Ok(()),
            "b" => {
                self.pass_turn();
                Ok(())
            }
            _ => Err(FenError::new(
                FenField::Turn,
                FenFault::Turn(shortened(text)),
            )),
        }
    }

    fn read_castling(&mut self, text: &str) -> Result<(), FenError> {
        if text == "-" {
            return Ok(());
        }
        for letter in text.chars() {
            let refuse = |reason| Err(FenError::new(FenField::Castling, reason));
            let color = if letter.is_ascii_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            let rank = color.back_rank();
            let Some(king) = self.king(color).filter(|&king| {
                king.rank() == rank && (self.rules == Rules::Chess960 || king.file() == 4)
            }) else {
                return refuse(match self.rules {
                    Rules::Chess960 => FenFault::CastlingKingRank {
                        rank: rank + 1,
                        letter,
                    },
                    _ => FenFault::CastlingKing {
                        square: Square::new(4, rank),
                        letter,
                    },
                });
            };
            let rook = match letter.to_ascii_uppercase() {
                'K' => self.rook_for(color, king, CastleSide::King),
                'Q' => self.rook_for(color, king, CastleSide::Queen),
                file @ 'A'..='H' => Square::new(file as u8 - b'A', rank),
                _ => return refuse(FenFault::CastlingLetter(letter)),
            };
            if !self.of_piece(PieceKind::Rook.of(color)).has(rook) {
                return refuse(FenFault::CastlingRook {
                    square: rook,
                    letter,
                });
            }
            if self.rules != Rules::Chess960 && !matches!(rook.file(), 0 | 7) {
                return refuse(FenFault::CastlingChess960(rook));
            }
            let side = CastleSide::of_rook(king, rook);
            match self.castling_rook(color, side) {
                Some(other) if other == rook => return refuse(FenFault::CastlingTwice(letter)),
                Some(other) => return refuse(FenFault::CastlingSide(other, rook)),
                None => self.grant_castling(rook),
            }
        }
        Ok(())
    }

    /// Returns the square on which K or Q expects the rook: the corner, or in Chess960 that of the
    /// outermost rook on that side of the king, if there is one.
    fn rook_for(&self, color: Color, king: Square, side: CastleSide) -> Square {
        let corner = match side {
            CastleSide::King => Square::new(7, king.rank()),
            CastleSide::Queen => Square::new(0, king.rank()),
        };
        let rooks = self.of_piece(PieceKind::Rook.of(color));
        let mut candidates = rooks
            .into_iter()
            .filter(|rook| rook.rank() == king.rank() && CastleSide::of_rook(king, *rook) == side);
        let outermost = match side {
            CastleSide::King => candidates.last(),
            CastleSide::Queen => candidates.next(),
        };
        match (self.rules, outermost) {
            (Rules::Chess960, Some(rook)) => rook,
            _ => corner,
        }
    }

    fn read_en_passant(&mut self, text: &str) -> Result<(), FenError> {
        if text == "-" {
            return Ok(());
        }
        let refuse = |reason| Err(FenError::new(FenField::EnPassant, reason));
        let Ok(passed) = text.parse::<Square>() else {
            return refuse(FenFault::EnPassantSquare(shortened(text)));
        };
        let them = !self.turn;
        let rank = them.relative_rank(2);
        if passed.rank() != rank {
            return refuse(FenFault::EnPassantRank {
                square: passed,
                rank: rank + 1,
                turn: self.turn,
            });
        }
        let on_file = |rank| Square::new(passed.file(), them.relative_rank(rank));
        let (start, stop) = (on_file(1), on_file(3));
        if !self.of_piece(PieceKind::Pawn.of(them)).has(stop) {
            return refuse(FenFault::EnPassantPawn {
                color: them,
                square: stop,
                passed,
            });
        }
        let way_was_free = !self.occupied().has(start) && !self.occupied().has(passed);
        if way_was_free && self.en_passant_takers(passed).any() {
            self.set_en_passant(passed);
        }
        Ok(())
    }

    /// Writes the position as FEN, with an en passant square only if such a capture is legal.
    /// Castling rights are `KQkq`, in Chess960 the files of the rooks (Shredder-FEN).
    pub fn fen(&self) -> String {
        format!(
            "{} {} {} {} {} {}",
            board_field(|square| self.piece_at(square)),
            self.turn.letter(),
            castling_field(self.rules, |color, side| self.castling_rook(color, side)),
            self.en_passant
                .map_or_else(|| "-".to_owned(), |square| square.to_string()),
            self.halfmove_clock,
            self.fullmove,
        )
    }
}

/// Writes the first field of a FEN: the pieces on the board.
pub(in crate::chess) fn board_field(piece_at: impl Fn(Square) -> Option<Piece>) -> String {
    let mut text = String::with_capacity(72);
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match piece_at(Square::new(file, rank)) {
                Some(piece) => {
                    push_empty(&mut text, empty);
                    text.push(piece.fen());
                    empty = 0;
                }
                None => empty += 1,
            }
        }
        push_empty(&mut text, empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

/// Writes the third field of a FEN: `rook` returns the rook with which a player can castle on a
/// side.
pub(in crate::chess) fn castling_field(
    rules: Rules,
    rook: impl Fn(Color, CastleSide) -> Option<Square>,
) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        for side in CastleSide::ALL {
            let Some(rook) = rook(color, side) else {
                continue;
            };
            let letter = match rules {
                Rules::Chess960 => rook.file_letter(),
                Rules::Standard | Rules::Casual => side.letter(),
            };
            text.push(match color {
                Color::White => letter.to_ascii_uppercase(),
                Color::Black => letter.to_ascii_lowercase(),
            });
        }
    }
    if text.is_empty() {
        text.push('-');
    }
    text
}

fn push_empty(text: &mut String, count: u8) {
    if count > 0 {
        text.push((b'0' + count) as char);
    }
}

fn read_counter(field: FenField, text: &str) -> Result<u32, FenError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(FenError::new(field, FenFault::Number(shortened(text))));
    }
    text.parse()
        .map_err(|_| FenError::new(field, FenFault::TooLarge(shortened(text))))
}
