//! The computer players of the Duel.
//!
//! | idea | where |
//! |---|---|
//! | [`Mind`] | how a player thinks: at random, greedily, or searching |
//! | [`Thinker`] | a mind with its own dice, what it knows, and a budget |
//! | [`Level`], [`choose`] | what the game offers to play against |
//! | [`evaluate`] | what a position is worth |
//! | [`play`] | a whole game between two of them |
//!
//! A thinker is given a [`Seat`] and knows no more than what is seen from there: what is hidden, and
//! all chance to come, it guesses anew each time ([`Seat::sample`]).

mod evaluate;
mod game;
mod greedy;
mod level;
mod mulligan;
mod options;
mod search;
mod thinker;

pub use evaluate::{Weights, evaluate};
pub use game::{Played, play};
pub use level::{Level, choose, choose_knowing};
#[doc(no_inline)]
pub use parlour_rules::duel::{KnownDecks, Seat};
pub use thinker::{Mind, Thinker};
