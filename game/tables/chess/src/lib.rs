//! Chess: game, engines, analysis, review and PGN files at the table.
//!
//! | module | content |
//! |---|---|
//! | [`model`] | game, players, engines, files: no scene, no panels |
//! | [`scene`] | scripts of `data/scenes/chess.rgs` |
//! | [`panels`] | panels, dialogs and commands |
//! | [`table`] | [`ChessTable`], which connects them with the shell |

mod kind;
pub mod model;
pub mod options;
pub mod panels;
pub mod saves;
pub mod scene;
pub mod sentences;
pub mod settings;
pub mod sounds;
pub mod table;

pub use kind::{ID, KIND};
pub use table::ChessTable;
