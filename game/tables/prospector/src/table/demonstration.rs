//! Demonstration for `--demo`: the solver's winning moves are played by the program, which then
//! ends. Nothing is saved.

use crate::{
    scene::manager::{Intent, Phase},
    table::ProspectorTable,
};
use fyrox::plugin::error::GameResult;
use parlour_rules::prospector::{
    Dealer, Move, Round, State,
    solver::{Budget, Puzzle},
};
use parlour_shell::{
    app::TableContext,
    table::{
        demo::{Demo, DemoStep},
        job::Job,
    },
};

/// Pause between two moves, in seconds at normal animation speed.
const REST: f32 = 0.35;

/// State of a running demonstration.
#[derive(Debug)]
pub(crate) enum Demonstration {
    /// The moves are being searched.
    Search(Job<Vec<Move>>),
    /// The moves are being played.
    Play(Demo<Move>),
}

impl Demonstration {
    /// Starts the search for moves that win `round`.
    pub(crate) fn of(round: &Round, dealer: &Dealer) -> Self {
        let Some(solver) = dealer.solver().cloned() else {
            return Self::play(moves_without_plan(round));
        };
        let round = round.clone();
        Self::Search(Job::spawn("solver", move |sink| {
            let budget = Budget::until(sink.cancel_flag());
            let moves = solver.shortest(&Puzzle::of(&round), &budget);
            let moves = moves.ok().flatten();
            sink.send(moves.unwrap_or_else(|| moves_without_plan(&round)));
        }))
    }

    fn play(moves: Vec<Move>) -> Self {
        Self::Play(Demo::new(moves, REST))
    }
}

/// Returns moves to the end of the round without a known solution: any card that can be taken, or
/// else a draw.
fn moves_without_plan(round: &Round) -> Vec<Move> {
    let mut round = round.clone();
    let mut moves = Vec::new();
    while round.state() == State::Playing {
        let first = round.takeable().into_iter().next();
        let mv = first.map_or(Move::Draw, Move::Take);
        if round.play(mv).is_err() {
            break;
        }
        moves.push(mv);
    }
    moves
}

impl ProspectorTable {
    /// Plays the next move of the demonstration when it is due, or ends the program after the last
    /// one.
    pub(crate) fn advance_prospector_demonstration(
        &mut self,
        ctx: &mut TableContext,
    ) -> GameResult {
        if let Some(Demonstration::Search(search)) = &mut self.demonstration
            && let Some(found) = search.poll()
        {
            self.demonstration = Some(Demonstration::play(found.unwrap_or_default()));
        }
        let scene = ctx.engine.scenes.try_get(ctx.shell.scene)?;
        let is_dealt = self
            .prospector_manager(scene)
            .is_some_and(|manager| manager.phase() != Phase::Dealing);
        // Wait with the first move until everything is loaded and visible.
        let rests = !ctx.is_loading() && is_dealt && self.is_prospector_idle(scene);
        let Some(Demonstration::Play(demo)) = self.demonstration.as_mut().filter(|_| rests) else {
            return Ok(());
        };
        match demo.advance(ctx.engine.dt, ctx.shell.settings.motion.factor()) {
            DemoStep::Wait => {}
            DemoStep::Play(mv) => return self.submit_to_prospector(ctx, Intent::Play(mv)),
            DemoStep::End => ctx.engine.loop_controller.exit(),
        }
        Ok(())
    }
}
