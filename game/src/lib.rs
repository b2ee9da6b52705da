//! Parlour: a 3D parlour with one table, as a Fyrox plugin.
//!
//! The way through is the same for every game: **input** ([`input`]) becomes an intent, the rules
//! (`parlour_rules`) answer with what happened, and the view plays that ([`chess`]). Panels are
//! built from what is true at the moment ([`ui`]); what the player keeps goes through
//! [`storage`]; what the player reads comes from [`locale`].
//!
//! [`Parlour`] is the plugin itself.

pub mod calendar;
pub mod camera;
pub mod cards;
pub mod chess;
pub mod data;
pub mod directory;
pub mod duel;
mod group;
pub mod highlights;
pub mod input;
pub mod lessons;
pub mod light;
pub mod locale;
pub mod logbook;
pub mod marks;
pub mod motion;
pub mod options;
pub mod platform;
pub mod plugin;
pub mod prospector;
pub mod ray;
pub mod saves;
pub mod scene_file;
pub mod sentences;
pub mod settings;
pub mod sounds;
pub mod storage;
pub mod text_field;
pub mod trace;
pub mod ui;

pub use options::{Options, Table};
pub use platform::Platform;
pub use plugin::Parlour;
