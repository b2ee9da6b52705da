//! Parlour: chess, Prospector and the Duel at one 3D table, as a Fyrox plugin.
//!
//! This crate names the tables. To add a game is to add a crate and a line in [`TABLES`].

use parlour_shell::{
    app::{
        Parlour,
        options::{Options, TableId, UnknownWord},
    },
    table::{TableKind, workers::TaskKind},
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
/// If no table has this name.
pub fn table_named(name: &str) -> Result<TableId, UnknownWord> {
    let mut tables = TABLES.iter().map(|table| table.id);
    tables.find(|id| id.name() == name).ok_or_else(|| {
        let names: Vec<&str> = TABLES.iter().map(|table| table.id.name()).collect();
        UnknownWord::new("table", name, &names)
    })
}

/// Creates the plugin with all tables.
pub fn plugin(options: Options) -> Parlour {
    Parlour::new(TABLES, options)
}

/// Returns the kind of task with this name, for a worker of a browser.
pub fn task_named(name: &str) -> Option<&'static TaskKind> {
    let mut tasks = TABLES.iter().flat_map(|table| table.tasks);
    tasks.find(|task| task.name() == name)
}
