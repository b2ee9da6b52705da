//! The guided first round: a deal of its own that enters no book, a mark on what to do next, and steps
//! that go on when it is done. The series that it interrupts waits in its file.

use crate::{
    plugin::Parlour,
    prospector::{
        manager::Prospector,
        tableau::{Spot, Tableau},
    },
    ui::prospector::GUIDE_STEPS,
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::{
    cards::SlotId,
    prospector::{Dealer, Event, Move, Round, Rules, Series, State, Wanted},
};

/// A deal that shows everything at its beginning: two cards under which a third turns over, five in
/// a row, and a gold one after the next draw.
const DEAL: u64 = 68;
/// The moves that show it.
const LINE: [Move; 7] = [
    Move::Take(SlotId(27)),
    Move::Take(SlotId(26)),
    Move::Take(SlotId(18)),
    Move::Take(SlotId(22)),
    Move::Take(SlotId(19)),
    Move::Draw,
    Move::Take(SlotId(20)),
];

/// The steps at which something is to be done.
const TAKE: usize = 1;
const DEEPER: usize = 2;
const RUN: usize = 3;
const DRAW: usize = 4;
const GOLD: usize = 5;

/// What is marked at a step: the line as far as it is followed, else anything that fits.
fn marked(step: usize, round: &Round) -> Option<Move> {
    if !(TAKE..=GOLD).contains(&step) || round.state() != State::Playing {
        return None;
    }
    let done = round.history();
    if done.len() < LINE.len() && LINE.starts_with(done) {
        return Some(LINE[done.len()]);
    }
    let first = round.takeable().into_iter().next();
    Some(first.map_or(Move::Draw, Move::Take))
}

/// Whether what a step asks for has been done.
fn is_done(step: usize, event: &Event, round: &Round) -> bool {
    match (step, event) {
        (TAKE | DEEPER, Event::Taken { .. }) => true,
        (RUN, Event::Taken { .. }) => round.takeable().is_empty(),
        (DRAW, Event::Drawn { .. }) => true,
        (GOLD, Event::Taken { gold, .. }) => *gold,
        _ => false,
    }
}

impl Parlour {
    /// Shows a step; the first one deals the guided round.
    pub(super) fn guide_round_to(&mut self, ctx: &mut PluginContext, step: usize) -> GameResult {
        if !self.diggings.practice
            && let Some(dealer) = self.diggings.dealer.clone()
        {
            self.save_series(ctx);
            self.diggings.practice = true;
            let mut series = Series::begin(&dealer, Rules::WRAP, Wanted::Any, 0);
            series.begin_typed(&dealer, DEAL);
            self.put_series(ctx, dealer, series)?;
        }
        self.diggings.guide = (step < GUIDE_STEPS).then_some(step);
        self.picks_due = Some(3);
        Ok(())
    }

    /// Leaves the guide; after its last step the round is played on.
    pub(super) fn leave_guide(&mut self, ctx: &mut PluginContext) -> GameResult {
        let finished = self.diggings.guide.take() == Some(GUIDE_STEPS - 1);
        self.picks_due = Some(3);
        self.mark_for_guide(ctx)?;
        if finished {
            return Ok(());
        }
        self.end_practice(ctx)
    }

    /// The series comes back that the guided round interrupted, or a new one.
    pub(super) fn end_practice(&mut self, ctx: &mut PluginContext) -> GameResult {
        self.diggings.guide = None;
        if !std::mem::take(&mut self.diggings.practice) {
            return Ok(());
        }
        let Some(dealer) = self.diggings.dealer.clone() else {
            return Ok(());
        };
        let saved = self.diggings.saved.as_ref();
        let resumed = saved.and_then(|saved| Series::resume(&saved.series, dealer.mine()).ok());
        let series = resumed.unwrap_or_else(|| self.new_series(&dealer, Rules::WRAP));
        self.put_series(ctx, dealer, series)
    }

    fn put_series(
        &mut self,
        ctx: &mut PluginContext,
        dealer: Dealer,
        series: Series,
    ) -> GameResult {
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        let command = graph
            .try_get_script_of_mut::<Prospector>(self.diggings.manager)?
            .place(dealer, series);
        graph
            .try_get_script_of_mut::<Tableau>(self.diggings.tableau)?
            .command(command);
        Ok(())
    }

    /// Goes on when a step's move was made.
    pub(super) fn follow_guide(&mut self, ctx: &PluginContext, event: &Event) {
        let Some(step) = self.diggings.guide else {
            return;
        };
        let done = self.with_series(ctx, |series| is_done(step, event, series.round()));
        if done == Some(true) {
            self.diggings.guide = Some(step + 1);
            self.dirty = true;
        }
    }

    /// Marks what is to be done next; without a guide the mark is the solver's.
    pub(super) fn mark_for_guide(&mut self, ctx: &mut PluginContext) -> GameResult {
        if self.diggings.insight.is_some() {
            return Ok(());
        }
        let wanted = match self.diggings.guide {
            Some(step) => self.with_series(ctx, |series| marked(step, series.round())),
            None => return Ok(()),
        };
        let spot = wanted.flatten().map(|mv| match mv {
            Move::Take(slot) => Spot::Slot(slot),
            Move::Draw => Spot::Draw,
        });
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        let tableau = graph.try_get_script_of_mut::<Tableau>(self.diggings.tableau)?;
        if tableau.hinted() != spot {
            tableau.hint(spot);
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
        let dealer = Dealer::new(Arc::new(Mine::chapter()));
        let mut series = Series::begin(&dealer, Rules::WRAP, Wanted::Any, 0);
        series.begin_typed(&dealer, DEAL);
        let mut step = TAKE;
        for mv in LINE {
            assert_eq!(marked(step, series.round()), Some(mv));
            for event in series.play(mv).unwrap() {
                if is_done(step, &event, series.round()) {
                    step += 1;
                }
            }
        }
        assert_eq!(step, GOLD + 1, "every step was done");
        assert_eq!(marked(step, series.round()), None);
    }

    #[test]
    fn whoever_leaves_the_line_is_shown_what_fits() {
        let dealer = Dealer::new(Arc::new(Mine::chapter()));
        let mut series = Series::begin(&dealer, Rules::WRAP, Wanted::Any, 0);
        series.begin_typed(&dealer, DEAL);
        series.play(Move::Draw).unwrap();
        let mv = marked(TAKE, series.round()).unwrap();
        assert!(series.play(mv).is_ok());
    }
}
