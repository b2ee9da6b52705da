//! Panels and dialogs of the Duel's table.

mod builder;
pub mod building;
mod compact_hud;
mod confirm;
pub mod dialogs;
pub mod guide;
mod history;
pub mod hud;
pub mod model;
mod mulligan;
pub mod numbers;
mod pages;
mod panels;
mod preview;
mod setup;
mod widgets;
pub mod words;

#[cfg(test)]
mod tests;
