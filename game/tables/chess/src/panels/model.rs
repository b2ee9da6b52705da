//! View model and commands of the chess table.

use super::{
    engines::model::{EngineCommand, EngineDialog, EngineManager},
    files::model::{FileCommand, FileDialog, GameBrowser},
};
use crate::{
    ID,
    model::{
        analysis::AnalysisReport,
        annotated_game::AnnotatedGame,
        lessons::{Lesson, LessonProgress},
        new_game::NewGame,
        position_editor::{Change, PositionEditor},
        retry::Retry,
        review::Review,
        session::ChessSession,
    },
    settings::{ChessSetting, ChessSettings},
};
use parlour_rules::chess::{Claim, Color, Game, Outcome, PieceKind, Square};
use parlour_shell::{
    app::options::TableId,
    table::tutorial::GuideCommand,
    ui::{Action, Placement, TableCommand, TableDialog, View, text_field::TextField},
};
use std::ops::Deref;

/// Command of the chess table.
#[derive(Debug, Clone, PartialEq)]
pub enum ChessCommand {
    /// Steps a setting to its next (1) or previous (-1) value.
    Change(ChessSetting, i8),
    /// Start a new game with these options.
    NewGame(Box<NewGame>),
    /// Start another game with the same options.
    Rematch,
    /// Resume the suspended game.
    Resume,
    /// Opens the new-game dialog from the menu, and offers the lessons to a new player.
    AskForGame,
    /// Runs a command of the lessons. `Start` continues at the first one that is not completed.
    Lessons(GuideCommand),
    /// Starts the lesson with this number, counted from 0.
    Lesson(usize),
    /// Copy the game to the clipboard, as PGN.
    CopyPgn,
    /// Hand the game to another app, on a handheld.
    SharePgn,
    /// Claim a draw if one can be claimed, else offer one.
    Draw,
    /// Accept the draw that was offered.
    AcceptDraw,
    /// Claim a draw.
    Claim(Claim),
    /// Resign for this color, without asking.
    Resign(Color),
    /// Promote the pawn to this piece.
    Promote(PieceKind),
    /// Plays the move that was typed.
    PlayTyped,
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
    /// Runs a command for the retry of mistakes.
    Retry(RetryCommand),
    /// Runs an engine command.
    Engines(EngineCommand),
    /// Runs a command of the board editor.
    Edit(EditorCommand),
    /// Runs a command for annotations or PGN files.
    Files(FileCommand),
}

/// Lesson on the board.
#[derive(Debug, Clone, Copy)]
pub struct LessonView<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// Its number, counted from 0.
    pub number: usize,
    /// Number of lessons.
    pub count: usize,
    /// Whether its task is done.
    pub done: bool,
}

/// Dialogs of the chess table.
#[derive(Debug, Clone, PartialEq)]
pub enum ChessDialog {
    /// Choice of the piece that a pawn on the first square becomes on the second.
    Promotion(Square, Square),
    /// Result of the game, and its reason.
    Result,
    /// Options of a new game: players, rules and clock.
    NewGame,
    /// Typed moves.
    TypedMove,
    /// Pause; the clock is stopped.
    Paused,
    /// Annotations and files of games.
    Files(FileDialog),
    /// Mistakes of the reviewed game.
    Mistakes,
    /// Steps of the tutorial.
    Tutorial,
    /// Rules of chess.
    Rules,
    /// Keyboard shortcuts.
    Help,
    /// Rating and results of the player.
    Statistics,
    /// Dialog of the player's engines.
    Engines(EngineDialog),
}

impl TableDialog for ChessDialog {
    fn table(&self) -> TableId {
        ID
    }

    fn takes_return(&self) -> bool {
        !matches!(self, Self::Engines(EngineDialog::Failed(..)))
    }

    fn placement(&self) -> Placement {
        match self {
            Self::Promotion(..) | Self::Paused => Placement::Bottom,
            Self::TypedMove | Self::Result => Placement::Beside,
            Self::NewGame => Placement::Top,
            _ => Placement::Middle,
        }
    }

    fn closes_on_right_click(&self) -> bool {
        matches!(self, Self::Promotion(..))
    }

    fn id(&self) -> &'static str {
        match self {
            Self::Promotion(..) => "promotion",
            Self::Result => "result",
            Self::NewGame => "new-game",
            Self::TypedMove => "typed-move",
            Self::Paused => "paused",
            Self::Files(dialog) => dialog.id(),
            Self::Mistakes => "mistakes",
            Self::Tutorial => "tutorial-steps",
            Self::Rules => "rules",
            Self::Help => "help",
            Self::Statistics => "chess-statistics",
            Self::Engines(dialog) => dialog.id(),
        }
    }
}

impl From<FileCommand> for Action {
    fn from(command: FileCommand) -> Self {
        ChessCommand::Files(command).into()
    }
}

impl TableCommand for ChessCommand {
    const TABLE: TableId = ID;
}

/// Command of the board editor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditorCommand {
    /// Opens the editor.
    Open,
    /// Returns to the game. Asks first if the position has changed.
    Leave,
    /// Changes the position.
    Change(Change),
    /// Uses the position for a new game.
    Done,
    /// Resets new games to the standard start position.
    UsualStart,
}

/// Command for the retry of mistakes in a review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RetryCommand {
    /// Starts with the mistake at the current move.
    Here,
    /// Starts with the first mistake of a side.
    Game,
    /// Goes to another mistake, or leaves the retry.
    Guide(GuideCommand),
    /// Shows the better move.
    Solve,
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
    /// Position before the mistake at this half-move of the game, counted from 1.
    Before(usize),
}

/// Data of the chess table that its panels show.
#[derive(Debug, Clone)]
pub struct ChessView<'a> {
    /// Settings of the table.
    pub settings: &'a ChessSettings,
    /// Game on the table; `None` if the scene is of another table or broken.
    pub game: Option<&'a Game>,
    /// Saved game that can be resumed.
    pub suspended_game: Option<Game>,
    /// Current lesson.
    pub lesson: Option<LessonView<'a>>,
    /// All lessons, and those that the player has completed.
    pub lessons: (&'a [Lesson], &'a LessonProgress),
    /// Game on the table, its players and its clock.
    pub session: Option<&'a ChessSession>,
    /// Options of the new-game dialog.
    pub new_game: &'a NewGame,
    /// Analysis of the current position.
    pub report: &'a AnalysisReport,
    /// White's share of the evaluation bar as displayed, from 0 to 1.
    pub share: f32,
    /// Result of the game on the table. `None` while its last move is still being shown.
    pub outcome: Option<Outcome>,
    /// Name of the opening.
    pub opening: Option<String>,
    /// Color at the near side of the board.
    pub near: Color,
    /// Text field for typed moves.
    pub typed_move: &'a TextField,
    /// Whether a person is to move.
    pub may_move: bool,
    /// Whether a hint is shown.
    pub hinted: bool,
    /// Open board editor.
    pub editor: Option<&'a PositionEditor>,
    /// Engines of the player.
    pub engines: &'a EngineManager,
    /// Current review.
    pub review: Option<&'a Review>,
    /// Retry of a mistake in the review.
    pub retry: Option<&'a Retry>,
    /// Suspended review that can be continued.
    pub suspended: Option<&'a AnnotatedGame>,
    /// State of the dialogs for annotations and PGN files.
    pub browser: &'a GameBrowser,
}

/// Data for the chess panels: the table's state, and the shell's.
pub struct ChessScreen<'a> {
    view: &'a View<'a>,
    /// State of the table.
    pub chess: &'a ChessView<'a>,
    /// Game on the table.
    pub game: Option<&'a Game>,
}

impl<'a> ChessScreen<'a> {
    /// Joins the two.
    pub fn new(view: &'a View<'a>, chess: &'a ChessView<'a>) -> Self {
        let game = chess.game;
        Self { view, chess, game }
    }

    /// Returns the session on the table, with its players and clock.
    pub fn session(&self) -> Option<&'a ChessSession> {
        self.chess.session
    }

    /// Returns whether the move that ends this game is still on its way. Until it has arrived, the
    /// panels show the turn of the player who makes it.
    pub fn is_ending(&self, game: &Game) -> bool {
        game.outcome().is_some() && self.chess.outcome.is_none()
    }

    /// Returns the color whose turn the panels show.
    pub fn turn(&self, game: &Game) -> Color {
        let turn = game.position().turn();
        match self.is_ending(game) {
            true => !turn,
            false => turn,
        }
    }
}

impl<'a> Deref for ChessScreen<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &View<'a> {
        self.view
    }
}
