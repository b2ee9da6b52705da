//! Parlour: chess, Prospector and the Duel at one 3D table, as a Fyrox plugin.
//!
//! This crate names the tables. To add a game is to add a crate and a line in [`TABLES`].

use parlour_shell::{
    app::{
        Parlour,
        options::{Options, TableId},
    },
    table::TableKind,
};

/// The tables, in the order in which the menu lists them. The first one is loaded at startup.
pub const TABLES: &[TableKind] = &[
    parlour_chess::KIND,
    parlour_prospector::KIND,
    parlour_duel::KIND,
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
