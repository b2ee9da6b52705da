//! Rounds in the list of finished games: their headings, and their replay.

use crate::{
    ID, panels::ProspectorDialog, saves::ProspectorAutosave, scene::manager::Intent,
    table::ProspectorTable,
};
use fyrox::plugin::error::GameResult;
use parlour_rules::{
    cards::Layout,
    prospector::{DealName, Round, RoundResult, Series, State as RoundState},
};
use parlour_shell::{
    app::{Shell, TableContext},
    archive::{self, Detail, Ending, Heading, Opponent},
    table::replay::{Replay, ReplayStep},
    ui::Dialog,
};

/// Replay of a round.
#[derive(Debug, Clone)]
pub(crate) struct RoundReplay {
    /// Series with the round before its first move, all moves of which can be redone.
    start: Series,
    /// Step that is shown.
    pub(crate) replay: Replay,
}

impl RoundReplay {
    /// Creates the replay of a round that was kept, before its first move.
    fn new(mut start: Series) -> Self {
        // Moves that were undone at the end are left out.
        let steps = start.round().history().len();
        while start.undo().is_some() {}
        let replay = Replay { step: 0, steps };
        Self { start, replay }
    }

    /// Returns the series after this number of moves.
    fn series(&self, step: usize) -> Series {
        let mut series = self.start.clone();
        for _ in 0..step {
            series.redo();
        }
        series
    }
}

/// Returns the heading of a round that was left, with its `settled` result.
fn heading(round: &Round, settled: &RoundResult, layout: Option<&Layout>) -> Heading {
    let ending = match settled.won {
        true => Ending::Won,
        false => Ending::Lost,
    };
    let deal = match round.seed().map(|seed| seed.name) {
        Some(DealName::Number(number)) => Detail::Count("archive-deal".to_owned(), number),
        Some(DealName::Daily(date)) => Detail::Name(date.to_string()),
        None => Detail::Key("deal-own".to_owned()),
    };
    let moves = round.history().len() as u64;
    Heading {
        score: settled.round_score.to_string(),
        details: vec![deal, Detail::Count("games-moves".to_owned(), moves)],
        picture: layout
            .map(|layout| picture(round, layout))
            .unwrap_or_default(),
        ..Heading::now(ID.name(), Opponent::Alone, ending)
    }
}

/// Returns the places of the mine's cards for the picture of a round: `x,y` in percent of the mine's
/// width, with `+` before those that were left.
fn picture(round: &Round, layout: &Layout) -> String {
    let points = layout.slots().iter().map(|slot| (slot, layout.place(slot)));
    let points: Vec<_> = points.collect();
    let least = |of: fn(&(f32, f32)) -> f32| {
        let all = points.iter().map(|(_, point)| of(&(point.x, point.y)));
        all.fold(f32::INFINITY, f32::min)
    };
    let most = |of: fn(&(f32, f32)) -> f32| {
        let all = points.iter().map(|(_, point)| of(&(point.x, point.y)));
        all.fold(f32::NEG_INFINITY, f32::max)
    };
    let (left, top) = (least(|point| point.0), most(|point| point.1));
    let width = (most(|point| point.0) - left).max(f32::EPSILON);
    let places = points.iter().map(|(slot, point)| {
        let share = |distance: f32| (distance / width * 100.0).round().clamp(0.0, 999.0) as u32;
        let sign = if round.left().contains(slot.id) {
            "+"
        } else {
            ""
        };
        format!("{sign}{},{}", share(point.x - left), share(top - point.y))
    });
    places.collect::<Vec<_>>().join(" ")
}

impl ProspectorTable {
    /// Enters a round that was left into the list of finished games, if a move was made.
    pub(crate) fn enter_game(
        &self,
        shell: &mut Shell,
        settled: &RoundResult,
        saved: ProspectorAutosave,
    ) {
        let Some(dealer) = &self.dealer else { return };
        let Ok(series) = Series::resume(&saved.series, dealer.mine()) else {
            return;
        };
        if series.round().history().is_empty() {
            return;
        }
        let heading = heading(series.round(), settled, self.layout.as_deref());
        if let Ok(record) = archive::record(&saved) {
            shell.enter_game(heading, record, None);
        }
    }

    /// Puts a round from the list on the table, to step through it. Returns whether the record can be
    /// replayed.
    pub(crate) fn open_replay(&mut self, ctx: &mut TableContext, record: &str) -> bool {
        let Some(dealer) = self.dealer.clone() else {
            return false;
        };
        let series = archive::content::<ProspectorAutosave>(record);
        let series = series.and_then(|saved| Series::resume(&saved.series, dealer.mine()).ok());
        let Some(series) = series else { return false };
        self.guide.close();
        self.practice = Some((series.rules(), series.deal_filter()));
        let replay = RoundReplay::new(series);
        let start = replay.series(0);
        self.replay = Some(replay);
        self.announcement.cancel();
        ctx.shell.show_table();
        ctx.shell.open_dialog(ProspectorDialog::Replay);
        self.put_series(ctx, dealer, start).is_ok()
    }

    /// Shows another step of the replay. A single step is animated.
    pub(crate) fn step_replay(&mut self, ctx: &mut TableContext, step: ReplayStep) -> GameResult {
        let Some(RoundReplay { replay, .. }) = &self.replay else {
            return Ok(());
        };
        let (before, goal) = (replay.step, replay.after(step));
        let shown = self.with_series(ctx, |series| {
            let round = series.round();
            (round.history().len(), round.state())
        });
        if let Some(replay) = &mut self.replay {
            replay.replay.step = goal;
        }
        match shown {
            Some((step, _)) if step == before && goal == before + 1 => {
                self.submit_to_prospector(ctx, Intent::Redo)
            }
            // A round that was won can't be undone.
            Some((step, state))
                if step == before && goal + 1 == before && state != RoundState::Won =>
            {
                self.submit_to_prospector(ctx, Intent::Undo)
            }
            _ => self.jump_to(ctx, goal),
        }
    }

    /// Shows a step of the replay without animation.
    fn jump_to(&mut self, ctx: &mut TableContext, step: usize) -> GameResult {
        let (Some(replay), Some(dealer)) = (&self.replay, self.dealer.clone()) else {
            return Ok(());
        };
        let series = replay.series(step);
        self.put_series(ctx, dealer, series)
    }

    /// Ends the replay: puts the player's series back on the table.
    pub(crate) fn end_replay(&mut self, ctx: &mut TableContext) -> GameResult {
        if self.replay.take().is_none() {
            return Ok(());
        }
        self.end_practice(ctx)?;
        self.catch_up(ctx);
        Ok(())
    }

    /// Ends the replay, and shows the list of games again.
    pub(crate) fn close_replay(&mut self, ctx: &mut TableContext) -> GameResult {
        ctx.shell.dialogs.clear();
        ctx.shell.dialogs.push(Dialog::Games);
        self.end_replay(ctx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::prospector::{DealFilter, Dealer, Mine, Move, Rules};
    use std::sync::Arc;

    #[test]
    fn a_replay_shows_each_step_of_a_round() {
        let dealer = Dealer::new(Arc::new(Mine::standard()));
        let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Any, 1);
        for _ in 0..3 {
            series.play(Move::Draw).unwrap();
        }
        series.undo();
        let end = series.round().clone();
        let replay = RoundReplay::new(series);
        assert_eq!(replay.replay, Replay { step: 0, steps: 2 });
        for step in 0..=2 {
            let shown = replay.series(step);
            assert_eq!(shown.round().history(), &end.history()[..step]);
        }
        assert_eq!(replay.series(2).round().target(), end.target());
    }

    #[test]
    fn a_round_has_a_heading_with_its_deal_and_its_points() {
        let dealer = Dealer::new(Arc::new(Mine::standard()));
        let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Any, 1);
        series.play(Move::Draw).unwrap();
        let round = series.round().clone();
        let settled = series.next(&dealer).unwrap();
        let heading = heading(&round, &settled, None);
        assert_eq!((heading.ending, &*heading.score), (Ending::Lost, "0"));
        assert_eq!(heading.opponent, Opponent::Alone);
        assert!(matches!(&heading.details[0], Detail::Count(key, _) if key == "archive-deal"));
    }
}
