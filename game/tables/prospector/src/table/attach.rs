//! Setup of the Prospector table once its scene is loaded: reads the layout and the cards and deals
//! the first round.

use super::demonstration::Demonstration;
use crate::{
    panels::ProspectorCommand,
    scene::{
        manager::Prospector,
        scoreboard::Scoreboard,
        tableau::{Command, Tableau},
    },
    table::ProspectorTable,
};
use fyrox::{
    asset::manager::ResourceManager,
    plugin::error::{GameError, GameResult},
};
use parlour_rules::{
    cards::Layout,
    prospector::{DealFilter, Dealer, Mine, Rules, Series},
};
use parlour_shell::{
    app::{Shell, TableContext},
    cards::faces::CardFaces,
    scene::{data, data::FileError},
    ui::Screen,
};
use std::sync::Arc;

/// Data file with the positions of the cards.
const LAYOUT: &str = "data/prospector/layout.ron";

/// Reads the layout and its rules. The table can't be used without them.
///
/// # Errors
/// If the file is missing or invalid.
fn read(resources: &ResourceManager) -> Result<(Layout, Mine), FileError> {
    let text = data::read_text(resources, LAYOUT)?;
    Ok(Mine::read(LAYOUT, &text)?)
}

impl ProspectorTable {
    /// Connects the loaded scene: reads the data files and deals a new series or the saved one. If
    /// a data file is broken, the table is closed with a message.
    ///
    /// # Errors
    /// If the scene lacks the manager or the tableau.
    pub(crate) fn attach_prospector(&mut self, ctx: &mut TableContext) -> GameResult {
        let (layout, mine) = read(ctx.engine.resource_manager).map_err(GameError::user)?;
        let graph = &ctx.engine.scenes.try_get(ctx.shell.scene)?.graph;
        let pool = *graph.try_get_script_of::<Tableau>(self.tableau)?.pool;
        CardFaces::load_pictures(ctx, pool)?;
        let (layout, mine) = (Arc::new(layout), Arc::new(mine));
        let dealer = Dealer::new(mine.clone());
        self.dealer = Some(dealer.clone());
        self.layout = Some(layout.clone());
        let rules = if self.options.no_wrap {
            Rules::NO_WRAP
        } else {
            Rules::WRAP
        };
        let series = match ctx.shell.options.demo {
            true => None,
            false => (self.saved).resume(ctx.shell, |saved| Series::resume(&saved.series, &mine)),
        };
        let resumed = series.is_some();
        let mut series = match series {
            Some(series) => series,
            None => self.new_series(ctx.shell, &dealer, rules),
        };
        self.apply_options(&dealer, &mut series, resumed);
        self.practice = None;
        self.guide.close();
        if ctx.shell.options.demo {
            self.demonstration = Some(Demonstration::of(series.round(), &dealer));
        }
        self.set_table(ctx, dealer, series, layout)?;
        self.catch_up(ctx);
        if resumed
            && self.with_series(ctx, |series| !series.round().history().is_empty()) == Some(true)
        {
            let sentence = ctx.shell.locale.text("prospector-resumed");
            ctx.shell.notify(sentence);
        }
        Ok(())
    }

    /// Shows the cards on the table with the letters of the new language, or the faces of another
    /// style.
    pub(crate) fn repaint_cards(&mut self, ctx: &mut TableContext) {
        let Some(round) = self.with_series(ctx, |series| Box::new(series.round().clone())) else {
            return;
        };
        let Ok(pool) = ctx.script::<Tableau>(self.tableau).map(|it| *it.pool) else {
            return;
        };
        // The pictures from before are better than none.
        if CardFaces::load_pictures(ctx, pool).is_ok()
            && let Ok(tableau) = ctx.script_mut::<Tableau>(self.tableau)
        {
            tableau.command(Command::Repaint(round));
        }
    }

    /// Applies the options from the command line, once. If they would end a resumed series, they
    /// are queued as commands, so that the player is asked first.
    fn apply_options(&mut self, dealer: &Dealer, series: &mut Series, resumed: bool) {
        self.asked.clear();
        let without_wrap = std::mem::take(&mut self.options.no_wrap);
        if without_wrap && resumed && series.rules().wrap {
            self.asked.push_back(ProspectorCommand::ToggleWrap);
        }
        match self.options.deal.take() {
            Some(number) if resumed => self.asked.push_back(ProspectorCommand::Deal(number)),
            // The round was only just dealt, so replacing it doesn't count as giving up.
            Some(number) => drop(series.begin_typed(dealer, number)),
            None => {}
        }
    }

    /// Passes the series and the layout to the scripts of the loaded scene.
    fn set_table(
        &self,
        ctx: &mut TableContext,
        dealer: Dealer,
        series: Series,
        layout: Arc<Layout>,
    ) -> GameResult {
        let graph = &mut ctx.engine.scenes.try_get_mut(ctx.shell.scene)?.graph;
        let command = graph
            .try_get_script_of_mut::<Prospector>(self.manager)?
            .place(dealer, series);
        let script = graph.try_get_script_of_mut::<Tableau>(self.tableau)?;
        script.set_layout(layout);
        script.command(command);
        if let Ok(scoreboard) = graph.try_get_script_of_mut::<Scoreboard>(self.scoreboard) {
            scoreboard.prepare(ctx.engine.resource_manager, ctx.shell.settings.quality);
        }
        Ok(())
    }

    /// Starts a series with the seed from `--seed`, or with one from the system time. With a chosen
    /// seed it doesn't count for the high scores.
    pub(crate) fn new_series(&self, shell: &mut Shell, dealer: &Dealer, rules: Rules) -> Series {
        let series = Series::begin(dealer, rules, DealFilter::Winnable, shell.next_seed());
        match shell.is_foreseen() {
            true => series.foreseen(),
            false => series,
        }
    }

    /// Runs the next command that was queued from the command line. Each can open a dialog, so
    /// there is only one per frame and none while a dialog is open.
    pub(crate) fn run_startup_commands(&mut self, ctx: &mut TableContext) -> GameResult {
        if ctx.shell.screen == Screen::Table
            && ctx.shell.dialogs.is_empty()
            && let Some(command) = self.asked.pop_front()
        {
            ctx.shell.changed();
            return self.prospector_command(ctx, command);
        }
        Ok(())
    }
}
