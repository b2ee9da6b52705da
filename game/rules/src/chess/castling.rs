use super::{Bitboard, Color, Square};

/// The side to which a king castles. In Chess960 both kings and rooks may start elsewhere, but
/// they arrive where they do in standard chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastleSide {
    /// With the rook nearer to the h file; written `O-O`.
    King,
    /// With the rook nearer to the a file; written `O-O-O`.
    Queen,
}

impl CastleSide {
    /// Both sides, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// The file of the king after castling: g or c.
    #[inline]
    pub const fn king_file(self) -> u8 {
        match self {
            Self::King => 6,
            Self::Queen => 2,
        }
    }

    /// The file of the rook after castling: f or d.
    #[inline]
    pub const fn rook_file(self) -> u8 {
        match self {
            Self::King => 5,
            Self::Queen => 3,
        }
    }

    /// How castling to this side is written.
    pub const fn san(self) -> &'static str {
        match self {
            Self::King => "O-O",
            Self::Queen => "O-O-O",
        }
    }

    /// The letter of the right in FEN, as white's: `K` or `Q`.
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
        }
    }

    /// The side on which a rook stands, seen from the king on the same rank.
    #[inline]
    pub(crate) fn of_rook(king: Square, rook: Square) -> Self {
        if rook > king { Self::King } else { Self::Queen }
    }
}

/// The rights to castle that are left: the set of the rooks that may still take part.
///
/// A right is lost for good when its king or its rook moves or the rook is taken (article
/// 3.8.2.1). As a set of squares, that is one mask for each move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(pub(crate) Bitboard);

impl CastlingRights {
    /// The squares of the rooks that may still castle, of both colours.
    #[inline]
    pub const fn rooks(self) -> Bitboard {
        self.0
    }

    /// The squares of this colour's rooks that may still castle.
    #[inline]
    pub fn rooks_of(self, color: Color) -> Bitboard {
        self.0 & Bitboard::rank(color.back_rank())
    }
}
