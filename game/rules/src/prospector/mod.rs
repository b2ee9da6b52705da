//! Prospector, the Tri-Peaks solitaire about digging for gold.
//!
//! | idea | where |
//! |---|---|
//! | [`Rules`], [`Mine`], [`Move`] | which cards fit, what hides what, what can be done |
//! | [`Deal`], [`DealSeed`], [`Dealer`] | the cards of a round, by a number or a day |
//! | [`Round`] | one mine dug out or given up, with events, undo and redo |
//! | [`score`] | chains, runs and gold |
//! | [`Series`] | rounds one after the other, and whether they count |
//! | [`Records`] | high scores, daily scores, statistics |
//! | [`solver`] | what can still be reached |
//!
//! The rules are those of the Prospector chapter in "Introduction to Game Design, Prototyping, and
//! Development", with its gold cards: each card of the mine is gold once in ten times, and each
//! gold card taken in a run doubles what the run is worth when it is banked.

mod date;
mod deal;
mod deal_seed;
mod dealer;
#[doc(hidden)]
pub mod fuzzing;
mod mine;
mod moves;
mod records;
mod round;
mod rules;
pub mod score;
mod series;
mod slot_set;
pub mod solver;

pub use date::{Date, DateError};
pub use deal::{Deal, DealError};
pub use deal_seed::{DealName, DealSeed};
pub use dealer::{DealFilter, Dealer};
pub use mine::{Mine, MineError};
pub use moves::{Move, ParseMoveError};
pub use records::{
    DailyEntry, DailyTable, Entered, HighScore, HighScores, Records, Statistics, Tally,
};
pub use round::{DealSource, Event, Record, Refusal, ReplayError, Round, State};
pub use rules::Rules;
pub use score::{RunScored, Score};
pub use series::{Origin, Reason, RoundKind, RoundResult, Series, SeriesRecord, SeriesResult};
pub use slot_set::SlotSet;
