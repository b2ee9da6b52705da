//! Forecast of an attack or a card, which the table shows while the player aims.

use parlour_rules::duel::{
    Action, CardId, Change, Duel, Figures, Intent, Player, Selector, Step, actions::UseAbility,
};
use std::collections::HashMap;

/// Damage, healing and deaths that an intent would cause, as far as no chance is involved.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Forecast {
    figures: HashMap<CardId, Figures>,
    armour: [Option<i16>; 2],
    dying: Vec<CardId>,
}

impl Forecast {
    /// Returns the forecast of an intent. It ends where chance decides, and is empty if the intent
    /// is illegal.
    pub fn new(duel: &Duel, player: Player, intent: Intent) -> Self {
        let events = duel.clone().act(player, intent).unwrap_or_default();
        let mut forecast = Self::default();
        for event in &events {
            let Step::Perform { action, changes } = &event.step else {
                continue;
            };
            match action {
                Action::UseAbility(ability) if is_random(duel, ability) => break,
                Action::Damage(_) | Action::Heal(_) => {
                    changes.iter().for_each(|change| forecast.change(change));
                }
                Action::Death(death) => {
                    let cards = death.cards.iter().map(|card| card.id);
                    forecast.dying.extend(cards);
                }
                _ => {}
            }
        }
        let slain = forecast.figures.iter();
        let slain = slain.filter(|(_, figures)| figures.health <= 0);
        let slain: Vec<_> = slain.map(|(card, _)| *card).collect();
        forecast.dying.extend(slain);
        forecast.dying.sort_unstable();
        forecast.dying.dedup();
        forecast
    }

    fn change(&mut self, change: &Change) {
        match *change {
            Change::Card { card, figures } => {
                self.figures.insert(card, figures);
            }
            Change::Player { player, armour, .. } => self.armour[player.index()] = Some(armour),
        }
    }

    /// Returns the values of a card, if they would change.
    pub fn figures(&self, card: CardId) -> Option<Figures> {
        self.figures.get(&card).copied()
    }

    /// Returns the Armor of a player's hero, if it would change.
    pub fn armour(&self, player: Player) -> Option<i16> {
        self.armour[player.index()]
    }

    /// Returns the heroes and minions that would die.
    pub fn dying(&self) -> &[CardId] {
        &self.dying
    }
}

/// Returns whether chance chooses the targets of an ability.
fn is_random(duel: &Duel, ability: &UseAbility) -> bool {
    let card = duel.set().get(ability.card.definition);
    let used = card.abilities.get(usize::from(ability.index));
    let selector = used.and_then(|used| used.selector);
    matches!(selector, Some(Selector::Random { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{options::read_setup, panels::tests::cards};
    use parlour_rules::duel::Match;
    use std::{path::Path, sync::Arc};

    fn midgame() -> Duel {
        let set = Arc::new(cards());
        let path = Path::new("../../../docs/duel/midgame.ron");
        let game = Match::from_setup(&set, read_setup(path, &set).unwrap()).unwrap();
        game.duel().clone()
    }

    #[test]
    fn an_attack_shows_the_health_that_is_left_and_who_dies() {
        let duel = midgame();
        let player = duel.current();
        let minion = |player, index| {
            let mut minions = duel.player(player).battlefield().iter();
            *minions.nth(index).unwrap()
        };
        let (mouse, badger) = (minion(player, 0), minion(player, 1));
        // The Swan has Taunt, a Shell and 4 Attack.
        let target = minion(player.opponent(), 1);
        let attack = |attacker| {
            let intent = Intent::Attack { attacker, target };
            Forecast::new(&duel, player, intent)
        };
        let forecast = attack(badger);
        assert_eq!(forecast.figures(target).unwrap().health, 4);
        assert_eq!(forecast.figures(badger).unwrap().health, 1);
        assert!(forecast.dying().is_empty());
        assert_eq!(attack(mouse).dying(), [mouse]);
    }

    #[test]
    fn a_spell_breaks_armor_first() {
        let duel = midgame();
        let player = duel.current();
        let enemy = player.opponent();
        let target = duel.player(enemy).hero();
        let intent = Intent::Play {
            card: *duel.player(player).hand().iter().next().unwrap(),
            position: None,
            target: Some(target),
        };
        let forecast = Forecast::new(&duel, player, intent);
        assert_eq!(forecast.armour(enemy), Some(0));
        assert_eq!(forecast.figures(target).unwrap().health, 15);
        assert!(forecast.dying().is_empty());
    }
}
