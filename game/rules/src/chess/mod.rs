//! Chess: the board, positions, games and their notations.
//!
//! | type | purpose |
//! |---|---|
//! | [`Color`], [`Square`], [`Bitboard`], [`Piece`] | board vocabulary |
//! | [`pieces`] | moves of each kind of piece, one file each |
//! | [`Position`] | one position: legal moves and what follows from them |
//! | [`Game`] | moves in order, draws, undo and redo, the outcome with its reason |
//! | [`Clock`], [`TimeControl`] | the time of each player |
//! | [`pgn`] | games as text |
//! | [`perft`] | counts of positions, to verify and measure move generation |
//!
//! The rules are FIDE's [Laws of Chess](https://handbook.fide.com/chapter/E012023), in force from 1
//! January 2023; article numbers in comments refer to them. [`Rules`] selects one of three rule
//! sets.
//!
//! ```
//! use parlour_rules::chess::{Position, Rules};
//!
//! let start = Position::start(Rules::Standard);
//! let e4 = start.parse_san("e4")?;
//! let after = start.play(e4)?;
//! assert_eq!(after.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
//! assert_eq!(after.legal_moves().len(), 20);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bitboard;
mod castling;
mod clock;
mod color;

#[doc(hidden)]
pub mod fuzzing;
mod game;
mod lenient;
mod moves;
pub mod perft;
pub mod pgn;
mod piece;
pub mod pieces;
mod position;
mod rules;
mod setup;
mod square;
pub mod tree;
mod zobrist;

pub use bitboard::Bitboard;
pub use castling::{CastleSide, CastlingRights};
pub use clock::{Allowance, Bonus, Clock, ParseControlError, TimeControl};
pub use color::Color;
pub use game::{
    Claim, Ending, Event, Game, Outcome, PlayError, Played, Reason, Record, ReplayError,
};
pub use lenient::read_leniently;
pub use moves::{Move, MoveKind, MoveList, ParseMoveError};
pub use piece::{Piece, PieceKind};
pub use position::{
    Checks, EXCHANGE_VALUES, FenError, FenFault, FenField, MoveSet, Position, SanError, UciError,
};
pub use rules::{ParseRulesError, Rules};
pub use setup::Setup;
pub use square::{ParseSquareError, Square};
pub use tree::{GameTree, NodeId};
