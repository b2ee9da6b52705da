//! The chess table: the scripts in `data/scenes/chess.rgs` and the logic behind them.
//!
//! - [`game_manager`] owns the game and applies intents to it.
//! - [`board`] shows the game.
//! - [`tile_selector`] and [`move_selector`] turn picked squares into intents and hand control to
//!   each other.

pub mod analysis;
pub mod annotated_game;
pub mod board;
pub mod chess_clock;
pub mod engine_handle;
pub mod engines;
pub mod game_manager;
pub mod geometry;
pub mod marks;
pub mod move_search;
pub mod move_selector;
pub mod new_game;
pub mod openings;
pub mod options;
pub mod pgn_file;
pub mod pgn_index;
pub mod picking;
pub mod piece;
pub mod player;
pub mod players;
pub mod position_editor;
pub mod review;
pub mod saves;
pub mod sentences;
pub mod session;
pub mod settings;
pub mod sounds;
pub mod tile_selector;
pub mod travel;
