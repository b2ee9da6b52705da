//! Chess engine.
//!
//! | item | task |
//! |---|---|
//! | [`Engine`] | searches a [`Situation`] within [`Limits`], reports [`Info`], returns an [`Answer`] |
//! | [`Control`] | stops it from another thread |
//! | [`Level`], [`Strength`], [`Skill`] | limit the playing strength |
//! | [`Player`] | runs an engine on a background thread |
//! | [`eval`] | static evaluation |
//! | [`accuracy`] | accuracy of the moves of a game |
//! | [`Features`] | switches parts of the search off, to measure their effect |
//!
//! ```
//! use parlour_engine::chess::{Control, Engine, Limits, Options};
//! use parlour_rules::chess::{Position, Rules};
//!
//! let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Rules::Standard)?;
//! let mut engine = Engine::new(Options::default())?;
//! let limits = Limits::of_depth(4);
//! let answer = engine.search(&position.clone().into(), &limits, &Control::new(), &mut |_| {});
//! assert_eq!(answer.best().map(|mv| position.san(mv)).as_deref(), Some("Ra8#"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod accuracy;
pub mod bench;
mod clock;
mod control;
mod engine;
pub mod eval;
mod info;
mod level;
mod limits;
mod memory;
mod player;
mod score;
mod search;
mod skill;
mod transposition_table;

pub use clock::{Clock, Stopwatch};
pub use control::Control;
pub(crate) use engine::STACK_BYTES;
pub use engine::{Answer, Candidate, Engine, HashError, Options, Situation};
pub use info::Info;
pub use level::{Level, ParseStrengthError, Strength};
pub use limits::{Limits, Remaining};
pub use player::{Listener, Player, PlayerError, Request, SearchEvent, search_here};
pub use score::Score;
#[cfg(feature = "tunable")]
pub use search::constants::Constants;
pub use search::features::Features;
pub use skill::Skill;
pub use transposition_table::Bound;
pub(crate) use transposition_table::Table;
