//! Panels and dialogs of the Duel's table.

mod builder;
pub mod building;
mod compact_hud;
pub(crate) mod confirm;
pub mod dialogs;
pub mod guide;
pub mod history;
pub mod hud;
mod interface;
pub mod model;
mod mulligan;
pub mod numbers;
mod pages;
mod placing;
mod preview;
mod setup;
mod small_table;
mod turn;
mod widgets;
pub mod words;

pub use interface::DuelPanels;
pub use model::{
    Arrangement, Builder, CardFigure, DeckBuilderCommand, DeckChoice, DuelCommand, DuelDialog,
    DuelScreen, DuelView, Faces, PreviewPlaces, Typing, opponents,
};

#[cfg(test)]
pub(crate) mod tests;
