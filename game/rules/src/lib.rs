//! The rules of everything that is played at the table, and nothing else: no engine, no files,
//! no threads, no clock.
//!
//! - [`chess`]: all of FIDE's Laws of Chess, Chess960, and the casual game in which kings are
//!   taken. [`chess::Position`] is one moment on the board, [`chess::Game`] is a game with its
//!   history, and [`chess::pgn`] reads and writes games as text.
//! - [`cards`]: playing cards, decks and piles of any cards, and from data how they look and where
//!   they lie.
//! - [`prospector`]: the solitaire about digging for gold. [`prospector::Round`] is one mine,
//!   [`prospector::Series`] are rounds one after the other, and [`prospector::solver`] knows what
//!   can still be reached.
//! - [`duel`]: the collectible card game. [`duel::Duel`] is a match at one moment, [`duel::Match`] one
//!   with all that was done in it, and [`duel::CardSet`] has the cards: data.
//! - [`data`]: reading files that a designer may edit, with the place of every error.
//! - [`Random`]: the one source of chance.
//!
//! A rule takes an intent and answers either with what happened or with a typed error and an
//! unchanged state:
//!
//! ```
//! use parlour_rules::chess::{Event, Game, Reason, Rules};
//!
//! let mut game = Game::new(Rules::Standard);
//! for text in ["f3", "e5", "g4", "Qh4"] {
//!     let mv = game.position().parse_san(text)?;
//!     let events = game.play(mv)?;
//!     assert!(matches!(events[0], Event::Moved { .. }));
//! }
//! let outcome = game.outcome().map(|outcome| (outcome.result(), outcome.reason));
//! assert_eq!(outcome, Some(("0-1", Reason::Checkmate)));
//! assert!(game.undo().is_some(), "the mate can be taken back");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod cards;
pub mod chess;
pub mod data;
pub mod duel;
pub mod prospector;
mod random;

pub use random::Random;
