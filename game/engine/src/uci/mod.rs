//! The Universal Chess Interface (Meyer-Kahlen and Huber, 2006), as an engine speaks it.
//!
//! [`client`] is the other end: any engine that is another program. [`Session`] takes lines and writes answers; [`command`] reads the lines, [`options`] are what
//! can be set, [`report`] writes what a search tells.

pub mod client;
mod command;
mod go;
mod options;
mod report;
mod session;

pub use session::Session;
