//! The chess engine.
//!
//! | idea | where |
//! |---|---|
//! | [`Engine`] | searches a [`Situation`] within [`Limits`], tells [`Info`], gives an [`Answer`] |
//! | [`Control`] | stops it from another thread |
//! | [`Level`], [`Skill`] | playing worse than it could |
//! | [`Player`] | an engine on a thread of its own |
//! | [`eval`] | how good a position looks without searching |
//! | [`Features`] | parts of the search, to measure what they gain |
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
pub use level::Level;
pub use limits::{Allotment, Limits, Remaining};
pub use player::{Listener, Player, PlayerError, Request, SearchEvent};
pub use score::Score;
#[cfg(feature = "tunable")]
pub use search::constants::Constants;
pub use search::features::Features;
pub use skill::Skill;
pub use transposition_table::{Bound, Table};
