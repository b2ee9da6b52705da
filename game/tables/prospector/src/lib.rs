//! Prospector, a Tri-Peaks solitaire about digging for gold.
//!
//! | module | content |
//! |---|---|
//! | [`scene`] | scripts of `data/scenes/prospector.rgs` |
//! | [`panels`] | panels, dialogs and commands |
//! | [`table`] | [`ProspectorTable`], which connects them with the shell |

mod kind;
pub mod options;
pub mod panels;
pub mod saves;
pub mod scene;
pub mod sounds;
pub mod table;

pub use kind::{ID, KIND};
pub use table::ProspectorTable;
