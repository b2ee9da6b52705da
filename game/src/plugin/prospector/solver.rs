//! Asking the solver, on a thread of its own.

use crate::{
    plugin::Parlour,
    prospector::{
        manager::Prospector,
        tableau::{Spot, Tableau},
    },
    ui::Insight,
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::prospector::{
    Dealer, Move, State as RoundState,
    solver::{Budget, Hint, HintGoal, Puzzle, Unsolved},
};
use serde_json::json;
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
    mpsc::{Receiver, TryRecvError, channel},
};

/// A question to the solver.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Question {
    Hint(HintGoal),
    CanWin,
}

/// The solver at work on its own thread. It is stopped when nobody waits for it any more.
#[derive(Debug)]
pub(super) struct Thinking<T> {
    answer: Receiver<T>,
    stop: Arc<AtomicBool>,
}

impl<T> Drop for Thinking<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T: Send + 'static> Thinking<T> {
    /// Lets it begin. Work that was stopped has no answer.
    pub(super) fn begin(work: impl FnOnce(&Budget) -> Option<T> + Send + 'static) -> Self {
        let (sender, answer) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        std::thread::spawn(move || {
            if let Some(answer) = work(&Budget::until(&stopped)) {
                // Nobody may wait for it any more.
                let _ = sender.send(answer);
            }
        });
        Self { answer, stop }
    }

    /// The answer, if it has come; `Err` if there is none and never will be.
    pub(super) fn answer(&self) -> Result<Option<T>, ()> {
        match self.answer.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(()),
        }
    }
}

/// Questions and answers.
impl Parlour {
    /// Asks the solver, on a thread of its own.
    pub(super) fn ask_solver(&mut self, ctx: &mut PluginContext, question: Question) -> GameResult {
        let round = self.with_series(ctx, |series| series.round().clone());
        let Some(round) = round.filter(|round| round.state() == RoundState::Playing) else {
            return Ok(());
        };
        let solver = self.diggings.dealer.as_ref().and_then(Dealer::solver);
        let Some(solver) = solver.cloned() else {
            self.diggings.insight = Some(Insight::NoAnswer);
            return Ok(());
        };
        self.diggings.question = Some(question);
        self.diggings.insight = Some(Insight::Thinking);
        self.picks_due = Some(3);
        self.diggings.thinking = Some(Thinking::begin(move |budget| {
            let insight = match question {
                Question::Hint(goal) => solver
                    .hint(&round, goal, budget)
                    .map(|hint| hint.map_or(Insight::NoAnswer, Insight::Hint)),
                Question::CanWin => solver
                    .shortest(&Puzzle::of(&round), budget)
                    .map(|moves| Insight::CanWin(moves.map(|moves| moves.len()))),
            };
            match insight {
                Ok(insight) => Some(insight),
                Err(Unsolved::Stopped) => None,
                Err(Unsolved::OtherMine) => Some(Insight::NoAnswer),
            }
        }));
        Ok(())
    }

    /// Takes the solver's answer when it has come.
    pub(super) fn hear_solver(&mut self, ctx: &mut PluginContext) -> GameResult {
        let Some(thinking) = &self.diggings.thinking else {
            return Ok(());
        };
        let insight = match thinking.answer() {
            Ok(Some(insight)) => insight,
            Ok(None) => return Ok(()),
            Err(()) => Insight::NoAnswer,
        };
        self.diggings.thinking = None;
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        if let Insight::Hint(Hint { mv, .. }) = insight {
            let spot = match mv {
                Move::Take(slot) => Spot::Slot(slot),
                Move::Draw => Spot::Draw,
            };
            graph
                .try_get_script_of_mut::<Tableau>(self.diggings.tableau)?
                .hint(Some(spot));
        }
        if insight != Insight::NoAnswer {
            graph
                .try_get_script_of_mut::<Prospector>(self.diggings.manager)?
                .hint_shown();
        }
        self.trace_insight(&insight);
        self.diggings.insight = Some(insight);
        self.save_series(ctx);
        self.dirty = true;
        self.picks_due = Some(3);
        Ok(())
    }

    pub(super) fn trace_insight(&mut self, insight: &Insight) {
        let fields = match insight {
            Insight::Hint(hint) => json!({
                "move": hint.mv.to_string(),
                "aim": match hint.goal { HintGoal::Win => "win", HintGoal::Score => "score" },
                "steps_to_win": hint.steps_to_win,
                "best_score": hint.best_score,
            }),
            Insight::CanWin(steps) => json!({ "winnable": steps.is_some(), "steps": steps }),
            Insight::Thinking | Insight::NoAnswer => json!({}),
        };
        self.trace.emit("hint", fields);
    }

    pub(super) fn forget_insight(&mut self) {
        self.diggings.insight = None;
        self.diggings.thinking = None;
    }
}
