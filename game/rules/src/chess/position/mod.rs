//! One position of a game: pieces, player to move and legal moves.
//!
//! Files: [`attack`] for attacks, [`exchange`] for static exchange evaluation, [`generate`] for
//! legal moves, [`make`] for the position after a move, [`fen`] for reading and writing,
//! [`validate`] for impossible positions, [`fault`] for their errors, [`start`] for start positions, [`material`] for mating
//! material, [`uci`] and [`san`] for the two notations of moves.

mod attack;
mod exchange;
mod fault;
mod fen;
mod generate;
mod make;
mod material;
mod san;
mod start;
mod uci;
mod validate;

pub use exchange::{Checks, EXCHANGE_VALUES};
pub use fault::{FenError, FenFault, FenField};
pub(super) use fen::{board_field, castling_field};
pub use generate::MoveSet;
pub use san::SanError;
pub use uci::UciError;

use super::{
    Bitboard, CastleSide, CastlingRights, Color, Piece, PieceKind, Rules, Square, zobrist,
};

/// A position: everything that decides which moves are legal, and two counters.
///
/// [`Position::play`] returns the next position and leaves this one unchanged, so positions can be
/// stored and compared. A copy has about 160 bytes.
///
/// Equality compares everything including counters; [`Position::hash`] depends on what matters for
/// repetition.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    kinds: [Bitboard; 6],
    colors: [Bitboard; 2],
    /// The same pieces by square, for fast lookup.
    board: [Option<PieceKind>; 64],
    castling: CastlingRights,
    hash: u64,
    halfmove_clock: u32,
    fullmove: u32,
    /// Set only if the capture is legal, so that positions compare as in article 9.2.3.
    en_passant: Option<Square>,
    turn: Color,
    rules: Rules,
}

impl Position {
    /// Returns an empty board, on which start positions and FENs are built.
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

    /// Returns the rules.
    #[inline]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the player to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Returns the piece on a square.
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

    /// Returns the kind of the piece on a square.
    #[inline]
    pub fn kind_at(&self, square: Square) -> Option<PieceKind> {
        self.board[square.index()]
    }

    /// Iterates over all pieces with their squares, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Returns the occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// Returns the squares of one color's pieces.
    #[inline]
    pub const fn of(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// Returns the squares of the pieces of one kind, in both colors.
    #[inline]
    pub const fn of_kind(&self, kind: PieceKind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// Returns the squares of one color's pieces of one kind.
    #[inline]
    pub fn of_piece(&self, piece: Piece) -> Bitboard {
        self.of(piece.color) & self.of_kind(piece.kind)
    }

    /// Returns the square of a king. It can be missing only in the casual game.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.of_piece(PieceKind::King.of(color)).first()
    }

    /// Returns the remaining rights to castle.
    #[inline]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// Returns the rook with which a color can still castle to a side, if it has the right.
    pub fn castling_rook(&self, color: Color, side: CastleSide) -> Option<Square> {
        let king = self.king(color)?;
        self.castling
            .rooks_of(color)
            .into_iter()
            .find(|&rook| CastleSide::of_rook(king, rook) == side)
    }

    /// Returns the square on which a pawn can be captured en passant, if such a capture is legal
    /// now.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Returns the number of half-moves since the last capture or pawn move.
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// Returns the number of the move: 1 at the start, incremented after each move of Black.
    #[inline]
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// Returns the Zobrist hash: equal for positions that count as the same for repetition (article
    /// 9.2.3), and practically never equal otherwise. The same are the player to move, the pieces on
    /// their squares, castling rights and en passant captures.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns the material balance in pawns: White's points minus Black's.
    pub fn material(&self) -> i32 {
        PieceKind::ALL
            .into_iter()
            .map(|kind| {
                let count = |color| self.of_piece(kind.of(color)).len() as i32;
                kind.value() * (count(Color::White) - count(Color::Black))
            })
            .sum()
    }

    /// Puts a piece on an empty square.
    #[inline]
    fn put(&mut self, piece: Piece, square: Square) {
        self.board[square.index()] = Some(piece.kind);
        self.flip(piece, square);
    }

    /// Removes a piece from its square.
    #[inline]
    fn take(&mut self, piece: Piece, square: Square) {
        self.board[square.index()] = None;
        self.flip(piece, square);
    }

    /// Adds or removes a piece everywhere but in `board`.
    #[inline]
    fn flip(&mut self, piece: Piece, square: Square) {
        let bit = Bitboard::of(square);
        self.kinds[piece.kind.index()] ^= bit;
        self.colors[piece.color.index()] ^= bit;
        self.hash ^= zobrist::piece(piece.color, piece.kind, square);
    }

    /// Removes all other rights to castle.
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
