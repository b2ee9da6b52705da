//! The guided first duel: what its steps say. Prospector's guide is shown in the same way.

use crate::ui::{
    Action, DuelCommand, View, guide,
    kit::{UiBuilder, colors, sizes},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode},
};

/// How many steps it has.
pub const STEPS: usize = 8;

/// Steps, counted from 0: the one that asks to put a minion down,
pub const MINION: usize = 1;
/// to end the turn,
pub const END_TURN: usize = 2;
/// to attack,
pub const ATTACK: usize = 3;
/// that speaks of Taunt,
pub const TAUNT: usize = 4;
/// and that asks to cast a spell.
pub const SPELL: usize = 5;

/// Heading and text of a step, counted from 0.
pub(super) fn words(view: &View, step: usize) -> (String, String) {
    let step = step.min(STEPS - 1) + 1;
    (
        view.locale.text(&format!("duel-guide-{step}")),
        view.locale.text(&format!("duel-guide-{step}-text")),
    )
}

/// Which step it is.
pub(super) fn counter(kit: &mut UiBuilder, view: &View, step: usize) -> Handle<UiNode> {
    guide::counter(kit, view, step, STEPS)
}

/// On, and out.
pub(super) fn buttons(kit: &mut UiBuilder, view: &View, step: usize) -> Vec<Handle<UiNode>> {
    let (next, leave) = ways(step);
    guide::buttons(kit, view, next, leave)
}

/// The ways on and out; from the last step there is only the one out.
pub(super) fn ways(step: usize) -> (Option<Action>, Action) {
    let next = (step + 1 < STEPS).then(|| Action::Duel(DuelCommand::Guide(step + 1)));
    (next, Action::Duel(DuelCommand::LeaveGuide))
}

/// What the panel shows while the guided duel is played.
pub(super) fn step(kit: &mut UiBuilder, view: &View, step: usize, width: f32) -> Handle<UiNode> {
    let counter = counter(kit, view, step);
    let (heading, text) = words(view, step);
    let heading = kit.paragraph_with(&heading, width, sizes::HEADING, colors::CREAM);
    let text = kit.paragraph(&text, width);
    for part in [heading, text] {
        kit.ctx[part].set_horizontal_alignment(HorizontalAlignment::Left);
    }
    kit.column(8.0, vec![counter, heading, text])
}
