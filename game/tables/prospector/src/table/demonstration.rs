//! Demonstration for `--demo`: the solver's winning moves are played by the program, which then
//! ends. Nothing is saved.

use crate::{
    panels::ProspectorDialog,
    scene::manager::{Intent, Phase},
    table::ProspectorTable,
};
use fyrox::plugin::error::GameResult;
use parlour_rules::prospector::{
    Dealer, Move, Round, State,
    solver::{Budget, Puzzle},
};
use parlour_shell::{app::TableContext, table::job::Job};

/// Pause between two moves, in seconds at normal animation speed.
const REST: f32 = 0.35;
/// Time that the result stays on screen, in seconds at normal animation speed.
const END_REST: f32 = 6.0;

/// State of a running demonstration.
#[derive(Debug)]
pub(crate) struct Demonstration {
    /// Search for the winning moves; `None` once it has finished.
    thinking: Option<Job<Vec<Move>>>,
    /// Remaining moves in reverse order, so that the next one is last.
    moves: Vec<Move>,
    rest: f32,
}

impl Demonstration {
    /// Starts the search for moves that win `round`.
    pub(crate) fn of(round: &Round, dealer: &Dealer) -> Self {
        let thinking = dealer.solver().cloned().map(|solver| {
            let puzzle = Puzzle::of(round);
            Job::spawn("solver", move |sink| {
                let budget = Budget::until(sink.cancel_flag());
                let moves = solver.shortest(&puzzle, &budget).ok().flatten();
                sink.send(moves.unwrap_or_default());
            })
        });
        Self {
            thinking,
            moves: Vec::new(),
            rest: REST,
        }
    }

    /// Returns the next move. Without a known solution that is any card that can be taken, or else
    /// a draw.
    fn next(&mut self, round: &Round) -> Move {
        self.moves.pop().unwrap_or_else(|| {
            let first = round.takeable().into_iter().next();
            first.map_or(Move::Draw, Move::Take)
        })
    }
}

impl ProspectorTable {
    /// Plays the next move of the demonstration when it is due, or ends the program after the last
    /// one.
    pub(crate) fn advance_prospector_demonstration(
        &mut self,
        ctx: &mut TableContext,
    ) -> GameResult {
        let Some(mut running) = self.demonstration.take() else {
            return Ok(());
        };
        let moved = self.go_on_with(ctx, &mut running);
        self.demonstration = Some(running);
        match moved {
            Some(mv) => self.submit_to_prospector(ctx, Intent::Play(mv)),
            None => Ok(()),
        }
    }

    /// Returns the move to play in this frame, if one is due.
    fn go_on_with(&mut self, ctx: &mut TableContext, running: &mut Demonstration) -> Option<Move> {
        if let Some(thinking) = &mut running.thinking {
            let moves = thinking.poll()?.unwrap_or_default();
            running.moves = moves.into_iter().rev().collect();
            running.thinking = None;
        }
        // Wait with the first move until everything is loaded and visible.
        let loading = ctx.is_loading();
        let scene = ctx.scene()?;
        let resting = self
            .prospector_manager(scene)
            .is_some_and(|prospector_manager| {
                prospector_manager.is_at_rest() && prospector_manager.phase() != Phase::Dealing
            });
        if loading || !resting {
            return None;
        }
        running.rest -= ctx.engine.dt;
        let round = self.round(scene)?;
        let over = round.state() != State::Playing;
        if over && !matches!(ctx.shell.top_dialog(), Some(ProspectorDialog::RoundOver(_))) {
            // Wait for the result dialog to open.
            running.rest = END_REST * ctx.shell.settings.motion.factor();
            return None;
        }
        if running.rest > 0.0 {
            return None;
        }
        if over {
            ctx.engine.loop_controller.exit();
            return None;
        }
        running.rest = REST * ctx.shell.settings.motion.factor();
        Some(running.next(round))
    }
}
