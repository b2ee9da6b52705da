//! What is done to which cards: the part that all actions with targets have in common.

use crate::duel::{
    CardId, CardRef, Cards, Duel, Player, Refusal, TargetFilter, Zone, json::JsonFields,
};

/// Which cards an action is done to, before it is known which they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetChoice {
    /// This one.
    Card(CardId),
    /// One of these at random.
    Random(TargetFilter),
    /// All of these.
    All(TargetFilter),
}

/// From where an action comes and to which cards it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Targeting {
    /// Who does it.
    pub player: Player,
    /// The card that does it.
    pub source: CardRef,
    /// To which cards.
    pub choice: TargetChoice,
    /// The cards, once that is known: from its preparation on.
    pub targets: Cards,
}

impl Targeting {
    /// Not yet aimed at anything.
    pub(in crate::duel) fn new(player: Player, source: CardRef, choice: TargetChoice) -> Self {
        Self {
            player,
            source,
            choice,
            targets: Cards::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("source", "source_id", self.source);
        to.cards("targets", "target_ids", &self.targets);
    }

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

impl Duel {
    /// Calls for each card that a mark means, seen from a player's card: own hero and minions from
    /// the left, then the enemy's; on the table only those that are alive.
    pub(in crate::duel) fn marked(
        &self,
        mark: TargetFilter,
        player: Player,
        source: CardId,
        mut found: impl FnMut(CardId),
    ) {
        let mut consider = |id: CardId| {
            if mark.others && id == source {
                return;
            }
            let card = self.card_at(id);
            if let Some(race) = mark.race
                && self.set.get(card.definition).race != Some(race)
            {
                return;
            }
            if card.is_alive() || card.zone == Zone::Hand {
                found(id);
            }
        };
        for side in [player, player.opponent()] {
            if !mark.alliance.covers(side == player) {
                continue;
            }
            let side = self.side(side);
            if mark.zones.contains(Zone::Hero) {
                consider(side.hero);
            }
            if mark.zones.contains(Zone::Battlefield) {
                side.battlefield.iter().copied().for_each(&mut consider);
            }
            if mark.zones.contains(Zone::Hand) {
                side.hand.iter().copied().for_each(&mut consider);
            }
        }
    }

    /// Whether a mark means a card, seen from a player's card.
    pub(in crate::duel) fn means(
        &self,
        mark: TargetFilter,
        player: Player,
        source: CardId,
        id: CardId,
    ) -> bool {
        let Some(card) = self.cards.get(id.index()) else {
            return false;
        };
        mark.alliance.covers(card.owner == player)
            && mark.zones.contains(card.zone)
            && !(mark.others && id == source)
            && mark
                .race
                .is_none_or(|race| self.set.get(card.definition).race == Some(race))
            && (card.is_alive() || card.zone == Zone::Hand)
    }
}

/// The system of an action with targets: refused without any, aimed as it is prepared.
macro_rules! targeted_system {
    ($action:ident, $perform:ident) => {
        pub(in crate::duel) static SYSTEM: $crate::duel::systems::System =
            $crate::duel::systems::System {
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
