//! Panel of a lesson.

use super::guide;
use crate::panels::{ChessCommand, ChessScreen, LessonView};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::{
    table::tutorial::TutorialStep,
    ui::{guide::GuideStep, kit::UiBuilder},
};

/// Returns the step of the tutorial that a lesson is. It is a task until it is done.
fn step_of(view: &ChessScreen, lesson: &LessonView) -> GuideStep {
    let locale = view.locale;
    let text = match lesson.done {
        true => "lesson-done",
        false => &lesson.lesson.text(),
    };
    GuideStep {
        now: TutorialStep {
            number: lesson.number,
            is_task: !lesson.done,
        },
        count: lesson.count,
        heading: locale.text(&lesson.lesson.title()),
        text: locale.text(text),
        end: "lesson-end",
        action: |command| ChessCommand::Lessons(command).into(),
        counter: "guide-counter",
        can_skip: false,
        more: Vec::new(),
    }
}

/// Builds the panel of a lesson: its task, and the button for the next lesson once it is done.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen, lesson: &LessonView) -> Handle<UiNode> {
    let step = step_of(view, lesson);
    guide::build(kit, view, &step)
}
