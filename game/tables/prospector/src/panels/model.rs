//! View model and commands of Prospector's table.

use crate::ID;
use parlour_rules::prospector::{
    Date, DealFilter, Entered, Records, RoundResult, Rules, Series, Tally,
    solver::{Hint, HintGoal},
};
use parlour_shell::{
    app::options::TableId,
    table::{
        replay::{Replay, ReplayStep},
        tutorial::{GuideCommand, TutorialStep},
    },
    ui::{Placement, TableCommand, TableDialog, View},
};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// Command of Prospector's table, other than taking and drawing cards, undo and redo.
#[derive(Debug, Clone, PartialEq)]
pub enum ProspectorCommand {
    /// Continues with the next round after a win, or starts a new series. This and the next three
    /// commands abandon a round in progress; they ask for confirmation if it has been started.
    Next,
    /// Deals the same cards again.
    Restart,
    /// Starts the daily deal.
    Daily,
    /// Starts the deal with this number.
    Deal(u64),
    /// Appends a digit in [`Dialog::DealNumber`](super::super::Dialog::DealNumber).
    Digit(u8),
    /// Deletes the last digit.
    Erase,
    /// Shows a hint for this goal.
    Hint(HintGoal),
    /// Shows whether the round can still be won.
    CanWin,
    /// Toggles whether king and ace are adjacent. Starts a new series.
    ToggleWrap,
    /// Toggles between winnable deals and all deals. Starts a new series.
    ToggleWinnable,
    /// Runs a command of the tutorial.
    Guide(GuideCommand),
    /// Shows another step of a replay.
    Replay(ReplayStep),
}

/// Dialogs of Prospector's table.
#[derive(Debug, Clone, PartialEq)]
pub enum ProspectorDialog {
    /// Choice of the next deal.
    NewDeal,
    /// Number of a deal, being typed: the digits without separators.
    ///
    /// A text field would not do: the number is limited by its value and not by its length, each
    /// key of the pad is enabled by it, and the separators of thousands leave no place for a caret.
    DealNumber(String),
    /// Result of a round.
    RoundOver(RoundReport),
    /// High scores, daily deals and statistics.
    Records(RecordsPage),
    /// Replay of a finished round.
    Replay,
    /// Rules.
    Rules,
    /// Keyboard shortcuts.
    Help,
}

impl TableDialog for ProspectorDialog {
    fn table(&self) -> TableId {
        ID
    }

    fn placement(&self) -> Placement {
        match self {
            Self::RoundOver(_) | Self::Replay => Placement::Beside,
            _ => Placement::Middle,
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Self::NewDeal => "new-deal",
            Self::DealNumber(_) => "deal-number",
            Self::RoundOver(_) => "round-over",
            Self::Records(_) => "books",
            Self::Replay => "replay",
            Self::Rules => "prospector-rules",
            Self::Help => "prospector-help",
        }
    }
}

impl TableCommand for ProspectorCommand {
    const TABLE: TableId = ID;
}

/// End of a round, for its dialog.
#[derive(Debug, Clone, PartialEq)]
pub struct RoundReport {
    /// Result of the round.
    pub settled: RoundResult,
    /// Places of the result in the records.
    pub entered: Entered,
    /// High score before this round.
    pub best_before: u64,
    /// Statistics of rounds of this kind before it.
    pub before: Tally,
}

/// Solver request and its answer, shown until the next move.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum SolverResult {
    /// The solver is still searching.
    Thinking,
    /// Hint. The card or the draw pile is also highlighted on the table.
    Hint(Hint),
    /// Number of moves of a winning line, or `None` if the round can no longer be won.
    CanWin(Option<usize>),
    /// The layout is too large for the solver.
    NoAnswer,
}

/// Data of Prospector's table that its panels show.
pub struct ProspectorView<'a> {
    /// Series with the round on the table.
    pub series: &'a Series,
    /// High scores, daily deals and statistics.
    pub records: &'a Records,
    /// Current date in UTC.
    pub today: Date,
    /// Displayed score. It lags behind the series while floating scores are on their way.
    pub shown_score: u64,
    /// Points of the finished round as its dialog counts them up.
    pub counted: u64,
    /// Answer of the solver.
    pub solver_result: Option<&'a SolverResult>,
    /// Step of the tutorial.
    pub guide: Option<TutorialStep>,
    /// Rules and deal filter of the suspended series during the tutorial, which doesn't count;
    /// otherwise `None`.
    pub practice: Option<(Rules, DealFilter)>,
    /// Step of the replay that is on the table, if there is one.
    pub replay: Option<Replay>,
}

impl ProspectorView<'_> {
    /// Returns the rules and the deal filter of the player's series.
    pub fn deal_options(&self) -> (Rules, DealFilter) {
        let own = (self.series.rules(), self.series.deal_filter());
        self.practice.unwrap_or(own)
    }
}

/// Page of the records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordsPage {
    /// High scores.
    HighScores,
    /// Daily deals.
    Daily,
    /// Statistics of all rounds.
    Statistics,
}

/// Data for Prospector's panels: the table's state if a round has been dealt, and the shell's.
pub struct ProspectorScreen<'a> {
    view: &'a View<'a>,
    /// State of the table.
    pub prospector: Option<&'a ProspectorView<'a>>,
}

impl<'a> ProspectorScreen<'a> {
    /// Joins the two.
    pub fn new(view: &'a View<'a>, prospector: Option<&'a ProspectorView<'a>>) -> Self {
        Self { view, prospector }
    }
}

impl<'a> Deref for ProspectorScreen<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &View<'a> {
        self.view
    }
}
