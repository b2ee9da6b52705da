//! One moment of a game: what stands where, whose turn it is, and what may be played.
//!
//! The idea of each file: [`attack`] who attacks what, [`exchange`] what a capture gains once all
//! have taken, [`generate`] the legal moves, [`make`] the
//! position after a move, [`fen`] reading and writing, [`validate`] what no position may have,
//! [`start`] the start positions, [`material`] whether anyone can still mate, [`uci`] and
//! [`san`] the two notations of moves.

mod attack;
mod exchange;
mod fen;
mod generate;
mod make;
mod material;
mod san;
mod start;
mod uci;
mod validate;

pub use exchange::{Checks, EXCHANGE_VALUES};
pub use fen::{FenError, FenField};
pub use generate::MoveSet;
pub use san::SanError;
pub use uci::UciError;
pub(super) use {
    fen::{board_field, castling_field},
    validate::{MOST_MEN, MOST_PAWNS},
};

use super::{
    Bitboard, CastleSide, CastlingRights, Color, Piece, PieceKind, Rules, Square, zobrist,
};

/// A position: everything that decides what may be played next, and two counters.
///
/// [`Position::play`] answers with the next one and leaves this as it is, so a position can be
/// kept, compared and handed out. A copy is about 160 bytes.
///
/// Equality compares everything, counters included; [`Position::is_same_as`] compares what
/// counts for repetition.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    kinds: [Bitboard; 6],
    colors: [Bitboard; 2],
    /// The same seen from the squares: asked for more often than it changes.
    board: [Option<PieceKind>; 64],
    castling: CastlingRights,
    hash: u64,
    halfmove_clock: u32,
    fullmove: u32,
    /// Only where the capture is legal, so that positions compare as article 9.2.3 has it.
    en_passant: Option<Square>,
    turn: Color,
    rules: Rules,
}

impl Position {
    /// An empty board, from which start positions and FEN are built.
    fn empty(rules: Rules) -> Self {
        Self {
            kinds: [Bitboard::EMPTY; 6],
            colors: [Bitboard::EMPTY; 2],
            board: [None; 64],
            castling: CastlingRights::default(),
            hash: 0,
            halfmove_clock: 0,
            fullmove: 1,
            en_passant: None,
            turn: Color::White,
            rules,
        }
    }

    /// Which rules hold.
    #[inline]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Who is on move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// What stands on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let kind = self.kind_at(square)?;
        let color = if self.of(Color::White).has(square) {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, kind })
    }

    /// Of which kind the piece on a square is.
    #[inline]
    pub fn kind_at(&self, square: Square) -> Option<PieceKind> {
        self.board[square.index()]
    }

    /// All pieces with their squares, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The squares of one colour's pieces.
    #[inline]
    pub const fn of(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of the pieces of one kind, in both colours.
    #[inline]
    pub const fn of_kind(&self, kind: PieceKind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// The squares of one colour's pieces of one kind.
    #[inline]
    pub fn of_piece(&self, piece: Piece) -> Bitboard {
        self.of(piece.color) & self.of_kind(piece.kind)
    }

    /// Where a colour's king stands. Only in the casual game can it be gone.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.of_piece(PieceKind::King.of(color)).first()
    }

    /// The rights to castle that are left.
    #[inline]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The rook with which a colour may still castle to a side, if the right is left.
    pub fn castling_rook(&self, color: Color, side: CastleSide) -> Option<Square> {
        let king = self.king(color)?;
        self.castling
            .rooks_of(color)
            .into_iter()
            .find(|&rook| CastleSide::of_rook(king, rook) == side)
    }

    /// The square on which a pawn may be taken en passant, if such a capture is legal now.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// How many moves of either side have passed since a capture or a pawn's move.
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move: 1 at first, one more after each move of black.
    #[inline]
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// A number that is equal for positions that count as the same, and hardly ever otherwise.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether this is the same position in the sense of repetition (article 9.2.3): the same
    /// player on move, the same pieces on the same squares, and the same possible moves of all
    /// of them, castling rights and captures en passant included.
    pub fn is_same_as(&self, other: &Self) -> bool {
        self.hash == other.hash
            && self.kinds == other.kinds
            && self.colors == other.colors
            && self.turn == other.turn
            && self.castling == other.castling
            && self.en_passant == other.en_passant
    }

    /// The material on the board: white's points less black's, a pawn being 1.
    pub fn material(&self) -> i32 {
        PieceKind::ALL
            .into_iter()
            .map(|kind| {
                let count = |color| self.of_piece(kind.of(color)).len() as i32;
                kind.value() * (count(Color::White) - count(Color::Black))
            })
            .sum()
    }

    /// Adds a piece to an empty square, or takes it away from where it stands.
    #[inline]
    fn toggle(&mut self, piece: Piece, square: Square) {
        let bit = Bitboard::of(square);
        self.kinds[piece.kind.index()] ^= bit;
        self.colors[piece.color.index()] ^= bit;
        let place = &mut self.board[square.index()];
        *place = match place {
            Some(_) => None,
            None => Some(piece.kind),
        };
        self.hash ^= zobrist::piece(piece.color, piece.kind, square);
    }

    /// Leaves only these rights to castle.
    #[inline]
    fn keep_castling(&mut self, rooks: Bitboard) {
        for lost in self.castling.0 & !rooks {
            self.hash ^= zobrist::castling(lost);
        }
        self.castling.0 &= rooks;
    }

    #[inline]
    fn grant_castling(&mut self, rook: Square) {
        self.castling.0 |= rook.into();
        self.hash ^= zobrist::castling(rook);
    }

    #[inline]
    fn set_en_passant(&mut self, square: Square) {
        self.en_passant = Some(square);
        self.hash ^= zobrist::en_passant(square);
    }

    #[inline]
    fn clear_en_passant(&mut self) {
        if let Some(square) = self.en_passant.take() {
            self.hash ^= zobrist::en_passant(square);
        }
    }

    #[inline]
    fn pass_turn(&mut self) {
        self.turn = !self.turn;
        self.hash ^= zobrist::black_to_move();
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Position({} {:?})", self.rules, self.fen())
    }
}
