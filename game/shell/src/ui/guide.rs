//! Tutorials of the tables: a step with its texts, the step counter, Back, Next and Leave.

use super::{
    Action, View,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
    layout_metrics::BAR_MARGIN,
    panel::{PADDING, ROD, text_panel, top_left_panel},
};
use crate::table::tutorial::{GuideCommand, TutorialStep};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode},
};

/// Name of the button for the next step.
pub const NEXT_STEP: &str = "guide-next";

/// Height of a button and width of an icon button, in units.
const BUTTON: f32 = 42.0;
/// Width of the short counter, in units.
const SHORT_COUNTER: f32 = 56.0;

/// A step of a tutorial.
#[derive(Debug, Clone)]
pub struct GuideStep {
    /// The step.
    pub now: TutorialStep,
    /// Number of steps.
    pub count: usize,
    /// Heading in the player's language.
    pub heading: String,
    /// Text in the player's language.
    pub text: String,
    /// Locale key of the button that ends the tutorial after its last step.
    pub end: &'static str,
    /// Returns the action of a command of the tutorial.
    pub action: fn(GuideCommand) -> Action,
    /// Locale key of the step counter where there is room for its words.
    pub counter: &'static str,
    /// Whether Next doesn't wait for a task to be done.
    pub can_skip: bool,
    /// Icon buttons before Back and Leave.
    pub more: Vec<ButtonSpec>,
}

impl GuideStep {
    /// Returns whether this is the last step.
    pub fn is_last(&self) -> bool {
        self.now.number + 1 >= self.count
    }

    /// Builds the step counter; `key` is its locale key.
    fn counter_of(&self, kit: &mut UiBuilder, key: &str) -> Handle<UiNode> {
        let values = [
            ("number", (self.now.number + 1).into()),
            ("count", self.count.into()),
        ];
        let count = kit.locale.format(key, &values);
        kit.text(&count, sizes::SMALL, colors::BRASS)
    }

    /// Builds the step counter.
    pub fn counter(&self, kit: &mut UiBuilder) -> Handle<UiNode> {
        self.counter_of(kit, self.counter)
    }

    /// Returns Next, which ends the tutorial at the last step. It waits for a task to be done, unless
    /// that can be skipped.
    fn next_button(&self) -> ButtonSpec {
        let (key, command) = match self.is_last() {
            false => ("guide-next", GuideCommand::Next),
            true => (self.end, GuideCommand::Leave),
        };
        let next = ButtonSpec::new(NEXT_STEP, key, (self.action)(command));
        next.primary_if(!self.now.is_task).enabled_if(!self.waits())
    }

    /// Returns whether Next waits for a task to be done: the last one can only be left.
    fn waits(&self) -> bool {
        self.now.is_task && (!self.can_skip || self.is_last())
    }

    /// Returns the further buttons, Back and Leave. They stay in their places at every step: a second
    /// press on Next must not leave the tutorial.
    fn other_buttons(&self) -> Vec<ButtonSpec> {
        let button = |name: &str, picture, command| {
            ButtonSpec::icon(name, picture, name, (self.action)(command))
        };
        let back = button("guide-back", "icon_arrow_left", GuideCommand::Back);
        let leave = button("guide-leave", "icon_close", GuideCommand::Leave);
        let more = self.more.iter().cloned();
        more.chain([back.enabled_if(self.now.number > 0), leave])
            .collect()
    }

    /// Builds the buttons in columns that fit into this width, in units.
    pub fn buttons(&self, kit: &mut UiBuilder, width: f32) -> Handle<UiNode> {
        let others = self.other_buttons();
        let others = others.into_iter().map(|button| button.picture_if(false));
        let buttons = kit.buttons([self.next_button()].into_iter().chain(others));
        let columns = if buttons.len() == 4 { 2 } else { 3 };
        kit.tiles_fitting(columns, 6.0, width, buttons)
    }

    /// Builds the buttons on one line: Next, and the others as icons.
    pub fn line_of_buttons(&self, kit: &mut UiBuilder) -> Vec<Handle<UiNode>> {
        let mut line = vec![kit.button(self.next_button())];
        line.extend(kit.icons(self.other_buttons()));
        line
    }

    /// Builds the step in a compact window where its text is at the left, `width` units wide, with
    /// these icons beside Next. `before` is put above the text, and `above` builds a widget above
    /// the buttons.
    pub fn at_the_left(
        &self,
        kit: &mut UiBuilder,
        view: &View,
        width: f32,
        icons: Vec<ButtonSpec>,
        before: Option<Handle<UiNode>>,
        above: impl FnOnce(&mut UiBuilder) -> Option<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let counter = self.counter_of(kit, "guide-counter-short");
        let room = width - SHORT_COUNTER;
        let heading = kit.fitted(&self.heading, sizes::BODY, colors::CREAM, room);
        let head = kit.row(10.0, vec![counter, heading]);
        let text = kit.paragraph_with(&self.text, width - ROD, sizes::SMALL, colors::CREAM_SOFT);
        let text = before.into_iter().chain([text]).collect();
        let text = kit.column_of_width(6.0, width - ROD, text);
        let foot = self.short_buttons(kit, icons, width);
        let foot = above(kit).into_iter().chain([foot]).collect();
        let foot = kit.column_of_width(6.0, width, foot);
        text_panel(kit, view, width, [head, text, foot])
    }

    /// Builds the buttons on one line of this width, in units: Next, these icons, Back and Leave. If
    /// the label of Next is too long, the icons go to a second line, as many as fit.
    fn short_buttons(
        &self,
        kit: &mut UiBuilder,
        mut icons: Vec<ButtonSpec>,
        width: f32,
    ) -> Handle<UiNode> {
        icons.extend(self.other_buttons());
        let fitting = ((width + 6.0) / (BUTTON + 6.0)) as usize;
        let icons = icons.split_off(icons.len().saturating_sub(fitting.max(2)));
        let mut icons = kit.icons(icons);
        let rest = width - icons.len() as f32 * (BUTTON + 6.0);
        let next = kit.button(self.next_button());
        if kit.size_of(next).x > rest {
            let icons = kit.tiles(icons.len(), 6.0, icons);
            return kit.column_of_width(6.0, width, vec![next, icons]);
        }
        let next = kit.boxed_live(next, Some(rest), BUTTON);
        icons.insert(0, next);
        kit.row(6.0, icons)
    }

    /// Builds the step over the whole width of a compact window at its top, `height` units high:
    /// the text below what `before` builds for its width, and at the right the buttons with these
    /// icons.
    pub fn across_the_top(
        &self,
        kit: &mut UiBuilder,
        view: &View,
        height: f32,
        mut icons: Vec<ButtonSpec>,
        before: impl FnOnce(&mut UiBuilder, f32) -> Option<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let around = 2.0 * (BAR_MARGIN + PADDING);
        let width = view.free().0 - around;
        icons.extend(self.other_buttons());
        let icons = kit.icons(icons);
        let right = (icons.len() as f32 * (BUTTON + 6.0) - 6.0).max(140.0);
        let next = kit.button(self.next_button());
        let icons = kit.row(6.0, icons);
        let buttons = kit.column_of_width(6.0, right, vec![next, icons]);
        let left = width - right - 16.0;
        let counter = self.counter_of(kit, "guide-counter-short");
        let heading = kit.fitted(
            &self.heading,
            sizes::BODY,
            colors::CREAM,
            left - SHORT_COUNTER,
        );
        let head = kit.row(10.0, vec![counter, heading]);
        let text = kit.paragraph_with(&self.text, left - ROD, sizes::SMALL, colors::CREAM_SOFT);
        let text = before(kit, left - ROD).into_iter().chain([text]).collect();
        let text = kit.column_of_width(6.0, left - ROD, text);
        kit.ctx[text].set_horizontal_alignment(HorizontalAlignment::Left);
        let room = height - around - 6.0 - kit.height_of(head);
        let text = kit.scrolled_if_higher(text, room).to_base();
        let words = kit.column_of_width(6.0, left, vec![head, text]);
        let row = kit.row(16.0, vec![words, buttons]);
        top_left_panel(kit, row, PADDING)
    }

    /// Builds the step at the top of a compact window, `width` units wide, with this head above the
    /// text and these parts below it. The text is at most `height` units high.
    pub fn at_the_top(
        &self,
        kit: &mut UiBuilder,
        (width, height): (f32, f32),
        head: Handle<UiNode>,
        below: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let text = kit.paragraph_with(&self.text, width - 16.0, sizes::SMALL, colors::CREAM_SOFT);
        kit.ctx[text].set_horizontal_alignment(HorizontalAlignment::Left);
        let text = kit.scrolled_if_higher(text, height).to_base();
        let parts = [head, text].into_iter().chain(below).collect();
        let column = kit.column_of_width(6.0, width, parts);
        top_left_panel(kit, column, PADDING)
    }
}

/// Returns the width of a step at the top of a compact window, in units.
pub fn top_width(view: &View) -> f32 {
    (view.free().0 - 2.0 * (BAR_MARGIN + PADDING)).clamp(120.0, 440.0)
}
