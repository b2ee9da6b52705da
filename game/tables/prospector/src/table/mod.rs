//! [`ProspectorTable`], the shell's side of Prospector: dealing, saving, records, the solver and
//! the score display.

mod announcements;
mod attach;
mod commands;
mod count_up;
mod demonstration;
mod events;
mod files;
mod games;
mod guide;
mod hit_targets;
mod interface;
mod keys;
mod scores;
mod selection;
pub(crate) mod solver;

use self::{count_up::CountUp, demonstration::Demonstration, selection::Selection};
use crate::options::ProspectorOptions;
use parlour_shell::{
    app::TableContext,
    table::{announcement::Announcement, autosave::Autosave},
};

use crate::{
    panels::{
        GUIDE_STEPS, ProspectorCommand, ProspectorView, SolverResult, floating::FloatingScores,
    },
    saves::ProspectorAutosave,
    scene::manager::Prospector,
};
use fyrox::{
    core::pool::Handle,
    scene::{Scene, node::Node},
};
use parlour_rules::{
    cards::Layout,
    prospector::{Date, DealFilter, Dealer, Records, Round, Rules, Series},
};
use parlour_shell::{
    platform::calendar,
    table::{job::Job, tutorial::Tutorial},
};
use std::{collections::VecDeque, sync::Arc};

/// State of the Prospector table that outlives the scene. The round being played is in the scene's
/// [`Prospector`] script.
#[derive(Debug, Default)]
pub struct ProspectorTable {
    /// Startup options; each applies once.
    options: ProspectorOptions,
    manager: Handle<Node>,
    tableau: Handle<Node>,
    /// Node with the score display; none in a scene without one.
    scoreboard: Handle<Node>,
    dealer: Option<Dealer>,
    layout: Option<Arc<Layout>>,
    records: Records,
    /// Records as they will be once the finished round is left, as shown in the result dialog.
    projected: Option<Records>,
    /// Series as last saved.
    saved: Autosave<ProspectorAutosave>,
    /// Score in the panel.
    score: CountUp,
    /// Points of the finished round in its dialog.
    result: CountUp,
    selection: Selection,
    solver_result: Option<SolverResult>,
    thinking: Option<Job<SolverResult>>,
    /// Last question to the solver.
    question: Option<solver::Question>,
    guide: Tutorial<GUIDE_STEPS, Series>,
    /// Rules and deal filter of the interrupted series, while the tutorial round is on the table.
    practice: Option<(Rules, DealFilter)>,
    /// Commands from the command line that wait to run after a resumed series was loaded.
    asked: VecDeque<ProspectorCommand>,
    /// Running demonstration for `--demo`.
    demonstration: Option<Demonstration>,
    floats: FloatingScores,
    /// Replay of a finished round, which is on the table instead of the player's series.
    replay: Option<games::RoundReplay>,
    /// Whether the round was won, until its dialog opens.
    announcement: Announcement<bool>,
}

/// Returns today's date in UTC, which selects the daily deal.
pub(crate) fn today() -> Date {
    let today = calendar::today().to_string();
    // Both types write a day like 2026-03-15, and the years are 1970 to 9999.
    today.parse().expect("a day of the calendar")
}

impl ProspectorTable {
    fn prospector_manager<'a>(&self, scene: &'a Scene) -> Option<&'a Prospector> {
        scene
            .graph
            .try_get_script_of::<Prospector>(self.manager)
            .ok()
    }

    /// Returns the series on the table.
    pub fn series<'a>(&self, scene: &'a Scene) -> Option<&'a Series> {
        self.prospector_manager(scene)?.series()
    }

    /// Calls `with` with the series on the table; returns `None` if this table isn't loaded.
    pub(crate) fn with_series<T>(
        &self,
        ctx: &TableContext,
        with: impl FnOnce(&Series) -> T,
    ) -> Option<T> {
        let scene = ctx.scene()?;
        self.series(scene).map(with)
    }

    /// Returns the state that the Prospector panels are built from.
    pub(crate) fn prospector_view<'a>(&'a self, scene: &'a Scene) -> Option<ProspectorView<'a>> {
        Some(ProspectorView {
            series: self.series(scene)?,
            records: self.projected.as_ref().unwrap_or(&self.records),
            today: today(),
            shown_score: self.score.shown(),
            counted: self.result.shown(),
            solver_result: self.solver_result.as_ref(),
            guide: self.guide_step(self.series(scene)?),
            practice: self.practice,
            replay: self.replay.as_ref().map(|replay| replay.replay),
        })
    }

    /// Returns whether the table accepts input and no animation, announcement or search is pending.
    pub(crate) fn is_prospector_idle(&self, scene: &Scene) -> bool {
        self.prospector_manager(scene)
            .is_some_and(Prospector::is_at_rest)
            && !self.announcement.is_pending()
            && self.floats.is_at_rest()
            && self.result.is_over()
            && self.thinking.is_none()
    }
}

impl ProspectorTable {
    /// Returns the round on the table.
    pub fn round<'a>(&self, scene: &'a Scene) -> Option<&'a Round> {
        self.series(scene).map(Series::round)
    }

    /// Returns high scores, daily deals and statistics.
    pub fn records(&self) -> &Records {
        &self.records
    }
}
