//! The Duel, a collectible card game against the computer or a friend.
//!
//! | module | content |
//! |---|---|
//! | [`scene`] | scripts of `data/scenes/duel.rgs` |
//! | [`panels`] | panels, dialogs and commands |
//! | [`table`] | [`DuelTable`], which connects them with the shell |

mod kind;
pub mod options;
pub mod panels;
pub mod saves;
pub mod scene;
pub mod sounds;
pub mod table;

pub use kind::{ID, KIND};
use parlour_engine::duel::Level;
pub use table::DuelTable;

/// Levels of the computer opponent, weakest first.
pub const LEVELS: &[Level] = &Level::ALL;
/// Name of a human player in settings and on the command line.
pub const PERSON: &str = "person";

/// Player of a side: a person at this computer, or the computer at a level.
pub type Participant = parlour_shell::table::participant::Participant<Level>;
