//! FyroxEd with the game in it, without a window: what it shows, opens, changes and saves.

mod changing;
mod fields;
mod play;
mod saving;
mod support;
