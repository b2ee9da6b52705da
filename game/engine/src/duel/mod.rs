//! Computer players of the Duel.
//!
//! | item | task |
//! |---|---|
//! | [`Level`], [`choose_with_decks`] | opponents in the game |
//! | [`ComputerPlayer`] | decides by a [`Strategy`], with a seed, known decks and a budget |
//! | [`play`] | plays a whole match between two of them |
//! | `evaluate` | static evaluation |
//!
//! A computer player is given a [`Seat`] and knows only what can be seen from there. Hidden cards and
//! future chance are sampled again for every decision ([`Seat::sample`]).

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
pub use game::{MatchResult, play};
pub use level::{Level, ParseLevelError, choose_with_decks};
#[doc(no_inline)]
pub use parlour_rules::duel::{KnownDecks, Seat};
