//! The panels of the Duel's table.

mod ask;
mod builder;
pub mod building;
pub mod dialogs;
pub mod guide;
mod history;
pub mod hud;
pub mod model;
mod mulligan;
pub mod numbers;
mod pages;
mod parts;
mod preview;
mod setup;
mod small;
pub mod words;

#[cfg(test)]
mod tests;
