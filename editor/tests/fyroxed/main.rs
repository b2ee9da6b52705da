//! FyroxEd with the game in it, without a window: inspecting, opening, changing and saving.

mod changing;
mod fields;
mod play;
mod saving;
mod support;
