//! The shell: everything that all games share.
//!
//! It owns the window, the scene, the panels, the player's files, settings, sounds and
//! notifications. It knows games only as [`table::TableKind`] and [`table::Table`].

pub mod app;
pub mod archive;
pub mod cards;
pub mod platform;
pub mod scene;
pub mod table;
pub mod ui;

/// Version of the game, which all packages share.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
