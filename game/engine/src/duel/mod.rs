//! The computer players of the Duel.
//!
//! | idea | where |
//! |---|---|
//! | [`Strategy`] | how a player thinks: at random, greedily, or searching |
//! | [`ComputerPlayer`] | a strategy with its own dice, what it knows, and a budget |
//! | [`Level`], [`choose`] | what the game offers to play against |
//! | [`evaluate`] | what a position is worth |
//! | [`play`] | a whole game between two of them |
//!
//! A computer is given a [`Seat`] and knows no more than what is seen from there: what is hidden, and
//! all chance to come, it guesses anew each time ([`Seat::sample`]).

mod budget;
mod computer_player;
mod evaluate;
mod game;
mod greedy;
mod level;
mod mulligan;
mod options;
mod search;

pub use computer_player::{ComputerPlayer, Strategy};
use evaluate::{Weights, evaluate};
pub use game::{MatchResult, play};
pub use level::{Level, choose_with_decks};
#[doc(no_inline)]
pub use parlour_rules::duel::{KnownDecks, Seat};
