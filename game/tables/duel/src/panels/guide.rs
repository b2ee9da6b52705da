//! Steps of the tutorial and their texts.

use crate::panels::{DuelCommand, DuelScreen, DuelView};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::duel::{Duel, Phase};
use parlour_shell::{
    table::tutorial::TutorialStep,
    ui::{
        guide::GuideStep,
        kit::{UiBuilder, colors, sizes},
    },
};

/// Number of steps.
pub const STEPS: usize = 8;

/// Step, counted from 0, that explains mana.
pub const MANA: usize = 0;
/// Step that asks to play a minion.
pub const MINION: usize = 1;
/// Step that asks to end the turn.
pub const END_TURN: usize = 2;
/// Step that asks to attack.
pub const ATTACK: usize = 3;
/// Step that explains Taunt.
pub const TAUNT: usize = 4;
/// Step that asks to cast a spell.
pub const SPELL: usize = 5;

/// Returns the step on view. The first one waits until the starting hand is confirmed.
pub(super) fn shown(table: &DuelView) -> Option<TutorialStep> {
    let exchanging = |duel: &Duel| duel.phase() == Phase::Mulligan;
    table.guide.filter(|_| !table.duel.is_some_and(exchanging))
}

/// Returns a step with its texts.
pub(super) fn step_of(view: &DuelScreen, step: TutorialStep) -> GuideStep {
    let number = step.number.min(STEPS - 1) + 1;
    GuideStep {
        now: step,
        count: STEPS,
        heading: view.locale.text(&format!("duel-guide-{number}")),
        text: view.locale.text(&format!("duel-guide-{number}-text")),
        end: "guide-done",
        action: |command| DuelCommand::Guide(command).into(),
        counter: "guide-counter",
        can_skip: false,
        more: Vec::new(),
    }
}

/// Builds the panel content of a step.
pub(super) fn step(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    step: TutorialStep,
    width: f32,
) -> Handle<UiNode> {
    let step = step_of(view, step);
    let counter = step.counter(kit);
    let heading = kit.paragraph_with(&step.heading, width, sizes::HEADING, colors::CREAM);
    let text = kit.paragraph(&step.text, width);
    kit.left_column(8.0, vec![counter, heading, text])
}
