//! Prospector, a Tri-Peaks solitaire about digging for gold.
//!
//! | type | purpose |
//! |---|---|
//! | [`Rules`], [`Mine`], [`Move`] | cards that fit, slots that cover others, moves |
//! | [`Deal`], [`DealSeed`], [`Dealer`] | the cards of a round, by a number or a day |
//! | [`Round`] | one round with events, undo and redo |
//! | [`score`] | chains, runs and gold |
//! | [`Series`] | consecutive rounds, and whether they count |
//! | [`Records`] | high scores, daily scores, statistics |
//! | [`solver`] | results that can still be reached |
//!
//! The rules follow the game Prospector in "Introduction to Game Design, Prototyping, and
//! Development" by Jeremy Gibson Bond, with its gold cards: each card of the mine is gold with
//! probability 1/10, and each gold card in a run doubles the value of the run.

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
