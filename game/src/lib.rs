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
pub mod opaque;
pub mod options;
pub mod platform;
pub mod plugin;
pub mod prospector;
pub mod ray;
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
pub use plugin::{
    Parlour, Shell,
    chess::{ChessTable, ID as CHESS},
    duel::{DuelTable, ID as DUEL},
    prospector::{ID as PROSPECTOR, ProspectorTable},
};
use table::TableKind;

/// The tables, in the order in which the menu lists them. The first one is loaded at startup.
pub const TABLES: &[TableKind] = &[
    plugin::chess::KIND,
    plugin::prospector::KIND,
    plugin::duel::KIND,
];

/// Returns the path of a table's scene.
pub fn scene_of(id: TableId) -> Option<&'static str> {
    let mut tables = TABLES.iter();
    Some(tables.find(|table| table.id == id)?.scene)
}

/// Returns the table with this name on the command line.
///
/// # Errors
/// A sentence with all names if there is no such table.
pub fn table_named(name: &str) -> Result<TableId, String> {
    let names: Vec<&str> = TABLES.iter().map(|table| table.id.name()).collect();
    let table = TABLES.iter().find(|table| table.id.name() == name);
    table
        .map(|table| table.id)
        .ok_or_else(|| format!("{name:?} is no table; there are: {}", names.join(", ")))
}

/// Creates the plugin with all tables.
pub fn plugin(options: Options) -> Parlour {
    Parlour::new(TABLES, options)
}
