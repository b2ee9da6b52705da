//! Steps of the tutorial in the panel and in a compact window.

use super::{
    buttons::{help_icon, helpers},
    details::{beside_the_rod, run},
    solver_result::solver_result,
};
use crate::panels::{ProspectorCommand, ProspectorScreen, ProspectorView};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::{
    scene::camera::Insets,
    table::tutorial::TutorialStep,
    ui::{
        guide::{GuideStep, top_width},
        kit::{ButtonSpec, UiBuilder, colors, sizes},
        layout_metrics::Layout,
        panel::ROD,
    },
};

/// Number of steps.
pub const GUIDE_STEPS: usize = 7;

/// Returns a step with its texts.
fn step_of(view: &ProspectorScreen, table: &ProspectorView, step: TutorialStep) -> GuideStep {
    let locale = view.locale;
    let number = step.number.min(GUIDE_STEPS - 1) + 1;
    let mut text = locale.text(&format!("guide-{number}-text"));
    if number == 2 {
        let ends = locale.text(if table.series.round().rules().wrap {
            "guide-wrap"
        } else {
            "guide-no-wrap"
        });
        text = format!("{text} {ends}");
    }
    GuideStep {
        now: step,
        count: GUIDE_STEPS,
        heading: locale.text(&format!("guide-{number}")),
        text,
        end: "guide-done",
        action: |command| ProspectorCommand::Guide(command).into(),
        counter: "guide-counter",
        can_skip: false,
        more: Vec::new(),
    }
}

/// Builds the panel content of a step, below the run.
pub(super) fn guide_step(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    step: TutorialStep,
    width: f32,
) -> Handle<UiNode> {
    let step = step_of(view, table, step);
    let counter = step.counter(kit);
    let heading = kit.text(&step.heading, sizes::HEADING, colors::CREAM);
    let text = kit.paragraph(&step.text, width);
    let mut parts = run(kit, view.locale, table.series.round().score()).to_vec();
    parts.push(kit.line());
    parts.extend([counter, heading, text]);
    beside_the_rod(kit, 8.0, parts)
}

/// Builds the buttons of the panel during the tutorial.
pub(super) fn guide_foot(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    step: TutorialStep,
    width: f32,
) -> Handle<UiNode> {
    let mut parts = Vec::new();
    parts.extend(solver_result(kit, view, table, width));
    parts.push(step_of(view, table, step).buttons(kit, width));
    parts.push(kit.line());
    let mut all = helpers(table);
    all.extend([ButtonSpec::top(view), ButtonSpec::menu(), help_icon()]);
    parts.push(kit.icon_tiles(4, all));
    kit.column(6.0, parts)
}

/// Height that a step covers across the top of a compact window, in units.
const ACROSS: f32 = 132.0;
/// Ratio of width to height up to which a step is across the top of a landscape window: the cards,
/// ten in a row, need the width more.
const ACROSS_UP_TO: f32 = 1.6;

/// Returns whether a step is across the top of the window.
fn is_across(layout: &Layout) -> bool {
    let window = layout.window();
    layout.text_width_at_left().is_some() && window.x < window.y * ACROSS_UP_TO
}

/// Returns the insets covered by a step.
pub fn guide_insets(layout: &Layout) -> Insets {
    match is_across(layout) {
        true => layout.at_the_top(ACROSS),
        false => layout.guide(),
    }
}

/// Builds a step in a compact window: at the left, or at the top so that the cards at the bottom of
/// the table stay visible.
pub(super) fn small_guide(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    step: TutorialStep,
) -> Handle<UiNode> {
    let step = step_of(view, table, step);
    let layout = view.layout();
    // Each row of buttons takes space from the text.
    let names = match step.is_last() {
        false => &["undo"][..],
        true => &["undo", "hint"],
    };
    let few = helpers(table).into_iter();
    let few: Vec<_> = few
        .filter(|spec| names.contains(&spec.name.as_str()))
        .collect();
    if is_across(&layout) {
        return step.across_the_top(kit, view, ACROSS, few, |kit, width| {
            solver_result(kit, view, table, width)
        });
    }
    if let Some(width) = layout.text_width_at_left() {
        let solver_result = solver_result(kit, view, table, width - ROD);
        return step.at_the_left(kit, view, width, few, solver_result, |_| None);
    }
    let width = top_width(view);
    let counter = step.counter(kit);
    let heading = kit.text(&step.heading, sizes::BODY, colors::CREAM);
    let head = kit.row(10.0, vec![counter, heading]);
    let mut below: Vec<_> = solver_result(kit, view, table, width).into_iter().collect();
    let mut buttons = step.line_of_buttons(kit);
    // Undo, redo and hint are only shown where there is room.
    let count = if width < 330.0 { 0 } else { 3 };
    buttons.extend(kit.icons(helpers(table).into_iter().take(count)));
    below.push(kit.row(6.0, buttons));
    let height = (view.free().1 * 0.28).max(60.0);
    step.at_the_top(kit, (width, height), head, below)
}
