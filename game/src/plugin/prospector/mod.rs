//! What the plugin does at Prospector's table: it deals, saves, keeps the books, asks the solver,
//! and lets scores fly.

mod attach;
mod commands;
mod demonstration;
mod events;
mod files;
mod guide;
mod hit_targets;
mod scores;
mod solver;

use self::{demonstration::Demonstration, solver::Thinking};
use crate::plugin::Shell;

use crate::{
    calendar,
    prospector::manager::Prospector,
    saves::ProspectorAutosave,
    ui::{ProspectorCommand, ProspectorView, Screen, SolverResult, floating::FloatingScores},
};
use fyrox::{
    core::pool::Handle,
    plugin::{PluginContext, error::GameResult},
    scene::{Scene, node::Node},
};
use parlour_rules::{
    cards::Layout,
    prospector::{Date, DealFilter, Dealer, Records, Round, Rules, Series},
};
use std::{collections::VecDeque, sync::Arc};

/// What the plugin knows of Prospector's table.
#[derive(Debug, Default)]
pub struct ProspectorTable {
    manager: Handle<Node>,
    tableau: Handle<Node>,
    /// None in a scene without one.
    scoreboard: Handle<Node>,
    dealer: Option<Dealer>,
    layout: Option<Arc<Layout>>,
    books: Records,
    /// The books as they will be when the lost round on the table is left.
    projected: Option<Records>,
    /// The series as it was last saved.
    saved: Option<ProspectorAutosave>,
    /// Whether files lie there that were not read, and are to be kept.
    keep_series: bool,
    keep_books: bool,
    shown_score: u64,
    insight: Option<SolverResult>,
    thinking: Option<Thinking<SolverResult>>,
    /// What the solver was last asked.
    question: Option<solver::Question>,
    /// The step of the guided round.
    guide: Option<usize>,
    /// While the round on the table is the guided one, of which nothing is kept: rules and wish of the
    /// series that waits meanwhile.
    practice: Option<(Rules, DealFilter)>,
    /// Whether it was offered by itself already.
    guide_offered: bool,
    /// Whether the player has just agreed that help costs the series its place.
    aid_granted: bool,
    /// What the command line asked for besides a series that was resumed; asked one by one.
    asked: VecDeque<ProspectorCommand>,
    /// The round plays itself.
    demonstration: Option<Demonstration>,
    floats: FloatingScores,
    /// Seconds until the end of the round is announced, and whether it was won.
    announcement: Option<(f32, bool)>,
}

/// The day in UTC; the first day that the calendar knows where the clock says nothing sensible.
pub(crate) fn today() -> Date {
    let (year, month, day) = calendar::today();
    let date = Date::new(
        year.clamp(0, 9999) as u16,
        month.clamp(1, 12) as u8,
        day.clamp(1, 31) as u8,
    );
    date.unwrap_or_else(|_| Date::new(1970, 1, 1).expect("this day was one"))
}

/// What is on the table.
impl ProspectorTable {
    /// Whether a hand may play follows from where the player is.
    pub(crate) fn update_prospector_input(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let open = shell.screen == Screen::Table && self.demonstration.is_none();
        let graph = &mut ctx.scenes.try_get_mut(shell.scene)?.graph;
        graph
            .try_get_script_of_mut::<Prospector>(self.manager)?
            .set_open(open);
        Ok(())
    }

    fn prospector_manager<'a>(&self, scene: &'a Scene) -> Option<&'a Prospector> {
        scene
            .graph
            .try_get_script_of::<Prospector>(self.manager)
            .ok()
    }

    /// The series on the table.
    pub fn series<'a>(&self, scene: &'a Scene) -> Option<&'a Series> {
        self.prospector_manager(scene)?.series()
    }

    pub(crate) fn with_series<T>(
        &self,
        shell: &Shell,
        ctx: &PluginContext,
        with: impl FnOnce(&Series) -> T,
    ) -> Option<T> {
        let scene = ctx.scenes.try_get(shell.scene).ok()?;
        self.series(scene).map(with)
    }

    /// What the panels show.
    pub(crate) fn prospector_view<'a>(&'a self, scene: &'a Scene) -> Option<ProspectorView<'a>> {
        Some(ProspectorView {
            series: self.series(scene)?,
            books: self.projected.as_ref().unwrap_or(&self.books),
            today: today(),
            shown_score: self.shown_score,
            insight: self.insight.as_ref(),
            guide: self.guide,
            practice: self.practice,
        })
    }

    /// Whether a guide tells how it is played.
    pub(crate) fn is_prospector_guided(&self) -> bool {
        self.guide.is_some()
    }

    /// Whether the round plays itself, and nobody else does.
    pub(crate) fn is_prospector_demo(&self) -> bool {
        self.demonstration.is_some()
    }

    /// Whether the table takes input and everything has come to rest.
    pub(crate) fn is_prospector_idle(&self, scene: &Scene) -> bool {
        self.prospector_manager(scene)
            .is_some_and(Prospector::is_at_rest)
            && self.announcement.is_none()
            && self.floats.is_at_rest()
            && self.thinking.is_none()
    }
}

/// What tests ask.
impl ProspectorTable {
    /// The round on the table.
    pub fn round<'a>(&self, scene: &'a Scene) -> Option<&'a Round> {
        self.series(scene).map(Series::round)
    }

    /// High scores, daily deals and statistics.
    pub fn books(&self) -> &Records {
        &self.books
    }
}
