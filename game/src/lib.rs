//! Parlour: chess, Prospector and the Duel at one 3D table, as a Fyrox plugin.
//!
//! All games share one flow. [`input`] is turned into an intent, the rules (`parlour_rules`) answer
//! with events, and the table's scripts ([`chess`], [`prospector`], [`duel`]) animate them. [`ui`]
//! builds the panels from the current state, [`storage`] reads and writes saved data, and
//! [`locale`] holds all text that the player reads.
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
pub mod job;
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
pub mod table;
pub mod text_field;
pub mod trace;
pub mod ui;

pub use options::{Options, TableId};
pub use platform::Platform;
pub use plugin::{ChessTable, DuelTable, Parlour, ProspectorTable, Shell};
