//! Solver queries for hints and winnability, in the background.

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
    Dealer, Mine, Move, Record, Round, State as RoundState,
    solver::{Budget, Hint, HintGoal, Puzzle, Solver, Unsolved},
};
use parlour_shell::{
    app::{Shell, TableContext},
    table::job::{Job, Sink, Task},
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;

/// Question for the solver.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) enum Question {
    /// Best move toward this goal.
    Hint(HintGoal),
    /// Possibility of winning the round from here.
    CanWin,
}

/// A question about a round.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct SolverTask {
    mine: Mine,
    round: Record,
    question: Question,
}

impl Task for SolverTask {
    const NAME: &'static str = "solver";
    type Value = SolverResult;

    fn run(self, sink: &Sink<SolverResult>) {
        let (mine, budget) = (Arc::new(self.mine), Budget::until(sink.cancel_flag()));
        let round = Round::replay(&self.round, &mine);
        let (Ok(round), Ok(solver)) = (round, Solver::new(mine)) else {
            sink.send(SolverResult::NoAnswer);
            return;
        };
        let solver_result = match self.question {
            Question::Hint(goal) => solver
                .hint(&round, goal, &budget)
                .map(|hint| hint.map_or(SolverResult::NoAnswer, SolverResult::Hint)),
            Question::CanWin => solver
                .shortest(&Puzzle::of(&round), &budget)
                .map(|moves| SolverResult::CanWin(moves.map(|moves| moves.len()))),
        };
        sink.send(match solver_result {
            Ok(solver_result) => solver_result,
            Err(Unsolved::Stopped) => return,
            Err(Unsolved::OtherMine) => SolverResult::NoAnswer,
        });
    }
}

impl ProspectorTable {
    /// Asks the solver about the round on the table. A search in progress is canceled.
    pub(crate) fn ask_solver(&mut self, ctx: &mut TableContext, question: Question) -> GameResult {
        let round = self.with_series(ctx, |series| series.round().clone());
        let Some(round) = round.filter(|round| round.state() == RoundState::Playing) else {
            return Ok(());
        };
        let solver = self.dealer.as_ref().and_then(Dealer::solver);
        if solver.is_none() {
            self.solver_result = Some(SolverResult::NoAnswer);
            return Ok(());
        }
        self.question = Some(question);
        self.solver_result = Some(SolverResult::Thinking);
        self.thinking = Some(Job::start(SolverTask {
            mine: Mine::clone(round.mine()),
            round: round.record(),
            question,
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
            ctx.script_mut::<Tableau>(self.tableau)?.hint(vec![spot]);
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

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::prospector::{DealSeed, Rules};
    use parlour_shell::table::workers::TaskKind;
    use std::sync::mpsc::channel;

    #[test]
    fn a_worker_gets_the_task_as_text_and_finds_the_same_hint() {
        let mine = Arc::new(Mine::standard());
        let mut round = Round::numbered(&mine, DealSeed::numbered(1), Rules::WRAP);
        round.play(Move::Draw).unwrap();
        let solver = Solver::new(mine.clone()).unwrap();
        let unlimited = Budget::default();
        let hint = solver.hint(&round, HintGoal::Win, &unlimited).unwrap();
        let task = SolverTask {
            mine: Mine::clone(&mine),
            round: round.record(),
            question: Question::Hint(HintGoal::Win),
        };
        let (sender, values) = channel();
        let task = serde_json::to_string(&task).unwrap();
        let kind = TaskKind::of::<SolverTask>();
        kind.run(&task, move |value| sender.send(value).unwrap())
            .unwrap();
        let answers: Vec<SolverResult> = values
            .iter()
            .map(|value| serde_json::from_str(&value).unwrap())
            .collect();
        assert_eq!(answers, [SolverResult::Hint(hint.unwrap())]);
    }
}
