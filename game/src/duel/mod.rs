//! The Duel table: cards, board, session and input.
//!
//! | module | content |
//! |---|---|
//! | [`manager`] | session: match, rules, computer opponent |
//! | [`board`] | animation of the events |
//! | [`selector`] | input, turned into intents |
//! | [`view_state`], [`places`], [`side`] | displayed state, and the place of each card |
//! | [`face`], [`faces`], [`body`] | appearance of a card |
//! | [`sprites`], [`arrow`] | effects and the targeting arrow |

pub mod arrow;
pub mod board;
pub mod body;
pub mod face;
pub mod faces;
pub mod manager;
mod opponent;
pub mod options;
pub mod places;
pub mod saves;
pub mod selector;
pub mod side;
pub mod sounds;
pub mod sprites;
pub mod view_state;

use parlour_engine::duel::Level;

/// Levels of the computer opponent, weakest first.
pub const LEVELS: &[Level] = &Level::ALL;
/// Name of a human player in settings and on the command line.
pub const PERSON: &str = "person";
