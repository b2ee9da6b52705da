//! Tutorials: games in which each step explains something or asks the player for a move.

use crate::{
    app::{Shell, options::TableId},
    ui::{Action, Dialog, TableCommand, dialog_layout::Confirm, kit::ButtonSpec},
};
use std::collections::BTreeSet;

/// Command for the tutorial of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GuideCommand {
    /// Starts the tutorial at its first step.
    Start,
    /// Goes to the next step.
    Next,
    /// Goes back to the previous step, and to the position where it began.
    Back,
    /// Leaves the tutorial, or ends it at its last step.
    Leave,
}

/// Step of a tutorial that is on view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TutorialStep {
    /// Number of the step, counted from 0.
    pub number: usize,
    /// Whether the player has to do something before the next step.
    pub is_task: bool,
}

/// Step that was on view, and what had happened when it began.
#[derive(Debug, Clone)]
struct Shown<S> {
    step: usize,
    completed: BTreeSet<usize>,
    state: S,
}

/// Tutorial of `COUNT` steps, which are counted from 0: the steps on view so far, each with the
/// state of the game, `S`, at its beginning.
#[derive(Debug, Clone)]
pub struct Tutorial<const COUNT: usize, S> {
    /// The last one is on view. Empty while the tutorial is closed.
    shown: Vec<Shown<S>>,
}

impl<const COUNT: usize, S> Default for Tutorial<COUNT, S> {
    fn default() -> Self {
        Self { shown: Vec::new() }
    }
}

impl<const COUNT: usize, S> Tutorial<COUNT, S> {
    /// Returns the step on view; `None` while the tutorial is closed.
    pub fn step(&self) -> Option<usize> {
        self.shown.last().map(|shown| shown.step)
    }

    /// Returns whether the tutorial is open.
    pub fn is_open(&self) -> bool {
        !self.shown.is_empty()
    }

    /// Opens the tutorial at its first step.
    pub fn start(&mut self, state: S) {
        self.shown = vec![Shown {
            step: 0,
            completed: BTreeSet::new(),
            state,
        }];
    }

    /// Shows the next step that is not completed, which begins in this state. The last step stays
    /// on view.
    pub fn next(&mut self, state: S) {
        let Some(now) = self.shown.last() else {
            return;
        };
        let mut steps = now.step + 1..COUNT;
        if let Some(step) = steps.find(|step| !now.completed.contains(step)) {
            let completed = now.completed.clone();
            self.shown.push(Shown {
                step,
                completed,
                state,
            });
        }
    }

    /// Returns to the previous step, and returns the state in which it began. `None` at the first
    /// step and while the tutorial is closed.
    pub fn back(&mut self) -> Option<&S> {
        if self.shown.len() < 2 {
            return None;
        }
        self.shown.pop();
        self.shown.last().map(|shown| &shown.state)
    }

    /// Records that a step is completed, and leaves it if it is on view: the next one begins in
    /// this state. Does nothing while the tutorial is closed.
    pub fn complete(&mut self, step: usize, state: S) {
        if let Some(now) = self.shown.last_mut() {
            now.completed.insert(step);
            if now.step == step {
                self.next(state);
            }
        }
    }

    /// Closes the tutorial. Returns whether it was at its last step; `None` if it was closed.
    pub fn close(&mut self) -> Option<bool> {
        let last = self.step().map(|step| step + 1 == COUNT);
        self.shown.clear();
        last
    }
}

impl Shell {
    /// Asks a new player whether to start the tutorial of a table, until it is declined or
    /// completed.
    pub fn offer_tutorial(&mut self, start: impl TableCommand) {
        let action = Action::run(start);
        let Action::Run(table, _) = &action else {
            return;
        };
        let table = *table;
        if self.saved_settings.tutorials.contains(table.name()) {
            return;
        }
        let text = self.locale.text(&format!("tutorial-{}", table.name()));
        let yes = ButtonSpec::new("tutorial-yes", "tutorial-yes", Action::confirmed(action));
        let no = ButtonSpec::new("tutorial-no", "tutorial-no", Action::DeclineTutorial(table));
        let question = Confirm::new("tutorial", "tutorial-title", text, [yes.primary(), no]);
        self.turn_to(Dialog::Confirm(question));
        self.changed();
    }

    /// Records that the tutorial of a table was started, or that it was completed.
    pub fn record_tutorial(&mut self, table: TableId, completed: bool) {
        let tutorials = &mut self.saved_settings.tutorials;
        self.settings_changed |= match completed {
            true => tutorials.insert(table.name().to_owned()),
            false => tutorials.remove(table.name()),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn completed_steps_are_skipped_and_the_last_one_stays() {
        let mut tutorial = Tutorial::<4, _>::default();
        tutorial.complete(0, 'a');
        assert_eq!(tutorial.step(), None, "it is closed");
        tutorial.start('a');
        tutorial.complete(1, 'b');
        assert_eq!(tutorial.step(), Some(0));
        tutorial.complete(0, 'c');
        assert_eq!(tutorial.step(), Some(2));
        tutorial.next('d');
        tutorial.next('e');
        assert_eq!(tutorial.step(), Some(3));
        assert_eq!(tutorial.close(), Some(true));
        assert_eq!(tutorial.close(), None);
        tutorial.start('f');
        assert_eq!(tutorial.step(), Some(0));
        assert_eq!(tutorial.close(), Some(false));
    }

    #[test]
    fn back_leads_to_the_position_where_the_step_before_began() {
        let mut tutorial = Tutorial::<4, _>::default();
        tutorial.start('a');
        assert_eq!(tutorial.back(), None);
        tutorial.complete(1, 'b');
        tutorial.next('c');
        assert_eq!(tutorial.step(), Some(2));
        assert_eq!(tutorial.back(), Some(&'a'));
        assert_eq!(tutorial.step(), Some(0));
        tutorial.next('d');
        assert_eq!(
            tutorial.step(),
            Some(2),
            "the move of step 1 was seen in step 0"
        );
    }
}
