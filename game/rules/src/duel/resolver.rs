//! Runs a root action and all that it causes: each action is validated, prepared, performed and ended,
//! with its reactions nested depth first (rules 1 to 5 of `docs/DUEL.md`).

use super::{
    Action, Duel, Event, Refusal, Step, limits,
    sequence::Sequence,
    systems::{death, victory},
    table::{self, Moment},
};

impl Duel {
    /// Runs a root action that was found valid.
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

    /// Runs a reaction, unless it is refused or too much has happened.
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

    /// The own work of a phase, and then the reactions that it has caused.
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
        // Stable: what was added first comes first.
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
