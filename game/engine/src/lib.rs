//! The computer players.
//!
//! - [`chess`]: search and evaluation, levels, and a player on a thread of its own.
//! - [`duel`]: players of the collectible card game, from random to searching.
//! - [`uci`]: the engine as a program that other programs talk to.

pub mod chess;
pub mod duel;
pub mod uci;
