//! Requests from the board to the panels.

use fyrox::core::algebra::Vector3;
use parlour_rules::duel::{DefinitionId, Outcome, Player};

/// Request to the panels to display something.
#[derive(Debug, Clone, PartialEq)]
pub enum ViewEvent {
    /// Number that rises from a point.
    Number {
        /// Point in scene coordinates.
        at: Vector3<f32>,
        /// Text of the number, with its sign.
        text: String,
        /// Meaning of the number, which sets its color.
        tone: NumberTone,
        /// Height of the letters relative to the usual one.
        size: f32,
    },
    /// Announcement in the middle of the window.
    Word {
        /// Content of the announcement.
        word: Word,
        /// Duration in seconds.
        seconds: f32,
    },
    /// Action for the list of recent actions.
    History(HistoryEntry),
    /// End of the match.
    Over(Outcome),
}

/// Entry of the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Player who acted.
    pub player: Player,
    /// Card that acted.
    pub card: DefinitionId,
    /// Kind of the action.
    pub action: HistoryAction,
    /// Card that was the target, if any.
    pub target: Option<DefinitionId>,
}

/// Kind of a history entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryAction {
    /// The card was played.
    Played,
    /// The card attacked.
    Attacked,
    /// The card died.
    Died,
    /// The card was destroyed because the hand was full (overdraw).
    Burned,
}

/// Meaning of a rising number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberTone {
    /// Lost Health.
    Damage,
    /// Restored Health or increased values.
    Better,
    /// Neutral, such as Armor.
    Plain,
}

/// Content of an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// Start of a player's turn.
    Turn(Player),
    /// Fatigue, with its damage.
    Fatigue(u16),
    /// Card burned because the hand is full.
    Overdraw,
    /// Card that the opponent plays.
    Card(DefinitionId),
}
