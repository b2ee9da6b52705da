//! Dialog beside the table that steps through a finished game.

use super::{
    Action, View,
    dialog_layout::DialogFrame,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};
use crate::table::replay::{Replay, ReplayStep};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, grid::Row},
};

/// Height of the panel above the dialog that stays in sight, in units.
const ABOVE: f32 = 220.0;
/// Width of the buttons in a compact window, and least width of the dialog that shows the step beside
/// them, in units.
const ICONS: f32 = 252.0;
const ROW: f32 = 390.0;

/// Builds the dialog. `text` says what the table shows, and `to` returns the action that changes the
/// step.
pub fn build(
    kit: &mut UiBuilder,
    view: &View,
    (replay, text): (Replay, &str),
    to: impl Fn(ReplayStep) -> Action,
) -> Handle<UiNode> {
    let locale = view.locale;
    let frame = DialogFrame::beside(view, ABOVE);
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let values = [
        ("step", count(replay.step).into()),
        ("steps", count(replay.steps).into()),
    ];
    let heading = locale.format("replay-step", &values);
    let (begun, over) = (replay.step > 0, replay.step == replay.steps);
    let button = |name: &str, picture: &'static str, step, enabled| {
        let name = format!("replay-{name}");
        ButtonSpec::icon(name.clone(), picture, name, to(step)).enabled_if(enabled)
    };
    let steps = [
        button("start", "icon_to_start", ReplayStep::Start, begun),
        button("back", "icon_arrow_left", ReplayStep::Back, begun),
        button("forward", "icon_arrow_right", ReplayStep::Forward, !over),
        button("end", "icon_to_end", ReplayStep::End, !over),
    ];
    if view.is_compact() {
        return line(kit, frame.width, &heading, steps);
    }
    let steps = kit.icon_tiles(4, steps);
    let mut parts = Vec::new();
    if !text.is_empty() {
        parts.push(kit.small_paragraph(text, frame.width));
    }
    parts.push(steps);
    let middle = kit.column_of_width(8.0, frame.width, parts);
    frame.build(kit, &heading, middle, [ButtonSpec::close()])
}

/// Builds the dialog of a compact window: as low as possible, so that the table can be seen.
fn line(kit: &mut UiBuilder, width: f32, heading: &str, steps: [ButtonSpec; 4]) -> Handle<UiNode> {
    let close = ButtonSpec::close().picture("icon_close");
    // Large enough for fingers, also after rounding.
    let buttons = steps.into_iter().chain([close]);
    let buttons: Vec<_> = buttons.map(|button| button.least(44.0)).collect();
    let beside = width >= ROW;
    let room = if beside { width - ICONS } else { width };
    let heading = kit.fitted(heading, sizes::BODY, colors::CREAM, room);
    let buttons = kit.icon_tiles(5, buttons);
    if beside {
        kit.aligned(
            heading,
            HorizontalAlignment::Left,
            VerticalAlignment::Center,
        );
        let row = kit.spread(0, Row::auto(), vec![heading, buttons]);
        return kit.column_of_width(0.0, width, vec![row]);
    }
    kit.column_of_width(4.0, width, vec![heading, buttons])
}
