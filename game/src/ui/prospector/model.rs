//! What is asked for and what is shown at Prospector's table.

use crate::ui::Action;
use parlour_rules::prospector::{
    Date, DealFilter, Entered, Records, RoundResult, Rules, Series,
    solver::{Hint, HintGoal},
};

/// What is asked for at Prospector's table, besides taking and drawing cards, [`Action::Undo`] and
/// [`Action::Redo`].
#[derive(Debug, Clone, PartialEq)]
pub enum Dig {
    /// From the menu to the table; goes on with what lies there.
    Sit,
    /// After a won round the next one, else a new series. A round that is not over is given up;
    /// this and the next three ask first if it has been begun.
    Next,
    /// The same cards again.
    Restart,
    /// The deal of the day.
    Daily,
    /// The deal with this number.
    Deal(u64),
    /// Yes, give the round up and do this.
    GiveUp(Box<Dig>),
    /// Yes, take this help.
    Aided(Box<Action>),
    /// A digit is typed into [`Dialog::DealNumber`].
    Digit(u8),
    /// The last digit is rubbed out.
    Erase,
    /// Show a hint that goes for this.
    Hint(HintGoal),
    /// Say whether the round can still be won.
    CanWin,
    /// Ace and king are neighbours, or not; begins a new series.
    ToggleWrap,
    /// Only deals that can be won, or any; begins a new series.
    ToggleWinnable,
    /// Begin the guided first round, or its next step.
    Guide(usize),
    /// End it.
    LeaveGuide,
}

/// A round that has just ended: what its dialog shows.
#[derive(Debug, Clone, PartialEq)]
pub struct RoundReport {
    /// What went into the books.
    pub settled: RoundResult,
    /// Where it entered them.
    pub entered: Entered,
    /// The points that were to be beaten.
    pub best_before: u64,
}

/// What the player asked the solver, and its answer; shown until the next move.
#[derive(Debug, Clone, PartialEq)]
pub enum Insight {
    /// It is being thought about.
    Thinking,
    /// A hint. The card or the draw pile is marked on the table, too.
    Hint(Hint),
    /// The round can still be won, with this many moves, or not.
    CanWin(Option<usize>),
    /// This layout is too large for the solver.
    NoAnswer,
}

/// What the panels show of Prospector's table.
pub struct ProspectorView<'a> {
    /// The round on the table and its series.
    pub series: &'a Series,
    /// High scores, daily deals and statistics.
    pub books: &'a Records,
    /// The day in UTC.
    pub today: Date,
    /// The score as far as it has flown in: it lags behind the series' while a run is on its way.
    pub shown_score: u64,
    /// The solver's answer.
    pub insight: Option<&'a Insight>,
    /// The step of the guided first round.
    pub guide: Option<usize>,
    /// While the guided round is played, which nothing counts: rules and wish of the series that
    /// waits meanwhile.
    pub practice: Option<(Rules, DealFilter)>,
}

impl ProspectorView<'_> {
    /// By which rules and with which deals the player's series is played.
    pub fn wishes(&self) -> (Rules, DealFilter) {
        let own = (self.series.rules(), self.series.deal_filter());
        self.practice.unwrap_or(own)
    }
}

/// The pages of the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BooksPage {
    /// The best series.
    HighScores,
    /// The daily deals.
    Daily,
    /// All rounds.
    Statistics,
}
