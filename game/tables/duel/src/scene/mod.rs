//! The Duel table: cards, board, session and input.
//!
//! | module | content |
//! |---|---|
//! | [`manager`] | session: match, rules, computer opponent |
//! | [`board`] | animation of the events |
//! | [`view_state`], [`places`], [`side`] | displayed state, and the place of each card |
//! | [`face`], [`faces`], [`body`] | appearance of a card |
//! | [`plate`] | words on the end-turn button |
//! | [`forecast`] | what an attack or a card would cause |
//! | [`sprites`], [`arrow`], `shards` | effects, the targeting arrow, pieces of a broken portrait |

pub mod arrow;
pub mod board;
pub mod body;
pub mod face;
pub mod faces;
pub mod forecast;
pub mod manager;
pub mod opponent;
pub mod places;
pub mod plate;
mod shards;
pub mod side;
pub mod sprites;
pub mod view_state;
