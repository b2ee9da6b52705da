use super::{Bitboard, Color, Square};

/// The side to which a king castles. In Chess960 king and rook can start on other squares, but they
/// arrive on the same squares as in standard chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastleSide {
    /// Kingside, with the rook nearer to the h file; written `O-O`.
    King,
    /// Queenside, with the rook nearer to the a file; written `O-O-O`.
    Queen,
}

impl CastleSide {
    /// Both sides, kingside first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// Returns the king's file after castling: g or c.
    #[inline]
    pub const fn king_file(self) -> u8 {
        match self {
            Self::King => 6,
            Self::Queen => 2,
        }
    }

    /// Returns the rook's file after castling: f or d.
    #[inline]
    pub const fn rook_file(self) -> u8 {
        match self {
            Self::King => 5,
            Self::Queen => 3,
        }
    }

    /// Returns the notation of castling to this side.
    pub const fn san(self) -> &'static str {
        match self {
            Self::King => "O-O",
            Self::Queen => "O-O-O",
        }
    }

    /// Returns White's letter for the right in FEN: `K` or `Q`.
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
        }
    }

    /// Returns the side of a rook as seen from the king on the same rank.
    #[inline]
    pub(crate) fn of_rook(king: Square, rook: Square) -> Self {
        if rook > king { Self::King } else { Self::Queen }
    }
}

/// The remaining rights to castle, as the set of the rooks that can still castle.
///
/// A right is lost for good when its king or its rook moves or the rook is captured (article
/// 3.8.2.1). With a set of squares, a move needs one mask to update the rights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(pub(crate) Bitboard);

impl CastlingRights {
    /// Returns the rooks of both colors that can still castle.
    #[inline]
    pub const fn rooks(self) -> Bitboard {
        self.0
    }

    /// Returns the rooks of one color that can still castle.
    #[inline]
    pub fn rooks_of(self, color: Color) -> Bitboard {
        self.0 & Bitboard::rank(color.back_rank())
    }
}
