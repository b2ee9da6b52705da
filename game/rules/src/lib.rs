//! The rules of every game at the table. This crate has no engine, no files, no threads and no
//! clock.
//!
//! - [`chess`]: FIDE's Laws of Chess, Chess960, and a casual game without check, in which kings are
//!   captured. [`chess::Position`] is one position, [`chess::Game`] a game with its history, and
//!   [`chess::pgn`] reads and writes games as text.
//! - [`cards`]: playing cards, decks and piles of any cards, and their layout and design from data.
//! - [`prospector`]: a solitaire about digging for gold. [`prospector::Round`] is one round,
//!   [`prospector::Series`] a sequence of rounds, and [`prospector::solver`] computes what can
//!   still be reached.
//! - [`duel`]: a collectible card game. [`duel::Duel`] is the state of a match, [`duel::Match`]
//!   adds the list of intents, and [`duel::CardSet`] holds the cards, read from data.
//! - [`glicko`]: rating of a player by results.
//! - [`data`]: reading of files that designers edit, with the position of every error.
//! - [`Random`]: the only source of chance. [`shortened`]: quoting of input in errors.
//!
//! A rule takes an intent and returns either the events or a typed error and an unchanged state:
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
//! assert!(game.undo().is_some(), "the mating move can be undone");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod cards;
pub mod chess;
pub mod data;
pub mod duel;
pub mod glicko;
pub mod prospector;
mod quote;
mod random;

pub use quote::shortened;
pub use random::Random;
