//! The panel beside the mine: the score, the run, what is left, what the solver says, and the
//! buttons. While the guided round is played it tells its steps.

mod buttons;
mod details;
mod guide;
mod insight;

pub use guide::GUIDE_STEPS;
pub use insight::insight_words;

use super::number;
use crate::ui::{
    ProspectorView, View,
    hud::{MARGIN, PANEL_WIDTH, bar_icons},
    is_compact_at,
    kit::{Kit, colors, sizes},
};
use buttons::buttons;
use details::{details, head, run_words};
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};
use guide::{guide_foot, guide_step, small_guide};
use insight::insight;

/// Between the panel's edge and what is in it.
const PADDING: f32 = 12.0;
/// In a line at the top: between its edge and what is in it, and the window's edge and it.
const BAR_PADDING: f32 = 4.0;
const BAR_MARGIN: f32 = 6.0;
/// Between the things in that line, and the room for the score in it.
const BAR_GAP: f32 = 10.0;
const BAR_SCORE: f32 = 56.0;
const BUTTON: f32 = 42.0;
/// Heights of the words "Score" and of the number under them.
const SCORE_LABEL: f32 = 18.0;
const SCORE_NUMBER: f32 = 48.0;

/// Builds the layer.
pub fn build(kit: &mut Kit, view: &View, size: (f32, f32)) -> Handle<UiNode> {
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
                children.push(panel(kit, view, table, None));
            }
        }
    }
    kit.layer(size, false, children)
}

/// Where the score stands, in pixels of a window whose panels have this scale.
pub fn score_place(window: Vector2<f32>, scale: f32) -> Vector2<f32> {
    if is_compact_at(window, scale) {
        let x = BAR_MARGIN + BAR_PADDING + 2.0 * (BUTTON + BAR_GAP) + BAR_SCORE * 0.5;
        let y = BAR_MARGIN + BAR_PADDING + BUTTON * 0.5;
        return Vector2::new(x, y) * scale;
    }
    let x = window.x - (MARGIN + PANEL_WIDTH - PADDING - 40.0) * scale;
    let y = (MARGIN + PADDING + SCORE_LABEL + SCORE_NUMBER * 0.5) * scale;
    Vector2::new(x, y)
}

/// The panel at the right, with everything, or with a step of the guided round.
fn panel(
    kit: &mut Kit,
    view: &View,
    table: &ProspectorView,
    guide: Option<usize>,
) -> Handle<UiNode> {
    let width = PANEL_WIDTH.min(view.window.x / kit.scale - 2.0 * MARGIN) - 2.0 * PADDING;
    let height = view.window.y / kit.scale - 2.0 * (MARGIN + PADDING);
    // Where there is little height everything scrolls, and what can be pressed comes first.
    let tight = height < 400.0;
    let inner = width - 16.0;
    let head = head(kit, view, table);
    let below = if tight { inner } else { width };
    let (middle, bottom) = match guide {
        Some(step) => (
            guide_step(kit, view, table, step, inner),
            guide_foot(kit, view, table, step, below),
        ),
        None => (
            details(kit, view, table, inner),
            buttons(kit, view, table, below),
        ),
    };
    let grid = if tight {
        let line = kit.line();
        let all = kit.column_of_width(8.0, inner, vec![bottom, line, head, middle]);
        let scrolled = kit.scrolled_if_higher(all, height).to_base();
        kit.column_of_width(0.0, width, vec![scrolled])
    } else {
        let line = kit.line();
        let top = kit.column(8.0, vec![head, line]);
        let scrolled = kit.scrolled(middle, 4000.0);
        let margin = kit.pad(0.0, 8.0, 0.0, 8.0);
        kit.ctx[scrolled].set_row(1).set_margin(margin);
        kit.ctx[bottom].set_row(2);
        GridBuilder::new(
            WidgetBuilder::new()
                .with_width(kit.px(width))
                .with_height(kit.px(height))
                .with_children([top, scrolled.to_base(), bottom]),
        )
        .add_row(Row::auto())
        .add_row(Row::stretch())
        .add_row(Row::auto())
        .add_column(Column::stretch())
        .build(kit.ctx)
        .to_base()
    };
    let margin = kit.pad(MARGIN, MARGIN, MARGIN, MARGIN);
    kit.panel(
        grid,
        PADDING,
        (HorizontalAlignment::Right, VerticalAlignment::Center),
        margin,
    )
}

/// In a small window: one line, and under it what the solver says.
fn bar(kit: &mut Kit, view: &View, table: &ProspectorView) -> Handle<UiNode> {
    let locale = view.locale;
    let [menu, fold] = bar_icons(kit, view);
    let score = number(locale, table.shown_score);
    let score = kit.text(&score, sizes::HEADING, colors::CREAM);
    let score = kit.at_least(score, BAR_SCORE, 0.0);
    let (sum, gold) = run_words(locale, table.series.round().score());
    let run = kit.text_and_tail(&sum, &gold, sizes::BODY, colors::CREAM_SOFT, colors::ACCENT);
    let run = kit.at_least(run, 72.0, 0.0);
    let row = kit.row(BAR_GAP, vec![menu, fold, score, run]);
    let mut lines = vec![row];
    let width = (view.window.x / kit.scale - 2.0 * (BAR_MARGIN + BAR_PADDING)).min(360.0);
    lines.extend(insight(kit, view, table, width));
    let column = kit.column(6.0, lines);
    let margin = kit.pad(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, BAR_MARGIN);
    kit.panel(
        column,
        BAR_PADDING,
        (HorizontalAlignment::Left, VerticalAlignment::Top),
        margin,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{is_compact, panel_covers, scale};

    #[test]
    fn numbers_land_on_the_panel_or_on_the_line_at_the_top() {
        for setting in [0.75, 1.0, 1.5, 2.0] {
            for (x, y) in [
                (1280.0, 720.0),
                (800.0, 600.0),
                (480.0, 360.0),
                (320.0, 240.0),
            ] {
                let window = Vector2::new(x, y);
                let score = score_place(window, scale(window, setting));
                let free = x * (1.0 - panel_covers(window, setting));
                let here = format!("{x}x{y} at {setting}: {score}");
                assert!(score.x > 0.0 && score.x < x, "{here}");
                assert!(score.y > 0.0 && score.y < y * 0.3, "{here}");
                assert_eq!(score.x > free, !is_compact(window, setting), "{here}");
            }
        }
    }
}
