//! Tutorial of Prospector: a fixed deal that doesn't count. Each step marks what it is about.
//! The interrupted series stays in its save and continues afterward.

use crate::{
    ID,
    panels::ProspectorCommand,
    scene::{
        manager::Prospector,
        tableau::{Spot, Tableau},
    },
    table::ProspectorTable,
};
use fyrox::plugin::error::GameResult;
use parlour_rules::{
    cards::SlotId,
    prospector::{DealFilter, Dealer, Event, Move, Round, Rules, Series, State},
};
use parlour_shell::{
    app::TableContext,
    table::tutorial::{GuideCommand, TutorialStep},
};

/// Number of a deal that shows everything early: two cards that uncover a third, five cards in a
/// row, and a gold card after the next draw.
const DEAL: u64 = 68;
/// Moves of the tutorial from the start of [`DEAL`].
const LINE: [Move; 7] = [
    Move::Take(SlotId(27)),
    Move::Take(SlotId(26)),
    Move::Take(SlotId(18)),
    Move::Take(SlotId(22)),
    Move::Take(SlotId(19)),
    Move::Draw,
    Move::Take(SlotId(20)),
];

/// Step that only shows the table. Each of the following steps asks for a move.
const TABLE: usize = 0;
const TAKE: usize = 1;
const DEEPER: usize = 2;
const RUN: usize = 3;
const DRAW: usize = 4;
const GOLD: usize = 5;

/// Returns the only move allowed at `step`, which its text describes. `None` after a different
/// move, or if the layout no longer fits the tutorial.
fn lead(step: usize, round: &Round) -> Option<Move> {
    let done = round.history();
    let next = *LINE.get(done.len()).filter(|_| LINE.starts_with(done))?;
    let fits = match next {
        Move::Take(slot) => round.takeable().contains(&slot),
        Move::Draw => true,
    };
    ((TABLE..=GOLD).contains(&step) && fits).then_some(next)
}

/// Returns the spots that `step` is about: the piles that the first one explains, or the next move.
fn marked(step: usize, lead: Option<Move>) -> Vec<Spot> {
    match (step, lead) {
        (TABLE, _) => vec![Spot::Target, Spot::Draw],
        (_, Some(Move::Take(slot))) => vec![Spot::Slot(slot)],
        (_, Some(Move::Draw)) => vec![Spot::Draw],
        (_, None) => Vec::new(),
    }
}

/// Returns whether `event` completes `step`.
fn is_done(step: usize, event: &Event, round: &Round) -> bool {
    match (step, event) {
        (TABLE | TAKE | DEEPER, Event::Taken { .. }) => true,
        (RUN, Event::Taken { .. }) => round.takeable().is_empty(),
        (DRAW, Event::Drawn { .. }) => true,
        (GOLD, Event::Taken { gold, .. }) => *gold,
        _ => false,
    }
}

impl ProspectorTable {
    /// Offers the tutorial to a player who has never finished or begun a round.
    pub(crate) fn offer_guide(&mut self, ctx: &mut TableContext) {
        let (played, _) = self.records.statistics.all();
        let begun = self.with_series(ctx, |series| !series.round().history().is_empty());
        if played == 0 && begun == Some(false) && !self.guide.is_open() {
            ctx.shell
                .offer_tutorial(ProspectorCommand::Guide(GuideCommand::Start));
        }
    }

    /// Carries out a command of the tutorial.
    pub(crate) fn guide_command(
        &mut self,
        ctx: &mut TableContext,
        command: GuideCommand,
    ) -> GameResult {
        match command {
            GuideCommand::Start => self.start_guide(ctx)?,
            GuideCommand::Next if self.is_task(ctx) => {}
            GuideCommand::Next => {
                if let Some(series) = self.with_series(ctx, Series::clone) {
                    self.guide.next(series);
                }
            }
            GuideCommand::Back => {
                if let Some(series) = self.guide.back().cloned()
                    && let Some(dealer) = self.dealer.clone()
                {
                    self.put_series(ctx, dealer, series)?;
                }
            }
            GuideCommand::Leave => self.leave_guide(ctx)?,
        }
        Ok(())
    }

    /// Deals the round of the tutorial, and shows its first step.
    fn start_guide(&mut self, ctx: &mut TableContext) -> GameResult {
        let Some(dealer) = self.dealer.clone() else {
            return Ok(());
        };
        ctx.shell.show_table();
        if self.practice.is_none() {
            self.save_series(ctx);
            self.practice = self.with_series(ctx, |series| (series.rules(), series.deal_filter()));
        }
        let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Winnable, 0);
        series.begin_typed(&dealer, DEAL);
        self.guide.start(series.clone());
        ctx.shell.record_tutorial(ID, false);
        self.put_series(ctx, dealer, series)
    }

    /// Closes the tutorial. After the last step the player finishes the round; before, the
    /// interrupted series returns.
    fn leave_guide(&mut self, ctx: &mut TableContext) -> GameResult {
        let completed = self.close_guide(ctx);
        self.mark_for_guide(ctx)?;
        match completed {
            true => Ok(()),
            false => self.end_practice(ctx),
        }
    }

    /// Closes the tutorial, and records it if it is completed. Returns whether it is.
    fn close_guide(&mut self, ctx: &mut TableContext) -> bool {
        let completed = self.guide.close() == Some(true);
        if completed {
            ctx.shell.record_tutorial(ID, true);
        }
        completed
    }

    /// Returns the step on view.
    pub(crate) fn guide_step(&self, series: &Series) -> Option<TutorialStep> {
        let number = self.guide.step()?;
        Some(TutorialStep {
            number,
            // If the layout no longer fits the tutorial, its texts can still be read.
            is_task: number > TABLE && lead(number, series.round()).is_some(),
        })
    }

    /// Returns the locale key of why a move other than the next one of the tutorial is refused.
    pub(crate) fn guide_refusal(&self) -> &'static str {
        match self.guide.step() {
            // No card to take is highlighted yet.
            Some(TABLE) => "guide-choose-next",
            _ => "guide-first-marked",
        }
    }

    fn is_task(&self, ctx: &TableContext) -> bool {
        let step = self.with_series(ctx, |series| self.guide_step(series));
        step.flatten().is_some_and(|step| step.is_task)
    }

    /// Ends the tutorial round and restores the interrupted series, or starts a new one.
    pub(crate) fn end_practice(&mut self, ctx: &mut TableContext) -> GameResult {
        self.close_guide(ctx);
        if self.practice.take().is_none() {
            return Ok(());
        }
        let Some(dealer) = self.dealer.clone() else {
            return Ok(());
        };
        let mine = dealer.mine();
        let resumed = (self.saved).resume(ctx.shell, |saved| Series::resume(&saved.series, mine));
        let series = resumed.unwrap_or_else(|| self.new_series(ctx.shell, &dealer, Rules::WRAP));
        self.put_series(ctx, dealer, series)
    }

    pub(crate) fn put_series(
        &mut self,
        ctx: &mut TableContext,
        dealer: Dealer,
        series: Series,
    ) -> GameResult {
        let command = ctx
            .script_mut::<Prospector>(self.manager)?
            .place(dealer, series);
        ctx.script_mut::<Tableau>(self.tableau)?.command(command);
        Ok(())
    }

    /// Advances the tutorial if `event` completes the current step.
    pub(crate) fn follow_guide(&mut self, ctx: &mut TableContext, event: &Event) {
        let Some(step) = self.guide.step() else {
            return;
        };
        let Some(series) = self.with_series(ctx, Series::clone) else {
            return;
        };
        if is_done(step, event, series.round()) {
            if step == TABLE {
                // The player took a card before the text asked for it.
                self.guide.complete(TAKE, series.clone());
            }
            self.guide.complete(step, series);
        }
    }

    fn guide_lead(&self, ctx: &TableContext) -> Option<Move> {
        let step = self.guide.step()?;
        self.with_series(ctx, |series| lead(step, series.round()))?
    }

    /// Returns whether the tutorial waits for a certain move, so that a hint would contradict it.
    pub(crate) fn guides(&self, ctx: &TableContext) -> bool {
        self.guide_lead(ctx).is_some()
    }

    /// Marks what the tutorial's step is about and blocks all moves but the next one. Without a
    /// tutorial the marks are left to the solver's hint.
    pub(crate) fn mark_for_guide(&mut self, ctx: &mut TableContext) -> GameResult {
        let over = self.with_series(ctx, |series| series.round().state() != State::Playing);
        if over == Some(true) && self.guide.is_open() {
            self.close_guide(ctx);
            ctx.shell.changed();
        }
        let lead = self.guide_lead(ctx);
        ctx.script_mut::<Prospector>(self.manager)?.set_lead(lead);
        let Some(step) = self.guide.step().filter(|_| self.solver_result.is_none()) else {
            return Ok(());
        };
        let spots = marked(step, lead);
        let tableau = ctx.script_mut::<Tableau>(self.tableau)?;
        if tableau.hinted() != spots {
            tableau.hint(spots);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::prospector::Mine;
    use std::sync::Arc;

    #[test]
    fn the_guided_deal_shows_what_its_steps_tell() {
        let dealer = Dealer::new(Arc::new(Mine::standard()));
        let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Winnable, 0);
        series.begin_typed(&dealer, DEAL);
        let face_up = |series: &Series| {
            let round = series.round();
            round
                .left()
                .iter()
                .filter(|slot| round.is_face_up(*slot))
                .count()
        };
        let mut step = TABLE;
        for mv in LINE {
            assert_eq!(lead(step, series.round()), Some(mv));
            let before = face_up(&series);
            let (was, mut gold_taken) = (step, false);
            for event in series.play(mv).unwrap() {
                gold_taken |= matches!(event, Event::Taken { gold: true, .. });
                if is_done(step, &event, series.round()) {
                    step = step.max(TAKE) + 1;
                }
            }
            match was {
                // One of the two cards was taken, and another one was uncovered.
                DEEPER => assert_eq!(face_up(&series), before),
                DRAW => assert!(!series.round().takeable().is_empty()),
                GOLD => assert!(gold_taken),
                _ => {}
            }
            if step == DRAW {
                assert!(
                    series.round().takeable().is_empty(),
                    "nothing fits any more"
                );
            }
        }
        assert_eq!(step, GOLD + 1, "every step was done");
        assert_eq!(lead(step, series.round()), None);
    }

    #[test]
    fn off_the_line_nobody_is_led() {
        let dealer = Dealer::new(Arc::new(Mine::standard()));
        let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Winnable, 0);
        series.begin_typed(&dealer, DEAL);
        series.play(Move::Draw).unwrap();
        assert_eq!(lead(TAKE, series.round()), None);
    }
}
