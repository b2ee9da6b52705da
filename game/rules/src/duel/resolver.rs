//! Runs a root action and everything it causes: each action is validated, prepared, performed and
//! ended, with its reactions nested depth first (rules 1 to 5).

use super::{
    Action, Duel, Event, Refusal, Step, limits,
    sequence::Sequence,
    systems::{death, victory},
    table::{self, Moment},
};

impl Duel {
    /// Runs a validated root action. Events are logged if there is a log.
    pub(super) fn run_root(&mut self, action: Action, log: Option<&mut Vec<Event>>) {
        Sequence::new(self, log).root(action);
    }
}

impl Sequence<'_> {
    fn root(&mut self, mut action: Action) {
        self.log_step(|| Step::Begin(action.clone()));
        self.phases(&mut action);
        self.depth = 1;
        while let Some(death) = death::reap(self.duel) {
            self.run_counted(death.into());
        }
        if let Some(end) = victory::judge(self.duel) {
            self.run_counted(end.into());
        }
        self.depth = 0;
        self.log_step(|| Step::End(action.kind()));
    }

    /// Runs a reaction, unless it is invalid or a limit is reached.
    fn run(&mut self, action: Action) {
        if self.left == 0 || self.depth >= limits::DEPTH {
            self.cancel(action, Refusal::TooMuch);
            return;
        }
        self.left -= 1;
        self.run_counted(action);
    }

    fn run_counted(&mut self, mut action: Action) {
        if let Err(refusal) = table::validate(self.duel, &action) {
            self.cancel(action, refusal);
            return;
        }
        self.log_step(|| Step::Begin(action.clone()));
        self.phases(&mut action);
        self.log_step(|| Step::End(action.kind()));
    }

    fn cancel(&mut self, action: Action, refusal: Refusal) {
        let kind = action.kind();
        self.log_step(|| Step::Begin(action));
        self.log_step(|| Step::Cancel { kind, refusal });
    }

    fn phases(&mut self, action: &mut Action) {
        self.log_step(|| Step::Prepare(action.kind()));
        self.phase(Moment::Prepare, action);
        self.phase(Moment::Perform, action);
    }

    /// Calls the handlers of a phase, and then runs the reactions they added.
    fn phase(&mut self, moment: Moment, action: &mut Action) {
        let first = self.reactions.len();
        table::handle(moment, self, action);
        if moment == Moment::Perform {
            self.log_performed(action);
        }
        let last = self.reactions.len();
        if first == last {
            return;
        }
        // Stable sort: reactions that were added first come first.
        self.reactions[first..].sort_by_key(|reaction| (-reaction.priority, reaction.order));
        self.depth += 1;
        for index in first..last {
            if let Some(reaction) = self.reactions[index].action.take() {
                self.run(reaction);
            }
        }
        self.depth -= 1;
        self.reactions.truncate(first);
    }
}
