//! The Universal Chess Interface (Meyer-Kahlen and Huber, 2006), as an engine speaks it.
//!
//! [`Session`] takes lines and writes answers; [`command`] reads the lines, [`options`] are what can
//! be set, [`report`] writes what a search tells. The other end: [`client`] talks to any engine that
//! is another program, [`external_engine`] does so on a thread, [`option_declaration`] is what can be set there, and
//! [`info_parser`] reads what it tells of its search.

pub mod client;
mod command;
pub mod external_engine;
mod go;
pub mod info_parser;
pub mod option_declaration;
mod options;
mod report;
mod session;
mod shorten;

pub use session::Session;
