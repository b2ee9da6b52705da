//! Panel of a lesson, and the list of all lessons.

use super::guide;
use crate::panels::{ChessCommand, ChessDialog, ChessScreen, LessonView};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::{
    table::tutorial::{GuideCommand, TutorialStep},
    ui::{
        Action,
        dialog_layout::DialogFrame,
        guide::GuideStep,
        kit::{ButtonSpec, UiBuilder, colors, sizes},
        list::list_row,
    },
};

/// Height of a lesson in the list, in units.
const LINE: f32 = 40.0;
/// Size of a check mark in the panel, in units.
const CHECK: f32 = 14.0;
/// Width of a row beside its title, in units: the edges, the number, the check mark and gaps.
const AROUND: f32 = 24.0 + 30.0 + 18.0 + 6.0;
/// Width of the list, in units, from which it has two columns.
const WIDE: f32 = 400.0;

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
        more: vec![ButtonSpec::icon(
            "steps",
            "icon_moves",
            "tutorial-steps",
            Action::open(ChessDialog::Tutorial),
        )],
    }
}

/// Builds the panel of a lesson: its task, and the button for the next lesson once it is done.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen, lesson: &LessonView) -> Handle<UiNode> {
    let step = step_of(view, lesson);
    guide::build(kit, view, &step, |kit, width| {
        contents(kit, view, lesson.number, width)
    })
}

/// Builds the names of all lessons below a line, with check marks for those done. The current one is
/// highlighted.
fn contents(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    current: usize,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let (lessons, progress) = view.chess.lessons;
    let rows = lessons.iter().enumerate().map(|(number, lesson)| {
        let color = match number == current {
            true => colors::ACCENT,
            false => colors::CREAM_SOFT,
        };
        let count = kit.text(&format!("{}.", number + 1), sizes::SMALL, colors::BRASS);
        kit.at_least(count, 26.0, 20.0);
        let title = view.locale.text(&lesson.title());
        let title = kit.fitted(&title, sizes::SMALL, color, width - 26.0 - CHECK - 8.0);
        let mut parts = vec![count, title];
        if progress.is_done(lesson) {
            parts.push(kit.tinted("icon_check", CHECK, CHECK, colors::ACCENT));
        }
        kit.row(4.0, parts)
    });
    let rows = rows.collect();
    vec![kit.line(), kit.column(4.0, rows)]
}

/// Builds the dialog with all lessons, of which the player can start any. The next one is highlighted.
pub fn steps(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let (lessons, progress) = view.chess.lessons;
    let frame = DialogFrame::of(view, 480.0);
    let next = progress.next(lessons);
    let done = lessons.iter().filter(|it| progress.is_done(it)).count();
    let values = [("done", done.into()), ("count", lessons.len().into())];
    let text = kit.small_paragraph(&locale.format("tutorial-progress", &values), frame.width);
    let columns = if frame.width < WIDE { 1 } else { 2 };
    let width = (frame.width - 6.0 * (columns - 1) as f32) / columns as f32;
    let room = width - AROUND;
    let is_too_wide = |title: &str| kit.width_of(title, sizes::BODY) > room;
    let mut titles = lessons.iter().map(|lesson| locale.text(&lesson.title()));
    let size = match titles.any(|title| is_too_wide(&title)) {
        true => sizes::SMALL,
        false => sizes::BODY,
    };
    let rows: Vec<_> = (0..lessons.len())
        .map(|number| row(kit, view, number, next == Some(number), (room, size)))
        .collect();
    if let Some(&row) = next.and_then(|next| rows.get(next)) {
        kit.matters = Some(("step".to_owned(), row));
    }
    // The list runs down its columns, and a grid is filled row by row.
    let high = rows.len().div_ceil(columns);
    let places = (0..high).flat_map(|line| (0..columns).map(move |column| column * high + line));
    let rows = places
        .filter_map(|place| rows.get(place).copied())
        .collect();
    let list = kit.tiles(columns, 6.0, rows);
    let middle = kit.column_of_width(8.0, frame.width, vec![text, list]);
    let key = match (done, next) {
        (0, _) => "tutorial-start",
        (_, Some(_)) => "tutorial-resume",
        (_, None) => "tutorial-restart",
    };
    let start = ChessCommand::Lessons(GuideCommand::Start);
    let start = ButtonSpec::new("tutorial-start", key, start).primary();
    frame.build(
        kit,
        &locale.text("menu-learn"),
        middle,
        [start, ButtonSpec::close()],
    )
}

/// Builds the button of a lesson: its number and name, and a check mark if it is done. The name has
/// this room, in units, and the same text size in all rows.
fn row(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    number: usize,
    is_next: bool,
    (room, size): (f32, f32),
) -> Handle<UiNode> {
    let (lessons, progress) = view.chess.lessons;
    let lesson = &lessons[number];
    let is_done = progress.is_done(lesson);
    let color = match is_done {
        true => colors::CREAM_SOFT,
        false => colors::CREAM,
    };
    let count = kit.text(&format!("{}.", number + 1), size, colors::BRASS);
    kit.at_least(count, 26.0, 20.0);
    let title = view.locale.text(&lesson.title());
    let title = kit.fitted(&title, size, color, room);
    let left = kit.row(4.0, vec![count, title]);
    let check = match is_done {
        true => kit.tinted("icon_check", 18.0, 18.0, colors::ACCENT),
        false => kit.space(1.0),
    };
    kit.aligned(check, HorizontalAlignment::Right, VerticalAlignment::Center);
    let step = ButtonSpec::bare(format!("step-{}", number + 1), ChessCommand::Lesson(number));
    list_row(kit, step.least(LINE).primary_if(is_next), left, check)
}
