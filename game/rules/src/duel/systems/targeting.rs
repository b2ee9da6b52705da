//! What is done to which cards: the part that all actions with targets have in common.

use crate::duel::{
    Cards, Duel, Refusal, Zone,
    actions::{TargetChoice, Targeting},
};

impl Targeting {
    /// Whether there is anything that it can be done to.
    pub(in crate::duel) fn validate(&self, duel: &Duel) -> Result<(), Refusal> {
        match self.choice {
            TargetChoice::Card(card) => match duel.card_at(card).zone {
                Zone::Hero | Zone::Battlefield | Zone::Hand => Ok(()),
                _ => Err(Refusal::Gone),
            },
            TargetChoice::Random(mark) | TargetChoice::All(mark) => {
                let mut any = false;
                duel.marked(mark, self.player, self.source.id, |_| any = true);
                if any { Ok(()) } else { Err(Refusal::NoTarget) }
            }
        }
    }

    /// Finds the cards. Random picks among those still alive now (rule 12).
    pub(in crate::duel) fn resolve(&mut self, duel: &mut Duel) {
        match self.choice {
            TargetChoice::Card(card) => self.targets.push(duel.reference(card)),
            TargetChoice::All(mark) => {
                let targets = &mut self.targets;
                duel.marked(mark, self.player, self.source.id, |card| {
                    targets.push(duel.reference(card));
                });
            }
            TargetChoice::Random(mark) => {
                let mut candidates = Cards::new();
                duel.marked(mark, self.player, self.source.id, |card| {
                    candidates.push(duel.reference(card));
                });
                let pick = duel.random.below(candidates.len() as u64) as usize;
                self.targets.extend(candidates.get(pick).copied());
            }
        }
    }
}

/// The system of an action with targets: refused without any, aimed as it is prepared.
macro_rules! targeted_system {
    ($action:ident, $perform:ident) => {
        pub(in crate::duel) static SYSTEM: $crate::duel::system::System =
            $crate::duel::system::System {
                validate: &[(
                    $crate::duel::ActionKind::$action,
                    |duel, action| match action {
                        $crate::duel::Action::$action(action) => action.targeting.validate(duel),
                        _ => Ok(()),
                    },
                )],
                prepare: &[($crate::duel::ActionKind::$action, |sequence, action| {
                    if let $crate::duel::Action::$action(action) = action {
                        action.targeting.resolve(sequence.duel);
                    }
                })],
                perform: &[($crate::duel::ActionKind::$action, |sequence, action| {
                    if let $crate::duel::Action::$action(action) = action {
                        $perform(sequence, action);
                    }
                })],
            };
    };
}
pub(super) use targeted_system;
