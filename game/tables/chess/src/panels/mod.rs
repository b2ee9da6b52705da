//! Panels and dialogs of the chess table.

pub mod analysis;
pub mod controls;
pub mod dialogs;
pub mod editor;
pub mod engines;
pub mod files;
pub mod hud;
mod interface;
pub mod model;
pub mod moves;
pub mod new_game;
pub mod notation;
pub mod pages;
pub mod players;
pub mod review;

pub use engines::model::{Answer, EngineCommand, EngineDialog, EngineField, EngineManager};
pub use files::model::{FileCommand, FileDialog, GameBrowser, SavePolicy, WriteMode};
pub use model::{ChessCommand, ChessDialog, ChessScreen, ChessView, EditorCommand, StepTo};
#[cfg(test)]
mod tests;

use crate::{
    model::{
        engines::Engines,
        players::{Computer, Participant},
    },
    scene::chess_clock::time_text,
};
use notation::Notation;
use parlour_engine::chess::Level;
use parlour_shell::platform::locale::Locale;
use std::time::Duration;

/// Returns the localized name of a level.
pub fn level_name(locale: &Locale, level: Level) -> String {
    locale.text(&format!("chess-level-{}", level.name()))
}

/// Returns the localized name of a player.
pub fn participant_name(locale: &Locale, engines: &Engines, participant: Participant) -> String {
    match participant {
        Participant::Person => locale.text("seat-person"),
        Participant::Computer(computer) => computer_name(locale, engines, computer),
    }
}

/// Returns the localized name of a computer player.
pub fn computer_name(locale: &Locale, engines: &Engines, computer: Computer) -> String {
    match computer {
        Computer::Own(level) => {
            let values = [("level", level_name(locale, level).into())];
            locale.format("seat-computer", &values)
        }
        Computer::Other(id) => engines.get(id).map_or_else(
            || locale.text("seat-unknown-engine"),
            |engine| engine.name.clone(),
        ),
    }
}

/// Returns a time as the panels show it, with the decimal mark of the language.
pub fn time_shown(locale: &Locale, time: Duration) -> String {
    Notation::of(locale).number(&time_text(time))
}
