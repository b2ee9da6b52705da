//! The chess game with its players, engines, analysis, review and files, without scene and
//! panels.

pub mod analysis;
pub mod annotated_game;
pub mod engine_handle;
pub mod engines;
pub mod lessons;
pub mod move_search;
pub mod new_game;
pub mod openings;
pub mod pgn_file;
pub mod pgn_index;
pub mod players;
pub mod position_editor;
pub mod retry;
pub mod review;
pub mod session;
pub mod typed_move;
