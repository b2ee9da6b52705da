//! Validation and resolution of targets for all actions with a [`Targeting`].

use crate::duel::{
    Cards, Duel, Refusal, Zone,
    actions::{TargetChoice, Targeting},
};

impl Targeting {
    /// Checks that there is at least one target.
    pub(in crate::duel) fn validate(&self, duel: &Duel) -> Result<(), Refusal> {
        match self.choice {
            TargetChoice::Card(card) => match duel.card_at(card).zone {
                Zone::Hero | Zone::Battlefield | Zone::Hand => Ok(()),
                _ => Err(Refusal::Gone),
            },
            TargetChoice::Random(filter) | TargetChoice::All(filter) => {
                let mut any = false;
                duel.each_match(filter, self.player, self.source.id, |_| any = true);
                if any { Ok(()) } else { Err(Refusal::NoTarget) }
            }
        }
    }

    /// Resolves the choice to cards. Random choices are made among those still alive now (rule 12).
    pub(in crate::duel) fn resolve(&mut self, duel: &mut Duel) {
        match self.choice {
            TargetChoice::Card(card) => self.targets.push(duel.reference(card)),
            TargetChoice::All(filter) => {
                let targets = &mut self.targets;
                duel.each_match(filter, self.player, self.source.id, |card| {
                    targets.push(duel.reference(card));
                });
            }
            TargetChoice::Random(filter) => {
                let mut candidates = Cards::new();
                duel.each_match(filter, self.player, self.source.id, |card| {
                    candidates.push(duel.reference(card));
                });
                self.targets.extend(duel.random.pick(&candidates).copied());
            }
        }
    }
}

/// Defines the system of an action with targets: canceled without targets, resolved in the prepare
/// phase.
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
