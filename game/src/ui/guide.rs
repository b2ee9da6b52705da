//! What guided rounds have in common: where in them one is, and the way on and out.

use super::{
    Action, View,
    kit::{Kit, Look, colors, sizes},
};
use fyrox::{core::pool::Handle, gui::UiNode};

/// Which step, counted from 0, of how many it is.
pub(super) fn counter(kit: &mut Kit, view: &View, step: usize, count: usize) -> Handle<UiNode> {
    let values = [("number", (step + 1).into()), ("count", count.into())];
    let count = view.locale.format("guide-counter", &values);
    kit.text(&count, sizes::SMALL, colors::BRASS)
}

/// On, and out. `next` is none at the last step: then there is only one way.
pub(super) fn buttons(
    kit: &mut Kit,
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
    let mut buttons = vec![kit.button_with("guide-next", &label, None, on, Look::Primary, true)];
    if let Some(out) = out {
        buttons.push(kit.button("guide-leave", &view.locale.text("guide-leave"), out));
    }
    buttons
}
