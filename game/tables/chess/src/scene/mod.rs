//! Scripts of the chess scene.
//!
//! - [`game_manager`] owns the game and applies intents to it.
//! - [`board`] shows the game.
//! - [`tile_selector`] and [`move_selector`] turn picked squares into intents and hand control to
//!   each other.

pub mod board;
pub mod chess_clock;
pub mod game_manager;
pub mod geometry;
pub mod marks;
pub mod move_selector;
pub mod picking;
pub mod piece;
pub mod player;
pub mod tile_selector;
pub mod travel;
