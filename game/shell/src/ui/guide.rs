//! Common parts of the guided rounds: step counter, Next and Leave.

use super::{
    Action, View,
    kit::{ButtonStyle, UiBuilder, colors, sizes},
};
use fyrox::{core::pool::Handle, gui::UiNode};

/// Height of a button and width of an icon button, in units.
const BUTTON: f32 = 42.0;
/// Width of the short counter, in units.
const SHORT_COUNTER: f32 = 56.0;

/// Builds the counter of a `step` that counts from 0.
pub fn counter(kit: &mut UiBuilder, view: &View, step: usize, count: usize) -> Handle<UiNode> {
    let values = [("number", (step + 1).into()), ("count", count.into())];
    let count = view.locale.format("guide-counter", &values);
    kit.text(&count, sizes::SMALL, colors::BRASS)
}

/// Builds the counter and the heading of a step on one line of this width, in units.
pub fn short_head(
    kit: &mut UiBuilder,
    view: &View,
    (step, count): (usize, usize),
    heading: &str,
    width: f32,
) -> Handle<UiNode> {
    let values = [("number", (step + 1).into()), ("count", count.into())];
    let count = view.locale.format("guide-counter-short", &values);
    let count = kit.text(&count, sizes::SMALL, colors::BRASS);
    let heading = kit.fitted(heading, sizes::BODY, colors::CREAM, width - SHORT_COUNTER);
    kit.row(10.0, vec![count, heading])
}

/// Builds the buttons on one line of this width, in units: Next, these icons, and Leave. If the
/// label of Next is too long, the icons go to a second line.
pub fn short_buttons(
    kit: &mut UiBuilder,
    view: &View,
    next: Option<Action>,
    leave: Action,
    mut icons: Vec<Handle<UiNode>>,
    width: f32,
) -> Handle<UiNode> {
    if next.is_some() {
        let label = view.locale.text("guide-leave");
        icons.push(kit.icon("guide-leave", "icon_close", &label, leave.clone()));
    }
    let (key, on) = match next {
        Some(next) => ("guide-next", next),
        None => ("guide-done", leave),
    };
    let rest = width - icons.len() as f32 * (BUTTON + 6.0);
    let label = view.locale.text(key);
    let on = kit.button_with("guide-next", &label, None, on, ButtonStyle::Primary, true);
    if kit.size_of(on).x > rest {
        let icons = kit.tiles(icons.len(), 6.0, icons);
        return kit.column_of_width(6.0, width, vec![on, icons]);
    }
    let on = kit.boxed_live(on, Some(rest), BUTTON);
    let mut line = vec![on];
    line.append(&mut icons);
    kit.row(6.0, line)
}

/// Builds Next and Leave. At the last step `next` is `None`, and a single button ends the guide.
pub fn buttons(
    kit: &mut UiBuilder,
    view: &View,
    next: Option<Action>,
    leave: Action,
) -> Vec<Handle<UiNode>> {
    let out = next.is_some().then(|| leave.clone());
    let (key, on) = match next {
        Some(next) => ("guide-next", next),
        None => ("guide-done", leave),
    };
    let label = view.locale.text(key);
    let mut buttons =
        vec![kit.button_with("guide-next", &label, None, on, ButtonStyle::Primary, true)];
    if let Some(out) = out {
        buttons.push(kit.button("guide-leave", &view.locale.text("guide-leave"), out));
    }
    buttons
}
