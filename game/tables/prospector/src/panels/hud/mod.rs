//! Panel beside the layout of cards: score, run, remaining cards, the solver's answer, and buttons.
//! In the tutorial it shows the current step.

mod buttons;
mod details;
mod guide;
mod sheet;
mod solver_result;

pub(super) use buttons::{records_icon, restart_icon};
pub use guide::{GUIDE_STEPS, guide_insets};
pub use sheet::sheet_top;
pub use solver_result::insight_words;

use super::number;
use crate::panels::{ProspectorDialog, ProspectorScreen, ProspectorView};
use buttons::{buttons, helpers, next};
use details::{details, head, remaining, run_words};
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    gui::UiNode,
};
use guide::{guide_foot, guide_step, small_guide};
use parlour_shell::{
    table::tutorial::TutorialStep,
    ui::{
        Layout, Shape,
        kit::{UiBuilder, colors, sizes},
        layout_metrics::{BAR_MARGIN, BAR_PADDING, LINE_GAP, STRIP, STRIP_GAP},
        panel::{
            MARGIN, PADDING, PANEL_WIDTH, ROD, bar_icons, bar_panel, scrolled_column, side_column,
            side_panel, strip_room,
        },
    },
};
use solver_result::{short_insight, solver_result};

/// Height of the content, in units, from which the result of a round leaves room for the numbers.
const HIGH: f32 = 640.0;
/// Least widths of the score and of the run in the line of a compact window, in units.
const BAR_SCORE: f32 = 56.0;
const BAR_RUN: f32 = 72.0;
/// Height of an icon button, in units.
const BUTTON: f32 = 42.0;
/// Height of the score in the strip and in the line, in units.
const STRIP_SCORE: f32 = 30.0;
const LINE_SCORE: f32 = BUTTON - SCORE_LABEL;
/// Heights of the word "Score" and of the number below it, in units.
const SCORE_LABEL: f32 = 18.0;
const SCORE_NUMBER: f32 = 48.0;

/// Builds the layer of Prospector's table.
pub fn build(kit: &mut UiBuilder, view: &ProspectorScreen, size: (f32, f32)) -> Handle<UiNode> {
    let Some(table) = &view.prospector else {
        return kit.layer(size, false, Vec::new());
    };
    let mut children = Vec::new();
    match (view.is_compact(), table.guide) {
        (false, guide) => children.push(panel(kit, view, table, guide)),
        (true, Some(step)) => children.push(small_guide(kit, view, table, step)),
        (true, None) => {
            children.push(bar(kit, view, table));
            if view.panel_open {
                children.push(match sheet_top(&view.layout()) {
                    Some(top) => sheet::sheet(kit, view, table, top),
                    None => panel(kit, view, table, None),
                });
            }
        }
    }
    kit.layer(size, false, children)
}

/// Returns the center of the score in this layout, in pixels. Floating scores fly to it.
pub fn score_place(layout: &Layout) -> Vector2<f32> {
    let begin = BAR_MARGIN + BAR_PADDING;
    let (x, y) = match layout.shape() {
        Shape::Panel => {
            let y = MARGIN + PADDING + SCORE_LABEL + SCORE_NUMBER * 0.5;
            let x = layout.window().x / layout.scale() - MARGIN - PANEL_WIDTH + PADDING + 40.0;
            (x, y)
        }
        Shape::Strip => {
            let y = begin + BUTTON + STRIP_GAP + SCORE_LABEL + STRIP_SCORE * 0.5;
            (begin + STRIP * 0.3, y)
        }
        Shape::Line => {
            let x = begin + 2.0 * (BUTTON + LINE_GAP) + BAR_SCORE * 0.5;
            (x, begin + (SCORE_LABEL + BUTTON) * 0.5)
        }
    };
    Vector2::new(x, y) * layout.scale()
}

/// Builds the panel at the right, with the details or with a step of the tutorial.
fn panel(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    guide: Option<TutorialStep>,
) -> Handle<UiNode> {
    let width = PANEL_WIDTH.min(view.free().0 - 2.0 * MARGIN) - 2.0 * PADDING;
    let above = view.layout().panel_top();
    let height = view.free().1 - above - MARGIN - 2.0 * PADDING;
    // In a low window the whole panel scrolls, with the buttons first.
    let tight = height < 400.0;
    let inner = width - 16.0;
    let head = head(kit, view, table);
    let below = if tight { inner } else { width };
    // The result of a round takes the place of the deal and of the buttons.
    let result = view.dialogs.last().is_some_and(|dialog| {
        let over = matches!(dialog.get(), Some(ProspectorDialog::RoundOver(_)));
        over && !view.is_compact()
    });
    let (middle, bottom) = match guide {
        _ if result && height < HIGH => (kit.space(1.0), kit.space(1.0)),
        _ if result => {
            let remaining = remaining(kit, view, table);
            (kit.column(6.0, remaining), kit.space(1.0))
        }
        Some(step) => (
            guide_step(kit, view, table, step, inner),
            guide_foot(kit, view, table, step, below),
        ),
        None => (
            details(kit, view, table, inner),
            buttons(kit, view, table, (below, tight)),
        ),
    };
    let content = if tight {
        let line = kit.line();
        scrolled_column(
            kit,
            (width, height),
            inner,
            vec![bottom, line, head, middle],
        )
    } else {
        side_column(kit, (width, height), [head, middle, bottom])
    };
    side_panel(kit, content, above)
}

/// Builds the strip of a compact window, or the line with the solver's answer below it.
fn bar(kit: &mut UiBuilder, view: &ProspectorScreen, table: &ProspectorView) -> Handle<UiNode> {
    let locale = view.locale;
    let mut parts = bar_icons(kit, view);
    let score = number(locale, table.shown_score);
    if view.layout().shape() == Shape::Strip {
        let score = kit.fitted(&score, sizes::HEADING, colors::CREAM, STRIP);
        parts.push(under_its_name(kit, "score", score, (STRIP, STRIP_SCORE)));
        let tools = tools(kit, view, table);
        match short_insight(kit, view, table, STRIP - ROD) {
            None => parts.extend([strip_run(kit, view, table), tools]),
            // The solver's answer replaces the run, which the scoreboard on the table also shows.
            Some(words) => {
                parts.push(tools);
                let room = strip_room(kit, view, &parts).max(36.0);
                parts.push(kit.scrolled_if_higher(words, room).to_base());
            }
        }
        return bar_panel(kit, view, parts, None);
    }
    let score = kit.text(&score, sizes::BODY, colors::CREAM);
    parts.push(under_its_name(kit, "score", score, (BAR_SCORE, LINE_SCORE)));
    let (sum, gold) = run_words(locale, table.series.round().score());
    let run = kit.text_and_tail(&sum, &gold, sizes::BODY, colors::CREAM_SOFT, colors::ACCENT);
    parts.push(under_its_name(kit, "run", run, (BAR_RUN, LINE_SCORE)));
    if view.layout().has_tools() {
        parts.push(tools(kit, view, table));
    }
    let width = (view.free().0 - 2.0 * (BAR_MARGIN + BAR_PADDING)).min(360.0);
    let below = solver_result(kit, view, table, width);
    bar_panel(kit, view, parts, below)
}

/// Builds a number of at least this size, in units, with its label above it.
fn under_its_name(
    kit: &mut UiBuilder,
    key: &str,
    number: Handle<UiNode>,
    (width, height): (f32, f32),
) -> Handle<UiNode> {
    let name = kit.locale.text(key);
    let name = kit.fitted(&name, sizes::SMALL, colors::BRASS, width);
    let name = kit.at_least(name, width, SCORE_LABEL);
    let number = kit.at_least(number, width, height);
    kit.column(0.0, vec![name, number])
}

/// Builds the buttons for undo and hint, or after the round the one that leads on.
fn tools(kit: &mut UiBuilder, view: &ProspectorScreen, table: &ProspectorView) -> Handle<UiNode> {
    if let Some(next) = next(view, table) {
        return kit.icon_tiles(1, [next]);
    }
    let tools = helpers(table).into_iter();
    let tools = tools.filter(|spec| ["undo", "hint"].contains(&spec.name.as_str()));
    kit.icon_tiles(2, tools)
}

/// Builds the run for the strip.
fn strip_run(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
) -> Handle<UiNode> {
    let locale = view.locale;
    let (sum, gold) = run_words(locale, table.series.round().score());
    let label = kit.text(&locale.text("run"), sizes::SMALL, colors::BRASS);
    let sum = kit.fitted(&sum, sizes::BODY, colors::CREAM, STRIP);
    // The height is the same without gold.
    let gold = kit.fitted(gold.trim(), sizes::SMALL, colors::ACCENT, STRIP);
    let gold = kit.at_least(gold, 0.0, SCORE_LABEL);
    kit.column(0.0, vec![label, sum, gold])
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_shell::{platform::Margins, ui::scale};

    #[test]
    fn numbers_land_on_the_panel_or_on_what_a_small_window_has_instead() {
        for setting in [0.75, 1.0, 1.5, 2.0] {
            for (x, y) in [
                (1280.0, 720.0),
                (800.0, 600.0),
                (640.0, 360.0),
                (480.0, 360.0),
                (320.0, 240.0),
            ] {
                let window = Vector2::new(x, y);
                let layout = Layout::new(window, scale(window, setting), Margins::default());
                let score = score_place(&layout);
                let here = format!("{x}x{y} at {setting}: {score}");
                assert!(score.x > 0.0 && score.x < x, "{here}");
                assert!(score.y > 0.0 && score.y < y * 0.5, "{here}");
                let free = layout.table(0.0).free(window);
                assert!(!free.contains(score), "{here} in {free:?}");
            }
        }
    }
}
