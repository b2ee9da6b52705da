//! The guided first round: a deal of its own that enters no book, a mark on what to do next, and steps
//! that go on when it is done. The series that it interrupts waits in its file.

use crate::{
    plugin::Parlour,
    prospector::{
        manager::{Intent, Prospector},
        tableau::{Spot, Tableau},
    },
    ui::prospector::GUIDE_STEPS,
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::{
    cards::SlotId,
    prospector::{DealFilter, Dealer, Event, Move, Round, Rules, Series, State},
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

/// The steps: the first only shows the table, at the others something is to be done.
const TABLE: usize = 0;
const TAKE: usize = 1;
const DEEPER: usize = 2;
const RUN: usize = 3;
const DRAW: usize = 4;
const GOLD: usize = 5;

/// The only move at a step: what its words say is true of no other. None where the layout is another
/// one and the line does not lead on.
fn lead(step: usize, round: &Round) -> Option<Move> {
    let done = round.history();
    let next = *LINE.get(done.len()).filter(|_| LINE.starts_with(done))?;
    let fits = match next {
        Move::Take(slot) => round.takeable().contains(&slot),
        Move::Draw => true,
    };
    ((TABLE..=GOLD).contains(&step) && fits).then_some(next)
}

/// Whether what a step asks for has been done.
fn is_done(step: usize, event: &Event, round: &Round) -> bool {
    match (step, event) {
        (TABLE | TAKE | DEEPER, Event::Taken { .. }) => true,
        (RUN, Event::Taken { .. }) => round.takeable().is_empty(),
        (DRAW, Event::Drawn { .. }) => true,
        (GOLD, Event::Taken { gold, .. }) => *gold,
        _ => false,
    }
}

impl Parlour {
    /// Whoever has never dug is guided, once.
    pub(super) fn offer_guide(&mut self, ctx: &mut PluginContext) -> GameResult {
        let (played, _) = self.diggings.books.statistics.all();
        let begun = self.with_series(ctx, |series| !series.round().history().is_empty());
        if played == 0 && begun == Some(false) && !self.diggings.guide_offered {
            self.diggings.guide_offered = true;
            self.guide_round_to(ctx, 0)?;
        }
        Ok(())
    }

    /// Shows a step; the first one deals the guided round.
    pub(super) fn guide_round_to(&mut self, ctx: &mut PluginContext, step: usize) -> GameResult {
        if self.diggings.practice.is_none()
            && let Some(dealer) = self.diggings.dealer.clone()
        {
            self.save_series(ctx);
            self.diggings.practice =
                self.with_series(ctx, |series| (series.rules(), series.deal_filter()));
            let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Winnable, 0);
            series.begin_typed(&dealer, DEAL);
            self.put_series(ctx, dealer, series)?;
        } else if self
            .diggings
            .guide
            .is_some_and(|now| now >= TAKE && step == now + 1)
            && let Some(mv) = self.guide_lead(ctx)
        {
            // Whoever only wants to read on is shown how it is done.
            return self.submit_dig(ctx, Intent::Play(mv));
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
        if self.diggings.practice.take().is_none() {
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
            self.diggings.guide = Some(step.max(TAKE) + 1);
            self.dirty = true;
        }
    }

    fn guide_lead(&self, ctx: &PluginContext) -> Option<Move> {
        let step = self.diggings.guide?;
        self.with_series(ctx, |series| lead(step, series.round()))?
    }

    /// Marks what is to be done next, and lets nothing else be done; without a guide the mark is the
    /// solver's.
    pub(super) fn mark_for_guide(&mut self, ctx: &mut PluginContext) -> GameResult {
        let over = self.with_series(ctx, |series| series.round().state() != State::Playing);
        if over == Some(true) {
            self.dirty |= self.diggings.guide.take().is_some();
        }
        let lead = self.guide_lead(ctx);
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        graph
            .try_get_script_of_mut::<Prospector>(self.diggings.manager)?
            .set_lead(lead);
        let Some(step) = self
            .diggings
            .guide
            .filter(|_| self.diggings.insight.is_none())
        else {
            return Ok(());
        };
        let spot = lead.filter(|_| step > TABLE).map(|mv| match mv {
            Move::Take(slot) => Spot::Slot(slot),
            Move::Draw => Spot::Draw,
        });
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
                // Of the two cards one was taken, and another turned over in its place.
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
