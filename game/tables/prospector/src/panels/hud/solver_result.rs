//! Answers of the solver as text.

use crate::panels::{ProspectorScreen, ProspectorView, SolverResult, number, points};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode},
};
use parlour_rules::prospector::{
    Move,
    solver::{Hint, HintGoal},
};
use parlour_shell::{
    platform::locale::Locale,
    ui::kit::{UiBuilder, colors, sizes},
};

/// Returns the solver's answer as text.
pub fn insight_words(locale: &Locale, solver_result: &SolverResult) -> String {
    match solver_result {
        SolverResult::Thinking => locale.text("insight-thinking"),
        SolverResult::NoAnswer => locale.text("no-solver"),
        SolverResult::CanWin(Some(moves)) => {
            locale.format("insight-can-win", &[("moves", (*moves).into())])
        }
        SolverResult::CanWin(None) => locale.text("insight-cannot-win"),
        SolverResult::Hint(hint) => hint_words(locale, hint),
    }
}

/// Returns the solver's answer in a few words, for the strip of a compact window.
fn short_insight_words(locale: &Locale, solver_result: &SolverResult) -> String {
    let moves = |key, moves: usize| locale.format(key, &[("moves", moves.into())]);
    match solver_result {
        SolverResult::Thinking | SolverResult::NoAnswer => insight_words(locale, solver_result),
        SolverResult::CanWin(Some(count)) => moves("insight-short-can-win", *count),
        SolverResult::CanWin(None) => locale.text("insight-short-cannot-win"),
        SolverResult::Hint(hint) => {
            let why = match (hint.goal, hint.steps_to_win) {
                (HintGoal::Win, Some(count)) => moves("insight-short-win", count),
                (HintGoal::Win, None) => String::new(),
                (HintGoal::Score, _) => {
                    let points = points(locale, hint.best_score);
                    locale.format("insight-short-score", &[("points", points.into())])
                }
            };
            format!("{} {why}", hint_move(locale, hint))
                .trim_end()
                .to_owned()
        }
    }
}

fn hint_move(locale: &Locale, hint: &Hint) -> String {
    locale.text(match hint.mv {
        Move::Draw => "insight-draw",
        Move::Take(_) => "insight-take",
    })
}

fn hint_words(locale: &Locale, hint: &Hint) -> String {
    let what = hint_move(locale, hint);
    let score = || [("score", number(locale, hint.best_score).into())];
    let why = match (hint.goal, hint.steps_to_win) {
        (HintGoal::Win, Some(moves)) => locale.format("insight-win", &[("moves", moves.into())]),
        (HintGoal::Win, None) => String::new(),
        (HintGoal::Score, Some(moves)) => format!(
            "{} {}",
            locale.format("insight-score", &score()),
            locale.format("insight-still-won", &[("moves", moves.into())])
        ),
        (HintGoal::Score, None) => format!(
            "{} {}",
            locale.format("insight-score", &score()),
            locale.text("insight-not-won")
        ),
    };
    format!("{what} {why}").trim_end().to_owned()
}

pub(super) fn solver_result(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    width: f32,
) -> Option<Handle<UiNode>> {
    let words = insight_words(view.locale, table.solver_result?);
    Some(kit.paragraph_with(&words, width, sizes::SMALL, colors::ACCENT))
}

pub(super) fn short_insight(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    width: f32,
) -> Option<Handle<UiNode>> {
    let words = short_insight_words(view.locale, table.solver_result?);
    let words = kit.paragraph_with(&words, width, sizes::SMALL, colors::ACCENT);
    kit.ctx[words].set_horizontal_alignment(HorizontalAlignment::Left);
    Some(words)
}
