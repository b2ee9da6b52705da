//! Retry of the mistakes in a reviewed game.

use super::{ChessTable, Mode};
use crate::{
    model::{
        analysis::Evaluation,
        retry::{Attempt, Retry},
    },
    panels::RetryCommand,
    scene::game_manager::Intent,
};
use fyrox::plugin::error::GameResult;
use parlour_shell::{app::TableContext, table::tutorial::GuideCommand};
use serde_json::json;

impl ChessTable {
    /// Carries out a command of the retry.
    pub(crate) fn retry_command(
        &mut self,
        ctx: &mut TableContext,
        command: RetryCommand,
    ) -> GameResult {
        let Some(review) = self.review.review() else {
            return Ok(());
        };
        let now = match &self.mode {
            Mode::Retry(retry) => Some(retry),
            Mode::Game => None,
            _ => return Ok(()),
        };
        let next = match (command, now) {
            (RetryCommand::Here, _) => {
                let mistake = review.mistake_here();
                mistake.and_then(|ply| Retry::of_mistake(review, ply))
            }
            (RetryCommand::Game, _) => Retry::of_game(review),
            (RetryCommand::Guide(GuideCommand::Next), Some(now)) => now.at(now.number() + 1),
            (RetryCommand::Guide(GuideCommand::Back), Some(now)) => {
                now.number().checked_sub(1).and_then(|it| now.at(it))
            }
            (RetryCommand::Guide(GuideCommand::Leave), Some(_)) => return self.leave_retry(ctx),
            (RetryCommand::Solve, Some(_)) => return self.solve_retry(ctx),
            (RetryCommand::Guide(_) | RetryCommand::Solve, _) => None,
        };
        match next {
            Some(retry) => self.begin_retry(ctx, retry),
            None => Ok(()),
        }
    }

    /// Shows the position before a mistake. The review stays at its move meanwhile.
    fn begin_retry(&mut self, ctx: &mut TableContext, retry: Retry) -> GameResult {
        self.review.rest();
        let mut yaw = 0.0;
        ctx.camera(|rig, _| yaw = rig.yaw())?;
        // The first retry of several knows from where the review is seen.
        self.review.yaw.get_or_insert(yaw);
        ctx.shell.fold_panel();
        let Some(review) = self.review.review() else {
            return Ok(());
        };
        let annotated = &review.annotated;
        let game = annotated.game_at(annotated.at_ply(retry.mistake().ply - 1));
        ctx.shell.dialogs.clear();
        self.place(ctx, Mode::Retry(retry), game)?;
        self.emit_retry(ctx);
        Ok(())
    }

    /// Plays the better move on the board.
    fn solve_retry(&mut self, ctx: &mut TableContext) -> GameResult {
        let (Mode::Retry(retry), Some(review)) = (&self.mode, self.review.review()) else {
            return Ok(());
        };
        let Some(better) = review.better(retry.mistake().ply) else {
            return Ok(());
        };
        let solved = retry.clone().with(Attempt::Shown);
        self.begin_retry(ctx, solved)?;
        self.submit(ctx, Intent::Play(better))
    }

    /// Returns to where the review was.
    pub(super) fn leave_retry(&mut self, ctx: &mut TableContext) -> GameResult {
        self.review.rest();
        if let Some(yaw) = self.review.yaw.take() {
            ctx.camera(|rig, speed| rig.turn_to(yaw, speed))?;
        }
        let Some(review) = self.review.review() else {
            return Ok(());
        };
        let annotated = &review.annotated;
        let game = annotated.game_at(annotated.now());
        self.place(ctx, Mode::Game, game)
    }

    /// Takes in the player's move at a mistake. Outside of a retry it does nothing.
    pub(super) fn judge_retry(&mut self, ctx: &mut TableContext) -> GameResult {
        let moved = self.with_game(ctx, |game| {
            let mv = game.history().last()?.mv;
            Some((game.ply(), mv, game.outcome()))
        });
        let (Mode::Retry(retry), Some(review), Some(Some((ply, mv, outcome)))) =
            (&mut self.mode, self.review.review(), moved)
        else {
            return Ok(());
        };
        if !retry.attempt.waits() || ply != retry.mistake().ply {
            return Ok(());
        }
        retry.play(review, mv);
        if let Some(outcome) = outcome {
            retry.learn(review, Evaluation::of_outcome(&outcome));
        }
        self.show_attempt(ctx)
    }

    /// Advances a retry by one frame: lets the engine examine the player's move.
    pub(super) fn advance_retry(&mut self, ctx: &mut TableContext) -> GameResult {
        let Mode::Retry(retry) = &self.mode else {
            return Ok(());
        };
        if !matches!(retry.attempt, Attempt::Examined(_)) {
            return Ok(());
        }
        let Some(game) = self.with_game(ctx, Clone::clone) else {
            return Ok(());
        };
        let program = self.analysis.program();
        let examined = self.review.examine(&game, program);
        let (Mode::Retry(retry), Some(review)) = (&mut self.mode, self.review.review()) else {
            return Ok(());
        };
        match examined {
            Ok(None) => Ok(()),
            Ok(Some(finding)) => {
                retry.learn(review, finding.evaluation);
                self.show_attempt(ctx)
            }
            Err(error) => {
                retry.attempt = Attempt::Open;
                self.analysis_failed(ctx.shell, &error);
                self.submit(ctx, Intent::Undo)
            }
        }
    }

    /// Shows the result of an attempt, and undoes a bad move.
    fn show_attempt(&mut self, ctx: &mut TableContext) -> GameResult {
        ctx.shell.changed();
        self.emit_retry(ctx);
        match &self.mode {
            Mode::Retry(retry) if retry.attempt.is_undone() => self.submit(ctx, Intent::Undo),
            _ => Ok(()),
        }
    }

    /// Emits the trace event `retry`.
    fn emit_retry(&self, ctx: &mut TableContext) {
        let Mode::Retry(retry) = &self.mode else {
            return;
        };
        let details = json!({ "ply": retry.mistake().ply, "attempt": retry.attempt.name() });
        ctx.shell.trace.emit("retry", details);
    }
}
