//! The chess table: the scripts that sit in `data/scenes/chess.rgs`.
//!
//! [`game_manager`] owns the game; [`board`] shows it; [`tile_selector`] and [`move_selector`]
//! turn picks into intents and hand control to each other.

pub mod adviser;
pub mod board;
pub mod chess_clock;
pub mod editor;
pub mod engines;
pub mod game_manager;
pub mod geometry;
pub mod library;
pub mod marks;
pub mod mind;
pub mod move_selector;
pub mod new_game;
pub mod openings;
pub mod pgn_file;
pub mod picking;
pub mod piece;
pub mod player;
pub mod review;
pub mod scoresheet;
pub mod seats;
pub mod sitting;
pub mod thinker;
pub mod tile_selector;
pub mod travel;
