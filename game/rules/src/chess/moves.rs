use crate::shortened;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, ops::Deref, str::FromStr};

use super::{CastleSide, PieceKind, Square};

/// A move: origin, destination, and the piece that a pawn is promoted to.
///
/// Castling is the king capturing its own rook (`e1h1`), which is also unambiguous in Chess960.
/// [`Position::destination`](super::Position::destination) returns the king's new square, and
/// [`Position::uci`](super::Position::uci) writes the usual `e1g1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Square of the moving piece.
    pub from: Square,
    /// Destination; for castling the square of the rook.
    pub to: Square,
    /// New piece of a pawn that reaches the eighth rank.
    pub promotion: Option<PieceKind>,
}

/// Kind of a [`Move`] in its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// To an empty square, possibly with promotion.
    Quiet,
    /// A pawn's first move over two squares (article 3.7.2).
    DoubleStep,
    /// Captures the piece on the destination.
    Capture,
    /// A pawn captures a pawn that has just passed it (article 3.7.3.1).
    EnPassant,
    /// King and rook move together (article 3.8.2).
    Castle(CastleSide),
}

/// A text that is not a move such as `e2e4` or `e7e8q`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid move {0:?} (expected UCI notation, such as e2e4 or e7e8q)")]
pub struct ParseMoveError(pub String);

impl Move {
    /// Builds a move without promotion.
    #[inline]
    pub const fn new(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            promotion: None,
        }
    }

    /// Builds a pawn move with promotion.
    #[inline]
    pub const fn promoting(from: Square, to: Square, into: PieceKind) -> Self {
        Self {
            from,
            to,
            promotion: Some(into),
        }
    }

    /// Packs the move into 16 bits, for tables of moves.
    #[inline]
    pub const fn to_bits(self) -> u16 {
        let promotion = match self.promotion {
            Some(kind) => kind.index() as u16,
            None => 0,
        };
        self.from.index() as u16 | (self.to.index() as u16) << 6 | promotion << 12
    }

    /// Unpacks [`Move::to_bits`]; `None` for bits that are not a move, such as 0. Does not check
    /// whether the move can be played.
    #[inline]
    pub fn from_bits(bits: u16) -> Option<Self> {
        let (from, to) = (
            Square::wrapping(bits.into()),
            Square::wrapping((bits >> 6).into()),
        );
        let promotion = match bits >> 12 {
            0 => None,
            index => Some(
                PieceKind::PROMOTIONS
                    .into_iter()
                    .find(|kind| kind.index() == usize::from(index))?,
            ),
        };
        (from != to).then_some(Self {
            from,
            to,
            promotion,
        })
    }
}

/// Writes the squares as stored, castling as king takes rook.
/// [`Position::uci`](super::Position::uci) writes the form for other programs.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(kind) => write!(f, "{}", kind.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Parses the squares as written; [`Position::parse_uci`](super::Position::parse_uci)
    /// interprets them in a position.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refused = || ParseMoveError(shortened(text));
        let square = |range| text.get(range).and_then(|part: &str| part.parse().ok());
        let from = square(0..2).ok_or_else(refused)?;
        let to = square(2..4).ok_or_else(refused)?;
        let promotion = match text.as_bytes()[4..] {
            [] => None,
            [letter] => Some(
                PieceKind::from_letter(letter as char)
                    .filter(|kind| PieceKind::PROMOTIONS.contains(kind))
                    .ok_or_else(refused)?,
            ),
            _ => return Err(refused()),
        };
        Ok(Self {
            from,
            to,
            promotion,
        })
    }
}

/// A list of moves with fixed capacity and without heap allocation; dereferences to a slice.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    /// Upper bound for the moves of a position: 15 pieces with at most the 27 of a queen in the
    /// center, a king's eight steps and two castlings make 415.
    pub const CAPACITY: usize = 415;

    /// Returns an empty list.
    #[inline]
    pub const fn new() -> Self {
        Self {
            moves: [Move::new(Square::A1, Square::A1); Self::CAPACITY],
            len: 0,
        }
    }

    /// Adds a move. Does nothing beyond the capacity, which no position reaches.
    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, { MoveList::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
