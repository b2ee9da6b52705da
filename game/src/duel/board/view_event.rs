//! What the table asks others to say or show.

use crate::ui::Done;
use fyrox::core::algebra::Vector3;
use parlour_rules::duel::{DefinitionId, Outcome, Player};

/// What the table asks others to say or show.
#[derive(Debug, Clone, PartialEq)]
pub enum ViewEvent {
    /// A number rises from a place.
    Number {
        /// Where.
        at: Vector3<f32>,
        /// What is read.
        text: String,
        /// How it is meant.
        tone: NumberTone,
    },
    /// A word in the middle for some seconds.
    Word {
        /// What it tells.
        word: Word,
        /// Seconds for which it stays.
        seconds: f32,
    },
    /// Something was done, for the strip of the last actions.
    Done(Done),
    /// The match is over.
    Over(Outcome),
}

/// How a number is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberTone {
    /// Hit points lost.
    Damage,
    /// Hit points that came back, figures that have grown.
    Better,
    /// Neither.
    Plain,
}

/// What a word in the middle tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// Whose turn begins.
    Turn(Player),
    /// There was nothing to draw, for so many points of damage.
    Fatigue(u16),
    /// The hand was full.
    Overdraw,
    /// The opponent plays this.
    Card(DefinitionId),
}
