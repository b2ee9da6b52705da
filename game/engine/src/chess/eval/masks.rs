//! Sets of squares that several terms need.

use parlour_rules::chess::{Bitboard, Color, PieceKind, Position, Square};

/// Returns all squares that pawns of a color attack.
#[inline]
pub fn pawn_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    let left = pawns.0 & !Bitboard::file(0).0;
    let right = pawns.0 & !Bitboard::file(7).0;
    Bitboard(match color {
        Color::White => (left << 7) | (right << 9),
        Color::Black => (left >> 9) | (right >> 7),
    })
}

/// Returns the squares one rank ahead.
#[inline]
pub fn ahead(color: Color, squares: Bitboard) -> Bitboard {
    Bitboard(match color {
        Color::White => squares.0 << 8,
        Color::Black => squares.0 >> 8,
    })
}

/// Returns the adjacent files.
#[inline]
pub fn files_beside(file: u8) -> Bitboard {
    let file = Bitboard::file(file).0;
    Bitboard(((file & !Bitboard::file(0).0) >> 1) | ((file & !Bitboard::file(7).0) << 1))
}

/// Returns all squares on the ranks ahead of a square.
#[inline]
pub fn ranks_ahead(color: Color, square: Square) -> Bitboard {
    let rank = u32::from(square.rank());
    Bitboard(match color {
        // Two shifts, because shifting by 64 at once would overflow.
        Color::White => (!0_u64 << (8 * rank)) << 8,
        Color::Black => !(!0_u64 << (8 * rank)),
    })
}

/// Returns the squares ahead on the same file.
#[inline]
pub fn file_ahead(color: Color, square: Square) -> Bitboard {
    ranks_ahead(color, square) & Bitboard::file(square.file())
}

/// Returns all squares that pawns of a color attack or can attack after advancing.
#[inline]
pub fn pawn_attack_span(color: Color, pawns: Bitboard) -> Bitboard {
    let mut span = pawn_attacks(color, pawns).0;
    for steps in [8, 16, 32] {
        span |= match color {
            Color::White => span << steps,
            Color::Black => span >> steps,
        };
    }
    Bitboard(span)
}

/// Returns the squares on which an enemy pawn keeps a pawn from being passed.
#[inline]
pub fn passed_span(color: Color, square: Square) -> Bitboard {
    ranks_ahead(color, square) & (Bitboard::file(square.file()) | files_beside(square.file()))
}

/// Mirrors the files.
#[inline]
pub fn mirrored(Bitboard(squares): Bitboard) -> Bitboard {
    // Reversing all bits reverses the bits in each byte and the bytes; swapping the bytes undoes
    // the latter.
    Bitboard(squares.reverse_bits().swap_bytes())
}

/// Returns the index of a square from a side's point of view: its back rank comes first.
#[inline]
pub fn seen_from(us: Color, square: Square) -> usize {
    square.relative_to(us).index()
}

/// Returns the pieces of one kind and color.
#[inline]
pub fn own(position: &Position, color: Color, kind: PieceKind) -> Bitboard {
    position.of_piece(kind.of(color))
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::pieces::pawn;

    #[test]
    fn masks_agree_with_squares() {
        for square in Square::ALL {
            for color in Color::ALL {
                assert_eq!(
                    pawn_attacks(color, square.into()),
                    pawn::attacks(color, square)
                );
                let is_ahead = |other: Square| match color {
                    Color::White => other.rank() > square.rank(),
                    Color::Black => other.rank() < square.rank(),
                };
                let span = pawn_attack_span(color, square.into());
                let mirror = Square::new(7 - square.file(), square.rank());
                assert_eq!(mirrored(square.into()), mirror.into());
                for other in Square::ALL {
                    let files = other.file().abs_diff(square.file());
                    let ahead = is_ahead(other);
                    assert_eq!(ranks_ahead(color, square).has(other), ahead);
                    assert_eq!(file_ahead(color, square).has(other), ahead && files == 0);
                    assert_eq!(passed_span(color, square).has(other), ahead && files <= 1);
                    assert_eq!(files_beside(square.file()).has(other), files == 1);
                    assert_eq!(span.has(other), ahead && files == 1);
                }
            }
        }
    }
}
