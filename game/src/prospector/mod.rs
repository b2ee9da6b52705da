//! Prospector on the table: the scripts that deal, dig and mark. The rules are in
//! `parlour_rules::prospector`.

pub mod card_selector;
pub mod manager;
pub mod scoreboard;
pub mod tableau;
