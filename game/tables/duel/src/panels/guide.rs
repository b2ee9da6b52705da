//! Guided first duel: its steps and their texts. Prospector's guided round has the same form.

use crate::panels::{DuelCommand, DuelScreen};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode},
};
use parlour_shell::ui::{
    Action, guide,
    kit::{UiBuilder, colors, sizes},
};

/// Number of steps.
pub const STEPS: usize = 8;

/// Step, counted from 0, that asks to play a minion.
pub const MINION: usize = 1;
/// Step that asks to end the turn.
pub const END_TURN: usize = 2;
/// Step that asks to attack.
pub const ATTACK: usize = 3;
/// Step that explains Taunt.
pub const TAUNT: usize = 4;
/// Step that asks to cast a spell.
pub const SPELL: usize = 5;

/// Returns the heading and the text of a step, counted from 0.
pub(super) fn words(view: &DuelScreen, step: usize) -> (String, String) {
    let step = step.min(STEPS - 1) + 1;
    (
        view.locale.text(&format!("duel-guide-{step}")),
        view.locale.text(&format!("duel-guide-{step}-text")),
    )
}

/// Builds the step counter.
pub(super) fn counter(kit: &mut UiBuilder, view: &DuelScreen, step: usize) -> Handle<UiNode> {
    guide::counter(kit, view, step, STEPS)
}

/// Builds the buttons Next and Leave.
pub(super) fn buttons(kit: &mut UiBuilder, view: &DuelScreen, step: usize) -> Vec<Handle<UiNode>> {
    let (next, leave) = ways(step);
    guide::buttons(kit, view, next, leave)
}

/// Returns the actions of Next and Leave. The last step has no next one.
pub(super) fn ways(step: usize) -> (Option<Action>, Action) {
    let next = (step + 1 < STEPS).then(|| Action::run(DuelCommand::Guide(step + 1)));
    (next, Action::run(DuelCommand::LeaveGuide))
}

/// Builds the panel content of a step.
pub(super) fn step(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    step: usize,
    width: f32,
) -> Handle<UiNode> {
    let counter = counter(kit, view, step);
    let (heading, text) = words(view, step);
    let heading = kit.paragraph_with(&heading, width, sizes::HEADING, colors::CREAM);
    let text = kit.paragraph(&text, width);
    for part in [heading, text] {
        kit.ctx[part].set_horizontal_alignment(HorizontalAlignment::Left);
    }
    kit.column(8.0, vec![counter, heading, text])
}
