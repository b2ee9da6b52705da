//! Moves in Standard Algebraic Notation: `Nf3`, `exd5`, `O-O`, `e8=Q#` (PGN standard, section
//! 8.2.3).
//!
//! Writing is exact. Reading is lenient if the meaning is unambiguous: missing `x`, missing or
//! wrong check marks, annotations (`!?`), `0-0`, `e8Q`, `e8(Q)`, `e.p.`, long forms (`e2-e4`,
//! `Ng1f3`), `P` before a pawn move, lower-case piece letters.

use super::Position;
use crate::{
    chess::{Bitboard, CastleSide, Move, MoveKind, PieceKind, Square},
    shortened,
};

/// An invalid move in algebraic notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// The text is not a move.
    #[error("invalid move {0:?} (expected algebraic notation, such as Nf3)")]
    Syntax(String),
    /// No piece can play it here.
    #[error("illegal move {0}")]
    Illegal(String),
    /// More than one piece can play it.
    #[error("ambiguous move {0} (expected the file or rank that the piece comes from)")]
    Ambiguous(String),
}

impl Position {
    /// Writes a legal move with its check or mate mark. The text is meaningless for other moves.
    pub fn san(&self, mv: Move) -> String {
        let mut text = self.san_without_mark(mv);
        let next = self.after(mv);
        if next.in_check() {
            text.push(if next.has_legal_move() { '+' } else { '#' });
        }
        text
    }

    fn san_without_mark(&self, mv: Move) -> String {
        if let MoveKind::Castle(side) = self.kind(mv) {
            return side.san().to_owned();
        }
        let takes = self.captured_at(mv).is_some();
        let mut text = String::with_capacity(8);
        match self.kind_at(mv.from) {
            Some(PieceKind::Pawn) | None => {
                if takes {
                    text.push(mv.from.file_letter());
                }
            }
            Some(kind) => {
                text.push(kind.letter());
                self.push_origin(&mut text, kind, mv);
            }
        }
        if takes {
            text.push('x');
        }
        text += &mv.to.to_string();
        if let Some(kind) = mv.promotion {
            text.push('=');
            text.push(kind.letter());
        }
        text
    }

    /// Adds the origin if other pieces of this kind could move to the same square: the file if that
    /// is enough, otherwise the rank if that is, otherwise both (section 8.2.3.4).
    fn push_origin(&self, text: &mut String, kind: PieceKind, mv: Move) {
        let mut rivals = Bitboard::EMPTY;
        self.each_move_set(|set| {
            // A king's set also contains the rooks for castling; it has no rivals anyway.
            if set.kind == kind && set.from != mv.from && set.to.has(mv.to) {
                rivals |= set.from.into();
            }
        });
        if rivals.is_empty() {
            return;
        }
        let shares_file = (rivals & Bitboard::file(mv.from.file())).any();
        let shares_rank = (rivals & Bitboard::rank(mv.from.rank())).any();
        if !shares_file || shares_rank {
            text.push(mv.from.file_letter());
        }
        if shares_file {
            text.push(mv.from.rank_digit());
        }
    }

    /// Parses a legal move. Check and mate marks and annotations are ignored.
    ///
    /// # Errors
    /// Returns an error if the text is not a move, or if no piece or more than one piece can play
    /// it.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        if text.len() > LONGEST {
            return Err(SanError::Syntax(shortened(text)));
        }
        let written = Written::parse(text).ok_or_else(|| SanError::Syntax(shortened(text)))?;
        let mut found = None;
        let mut several = false;
        self.each_move_set(|set| {
            set.each(|mv| {
                if written.fits(self, set.kind, mv) {
                    several |= found.is_some();
                    found = Some(mv);
                }
            });
        });
        match found {
            Some(_) if several => Err(SanError::Ambiguous(text.to_owned())),
            Some(mv) => Ok(mv),
            None => Err(SanError::Illegal(text.to_owned())),
        }
    }
}

/// Longer than any move with all its marks.
const LONGEST: usize = 24;

/// The parts of a move that the text gives.
enum Written {
    Castle(CastleSide),
    Move {
        /// Kind of piece; `None` if a long form (`e2e4`, `g1f3`) leaves it out.
        kind: Option<PieceKind>,
        from_file: Option<u8>,
        from_rank: Option<u8>,
        takes: bool,
        to: Square,
        promotion: Option<PieceKind>,
    },
}

impl Written {
    fn parse(text: &str) -> Option<Self> {
        let text = text.trim_end_matches(['+', '#', '!', '?']);
        let text = text
            .strip_suffix("e.p.")
            .or_else(|| text.strip_suffix("ep"))
            .unwrap_or(text);
        let text = text.trim_end_matches(['+', '#', ' ']);
        match text {
            "O-O" | "0-0" | "o-o" => return Some(Self::Castle(CastleSide::King)),
            "O-O-O" | "0-0-0" | "o-o-o" => return Some(Self::Castle(CastleSide::Queen)),
            _ => {}
        }
        let (rest, promotion) = split_promotion(text.as_bytes())?;
        let (rest, to) = split_square(rest)?;
        let (rest, takes) = match rest {
            [rest @ .., b'x' | b'X' | b':'] => (rest, true),
            [rest @ .., b'-'] => (rest, false),
            _ => (rest, false),
        };
        let (rest, from_rank) = match rest {
            [rest @ .., rank @ b'1'..=b'8'] => (rest, Some(rank - b'1')),
            _ => (rest, None),
        };
        let (kind, from_file) = piece_and_file(rest, from_rank, to)?;
        let kind = match (kind, from_file, from_rank) {
            (None, Some(_), Some(_)) => None,
            (None, None, Some(_)) => return None,
            (None, ..) => Some(PieceKind::Pawn),
            _ => kind,
        };
        Some(Self::Move {
            kind,
            from_file,
            from_rank,
            takes,
            to,
            promotion,
        })
    }

    /// Returns whether a legal move of this kind of piece matches the text.
    fn fits(&self, position: &Position, moving: PieceKind, mv: Move) -> bool {
        match *self {
            Self::Castle(side) => position.kind(mv) == MoveKind::Castle(side),
            Self::Move {
                kind,
                from_file,
                from_rank,
                takes,
                to,
                promotion,
            } => {
                to == mv.to
                    && promotion == mv.promotion
                    && kind.is_none_or(|kind| kind == moving)
                    && from_file.is_none_or(|file| file == mv.from.file())
                    && from_rank.is_none_or(|rank| rank == mv.from.rank())
                    && match position.kind(mv) {
                        MoveKind::Castle(_) => false,
                        MoveKind::Quiet | MoveKind::DoubleStep => !takes,
                        // `d5` never means `exd5`: a capturing pawn names its file.
                        MoveKind::Capture | MoveKind::EnPassant => {
                            moving != PieceKind::Pawn || from_file.is_some()
                        }
                    }
            }
        }
    }
}

/// Splits `=Q`, `Q`, `(Q)` or `/Q` off the end. A lower-case letter must follow a rank: `e8q`.
fn split_promotion(text: &[u8]) -> Option<(&[u8], Option<PieceKind>)> {
    let (rest, letter) = match text {
        [rest @ .., b'=' | b'/', letter] | [rest @ .., b'(', letter, b')'] => (rest, letter),
        [rest @ .., letter] if letter.is_ascii_alphabetic() => (rest, letter),
        _ => return Some((text, None)),
    };
    let kind = PieceKind::from_letter(*letter as char)?;
    PieceKind::PROMOTIONS
        .contains(&kind)
        .then_some((rest, Some(kind)))
}

fn split_square(text: &[u8]) -> Option<(&[u8], Square)> {
    match text {
        [rest @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            Some((rest, Square::new(file - b'a', rank - b'1')))
        }
        _ => None,
    }
}

/// Parses the rest at the front: a piece, a file, both or neither. `b` is the file if it could mean
/// a pawn there; other lower-case piece letters are not files.
fn piece_and_file(
    text: &[u8],
    from_rank: Option<u8>,
    to: Square,
) -> Option<(Option<PieceKind>, Option<u8>)> {
    let file = |letter: u8| (b'a'..=b'h').contains(&letter).then(|| letter - b'a');
    let kind = |letter: u8| PieceKind::from_letter(letter as char);
    match *text {
        [] => Some((None, None)),
        [b'b'] if from_rank.is_none() && to.file().abs_diff(1) > 1 => {
            Some((Some(PieceKind::Bishop), None))
        }
        [letter] => match file(letter) {
            Some(file) => Some((None, Some(file))),
            None => Some((Some(kind(letter)?), None)),
        },
        [letter, second] => Some((Some(kind(letter)?), Some(file(second)?))),
        _ => None,
    }
}
