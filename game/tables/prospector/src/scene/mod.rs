//! The Prospector table: scripts for the cards, the session, the input and the scoreboard. The
//! rules are in `parlour_rules::prospector`.

pub mod manager;
pub mod scoreboard;
pub mod tableau;
