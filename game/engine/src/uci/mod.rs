//! The Universal Chess Interface (Meyer-Kahlen and Huber, 2006), as an engine speaks it.
//!
//! [`Session`] takes lines and writes answers; [`command`] reads the lines, [`options`] are what can
//! be set, [`report`] writes what a search tells. The other end: [`client`] talks to any engine that
//! is another program, [`outside`] does so on a thread, [`offer`] is what can be set there, and
//! [`hearsay`] reads what it tells of its search.

pub mod client;
mod command;
mod go;
pub mod hearsay;
pub mod offer;
mod options;
pub mod outside;
mod report;
mod session;

pub use session::Session;
