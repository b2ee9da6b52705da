//! Scripts of the chess scene.
//!
//! - [`game_manager`] owns the game and applies intents to it.
//! - [`board`] shows the game.

pub mod board;
pub mod chess_clock;
pub mod coordinates;
pub mod game_manager;
pub mod geometry;
pub mod marks;
pub mod piece;
pub mod player;
pub mod travel;
