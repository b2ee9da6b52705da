//! What is flat at the chess table and not at others: who plays, the clock, the choice of a game.

pub mod analysis;
pub mod controls;
pub mod editor;
pub mod engines;
pub mod files;
pub mod model;
pub mod moves;
pub mod new_game;
pub mod notation;
pub mod players;
pub mod review;
#[cfg(test)]
mod tests;

use crate::{
    chess::{
        engines::Engines,
        players::{Computer, Participant},
    },
    locale::Locale,
};
use notation::Notation;
use parlour_engine::chess::Level;
use std::time::Duration;

/// The word for a level in the player's language.
pub fn level_name(locale: &Locale, level: Level) -> String {
    locale.text(&format!("chess-level-{}", level.name()))
}

/// What somebody is called who plays.
pub fn seat_name(locale: &Locale, engines: &Engines, seat: Participant) -> String {
    match seat {
        Participant::Person => locale.text("seat-person"),
        Participant::Computer(computer) => computer_name(locale, engines, computer),
    }
}

/// What the computer is called that plays.
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

/// Below this, tenths of seconds are shown.
const TENTHS_BELOW: Duration = Duration::from_secs(10);

/// A time as the panels show it, in the player's language.
pub fn time_shown(locale: &Locale, time: Duration) -> String {
    Notation::of(locale).number(&time_text(time))
}

/// A time as a chess clock shows it. It shows nothing left only when nothing is.
pub fn time_text(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if time < TENTHS_BELOW && tenths < 100 {
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}
