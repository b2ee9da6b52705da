//! Solver queries for hints and winnability, on a background thread.

use crate::{
    panels::SolverResult,
    scene::{
        manager::Prospector,
        tableau::{Spot, Tableau},
    },
    table::ProspectorTable,
};
use fyrox::plugin::error::GameResult;
use parlour_rules::prospector::{
    Dealer, Move, State as RoundState,
    solver::{Budget, Hint, HintGoal, Puzzle, Unsolved},
};
use parlour_shell::{
    app::{Shell, TableContext},
    table::job::Job,
};
use serde_json::json;

/// Question for the solver.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Question {
    /// Best move toward this goal.
    Hint(HintGoal),
    /// Possibility of winning the round from here.
    CanWin,
}

impl ProspectorTable {
    /// Asks the solver about the round on the table. A search in progress is canceled.
    pub(crate) fn ask_solver(&mut self, ctx: &mut TableContext, question: Question) -> GameResult {
        let round = self.with_series(ctx, |series| series.round().clone());
        let Some(round) = round.filter(|round| round.state() == RoundState::Playing) else {
            return Ok(());
        };
        let solver = self.dealer.as_ref().and_then(Dealer::solver);
        let Some(solver) = solver.cloned() else {
            self.solver_result = Some(SolverResult::NoAnswer);
            return Ok(());
        };
        self.question = Some(question);
        self.solver_result = Some(SolverResult::Thinking);
        self.thinking = Some(Job::spawn("solver", move |sink| {
            let budget = &Budget::until(sink.cancel_flag());
            let solver_result = match question {
                Question::Hint(goal) => solver
                    .hint(&round, goal, budget)
                    .map(|hint| hint.map_or(SolverResult::NoAnswer, SolverResult::Hint)),
                Question::CanWin => solver
                    .shortest(&Puzzle::of(&round), budget)
                    .map(|moves| SolverResult::CanWin(moves.map(|moves| moves.len()))),
            };
            sink.send(match solver_result {
                Ok(solver_result) => solver_result,
                Err(Unsolved::Stopped) => return,
                Err(Unsolved::OtherMine) => SolverResult::NoAnswer,
            });
        }));
        Ok(())
    }

    /// Takes over the solver's answer when it is ready: marks the hint, where Enter plays it, and
    /// saves that the player used help.
    pub(crate) fn poll_solver(&mut self, ctx: &mut TableContext) -> GameResult {
        let Some(answer) = self.thinking.as_mut().and_then(Job::poll) else {
            return Ok(());
        };
        let solver_result = answer.unwrap_or(SolverResult::NoAnswer);
        self.thinking = None;
        if let SolverResult::Hint(Hint { mv, .. }) = solver_result {
            let spot = match mv {
                Move::Take(slot) => Spot::Slot(slot),
                Move::Draw => Spot::Draw,
            };
            ctx.script_mut::<Tableau>(self.tableau)?.hint(Some(spot));
            self.selection.cursor = Some(spot);
        }
        if solver_result != SolverResult::NoAnswer {
            ctx.script_mut::<Prospector>(self.manager)?.hint_shown();
        }
        self.trace_insight(ctx.shell, &solver_result);
        self.solver_result = Some(solver_result);
        self.save_series(ctx);
        ctx.shell.changed();
        Ok(())
    }

    /// Emits the trace event `hint` with the solver's answer.
    pub(crate) fn trace_insight(&mut self, shell: &mut Shell, solver_result: &SolverResult) {
        let fields = match solver_result {
            SolverResult::Hint(hint) => json!({
                "move": hint.mv.to_string(),
                "aim": match hint.goal { HintGoal::Win => "win", HintGoal::Score => "score" },
                "steps_to_win": hint.steps_to_win,
                "best_score": hint.best_score,
            }),
            SolverResult::CanWin(steps) => json!({ "winnable": steps.is_some(), "steps": steps }),
            SolverResult::Thinking | SolverResult::NoAnswer => json!({}),
        };
        shell.trace.emit("hint", fields);
    }

    /// Discards the answer and cancels a search in progress.
    pub(crate) fn forget_insight(&mut self) {
        self.solver_result = None;
        self.thinking = None;
    }
}
