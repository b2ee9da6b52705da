//! Panels and dialogs of the chess table.

pub mod analysis;
pub mod controls;
pub mod dialogs;
pub mod editor;
pub mod engines;
pub mod files;
mod guide;
pub mod hud;
mod interface;
pub mod lesson;
mod mistakes;
pub mod model;
pub mod moves;
pub mod new_game;
pub mod notation;
pub mod pages;
pub mod players;
pub mod questions;
pub mod retry;
pub mod review;
pub mod sheet;
mod small_board;
mod typed_move;
pub mod words;

pub use engines::model::{Answer, EngineCommand, EngineDialog, EngineField, EngineManager};
pub use files::model::{FileCommand, FileDialog, GameBrowser, SavePolicy, WriteMode};
pub use model::{
    ChessCommand, ChessDialog, ChessScreen, ChessView, EditorCommand, LessonView, RetryCommand,
    StepTo,
};
#[cfg(test)]
mod tests;
