//! The Duel on the table: its cards, its two sides, what happens between them, and the hands that
//! play it.
//!
//! | | |
//! |---|---|
//! | [`manager`] | knows the rules, owns the match, lets the computer think |
//! | [`table`] | plays what happened, event by event |
//! | [`selector`] | turns what hands do into intents |
//! | [`stage`], [`places`], [`side`] | what lies where, as shown |
//! | [`face`], [`faces`], [`body`] | what a card shows |
//! | [`sprites`], [`arrow`] | effects, and aiming |

pub mod arrow;
pub mod board;
pub mod body;
pub mod face;
pub mod faces;
pub mod manager;
mod opponent;
pub mod places;
pub mod selector;
pub mod side;
pub mod sprites;
pub mod view_state;

use parlour_engine::duel::Level;

/// The levels of the computer.
pub const LEVELS: &[Level] = &Level::ALL;
/// What a person at this table is called in settings and on the command line.
pub const PERSON: &str = "person";
