//! View model and commands of the chess table.

use super::{
    engines::model::{EngineCommand, EngineManager},
    files::model::{FileCommand, GameBrowser},
};
use crate::chess::{
    analysis::AnalysisReport,
    annotated_game::AnnotatedGame,
    new_game::NewGame,
    position_editor::{Change, PositionEditor},
    review::Review,
    session::ChessSession,
};

/// Command of the chess table.
#[derive(Debug, Clone, PartialEq)]
pub enum ChessCommand {
    /// Changes the options of the new-game dialog.
    Arrange(Box<NewGame>),
    /// Pauses the clock or the computers.
    Pause,
    /// Shows a hint, or hides it.
    Hint,
    /// Starts the review of the finished game.
    Review,
    /// Goes to another move of the review.
    Step(StepTo),
    /// Runs an engine command.
    Engines(EngineCommand),
    /// Runs a command of the position editor.
    Edit(EditorCommand),
    /// Runs a command for annotations or PGN files.
    Files(FileCommand),
}

/// Command of the position editor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditorCommand {
    /// Opens the editor.
    Open,
    /// Returns to the game.
    Leave {
        /// Whether changes are discarded without a confirmation.
        sure: bool,
    },
    /// Changes the position.
    Change(Change),
    /// Uses the position for a new game.
    Done,
    /// Resets new games to the standard start position.
    UsualStart,
}

/// Target of a step in a review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepTo {
    /// Start of the game.
    Start,
    /// Previous half-move.
    Back,
    /// Next half-move of the current variation or the game.
    Forward,
    /// Last move of the current line.
    End,
    /// Previous mistake.
    PreviousMistake,
    /// Next mistake.
    NextMistake,
    /// Back from a variation to the main line.
    Return,
    /// Next variation that starts at the same position as the current move.
    Another,
    /// Position after this half-move of the game, counted from 1.
    Ply(usize),
    /// Variation with this index among those that start at the current move.
    Variation(usize),
}

/// Data of the chess table that its panels show.
#[derive(Debug, Clone)]
pub struct ChessView<'a> {
    /// Game on the table, its players and its clock.
    pub session: Option<&'a ChessSession>,
    /// Options of the new-game dialog.
    pub new_game: &'a NewGame,
    /// Analysis of the current position.
    pub insight: &'a AnalysisReport,
    /// White's share of the evaluation bar as displayed, from 0 to 1.
    pub share: f32,
    /// Name of the opening.
    pub opening: Option<String>,
    /// Whether a hint is shown.
    pub hinted: bool,
    /// Open position editor.
    pub editor: Option<&'a PositionEditor>,
    /// Engines of the player.
    pub engines: &'a EngineManager,
    /// Current review.
    pub review: Option<&'a Review>,
    /// Suspended review that can be continued.
    pub waiting: Option<&'a AnnotatedGame>,
    /// State of the dialogs for annotations and PGN files.
    pub browser: &'a GameBrowser,
}
