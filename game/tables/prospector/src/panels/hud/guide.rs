//! Guided first round: its steps in the panel and in a compact window.

use super::{
    PADDING,
    buttons::helpers,
    details::{beside_the_rod, run},
    insight::insight,
};
use crate::panels::{ProspectorCommand, ProspectorDialog, ProspectorScreen, ProspectorView};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::ui::{
    Action, Dialog, guide,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
    layout_metrics::BAR_MARGIN,
    panel::{ROD, told},
};

/// Number of steps.
pub const GUIDE_STEPS: usize = 7;

/// Returns the heading and the text of a step, counted from 0.
fn guide_words(view: &ProspectorScreen, table: &ProspectorView, step: usize) -> (String, String) {
    let locale = view.locale;
    let step = step.min(GUIDE_STEPS - 1) + 1;
    let mut text = locale.text(&format!("guide-{step}-text"));
    if step == 2 {
        let ends = locale.text(if table.series.round().rules().wrap {
            "guide-wrap"
        } else {
            "guide-no-wrap"
        });
        text = format!("{text} {ends}");
    }
    (locale.text(&format!("guide-{step}")), text)
}

/// Builds the step counter.
fn guide_counter(kit: &mut UiBuilder, view: &ProspectorScreen, step: usize) -> Handle<UiNode> {
    guide::counter(kit, view, step, GUIDE_STEPS)
}

/// Builds the buttons Next and Leave.
fn guide_buttons(kit: &mut UiBuilder, view: &ProspectorScreen, step: usize) -> Vec<Handle<UiNode>> {
    let (next, leave) = ways(step);
    guide::buttons(kit, view, next, leave)
}

/// Returns the actions of Next and Leave. The last step has no next one.
fn ways(step: usize) -> (Option<Action>, Action) {
    let next = (step + 1 < GUIDE_STEPS).then(|| Action::run(ProspectorCommand::Guide(step + 1)));
    (next, Action::run(ProspectorCommand::LeaveGuide))
}

/// Builds the panel content of a step, below the run.
pub(super) fn guide_step(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    step: usize,
    width: f32,
) -> Handle<UiNode> {
    let counter = guide_counter(kit, view, step);
    let (heading, text) = guide_words(view, table, step);
    let heading = kit.text(&heading, sizes::HEADING, colors::CREAM);
    let text = kit.paragraph(&text, width);
    let mut parts = run(kit, view.locale, table.series.round().score()).to_vec();
    parts.push(kit.line());
    parts.extend([counter, heading, text]);
    beside_the_rod(kit, 8.0, parts)
}

/// Builds the buttons of the panel during the guided round.
pub(super) fn guide_foot(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    step: usize,
    width: f32,
) -> Handle<UiNode> {
    let mut parts = Vec::new();
    parts.extend(insight(kit, view, table, width));
    let steps = guide_buttons(kit, view, step);
    parts.push(kit.tiles(steps.len(), 6.0, steps));
    parts.push(kit.line());
    let mut all = helpers(table);
    let help = Action::Open(Dialog::new(ProspectorDialog::Help));
    all.extend([
        ButtonSpec::icon("top", "icon_top_view", "top", Action::Top),
        ButtonSpec::icon("menu", "icon_menu", "menu", Action::Menu),
        ButtonSpec::icon("help", "icon_help", "help", help),
    ]);
    parts.push(kit.icon_tiles(view.locale, 4, all));
    kit.column(6.0, parts)
}

/// Builds a step in a compact window: at the left, or at the top so that the cards at the bottom of
/// the table stay visible.
pub(super) fn small_guide(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    step: usize,
) -> Handle<UiNode> {
    let (width, height) = view.free();
    if let Some(width) = view.layout().told_width() {
        return guide_at_the_left(kit, view, table, step, width);
    }
    let width = (width - 2.0 * (BAR_MARGIN + PADDING)).clamp(120.0, 440.0);
    let counter = guide_counter(kit, view, step);
    let (heading, text) = guide_words(view, table, step);
    let heading = kit.text(&heading, sizes::BODY, colors::CREAM);
    let head = kit.row(10.0, vec![counter, heading]);
    let text = kit.paragraph_with(&text, width - 16.0, sizes::SMALL, colors::CREAM_SOFT);
    kit.ctx[text].set_horizontal_alignment(HorizontalAlignment::Left);
    let text = kit
        .scrolled_if_higher(text, (height * 0.28).max(60.0))
        .to_base();
    let mut parts = vec![head, text];
    parts.extend(insight(kit, view, table, width));
    let mut steps = guide_buttons(kit, view, step);
    // Undo, redo and hint are only shown where there is room.
    let count = if width < 330.0 { 0 } else { 3 };
    steps.extend(kit.icons(view.locale, helpers(table).into_iter().take(count)));
    let steps = kit.row(6.0, steps);
    parts.push(steps);
    let column = kit.column_of_width(6.0, width, parts);
    let margin = kit.pad(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, BAR_MARGIN);
    kit.panel(
        column,
        PADDING,
        (HorizontalAlignment::Left, VerticalAlignment::Top),
        margin,
    )
}

fn guide_at_the_left(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    step: usize,
    width: f32,
) -> Handle<UiNode> {
    let (heading, text) = guide_words(view, table, step);
    let head = guide::short_head(kit, view, (step, GUIDE_STEPS), &heading, width);
    let text = kit.paragraph_with(&text, width - ROD, sizes::SMALL, colors::CREAM_SOFT);
    let mut words: Vec<_> = insight(kit, view, table, width - ROD).into_iter().collect();
    words.push(text);
    let text = kit.column_of_width(6.0, width - ROD, words);
    // Each row of buttons takes space from the text.
    let (next, leave) = ways(step);
    let few = match next {
        Some(_) => &["undo"][..],
        None => &["undo", "hint"],
    };
    let few = helpers(table)
        .into_iter()
        .filter(|spec| few.contains(&spec.name.as_str()));
    let few = kit.icons(view.locale, few);
    let foot = guide::short_buttons(kit, view, next, leave, few, width);
    told(kit, view, width, [head, text, foot])
}
