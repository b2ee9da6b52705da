//! The real program, most of it in a real window on an X server without a screen.

mod bad_input;
mod broken_data;
mod duel_match;
mod files;
mod frames;
mod handheld;
mod input;
#[cfg(unix)]
mod installed;
mod level_one;
mod losing_the_screen;
mod other_engines;
mod prospector_round;
mod scholars_mate;
