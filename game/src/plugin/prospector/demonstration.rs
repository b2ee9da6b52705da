//! A round that plays itself, for `--demo`: the solver knows how it is won. Nothing of it enters the
//! player's files, and when it is over the program leaves.

use super::solver::Thinking;
use crate::plugin::{ProspectorTable, Shell};
use crate::{
    prospector::manager::{Intent, Phase},
    ui::Dialog,
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::prospector::{Dealer, Move, Round, State, solver::Puzzle};

/// Seconds of rest between two moves.
const REST: f32 = 0.35;
/// Seconds that the result stands.
const END_REST: f32 = 6.0;

/// What is still to be shown.
#[derive(Debug)]
pub(crate) struct Demonstration {
    /// The moves, as long as they are looked for.
    thinking: Option<Thinking<Vec<Move>>>,
    /// Those that are left, the next one last.
    moves: Vec<Move>,
    rest: f32,
}

impl Demonstration {
    /// Begins to look for the moves that win this round.
    pub(crate) fn of(round: &Round, dealer: &Dealer) -> Self {
        let thinking = dealer.solver().cloned().map(|solver| {
            let puzzle = Puzzle::of(round);
            Thinking::begin(move |budget| solver.shortest(&puzzle, budget).ok().flatten())
        });
        Self {
            thinking,
            moves: Vec::new(),
            rest: REST,
        }
    }

    /// The next move. Where no way to win is known, whatever can be taken is, or a card is drawn.
    fn next(&mut self, round: &Round) -> Move {
        self.moves.pop().unwrap_or_else(|| {
            let first = round.takeable().into_iter().next();
            first.map_or(Move::Draw, Move::Take)
        })
    }
}

impl ProspectorTable {
    /// Plays the next move of the demonstration when it is time, or leaves.
    pub(crate) fn advance_prospector_demonstration(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let Some(mut running) = self.demonstration.take() else {
            return Ok(());
        };
        let moved = self.go_on_with(shell, &mut running, ctx);
        self.demonstration = Some(running);
        match moved {
            Some(mv) => self.submit_to_prospector(shell, ctx, Intent::Play(mv)),
            None => Ok(()),
        }
    }

    /// The move that is to be made now, if it is time for one.
    fn go_on_with(
        &mut self,
        shell: &mut Shell,
        running: &mut Demonstration,
        ctx: &PluginContext,
    ) -> Option<Move> {
        if let Some(thinking) = &running.thinking {
            match thinking.answer() {
                Ok(None) => return None,
                Ok(Some(moves)) => running.moves = moves.into_iter().rev().collect(),
                Err(()) => {}
            }
            running.thinking = None;
        }
        // The first move waits until everything is there to be seen.
        let loading = ctx.resource_manager.state().count_pending_resources() > 0;
        let scene = ctx.scenes.try_get(shell.scene).ok()?;
        let resting = self
            .prospector_manager(scene)
            .is_some_and(|prospector_manager| {
                prospector_manager.is_at_rest() && prospector_manager.phase() != Phase::Dealing
            });
        if loading || !resting {
            return None;
        }
        running.rest -= ctx.dt;
        let round = self.round(scene)?;
        let over = round.state() != State::Playing;
        if over && !matches!(shell.dialogs.last(), Some(Dialog::RoundOver(_))) {
            // It is announced first.
            running.rest = END_REST * shell.settings.motion.factor();
            return None;
        }
        if running.rest > 0.0 {
            return None;
        }
        if over {
            ctx.loop_controller.exit();
            return None;
        }
        running.rest = REST * shell.settings.motion.factor();
        Some(running.next(round))
    }
}
