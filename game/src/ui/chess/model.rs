//! What the panels show of the chess table, and what can be asked for there.

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

/// What can be asked for at the chess table, and nowhere else.
#[derive(Debug, Clone, PartialEq)]
pub enum ChessCommand {
    /// Other choices for a new game.
    Arrange(Box<NewGame>),
    /// Stop the clock, or the computers.
    Pause,
    /// Show what to do, or stop showing it.
    Hint,
    /// Look back at the game that is over.
    Review,
    /// Go to another move of it.
    Step(StepTo),
    /// Something among the player's engines.
    Engines(EngineCommand),
    /// Set up a position.
    Edit(EditorCommand),
    /// Note something, or fetch or write a file of games.
    Files(FileCommand),
}

/// What can be asked for while a position is set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditorCommand {
    /// Begin with it.
    Open,
    /// Go back to the game; `sure` says that what was set up may be lost.
    Leave {
        /// Without a question.
        sure: bool,
    },
    /// Change something.
    Change(Change),
    /// It is what a new game begins with.
    Done,
    /// A new game begins as usual.
    UsualStart,
}

/// Where to go in a game that is looked back at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepTo {
    /// Before its first move.
    Start,
    /// One half-move back.
    Back,
    /// One half-move forward, in the variation that was tried or in the game.
    Forward,
    /// After its last move.
    End,
    /// To the mistake before.
    PreviousMistake,
    /// To the next mistake.
    NextMistake,
    /// From a variation back to the game.
    Return,
    /// To another move that was tried instead of the last one.
    Another,
    /// To the position after this half-move of the game, counted from 1.
    Ply(usize),
    /// Into the variation of this number among those that begin here, counted from 0.
    Variation(usize),
}

/// What the panels show of the chess table besides the game itself.
#[derive(Debug, Clone)]
pub struct ChessView<'a> {
    /// The game on the table, who plays it, and its clock.
    pub session: Option<&'a ChessSession>,
    /// What is chosen for a new game.
    pub new_game: &'a NewGame,
    /// What the adviser has found out about the position.
    pub insight: &'a AnalysisReport,
    /// The share of White on the evaluation bar as it is shown now, from 0 to 1.
    pub share: f32,
    /// The name of the opening.
    pub opening: Option<String>,
    /// Whether a hint is shown.
    pub hinted: bool,
    /// What is being set up.
    pub editor: Option<&'a PositionEditor>,
    /// The player's engines.
    pub engines: &'a EngineManager,
    /// The game that is looked back at.
    pub review: Option<&'a Review>,
    /// The game that was looked back at and waits to be gone on with.
    pub waiting: Option<&'a AnnotatedGame>,
    /// What is typed, and files of games.
    pub browser: &'a GameBrowser,
}
