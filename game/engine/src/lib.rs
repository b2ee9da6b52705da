//! Computer players.
//!
//! - [`chess`]: search and evaluation, playing levels, and a player on its own thread.
//! - [`duel`]: players of the collectible card game, from random to searching.
//! - [`uci`]: the UCI protocol, as an engine and as a client of other engines.

pub mod chess;
pub mod duel;
pub mod uci;
