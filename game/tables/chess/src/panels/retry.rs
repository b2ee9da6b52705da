//! Panel for the retry of a mistake in a reviewed game.

use super::{guide, notation::Notation, words::color_name};
use crate::{
    model::{
        retry::{Attempt, Retry},
        review::Review,
    },
    panels::{ChessCommand, ChessScreen, RetryCommand},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::chess::Move;
use parlour_shell::{
    table::tutorial::TutorialStep,
    ui::{
        guide::GuideStep,
        kit::{ButtonSpec, UiBuilder},
    },
};

/// Name in the trace.
pub const ID: &str = "retry";

/// Builds the panel: the mistake, the result of the attempt, and the buttons.
pub fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    retry: &Retry,
) -> Handle<UiNode> {
    let solve = ChessCommand::Retry(RetryCommand::Solve);
    let solve = ButtonSpec::icon("solution", "icon_hint", "retry-solution", solve);
    let is_done = retry.attempt.is_done();
    let step = GuideStep {
        now: TutorialStep {
            number: retry.number(),
            is_task: !is_done,
        },
        count: retry.count(),
        heading: view.locale.text("retry-title"),
        text: text(view, review, retry),
        end: "lesson-end",
        action: |command| ChessCommand::Retry(RetryCommand::Guide(command)).into(),
        counter: "retry-counter",
        can_skip: true,
        more: (!is_done).then_some(solve).into_iter().collect(),
    };
    guide::build(kit, view, &step, |_, _| Vec::new())
}

/// Returns the task or the result of the attempt.
fn text(view: &ChessScreen, review: &Review, retry: &Retry) -> String {
    let locale = view.locale;
    let notation = Notation::of(locale);
    let mistake = retry.mistake();
    let before = &review.game().history()[mistake.ply - 1].before;
    let written = |mv: Move| ("move", notation.san(&before.san(mv)).into());
    let better = review.better_san(mistake.ply).unwrap_or_default();
    let better = ("better", notation.san(&better).into());
    match retry.attempt {
        Attempt::Open => {
            let annotated = &review.annotated;
            let played = annotated.numbered(annotated.at_ply(mistake.ply));
            let played = format!("{}{}", notation.san(&played), mistake.verdict.sign());
            let player = color_name(locale, mistake.color);
            let values = [("move", played.into()), ("player", player.into())];
            locale.format("retry-task", &values)
        }
        Attempt::Examined(mv) => locale.format("retry-examined", &[written(mv)]),
        Attempt::Repeated => locale.text("retry-repeated"),
        Attempt::Wrong(mv, loss) => {
            locale.format("retry-wrong", &[written(mv), ("loss", loss.into())])
        }
        Attempt::Best(mv) => locale.format("retry-best", &[written(mv)]),
        Attempt::Good(mv) => locale.format("retry-good", &[written(mv), better]),
        Attempt::Shown => locale.format("retry-shown", &[better]),
    }
}
