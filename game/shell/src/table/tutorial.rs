//! Tutorials: games in which each step asks the player for something.

use std::collections::BTreeSet;

/// Tutorial of `COUNT` steps: the one on view, and those that are completed. Steps are counted from
/// 0.
#[derive(Debug, Default, Clone)]
pub struct Tutorial<const COUNT: usize> {
    step: Option<usize>,
    completed: BTreeSet<usize>,
}

impl<const COUNT: usize> Tutorial<COUNT> {
    /// Returns the step on view; `None` while the tutorial is closed.
    pub fn step(&self) -> Option<usize> {
        self.step
    }

    /// Returns whether the tutorial is open.
    pub fn is_open(&self) -> bool {
        self.step.is_some()
    }

    /// Opens the tutorial at its first step.
    pub fn start(&mut self) {
        self.completed.clear();
        self.step = Some(0);
    }

    /// Shows a step, or the next one that is not completed. After the last one the tutorial closes.
    pub fn show(&mut self, step: usize) {
        let mut steps = step..COUNT;
        self.step = steps.find(|step| !self.completed.contains(step));
    }

    /// Records that a step is completed, and leaves it if it is on view. Does nothing while the
    /// tutorial is closed.
    pub fn complete(&mut self, step: usize) {
        if let Some(now) = self.step {
            self.completed.insert(step);
            self.show(now);
        }
    }

    /// Closes the tutorial. Returns the step that was on view.
    pub fn close(&mut self) -> Option<usize> {
        self.step.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn completed_steps_are_skipped_and_the_last_one_closes() {
        let mut tutorial = Tutorial::<3>::default();
        tutorial.complete(0);
        assert_eq!(tutorial.step(), None, "it is closed");
        tutorial.start();
        tutorial.complete(1);
        assert_eq!(tutorial.step(), Some(0));
        tutorial.complete(0);
        assert_eq!(tutorial.step(), Some(2));
        tutorial.show(3);
        assert_eq!(tutorial.step(), None);
        tutorial.start();
        assert_eq!(tutorial.step(), Some(0));
        assert_eq!(tutorial.close(), Some(0));
    }
}
