//! The Universal Chess Interface (Meyer-Kahlen and Huber, 2006), see
//! <https://www.chessprogramming.org/UCI>.
//!
//! - Engine side: [`Session`] executes the lines of a GUI. `command` and `go` parse them,
//!   `options` holds the settings, `report` formats the answers.
//! - Client side: [`client`] talks to an engine in another process, [`external_engine`] does so on
//!   a background thread. [`option_declaration`] parses its options, [`info_parser`] its `info`
//!   lines.

pub mod client;
mod command;
pub mod external_engine;
mod go;
pub mod info_parser;
pub mod option_declaration;
mod options;
mod report;
mod session;

pub use session::Session;
