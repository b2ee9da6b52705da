//! Details in the panel: score, run, remaining cards and deal.

use super::{SCORE_LABEL, SCORE_NUMBER};
use crate::{
    panels::{ProspectorScreen, ProspectorView, counting, deal_name, number},
    scene::scoreboard::times,
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode},
};
use parlour_rules::prospector::{
    DealFilter, Origin, State,
    score::{Score, worth},
};
use parlour_shell::{
    platform::locale::Locale,
    ui::kit::{UiBuilder, colors, sizes},
};

/// Builds the score, highlighted above the high score.
pub(super) fn head(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
) -> Handle<UiNode> {
    let label = kit.text(&view.locale.text("score"), sizes::SMALL, colors::BRASS);
    kit.at_least(label, 0.0, SCORE_LABEL);
    let best = table.records.high_scores.best(table.series.round().rules());
    let color = if best > 0 && table.shown_score > best {
        colors::ACCENT
    } else {
        colors::CREAM
    };
    let score = number(view.locale, table.shown_score);
    let score = kit.text(&score, sizes::DISPLAY, color);
    kit.at_least(score, 0.0, SCORE_NUMBER);
    kit.column(0.0, vec![label, score])
}

/// Returns the sum of the run, and its gold multiplier with the resulting points.
pub(super) fn run_words(locale: &Locale, score: Score) -> (String, String) {
    match (score.chain, score.gold) {
        (0, _) => (String::from("–"), String::new()),
        (_, 0) => (number(locale, score.run()), String::new()),
        (_, gold) => (
            number(locale, score.run()),
            format!(" {} = {}", times(gold), number(locale, score.open())),
        ),
    }
}

/// Builds the high score, the remaining cards, the runs, the deal, and whether it counts. The open
/// run is on the table.
pub(super) fn details(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    width: f32,
) -> Handle<UiNode> {
    let mut parts = remaining(kit, view, table);
    parts.insert(2, kit.line());
    parts.push(kit.line());
    parts.extend(runs(kit, view.locale, table));
    parts.push(kit.line());
    parts.extend(deal(kit, view, table, width));
    beside_the_rod(kit, 6.0, parts)
}

/// Builds a line each for the high score, the rounds won, and both numbers of remaining cards.
pub(super) fn remaining(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let (series, round) = (table.series, table.series.round());
    let best = table.records.high_scores.best(round.rules());
    let best = match best {
        0 => String::from("–"),
        best => number(locale, best),
    };
    // The series counts a won round only when the next one starts.
    let won = series.rounds_won() + u32::from(series.round().state() == State::Won);
    let left = round.draw_pile().len();
    let color = if left == 0 && round.state() == State::Playing {
        colors::ACCENT
    } else {
        colors::CREAM
    };
    let mine = round.left().len().to_string();
    vec![
        kit.pair(&locale.text("high-score"), &best, colors::CREAM),
        kit.pair(&locale.text("rounds-won"), &won.to_string(), colors::CREAM),
        kit.pair(&locale.text("draw-pile"), &left.to_string(), color),
        kit.pair(&locale.text("in-the-mine"), &mine, colors::CREAM),
    ]
}

/// Builds a line each for what the next card adds to the open run, and for the best run of the round.
fn runs(kit: &mut UiBuilder, locale: &Locale, table: &ProspectorView) -> [Handle<UiNode>; 2] {
    let round = table.series.round();
    let score = round.score();
    let more = worth(score.chain + 1, score.gold).saturating_sub(score.open());
    let next = match round.state() {
        State::Playing => format!("+{}", number(locale, more)),
        _ => String::from("–"),
    };
    let best = match round.best_run() {
        0 => String::from("–"),
        best => number(locale, best),
    };
    [
        kit.pair(&locale.text("next-card"), &next, colors::CREAM),
        kit.pair(&locale.text("best-run"), &best, colors::CREAM),
    ]
}

/// Builds the name of the deal, its rules, and whether it counts, `width` units wide.
pub(super) fn deal(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let (series, round) = (table.series, table.series.round());
    let deal = deal_name(locale, round.seed().map(|seed| seed.name));
    let size = match deal.chars().count() {
        0..=20 => sizes::BODY,
        _ => sizes::SMALL,
    };
    let deal = kit.text(&deal, size, colors::CREAM);
    let mut rules = locale.text(if round.rules().wrap {
        "wrap-yes"
    } else {
        "wrap-no"
    });
    let daily = series.origin() == Origin::Daily;
    if series.deal_filter() == DealFilter::Any && !daily && table.practice.is_none() {
        rules = format!("{rules} {}", locale.text("any-deal"));
    }
    let rules = kit.small_paragraph(&rules, width);
    let reasons = series.reasons();
    let color = if reasons.is_empty() {
        colors::CREAM
    } else {
        colors::CREAM_SOFT
    };
    let counts = match table.practice {
        _ if table.replay.is_some() => locale.text("replay-note"),
        Some(_) => locale.text("practice-round"),
        None => counting(locale, &reasons),
    };
    let counts = kit.paragraph_with(&counts, width, sizes::SMALL, color);
    vec![deal, rules, counts]
}

/// Builds a column whose fixed-width parts are aligned left, to leave room for the scroll bar.
pub(super) fn beside_the_rod(
    kit: &mut UiBuilder,
    gap: f32,
    parts: Vec<Handle<UiNode>>,
) -> Handle<UiNode> {
    for &part in &parts {
        if kit.ctx[part].width().is_finite() {
            kit.ctx[part].set_horizontal_alignment(HorizontalAlignment::Left);
        }
    }
    kit.column(gap, parts)
}

/// Builds the current run. Its height is the same without a run.
pub(super) fn run(kit: &mut UiBuilder, locale: &Locale, score: Score) -> [Handle<UiNode>; 2] {
    let counts = match score.chain {
        0 => String::new(),
        cards => locale.format(
            "run-counts",
            &[("cards", cards.into()), ("gold", score.gold.into())],
        ),
    };
    let color = if score.gold > 0 {
        colors::ACCENT
    } else {
        colors::CREAM
    };
    let label = kit.pair_in(&locale.text("run"), &counts, colors::BRASS, color);
    let (sum, gold) = run_words(locale, score);
    let size = match sum.chars().count() + gold.chars().count() {
        0..=16 => sizes::HEADING,
        _ => sizes::BODY,
    };
    let worth = kit.text_and_tail(&sum, &gold, size, colors::CREAM, colors::ACCENT);
    let worth = kit.at_least(worth, 0.0, 26.0);
    [label, worth]
}
