//! The whole game without a window, by the game's clock.

mod after_the_game;
mod against_the_computer;
mod assets;
mod broken_files;
mod bug_reports;
mod by_touch;
mod chess_signs;
mod duel;
mod duel_matches;
mod editor;
mod games;
mod handheld;
mod high_card;
mod mistakes;
mod notes;
mod other_engines;
mod prospector;
mod saves;
mod scenes;
mod settings;
mod small_windows;
mod table;
mod tooltips;
mod touch;
mod typed_moves;
mod without_a_pointer;
